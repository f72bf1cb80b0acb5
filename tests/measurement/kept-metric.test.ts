import { expect, it } from 'vitest'
import { findKept, findScorable } from '../../src/measurement/printed/kept-metric.ts'
import { spendCpu } from '../support/cpu.ts'

const CLASSES = 'from sklearn.metrics import accuracy_score, f1_score\n'

it.each([
  ['the accuracy', 'f = f1_score(a, b)\nacc_test = accuracy_score(a, b)\n', 'accuracy', 'acc_test'],
  ['none of training', 'test = accuracy_score(a, b)\nlast = accuracy_score(y_train, b)\n', 'accuracy', 'test'],
  ['the last', 'one = metrics.accuracy_score(a, b)\ntwo = metrics.accuracy_score(a, c)\n', 'accuracy', 'two'],
  ['by lines', 'acc = accuracy_score(\n    y_test,\n    model.predict(x),\n)  # held out\n', 'accuracy', 'acc'],
  ['the root that is asked for', 'e = mean_squared_error(a, b, squared=False)\n', 'rmse', 'e'],
  [
    'what a function gives beside another',
    'def get():\n    a = accuracy_score(y_train, b)\n\n    c = accuracy_score(d, e)\n    return a, c\n',
    'accuracy',
    'get()[1]',
  ],
  ['what a function gives alone', 'def get():\n  c = accuracy_score(d, e)\n  return c\n', 'accuracy', 'get()'],
  ['what a function gives at once', 'def get():\n  return r2_score(d, e)\nx = 1\n', 'r2', 'get()'],
  [
    'what the script leaves, before that',
    'acc = accuracy_score(a, b)\ndef get():\n  return accuracy_score(d, e)\n',
    'accuracy',
    'acc',
  ],
  ['what groups it found', 'km = cluster.KMeans(5)\nkm.fit(x)\nkm.inertia_\n', 'inertia', 'km.inertia_'],
  ['what groups it found as they are made', 'km = KMeans(n_clusters=5).fit(x)\n', 'inertia', 'km.inertia_'],
  ['how they part, before that', 'km = KMeans(5).fit(x)\ns = silhouette_score(x, y)\n', 'silhouette', 's'],
  ['one that is rounded', 'r = round(r2_score(a, b), 3)\nerror = mean_squared_error(a, b)\n', 'r2', 'r'],
])('finds the result that a script leaves behind: %s', (_, text, name, expression) => {
  expect(findKept(text, CLASSES + text)).toEqual({ name, expression })
})

it.each([
  'def f():\n    acc = accuracy_score(a, b)\n',
  'def f(model):\n    return accuracy_score(a, model(b))\n',
  'def f():\n    return accuracy_score(a, b)\nf()\n',
  'def f():\n    acc = accuracy_score(a, b)\n    return [acc]\n',
  'def f():\n    return accuracy_score(y_train, b)\n',
  'accuracy_score(a, b)\n',
  'train_acc = accuracy_score(a, b)\n',
  'scores["a"] = accuracy_score(a, b)\n',
  'rmse = mean_squared_error(a, b) ** 0.5\n',
  'gain = accuracy_score(a, b) - accuracy_score(a, c)\n',
  'acc = round(accuracy_score(a, b) * 100, 2)\n',
  'both = accuracy_score(a, b), f1_score(a, b)\n',
  'acc = accuracy_score(\n    y_train, b\n)\n',
  'cm = confusion_matrix(a, b)\n',
  'for k in range(9):\n    km = KMeans(k)\n    km.fit(x)\n',
  'km = KMeans(5)\n',
  '"""As in\n\nacc = accuracy_score(a, b)\n"""\n',
])('finds none in %j', (text) => {
  expect(findKept(text, text)).toBeNull()
})

it('is not held up by many functions, nor by long ones', async () => {
  const short = 'def f():\n    return 1\n\n'.repeat(20_000)
  const long = `def f():\n${'    \n'.repeat(100_000)}    return a${', a'.repeat(50_000)}\n`
  expect(await spendCpu(async () => void [findKept(short, CLASSES), findKept(long, CLASSES)])).toBeLessThan(5)
})

it.each([
  ['X_test = y_test = 0\na.fit(X_train, y_train)\nb.fit(X_train, y_train)\n', 'b.score(X_test, y_test)', 'accuracy'],
  ['xTest, yTest = 1, 2\nm = LinearRegression()\nm.fit(xTrain, yTrain)\n', 'm.score(xTest, yTest)', 'r2'],
  [
    'X_test_scaled = y_test = 0\nm.fit(X_train_scaled, y_train, sample_weight=w)\n',
    'm.score(X_test_scaled, y_test)',
    'accuracy',
  ],
])('finds what asks a fitted model for its score: %j', (script, expression, name) => {
  expect(findScorable(script, script)).toEqual({ name, expression })
})

it.each(['m.fit(X, y)\n', 'm.fit(X_train, y_train)\n', 'X_test = y_test = 0\ndef f():\n    m.fit(X_train, y_train)\n'])(
  'finds none where nothing is held out, or nothing is left behind: %j',
  (script) => {
    expect(findScorable(script, script)).toBeNull()
    expect(findScorable(`import keras\nX_test = y_test = 0\n${script}`, script)).toBeNull()
  },
)
