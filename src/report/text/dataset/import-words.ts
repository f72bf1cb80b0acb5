import type {
  EntryReason,
  MetricDoubt,
  MetricReason,
  OtherTeller,
  StartReason,
} from '../../../schema/dataset/import-report.ts'

export const ENTRY_WORDS: Readonly<Record<EntryReason, string>> = {
  'asked-for': 'asked for',
  fits: 'fits a model',
  'loads-data': 'loads data',
  'computes-metric': 'computes a metric',
  'prints-metric': 'prints one',
  splits: 'splits the data',
  learns: 'uses a library for learning',
  'named-in-readme': 'README or Makefile runs it',
  'good-name': "has a main script's name",
  'is-a-notebook': 'a notebook',
  'only-called': 'does nothing by itself',
  'imported-by-others': 'others import it',
  'is-a-page': 'serves a page',
  'is-a-test': 'is a test',
  'evaluates-kept': 'evaluates a model that another script trains and keeps: no run of it measures training',
}

export const START_WORDS: Readonly<Record<StartReason, string>> = {
  'command-in-readme': 'as README, Makefile or the script say',
  'imports-relatively': 'it imports relatively',
  'imports-from-other-folder': 'it imports from other folders',
  'finds-its-files': 'there it finds the files that it names',
}

export const METRIC_WORDS: Readonly<Record<MetricReason, string>> = {
  'stated-in-readme': 'the README states it',
  'named-best': 'of several that which is called the best',
  'best-of-table': 'the best of a table or list',
  'best-of-sweep': 'the best of a search for a parameter',
  repeats: 'another run printed it too, and others not',
  'named-in-title': "the README's title names its model",
  'shown-when-saved': 'the notebook showed such a line when it was saved, and none of the others',
}

export const DOUBT_WORDS: Readonly<Record<MetricDoubt, string>> = {
  'one-of-several': 'one of several that say as much; choose another by metric.pattern',
  'name-not-printed': 'the output does not name it: check metric.name',
  'of-training': 'it looks like that of the training data',
  'few-digits': 'it is printed with few digits: a difference below them is not seen',
  'of-a-partial-run': 'the run did not come to its end, so a later line may be the one: check it',
  'of-last-round':
    'the last round of training logged it, and a model that stops early keeps an earlier one: metric.expression can compute one of what the script leaves behind',
  'from-code-alone': 'guessed without a run that printed it: check it',
  'only-a-loss': 'it prints no other measure: metric.expression can compute one of what the script leaves behind',
  'share-with-percent-sign':
    'a percent sign stands behind it, and it was taken for a share nonetheless: check metric.scale',
  'of-other-kind':
    'it measures numbers where the code learns classes, or classes where it learns numbers: check metric.name',
  'not-printed': 'it prints none: metric.expression reads what it leaves behind',
}

export const OTHER_LEFT = 'one of several that say as much; choose another by metric.expression'
const OTHER_CAUSES =
  'packages of another time, another processor, chance, or data that was changed; where a newer package has another default, a fork of yours can set the old one'
export const TELLERS = {
  'saved-cells': (values: string) => `the notebook as it was saved shows ${values}`,
  readme: (values: string) => `the README states ${values}`,
}
export const OTHERWISE_WORDS: Readonly<Record<OtherTeller, (values: string) => string>> = {
  'another-run': (values) =>
    `another run printed ${values}: it draws by chance, so compare several runs, or fix its seed`,
  'saved-cells': (values) => `${TELLERS['saved-cells'](values)}: ${OTHER_CAUSES}`,
  readme: (values) => `${TELLERS.readme(values)}: it may tell of an earlier state of the script; else ${OTHER_CAUSES}`,
}
