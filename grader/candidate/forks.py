"""What makes a worker a server of forks, each of which becomes a candidate: see `launch.ForkServer`.

Imported by file, in the worker's process; nothing of the project is imported here.
"""

import os
import signal
import socket


def fork_for_each(requests: int) -> tuple[int, int]:
    """Fork a process for each pair of pipes that comes over a socket, and tell its number.

    Returns in the forked processes only, with their pipes.
    """
    collected = signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets those that end
    with socket.socket(fileno=requests) as server:
        while True:
            _, pipes, _, _ = socket.recv_fds(server, 1, 2)
            if not pipes:
                os._exit(0)  # the examiner is gone
            process = os.fork()
            if not process:
                signal.signal(signal.SIGCHLD, collected)
                os.setsid()
                return pipes[0], pipes[1]
            for pipe in pipes:
                os.close(pipe)
            server.send(process.to_bytes(8, "big"))
