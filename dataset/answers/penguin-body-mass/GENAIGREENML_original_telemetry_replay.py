# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

penguins = pd.read_csv('data/penguins.csv')

penguins = penguins.dropna()
penguins = penguins[penguins['Sex'].isin(['MALE', 'FEMALE'])]

numeric = ['Beak Length (mm)', 'Beak Depth (mm)', 'Flipper Length (mm)']
features = pd.get_dummies(penguins[numeric + ['Species', 'Sex']], drop_first=True)
X = features.to_numpy(dtype=float)
y = penguins['Body Mass (g)'].to_numpy(dtype=float)
rows = pd.read_csv('data/penguins.test.csv')
rows = pd.get_dummies(rows[numeric + ['Species', 'Sex']], drop_first=True)
X_test = rows[features.columns].to_numpy(dtype=float)

mu = X.mean(axis=0)
sigma = X.std(axis=0)
X = (X - mu) / sigma
X = np.hstack([np.ones((len(X), 1)), X])
X_test = (X_test - mu) / sigma
X_test = np.hstack([np.ones((len(X_test), 1)), X_test])

theta = np.zeros(X.shape[1])
alpha = 0.05
iterations = 6000
m = len(X)
cost_history = []
for it in range(iterations):
    h = np.dot(X, theta)
    gradient = np.dot(X.T, h - y) / m
    theta = theta - alpha * gradient
    cost = np.sum((np.dot(X, theta) - y) ** 2) / (2 * m)
    cost_history.append(cost)

pred = X_test @ theta
pd.DataFrame({'prediction': pred}).to_csv('predictions.csv', index=False)
