/** Names of methods and of families of models, as descriptions have them, a family a line; a space stands for a space or a hyphen. */
const METHOD_WORDS = `
  logistic regression, logistic model, linear regression, linear model, linear regressor, linear classifier
  ridge regression, ridge model, ridge regressor, ridge classifier, lasso regression, lasso model, lasso regressor, lasso classifier
  polynomial regression, polynomial model, gaussian process, naive bayes, naïve bayes
  support vector, svm, svc, svr
  random forest, isolation forest, decision tree, extra trees, regression tree, classification tree, boosted tree, gradient boost
  k nearest, nearest neighbor, nearest neighbour, knn, k means, kmeans
  xgboost, xgb, lightgbm, lgbm, catboost, adaboost, bagging, stacking, ensemble
  lstm, gru, rnn, cnn, mlp, resnet, vgg, bert, transformer, perceptron, autoencoder, neural net, deep learning
  arima
`
  .trim()
  .split(/,\s|\n\s*/)
const METHODS = new RegExp(`(?<![a-z])(?:${METHOD_WORDS.map((words) => words.replaceAll(' ', '[ -]')).join('|')})`, 'i')
/** Names of learners in scikit-learn and those like it: `RandomForestClassifier`. */
const METHOD_CLASSES = /(?:Classifier|Regressor|Regression|NB|SVC|SVR)\b/
const METRICS =
  /\b(?:accurac(?:y|ies)|precision|recall|sensitivity|specificity|f1|f-?score|auc|roc|r2|r²|r-squared|rmse|mse|mae|mape|errors?|loss|scores?|results?|performance)\b/i
const NUMBER = /\d/

/**
 * A description without what tells how well the author did and by which method: sentences and rows of tables that name a
 * method, or a measure of the result beside a number. Coarse on purpose: too much left out costs less than a leak.
 */
export function blindText(text: string): string {
  return text
    .split('\n')
    .map((line) => blindLine(line))
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function blindLine(line: string): string | null {
  if (!tells(line)) return line
  if (/^\s*(?:\||#|[-*+]\s|\d+\.\s)/.test(line)) return null
  const kept = line.split(/(?<=[.!?])\s+/).filter((sentence) => !tells(sentence))
  return kept.length === 0 ? null : kept.join(' ')
}

const tells = (text: string): boolean =>
  METHODS.test(text) || METHOD_CLASSES.test(text) || (METRICS.test(text) && NUMBER.test(text))
