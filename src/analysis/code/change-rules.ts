import {
  CHANGE_KINDS,
  type ChangeKind,
  type CodeChange,
  type CodeStructure,
} from '../../schema/analysis/code-analysis.ts'
import {
  appeared,
  bothKnown,
  different,
  extra,
  fewer,
  listValues,
  missing,
  type Rule,
  reduced,
  replaced,
  shrunk,
  vanished,
} from './evidence.ts'
import { fitsOfSearches, jobsOf, metricsOf, readsOf, seedsOf, smallTypesOf, splitsOf, writesOf } from './facts.ts'
import { changedIterations, changedParameters, classesOf } from './pipeline.ts'

/** Every kind of change from the author's program to another, in the vocabulary's order. */
export function findChanges(author: CodeStructure, other: CodeStructure): CodeChange[] {
  return CHANGE_KINDS.flatMap((kind) => {
    const evidence = RULES[kind](author, other)
    return evidence === null ? [] : [{ kind, ...evidence }]
  })
}

const learners = (structure: CodeStructure) => classesOf(structure, ['estimator', 'layer'])
const transforms = (structure: CodeStructure) => classesOf(structure, ['transform'])

const RULES: Readonly<Record<ChangeKind, Rule>> = {
  /** The author's program draws and this one does not. */
  'plots-removed': vanished(({ plots }) => plots),
  'plots-added': appeared(({ plots }) => plots),
  'imports-removed': (before, after) => missing(before.packages, after.packages),
  'imports-added': (before, after) => extra(before.packages, after.packages),
  /** A class is trained that the author's program does not train. */
  'estimator-changed': (before, after) => replaced(learners(before), learners(after)),
  /** Only some of the author's classes are trained. */
  'estimators-removed': (before, after) => reduced(learners(before), learners(after)),
  /** The same class with other parameters; iterations, jobs and seeds are kinds of their own. */
  'hyper-parameters-changed': (before, after) =>
    listValues(changedParameters(before, after, ['estimator', 'layer', 'optimizer'])),
  'preprocessing-changed': (before, after) =>
    different(transforms(before), transforms(after)) ?? listValues(changedParameters(before, after, ['transform'])),
  /** Trees, epochs or iterations of the same class or call; a class's documented default where none is given. */
  'fewer-iterations': (before, after) => listValues(changedIterations(before, after, (was, is) => is < was)),
  'more-iterations': (before, after) => listValues(changedIterations(before, after, (was, is) => is > was)),
  'early-stopping-added': appeared(({ earlyStopping }) => earlyStopping),
  'parallel-jobs-changed': (before, after) => different(jobsOf(before), jobsOf(after)),
  /** Another size, stratification or kind of the split into training and test data. */
  'split-changed': (before, after) => different(splitsOf(before), splitsOf(after)),
  'seed-added': (before, after) => (before.seeds.length === 0 ? different([], seedsOf(after)) : null),
  'seed-changed': (before, after) => bothKnown(seedsOf(before), seedsOf(after)),
  'seed-removed': (before, after) => (after.seeds.length === 0 ? different(seedsOf(before), []) : null),
  /** Another function reads, or it reads other columns, rows or types. */
  'data-read-changed': (before, after) => different(readsOf(before), readsOf(after)),
  'smaller-number-types': (before, after) =>
    extra(smallTypesOf(before), smallTypesOf(after)) && different(smallTypesOf(before), smallTypesOf(after)),
  /** Fewer calls and loops that take one row at a time. */
  'loops-vectorised': fewer(({ rowLoops }) => rowLoops),
  'cross-validation-removed': vanished(({ crossValidations }) => crossValidations.length),
  'cross-validation-shrunk': shrunk(({ crossValidations }) => crossValidations.map(({ folds }) => folds)),
  'parameter-search-removed': vanished(({ searches }) => searches.length),
  'parameter-search-shrunk': shrunk(fitsOfSearches),
  'caching-added': appeared(({ caches }) => caches),
  'prints-removed': fewer(({ prints }) => prints),
  'warning-filters-removed': vanished(({ warningFilters }) => warningFilters),
  /** A metric is computed that the author's program does not compute. */
  'metric-changed': (before, after) => replaced(metricsOf(before), metricsOf(after)),
  /** Only some of the author's metrics are computed. */
  'metrics-removed': (before, after) => reduced(metricsOf(before), metricsOf(after)),
  'written-files-removed': vanished(writesOf),
}
