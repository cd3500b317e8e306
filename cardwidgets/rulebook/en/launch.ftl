# The command `cardwidgets lab`

## Help

launch-description = Puts a copy of the notebooks into a folder of yours and opens them in JupyterLab. A file that you changed is never overwritten.
launch-help-folder = where the notebooks go; it is made if it is not there (default: { $default })
launch-help-no-browser = start JupyterLab, but do not open a browser
launch-help-port = the port JupyterLab listens at (default: 8888, or the next one that is free)
launch-help-copy-only = put the notebooks into the folder and stop there
launch-help-more = What stands after -- goes to JupyterLab as it is, for example: cardwidgets lab -- --ip=0.0.0.0
launch-bad-port = { $value } is not a port: a port is a whole number from 1 to 65535.

## What was done with the notebooks

launch-copied = { $count ->
    [0] The notebooks are in { $folder }. Nothing had to be copied.
    [one] The notebooks are in { $folder }. One file was copied there.
   *[other] The notebooks are in { $folder }. { $count } files were copied there.
}
launch-updated = { $file } is now the newer one: you had not changed yours.
launch-kept = { $file } stays as you left it.
launch-kept-beside = { $file } stays as you left it. The newer one is beside it, as { $beside }.
launch-fresh = To get a fresh copy of a notebook, delete or rename yours and run this command again.
launch-in-place = These are the notebooks themselves, not a copy: { $folder }.

## Starting

launch-start = JupyterLab opens { $file } in your browser. To stop it, press Ctrl+C here and answer y.
launch-start-no-browser = JupyterLab starts; open the address it prints in a browser. To stop it, press Ctrl+C here and answer y.

## Refusals

launch-no-folder = The name of the folder is empty. Nothing was copied.
launch-not-a-folder = { $folder } is a file, not a folder. Choose another folder: cardwidgets lab FOLDER
launch-cannot-write = The notebooks cannot be written to { $folder }: { $reason }. Choose another folder: cardwidgets lab FOLDER
launch-no-notebooks = This installation of cardwidgets has no notebooks in it. Install it again: python -m pip install --force-reinstall cardwidgets
launch-no-jupyterlab = JupyterLab is not installed here. Install it with: python -m pip install "cardwidgets[lab]"
launch-root = JupyterLab does not start as root unless told to: cardwidgets lab { $folder } -- --allow-root
