import type { MetricRule } from './metric-rule.ts'

/** What a target holds: classes, or numbers. */
export type LabelKind = 'classes' | 'numbers'

interface Kind {
  readonly direction: MetricRule['direction']
  /** Values that a metric of this kind can take, as a fraction where it is one. */
  readonly range: readonly [low: number, high: number]
  /** Null: either. */
  readonly labels: LabelKind | null
  /** Value of a guess, by the number of classes where it depends on them; null: not known. */
  readonly chance: number | ((classes: number) => number) | null
}

const share = { direction: 'higher', range: [0, 1], labels: 'classes', chance: null } as const
const error = { direction: 'lower', range: [0, Number.POSITIVE_INFINITY], labels: 'numbers', chance: null } as const

/** Metrics of one kind share their range and how chance moves them. */
const KINDS = {
  /** Right answers of all, for the whole test set or a mean over its classes. */
  proportion: { ...share, chance: (classes: number) => 1 / classes },
  /** Harmonic means of two shares: one answer for all rows is right for one class and never for another. */
  'f-measure': { ...share, chance: (classes: number) => 2 / (classes + 1) },
  /** Pairs of rows that scores put in the right order. */
  ranking: { ...share, chance: 0.5 },
  /** Shares that count one kind of mistake only: one answer for all rows is enough for the best value. */
  'one-sided': share,
  overlap: share,
  'top-k': share,
  agreement: { ...share, range: [-1, 1], chance: 0 },
  /** How well groups part that no label tells. */
  parting: { ...share, range: [-1, 1], labels: null },
  'explained-variance': {
    direction: 'higher',
    range: [Number.NEGATIVE_INFINITY, 1],
    labels: 'numbers',
    chance: 0,
  },
  'wrong-proportion': { ...share, direction: 'lower', chance: (classes: number) => 1 - 1 / classes },
  'log-loss': { ...error, labels: 'classes' },
  /** What training minimises, whatever that is. */
  loss: { ...error, labels: null },
  /** Errors in the target's unit, or its logarithm's. */
  'root-error': error,
  error,
  /** Divided by the label, which may lie near 0. */
  'percentage-error': error,
} as const satisfies Readonly<Record<string, Kind>>
export type MetricKind = keyof typeof KINDS

interface Entry {
  readonly name: string
  readonly kind: MetricKind
  readonly aliases?: readonly string[]
  /** Functions of scikit-learn that compute it, of the truth and a prediction, or of rows and their groups. */
  readonly functions?: readonly string[]
  /** Source of a regular expression for its name where a script prints it. */
  readonly printed?: string
}

