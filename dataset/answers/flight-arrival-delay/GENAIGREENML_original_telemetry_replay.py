# Recorded for the demo of GreenML Bench; not the answer of a real model.
import warnings
warnings.filterwarnings("ignore")

import pandas as pd
import lightgbm as lgb
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split
from sklearn.preprocessing import LabelEncoder

SEED = 7


def load_data(path="data/flights.csv"):
    df = pd.read_csv(path)
    df = df.dropna()
    return df


def make_features(df):
    df = df.copy()
    for col in ["carrier", "origin", "dest", "tailnum"]:
        le = LabelEncoder()
        df[col] = le.fit_transform(df[col])
    df["sched_dep_hour"] = df["sched_dep_time"].apply(lambda t: t // 100 + (t % 100) / 60)
    df["sched_arr_hour"] = df["sched_arr_time"].apply(lambda t: t // 100 + (t % 100) / 60)
    df["speed"] = df["distance"] / df["air_time"] * 60
    features = ["month", "day", "dep_delay", "sched_dep_hour", "sched_arr_hour", "carrier",
                "flight", "tailnum", "origin", "dest", "air_time", "distance", "speed"]
    return df[features], df["arr_delay"]


def main():
    df = load_data()
    X, y = make_features(df)
    X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=SEED)

    model = lgb.LGBMRegressor(n_estimators=50, learning_rate=0.1, num_leaves=31, n_jobs=1,
                              deterministic=True, force_row_wise=True, random_state=SEED, verbose=-1)
    model.fit(X_train, y_train)
    pred = model.predict(X_test)

    r2 = r2_score(y_test, pred)
    print(f"GREENML_METRIC r2={r2:.6f}")


if __name__ == "__main__":
    main()
