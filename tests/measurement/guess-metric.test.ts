import { expect, it } from 'vitest'
import { guessMetric } from '../../src/measurement/printed/guess-metric.ts'
import { imagineOutput } from '../../src/measurement/printed/imagine-output.ts'
import { readMetric } from '../../src/measurement/printed/read-metric.ts'
import { metricRule } from '../../src/schema/dataset/metric-rule.ts'
import { spendCpu } from '../support/cpu.ts'

const CLASSES = 'accuracy_score(a, b)'
const NUMBERS = 'r2_score(a, b)'
const AREAS = 'roc_auc_score(a, b), average_precision_score(a, b)'

/** What a project with the guessed rule would read. */
async function guess(output: string, code = CLASSES, readme = '') {
  const found = guessMetric(output, code, { readme })
  if (found === null) return null
  const read = await readMetric(output, metricRule.parse(found.rule), true)
  return {
    name: found.rule.name,
    value: read.status === 'ok' ? read.metric.normalised : read.status,
    doubts: found.doubts,
    reasons: found.reasons,
  }
}

it.each([
  ['R², not accuracy', 'R^2 Score: 0.4032', NUMBERS, 'r2', 0.4032],
  [
    'R², not that less a penalty',
    'R-squared (R2): 0.4658\nAdjusted R-squared (Adjusted R2): 0.4615',
    NUMBERS,
    'r2',
    0.4658,
  ],
  ['R² by its other names', 'MSE: 3.25\nR-squared = 0.25', NUMBERS, 'r2', 0.25],
  ['an error where nothing else is printed', 'Mean Squared Error: 12.5', 'mean_squared_error(a, b)', 'mse', 12.5],
  ['the root, not the square', 'MSE: 12.5, RMSE: 3.53', 'mean_squared_error(a, b)', 'rmse', 3.53],
  [
    'all digits, not the rounded table',
    'Accuracy: 0.645021\n    accuracy      0.65     231',
    CLASSES,
    'accuracy',
    0.645021,
  ],
  [
    'all digits of a number that stands alone, not the rounded table',
    '0.8461538\n    accuracy      0.85     231',
    CLASSES,
    'accuracy',
    0.8461538,
  ],
  [
    'the table, where the number that stands alone is another',
    '0.7961538\n    accuracy      0.85     231',
    CLASSES,
    'accuracy',
    0.85,
  ],
  ['all digits, whatever comes last', 'Accuracy: 0.9825\nSummary accuracy = 0.98', CLASSES, 'accuracy', 0.9825],
  [
    'a row of a table where there is no other',
    '   accuracy                         0.65       231',
    CLASSES,
    'accuracy',
    0.65,
  ],
  [
    'a table of models',
    '   Model   Accuracy  F1 Score\n0    SVM   0.801000     0.700\n1  Trees   0.905000     0.800\n\n[2 rows]',
    CLASSES,
    'accuracy',
    0.905,
  ],
  ['percent', 'Test accuracy: 93.5%', CLASSES, 'accuracy', 0.935],
  ['that of held-out rows', '2. stack | Test Acc: 0.8889 | CV Acc: 0.9524±0.03', CLASSES, 'accuracy', 0.8889],
  ['that of folds where it is all', 'Cross-validation accuracy: 0.95', CLASSES, 'accuracy', 0.95],
  ['a share before its name', 'The model has 95.6 % test accuracy\n3 done', CLASSES, 'accuracy', 0.956],
  [
    'the best row of a table that compares',
    '  Experiment  Accuracy      F1\n0       Adam  0.985000  0.9850\n1        SGD  0.902222  0.9000\n2       none  0.500000  0.1000',
    CLASSES,
    'accuracy',
    0.985,
  ],
  [
    'a bare number that it can be',
    '[LightGBM] [Info] Start training from score 13346.08\n0.5\n2201.25\n1999.5\n0.8712\n2201.27\n1999.5',
    NUMBERS,
    'r2',
    0.8712,
  ],
  [
    'the last row of a table of epochs',
    'epoch  accuracy\n1        0.9850\n2        0.9022',
    CLASSES,
    'accuracy',
    0.9022,
  ],
  ['the last, though it is whole', 'on train\nf1 score: 0.977973\non test\nf1 score: 1.0', 'f1_score(a, b)', 'f1', 1],
  [
    'a share beside a count of what is right',
    'Epoch: 1 Loss: 0.25\n107/154 correct! (69.48%)',
    CLASSES,
    'accuracy',
    0.6948,
  ],
  ['a share of what is right', 'The model correctly classified 97.3% of the test set.', CLASSES, 'accuracy', 0.973],
  ['no count of what is right', 'Correctly classified: 35\nAccuracy: 0.946', CLASSES, 'accuracy', 0.946],
  ['the number behind a name, not one before it', '80% train, accuracy: 0.95', CLASSES, 'accuracy', 0.95],
  [
    'the number of its own, not of what comes behind',
    'Max accuracy: 0.748, where threshold is: 0.41',
    CLASSES,
    'accuracy',
    0.748,
  ],
  ['the number behind its settings', 'Accuracy with C=0.1, gamma=0.01: 0.95', CLASSES, 'accuracy', 0.95],
  ['a share with the sign of a percentage', 'F1 score: 0.66%', 'f1_score(a, b)', 'f1', 0.66],
  ['percent of what others of its metric tell in percent', 'acc: 93.2%\nAccuracy: 0.95%', CLASSES, 'accuracy', 0.0095],
  ['percent of what models tell in percent', 'RF 93.2%\nSVM accuracy: 0.95%', CLASSES, 'accuracy', 0.0095],
  ['percent of a count', 'Accuracy: 45/5000 (0.9%)', CLASSES, 'accuracy', 0.009],
  ['one percent', 'Test accuracy: 1.00%', CLASSES, 'accuracy', 0.01],
  ['percent below one of what is no share of all', 'Error rate: 0.66%', CLASSES, 'error_rate', 0.0066],
  ['a name that is spelt wrongly', 'Acurracy: 82.98%\nF1 score: 0.66', CLASSES, 'accuracy', 0.8298],
  ['the same of another', 'Accurracy of SVM: 0.91\nAccuray: 0.92\n', CLASSES, 'accuracy', 0.92],
  [
    'the models below their heads, not what statsmodels tells of the rows that it fitted',
    'Dep. Variable:           y   R-squared (uncentered):       0.973\nModel:       OLS   Adj. R-squared (uncentered):     0.970\nR2 Scores:\nForest: 0.8063\nSVR: 0.2107\n\nMean Squared Error:\nForest: 395986099.7\nSVR: 644789444.3\n',
    `${NUMBERS}; mean_squared_error(a, b)`,
    'r2',
    0.8063,
  ],
  [
    'a number of models that says what it is, not one with a head of another metric',
    'Forest: 0.8063\nSVR: 0.2107\n\nMean Squared Error:\nForest: 39.7\nSVR: 64.3\n',
    `${NUMBERS}; mean_squared_error(a, b)`,
    'mse',
    39.7,
  ],
  [
    'the accuracy of a report, not an error rate in a line',
    'Error rate: 0.12\n    accuracy                           0.88        60',
    CLASSES,
    'accuracy',
    0.88,
  ],
  ['training, not a share of rows', 'Training accuracy: 0.934\nTest split: 0.2', CLASSES, 'accuracy', 0.934],
  ['training, not a setting', 'Training accuracy: 0.934\nModel dropout: 0.3', CLASSES, 'accuracy', 0.934],
  [
    'what statsmodels fitted, not a setting',
    'Dep. Variable:     y   R-squared:       0.973\nModel:       OLS   Adj. R-squared:     0.970\n\nRidge lambda: 0.1',
    NUMBERS,
    'r2',
    0.973,
  ],
  [
    'what stands below a head, not what stands below one of training',
    'Test R2 scores:\nForest: 0.8063\n\nTraining R2 scores:\nForest: 0.9763\n',
    NUMBERS,
    'r2',
    0.8063,
  ],
  ['percent without a sign', 'Accuracy = 93.5', CLASSES, 'accuracy', 0.935],
  ['of the test, not of training', 'Test accuracy: 0.8\nTrain accuracy: 0.99', CLASSES, 'accuracy', 0.8],
  [
    'of the forecast, not of the values that were fitted',
    'rmse for model: 24.86\nrmse for fitted values: 25.17',
    NUMBERS,
    'rmse',
    24.86,
  ],
  ['of the test, not of values of training', 'RMSE: 24.86\nTraining values RMSE: 25.17', NUMBERS, 'rmse', 24.86],
  ['of the test, named behind those fitted', 'RMSE: 24.86\nFitted values, test RMSE: 25.17', NUMBERS, 'rmse', 25.17],
  ['of validation, named by the word', 'Train MAE: 3.1\nTraining done, val_mae: 4.5', NUMBERS, 'mae', 4.5],
  ['the end, not an epoch', 'Epoch 9, acc: 0.7\naccuracy: 0.75\nEpoch 10, acc: 0.8', CLASSES, 'accuracy', 0.75],
  [
    'the model, not what it is compared with',
    'model accuracy: 0.8\ndummy_model accuracy: 0.73',
    CLASSES,
    'accuracy',
    0.8,
  ],
  ['the mean, not its deviation', 'Accuracy: 0.803 ± 0.047', CLASSES, 'accuracy', 0.803],
  ['the number behind a parameter', 'Accuracy of KNN with k = 5: 0.98', CLASSES, 'accuracy', 0.98],
  ['one of numpy', 'Accuracy: np.float64(0.97)', CLASSES, 'accuracy', 0.97],
  ['a score by what the code computes', 'Score: 0.5', NUMBERS, 'r2', 0.5],
  ['held-out rows beside those of training', 'svm: train=0.996, test=0.985', CLASSES, 'accuracy', 0.985],
  ['a number alone', '12\n0.9333\n', CLASSES, 'accuracy', 0.9333],
  [
    'a number alone, named by the function that computes it',
    '0.9333',
    'balanced_accuracy_score(a, b)',
    'balanced_accuracy',
    0.9333,
  ],
  ['an R² in percent', 'R2 Score: 96.70%', NUMBERS, 'r2', 0.967],
  ['an R² in percent without a sign', 'R2 Score: 96.70', NUMBERS, 'r2', 0.967],
  ['an R² with the sign of percent by habit', 'R2 Score: 0.967 %', NUMBERS, 'r2', 0.967],
  ['an R² in percent alone, no negative error', '-94.37\n96.70523', `${NUMBERS}\nr2 * 100`, 'r2', 0.967_052_3],
  ['an R² alone, no number behind it', '0.9134\n45.31', `${NUMBERS}\nr2 * 100`, 'r2', 0.9134],
  ['an R² below 0 alone', '-0.37\n', NUMBERS, 'r2', -0.37],
  ['a percentage alone', 'Calculating: 98.90%\n85.36%\n', CLASSES, 'accuracy', 0.8536],
  ['a percentage alone, behind a count', '1797\n 85.36 %', CLASSES, 'accuracy', 0.8536],
  ['a number alone, the root of what a function computes', '1.25', 'np.sqrt(mean_squared_error(a, b))', 'rmse', 1.25],
  ['a loss where nothing else is printed', 'epoch 3 loss: 0.9\ntest loss: 4294.7', 'MSELoss()', 'loss', 4294.7],
  ['the area under the curve of rates, not of precision', 'ROC-AUC: 0.61\nPR-AUC: 0.24', AREAS, 'roc_auc', 0.61],
  ['the same of names in another order', 'AUC_PR: 0.24, AUC_ROC: 0.61\nAUPRC = 0.24', AREAS, 'roc_auc', 0.61],
  [
    'the area under the curve of precision where it is all',
    'loss: 0.1\nPR AUC: 0.24',
    AREAS,
    'average_precision',
    0.24,
  ],
  [
    'the value that the last cell of a notebook shows, not the rounded rows above of other models',
    '0.8461538\n    accuracy      0.85     39\n    accuracy      0.82     39\n0.8974359\n',
    'display(accuracy_score(y, svm)\n)\nprint(report)\ndisplay(accuracy_score(y,\n    forest)\n)\njoblib.dump(forest, "x")',
    'accuracy',
    0.8974359,
  ],
  [
    'no score that is another measure of its own name',
    'ROC-AUC: 0.8574\nPR-AUC: 0.673\nBrier Score: 0.1319\nbrier_score=0.1319\n',
    'roc_auc_score(a, b)',
    'roc_auc',
    0.8574,
  ],
  ['a score of a word that ends like another measure', 'Grand score: 0.75\n', 'accuracy_score(a, b)', 'accuracy', 0.75],
  ['the score at the end', 'R2 score: 0.5\n0.75\n', 'r2_score(a, b)\nprint(forest.score(X_test, y_test))', 'r2', 0.75],
  [
    'a named value at the end',
    'F1: 0.5\nSVM accuracy: 0.7\n0.8\n',
    'acc = accuracy_score(a, b)\ndisplay(acc\n)',
    'accuracy',
    0.8,
  ],
  [
    'the test above a score of training at the end',
    'Accuracy: 0.8\n0.99\n',
    'accuracy_score(a, b)\ndisplay(forest.score(X_train, y_train)\n)',
    'accuracy',
    0.8,
  ],
  [
    'an accuracy that is told, not scores of folds as the R² that the code computes too',
    'Accuracy: 0.74\n[CV 1/5] END depth=3;, score=0.722 total time= 2.2s\n',
    'accuracy_score(a, b)\nr2_score(a, b)\n',
    'accuracy',
    0.74,
  ],
  [
    'a number above a count that stands alone',
    '0.98\n0.97\n48\n',
    'print(a.score(x_train, y))\nprint(a.score(x_test, y))\nprint(np.sum(a.coef_ == 0))',
    'accuracy',
    0.97,
  ],
  [
    'the number of the test above that of training at the end',
    '12\n0.87\n0.9\n',
    'print(n)\nprint(accuracy_score(y_test, b))\nb = f(x_train)\nprint(accuracy_score(y_train, b))',
    'accuracy',
    0.87,
  ],
  [
    'the accuracy above an F1 that the code shows behind it',
    '0.87\n0.9\n',
    'print(accuracy_score(a, b))\nprint(f1_score(a, b))',
    'accuracy',
    0.87,
  ],
  [
    'the number at the end where those above it may be of several rounds',
    '0.7\n0.87\n0.9\n',
    'print(accuracy_score(a, b))\nfor m in all:\n  c = f(m)\nprint(f1_score(a, b))',
    'f1',
    0.9,
  ],
  [
    'the number at the end where that above it is of a branch that was not taken',
    '0.87\n0.9\n',
    'show(a)\nif many:\n  print(accuracy_score(a, b))\nelse:\n  print(f1_score(a, b))',
    'f1',
    0.9,
  ],
  [
    'the accuracy above an F1 of the same branch, behind a condition on which neither hangs',
    '0.87\n0.9\n',
    'if many:\n  print(accuracy_score(a, b))\n# plots\n  if plots:\n    plt.show()\n  print(f1_score(a, b))',
    'accuracy',
    0.87,
  ],
  [
    'a named line above a number at the end that is of no metric',
    'Accuracy: 0.8\n0.99\n',
    'accuracy_score(a, b)\ndisplay(frame.corr().max()\n)',
    'accuracy',
    0.8,
  ],
  [
    'a named line above a number at the end that another call of the same function shows',
    'Accuracy: 0.8\n12.5\n',
    'def main():\n    print("Accuracy:", accuracy_score(a, b))\n    print(time() - start)\n',
    'accuracy',
    0.8,
  ],
  [
    'a named line above a number at the end that the metric can not have',
    'Accuracy: 0.8\n812.5\n',
    'print(accuracy_score(a, b))',
    'accuracy',
    0.8,
  ],
  [
    'an error that is called a loss, of the test',
    'Epoch: 0 | MAE Train Loss: 13.25 | MAE Test Loss: 1172.5\nEpoch: 490 | MAE Train Loss: 20.25 | MAE Test Loss: 1158.25',
    'L1Loss()\nLinearRegression',
    'mae',
    1158.25,
  ],
  ['an error and a loss', 'MSE: 3.5, Loss: 4.5', 'MSELoss()', 'mse', 3.5],
  ['an accuracy rather than a loss', 'accuracy: 0.5\nloss: 0.1', CLASSES, 'accuracy', 0.5],
  ['Korean', '- 학습 후 정확도: 80.43%, 재현율: 76.19%, loss: 0.4386', CLASSES, 'accuracy', 0.8043],
  ['Chinese', '测试准确率为 0.95', CLASSES, 'accuracy', 0.95],
  [
    'the end, not a bar of Keras, whatever its colours',
    '\u001b[1m3/3\u001b[0m ━━━ 0s 8ms/step - accuracy: 0.9867\n\u001b[32mTest Accuracy:\u001b[0m 98.67\n',
    CLASSES,
    'accuracy',
    0.9867,
  ],
  ['another language', 'Acurácia: 0,9\nAcurácia: 0.87', CLASSES, 'accuracy', 0.87],
])('reads %s', async (_name, output, code, name, value) => {
  expect(await guess(output, code)).toMatchObject({ name, value })
})

