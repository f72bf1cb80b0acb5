"""ML-Bench as a task of inspect_ai: inspect eval ml_bench.py --model … --log-format json

The score says only that an agent left an answer, and the log keeps it: greenml mlbench import-runs grades it.
"""

from __future__ import annotations

import json
from pathlib import Path

from inspect_ai import Task, task
from inspect_ai.agent import react
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer
from inspect_ai.solver import TaskState
from inspect_ai.tool import bash
from inspect_ai.util import sandbox

HERE = Path(__file__).resolve().parent
TOOL_SECONDS = 300


def read_samples() -> list[Sample]:
    """Read the samples beside this file, each with the container of its repository."""
    lines = (HERE / "samples.jsonl").read_text(encoding="utf-8").splitlines()
    return [
        Sample(
            id=each["id"],
            input=each["input"],
            metadata=each["metadata"],
            sandbox=("docker", str(HERE / each["compose"])),
        )
        for each in map(json.loads, lines)
    ]


@scorer(metrics=[mean()])
def answer_left() -> Scorer:
    """Keep the answer that an agent left in its file."""

    async def score(state: TaskState, target: Target) -> Score:
        try:
            answer = await sandbox().read_file(state.metadata["answer"])
        except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError) as fault:
            return Score(value=0, explanation=f"no answer: {fault}")
        return Score(value=1, answer=answer)

    return score


@task
def ml_bench() -> Task:
    """Have an agent answer each task by a shell in the container of its repository."""
    return Task(
        dataset=MemoryDataset(read_samples(), name="ml-bench"),
        solver=react(tools=[bash(timeout=TOOL_SECONDS)]),
        scorer=answer_left(),
    )
