# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

DATA_PATH = "wdbc.csv"
TEST_PATH = "wdbc.test.csv"


def standardise(train, other):
    mean = train.mean(axis=0)
    std = train.std(axis=0)
    std[std == 0] = 1.0
    return (train - mean) / std, (other - mean) / std


train = pd.read_csv(DATA_PATH)
test = pd.read_csv(TEST_PATH)
y = (train["diagnosis"] == "M").to_numpy(dtype=np.float64)
X = train.drop(columns=["diagnosis"]).to_numpy(dtype=np.float64)
X_train, X_test = standardise(X, test.to_numpy(dtype=np.float64))

# Ridge regression on -1/+1 labels has a closed form and needs no iterations.
A = np.hstack([np.ones((len(X_train), 1)), X_train])
gram = A.T @ A + 1.0 * np.eye(A.shape[1])
weights = np.linalg.solve(gram, A.T @ (2 * y - 1))
scores = np.hstack([np.ones((len(X_test), 1)), X_test]) @ weights

pd.DataFrame({"prediction": np.where(scores > 0, "M", "B")}).to_csv("predictions.csv", index=False)

# Optimization Summary
# - A closed-form linear classifier replaces iterative training.
# - Only numpy and pandas are imported.
