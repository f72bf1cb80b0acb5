import type { CodeStructure } from '../../schema/analysis/code-analysis.ts'

type Estimator = CodeStructure['estimators'][number]

/** Parameters that have a kind of change of their own, or none: they are not what a model learns with. */
const NOT_HYPER = new Set([
  'n_jobs',
  'nthread',
  'num_threads',
  'thread_count',
  'workers',
  'num_workers',
  'random_state',
  'random_seed',
  'seed',
  'verbose',
  'verbosity',
  'silent',
  'verbose_eval',
  'name',
  'estimators',
  'callbacks',
  'early_stopping',
  'early_stopping_rounds',
  'valid_names',
  'copy',
])

const ITERATIONS = new Set([
  'epochs',
  'iterations',
  'max_epochs',
  'max_iter',
  'n_epochs',
  'n_estimators',
  'n_iter',
  'nb_epoch',
  'num_boost_round',
  'num_epochs',
  'num_iterations',
  'num_train_epochs',
])

/** Iterations of a class that is not told them: documented defaults of scikit-learn 1.x, XGBoost, LightGBM and CatBoost. */
const DEFAULT_ITERATIONS: readonly [RegExp, string, number][] = [
  [/^(RandomForest|ExtraTrees|GradientBoosting)(Classifier|Regressor)$/, 'n_estimators', 100],
  [/^HistGradientBoosting(Classifier|Regressor)$/, 'max_iter', 100],
  [/^AdaBoost(Classifier|Regressor)$/, 'n_estimators', 50],
  [/^Bagging(Classifier|Regressor)$/, 'n_estimators', 10],
  [/^LogisticRegression$/, 'max_iter', 100],
  [/^(SGD(Classifier|Regressor)|Lasso|ElasticNet|LinearSVC|LinearSVR|Perceptron)$/, 'max_iter', 1000],
  [/^MLP(Classifier|Regressor)$/, 'max_iter', 200],
  [/^(XGB|LGBM)(Classifier|Regressor)$/, 'n_estimators', 100],
  [/^CatBoost(Classifier|Regressor)$/, 'iterations', 1000],
]

/** `RandomForestClassifier`, but `lightgbm.train`: a function's name says little alone. */
export function shortName(name: string): string {
  const parts = name.split('.')
  const leaf = parts.at(-1) ?? name
  return /^[A-Z]/.test(leaf) ? leaf : parts.slice(-2).join('.')
}

/** Short names of the classes of one kind, sorted, each once. */
export function classesOf({ estimators }: CodeStructure, kinds: readonly Estimator['kind'][]): string[] {
  return [...new Set(estimators.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => shortName(name)))].sort()
}

/** `[RandomForestClassifier.max_depth, before, after]` of the classes in both programs, the n-th use beside the n-th. */
export function changedParameters(
  before: CodeStructure,
  after: CodeStructure,
  kinds: readonly Estimator['kind'][],
): [string, string, string][] {
  const others = [...after.estimators]
  const own = before.estimators.filter(({ kind }) => kinds.includes(kind))
  return own.flatMap((estimator) => {
    const place = others.findIndex(({ name }) => shortName(name) === shortName(estimator.name))
    const [other] = place === -1 ? [] : others.splice(place, 1)
    return other === undefined ? [] : parameterChanges(estimator, other)
  })
}

function parameterChanges(one: Estimator, other: Estimator): [string, string, string][] {
  const names = new Set([...Object.keys(one.parameters), ...Object.keys(other.parameters)])
  return [...names].sort().flatMap((name): [string, string, string][] => {
    if (NOT_HYPER.has(name) || ITERATIONS.has(name)) return []
    const [was, is] = [one, other].map(({ parameters }) =>
      Object.hasOwn(parameters, name) ? parameters[name] : undefined,
    )
    if (was === is || was === '…' || is === '…') return [] // what is only known at run time may be the same
    return [[`${shortName(one.name)}.${name}`, was ?? 'default', is ?? 'default']]
  })
}

/** Iterations of what both programs have. */
export function changedIterations(
  before: CodeStructure,
  after: CodeStructure,
  counts: (was: number, is: number) => boolean,
): [string, string, string][] {
  const others = iterationsOf(after)
  return [...iterationsOf(before)].flatMap(([key, was]): [string, string, string][] => {
    const is = others.get(key)
    return is !== undefined && counts(was, is) ? [[key, String(was), String(is)]] : []
  })
}

/** The largest number of trees, epochs or iterations by `Class.parameter`, with the class's default where none is given. */
function iterationsOf({ estimators, iterations }: CodeStructure): Map<string, number> {
  const found = new Map<string, number>()
  const note = (where: string, parameter: string, value: string) => {
    const number = Number(value)
    if (value === '' || !Number.isFinite(number)) return
    const key = `${where}.${parameter}`
    found.set(key, Math.max(found.get(key) ?? Number.NEGATIVE_INFINITY, number))
  }
  for (const { name, parameters } of estimators) {
    const own = shortName(name)
    for (const [parameter, value] of Object.entries(parameters)) {
      if (ITERATIONS.has(parameter)) note(own, parameter, value)
    }
    const preset = DEFAULT_ITERATIONS.find(([pattern]) => pattern.test(own))
    if (preset !== undefined && !(preset[1] in parameters)) note(own, preset[1], String(preset[2]))
  }
  const noted = new Set(estimators.map(({ name }) => name.slice(name.lastIndexOf('.') + 1)))
  for (const { where, parameter, value } of iterations) if (!noted.has(where)) note(where, parameter, value)
  return found
}