/** Every metric that is known by its name. A function's name is a name of its metric, too. */
export const METRICS = [
  {
    name: 'accuracy',
    kind: 'proportion',
    aliases: ['acc'],
    functions: ['accuracy_score'],
    printed:
      'accuracy|acc|ac{1,2}ur{1,2}a[nr]?c{1,2}y|ac{1,2}ury|accurr?ay|accuarc?y|(?<=\\d[ \\t]?%[ \\t]{1,3})(?:accurate|correct(?![ \\t]*[=:]))|(?:recognition|classification)[ _-]rate|acur[áa]cia|accuratezza|akurasi|dokładność|exactitud(?:e)?|genauigkeit|doğruluk|độ chính xác|точность|정확도|准确[率度]|準確率|正確率|正解率|(?:correctly classified|classified correctly)(?=[^\\n]{0,60}%)|(?<=\\d[ \\t]?%[ \\t]{1,3})of (?:(?:all|its|our|the|these|new|unseen|held-out|hold-out|test|testing|validation|set|of|\\d{1,9}) ){0,6}(?:articles|cases|characters|customers|data|digits|documents|e?mails|examples|faces|flowers|images|instances|messages|observations|passengers|patients|people|pictures|points|records|reviews|rows|samples|sentences|set|texts|tweets) (?:(?:are|be|been|got|had|has|have|is|was|were) ){0,2}(?:(?:correctly|accurately) (?:classified|predicted|recogni[sz]ed)|(?:classified|predicted|recogni[sz]ed) (?:correctly|accurately))|correct(?=[^\\w\\n]{0,3}(?:\\d{1,9}[ \\t]?\\/[ \\t]?\\d{1,9}[ \\t]?)?\\([ \\t]{0,3}\\d[\\d.]{0,20}[ \\t]{0,3}%)|(?<!in)correct(?:ly)?(?:[ _-](?:predict(?:ions?|ed)|classifi(?:cations?|ed)))?(?=[ \\t]{0,9}[=:][ \\t]{0,9}\\d[\\d.]{0,20}[ \\t]{0,3}%)|percent(?:age)?[ _-]correct(?=[ \\t]{0,9}[=:])',
  },
  {
    name: 'balanced_accuracy',
    kind: 'proportion',
    aliases: ['balanced_acc'],
    functions: ['balanced_accuracy_score'],
    printed: 'balanced[ _-]?acc(?:uracy)?',
  },
  {
    name: 'top_k_accuracy',
    kind: 'top-k',
    aliases: ['top3_accuracy', 'top5_accuracy', 'top_3_accuracy', 'top_5_accuracy'],
  },
  {
    name: 'f1',
    kind: 'f-measure',
    aliases: ['f1score', 'f_measure', 'f_score'],
    functions: ['f1_score'],
    printed: 'f[ _-]?1|f[ _-](?:measure|score)',
  },
  { name: 'fbeta', kind: 'f-measure', functions: ['fbeta_score'] },
  {
    name: 'roc_auc',
    kind: 'ranking',
    aliases: ['auc', 'auc_roc', 'auroc', 'rocauc'],
    functions: ['roc_auc_score'],
    printed: '(?:roc[ _-]?)?auc(?:[ _-]?roc)?(?![ _-]?pr\\b)',
  },
  {
    name: 'average_precision',
    kind: 'one-sided',
    aliases: ['auc_pr', 'auprc', 'pr_auc'],
    functions: ['average_precision_score'],
    printed: 'pr[ _-]?auc|auc[ _-]?pr|auprc|average[ _-]precision[ _-]score',
  },
  {
    name: 'precision',
    kind: 'one-sided',
    functions: ['precision_score'],
    printed: 'precision|정밀도|精[确確]率|適合率',
  },
  {
    name: 'recall',
    kind: 'one-sided',
    aliases: ['sensitivity', 'tpr'],
    functions: ['recall_score'],
    printed: 'recall|sensitivity|재현율|召回率|再現率',
  },
  { name: 'specificity', kind: 'one-sided', aliases: ['tnr'] },
  { name: 'jaccard', kind: 'overlap', aliases: ['iou'], functions: ['jaccard_score'] },
  {
    name: 'kappa',
    kind: 'agreement',
    aliases: ['cohen_kappa', 'cohens_kappa', 'quadratic_weighted_kappa'],
    functions: ['cohen_kappa_score'],
  },
  { name: 'mcc', kind: 'agreement', aliases: ['matthews'], functions: ['matthews_corrcoef'], printed: 'mcc|matthews' },
  {
    name: 'silhouette',
    kind: 'parting',
    aliases: ['silhouette_avg', 'silhouette_coefficient'],
    functions: ['silhouette_score'],
    printed: 'silhouette(?:[ _-](?:average|avg|coefficient|index|mean))?|sil(?:h|ho)?ueta|siluet',
  },
  {
    name: 'error_rate',
    kind: 'wrong-proportion',
    aliases: ['classification_error', 'misclassification_rate'],
    printed: '(?:error|misclassification)[ _-]rate|classification[ _-]error',
  },
  {
    name: 'log_loss',
    kind: 'log-loss',
    aliases: ['cross_entropy', 'logloss'],
    functions: ['log_loss'],
    printed: 'log[ _-]?loss',
  },
  { name: 'loss', kind: 'loss', printed: 'loss' },
  {
    name: 'inertia',
    kind: 'loss',
    aliases: ['wcss'],
    printed: 'inertia|wcss|within[ _-]cluster sums? of squares',
  },
  { name: 'perplexity', kind: 'loss', aliases: ['ppl'], printed: 'perplexity|ppl' },
  {
    name: 'r2',
    kind: 'explained-variance',
    aliases: ['r_squared', 'r2score'],
    functions: ['r2_score'],
    printed: 'r[ _-]?(?:2|²|\\^2|\\*\\*2)|r[ _-]?squared|coefficient of determination',
  },
  { name: 'explained_variance', kind: 'explained-variance', functions: ['explained_variance_score'] },
  {
    name: 'rmse',
    kind: 'root-error',
    functions: ['root_mean_squared_error'],
    printed: 'rmse|root[ _-]mean[ _-]squared?[ _-]error',
  },
  { name: 'rmsle', kind: 'root-error', functions: ['root_mean_squared_log_error'], printed: 'rmsle' },
  { name: 'mse', kind: 'error', functions: ['mean_squared_error'], printed: 'mse|mean[ _-]squared?[ _-]error' },
  { name: 'msle', kind: 'error', functions: ['mean_squared_log_error'] },
  { name: 'mae', kind: 'error', functions: ['mean_absolute_error'], printed: 'mae|mean[ _-]absolute[ _-]error' },
  { name: 'median_absolute_error', kind: 'error', functions: ['median_absolute_error'] },
  {
    name: 'mape',
    kind: 'percentage-error',
    functions: ['mean_absolute_percentage_error'],
    printed: 'mape|mean[ _-]absolute[ _-]percentage[ _-]error',
  },
  { name: 'smape', kind: 'percentage-error' },
  { name: 'wmape', kind: 'percentage-error' },
] as const satisfies readonly Entry[]

