import numpy as np
import pandas as pd

# Logistic regression trained with stochastic gradient descent, written by hand


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
            if epoch % 5 == 0:
                print("epoch", epoch, "loss", loss / n)

    def predict(self, X):
        return (sigmoid(X @ self.w + self.b) > 0.5).astype(int)


df = pd.read_csv("data/wdbc.csv")
print(df.head())
print(df.info())
print(df["diagnosis"].value_counts())

df["diagnosis"] = df["diagnosis"].map({"M": 1, "B": 0})

# malignant (1) against benign (0)
print(df.groupby("diagnosis")[["radius_mean", "texture_mean", "area_mean"]].mean())

X = df.drop("diagnosis", axis=1).values
y = df["diagnosis"].values

# 80 % train, 20 % test
rng = np.random.RandomState(42)
order = rng.permutation(len(X))
n_train = int(len(X) * 0.8)
train, test = order[:n_train], order[n_train:]

# standardise with the training statistics
mean, std = X[train].mean(axis=0), X[train].std(axis=0)
X = (X - mean) / std

model = LogisticRegression()
model.fit(X[train], y[train])

pred = model.predict(X[test])
tp = np.sum((pred == 1) & (y[test] == 1))
tn = np.sum((pred == 0) & (y[test] == 0))
fp = np.sum((pred == 1) & (y[test] == 0))
fn = np.sum((pred == 0) & (y[test] == 1))
print("Confusion matrix:")
print(np.array([[tn, fp], [fn, tp]]))
print("Accuracy: {:.4f}".format((tp + tn) / len(test)))
