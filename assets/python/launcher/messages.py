"""Shapes of what the launcher is asked and what it answers, one JSON object a line. Only the type checker loads this.

`src/measurement/launcher.ts` has the same shapes as schemas and says what each field means.
"""

from typing import Literal, TypedDict


class HoldHost(TypedDict):
    type: Literal["hold-host"]
    path: str
    holder: str


class MakePipe(TypedDict):
    type: Literal["make-pipe"]
    path: str


class WatchIdle(TypedDict):
    type: Literal["idle"]
    seconds: float
    everySeconds: float
    counters: list[str]


class Command(TypedDict):
    argv: list[str]
    env: dict[str, str]


class PlacedCommand(Command):
    cwd: str


class ContainerWish(TypedDict):
    """How process 1 of a container is met. `inside`: what it starts; `remove`: the engine's command that removes it."""

    socket: str
    uid: int
    remove: Command
    inside: PlacedCommand


class TreeBounds(TypedDict, total=False):
    memoryBytes: int
    processes: int
    cpuSeconds: float
    outputBytes: int
    diskBytes: int
    folders: list[str]


class OptionalOfRun(TypedDict, total=False):
    bounds: TreeBounds
    stdin: str
    container: ContainerWish


class RunCommand(PlacedCommand, OptionalOfRun):
    type: Literal["run"]
    stdout: str
    stderr: str
    timeoutSeconds: float
    counters: list[str]
    limits: dict[str, int]


Request = HoldHost | MakePipe | WatchIdle | RunCommand


class Sample(TypedDict):
    """Values of all counters at one instant of the monotonic clock (`t`, in nanoseconds)."""

    t: int
    values: list[int | None]


Fields = dict[str, object]
"""What a reply says beside its `type`."""


class ContainerReport(TypedDict):
    """What process 1 of a container tells of the program that it started; `status` as `wait` says it."""

    userSeconds: float
    systemSeconds: float
    largestBytes: int
    status: int
