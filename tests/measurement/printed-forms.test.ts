import { expect, it } from 'vitest'
import { guessMetric } from '../../src/measurement/printed/guess-metric.ts'
import { imagineOutput } from '../../src/measurement/printed/imagine-output.ts'
import { readMetric } from '../../src/measurement/printed/read-metric.ts'
import { metricRule } from '../../src/schema/dataset/metric-rule.ts'

const CLASSES = 'accuracy_score(a, b)'
const NUMBERS = 'mean_squared_error(a, b)'

/** Name and value that a project with the guessed rule would read. */
async function guess(output: string, code: string) {
  const found = guessMetric(output, code)
  if (found === null) return null
  const read = await readMetric(output, metricRule.parse(found.rule), true)
  return [found.rule.name, read.status === 'ok' ? read.metric.normalised : read.status]
}

const RULES = `${'─'.repeat(7)}┼${'─'.repeat(10)}`

it.each<[string, string, string, [string, number] | null]>([
  ['a share behind how many of how many', 'Accuracy: 450/500 (90%)', CLASSES, ['accuracy', 0.9]],
  [
    'what stands below its name',
    'Accuracy Score:\n 0.925\n\nBest F1 score: 0.95\nRows:\n0.5\n',
    CLASSES,
    ['accuracy', 0.925],
  ],
  ['no spread of what it names', 'Mean Accuracy: 0.9148, Std Accuracy: 0.0260', CLASSES, ['accuracy', 0.9148]],
  ['no deviation of it', 'Accuracy: 0.9148\nStandard deviation of accuracy: 0.0260', CLASSES, ['accuracy', 0.9148]],
  [
    'the errors of a recommender before the F1 of its lists',
    'RMSE: 0.86\nMAE: 0.66\nPrecision: 0.7\nF-Score: 0.6369\n',
    'from surprise import SVD, accuracy',
    ['rmse', 0.86],
  ],
  ['how accurate it is before an error', 'RMSE: 0.86\nAccuracy: 0.6369\n', 'import numpy', ['accuracy', 0.6369]],
  ['how groups hold together', 'k=5\nInertia: 44448.46\n', 'KMeans(5)', ['inertia', 44448.46]],
  ['how groups part, before that', 'WCSS: 44448.46\nSilhouette: 0.55\n', 'KMeans(5)', ['silhouette', 0.55]],
  [
    'what models come to, below a head that names it',
    'Error Rates:\nFischer Predictor  --> 7.25\nEigen Predictor (without 3)  --> 24.5\n\nGlasses:\nFischer --> 3.5\n',
    'import numpy',
    ['error_rate', 0.0725],
  ],
  ['none of models, below a head that names none', 'Rates:\nFischer --> 7.25\nEigen --> 24.5\n', 'import numpy', null],
  ['what stands below a name with a digit', 'F1 score:\n0.8123\nRows:\n0.5\n', 'f1_score(a, b)', ['f1', 0.8123]],
  [
    'no parameter below a head, where a line tells the metric',
    'Accuracy: 0.93\nBest learning rate by accuracy:\n0.01\n',
    CLASSES,
    ['accuracy', 0.93],
  ],
  ['no count below a head', 'Test score: 0.93\nErrors in accuracy:\n12\n', CLASSES, ['accuracy', 0.93]],
  ['not the first of a list below a head', 'Accuracy:\n0.5\n0.6\n0.7\n', CLASSES, ['accuracy', 0.7]],
  ['no training by its head', 'Test accuracy:\n0.925\nTraining accuracy:\n0.99\n', CLASSES, ['accuracy', 0.925]],
  ['no count in the place of a share', 'Accuracy: 450/500', CLASSES, null],
  ['a share of what is correct', 'Correct: 450/500 (90.2%)', CLASSES, ['accuracy', 0.902]],
  [
    'a percentage of what is correct',
    'Correct prediction=  97.5 %\nMean Squared Error=  0.9',
    CLASSES,
    ['accuracy', 0.975],
  ],
  ['no percentage of what is not', 'Incorrect: 3.5%', CLASSES, null],
  ['how accurate it is', 'The model is 93.42% accurate', CLASSES, ['accuracy', 0.9342]],
  [
    'a share that is correct, of so many',
    'CE Loss: 0.30212221\n4350 out of 5000 = 87.00% correct\nProbability for predicted class: 0.9411',
    '',
    ['accuracy', 0.87],
  ],
  ['a share of rows that are correct', '93.25% of samples were correctly classified', '', ['accuracy', 0.9325]],
  [
    'a share of rows that it tells right',
    '93.25 % of all the test images are predicted correctly',
    '',
    ['accuracy', 0.9325],
  ],
  [
    'no share of rows that are wrong',
    'Loss: 0.3125\n6.75% of samples were incorrectly classified',
    '',
    ['loss', 0.3125],
  ],
  [
    'no share of one class',
    'Accuracy: 91.25%\n83.5% of spam mails were correctly classified',
    '',
    ['accuracy', 0.9125],
  ],
  [
    'no share of some rows',
    'Accuracy: 0.9125\n97.75% of the remaining samples were classified correctly',
    '',
    ['accuracy', 0.9125],
  ],
  [
    'no share of rows it learned',
    'Accuracy: 0.9125\n99.75% of training rows were correctly classified',
    '',
    ['accuracy', 0.9125],
  ],
  ['no share of rows that are used', 'Loss: 0.3125\n20.00% of samples were held out', '', ['loss', 0.3125]],
  ['an accuracy that is not spelled so', 'Test Accury: 98.01, Test Loss: 0.1279', '', ['accuracy', 0.9801]],
  [
    'how accurate it is, not how many of a few it tells right',
    'Accuracy: 0.8416\nMX accuracy: 7/10 = 0.70\nES accuracy: 1/5 = 0.20\n',
    CLASSES,
    ['accuracy', 0.8416],
  ],
  ['the same behind the value', 'Test accuracy: 84.16%\nDemo accuracy: 60.00% (3/5)\n', CLASSES, ['accuracy', 0.8416]],
  ['how many of a few, where nothing else is told', 'ES accuracy: 1/5 = 0.20\n', CLASSES, ['accuracy', 0.2]],
  [
    'a test of a few rows, though another share is of many',
    'Validation accuracy: 40/50 = 0.80\nTest accuracy: 9/10 = 0.90\n',
    CLASSES,
    ['accuracy', 0.9],
  ],
  [
    'a few rows beside what may be of as few',
    'Random accuracy: 0.33\nModel accuracy: 5/6 (83.33%)\n',
    CLASSES,
    ['accuracy', 0.8333],
  ],
  ['the last of several of a few', 'A accuracy: 4/5 = 0.80\nB accuracy: 3/5 = 0.60\n', CLASSES, ['accuracy', 0.6]],
  ['how many of many', 'Accuracy: 0.8416\nAccuracy: 450/500 (90%)', CLASSES, ['accuracy', 0.9]],
  ['of 30 rows what is told last', 'A accuracy: 0.91\nB accuracy: 28/30 = 0.93', CLASSES, ['accuracy', 0.93]],
  ['a value behind a step', 'Accuracy: 0.91\n[3/5] Accuracy: 0.93', CLASSES, ['accuracy', 0.93]],
  ['a value behind folds', 'Accuracy: 0.91\nFinal accuracy, model 3/5: 0.93', CLASSES, ['accuracy', 0.93]],
  ['a value behind a date', 'Accuracy: 0.91\nAccuracy on 1/12: 0.93', CLASSES, ['accuracy', 0.93]],
  ['a value before a version', 'Accuracy: 0.91\nAccuracy: 0.93 (1/2)', CLASSES, ['accuracy', 0.93]],
  ['no share that is incorrect', 'Loss: 0.3125\n12.50% incorrect', '', ['loss', 0.3125]],
  [
    'what a trainer reports, not its epoch',
    "{'eval_loss': 0.31, 'eval_accuracy': 0.9342, 'eval_runtime': 1.25, 'epoch': 3.0}",
    CLASSES,
    ['accuracy', 0.9342],
  ],
  [
    'the end of a bar, not its middle',
    '1/4 [==>...] - ETA: 0s - accuracy: 0.9100\n4/4 [=====] - 0s 3ms/step - accuracy: 0.9250',
    CLASSES,
    ['accuracy', 0.925],
  ],
  ['a list of what it names', 'test loss, test acc: [0.3012, 0.925]', CLASSES, ['accuracy', 0.925]],
  ['no list of others', 'test loss, test acc: [0.3012, 0.925, 1.0]', CLASSES, null],
  ['commas between thousands', 'RMSE: $58,893.92', NUMBERS, ['rmse', 58893.92]],
  ...[
    'Accuracy: 0,953',
    'Accuracy: 95,3 %',
    '95,3 % accuracy',
    'Accuracy: 0.95s',
    'Accuracy: 1.234,5',
    'Accuracy: −0.5',
  ].map((output): [string, string, string, null] => [`no part of a number: ${output}`, output, CLASSES, null]),
  ...['RMSE: 0,123', 'RMSE: 12,34', "RMSE: 1'234.5", 'RMSE: 1 234,5', 'RMSE: 1.234,56', 'RMSE: 3.5k', 'R2: −0.5'].map(
    (output): [string, string, string, null] => [`no part of a number: ${output}`, output, NUMBERS, null],
  ),
  ['a number before a comma of a list', 'RMSE: 58.5,893', NUMBERS, ['rmse', 58.5]],
  ['the share, not how far it spreads', '0.93 accuracy with a standard deviation of 0.02', CLASSES, ['accuracy', 0.93]],
  ['the share before what it spreads', 'Accuracy: 0.931 ± 0.022', CLASSES, ['accuracy', 0.931]],
  ['a performance', 'performance =  0.9546', CLASSES, ['accuracy', 0.9546]],
  ['an error rate', 'the total error rate is: 0.0512', CLASSES, ['error_rate', 0.0512]],
  ['a word that is either', 'Précision du modèle : 93.42 %', CLASSES, ['accuracy', 0.9342]],
  ['no score of clusters', 'Davies-Bouldin Score: 0.553', CLASSES, null],
  [
    'a table of Markdown',
    '| Model | Accuracy | F1 |\n|---|---|---|\n| LR | 0.9342 | 0.91 |\n| RF | 0.9542 | 0.93 |',
    CLASSES,
    ['accuracy', 0.9542],
  ],
  [
    'a table in a frame',
    `│ Model │ Accuracy │\n├${RULES}┤\n│ RF    │   95.42% │\n│ LR    │   93.42% │`,
    CLASSES,
    ['accuracy', 0.9542],
  ],
  [
    'a table under a rule',
    'Model      Accuracy\n-------  ----------\nLR           0.9342\nRF           0.9542',
    CLASSES,
    ['accuracy', 0.9542],
  ],
  [
    'a table whose columns begin together',
    'Model      Accuracy   F1\nRF         0.9542     0.93\nLR         0.9342     0.91',
    CLASSES,
    ['accuracy', 0.9542],
  ],
  [
    'the best of models by their names alone',
    'Logistic Regression: 0.9342\nRandom Forest: 0.9542\nSVM: 0.9142',
    CLASSES,
    ['accuracy', 0.9542],
  ],
  ['a model with its spread', 'LR: 0.941667 (0.065085)', 'cross_val_score(m, a, b)', ['accuracy', 0.941667]],
  ["a model's tuple", "('KNN', 0.9416)", 'm.score(a, b)', ['accuracy', 0.9416]],
  ["no parameter of a model's", "XGBClassifier(base_score=0.5, booster='gbtree')", CLASSES, null],
  ['no metric that a search is told', "scoring='accuracy', verbose=0.5)", CLASSES, null],
  ['nothing of how much a column counts', 'Feature: 11, Score : 0.01095', CLASSES, null],
  ['no text of several lines', "' \\nBest f1: 0.91\\nDone'", CLASSES, null],
  ['no mean of a column', 'mean    13900.419967', 'r2_score(a, b)', null],
  ['no mean of a share in a column', 'mean    0.212330', CLASSES, null],
  ['a mean of folds', 'Mean: 0.9312', 'cross_val_score(m, a, b)', ['accuracy', 0.9312]],
  ['no time of a model', 'Random Forest time: 0.9342', CLASSES, null],
  ['no model whose result nothing computes', 'Random Forest: 0.9342', 'm.fit(a)', null],
])('reads %s', async (_name, output, code, expected) => {
  expect(await guess(output, code)).toEqual(expected)
})

it('imagines no result where code tells how many rows it tests with', () => {
  const code =
    "r2_score(a, b)\nprint(f'Test rows: {len(test):,}')\nprint('Rows: %d' % n)\nprint(f'Size: {x.shape[0]}')\n"
  expect(guessMetric(imagineOutput(code), code)).toBeNull()
  expect(guessMetric(imagineOutput(`${code}print(f'Model: {r2}')`), code)?.line).toBe('Model: 0.5000')
})
