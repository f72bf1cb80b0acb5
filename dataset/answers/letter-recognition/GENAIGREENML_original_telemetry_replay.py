# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split

np.random.seed(42)

df = pd.read_csv("letter-recognition.csv")

X = df.drop("lettr", axis=1)
y = df["lettr"]

X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=42)

model = RandomForestClassifier(n_estimators=10, random_state=42)
model.fit(X_train, y_train)
y_pred = model.predict(X_test)

accuracy = accuracy_score(y_test, y_pred)
print(f"GREENML_METRIC accuracy={accuracy:.6f}")