it.each(['Época 09/10 ->', 'época: 9,', 'Epoca 9', 'Époque 9 :', 'Эпоха 9,'])(
  'takes the end for the result, not what stands behind the last %s',
  async (epoch) => {
    const output = `${epoch} acc: 0.7\naccuracy: 0.75\n${epoch.replace(/0?9/, '10')} acc: 0.8`
    expect(await guess(output)).toMatchObject({ value: 0.75 })
  },
)

it.each(['Toda a época,', '10 épocas:', 'Depois da época final de 2024,'])(
  'takes no epoch for one on the way: %s',
  async (at) => {
    expect(await guess(`accuracy: 0.7\n${at} acc: 0.75`)).toMatchObject({ value: 0.75 })
  },
)

it('takes the last of several and says so, and what else there was', () => {
  expect(guessMetric('SVM accuracy: 0.801\nForest accuracy: 0.905\n', CLASSES)).toMatchObject({
    text: '0.905',
    others: ['SVM accuracy: 0.801'],
    doubts: ['one-of-several'],
  })
})

it('takes no list of folds, no count and no text for a metric', () => {
  for (const line of [
    "{'test_accuracy': array([0.76, 0.88, 0.77])}",
    'learning to score',
    'accuracy 7 of 8 in words',
    'done',
  ]) {
    expect(guessMetric(line, CLASSES)).toBeNull()
  }
})

it('imagines what a script prints that can not be run', async () => {
  const code = 'print("rows", len(df))\nprint(f"Accuracy: {score:.3f}")\nprint("F1:", f1_score(a, b))'
  expect(await guess(imagineOutput(code))).toMatchObject({ name: 'accuracy', value: 0.5 })
})

it('takes the number of its own line before a row of a table that says the same', () => {
  const printed = 'Accuracy: 1.0\n    accuracy                         1.00       100\n'
  expect(guessMetric(printed, CLASSES)?.line).toBe('Accuracy: 1.0')
})

it('imagines what a print with formats of its own would show', async () => {
  const code = "print('Accuracy: %0.2f (+/- %0.2f)' % (scores.mean(), scores.std()))"
  expect(await guess(imagineOutput(code))).toMatchObject({ name: 'accuracy', value: 0.5 })
})

it('imagines what a print of several texts shows as one', () => {
  const code = 'print(f"Loss: {total:.4f}")\nprint(\n    f"Accuracy: "\n    f"{right / total * 100:.2f}%"\n)\n'
  expect(imagineOutput(code)).toBe('Loss: 0.5000\nAccuracy: 50.0000%')
  expect(imagineOutput('print("""R2: {r2}""")')).toBe('R2: 0.5000')
})

it('is not held up by a flood', async () => {
  for (const flood of [
    ' '.repeat(500_000),
    '1'.repeat(500_000),
    'accuracy '.repeat(100_000),
    'acc: 1\n'.repeat(100_000),
  ]) {
    expect(await spendCpu(async () => guessMetric(flood, CLASSES))).toBeLessThan(5)
  }
})

const BLOCKS = ['Bayes', 'Forest', 'SVM']
  .map((name, index) => `--- ${name} ---\nAccuracy: 0.9${[12, 74, 35][index]}\n`)
  .join('')
const REPORT = `    accuracy                           0.62        60\n${'   0.5 0.5\n'.repeat(30)}`
const LONG_BLOCKS = [85, 81.67, 75, 61.67].map((each) => `${REPORT}SVC accuracy is: ${each.toFixed(2)}%\n`).join('')
const ofBlocks = (lines: readonly string[]) => lines.map((line) => `${REPORT}${line}\n`).join('')
const NAMED = 'SVM accuracy: 0.912\nRandom Forest accuracy: 0.974\nKNN accuracy: 0.935\n'

