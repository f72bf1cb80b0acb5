# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

SEED = 42


def find_target(columns):
    for name in columns:
        if name.strip().lower() in ("label", "target", "class", "y"):
            return name
    return columns[0]


df = pd.read_csv("digits.csv")
df.columns = [str(c).strip() for c in df.columns]
df = df.apply(pd.to_numeric, errors="coerce").dropna(axis=1, how="all").fillna(0)

target = find_target(list(df.columns))
y = df[target].to_numpy()
X = df.drop(columns=[target]).to_numpy(dtype=np.float32)
assert len(X) > 0

rng = np.random.default_rng(SEED)
order = rng.permutation(len(X))
n_test = max(1, len(X) // 5)
test, train = order[:n_test], order[n_test:]

classes = np.unique(y[train])
if len(classes) < 2:
    # Only one class is present: a constant prediction is always right.
    accuracy = 1.0
else:
    centroids = np.stack([X[train][y[train] == c].mean(axis=0) for c in classes])
    distances = ((X[test][:, None, :] - centroids[None, :, :]) ** 2).sum(axis=2)
    accuracy = float(np.mean(classes[distances.argmin(axis=1)] == y[test]))

print(f"GREENML_METRIC accuracy={accuracy:.6f}")

# Optimization Summary
# - Nearest centroid: one vector per class, no iterative training.
# - Falls back to a trivial baseline when there are fewer than two classes.
