# Recorded for the demo of GreenML Bench; not the answer of a real model.
import warnings
warnings.filterwarnings("ignore")

import numpy as np
import pandas as pd
import lightgbm as lgb

SEED = 7


def load_data(path="data/flights.csv"):
    df = pd.read_csv(path)
    df = df.dropna()
    return df


def hour_of_day(t):
    return t // 100 + (t % 100) / 60


def make_features(df):
    df = df.copy()
    for col in ["carrier", "origin", "dest", "tailnum"]:
        codes = {name: i for i, name in enumerate(sorted(df[col].unique()))}
        df[col] = df[col].map(codes)
    df["sched_dep_hour"] = df["sched_dep_time"].apply(hour_of_day)
    df["sched_arr_hour"] = df["sched_arr_time"].apply(hour_of_day)
    df["speed"] = df["distance"] / df["air_time"] * 60
    features = ["month", "day", "dep_delay", "sched_dep_hour", "sched_arr_hour", "carrier",
                "flight", "tailnum", "origin", "dest", "air_time", "distance", "speed"]
    return df[features], df["arr_delay"]


def split(X, y, test_size=0.2):
    np.random.seed(SEED)
    idx = np.random.permutation(len(X))
    n_test = int(len(X) * test_size)
    test, train = idx[:n_test], idx[n_test:]
    return X.iloc[train], X.iloc[test], y.iloc[train], y.iloc[test]


def main():
    df = load_data()
    X, y = make_features(df)
    X_train, X_test, y_train, y_test = split(X, y)

    params = {
        "objective": "regression",
        "learning_rate": 0.1,
        "num_leaves": 31,
        "num_threads": 1,
        "deterministic": True,
        "force_row_wise": True,
        "seed": SEED,
        "verbose": -1,
    }
    model = lgb.train(params, lgb.Dataset(X_train, y_train), num_boost_round=50)
    pred = model.predict(X_test)

    error = y_test - pred
    r2 = 1 - np.sum(error ** 2) / np.sum((y_test - y_test.mean()) ** 2)
    print(f"GREENML_METRIC r2={r2:.6f}")


if __name__ == "__main__":
    main()
