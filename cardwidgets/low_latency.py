"""A kernel websocket without Nagle's algorithm, for JupyterLab's server.

JupyterLab's server sends what a kernel says in small packets, and waits with each until the browser has
acknowledged the one before: some 40 ms of the 46 ms between a click and the answer on the screen. The server has a
setting for the class that connects a browser with a kernel; the one here switches the waiting off.

``cardwidgets/jupyter/jupyter_server_config.json`` names it, and ``cardwidgets lab`` and Binder put that folder on
Jupyter's configuration path. Nothing changes for a server that is started in another way.
"""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

__all__ = ["LowLatencyConnection"]


class LowLatencyConnection(ZMQChannelsWebsocketConnection):
    """Connects a browser with a kernel as Jupyter does, and sends each message at once."""

    def connect(self) -> Any:
        """Switch TCP_NODELAY on for the browser's socket, then connect it with the kernel.

        Returns
        -------
        Any
            What Jupyter's own connection returns, to be awaited.
        """
        self.websocket_handler.set_nodelay(True)
        return super().connect()
