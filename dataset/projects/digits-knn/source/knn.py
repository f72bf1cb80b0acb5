# k nearest neighbours from scratch on handwritten digits
# (no sklearn, just numpy!)
import numpy as np
import pandas as pd
from collections import Counter

K = 5


def euclidean_distance(a, b):
    return np.sqrt(np.sum((a - b) ** 2))


class KNN:
    def __init__(self, k=3):
        self.k = k

    def fit(self, X, y):
        self.X_train = X
        self.y_train = y

    def predict(self, X):
        return np.array([self._predict_one(x) for x in X])

    def _predict_one(self, x):
        # distance to every training image
        diff = self.X_train - x
        distances = np.sqrt(np.sum(diff ** 2, axis=1))
        # labels of the k closest
        nearest = np.argsort(distances)[:self.k]
        labels = [int(self.y_train[i]) for i in nearest]
        return Counter(labels).most_common(1)[0][0]


df = pd.read_csv('digits.csv')
print(df.shape)
print(df.head())

X = df.drop(columns='digit').values.astype(float)
y = df['digit'].values

# look at one digit
print(X[10].reshape(8, 8).astype(int))
print('this is a %d' % y[10])

# shuffle and split 80/20
np.random.seed(1)
idx = np.random.permutation(len(X))
split = int(0.8 * len(X))
X_train, y_train = X[idx[:split]], y[idx[:split]]
X_test, y_test = X[idx[split:]], y[idx[split:]]
print('train:', X_train.shape, 'test:', X_test.shape)

print('distance of the first two images:', euclidean_distance(X[0], X[1]))

knn = KNN(k=K)
knn.fit(X_train, y_train)
y_pred = knn.predict(X_test)

confusion = np.zeros((10, 10), dtype=int)
for t, p in zip(y_test, y_pred):
    confusion[t, p] += 1
print(confusion)

wrong = [i for i in range(len(y_test)) if y_test[i] != y_pred[i]]
print('wrong:', len(wrong), 'of', len(y_test))

accuracy = np.sum(y_pred == y_test) / len(y_test)
print('Accuracy of KNN with k = %d: %.4f' % (K, accuracy))
