"""Teaches a model by LoRA what `greenml mlbench export-finetune` wrote.

    python train.py --recipe FILE --data DIR --model DIR|NAME --out DIR

`--out` becomes the adapter's folder, with the tokenizer. A line `GREENML_EPOCH n` on standard output says that an epoch
has ended, 0 that the first begins; `training.json` holds every loss.
"""

import argparse
import json
import os
import time
from importlib.metadata import version
from pathlib import Path

import torch
import yaml
from datasets import load_dataset
from peft import LoraConfig
from torch.optim.lr_scheduler import LambdaLR
from transformers import AutoTokenizer, TrainerCallback
from trl import SFTConfig, SFTTrainer

from base_model import make_base_model

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

COLUMNS = ["prompt", "completion"]
PACKAGES = ["torch", "transformers", "peft", "trl", "accelerate"]


class EpochLines(TrainerCallback):
    """Tells when training begins and when an epoch ends; validation comes after that, and counts to the next."""

    def on_train_begin(self, _args: "Any", state: "Any", _control: "Any", **_others: "Any") -> None:
        if state.is_world_process_zero:
            print("GREENML_EPOCH 0", flush=True)

    def on_epoch_end(self, _args: "Any", state: "Any", _control: "Any", **_others: "Any") -> None:
        if state.is_world_process_zero:
            print(f"GREENML_EPOCH {round(state.epoch)}", flush=True)


class Trainer(SFTTrainer):
    """A trainer that can multiply the learning rate by `epoch_decay` after each epoch, as llama-recipes does."""

    epoch_decay: "float | None" = None

    def create_scheduler(self, num_training_steps: int, optimizer: "Any" = None) -> "Any":
        decay = self.epoch_decay
        if decay is None:
            return super().create_scheduler(num_training_steps, optimizer)
        steps = max(1, round(num_training_steps / self.args.num_train_epochs))
        self.lr_scheduler = LambdaLR(optimizer or self.optimizer, lambda step: decay ** (step // steps))
        return self.lr_scheduler


def read_examples(folder: Path) -> "Any":
    files = {name: str(folder / f"{name}.jsonl") for name in ("train", "validation")}
    present = {name: path for name, path in files.items() if os.path.getsize(path) > 0}
    return load_dataset("json", data_files=present).select_columns(COLUMNS)


def train(recipe: "dict[str, Any]", data: Path, model: str, out: Path) -> None:
    examples = read_examples(data)
    validation = examples.get("validation")
    if "threads" in recipe:
        torch.set_num_threads(recipe["threads"])
    settings = {"eval_strategy": "epoch", **recipe["training"]}
    if validation is None:
        settings |= {"eval_strategy": "no", "load_best_model_at_end": False}
    arguments = SFTConfig(output_dir=str(out / "checkpoints"), report_to="none", disable_tqdm=True, **settings)
    tokenizer = AutoTokenizer.from_pretrained(model)
    trainer = Trainer(
        model=model,
        args=arguments,
        train_dataset=examples["train"],
        eval_dataset=validation,
        processing_class=tokenizer,
        peft_config=LoraConfig(task_type="CAUSAL_LM", **recipe["lora"]),
        callbacks=[EpochLines()],
    )
    trainer.epoch_decay = recipe.get("epoch_decay")
    before = None if validation is None else trainer.evaluate()["eval_loss"]
    started = time.monotonic()
    trainer.train()
    seconds = time.monotonic() - started
    trainer.save_model(str(out))
    if not trainer.is_world_process_zero():
        return
    tokenizer.save_pretrained(out)
    history = trainer.state.log_history
    result = {
        "schemaVersion": 1,
        "model": model,
        "examples": len(examples["train"]),
        "trainedParameters": sum(each.numel() for each in trainer.model.parameters() if each.requires_grad),
        "processes": arguments.world_size,
        "seed": arguments.seed,
        "seconds": seconds,
        "losses": [{"epoch": each["epoch"], "loss": each["loss"]} for each in history if "loss" in each],
        "validationLossBefore": before,
        "validationLosses": [
            {"epoch": each["epoch"], "loss": each["eval_loss"]}
            for each in history
            if "eval_loss" in each and each.get("epoch")
        ],
        "packages": {name: version(name) for name in PACKAGES},
    }
    (out / "training.json").write_text(json.dumps(result, indent=2) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("recipe", "data", "model", "out"):
        parser.add_argument(f"--{name}", required=True)
    given = parser.parse_args()
    recipe = yaml.safe_load(Path(given.recipe).read_text())
    data, out = Path(given.data), Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    if "base_model" in recipe and not os.path.exists(given.model):
        make_base_model(recipe["base_model"], data / "train.jsonl", Path(given.model))
    train(recipe, data, given.model, out)


main()
