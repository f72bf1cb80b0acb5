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
  // What is taken out makes none, and what is only beside it decides nothing.
  ['# model = LogisticRegression()\nmodel = LinearRegression()', 'numbers'],
  ['# model = LogisticRegression()\nmodel = make()', null],
  ['"""As SVC() does"""\nmodel = KernelRidge()', 'numbers'],
  ['fill = KNeighborsClassifier()\nmodel = sm.OLS(y, X)', null],
  ['options = {"task": "multiclass"}', null],
  ['params = {"objective": "multiclass"}', 'classes'],
  ['params = {"objective": "regression"}', 'numbers'],
  // Losses of what has no labels.
  ['decoded = Dense(784)(encoded)\nmodel.compile(loss="binary_crossentropy")', null],
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
  [
    'a score that is called accuracy, beside what says nothing of it',
    'LinearRegression()\n(df == 0).sum()\nround(m.score(X, y), 2)\ncorr > 0.5',
    'classes',
    'numbers',
  ],
  ['how many a regressor tells right', 'LinearRegression()\nnp.mean(y_pred == y)', 'classes', 'classes'],
  ['how many numbers come to the right class', 'LinearRegression()\n(m.predict(X) > 0.5)', 'classes', 'classes'],
  ['how often it knows the direction', 'XGBRegressor()\nup = (a > 0) == (b > 0)', 'classes', 'classes'],
  ['counts behind what chooses columns', 'Lasso()\nnet = make()\ncorrect / total', 'classes', 'classes'],
  ['a table of what is told right', 'SVR()\nconfusion_matrix(a, b)', 'classes', 'classes'],
  [
    'an error that it minimises beside a classifier',
    'KNeighborsClassifier()\nm.compile(loss="mse")',
    'numbers',
    'numbers',
  ],
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
  ['XGBClassifier(objective="binary:logistic")', 2],
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
  for (const other of [
    'nn.CrossEntropyLoss()',
    'softmax',
    'Discriminator',
    'y = to_categorical(y)',
    'nn.Linear(64, num_classes)',
    'nn.Linear(64, 5)',
  ])
    expect(learnsTwo(`nn.BCELoss()\n${other}`)).toBe(false)
  expect(learnsTwo('nn.Linear(64, 2)\nnn.BCELoss()')).toBe(true)
  for (const other of ['precision_score(a, b)', '# nn.BCELoss()', 'XGBClassifier(objective="binary:logistic")'])
    expect(learnsTwo(other)).toBe(false)
})
