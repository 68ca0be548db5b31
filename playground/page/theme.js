// Light or dark: as the system has it, until somebody chooses.

import { icon } from "./dom.js";
import { t } from "./strings.js";

const system = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;
const isDark = () => (root.dataset.theme ?? (system.matches ? "dark" : "light")) === "dark";

/** Make the button turn the theme. */
export function startTheme(button) {
  const draw = () => {
    const label = t(isDark() ? "toLight" : "toDark");
    button.setAttribute("aria-label", label);
    button.title = label;
    button.replaceChildren(icon(isDark() ? "sun" : "moon"));
  };
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try {
      localStorage.setItem("prikup.theme", root.dataset.theme);
    } catch {
      // without storage the choice lasts as long as the page
    }
    draw();
  });
  system.addEventListener("change", draw);
  draw();
}
