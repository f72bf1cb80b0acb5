"""Makes BM25 contexts the way ML-Bench's merge script does: for each row it cuts the whole text into sentences and indexes it anew.

Arguments: Punkt's tables (JSON), a folder of gathered texts, tasks as JSON lines {"text": name, "instruction": …}.
Prints a JSON line a task: {"seconds": …, "cpuSeconds": …, "context": …}.
"""

import json
import sys
import time
from collections import defaultdict
from pathlib import Path

import numpy
from nltk.tokenize.punkt import PunktParameters, PunktSentenceTokenizer
from rank_bm25 import BM25Okapi


def load_tokenizer(path):
    tables = json.loads(Path(path).read_text())
    parameters = PunktParameters()
    parameters.abbrev_types = set(tables["abbrevTypes"])
    parameters.sent_starters = set(tables["sentenceStarters"])
    parameters.collocations = {tuple(pair) for pair in tables["collocations"]}
    parameters.ortho_context = defaultdict(int, tables["orthographicContext"])
    tokenizer = PunktSentenceTokenizer()
    tokenizer._params = parameters
    return tokenizer


def find_context(tokenizer, text, instruction):
    sentences = tokenizer.tokenize(text)[:1000]
    windows = [" ".join(sentences[start : start + 10]).split() for start in range(len(sentences))]
    scores = BM25Okapi(windows).get_scores(instruction.split())
    return " ".join(windows[numpy.argsort(scores)[-1]])


tokenizer = load_tokenizer(sys.argv[1])
for line in Path(sys.argv[3]).read_text().splitlines():
    task = json.loads(line)
    start, cpu_start = time.perf_counter(), time.process_time()
    with (Path(sys.argv[2]) / task["text"]).open(encoding="utf-8", newline="") as file:
        text = file.read()
    context = find_context(tokenizer, text, task["instruction"])
    took = {"seconds": time.perf_counter() - start, "cpuSeconds": time.process_time() - cpu_start}
    print(json.dumps({**took, "context": context}), flush=True)
