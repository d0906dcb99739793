@echo off
rem The command line of the Railyard in this folder: railyard --help
node "%~dp0cli\railyard.mjs" %*
