import { findMetric, type LabelKind } from '../../schema/dataset/metrics.ts'
import { findComputed } from './computed-metrics.ts'
import { withoutComments, withoutDocstrings } from './without-docstrings.ts'

/** Calls that make a model of classes, or of numbers: what is only imported makes none. */
const MODELS: Readonly<Record<LabelKind, RegExp>> = {
  classes:
    /\w(?:Classifier|ClassifierCV)[ \t]*\(|\b(?:LogisticRegression(?:CV)?|(?:Linear|Nu)?SVC|\w{1,20}NB|Perceptron|(?:Linear|Quadratic)DiscriminantAnalysis)[ \t]*\(|['"](?:binary:logistic|multi:soft(?:max|prob))['"]|\bobjective['"]?[ \t]*[:=][ \t]*['"]multiclass['"]/,
  numbers:
    /\wRegressor[ \t]*\(|\b(?:LinearRegression|(?:(?:Bayesian|Kernel)?Ridge|Lasso|LassoLars|ElasticNet|PLSRegression)(?:CV)?|(?:Linear|Nu)?SVR|OLS|ols|S?ARIMAX?)[ \t]*\(|['"]reg:\w{1,30}['"]|\bobjective['"]?[ \t]*[:=][ \t]*['"]regression(?:_l[12])?['"]/,
}
const OF_BINARY =
  /\bBCE(?:WithLogits)?Loss[ \t]*\(|\bbinary_cross_?entropy(?:_with_logits)?\b|\bBinaryCrossentropy[ \t]*\(/
/** XGBoost's classifier learns more of them nonetheless, where there are. */
const OF_ODDS = /['"]binary:logistic['"]/
const OF_SEVERAL =
  /\bCrossEntropyLoss[ \t]*\(|\bNLLLoss[ \t]*\(|\bF\.(?:cross_entropy|nll_loss)[ \t]*\(|\b(?:sparse_)?categorical_crossentropy\b|CategoricalCrossentropy[ \t]*\(/
const OF_ERRORS =
  /\b(?:MSE|L1|SmoothL1|Huber)Loss[ \t]*\(|\bF\.(?:mse_loss|l1_loss)[ \t]*\(|\bloss[ \t]*=[ \t]*['"](?:mse|mae|mean_squared_error|mean_absolute_error|huber)['"]/
/** Words of what learns to make data, to compress it or to act: its losses say nothing of labels. */
const OF_NO_LABELS =
  /generator\b|discriminator|(?:de|auto_?en)coder|\bdecoded\b|\breconstruct|\bv?ae\b|\bd?gans?\b|\bd?dqn\b|\breplay_?buffer|\bepisodes?\b/i
const OF_CLASSES = /accuracy|confusion_matrix|roc_auc|softmax/i
/** What a model said, or what is so: by its name. */
const SAID = String.raw`(?:\b[py]\b|\b[py]_|yhat|pred|actual|label|target|truth|guess|output)`
/** By which code tells classes without a function of a metric: it counts those that are right, or makes classes of numbers. */
const COUNTS_RIGHT = new RegExp(
  [
    String.raw`${SAID}[^\n]{0,60}[!=]=[^\n]{0,100}\.(?:mean|sum)\(`,
    String.raw`\b(?:mean|sum|count_nonzero|average)\([^\n]{0,40}${SAID}[^\n]{0,60}[!=]=`,
    String.raw`[<>][^<>\n]{0,40}[!=]=[^<>\n]{0,40}[<>]`,
    String.raw`\bcorrect\w{0,20}[ \t]*(?:\+=|\/)`,
    String.raw`\.round\(\)|\b(?:round|rint)\([ \t]*${SAID}\w{0,40}[ \t]*\)`,
    String.raw`(?:\.predict\([^()\n]{0,60}\)|${SAID}\w{0,40})[ \t]*[<>]=?[ \t]*0?\.5\b`,
    String.raw`\b(?:argmax|confusion_matrix|roc_curve)\b|\bnp\.sign\(|\bauc\(`,
  ].join('|'),
)

/** What code surely learns: it makes models of classes alone or minimises a loss of these, or models of numbers alone. Null: nobody knows. */
export function findLearned(code: string): LabelKind | null {
  const used = usedOf(code)
  const isOfNumbers = MODELS.numbers.test(used)
  const isOfClasses = MODELS.classes.test(used) || isByLoss(used)
  return isOfClasses === isOfNumbers ? null : isOfClasses ? 'classes' : 'numbers'
}

/** Code that is run: what is taken out by a comment or a text makes nothing. */
const usedOf = (code: string) => withoutComments(withoutDocstrings(code))

const isByLoss = (code: string) =>
  (OF_BINARY.test(code) || OF_SEVERAL.test(code)) && !OF_ERRORS.test(code) && !OF_NO_LABELS.test(code)

/** What code learns, beside what its metric is of: what computes a metric of classes may predict numbers first. */
export function findLabels(code: string, told: LabelKind | null): LabelKind | null {
  const used = usedOf(code)
  const learned = findLearned(used)
  if (learned === 'classes') return told === 'numbers' && OF_ERRORS.test(used) ? told : learned
  if (told !== null) return learned === 'numbers' && !computesClasses(used) ? learned : told
  const isByErrors = OF_ERRORS.test(used) && !(OF_CLASSES.test(used) || OF_NO_LABELS.test(used))
  return learned ?? (isByErrors ? 'numbers' : null)
}

const computesClasses = (code: string) =>
  COUNTS_RIGHT.test(code) || findComputed(code).some((name) => findMetric(name)?.labels === 'classes')

/** What scikit-learn refuses of more than two classes: precision, recall and F1 without a word of how they are averaged, or the odds of one alone. */
const ASKS_ONE = /\b(?:precision|recall|f1|fbeta)_score\(((?:[^()]|\([^()]{0,100}\)){0,200})\)/g
const ODDS_OF_ONE = /\.predict_proba\([^()\n]{0,100}\)\[[ \t]*:[ \t]*,[ \t]*(?:1|-1)[ \t]*\]/
/** The last layer of a network, by how many it tells. */
const LAST_LAYER =
  /\b(?:nn\.)?Linear\([^()\n]{1,100},[ \t]*(\d{1,4})[ \t]*\)|\bDense\([ \t]*(\d{1,4})[ \t]*,[^()\n]{0,100}softmax/g

/** How many classes code tells apart, by what it learns with and how it is judged; null: it does not say. */
export function countLearnedClasses(code: string): number | null {
  const used = usedOf(code)
  if (isOfTwo(used)) return 2
  const last = [...used.matchAll(LAST_LAYER)].at(-1)
  const count = Number(last?.[1] ?? last?.[2] ?? 0)
  return OF_SEVERAL.test(used) && count > 1 ? count : null
}

/** One of two for each class or label, as many as these are. */
const FOR_EACH =
  /\bto_categorical\b|\bone_?hot\b|one_?vs_?(?:rest|all)|\bovr\b|multi_?label|label_?binari[sz]e|\b(?:num|n)_(?:classes|labels|outputs?)\b|\blen\((?:classes|labels)\)/i
const LAST_OF_SIGMOID = /\bDense\([ \t]*(\d{1,4})[ \t]*,[^()\n]{0,100}sigmoid/g

/** Whether what code learns with knows two classes only, whatever values its target has. */
export const learnsTwo = (code: string): boolean => hasTwoOutputs(usedOf(code))

function hasTwoOutputs(used: string): boolean {
  const [last, sigmoid] = [LAST_LAYER, LAST_OF_SIGMOID].map((layer) => [...used.matchAll(layer)].at(-1))
  const outputs = Number(sigmoid?.[1] ?? last?.[1] ?? 1)
  return (
    OF_BINARY.test(used) &&
    outputs <= 2 &&
    !(OF_SEVERAL.test(used) || /softmax/i.test(used) || OF_NO_LABELS.test(used) || FOR_EACH.test(used))
  )
}

function isOfTwo(code: string): boolean {
  if (hasTwoOutputs(code) || OF_ODDS.test(code)) return true
  if (OF_SEVERAL.test(code) || /softmax/i.test(code)) return false
  const asked = [...code.matchAll(ASKS_ONE)].map(([, given = '']) => given)
  const isUnaveraged =
    asked.length > 0 &&
    asked.every((given) => !/\b(?:average|labels)[ \t]*=|\*\*/.test(given) && given.split(',').length === 2)
  return isUnaveraged || (ODDS_OF_ONE.test(code) && !/\bmulti_class\b|\baverage[ \t]*=/.test(code))
}
