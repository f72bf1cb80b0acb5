"""
Predicting how late a flight out of New York arrives (2013 data) with LightGBM
"""
import warnings
warnings.filterwarnings("ignore")

import numpy as np
import pandas as pd
import matplotlib.pyplot as plt
import lightgbm as lgb
from sklearn.metrics import mean_absolute_error, mean_squared_error, r2_score
from sklearn.model_selection import train_test_split
from sklearn.preprocessing import LabelEncoder

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


def make_features(df):
    df = df.copy()
    for col in ["carrier", "origin", "dest", "tailnum"]:
        le = LabelEncoder()
        df[col] = le.fit_transform(df[col])
    # scheduled time as hour of day
    df["sched_dep_hour"] = df["sched_dep_time"].apply(lambda t: t // 100 + (t % 100) / 60)
    df["sched_arr_hour"] = df["sched_arr_time"].apply(lambda t: t // 100 + (t % 100) / 60)
    df["speed"] = df["distance"] / df["air_time"] * 60
    features = ["month", "day", "dep_delay", "sched_dep_hour", "sched_arr_hour", "carrier",
                "flight", "tailnum", "origin", "dest", "air_time", "distance", "speed"]
    return df[features], df["arr_delay"]


def main():
    df = load_data()
    plots(df)
    X, y = make_features(df)
    X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=SEED)
    print("train", X_train.shape, "test", X_test.shape)

    model = lgb.LGBMRegressor(n_estimators=50, learning_rate=0.1, num_leaves=31, n_jobs=1,
                              deterministic=True, force_row_wise=True, random_state=SEED, verbose=-1)
    model.fit(X_train, y_train)
    pred = model.predict(X_test)

    lgb.plot_importance(model)
    plt.tight_layout()
    plt.show()

    print("MAE:", mean_absolute_error(y_test, pred))
    print("RMSE:", np.sqrt(mean_squared_error(y_test, pred)))
    print(f"R2 score: {r2_score(y_test, pred):.4f}")


if __name__ == "__main__":
    main()