it.each([
  ['states it', NAMED, 'We reach **97.4%** on the test set.', 0.974, ['stated-in-readme']],
  ['states it in a table', NAMED, '| model | accuracy |\n|---|---|\n| forest | 0.97 |', 0.974, ['stated-in-readme']],
  [
    'names the model best',
    NAMED,
    '| SVM | 91.2% |\n| Forest | 97.4% |\n**Best model:** Random Forest',
    0.974,
    ['named-best'],
  ],
  [
    'states it below its own head, and another metric with the digits of another model',
    NAMED,
    '| model | F1 | accuracy |\n|---|---|---|\n| forest | 0.912 | 0.974 |',
    0.974,
    ['stated-in-readme'],
  ],
  ['states it beside another metric', NAMED, '- Accuracy: 97%, F1 score: 91%', 0.974, ['stated-in-readme']],
  ['states it before another metric', NAMED, 'An accuracy of 0.974 and an F1 of 0.912.', 0.974, ['stated-in-readme']],
  [
    'states it of two metrics at once, and another of one',
    NAMED,
    'Accuracy and F1: 97.4%, train accuracy: 99.9%',
    0.974,
    ['stated-in-readme'],
  ],
  [
    'has a bar before the first cell of some rows only',
    NAMED,
    '| model | accuracy | F1 |\n|---|---|---|\nforest | 0.974 | 0.912',
    0.974,
    ['stated-in-readme'],
  ],
  [
    'has a bar in a cell',
    NAMED,
    '| model | accuracy | F1 |\n|---|---|---|\n| `forest\\|all` | 0.974 | 0.912 |',
    0.974,
    ['stated-in-readme'],
  ],
  [
    'has lines that end as on Windows',
    NAMED,
    '| model | F1 | accuracy |\r\n|---|---|---|\r\n| forest | 0.912 | 0.974 |\r\n',
    0.974,
    ['stated-in-readme'],
  ],
  ['states two with their metric behind', NAMED, '97.4% accuracy, and 91.2% F1', 0.974, []],
  ['has a row for each metric', NAMED, '| metric | score |\n|---|---|\n| F1 | 0.974 |', 0.974, ['stated-in-readme']],
  [
    'has lines of several metrics that are no table',
    NAMED,
    'F1: 0.9 | accuracy: 0.9\naccuracy: 0.974 | F1: 0.9',
    0.974,
    ['stated-in-readme'],
  ],
  [
    'has a column of another metric alone',
    NAMED,
    '| model | F1 |\n|---|---|\n| forest | 0.974 |',
    0.974,
    ['stated-in-readme'],
  ],
  ['states it by a comma', NAMED, 'Accuracy : 0,974 (forest)', 0.974, ['stated-in-readme']],
  ['states its share by a comma in brackets', NAMED, 'Accuracy da floresta (97,4%)', 0.974, ['stated-in-readme']],
  ['states its share by a comma', NAMED, 'Accuracy de 97,4 %.', 0.974, ['stated-in-readme']],
  ['has thousands with its digits', NAMED, 'Accuracy, on 97,400 rows, of 97,435% and 1,974', 0.935, []],
  ['has a range with its digits', NAMED, 'Accuracy with dropout in [0,912] or (0,974)', 0.935, []],
  ['has a list with its digits', NAMED, 'Accuracy for 0,974,912 or 5,0,974', 0.935, []],
  ['cuts its digits', NAMED.replaceAll('0.974', '0.9738'), 'accuracy of 0.973', 0.9738, ['stated-in-readme']],
  ['rounds one and cuts another', `${NAMED}MLP accuracy: 0.9748\n`, '97.4%', 0.974, ['stated-in-readme']],
  ['states the number before it', 'A accuracy: 0.938\nB accuracy: 0.91\n', 'accuracy of 0.937', 0.91, []],
  ['says which performed best', NAMED, 'Random Forest performed best.', 0.974, ['named-best']],
  ['says with an article which performed best', NAMED, 'The Random Forest performed best.', 0.974, ['named-best']],
  [
    'says that its own performed best',
    'Our model accuracy: 0.974\nSVM accuracy: 0.912\n',
    'Our Model performed best.',
    0.974,
    ['named-best'],
  ],
  ['says that the best does better', NAMED, '**Random Forest** slightly outperforms SVM.', 0.974, ['named-best']],
  [
    'states all, and says that the best does better',
    BLOCKS,
    '| Forest | 97.4% |\n| SVM | 93.5% |\nThe Forest model outperformed SVM across all metrics.',
    0.974,
    ['named-best'],
  ],
  [
    'says that the best does better, and states no value of it before',
    'XGB\nAccuracy: 0.91\nLGBM\nAccuracy: 0.912\nTuned XGB\n\nAccuracy: 97.4%\nTuned LGBM\n\nAccuracy: 91.2%\n',
    'XGB comes to 97.4%, LGBM to 91.2%. XGB outperforms LGBM.',
    0.974,
    ['named-best'],
  ],
  ['says that one does better which is not the best', NAMED, 'SVM outperforms a random guess.', 0.935, []],
  ['says of two that they do better', NAMED, 'SVM outperforms KNN.\nRandom Forest outperforms both.', 0.935, []],
  ['says what is outperformed', NAMED, 'Random Forest was outperformed by SVM', 0.935, []],
  ['says what is outperformed by', NAMED, 'Random Forest, outperformed by SVM', 0.935, []],
  ['says of one that it does not do better', NAMED, 'No sign that Random Forest outperforms SVM.', 0.935, []],
  ['asks which does better', NAMED, 'We ask whether Random Forest outperforms SVM.', 0.935, []],
  ['tells what does better in a paper', NAMED, 'Random Forest outperforms SVM (Li et al., 2019).', 0.935, []],
  ['says what is faster', NAMED, 'Random Forest outperforms SVM in training time.', 0.935, []],
  [
    'says what does better, of which the output calls one final',
    `${NAMED}Final model accuracy: 0.951\n`,
    'Random Forest outperforms SVM.',
    0.951,
    ['named-best'],
  ],
  [
    'says what does better, before a value of no model',
    `${NAMED}Test accuracy: 0.951\n`,
    'Random Forest outperforms SVM.',
    0.951,
    [],
  ],
  [
    'calls a model the best that has two of the values which it states',
    'Forest\nAccuracy: 0.901\nSVM\nAccuracy: 0.88\nForest again\nAccuracy: 0.911\nAccuracy: 0.974\n',
    'Best model: Forest. We went from 0.901 to 0.974.',
    0.974,
    [],
  ],
  ['says what may do better', NAMED, 'Random Forest often outperforms a single tree.', 0.935, []],
  ['states what two lines say', `${NAMED}Accuracy: 0.9738\n`, '97.4%', 0.9738, ['stated-in-readme']],
  ['has a number of something else', NAMED, 'with 91.9 % of the rows and 0.97 seconds', 0.935, []],
  [
    'states it, and a report shows it',
    '    accuracy                           0.85        60\nAcc Max: 0.9012\n',
    'Accuracy: ~85%',
    0.85,
    ['stated-in-readme'],
  ],
  [
    'states it, names another model best, and a report shows it',
    '    accuracy                           0.85        60\nKNN Acc Max: 0.9012\n',
    'KNN achieved highest accuracy. Its accuracy is 85%',
    0.85,
    ['stated-in-readme'],
  ],
  [
    'states what a report shows, and the output calls another best',
    '    accuracy                           0.85        60\nBest accuracy: 0.9012\n',
    'Accuracy: 85%',
    0.9012,
    ['named-best'],
  ],
  ['states it of a long block like others', LONG_BLOCKS, 'Accuracy: 85%', 0.85, ['stated-in-readme']],
  ['states it of a block like others', BLOCKS, 'Accuracy: 0.974', 0.974, ['stated-in-readme']],
] as const)('takes of several the value where the README %s', async (_name, output, readme, value, reasons) => {
  expect(await guess(output, CLASSES, readme)).toMatchObject({ value, reasons })
})

it.each([
  ['with a point behind it', [0.85, 0.8167, 0.75].map((each) => `Accuracy is: ${each}.`), 'accuracy', 0.85],
  ['with an exponent', ['Loss: 2.5e-03', 'Loss: 3.5e-03', 'Loss: 4.5e-03'], 'loss', 0.0025],
  ['with an exponent and words', ['MSE: 9.13e-05 ok', 'MSE: 8.13e-05 ok', 'MSE: 7.13e-05 ok'], 'mse', 9.13e-5],
] as const)('reads a number of a long block like others whole: %s', async (_name, told, name, value) => {
  const output = ofBlocks(told).replaceAll('accuracy  ', 'rows  ')
  const found = guessMetric(output, '', { wanted: told[0] })
  if (found === null) throw new Error('none')
  expect(found.rule.name).toBe(name)
  expect(await readMetric(output, metricRule.parse(found.rule), true)).toMatchObject({ metric: { value } })
})

const FITS = {
  'ordinary summary': `
                            OLS Regression Results
==============================================================================
Dep. Variable:                      y   R-squared:                       0.920
Model:                            OLS   Adj. R-squared:                  0.918
Method:                 Least Squares   F-statistic:                     556.0
Df Model:                           2
==============================================================================
`,
  'other summary': `
                 Results: Ordinary least squares
==================================================================
Model:              OLS              Adj. R-squared:     0.918
Dependent Variable: y                AIC:                308.9336
Date:               2026-11-30 11:40 BIC:                316.7491
No. Observations:   100              Log-Likelihood:     -151.47
Df Model:           2                F-statistic:        556.0
Df Residuals:       97               Prob (F-statistic): 7.27e-54
R-squared:          0.920            Scale:              1.2485
==================================================================
`,
  'summary of classes': `
                         Results: Logit
=================================================================
Model:              Logit            Method:           MLE
Dependent Variable: y                AIC:              50.0987
Date:               2026-11-30 11:40 Pseudo R-squared: 0.677
No. Observations:   100              BIC:              57.9142
=================================================================
`,
}

it.each(Object.entries(FITS))('takes what the %s of a fit tells for that of training', async (_name, fit) => {
  expect(await guess(fit, NUMBERS)).toMatchObject({ name: 'r2', doubts: ['of-training'] })
  expect(await guess(`R2: 0.871\n${fit}`, NUMBERS)).toMatchObject({ value: 0.871, doubts: [] })
})

it('takes no line that names a model and its R² for a row of a fit', async () => {
  expect(await guess('Model: Forest   R-squared: 0.912', NUMBERS)).toMatchObject({ value: 0.912, doubts: [] })
})

it.each([
  'Goal: accuracy above 85%',
  '## Goals\n- Accuracy: 85%',
  'The training accuracy is 85%',
  'Smith (2019): 85% accuracy',
  'For accuracy 85% of the rows are learned from',
  '| data | accuracy |\n|---|---|\n| iris | 85% |\n| wine | 93% |',
])('takes no row of a report since a README tells its digits of something else: %j', async (readme) => {
  const output = '    accuracy                           0.85        60\nAcc Max: 0.9012\n'
  expect(await guess(output, CLASSES, readme)).toMatchObject({ value: 0.9012 })
})

it.each(['Accuracy: ~85%', 'Random Forest reaches an accuracy of 85%', 'The trained model has an accuracy of 85%'])(
  'doubts a row of a report that a README states where other lines say more: %s',
  async (readme) => {
    const output = '    accuracy                           0.85        60\nAcc Max: 0.9012\n'
    expect(await guess(output, CLASSES, readme)).toMatchObject({
      value: 0.85,
      reasons: ['stated-in-readme'],
      doubts: ['one-of-several', 'few-digits'],
    })
  },
)

it('doubts a share with the sign of a percentage', async () => {
  expect(await guess('Accuracy: 0.6612%')).toMatchObject({ value: 0.6612, doubts: ['share-with-percent-sign'] })
  expect(await guess('Accuracy: 66.12%')).toMatchObject({ value: 0.6612, doubts: [] })
})

