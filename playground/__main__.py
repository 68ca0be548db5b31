from playground.server import main

main()
