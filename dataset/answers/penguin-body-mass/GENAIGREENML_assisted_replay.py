# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

SEED = 3
NUMERIC = ['Beak Length (mm)', 'Beak Depth (mm)', 'Flipper Length (mm)']
TARGET = 'Body mass (g)'


def load_data(path='data/penguins.csv'):
    df = pd.read_csv(path).dropna()
    return df[df['Sex'].isin(['MALE', 'FEMALE'])]


def make_features(df):
    dummies = pd.get_dummies(df[['Species', 'Sex']], drop_first=True)
    X = np.hstack([np.ones((len(df), 1)), df[NUMERIC].to_numpy(float), dummies.to_numpy(float)])
    return X, df[TARGET].to_numpy(float)


X, y = make_features(load_data())

np.random.seed(SEED)
index = np.random.permutation(len(X))
n_test = len(X) // 4
test, train = index[:n_test], index[n_test:]

theta, *_ = np.linalg.lstsq(X[train], y[train], rcond=None)
rmse = np.sqrt(np.mean((X[test] @ theta - y[test]) ** 2))
print(f"GREENML_METRIC rmse={rmse:.6f}")

# Optimization Summary
# - Gradient descent replaced by a closed-form least squares solution: same optimum, one step.
# - The cost history and the plots are gone, and matplotlib with them.
