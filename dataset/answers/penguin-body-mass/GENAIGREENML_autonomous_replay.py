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
rows = pd.read_csv("data/penguins.test.csv")

y = df.pop("Body Mass (g)").to_numpy(dtype=float)
COLUMNS = ["Species", "Beak Length (mm)", "Beak Depth (mm)", "Flipper Length (mm)", "Sex"]
both = pd.get_dummies(pd.concat([df[COLUMNS], rows[COLUMNS]]), drop_first=True).to_numpy(dtype=float)
X, X_test = both[:len(df)], both[len(df):]

rng = np.random.RandomState(SEED)
mean, std = X.mean(axis=0), X.std(axis=0)
X = np.hstack([np.ones((len(X), 1)), (X - mean) / std])
X_test = np.hstack([np.ones((len(X_test), 1)), (X_test - mean) / std])


def fit(rows):
    A, b = X[rows], y[rows]
    w = np.zeros(A.shape[1])
    for _ in range(STEPS):
        w -= RATE * (A.T @ (A @ w - b)) / len(rows)
    return w


# Averaging a few small models makes the result more stable than one large model.
weights = np.mean([fit(rng.choice(len(X), len(X))) for _ in range(MODELS)], axis=0)
pd.DataFrame({"prediction": X_test @ weights}).to_csv("predictions.csv", index=False)

# Optimization Summary
# - Small linear models only; nothing but numpy and pandas is imported.
# - Bagging of linear models instead of a large ensemble of trees.
