# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd
import lightgbm as lgb

SEED = 7
CATEGORIES = ["carrier", "origin", "dest"]
NUMBERS = ["month", "day", "dep_delay", "sched_dep_time", "sched_arr_time", "flight", "air_time", "distance"]
TARGET = "arr_delay"


def load_data(path="data/flights.csv"):
    dtypes = {name: np.float32 for name in NUMBERS + [TARGET]}
    df = pd.read_csv(path, usecols=NUMBERS + CATEGORIES + [TARGET], dtype=dtypes)
    return df.dropna()


def make_features(df):
    columns = [df[name].to_numpy() for name in NUMBERS]
    for name in CATEGORIES:
        columns.append(pd.factorize(df[name], sort=True)[0].astype(np.float32))
    columns.append(df["distance"].to_numpy() / df["air_time"].to_numpy())
    return np.column_stack(columns), df[TARGET].to_numpy()


def split(n):
    order = np.random.RandomState(SEED).permutation(n)
    n_test = int(n * 0.2)
    return order[n_test:], order[:n_test]


def main():
    X, y = make_features(load_data())
    train, test = split(len(X))

    params = {"objective": "regression", "learning_rate": 0.2, "num_leaves": 31,
              "num_threads": 1, "deterministic": True, "force_row_wise": True,
              "seed": SEED, "verbose": -1}
    model = lgb.train(params, lgb.Dataset(X[train], y[train]), num_boost_round=30)
    pred = model.predict(X[test])

    residual = np.sum((y[test] - pred) ** 2, dtype=np.float64)
    total = np.sum((y[test] - y[test].mean(dtype=np.float64)) ** 2, dtype=np.float64)
    print(f"GREENML_METRIC r2={1.0 - residual / total:.6f}")


if __name__ == "__main__":
    main()

# Optimization Summary
# - Reads only the columns that the model uses, as float32.
# - Row-wise apply calls and dictionaries replaced by vectorised operations.
# - Fewer boosting rounds with twice the learning rate.
# - No plots, no descriptive printing, no matplotlib import.
