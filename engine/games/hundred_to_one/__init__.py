"""Сто к одному (100 to 1): two teams guess what a hundred people have answered.

`boards` holds questions and their answers, `matching` finds an answer on a board, `judging` is the
kind host who hears it, `packs` reads files of questions. Rule ids: HO-001 to HO-033, and E1 to E12
where the sources are silent.
"""
