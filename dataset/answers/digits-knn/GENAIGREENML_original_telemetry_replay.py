# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd
from collections import Counter

K = 5


def euclidean_distance(a, b):
    return np.sqrt(np.sum((a - b) ** 2))


class KNN:
    def __init__(self, k=3):
        self.k = k

    def fit(self, X, y):
        self.X_train = X
        self.y_train = y

    def predict(self, X):
        return np.array([self._predict_one(x) for x in X])

    def _predict_one(self, x):
        diff = self.X_train - x
        distances = np.sqrt(np.sum(diff ** 2, axis=1))
        nearest = np.argsort(distances)[:self.k]
        labels = [int(self.y_train[i]) for i in nearest]
        return Counter(labels).most_common(1)[0][0]


df = pd.read_csv('digits.csv')

X = df.drop(columns='digit').values.astype(float)
y = df['digit'].values

np.random.seed(1)
idx = np.random.permutation(len(X))
split = int(0.8 * len(X))
X_train, y_train = X[idx[:split]], y[idx[:split]]
X_test, y_test = X[idx[split:]], y[idx[split:]]

knn = KNN(k=K)
knn.fit(X_train, y_train)
y_pred = knn.predict(X_test)

accuracy = np.sum(y_pred == y_test) / len(y_test
