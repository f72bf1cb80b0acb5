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
