# Linear regression with gradient descent: how heavy is a penguin?
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

penguins = pd.read_csv('data/penguins.csv')
print(penguins.head())
print(penguins.info())
print(penguins.isnull().sum())

# some rows have no measurements or no sex
penguins = penguins.dropna()
penguins = penguins[penguins['Sex'].isin(['MALE', 'FEMALE'])]
print('rows left:', len(penguins))

for species, group in penguins.groupby('Species'):
    plt.scatter(group['Flipper Length (mm)'], group['Body Mass (g)'], label=species, s=12)
plt.xlabel('Flipper Length (mm)')
plt.ylabel('Body Mass (g)')
plt.legend()
plt.show()

# features
numeric = ['Beak Length (mm)', 'Beak Depth (mm)', 'Flipper Length (mm)']
features = pd.get_dummies(penguins[numeric + ['Species', 'Sex']], drop_first=True)
X = features.to_numpy(dtype=float)
y = penguins['Body Mass (g)'].to_numpy(dtype=float)

# train / test split
np.random.seed(3)
index = np.random.permutation(len(X))
n_test = len(X) // 4
test, train = index[:n_test], index[n_test:]

mu = X[train].mean(axis=0)
sigma = X[train].std(axis=0)
X = (X - mu) / sigma
X = np.hstack([np.ones((len(X), 1)), X])

# gradient descent
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
    if it % 1000 == 0:
        print('iteration', it, 'cost', cost)

plt.plot(cost_history[:500])
plt.xlabel('iteration')
plt.ylabel('cost')
plt.show()

print('theta:', theta)
pred = X[test] @ theta
rmse = np.sqrt(np.mean((pred - y[test]) ** 2))

plt.scatter(y[test], pred, s=12)
plt.plot([2500, 6500], [2500, 6500], 'k--')
plt.xlabel('true mass')
plt.ylabel('predicted mass')
plt.show()

print('RMSE on the test set: %.2f g' % rmse)
