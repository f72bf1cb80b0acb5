# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

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
    train = pd.read_csv("data/wdbc.csv")
    test = pd.read_csv("data/wdbc.test.csv")
    y = (train.pop("diagnosis").to_numpy() == "M").astype(np.float64)
    X = train.to_numpy()

    mean, std = X.mean(axis=0), X.std(axis=0)
    w, b = fit((X - mean) / std, y)

    pred = (test[train.columns].to_numpy() - mean) / std @ w + b > 0
    pd.DataFrame({"prediction": np.where(pred, "M", "B")}).to_csv("predictions.csv", index=False)


if __name__ == "__main__":
    main()

# Optimization Summary
# - Full-batch gradient descent: 150 matrix products instead of 13,650 updates in a Python loop.
# - The loss history was only printed and is not computed.
# - The prediction compares the linear score with zero; no exponential is needed.
# - Descriptive output removed.
