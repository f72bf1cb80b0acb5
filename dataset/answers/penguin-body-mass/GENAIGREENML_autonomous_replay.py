# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

SEED = 3
MODELS = 18
STEPS = 4000
RATE = 0.05

df = pd.read_csv("data/penguins.csv")
df.columns = df.columns.str.strip()
df = df[df["Sex"].isin(["MALE", "FEMALE"])].dropna()

y = df.pop("Body Mass (g)").to_numpy(dtype=float)
X = pd.get_dummies(df[["Species", "Beak Length (mm)", "Beak Depth (mm)", "Flipper Length (mm)", "Sex"]],
                   drop_first=True).to_numpy(dtype=float)

rng = np.random.RandomState(SEED)
order = rng.permutation(len(X))
n_test = len(X) // 4
test, train = order[:n_test], order[n_test:]

mean, std = X[train].mean(axis=0), X[train].std(axis=0)
X = np.hstack([np.ones((len(X), 1)), (X - mean) / std])


def fit(rows):
    A, b = X[rows], y[rows]
    w = np.zeros(A.shape[1])
    for _ in range(STEPS):
        w -= RATE * (A.T @ (A @ w - b)) / len(rows)
    return w


# Averaging a few small models makes the result more stable than one large model.
weights = np.mean([fit(rng.choice(train, len(train))) for _ in range(MODELS)], axis=0)
rmse = float(np.sqrt(np.mean((X[test] @ weights - y[test]) ** 2)))
print(f"GREENML_METRIC rmse={rmse:.6f}")

# Optimization Summary
# - Small linear models only; nothing but numpy and pandas is imported.
# - Bagging of linear models instead of a large ensemble of trees.
