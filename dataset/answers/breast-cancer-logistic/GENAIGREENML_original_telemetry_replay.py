# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


class LogisticRegression:

    def __init__(self, lr=0.01, epochs=30, seed=0):
        self.lr = lr
        self.epochs = epochs
        self.rng = np.random.RandomState(seed)
        self.losses = []

    def fit(self, X, y):
        n, d = X.shape
        self.w = np.zeros(d)
        self.b = 0.0
        for epoch in range(self.epochs):
            loss = 0
            for i in self.rng.permutation(n):
                p = sigmoid(np.dot(X[i], self.w) + self.b)
                loss += -(y[i] * np.log(p + 1e-9) + (1 - y[i]) * np.log(1 - p + 1e-9))
                error = p - y[i]
                self.w -= self.lr * error * X[i]
                self.b -= self.lr * error
            self.losses.append(loss / n)

    def predict(self, X):
        return (sigmoid(X @ self.w + self.b) > 0.5).astype(int)


df = pd.read_csv("data/wdbc.csv")
df["diagnosis"] = df["diagnosis"].map({"M": 1, "B": 0})

X = df.drop("diagnosis", axis=1).values
y = df["diagnosis"].values
X_test = pd.read_csv("data/wdbc.test.csv").values

mean, std = X.mean(axis=0), X.std(axis=0)
X = (X - mean) / std
X_test = (X_test - mean) / std

model = LogisticRegression()
model.fit(X, y)

pred = model.predict(X_test)
pd.DataFrame({"prediction": ["M" if each else "B" for each in pred]}).to_csv("predictions.csv", index=False)
