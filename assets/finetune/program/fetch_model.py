"""Fetches a model from the Hugging Face hub: configuration, tokens, and weights in a form that holds no code.

python fetch_model.py OWNER/NAME FOLDER
"""

import sys

from huggingface_hub import snapshot_download

WANTED = ["*.json", "*.safetensors", "*.model", "*.txt", "*.jinja"]

snapshot_download(sys.argv[1], local_dir=sys.argv[2], allow_patterns=WANTED)