/** Source of a regular expression for each metric's name in what scripts print. */
export const PRINTED_NAMES: readonly (readonly [name: Metric['name'], printed: string])[] = METRICS.flatMap(
  ({ name, printed }: Entry & Pick<Metric, 'name'>) => (printed === undefined ? [] : [[name, printed] as const]),
)

/** Metrics by the functions of scikit-learn that compute them. */
export const METRIC_OF_FUNCTION: ReadonlyMap<string, Metric['name']> = new Map(
  METRICS.flatMap(({ name, functions = [] }: Entry & Pick<Metric, 'name'>) =>
    functions.map((called) => [called, name] as const),
  ),
)
export const METRIC_FUNCTIONS: readonly string[] = [...METRIC_OF_FUNCTION.keys()]

const AVERAGES = ['macro', 'micro', 'samples', 'weighted']
/** Words that say of which rows or runs a value is, not what is computed. */
const QUALIFIERS = new Set([
  ...AVERAGES,
  ...'average avg best binary cv eval final holdout mean oob oof overall ovo ovr'.split(' '),
  ...'score test total val valid validation value'.split(' '),
])

export interface Metric extends Kind {
  readonly name: (typeof METRICS)[number]['name']
  readonly kind: MetricKind
  /** How classes are averaged, where the name says it. */
  readonly average: string | null
}

const BY_NAME: ReadonlyMap<string, Entry & Pick<Metric, 'name'>> = new Map(
  METRICS.flatMap((entry: Entry & Pick<Metric, 'name'>) =>
    [entry.name, ...(entry.aliases ?? []), ...(entry.functions ?? [])].map((name) => [name, entry] as const),
  ),
)

/** All names that a metric is known by. */
export const METRIC_NAMES: readonly string[] = [...BY_NAME.keys()]

