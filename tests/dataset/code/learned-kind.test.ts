import { expect, it } from 'vitest'
import { countLearnedClasses, findLabels, findLearned, learnsTwo } from '../../../src/dataset/code/learned-kind.ts'

it.each([
  ['model = LogisticRegression(max_iter=99)', 'classes'],
  ['clf = xgb.XGBClassifier()', 'classes'],
  ['clf = GaussianNB()', 'classes'],
  ['clf = SVC(kernel="rbf")', 'classes'],
  ['loss_fn = nn.CrossEntropyLoss()', 'classes'],
  ['criterion = nn.BCEWithLogitsLoss()', 'classes'],
  ['loss = F.nll_loss(out, y)', 'classes'],
  ['model.compile(loss="sparse_categorical_crossentropy")', 'classes'],
  ['params = {"objective": "multi:softmax"}', 'classes'],
  ['model = LinearRegression()', 'numbers'],
  ['model = LGBMRegressor()', 'numbers'],
  ['model = Ridge(alpha=1)', 'numbers'],
  ['params = {"objective": "reg:squarederror"}', 'numbers'],
  // It makes both, or none of them.
  ['a = LinearRegression()\nb = LogisticRegression()', null],
  ['a = RandomForestRegressor()\nb = RandomForestClassifier()', null],
  ['from sklearn.linear_model import LogisticRegression', null],
  ['class RidgePlot: pass', null],
  ['model = Ridgeline()', null],
  ['a = nn.MSELoss()\nb = nn.CrossEntropyLoss()', null],
  ['model = KMeans(3)', null],
  // Losses of what has no labels.
  ['class Generator(nn.Module): pass\nloss = nn.BCELoss()', null],
  ['decoder = make()\nloss = F.binary_cross_entropy(out, x)', null],
  ['loss = nn.MSELoss()', null],
])('knows what %j learns', (code, learned) => {
  expect(findLearned(code)).toBe(learned)
})

it.each([
  ['a squared error of a classifier', 'SVC(1)\nmean_squared_error(a, b)', 'numbers', 'classes'],
  ['a score of a regressor that is called accuracy', 'LinearRegression()\nm.score(X, y)', 'classes', 'numbers'],
  ['an accuracy that is computed behind a regressor', 'LinearRegression()\naccuracy_score(a, b)', 'classes', 'classes'],
  ['an error where it makes models of both', 'SVC(1)\nSVR(1)', 'numbers', 'numbers'],
  ['an error of what nobody knows', 'model.fit(X, y)', 'numbers', 'numbers'],
  ['a loss of classes', 'nn.CrossEntropyLoss()', null, 'classes'],
  ['a loss of numbers', 'nn.MSELoss()', null, 'numbers'],
  ['a squared loss of classes', 'nn.MSELoss()\nprint("accuracy", a)', null, null],
  ['a loss of what compresses', 'class AutoEncoder: pass\nnn.MSELoss()', null, null],
  ['a loss of what acts', 'for episode in range(9): pass\nnn.MSELoss()', null, null],
  ['groups', 'KMeans(3)', null, null],
] as const)('tells the labels of %s', (_name, code, told, labels) => {
  expect(findLabels(code, told)).toBe(labels)
})

it.each([
  ['nn.BCELoss()', 2],
  ['model.compile(loss="binary_crossentropy")', 2],
  ['precision_score(y_test, y_pred)', 2],
  ['f1_score(y_test, model.predict(X_test))', 2],
  ['roc_auc_score(y, model.predict_proba(X)[:, 1])', 2],
  ['nn.Linear(8, 16)\nnn.Linear(16, 10)\nnn.CrossEntropyLoss()', 10],
  ['Dense(10, activation="softmax")\nloss="categorical_crossentropy"', 10],
  ['precision_score(y_test, y_pred, average="macro")', null],
  ['f1_score(y_test, y_pred, **options)', null],
  ['f1_score(y_test, y_pred)\nf1_score(y_test, y_pred, average=None)', null],
  ['roc_auc_score(y, p[:, 1], multi_class="ovr")\nm.predict_proba(X)[:, 1]\nx(multi_class="ovr")', null],
  ['nn.Linear(8, classes)\nnn.CrossEntropyLoss()', null],
  ['nn.Linear(8, 10)', null],
  ['accuracy_score(a, b)', null],
])('counts the classes of %j', (code, count) => {
  expect(countLearnedClasses(code)).toBe(count)
})

it('knows a loss that has two classes alone', () => {
  expect(learnsTwo('nn.BCEWithLogitsLoss()')).toBe(true)
  for (const other of ['nn.CrossEntropyLoss()', 'softmax', 'Discriminator'])
    expect(learnsTwo(`nn.BCELoss()\n${other}`)).toBe(false)
  expect(learnsTwo('precision_score(a, b)')).toBe(false)
})