it('takes no gain in percent that a README tells for a share, but where the output puts the sign behind one', async () => {
  const output = 'A accuracy: 0.502\nB accuracy: 0.913\n'
  expect(await guess(output, CLASSES, 'We improve accuracy by 0.5%')).toMatchObject({ value: 0.913, reasons: [] })
  const signed = 'A accuracy: 0.502%\nB accuracy: 0.913%\n'
  expect(await guess(signed, CLASSES, 'Accuracy: 0.502%')).toMatchObject({
    value: 0.502,
    reasons: ['stated-in-readme'],
  })
})

it.each([
  ['of a list', '6. **Evaluation**: accuracy on the test set'],
  ['of a heading', '### 4.2 Accuracy'],
  ['of a step in bold', '**5. Accuracy and F1**'],
])('takes no numbering %s in a README for what it states', (_name, readme) => {
  expect(guessMetric('accuracy: 0.974\n', CLASSES, { readme })?.stated).toEqual([])
})

it.each([
  ['0.93 accuracy on the test set', '0.93'],
  ['### 94.2% accuracy', '94.2 %'],
])('reads what a README states at the start of a line: %s', (readme, stated) => {
  expect(guessMetric('accuracy: 0.974\n', CLASSES, { readme })?.stated).toEqual([stated])
})

it.each(['Model was saved in 0.5', 'Model saved to 0.93', 'Loading model 0.93'])(
  'takes no line that tells of a kept model for its score: %s',
  (line) => {
    expect(guessMetric(`${line}\n`, CLASSES)).toBeNull()
    expect(guessMetric(`${line}\nModel 0.91\n`, CLASSES)?.text).toBe('0.91')
  },
)

it('takes the score of a model that was loaded, as its name says in brackets', () => {
  expect(guessMetric('Random Forest (loaded): 0.93\n', CLASSES)?.text).toBe('0.93')
})

const LOGGED = '2026-01-02 03:04:05 - INFO - '
const HEAD = 'Expected performance (from the paper):'

it.each([
  [`logger.info("${HEAD}")\nlogger.info("  - Accuracy: 0.91")`, LOGGED],
  [`print("\\n${HEAD}\\n  - Accuracy: 0.91")`, ''],
  [`    print('${HEAD}',)\n    print("-----")\n    print('  - Accuracy: 0.91')`, ''],
])('takes what code prints of what is expected only where it tells nothing else: %s', async (code, before) => {
  const rule = code.includes('---') ? '-----\n' : ''
  const expected = `${before}${HEAD}\n${rule}${before}  - Accuracy: 0.91\n`
  const known = `${CLASSES}\n${code}`
  expect(await guess(`Accuracy: 0.8123\n${expected}`, known, 'Accuracy of 0.91')).toMatchObject({ value: 0.8123 })
  expect(guessMetric(expected, known)?.text).toBe('0.91')
})

it.each([
  ['in a comment', `# print("${HEAD}")\n# print("Accuracy: 0.91")`],
  ['as it was computed', `print("${HEAD}")\nprint(f"Accuracy: {accuracy:.2f}")`],
  ['as one of two', `print("${HEAD}")\nprint("Accuracy: 0.91" if found else "none")`],
  ['without a word of what is expected', 'print("Result:")\nprint("Accuracy: 0.91")'],
])('takes a line that the code has %s', async (_, code) => {
  const head = code.includes('Result') ? 'Result:' : HEAD
  const output = `Accuracy: 0.8123\n${head}\nAccuracy: 0.91\n`
  expect(await guess(output, `${CLASSES}\n${code}`)).toMatchObject({ value: 0.91 })
})

it('is not held up by a flood of texts that code prints', async () => {
  const flood = [
    `${'print('.repeat(100_000)}`,
    'print("a" '.repeat(50_000),
    `print(${'"a" '.repeat(50_000)}`,
    `${' '.repeat(500_000)}print(`,
  ]
  for (const code of flood) {
    expect(await spendCpu(async () => guessMetric('Accuracy: 0.91\n', code))).toBeLessThan(5)
  }
})

it('takes the best of a table whose title names the metric', async () => {
  const rows = [
    'k | p=2 | p=50',
    '--------------',
    '0.2 | 0.3719 | 0.8031',
    '0.7 | 0.4793 | 0.9669',
    '0.9 | 0.4750 | 0.9500',
  ]
  const output = `Recognition Rate Results (Euclidean):\n${rows.join('\n')}\n\ndone\n`
  expect(await guess(output)).toMatchObject({ name: 'accuracy', value: 0.9669, reasons: ['best-of-table'] })
  expect(guessMetric(output, CLASSES)?.others).toEqual([rows[2], rows[4]])
  expect(await guess(output.replace('Recognition Rate', 'Some'))).toBeNull()
})

it.each([
  ['prob_positive = a / b\nprint(prob_positive)', null],
  ['right = np.mean(guess == truth)\nprint(right)', '0.9277'],
  ['acc = right / len(rows)\nprint(acc)', '0.9277'],
  ['test_score = f(x)\nprint(test_score)', '0.9277'],
])('takes a number alone only of code that weighs its predictions: %j', (code, text) => {
  expect(guessMetric('The sentence was NEGATIVE, with a probability of\n0.9277\n', code)?.text ?? null).toBe(text)
})

it.each([
  [
    'of percentages',
    'SVM\nAccuracy: 96.19%\nXGB\nAccuracy: 96.46%\n  Metric   kNN   SVM    XGB\nAccuracy 93.09%  96.19%  96.46%\n',
    0.9646,
  ],
  ['of shares', `${BLOCKS}Metric   Bayes Forest SVM\nAccuracy 0.912 0.974 0.935\n`, 0.935],
  ['of what no other line tells', 'Accuracy: 0.81\n  Metric   kNN   SVM\nAccuracy 0.912 0.974\n', 0.912],
  ['of one', `${BLOCKS}Accuracy 0.912\n`, 0.912],
  ['of what was before too', 'Accuracy: 0.91\n          after before\nAccuracy  0.974  0.910\n', 0.974],
  ['of a value and its spread', 'Accuracy: 0.05\nAccuracy 0.91 0.05\n', 0.91],
  ['of what other lines tell in part', `${BLOCKS}Accuracy 0.902 0.974 0.881\n`, 0.902],
])('takes no first of a row that tells several models again: %s', async (_name, output, value) => {
  expect(await guess(output)).toMatchObject({ value })
})

it('takes of several settings none that is called the worst', async () => {
  expect(await guess('Accuracy: 88.9%\nBest: (Acc: 89.1%)\nWorst: (Acc: 73.3%)\n')).toMatchObject({ value: 0.891 })
  const ofColumn = 'mean radius accuracy: 0.88\nworst radius accuracy: 0.91\n'
  expect(await guess(ofColumn)).toMatchObject({ value: 0.91 })
  expect(await guess('A accuracy: 0.9\nWorst model: B, accuracy: 0.8\n')).toMatchObject({ value: 0.9 })
  expect(await guess('Worst-case accuracy: 0.71\n')).toMatchObject({ value: 0.71 })
})

it('takes a negative error that stands alone for no R²', () => {
  expect(guessMetric('-94.3733\n', NUMBERS)).toBeNull()
})

it.each(['The mean price is 81.31 dollars.', 'MSE of 81.31, R2 of 0.95'])(
  'takes what a README states without a sign of percent for no R²: %s',
  (readme) => {
    expect(guessMetric('R2: 0.8131\nR2: 0.9521\n', NUMBERS, { readme })?.text).toBe('0.9521')
  },
)

it('takes a number above 1 that stands alone for no more digits of an R²', () => {
  expect(guessMetric('R2: 0.45\n45.31\n', NUMBERS)?.text).toBe('0.45')
})

it('takes a number above 1 that stands alone for no R² of code that makes no percent', () => {
  expect(guessMetric('45.31\n', 'reg.score(a, b)\nprint(reg.intercept_)\nLinearRegression()')).toBeNull()
})

it('takes no percentage alone that is one of several, without a fraction, or of code that predicts numbers', () => {
  for (const each of ['12.50%\n50.00%\n100.00%\n', '85%\n', '185.36%\n', '-12.50%\n'])
    expect(guessMetric(each, CLASSES)).toBeNull()
  expect(guessMetric('85.36%\n', 'mean_absolute_error(a, b)')).toBeNull()
  expect(guessMetric('0.9277\n85.36%\n', CLASSES)?.text).toBe('0.9277')
})

it('takes a number that stands alone twice for one', () => {
  expect(guessMetric('0.6405\n0.6405\n', CLASSES)).toMatchObject({ others: [], doubts: ['name-not-printed'] })
  expect(guessMetric('0.5\n0.6405\n', CLASSES)).toMatchObject({
    others: ['0.5'],
    doubts: ['name-not-printed', 'one-of-several'],
  })
})

it('tells what a README states otherwise, where a full stop makes no fraction of a step or a count', () => {
  const stated = (readme: string) => guessMetric('Accuracy: 0.9644\n', CLASSES, { readme })?.stated
  expect(guessMetric('Accuracy: 0.9678\n', CLASSES, { readme: 'Accuracy: 96%' })?.stated).toEqual([])
  expect(stated('5. **Evaluate** by accuracy score\nThe accuracy is of 360.')).toEqual([])
  expect(stated('1. The accuracy is 0.95.')).toEqual(['0.95'])
})

it('takes more digits of the same result, and none of another model that rounds to it', () => {
  const find = (line: string) =>
    guessMetric(`SVM accuracy: 0.25\n${line}\n`, CLASSES, { readme: 'SVM has an accuracy of 25.0 %.' })?.text
  expect(find('Forest accuracy: 0.2538')).toBe('0.25')
  expect(find('Test accuracy score of the SVM: 0.2538')).toBe('0.2538')
  expect(find('Final accuracy on the test set: 0.2538')).toBe('0.2538')
})

it.each([
  ['MODEL EVALUATION - Training Set (Full Data)\n=====\nPerformance Metrics:\nAccuracy: 0.9123\n', ['of-training']],
  [
    ['EVALUATION - Training Set', '====', 'Metrics:', '  Accuracy: 0.9123 (91.23%)']
      .map((each) => LOGGED + each)
      .join('\n'),
    ['of-training'],
  ],
  ['Results on training data:\nAccuracy: 0.9123\n', ['of-training']],
  ['Results on training data:\nAccuracy: 0.99\nSVM:\nAccuracy: 0.9123\n', []],
  ['Results on training data:\nAccuracy: 0.99\n\nEvaluation:\nAccuracy: 0.9123\n', []],
  ['Results of the training set and test:\nAccuracy: 0.9123\n', []],
  ['Training set: 800 rows\nAccuracy: 0.9123\n', []],
  ['Training results:\nAccuracy: 0.9123\n', []],
  ['Performance of the model after training\nAccuracy: 0.9123\n', []],
  ['Evaluating model on the training set\nAccuracy: 0.9123\n', ['of-training']],
  ['Training set performance\nTime: 3.21 s\nAccuracy: 0.9123\n', ['of-training']],
  ['Fitting on training data and evaluating\nAccuracy: 0.9123\n', []],
  ['Evaluation of the model trained on training data\nAccuracy: 0.9123\n', []],
  ['Training samples: 800, metrics below\nAccuracy: 0.9123\n', []],
  ['Results for training set size 1000\nAccuracy: 0.9123\n', []],
  ['CV results on training data\nAccuracy: 0.9123\n', []],
  ['Training set performance\nTrain accuracy: 0.99\n\nModel performance\nAccuracy: 0.9123\n', []],
])('knows what is evaluated on the rows that were learned from: %j', (output, doubts) => {
  expect(guessMetric(output, CLASSES)).toMatchObject({ text: '0.9123', doubts })
})

