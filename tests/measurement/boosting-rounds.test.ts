import { expect, it } from 'vitest'
import { guessMetric } from '../../src/measurement/printed/guess-metric.ts'

const EARLY = "model = LGBMClassifier(metric='multi_logloss', early_stopping_round=2)\n"
const ROUNDS =
  "[1]\tvalid_0's multi_logloss: 0.95\n[2]\tvalid_0's multi_logloss: 0.84\n[3]\tvalid_0's multi_logloss: 0.97\n[4]\tvalid_0's multi_logloss: 1.04\n"
const XGBOOST =
  '[0]\tvalidation_0-rmse:3.5\tvalidation_1-rmse:3.75\n[1]\tvalidation_0-rmse:2.5\tvalidation_1-rmse:3.25\n'

const guess = (output: string, code: string) => {
  const found = guessMetric(output, code)
  return found && [found.rule.name, found.text, found.doubts.includes('of-last-round')]
}

it.each([
  ['where the model stops early', ROUNDS, EARLY, ['log_loss', '1.04', true]],
  ['of XGBoost too', XGBOOST, 'XGBRegressor(early_stopping_rounds=5)', ['rmse', '3.25', true]],
  ['no round where it learns to the end', ROUNDS, 'LGBMClassifier()', ['log_loss', '1.04', false]],
  [
    'no round that is told to be kept',
    `${ROUNDS}Early stopping, best iteration is:\n[2]\tvalid_0's multi_logloss: 0.84\n`,
    EARLY,
    ['log_loss', '0.84', false],
  ],
  [
    "no line of the author's own",
    "[1] Forest's accuracy: 0.91\n[2] SVM-accuracy: 0.94\n",
    `${EARLY}accuracy_score(a, b)`,
    ['accuracy', '0.94', false],
  ],
])('doubts the last round that a library logs, %s', (_name, output, code, expected) => {
  expect(guess(output, code)).toEqual(expected)
})

it.each([
  ['before', `Log loss: 0.875\n${ROUNDS}`],
  ['behind', `${ROUNDS}Log loss: 0.875\n`],
])('takes what a script tells, not what a library logs %s it', (_name, output) => {
  expect(guess(output, `${EARLY}log_loss(a, b)`)).toEqual(['log_loss', '0.875', false])
})

it('takes a less telling measure of the script, not a better one of a round', () => {
  const output = "[1]\tvalid_0's auc: 0.75\n[2]\tvalid_0's auc: 0.7\nPrecision: 0.625\n"
  expect(guess(output, 'lgb.early_stopping(1); precision_score(a, b)')).toEqual(['precision', '0.625', false])
})

const KEPT = "Early stopping, best iteration is:\n[7]\tvalid_0's auc: 0.9312\n"
const AUC = 'lgb.LGBMClassifier() … lgb.early_stopping(2)'

it.each([
  ['a baseline', `Baseline accuracy: 0.51\n${KEPT}`],
  ['an inertia', `inertia: 1234.5\n${KEPT}`],
  ['a loss', `Autoencoder loss: 0.021\n${KEPT}`],
  ['an error of numbers', `MAE of ages filled in: 3.2\n${KEPT}`],
  ['a bar of epochs', `Epoch 10/10 - loss: 0.3 - accuracy: 0.80\n${KEPT}`],
  ['ends of lines of two characters', `[8]\tvalid_0's auc: 0.5\n${KEPT}`.replaceAll('\n', '\r\n')],
])('takes the round that a model keeps beside %s', (_name, output) => {
  expect(guess(output, AUC)).toEqual(['roc_auc', '0.9312', false])
})

it.each([
  ['a baseline', "[100]\tvalid_0's rmse: 0.5\nBaseline RMSE: 0.9", 'rmse', '0.5'],
  ['a loss', "[100]\tvalid_0's auc: 0.75\nAutoencoder loss: 0.021", 'roc_auc', '0.75'],
  ['an error of numbers', "[100]\tvalid_0's auc: 0.75\nMAE of ages filled in: 3.2", 'roc_auc', '0.75'],
  ['a bar of epochs', "[100]\tvalid_0's auc: 0.75\nEpoch 10/10 - accuracy: 0.80", 'roc_auc', '0.75'],
])('takes a round that may not be kept before %s, with its doubt', (_name, output, name, text) => {
  expect(guess(output, AUC)).toEqual([name, text, true])
})

it.each(['Precision: 0.5', 'Accuracy: 0.5'])('lets the README state the round that a model keeps beside %s', (line) => {
  const found = guessMetric(`${line}\n${KEPT}`, AUC, { readme: 'AUC: 0.9312' })
  expect([found?.text, found?.reasons]).toEqual(['0.9312', ['stated-in-readme']])
})

it.each([
  ['XGBoost by a callback', '[1]\tvalidation_0-auc:0.75\n', 'xgb.callback.EarlyStopping(rounds=2)'],
  ['several folds', "[1]\tcv_agg's valid auc: 0.75 + 0.01\n", 'lgb.cv(a, b, callbacks=[lgb.early_stopping(2)])'],
  ['rows whose name has a hyphen', '[1]\thold-out-auc:0.75\n', 'xgb.train(a, b, early_stopping_rounds=2)'],
])('knows a round of %s', (_name, output, code) => {
  expect(guess(output, code)).toEqual(['roc_auc', '0.75', true])
  expect(guess(`${output}Precision: 0.625\n`, `${code}; precision_score(a, b)`)).toEqual(['precision', '0.625', false])
})

it("takes a script's own number alone, with more digits than the last round, without that doubt", () => {
  expect(guess("[4]\tvalid_0's auc: 0.75\n0.7512345\n", AUC)).toEqual(['roc_auc', '0.7512345', false])
})
