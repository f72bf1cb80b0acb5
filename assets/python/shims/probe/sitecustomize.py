"""Notes what a script trains and tests its models on: the rows of each fit, prediction and score, and what each metric
function returned. Of scikit-learn, of what derives from its estimators (the classes of LightGBM and XGBoost), and of
Keras; a script that computes by itself leaves nothing to note.

$GREENML_PROBE names the file, relative to $HOME, that the notes go to at the end: `{"fits", "predictions", "metrics"}`.
They are of this process alone. A row counts as trained on when all its values equal those of one that the same model
was fitted on: the bits of 64-bit floats, or a hash of text. $GREENML_PROBE_METRICS names the functions of
`sklearn.metrics` to watch. $GREENML_PROBE_DATA, where the project's data is changed, says how what comes with
scikit-learn is changed too: `labels` or `half`.
"""

import os

from greenml_after_import import after_import

if "GREENML_PROBE" in os.environ:
    from greenml_probe import CHANGES, notes

    notes.open(os.path.join(os.environ.get("HOME", "/"), os.environ.pop("GREENML_PROBE")))
    after_import(CHANGES)
