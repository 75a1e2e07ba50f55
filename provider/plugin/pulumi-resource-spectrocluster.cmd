@echo off
rem The engine starts this for programs that name the folder under plugins.providers in Pulumi.yaml.
node "%~dp0..\..\dist\provider\plugin\index.js" %*
