# Recorded for the demo of GreenML Bench; not the answer of a real model.
import numpy as np
import pandas as pd

NUMERIC = ['Beak Length (mm)', 'Beak Depth (mm)', 'Flipper Length (mm)']
TARGET = 'Body mass (g)'


def load_data(path='data/penguins.csv'):
    df = pd.read_csv(path).dropna()
    return df[df['Sex'].isin(['MALE', 'FEMALE'])]


def make_features(df):
    dummies = pd.get_dummies(df[['Species', 'Sex']], drop_first=True)
    return np.hstack([np.ones((len(df), 1)), df[NUMERIC].to_numpy(float), dummies.to_numpy(float)])


train, test = load_data(), pd.read_csv('data/penguins.test.csv')

theta, *_ = np.linalg.lstsq(make_features(train), train[TARGET].to_numpy(float), rcond=None)
pd.DataFrame({'prediction': make_features(test) @ theta}).to_csv('predictions.csv', index=False)

# Optimization Summary
# - Gradient descent replaced by a closed-form least squares solution: same optimum, one step.
# - The cost history and the plots are gone, and matplotlib with them.