it('takes what stands below a head of training for that where another head says the same of the test', () => {
  const blocks = (first: string, second: string) =>
    guessMetric(`${first}\nMSE: 1.5, R2: 0.95\n${second}\nMSE: 2.5, R2: 0.85\n`, NUMBERS)
  expect(blocks('Testing Info:', 'Training Info:')).toMatchObject({ text: '0.95', doubts: [] })
  expect(blocks('--- Test Set ---', '--- Train Set ---')).toMatchObject({ text: '0.95', doubts: [] })
  expect(blocks('Random Forest', 'Training Boosting')).toMatchObject({ text: '0.85', doubts: ['one-of-several'] })
  const own = 'Test results\nR2: 0.7\nTraining results\nTest R2: 0.8123\nTrain R2: 0.9123\n'
  expect(guessMetric(own, NUMBERS)?.text).toBe('0.8123')
  const loaded = 'Loading test data\n\nLoading training data\nR2: 0.8123\n'
  expect(guessMetric(loaded, NUMBERS)).toMatchObject({ text: '0.8123', doubts: [] })
})

it('takes no result of all rows where another line says the same of those held out', () => {
  const tell = (held: string, all: string) => guessMetric(`${held} 0.7125\n${all} 0.9125\n`, CLASSES)?.text
  expect(tell('prediction test accuracy -> ', 'prediction all accuracy -> ')).toBe('0.7125')
  expect(tell('Accuracy on the test set:', 'Accuracy on the whole dataset:')).toBe('0.7125')
  expect(tell('Test accuracy of the SVM:', 'Accuracy of all models:')).toBe('0.9125')
  expect(tell('Accuracy:', 'Accuracy on all data:')).toBe('0.9125')
})

it('takes of several no value that is worse than what knows no label', () => {
  const degrees = 'R2: 0.58\nR2: 0.79\nR2: -4756030.8\n'
  expect(guessMetric(degrees, NUMBERS)).toMatchObject({ text: '0.79', doubts: ['one-of-several'] })
  expect(guessMetric('R2: -0.5\nR2: -4.5\n', NUMBERS)?.text).toBe('-4.5')
  expect(guessMetric(degrees, NUMBERS, { readme: 'An R2 of -4756030.8 tells of too many powers.' })?.text).toBe(
    '-4756030.8',
  )
})

it('takes how well clusters part for the result where nothing is learnt from labels', async () => {
  const CLUSTERS = 'labels = KMeans(3).fit_predict(x)\nscore = silhouette_score(x, labels)'
  const silhouette = { name: 'silhouette', value: 0.553, doubts: [] }
  expect(await guess('Silhouette Score: 0.553\n', CLUSTERS)).toMatchObject(silhouette)
  expect(await guess('For n_clusters = 3 the average silhouette_score is : 0.553\n', CLUSTERS)).toMatchObject(
    silhouette,
  )
  expect(await guess('eps=1.0, Silueta=0.553, Calinski-Harabasz=8.53\n', CLUSTERS)).toMatchObject(silhouette)
  expect(await guess('0.553\n', CLUSTERS)).toMatchObject({ ...silhouette, doubts: ['name-not-printed'] })
  expect(await guess('Accuracy: 0.975\nSilhouette: 0.553\n', `${CLASSES}\n${CLUSTERS}`)).toMatchObject({ value: 0.975 })
})

it('takes no count of what is held out for a result', () => {
  expect(guessMetric('Training: 280.5 images, Test: 0.5 images.', CLASSES)).toBeNull()
  expect(guessMetric('train: 0.99, test: 0.95 time: 3s', CLASSES)?.text).toBe('0.95')
})

it.each([
  'test_accuracy: 0.951\ntrain_accuracy: 0.992\n',
  'Test_Acc: 0.951\nTrain_Acc: 0.992\n',
  'testAccuracy: 0.951\ntrainAccuracy: 0.992\n',
  'accuracy_test: 0.951\naccuracy_train: 0.992\n',
  "{'test_score': 0.951, 'train_score': 0.992}\n",
  'y_test accuracy: 0.951\ny_train accuracy: 0.992\n',
])('takes none of rows that the model learned from, however their word is joined to others: %j', (output) => {
  expect(guessMetric(output, CLASSES)).toMatchObject({ text: '0.951', others: [] })
})

it.each([
  ['train_accuracy: 0.992\n', ['of-training']],
  ['Trained SVM: 0.951\n', ['name-not-printed']],
  ['Training evaluation scores:\nSVM: 0.951\n', ['of-training']],
  ['Trained model accuracy: 0.951\n', []],
  ['after_training accuracy: 0.951\n', []],
  ['train_test_split accuracy: 0.951\n', []],
])('tells %j by the words that are of such rows alone', (output, doubts) => {
  expect(guessMetric(output, CLASSES)?.doubts).toEqual(doubts)
})

const TRIALS = ['identity', 'logistic', 'tanh', 'relu']
const listBests = (values: readonly number[]) =>
  values.map((value, index) => `Activation: ${TRIALS[index]} best accuracy: ${value} for layers: 9`).join('\n')

it('takes the best of a list of what was best of each, and no other than the last of fewer or of what lies apart', async () => {
  const tried = 'accuracy: 0.888\naccuracy: 0.971\n\n'
  const best = await guess(tried + listBests([0.916, 0.948, 0.96, 0.928]))
  expect(best).toMatchObject({ value: 0.96, reasons: ['best-of-table'] })
  expect(await guess(tried + listBests([0.96, 0.928]))).toMatchObject({ value: 0.928, reasons: [] })
  expect(await guess(tried + listBests([0.96, 0.948, 0.928]).replaceAll('\n', '\n\n'))).toMatchObject({ value: 0.928 })
})

const EACH_SCORE = [0.8731, 0.8859, 0.8283, 0.8535]
const EACH_MODEL = ['Linear', 'Ridge', 'Lasso', 'CatBoost']
const EACH = EACH_SCORE.map(
  (score, at) => `${EACH_MODEL[at]}\nModel performance for Test set\n- R2 Score: ${score}\n`,
).join('\n')
const tabulate = (which: readonly number[]) =>
  ['      Model  R2_Score', ...which.map((at) => `${at} ${EACH_MODEL[at]?.padStart(9)}  ${EACH_SCORE[at]}21`)].join(
    '\n',
  )

it('takes the best of lines that a table behind them tells again, and the last where it tells others or of less than all', async () => {
  const all = tabulate([1, 0, 3, 2])
  expect(await guess(`${EACH}\n${all}\n`, NUMBERS)).toMatchObject({ value: 0.885_921, reasons: ['best-of-table'] })
  expect(await guess(EACH, NUMBERS)).toMatchObject({ value: 0.8535, reasons: [] })
  expect(await guess(`${all}\n${EACH}`, NUMBERS)).toMatchObject({ value: 0.853_521, reasons: [] })
  expect(await guess(`${EACH}\n${tabulate([1, 0])}\n`, NUMBERS)).toMatchObject({ value: 0.8535, reasons: [] })
  expect(await guess(`${EACH}\n${all}\n\nR2 of the chosen model: 0.8701\n`, NUMBERS)).toMatchObject({ value: 0.8701 })
  expect(await guess(`${EACH}\n${all}\nBest model: Linear\n`, NUMBERS)).toMatchObject({ reasons: ['named-best'] })
})

const tellTwice = (names: readonly string[], scores: readonly string[], head: string, rows: readonly string[]) =>
  `${names.map((name, at) => `${name}\nTest accuracy: ${scores[at]}\n`).join('')}${[head, ...rows].join('\n')}\n`

it('takes the best of lines told again from one column, with a cell for each line, and from none of training', () => {
  const guessOf = (head: string, rows: readonly string[], scores = ['0.90', '0.93', '0.91']) =>
    guessMetric(tellTwice(['KNN', 'SVM', 'RF'], scores, head, rows), CLASSES)
  const [knn, svm, rf] = ['0   KNN            0.93', '1   SVM            0.97', '2    RF            1.00']
  const both = '  Model  Train Accuracy  Test Accuracy'
  const line = { text: '0.93', reasons: ['best-of-table'], line: '1   SVM            0.97           0.93' }
  expect(guessOf(both, [`${knn}           0.90`, `${svm}           0.93`, `${rf}           0.91`])).toMatchObject(line)
  const barred = ['| KNN | 0.90 |', '| SVM | 0.93 |', '| RF | 0.91 |']
  expect(guessOf('| Classifier | Accuracy |', barred)).toMatchObject({ text: '0.93', line: '| SVM | 0.93 |' })
  const last = { text: '0.91', reasons: [], line: 'Test accuracy: 0.91' }
  expect(guessOf('| Classifier | Train accuracy |', barred)).toMatchObject(last)
  expect(guessOf('| Classifier | train_accuracy |', barred)).toMatchObject(last)
  const apart = ['KNN      0.90      0.80', 'SVM      0.81      0.93', 'RF       0.91      0.82']
  expect(guessOf('Model    Accuracy  Accuracy', apart)).toMatchObject(last)
  const once = ['| KNN | 0.91 |', '| SVM | 0.93 |', '| RF | 0.85 |']
  expect(guessOf('| Model | Accuracy |', once, ['0.91', '0.93', '0.91'])).toMatchObject(last)
  const nearest = ['| SVM | 0.93 |', '| RF | 0.91 |', '| KNN | 0.90 |']
  const short = guessOf('| Model | Accuracy |', nearest, ['0.9', '0.93', '0.91'])
  expect(short).toMatchObject({ line: '| SVM | 0.93 |' })
})

