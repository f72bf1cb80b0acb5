import { findMetric, type LabelKind } from '../../schema/dataset/metrics.ts'
import { findComputed } from './computed-metrics.ts'

/** Calls that make a model of classes, or of numbers: what is only imported makes none. */
const MODELS: Readonly<Record<LabelKind, RegExp>> = {
  classes:
    /\w(?:Classifier|ClassifierCV)[ \t]*\(|\b(?:LogisticRegression(?:CV)?|(?:Linear|Nu)?SVC|\w{1,20}NB|Perceptron|(?:Linear|Quadratic)DiscriminantAnalysis)[ \t]*\(|['"](?:binary:logistic|multi:soft(?:max|prob)|multiclass)['"]/,
  numbers:
    /\wRegressor[ \t]*\(|\b(?:LinearRegression|(?:Ridge|Lasso|ElasticNet)(?:CV)?|(?:Linear|Nu)?SVR)[ \t]*\(|['"]reg:\w{1,30}['"]/,
}
const OF_BINARY =
  /\bBCE(?:WithLogits)?Loss[ \t]*\(|\bbinary_cross_?entropy(?:_with_logits)?\b|\bBinaryCrossentropy[ \t]*\(|['"]binary:logistic['"]/
const OF_SEVERAL =
  /\bCrossEntropyLoss[ \t]*\(|\bNLLLoss[ \t]*\(|\bF\.(?:cross_entropy|nll_loss)[ \t]*\(|\b(?:sparse_)?categorical_crossentropy\b|CategoricalCrossentropy[ \t]*\(/
const OF_ERRORS =
  /\b(?:MSE|L1|SmoothL1|Huber)Loss[ \t]*\(|\bF\.(?:mse_loss|l1_loss)[ \t]*\(|\bloss[ \t]*=[ \t]*['"](?:mse|mae|mean_squared_error|mean_absolute_error|huber)['"]/
/** Words of what learns to make data, to compress it or to act: its losses say nothing of labels. */
const OF_NO_LABELS =
  /generator\b|discriminator|(?:de|auto_?en)coder|\bv?ae\b|\bd?gans?\b|\bd?dqn\b|\breplay_?buffer|\bepisodes?\b/i
const OF_CLASSES = /accuracy|confusion_matrix|roc_auc|softmax/i

/** What code surely learns: it makes models of classes alone or minimises a loss of these, or models of numbers alone. Null: nobody knows. */
export function findLearned(code: string): LabelKind | null {
  const isOfNumbers = MODELS.numbers.test(code)
  const isOfClasses = MODELS.classes.test(code) || isByLoss(code)
  return isOfClasses === isOfNumbers ? null : isOfClasses ? 'classes' : 'numbers'
}

const isByLoss = (code: string) =>
  (OF_BINARY.test(code) || OF_SEVERAL.test(code)) && !OF_ERRORS.test(code) && !OF_NO_LABELS.test(code)

/** What code learns, beside what its metric is of: what computes a metric of classes may predict numbers first. */
export function findLabels(code: string, told: LabelKind | null): LabelKind | null {
  const learned = findLearned(code)
  if (learned === 'classes') return learned
  if (told !== null) return learned === 'numbers' && !computesClasses(code) ? learned : told
  const isByErrors = OF_ERRORS.test(code) && !(OF_CLASSES.test(code) || OF_NO_LABELS.test(code))
  return learned ?? (isByErrors ? 'numbers' : null)
}

const computesClasses = (code: string) => findComputed(code).some((name) => findMetric(name)?.labels === 'classes')

/** What scikit-learn refuses of more than two classes: precision, recall and F1 without a word of how they are averaged, or the odds of one alone. */
const ASKS_ONE = /\b(?:precision|recall|f1|fbeta)_score\(((?:[^()]|\([^()]{0,100}\)){0,200})\)/g
const ODDS_OF_ONE = /\.predict_proba\([^()\n]{0,100}\)\[[ \t]*:[ \t]*,[ \t]*(?:1|-1)[ \t]*\]/
/** The last layer of a network, by how many it tells. */
const LAST_LAYER =
  /\b(?:nn\.)?Linear\([^()\n]{1,100},[ \t]*(\d{1,4})[ \t]*\)|\bDense\([ \t]*(\d{1,4})[ \t]*,[^()\n]{0,100}softmax/g

/** How many classes code tells apart, by what it learns with and how it is judged; null: it does not say. */
export function countLearnedClasses(code: string): number | null {
  if (isOfTwo(code)) return 2
  const last = [...code.matchAll(LAST_LAYER)].at(-1)
  const count = Number(last?.[1] ?? last?.[2] ?? 0)
  return OF_SEVERAL.test(code) && count > 1 ? count : null
}

/** Whether what code learns with knows two classes only, whatever values its target has. */
export const learnsTwo = (code: string): boolean =>
  OF_BINARY.test(code) && !(OF_SEVERAL.test(code) || /softmax/i.test(code) || OF_NO_LABELS.test(code))

function isOfTwo(code: string): boolean {
  if (learnsTwo(code)) return true
  if (OF_SEVERAL.test(code) || /softmax/i.test(code)) return false
  const asked = [...code.matchAll(ASKS_ONE)].map(([, given = '']) => given)
  const isUnaveraged =
    asked.length > 0 &&
    asked.every((given) => !/\b(?:average|labels)[ \t]*=|\*\*/.test(given) && given.split(',').length === 2)
  return isUnaveraged || (ODDS_OF_ONE.test(code) && !/\bmulti_class\b|\baverage[ \t]*=/.test(code))
}
