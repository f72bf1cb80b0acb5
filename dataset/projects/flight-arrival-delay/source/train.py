"""
Predicting how late a flight out of New York arrives (2013 data) with LightGBM
"""
import warnings
warnings.filterwarnings("ignore")

import numpy as np
import pandas as pd
import matplotlib.pyplot as plt
import lightgbm as lgb

SEED = 7


def load_data(path="data/flights.csv"):
    df = pd.read_csv(path)
    print("Loaded", len(df), "flights")
    print(df.head(10))
    print(df.describe())
    print(df.isna().sum())
    # cancelled and diverted flights have no arrival delay
    df = df.dropna()
    print("After dropping missing:", len(df))
    return df


def plots(df):
    plt.hist(df["arr_delay"], bins=50, range=(-60, 180))
    plt.xlabel("arrival delay (minutes)")
    plt.title("Distribution of arrival delay")
    plt.show()

    some = df.sample(2000, random_state=SEED)
    plt.scatter(some["dep_delay"], some["arr_delay"], s=3)
    plt.xlabel("departure delay")
    plt.ylabel("arrival delay")
    plt.show()


def hour_of_day(t):
    return t // 100 + (t % 100) / 60


def make_features(df):
    df = df.copy()
    # names to numbers
    for col in ["carrier", "origin", "dest", "tailnum"]:
        codes = {name: i for i, name in enumerate(sorted(df[col].unique()))}
        df[col] = df[col].map(codes)
    # scheduled time as hour of day
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
    plots(df)
    X, y = make_features(df)
    X_train, X_test, y_train, y_test = split(X, y)
    print("train", X_train.shape, "test", X_test.shape)

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

    lgb.plot_importance(model)
    plt.show()

    error = y_test - pred
    print("MAE:", np.mean(np.abs(error)))
    print("RMSE:", np.sqrt(np.mean(error ** 2)))
    r2 = 1 - np.sum(error ** 2) / np.sum((y_test - y_test.mean()) ** 2)
    print(f"R2 score: {r2:.4f}")


if __name__ == "__main__":
    main()