it.each([
  ['folds', '  accuracy    f1', ['0     0.95  0.50', '1     0.91  0.50', '2     0.89  0.50']],
  ['splits', 'Split         accuracy', ['Validation        0.95', 'Test              0.91', 'External          0.89']],
  ['splits of a model', '| Model | Accuracy |', ['| RF (val) | 0.95 |', '| RF (test) | 0.91 |', '| RF (new) | 0.89 |']],
  ['targets', '| Target | Accuracy |', ['| height | 0.95 |', '| weight | 0.91 |', '| age | 0.89 |']],
  [
    'targets of models',
    '| Model | Target | Accuracy |',
    ['| RF | a | 0.95 |', '| SVM | b | 0.91 |', '| KNN | c | 0.89 |'],
  ],
  ['noise', '   noise  accuracy', ['0    0.1      0.95', '1    0.2      0.91', '2    0.3      0.89']],
  ['epochs', '    loss  val_accuracy', ['0  0.50          0.95', '1  0.40          0.91', '2  0.30          0.89']],
  ['a setting', '   k  accuracy', ['0  1      0.95', '1  2      0.91', '2  3      0.89']],
  ['a model with settings', '| Model | Accuracy |', ['| KNN 1 | 0.95 |', '| KNN 2 | 0.91 |', '| KNN 3 | 0.89 |']],
])('takes the last of lines that a table of %s behind them tells again', (_what, head, rows) => {
  const told = tellTwice(['A', 'B', 'C'], ['0.95', '0.91', '0.89'], head, rows)
  expect(guessMetric(told, CLASSES)).toMatchObject({ text: '0.89', reasons: [], line: 'Test accuracy: 0.89' })
})

it('takes the best of lines told again by rows that models name, whatever the head', () => {
  const rows = ['Random Forest      0.95', 'SVC                0.91', 'KNeighbors         0.89']
  const told = tellTwice(['A', 'B', 'C'], ['0.95', '0.91', '0.89'], '               accuracy', rows)
  expect(guessMetric(told, CLASSES)).toMatchObject({ text: '0.95', reasons: ['best-of-table'] })
})

it('holds no more lines against a table behind them than it may have rows', async () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `Accuracy: 0.${1_000_000 + at}\n`).join('')
  const row = (_: unknown, at: number) => `m${at % 10}    0.${900_000 + at}\n`
  const tables = `model accuracy\n${Array.from({ length: 99 }, row).join('')}`.repeat(50)
  expect(await spendCpu(async () => guessMetric(lines + tables, CLASSES))).toBeLessThan(5)
})

it('takes no column of data that pandas shows for a result', () => {
  const shown = '0    72\n1    69\nName: math score, Length: 1001, dtype: int64\n'
  expect(guessMetric(shown, NUMBERS)).toBeNull()
  expect(guessMetric(`${shown}R2 score: 0.88\n`, NUMBERS)?.others).toEqual([])
  const ofName = 'Name: R2 score, Length: 1001, dtype:'
  const types = ['Sparse[float64, 0]', 'datetime64[ns, UTC]', 'list<item: int64>[pyarrow]']
  for (const each of [`Freq: D, ${ofName} float64`, ...types.map((type) => `${ofName} ${type}`)]) {
    expect(guessMetric(`d 1\n${each}\n`, NUMBERS)).toBeNull()
  }
  expect(guessMetric('Name: RF, dtype: float32 (R2 score: 0.88)\n', NUMBERS)?.text).toBe('0.88')
})

it.each([
  ['count', 'Accuracy: 4235.52\n', null],
  ['loss', 'Accuracy: -3.51\n', null],
  ['column of data', 'column             score\nProteins           90.77\nAminotransferase 4235.52\n', null],
  ['column of data before a result', 'a     score\nb     90.77\nc   4235.52\nAccuracy: 0.93\n', '0.93'],
  ['percentage that is rounded up', 'Accuracy: 100.00000000000001\n', '100.00000000000001'],
  [
    'row of a table with a column of counts',
    'model  accuracy   rows\nSVM        0.93  300.5\nKNN        0.91  300.5\n',
    '0.93',
  ],
  ['agreement below chance', 'MCC: -0.12\n', '-0.12'],
])('takes no number that is none of its metric by its size for one: %s', (_name, output, text) => {
  expect(guessMetric(output, CLASSES)?.text ?? null).toBe(text)
})

const DESCRIBED = `
                 id  ...  training_score   is_promoted
count  54808.000000  ...    54808.000000  54808.000000
mean   39195.830627  ...       63.386750      0.085170
std    22586.581449  ...       13.371559      0.279137
min        1.000000  ...       39.000000      0.000000
25%    19669.750000  ...       51.000000      0.000000
max    78298.000000  ...       99.000000      1.000000
`
const TURNED = `
             count    mean     std
math score  1000.0  66.089  15.163
test score  1000.0  67.001  15.100
`
const INFO = `
 7   writing score 1001 non-null int64
dtypes: int64(3), object(5)
memory usage: 62.7+ KB
`
const FOLDS = `
       fit_time  accuracy
count   5.00000  5.000000
mean   66.08900  0.931000
std    15.16300  0.012000
min    10.00000  0.911000
`
const COUNTED = `
          count   mean    std
accuracy      5  0.931  0.012
f1            5  0.911  0.015
`
const NAMED_ALIKE = 'model  accuracy\ncount     0.931\nmean      0.952\n'

it('takes no number by which pandas describes a column of data for a result, but the mean of folds', () => {
  for (const described of [DESCRIBED, TURNED, INFO]) {
    expect(guessMetric(described, CLASSES)).toBeNull()
    expect(guessMetric(`${described}\nTest score: 0.94\n`, CLASSES)).toMatchObject({ text: '0.94', others: [] })
  }
  expect(guessMetric(FOLDS, CLASSES)).toMatchObject({ text: '0.931000', others: [] })
  expect(guessMetric(COUNTED, CLASSES)).toMatchObject({ text: '0.931', others: [] })
  expect(guessMetric(`${TURNED.trimEnd()}\nAccuracy and its spread: 0.94 0.02\n`, CLASSES)?.text).toBe('0.94')
  expect(guessMetric(NAMED_ALIKE, CLASSES)).toMatchObject({ text: '0.952', others: ['count     0.931'] })
})

it('trusts the output, which names a model best, before two digits of a README, which another model may have by chance', async () => {
  const output = `${NAMED}Best model: Random Forest\n`
  expect(await guess(output, CLASSES, '- Accuracy: ~91%')).toMatchObject({ value: 0.974, reasons: ['named-best'] })
  expect(await guess(output, CLASSES, '- Accuracy: 91.2%')).toMatchObject({
    value: 0.912,
    reasons: ['stated-in-readme'],
  })
})

it.each([
  ['in a line', `${NAMED}Best model: Random Forest (0.97)\n`, 0.974],
  ['of blocks', `${BLOCKS}\nThe best model is ForestClassifier with accuracy\n`, 0.974],
  [
    'of those at the top',
    `The top-performing model is Forest\nwith a CV score of 0.96.\nTop 3 models:\n${BLOCKS}`,
    0.974,
  ],
  ['before one at the top', `The top model is Bayes\n${BLOCKS}\nThe best model is Forest\n`, 0.974],
  ['by its own word', 'Accuracy: 0.9\nTuned accuracy: 0.951\nAccuracy: 0.8\n', 0.951],
  [
    'of a table with a column for each',
    `${BLOCKS}  Metric Bayes Forest\nAccuracy 0.912 0.974\nBest model: Forest`,
    0.974,
  ],
  ['of a table', '  Model  Accuracy\n Forest     0.974\n    SVM     0.912\nBest Model: Forest', 0.974],
])('takes of several the value that the output calls best: %s', async (_name, output, value) => {
  expect(await guess(output)).toMatchObject({ value, reasons: ['named-best'], doubts: [] })
})

it.each(['Top 2 models: Forest, SVM', 'Top models: Forest', 'Top model features: Forest', 'To stop model: Forest'])(
  'knows no best model by %s',
  async (line) => {
    expect(await guess(`${line}\n${BLOCKS}`)).toMatchObject({ value: 0.935, reasons: [] })
  },
)

it('asks once of lines that say the same', () => {
  const found = guessMetric('A accuracy: 0.801\nB accuracy: 0.801\nC accuracy: 0.905\nD accuracy: 0.905\n', CLASSES)
  expect(found).toMatchObject({ line: 'D accuracy: 0.905', others: ['B accuracy: 0.801'] })
})

it('takes of several the value that another run prints too', () => {
  const again = NAMED.replace('0.935', '0.941')
  expect(guessMetric(NAMED, CLASSES, { again })).toMatchObject({ text: '0.974', reasons: ['repeats'] })
  expect(guessMetric(NAMED, CLASSES, { again: NAMED })).toMatchObject({ text: '0.935', reasons: [] })
  expect(guessMetric(NAMED, CLASSES, { again: 'nothing' })).toMatchObject({ text: '0.935', reasons: [] })
})

it('takes no line that varies for one that repeats, though it begins with the same digits', () => {
  const tell = (drawn: string) => `B accuracy: 0.75\nC accuracy: ${drawn}\n`
  expect(guessMetric(tell('0.7523'), CLASSES, { again: tell('0.3107') })).toMatchObject({
    text: '0.75',
    reasons: ['repeats'],
  })
  expect(guessMetric(tell('0.7523'), CLASSES, { again: tell('0.7523') })).toMatchObject({ text: '0.7523' })
})

it('takes no bar on its way, though another run tells the same of some batches', () => {
  const tell = (end: string) =>
    `1/9 [>....] - ETA: 3s - loss: 0.0014 - accuracy: 1.0000\n9/9 [====] - 3s 24ms/step - loss: 0.2 - accuracy: ${end}\n`
  expect(guessMetric(tell('0.9512'), CLASSES, { again: tell('0.9534') })).toMatchObject({ text: '0.9512', reasons: [] })
})

it('takes no line of a search for parameters where another tells a result', () => {
  const sweep = 'k=1 -> acc=0.99\nk=3 -> acc=0.98\nk=21 -> acc=0.97\n'
  expect(guessMetric(`Test accuracy: 0.965\n${sweep}`, CLASSES)?.text).toBe('0.965')
  expect(guessMetric(sweep, CLASSES)?.text).toBe('0.97')
  expect(guessMetric(`k=3 -> acc=0.98\n${sweep}`, CLASSES)?.text).toBe('0.98')
  expect(guessMetric(`k=5 -> acc=0.96\n${sweep}`, CLASSES)?.text).toBe('0.97')
  const before = `k=3 -> acc=0.98\n${sweep}`
  expect(guessMetric(before, CLASSES, { again: before.replace('0.99', '0.95') })?.text).toBe('0.98')
  expect(guessMetric(before, CLASSES, { again: before.replaceAll('0.98', '0.95') })?.text).toBe('0.98')
  const stated = { readme: 'With k = 3 the accuracy is 0.98.' }
  expect(guessMetric(`Test accuracy: 0.965\n${sweep}`, CLASSES, stated)?.text).toBe('0.98')
  expect(guessMetric('Test accuracy: 0.965\nA1 acc=0.9\nA2 acc=0.8\n', CLASSES)?.text).toBe('0.8')
})

