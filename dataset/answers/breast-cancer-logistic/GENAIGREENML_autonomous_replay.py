# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

SEED = 42
DATA_PATH = "wdbc.csv"


def standardise(train, other):
    mean = train.mean(axis=0)
    std = train.std(axis=0)
    std[std == 0] = 1.0
    return (train - mean) / std, (other - mean) / std


df = pd.read_csv(DATA_PATH)
y = (df["diagnosis"] == "M").to_numpy(dtype=np.float64)
X = df.drop(columns=["diagnosis"]).to_numpy(dtype=np.float64)

order = np.random.RandomState(SEED).permutation(len(X))
n_train = int(0.8 * len(X))
train, test = order[:n_train], order[n_train:]
X_train, X_test = standardise(X[train], X[test])

# Ridge regression on -1/+1 labels has a closed form and needs no iterations.
A = np.hstack([np.ones((len(X_train), 1)), X_train])
gram = A.T @ A + 1.0 * np.eye(A.shape[1])
weights = np.linalg.solve(gram, A.T @ (2 * y[train] - 1))
scores = np.hstack([np.ones((len(X_test), 1)), X_test]) @ weights

accuracy = float(np.mean((scores > 0) == (y[test] == 1)))
print(f"GREENML_METRIC accuracy={accuracy:.6f}")

# Optimization Summary
# - A closed-form linear classifier replaces iterative training.
# - Only numpy and pandas are imported.
