"""Makes BM25 contexts the way ML-Bench's merge script does: for each row it reads and cuts the whole text into sentences and
indexes it anew, rows in as many threads as Python gives its pool, which share one processor.

Arguments: Punkt's tables (JSON), a folder of gathered texts, tasks as JSON lines {"text": name, "instruction": …}.
Prints a JSON line a task: {"cpuSeconds": …, "context": …}, of its own thread, then {"seconds": …} of all together.
"""

import json
import sys
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

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
    windows = [sentences[start : start + 10] for start in range(len(sentences))]
    documents = [document.split() for document in [" ".join(window) for window in windows]]
    return " ".join(BM25Okapi(documents).get_top_n(instruction.split(), documents, n=1)[0])


def do_row(task):
    start = time.thread_time()
    with (Path(sys.argv[2]) / task["text"]).open() as file:
        text = file.read()
    context = find_context(tokenizer, text, task["instruction"])
    return {"cpuSeconds": time.thread_time() - start, "context": context}


tokenizer = load_tokenizer(sys.argv[1])
tasks = [json.loads(line) for line in Path(sys.argv[3]).read_text().splitlines()]
start = time.perf_counter()
with ThreadPoolExecutor() as executor:
    for row in executor.map(do_row, tasks):
        print(json.dumps(row), flush=True)
print(json.dumps({"seconds": time.perf_counter() - start}))