it('takes the best of a search for a parameter where nothing else is told, and the last of what is no parameter', () => {
  const code = 'KNeighborsClassifier(k)\naccuracy_score(a, b)'
  const tell = (name: string) =>
    `${name} = 1, Accuracy: 0.95\n${name} = 3, Accuracy: 0.96\n${name} = 5, Accuracy: 0.94\n`
  expect(guessMetric(tell('k'), code)).toMatchObject({ text: '0.96', reasons: ['best-of-sweep'] })
  expect(guessMetric(tell('k'), CLASSES)?.text).toBe('0.94') // folds, by all that is known
  expect(guessMetric(`${tell('k')}\nWith PCA\n${tell('k').replace('0.96', '0.93')}`, code)?.text).toBe('0.95')
  expect(guessMetric(tell('max_depth').replace('= 5', '= None'), CLASSES)?.text).toBe('0.96')
  for (const name of ['Fold', 'Epoch', 'Run', 'test size', 'Class'])
    expect(guessMetric(tell(name), code)?.text).toBe('0.94')
  expect(guessMetric(`k = 3, Error rate: 0.04\nk = 5, Error rate: 0.05\nk = 7, Error rate: 0.06\n`, code)?.text).toBe(
    '0.04',
  )
  expect(guessMetric('k = 2, Inertia: 9.5\nk = 3, Inertia: 7.5\nk = 4, Inertia: 8.5\n', 'KMeans(k)')?.text).toBe('8.5')
})

const NETS = 'Small test accuracy: 0.9312\nMiddle test accuracy: 0.9104\nLarge test accuracy: 0.8899\n'
const makeTable = (...rows: string[]) => `| Network | Accuracy |\n|---|---|\n${rows.join('\n')}\n`
it.each<[string, string, string]>([
  ['in bold alone', makeTable('| Small | 0.9312 |', '| **Middle** | **0.9104** |', '| Large | 0.8899 |'), '0.9104'],
  ['by a sign', makeTable('| Small | 0.9312 |', '| Middle 🏆 | 0.9104 |', '| Large | 0.8899 |'), '0.9104'],
  ['by a word', makeTable('| Small | 0.9312 |', '| Middle (final) | 0.9104 |', '| Large | 0.8899 |'), '0.9104'],
  ['below its heading', '## Small\n0.9312\n## Middle (best)\nAccuracy: 0.9104\n## Large\n0.8899\n', '0.9104'],
  ['by its name', '## Small\nAccuracy: 92%\n## Middle: two layers (Winner)\n## Large\n', '0.9104'],
  [
    'not where all are',
    makeTable('| Small | **0.9312** |', '| Middle | **0.9104** |', '| Large | **0.8899** |'),
    '0.8899',
  ],
  [
    'not by stars that count',
    makeTable('| Small | 0.9312 |', '| Middle ⭐⭐⭐ | 0.9104 |', '| Large | 0.8899 |'),
    '0.8899',
  ],
  [
    'not as the best of folds',
    makeTable('| Small | 0.9312 |', '| Middle (best fold) | 0.9104 |', '| Large | 0.8899 |'),
    '0.8899',
  ],
])('takes of several that a README states the one that it marks: %s', (_name, readme, text) => {
  expect(guessMetric(NETS, CLASSES, { readme })?.text).toBe(text)
})

const LAST = 'Small accuracy: 0.9312\nMiddle accuracy: 0.9501\nLarge accuracy: 0.9423\nTest accuracy: 0.9388\n'
const makeMarked = (head: string, ...others: string[]) =>
  `| ${head} | Accuracy |\n|---|---|\n| Small | 0.9312 |\n| Middle | **0.9501** |\n| Large | 0.9423 |\n${others.join('\n')}\n`
it.each<[string, string, string]>([
  ['in words', `${makeMarked('Network')}\nThe test accuracy is 93.88%.\n`, '0.9388'],
  ['in words, without a mark', `${makeMarked('Model').replaceAll('*', '')}\nThe test accuracy is 93.88%.\n`, '0.9388'],
  [
    'in another table',
    `${makeMarked('Network')}\n| Rows | Accuracy |\n|---|---|\n| Validation | 0.9501 |\n| Test | 0.9388 |\n`,
    '0.9388',
  ],
  ['in its row of all', makeMarked('Network', '| Overall | 0.9388 |'), '0.9388'],
  ['in its row of all, of models', makeMarked('Model', '| Mean | 0.9388 |').replaceAll('*', ''), '0.9388'],
  ['not, in a row of all that has none', makeMarked('Network', '| Total | |', '| Other | 0.9388 |'), '0.9501'],
  ['as one of averages', makeMarked('Network', '| Average of all networks | 0.9388 |'), '0.9501'],
  ['below classes', makeMarked('Class', '| All | 0.9388 |'), '0.9388'],
  ['not, in its row', makeMarked('Network', '| Other | 0.9388 |'), '0.9501'],
  ['in its row and in words', `${makeMarked('Network', '| Other | 0.9388 |')}\nThe accuracy is 0.9388.\n`, '0.9388'],
])('takes before what a README marks in a table what that tells behind it: %s', (_name, readme, text) => {
  expect(guessMetric(LAST, CLASSES, { readme })?.text).toBe(text)
})

it('takes no mark of a table for one of the result that is of rows to choose by, of a baseline or of time', () => {
  const output = 'A accuracy: 0.9501\nB accuracy: 0.9388\n'
  for (const label of ['Train', 'Validation', 'Baseline']) {
    const readme = `| | Accuracy |\n|---|---|\n| ${label} | **0.9501** |\n| B | 0.9388 |\n`
    expect(guessMetric(output, CLASSES, { readme })?.text).toBe('0.9388')
  }
  const readme = '| Network | Accuracy | Time |\n|---|---|---|\n| Small | 93% | **0.1** |\n| Large | 94% | 0.2 |\n'
  expect(guessMetric('Small accuracy: 0.9312\nLarge accuracy: 0.9423\n', CLASSES, { readme })?.text).toBe('0.9423')
})

it('takes neither of two that a README sets one against the other, unless they are models by their words', () => {
  const readme = '| Model | Accuracy |\n|---|---|\n| Teacher | 0.9312 |\n| Student | 0.9101 |\n'
  const output = 'Teacher accuracy: 0.9312\nStudent accuracy: 0.9101\n'
  expect(guessMetric(output, CLASSES, { readme })?.text).toBe('0.9101')
  const named = (text: string) => text.replace('Teacher', 'SVM').replace('Student', 'Decision tree')
  expect(guessMetric(named(output), CLASSES, { readme: named(readme) })?.text).toBe('0.9312')
})

it('takes no heading of the best of others, or of each part, for one of the result', () => {
  const told = (heading: string) => {
    const readme = `## ${heading}\n0.9312\n## Here\n0.9423\n`
    return guessMetric('A accuracy: 0.9312\nB accuracy: 0.9423\n', CLASSES, { readme })?.text
  }
  for (const heading of ['Best results in the literature', 'Best model for each class', 'Best result [1]'])
    expect(told(heading)).toBe('0.9423')
  expect(told('Best model')).toBe('0.9312')
})

it('takes a sign in the heading of anything but a model for none of the best', () => {
  const output = 'Results on rows to choose by\nAccuracy: 0.9312\n\nLater\nAccuracy: 0.9201\n'
  expect(guessMetric(output, CLASSES, { readme: '## 🏆 Results\n' })?.text).toBe('0.9201')
  const ofModel = output.replace('Results', 'SVM')
  expect(guessMetric(ofModel, CLASSES, { readme: '## 🏆 SVM\n' })?.text).toBe('0.9312')
})

it('takes before the epoch of a model in a title what the README states', () => {
  const tell = (name: string, values: readonly string[]) =>
    `${name}\n${values.map((value, epoch) => `Epoch ${epoch + 1} val acc: ${value}`).join('\n')}\n`
  const output = tell('CNN', ['0.711', '0.844', '0.833']) + tell('MLP', ['0.611', '0.644', '0.633'])
  expect(guessMetric(output, CLASSES, { readme: '# A CNN\nAccuracy: 84.4%\n' })?.text).toBe('0.844')
  expect(guessMetric(output, CLASSES, { readme: '# A CNN\n' })?.text).toBe('0.833')
})

it('takes what is the highest of something else than results for no word of the best', () => {
  const told = (what: string) =>
    guessMetric('SVM accuracy: 0.9501\nRandom forest accuracy: 0.9423\n', CLASSES, {
      readme: `Of both, the svm achieved the ${what}.\n`,
    })?.text
  for (const what of [
    'highest error',
    'best interpretability',
    'best accuracy by folds',
    'highest rate of false alarms',
  ])
    expect(told(what)).toBe('0.9423')
  for (const what of ['highest accuracy', 'best overall performance', 'best results', 'highest AUC'])
    expect(told(what)).toBe('0.9501')
})

it('takes no count of what is recommended, and no name with a number, for a parameter', () => {
  const tell = (name: string) => `${name}1 accuracy: 0.95\n${name}2 accuracy: 0.96\n${name}3 accuracy: 0.94\n`
  expect(guessMetric(tell('C'), CLASSES)?.text).toBe('0.94')
  expect(guessMetric(tell('C='), CLASSES)?.text).toBe('0.96')
  expect(guessMetric(tell('@k='), 'KNeighborsClassifier(k)\naccuracy_score(a, b)')?.text).toBe('0.94')
})

it('takes of several trainings the last epoch of the one that a README marks', () => {
  const tell = (name: string, values: readonly string[]) =>
    `== ${name} ==\n${values.map((value, epoch) => `Epoch ${epoch + 1}/3 val acc: ${value}`).join('\n')}\n`
  const output =
    tell('Net A', ['0.511', '0.705', '0.703']) +
    tell('Net B', ['0.612', '0.844', '0.833']) +
    tell('Net C', ['0.4', '0.5', '0.55'])
  const readme =
    '### Net A: small\nAccuracy: 70.12%\n### Net B: deep (Modelo Ganador) 🌟\nAccuracy: 84.15%\n### Net C\n'
  expect(guessMetric(output, CLASSES, { readme })).toMatchObject({ text: '0.833', reasons: ['named-best'] })
  expect(guessMetric(output, CLASSES)?.text).toBe('0.55')
})

it('takes the best of a table by which a README compares models, where the output names none of them', () => {
  const output = 'Accuracy Score: 0.9483\nGaussian accuracy: 0.8832\nBernoulli accuracy: 0.9638\n'
  const tell = (head: string) =>
    `| ${head} | Accuracy |\n|---|---|\n| Multinomial | ~95% |\n| Bernoulli | ~94% |\n| Gaussian | ~88% |\n`
  expect(guessMetric(output, CLASSES, { readme: tell('Model') })?.text).toBe('0.9483')
  expect(guessMetric(output, CLASSES, { readme: tell('Data') })?.text).toBe('0.8832')
})