/** The metric that is called so: `f1_macro` and `mean_test_f1` are an f1, `r2_score` is an r2. Null: a name of its own. */
export const findMetric = (name: string): Metric | null =>
  findInside(name, (around) => around.every((word) => QUALIFIERS.has(word)))

/** The metric whose name stands in this one, whatever stands around it: `f1_gain` is no f1, but speaks of one. */
export const findNearestMetric = (name: string): Metric | null => findInside(name, () => true)

const MOST_WORDS = Math.max(...[...BY_NAME.keys()].map((name) => name.split('_').length))

function findInside(name: string, accepts: (around: readonly string[]) => boolean): Metric | null {
  const words = name.split('_')
  for (let length = Math.min(words.length, MOST_WORDS); length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const entry = BY_NAME.get(words.slice(first, first + length).join('_'))
      const around = words.toSpliced(first, length)
      if (entry === undefined || !accepts(around)) continue
      const average = around.find((word) => AVERAGES.includes(word)) ?? null
      return { ...KINDS[entry.kind], name: entry.name, kind: entry.kind, average }
    }
  }
  return null
}

/** What the target holds of a project that is judged by a metric of this name; null: the name does not say. */
export function findLabelKind(name: string): LabelKind | null {
  return findNearestMetric(name)?.labels ?? (name.includes('error') ? 'numbers' : null)
}

/** Values that count: the manifest's, else those that a metric of this name can take. */
export function validRange({ name, range }: Pick<MetricRule, 'name' | 'range'>): readonly [low: number, high: number] {
  return range ?? findMetric(name)?.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
}

/** Whether its values lie between 0 or −1 and 1, so that a larger number can only be a percentage. */
export function isFraction(name: string): boolean {
  const range = findMetric(name)?.range
  return range !== undefined && range[1] === 1 && Number.isFinite(range[0])
}

/** Whether 1 is the best that it can be, so that what is told in percent is told by its hundredfold: an R² too, which has no lower end. */
export const isShare = (name: string): boolean => findMetric(name)?.range?.[1] === 1

/** Just above 1 is a fault of the script; as a percentage it would be no accuracy worth a script. */
const LEAST_PERCENT = 1.5

/** Whether a value can only be meant as a percentage of a fraction: an R² without a sign of percent may be another number. */
export const isPercentageOfFraction = (name: string, value: number): boolean =>
  isFraction(name) && value > LEAST_PERCENT

/** Whether a number that is told as a metric's can only be meant as a percentage. */
export const isPercentage = (name: string, value: number): boolean =>
  value > LEAST_PERCENT && (isFraction(name) || (isShare(name) && value <= 100))

/** How a metric is declared as long as nobody says otherwise. */
export function draftRule(name: string): Pick<MetricRule, 'name' | 'direction' | 'scale'> {
  const direction = findMetric(name)?.direction ?? 'higher'
  return { name, direction, scale: isFraction(name) ? 'fraction' : 'absolute' }
}

type Directed = Pick<MetricRule, 'direction'>

/** A metric's change in the direction that is better: above 0 where it became better. */
export function gainOf(difference: number, rule: Directed): number
export function gainOf(difference: number | null, rule: Directed): number | null
export function gainOf(difference: number | null, { direction }: Directed): number | null {
  return difference === null || direction === 'higher' ? difference : -difference
}

/** The best that a metric can say; null: it has no end. Of a name that is not known the scale tells. */
export function bestValue({ name, direction, scale }: Pick<MetricRule, 'name' | 'direction' | 'scale'>): number | null {
  const known = findMetric(name)
  if (known?.direction === direction) return direction === 'higher' ? known.range[1] : known.range[0]
  if (direction === 'lower') return 0
  return scale === 'absolute' ? null : 1
}

/** The best that a script gets which does not know labels drawn evenly of so many classes; null: not known. */
export function chanceValue({ chance }: Pick<Metric, 'chance'>, classes: number | null): number | null {
  if (typeof chance === 'number') return chance
  return chance === null || classes === null ? null : chance(classes)
}
