# Letter recognition with a random forest
# data: https://archive.ics.uci.edu/dataset/59/letter+recognition

import numpy as np
import pandas as pd
import matplotlib.pyplot as plt
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics import accuracy_score, confusion_matrix, classification_report
from sklearn.model_selection import train_test_split

np.random.seed(42)

df = pd.read_csv("letter-recognition.csv")
print(df.shape)
print(df.head())
print(df.info())
print(df.describe())
print("missing values:", df.isnull().sum().sum())

# how many samples per letter
print(df["lettr"].value_counts().sort_index())

X = df.drop("lettr", axis=1)
y = df["lettr"]

X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=42)

model = RandomForestClassifier(n_estimators=10, random_state=42)
model.fit(X_train, y_train)
y_pred = model.predict(X_test)

cm = confusion_matrix(y_test, y_pred)
plt.figure(figsize=(8, 8))
plt.imshow(cm, cmap="Blues")
plt.xticks(range(26), model.classes_)
plt.yticks(range(26), model.classes_)
plt.xlabel("predicted")
plt.ylabel("true")
plt.title("Confusion matrix")
plt.show()

print(classification_report(y_test, y_pred))
print("Accuracy:", round(accuracy_score(y_test, y_pred), 4))
