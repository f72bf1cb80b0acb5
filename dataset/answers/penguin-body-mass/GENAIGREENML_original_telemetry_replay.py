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

np.random.seed(3)
index = np.random.permutation(len(X))
n_test = len(X) // 4
test, train = index[:n_test], index[n_test:]

mu = X[train].mean(axis=0)
sigma = X[train].std(axis=0)
X = (X - mu) / sigma
X = np.hstack([np.ones((len(X), 1)), X])

theta = np.zeros(X.shape[1])
alpha = 0.05
iterations = 6000
m = len(train)
cost_history = []
for it in range(iterations):
    h = np.dot(X[train], theta)
    gradient = np.dot(X[train].T, h - y[train]) / m
    theta = theta - alpha * gradient
    cost = np.sum((np.dot(X[train], theta) - y[train]) ** 2) / (2 * m)
    cost_history.append(cost)

pred = X[test] @ theta
rmse = np.sqrt(np.mean((pred - y[test]) ** 2))

print('GREENML_METRIC rmse=%.6f' % rmse)
