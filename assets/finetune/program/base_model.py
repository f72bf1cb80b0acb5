"""A base model made from its configuration, with weights by chance: it tries the whole path where none is at hand."""

import json
from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

START, END, PADDING = "<|start|>", "<|end|>", "<|padding|>"
ROLES = [f"<|{role}|>" for role in ("system", "user", "assistant")]
TEMPLATE = (
    "{% for message in messages %}<|{{ message.role }}|>{{ message.content }}<|end|>{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}"
)


def read_texts(examples: Path) -> "list[str]":
    lines = [json.loads(line) for line in examples.read_text().splitlines()]
    return [turn["content"] for line in lines for turn in line["prompt"] + line["completion"]]


def make_tokenizer(texts: "list[str]", size: int) -> "Any":
    """Pairs of bytes, joined as they follow one another in the examples: any text has tokens."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(
        vocab_size=size, special_tokens=[PADDING, START, END, *ROLES], initial_alphabet=alphabet, show_progress=False
    )
    tokenizer.train_from_iterator(texts, trainer)
    fast = PreTrainedTokenizerFast(tokenizer_object=tokenizer, bos_token=START, eos_token=END, pad_token=PADDING)
    fast.chat_template = TEMPLATE
    return fast


def make_base_model(settings: "dict[str, Any]", examples: Path, folder: Path) -> None:
    torch.manual_seed(settings["seed"])
    tokenizer = make_tokenizer(read_texts(examples), settings["vocabulary"])
    config = LlamaConfig(
        vocab_size=len(tokenizer),
        bos_token_id=tokenizer.bos_token_id,
        eos_token_id=tokenizer.eos_token_id,
        pad_token_id=tokenizer.pad_token_id,
        **settings["llama"],
    )
    LlamaForCausalLM(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
