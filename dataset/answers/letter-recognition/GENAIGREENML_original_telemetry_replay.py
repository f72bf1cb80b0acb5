# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd
from sklearn.ensemble import RandomForestClassifier

np.random.seed(42)

df = pd.read_csv("letter-recognition.csv")

X = df.drop("lettr", axis=1)
y = df["lettr"]

X_test = pd.read_csv("letter-recognition.test.csv")

model = RandomForestClassifier(n_estimators=10, random_state=42)
model.fit(X, y)
y_pred = model.predict(X_test)

pd.DataFrame({"prediction": y_pred}).to_csv("predictions.csv", index=False)
