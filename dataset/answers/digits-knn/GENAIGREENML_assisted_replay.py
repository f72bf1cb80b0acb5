# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np

K = 5
SEED = 1


def load_data(path='digits.csv'):
    table = np.loadtxt(path, delimiter=',', skiprows=1, dtype=np.float32)
    return table[:, :-1], table[:, -1].astype(np.int64)


def split(n):
    np.random.seed(SEED)
    idx = np.random.permutation(n)
    cut = int(0.8 * n)
    return idx[:cut], idx[cut:]


def predict(X_train, y_train, X_test, k):
    # |a - b|^2 = |a|^2 - 2ab + |b|^2, and |b|^2 is the same for all candidates of a query
    scores = np.einsum('ij,ij->i', X_train, X_train) - 2.0 * (X_test @ X_train.T)
    nearest = np.argpartition(scores, k, axis=1)[:, :k]
    votes = np.zeros((len(X_test), 10), dtype=np.int64)
    rows = np.repeat(np.arange(len(X_test)), k)
    np.add.at(votes, (rows, y_train[nearest].ravel()), 1)
    return votes.argmax(axis=1)


X, y = load_data()
train, test = split(len(X))
y_pred = predict(X[train], y[train], X[test], K)

accuracy = np.mean(y_pred == y[test])
print(f"GREENML_METRIC accuracy={accuracy:.6f}")

# Optimization Summary
# - All distances in one matrix product instead of a Python loop over the test images.
# - Partial instead of full sorting; no square roots, which do not change the order.
# - numpy reads the file: pandas is no longer imported.
