# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

SEED = 42
ITERATIONS = 150
LEARNING_RATE = 0.5


def sigmoid(z):
    return 1.0 / (1.0 + np.exp(-z))


def fit(X, y):
    w = np.zeros(X.shape[1])
    b = 0.0
    scale = LEARNING_RATE / len(y)
    for _ in range(ITERATIONS):
        error = sigmoid(X @ w + b) - y
        w -= scale * (error @ X)
        b -= scale * error.sum()
    return w, b


def main():
    df = pd.read_csv("data/wdbc.csv")
    y = (df.pop("diagnosis").to_numpy() == "M").astype(np.float64)
    X = df.to_numpy()

    order = np.random.RandomState(SEED).permutation(len(X))
    n_train = int(len(X) * 0.8)
    train, test = order[:n_train], order[n_train:]

    X = (X - X[train].mean(axis=0)) / X[train].std(axis=0)
    w, b = fit(X[train], y[train])

    pred = X[test] @ w + b > 0
    accuracy = np.mean(pred == (y[test] == 1))
    print(f"GREENML_METRIC accuracy={accuracy:.6f}")


if __name__ == "__main__":
    main()

# Optimization Summary
# - Full-batch gradient descent: 150 matrix products instead of 13,650 updates in a Python loop.
# - The loss history was only printed and is not computed.
# - The prediction compares the linear score with zero; no exponential is needed.
# - Descriptive output removed.
