# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd
from sklearn.ensemble import RandomForestClassifier

np.random.seed(42)

df = pd.read_csv("letter-recognition.csv")
print(df.shape)
print(df.head())
print(df.info())
print(df.describe())
print("missing values:", df.isnull().sum().sum())

print(df["lettr"].value_counts().sort_index())

X = df.drop("lettr", axis=1)
y = df["lettr"]
X_test = pd.read_csv("letter-recognition.test.csv")

model = RandomForestClassifier(n_estimators=10, random_state=42)
model.fit(X, y)
y_pred = model.predict(X_test)

pd.DataFrame({"prediction": y_pred}).to_csv("predictions.csv", index=False)

# Optimization Summary
# - Removed all plots and the matplotlib import, which lowers start-up time and memory.
# - Kept the model unchanged.