const COMPARED = `Accuracy for trivial model: 0.8599
Validation accuracy for linear regression: 0.7354
Validation accuracy for logistic regression: 0.9239
Validation accuracy for naive Bayes: 0.9134
`
const STATED = `| Classifier | Training accuracy | Validation accuracy |
|---|---|---|
| Linear regression | 0.8599 | 0.7354 |
| Logistic regression | 0.9134 | 0.9224 |
| Naive Bayes | 0.905 | 0.925 |
`

it('takes the model that a README calls the best before one of its table that comes to just what that states', () => {
  const told = (sentence: string) => guessMetric(COMPARED, CLASSES, { readme: `${STATED}\n${sentence}\n` })?.text
  expect(told('Of the three, logistic regression demonstrates the best performance.')).toBe('0.9239')
  expect(told('It is not clear whether logistic regression demonstrates the best performance.')).toBe('0.7354')
  expect(told('Naive Bayes and logistic regression performed the best.')).toBe('0.7354')
  expect(told('Logistic regression shows the best recall.')).toBe('0.7354')
  const alone =
    'The result is an accuracy of 0.7354. Of the three, logistic regression demonstrates the best performance.'
  expect(told(alone)).toBe('0.7354')
})

it('takes no value of rows held out for what a README states of the rows that were learned from', () => {
  const output = 'A accuracy: 0.9134\nB accuracy: 0.9239\nC accuracy: 0.8899\n'
  const prose = 'Training accuracy: 0.9134, test accuracy: 0.9239'
  expect(guessMetric(output, CLASSES, { readme: prose })?.text).toBe('0.9239')
  expect(guessMetric(output, CLASSES, { readme: '| Data | Train accuracy |\n|---|---|\n| a | 0.9134 |\n' })?.text).toBe(
    '0.8899',
  )
  expect(guessMetric('Accuracy: 0.95\n', CLASSES, { readme: 'Train accuracy: 0.99\n' })?.stated).toEqual([])
  expect(guessMetric(output, CLASSES, { readme: 'Post-training accuracy: 0.9134' })?.text).toBe('0.9134')
  const learned = guessMetric('Train accuracy: 0.99\n', CLASSES, { readme: 'Train accuracy: 0.97\n' })
  expect(learned?.stated).toEqual(['0.97'])
})

it('takes no value of a trivial model for the result', () => {
  expect(guessMetric('SVM accuracy: 0.93\nTrivial model accuracy: 0.86\n', CLASSES)?.text).toBe('0.93')
  expect(guessMetric('SVM accuracy: 0.93\nNon-trivial model accuracy: 0.95\n', CLASSES)?.text).toBe('0.95')
})

it('takes the value of folds where the README states that by its name, and none of the rows held out', () => {
  const output = 'CV accuracy: 0.9312\nTest accuracy: 0.9501\n'
  const told = { readme: 'Ten folds give an accuracy of 93.12%.' }
  expect(guessMetric(output, CLASSES, told)).toMatchObject({ text: '0.9312', reasons: ['stated-in-readme'] })
  expect(guessMetric(output, CLASSES, { readme: 'Accuracy by folds: 93.12% ± 0.51%' })?.text).toBe('0.9312')
  expect(guessMetric(`Best ${output}`, CLASSES, told)?.text).toBe('0.9501')
  for (const readme of [
    '',
    'Accuracy by folds 93.12%, and 95.01% on the test set.',
    'Others report an accuracy of 93.12%.',
    'Accuracy of 93%',
    'Accuracy by folds 93.12%, and 95.11% on the test set.',
  ])
    expect(guessMetric(output, CLASSES, { readme })?.text).toBe('0.9501')
})

it('takes no time that a line tells for another result', () => {
  const tell = (time: string) => `k=21 -> acc=0.9639\nSVM -> acc=0.9861 | time=${time}\n`
  const ends = ['11.2 ms', '3 seconds', '0.0112', '2m']
  const found = ends.map((time) => guessMetric(tell(time), CLASSES, { again: tell(time.replace(/[1-3]/, '9')) })?.text)
  expect(found).toEqual(['0.9861', '0.9861', '0.9861', '0.9861'])
})

it('reads as many numbers as a flood of lines has', () => {
  const line = Array.from({ length: 12 }, (_, n) => `acc: 0.${500 + n}`).join(' ')
  const flood = `${`${line}\n`.repeat(12_000)}Accuracy: 0.905\n`
  expect(guessMetric(flood, CLASSES)?.others.length).toBeGreaterThan(0)
})

it('takes no bar of progress for a value of more digits', () => {
  const output = '3/3 ━━━ 0s 8ms/step - accuracy: 1.0000 - loss: 0.0148\nTest Accuracy: 100.00\n'
  expect(guessMetric(output, CLASSES)).toMatchObject({ text: '100.00', others: [] })
})

const BARRED = `${'|acc'.repeat(30)}|${' .1'.repeat(200)}\n`
const COLUMNS = `${'acc '.repeat(30)}1\n ${'.11 '.repeat(30)}\n`
const MANY = Array.from({ length: 200 }, (_, model) => `${model} accuracy: 0.${1000 + model}`).join('\n')
it.each<[string, string, string]>([
  ['heads with bars, each a row of those above it', BARRED.repeat(200), ''],
  ['heads, each above rows', COLUMNS.repeat(2000), ''],
  ['numbers that a README states', MANY, `accuracy ${'.12 '.repeat(50_000)}`],
  ['models that a README calls the best', MANY, 'the best model is Abc\n'.repeat(10_000)],
  ['models that a README calls better', MANY, 'Abc outperforms others\n'.repeat(10_000)],
])('is not held up by a flood of %s', async (_name, output, readme) => {
  expect(await spendCpu(async () => void guessMetric(output, 'accuracy_score(a, b)', { readme }))).toBeLessThan(5)
})

const SEVERAL = 'accuracy: 0.7013\nroc_auc: 0.8015\naccuracy: 0.7208\nroc_auc: 0.812\nMean AUC: 0.832\n'

it.each([
  ['states another metric alone', '- ROC-AUC ≈ 0.83\n- Recall: ~0.88', { name: 'roc_auc', value: 0.832 }],
  ['states the likeliest too', '- ROC-AUC ≈ 0.83\n- Accuracy: 0.91', { name: 'accuracy', value: 0.7208 }],
  ['states another value of the other', '- ROC-AUC ≈ 0.95', { name: 'accuracy', value: 0.7208 }],
  ['says of the other what is wanted', 'We want an AUC above 0.8', { name: 'accuracy', value: 0.7208 }],
  ['quotes what others came to', 'Smith et al. reported an AUC of 0.83', { name: 'accuracy', value: 0.7208 }],
  ['states it beside the words of others', 'AUC of 0.832, as the paper', { name: 'roc_auc', value: 0.832 }],
  ['names the other beside no value', 'ROC-AUC and recall are computed: 26 → 6', { name: 'accuracy', value: 0.7208 }],
])('takes the metric by which a README tells the result where it %s', async (_, readme, told) => {
  expect(await guess(SEVERAL, `${CLASSES}, roc_auc_score(a, b)`, readme)).toMatchObject(told)
})

it('takes of a notebook a line as it showed it when it was saved, and none of cells that its author did not run, or whose output went', () => {
  const choose = (output: string, saved: string) => guessMetric(output, NUMBERS, { again: saved, saved })
  const other = choose('R²   : 0.991\nBest: 3\nR²: 0.993\n', 'R²   : 0.990\n')
  expect(other).toMatchObject({ text: '0.991', reasons: ['shown-when-saved'], others: ['R²: 0.993'] })
  const alike = choose('R²: 0.991\nR²: 0.993\n', 'R²: 0.990\n')
  expect(alike).toMatchObject({ text: '0.991', reasons: ['shown-when-saved'] })
  expect(choose('R²: 0.991\nR²: 0.993\n', 'R²: 0.990\nR²: 0.992\n')).toMatchObject({ text: '0.993', reasons: [] })
  const first = choose('R²: 0.801\nR²: 0.993\n', 'R²: 0.990\n')
  expect(first).toMatchObject({ text: '0.993', reasons: ['shown-when-saved'], others: ['R²: 0.801'] })
  expect(choose('R²: 0.991\nR²: 0.993\n', 'nothing\n')).toMatchObject({ text: '0.993', reasons: [] })
})

it('tells of scores of other models, which do not name the metric, and takes one that is chosen', () => {
  const find = (wanted?: string) =>
    guessMetric('NB Accuracy: 0.83\nScore: 0.97\nTrain score: 0.99\n', `${CLASSES}\nclf.score(a, b)`, { wanted })
  expect(find()).toMatchObject({ text: '0.83', others: ['Score: 0.97'], doubts: ['few-digits'] })
  expect(find('Score: 0.97')).toMatchObject({ text: '0.97', others: ['NB Accuracy: 0.83'] })
})

it.each([
  ['# Texts by BERT', 'BERT accuracy: 0.91\nRoBERTa accuracy: 0.93\n', '0.91'],
  ['# SVM', 'svm_accuracy: 0.91\nLSSVM accuracy: 0.93\n', '0.91'],
  ['# Digits by SVM', 'SVMrbf accuracy: 0.91\nLSSVMrbf accuracy: 0.93\n', '0.91'],
  ['# KNN', 'K-NN accuracy: 0.91\nknn10 accuracy: 0.91\nThen without KNN accuracy: 0.93\n', '0.91'],
  ['# Neural Networks', 'neural_networks accuracy: 0.91\nneuralnetworkless accuracy: 0.93\n', '0.91'],
  ['# Decision Trees', 'accDecisionTree accuracy: 0.91\nDecision accuracy: 0.93\n', '0.91'],
  ['# Texts by BERT', 'bert accuracy: 0.91\nDistilBERT accuracy: 0.93\n', '0.91'],
  ['# Cells\nBest model: Random Forest', 'RandomForestClassifier accuracy: 0.91\nNew accuracy: 0.93\n', '0.91'],
])('knows a model by whole words: %s', (readme, output, text) => {
  expect(guessMetric(output, CLASSES, { readme })).toMatchObject({ text })
})

const MODELS = 'Logistic Regression accuracy: 0.91\nDecisionTree:\naccuracy: 0.96\nNaive Bayes:\naccuracy: 0.68\n'

it.each([
  ['# Obesity by Decision Trees\n', '0.96'],
  ['<h1 align="center"> Naïve things, by logistic regression </h1>\n', '0.91'],
  ['# Decision trees against naive Bayes\n', '0.68'],
  ['# Trees\nWe use decision trees.\n', '0.68'],
  ['# Decision Tree\nNaive Bayes: accuracy 0.68\n', '0.68'],
  ['# Better than Decision Trees\n', '0.68'],
  ['# Classes without a decision tree, by logistic regression\n', '0.91'],
])('takes of several models that which the title of the README names alone: %j', (readme, text) => {
  const found = guessMetric(MODELS, CLASSES, { readme })
  expect(found).toMatchObject({ text })
  if (text !== '0.68')
    expect(found).toMatchObject({ reasons: ['named-in-title'], doubts: ['one-of-several', 'few-digits'] })
})
