import { expect, it } from 'vitest'
import { chooseTried, isHeldUp } from '../../src/curation/choose-entry.ts'
import { askForMetric, type TriedEntry } from '../../src/curation/try-entry.ts'
import type { EntryReason, MetricDoubt } from '../../src/schema/dataset/import-report.ts'

const WORKS: readonly EntryReason[] = ['fits', 'computes-metric']

/** An entry whose run ended with this code and printed no result. */
const tried = (path: string, exitCode: number, reasons: readonly EntryReason[], failureClass = '', errorMessage = '') =>
  ({
    candidate: { path, reasons, score: 0, trainedBy: [] },
    lockFault: null,
    made: [],
    metric: null,
    run: {
      record: {
        status: exitCode === 0 ? 'ok' : 'failed',
        exitCode,
        failureClass,
        errorType: 'ImportError',
        errorMessage,
      },
    },
  }) as unknown as TriedEntry

const LACKS = "cannot import name 'tune' from 'utils' "

it.each([
  ['that did its work, not one that failed', [tried('watch.py', 1, WORKS), tried('train.py', 0, WORKS)], 'train.py'],
  ['that failed, not one that has no work', [tried('train.py', 1, WORKS), tried('plot.py', 0, ['fits'])], 'train.py'],
  [
    'that failed, not one that is no Python',
    [tried('colab.py', 1, WORKS, 'syntax'), tried('colab.ipynb', 1, WORKS, 'data-values')],
    'colab.ipynb',
  ],
  [
    'that failed, not one that imports what the repository lacks',
    [
      tried('old.py', 1, WORKS, 'import', `${LACKS}(/home/sandbox/work/project/utils.py)`),
      tried('train.py', 1, WORKS, 'import', `${LACKS}(/environment/utils.py)`),
    ],
    'train.py',
  ],
])('takes of entries without a result the one %s', (_, all, path) => {
  expect(chooseTried(all)?.candidate.path).toBe(path)
})

/** An entry that came to an accuracy of so many percent, where the README states others. */
const scored = (
  path: string,
  text: string,
  stated: readonly string[],
  {
    score = 8,
    name = 'accuracy',
    doubts = [],
  }: { score?: number; name?: string; doubts?: readonly MetricDoubt[] } = {},
) =>
  ({
    ...tried(path, 0, WORKS),
    candidate: { path, reasons: WORKS, score, trainedBy: [] },
    metric: {
      rule: { name, scale: 'percent' },
      text,
      doubts,
      reasons: [],
      otherwise: stated.map((value) => ({ from: 'readme', value })),
    },
  }) as unknown as TriedEntry
const ofStated = (stated: readonly string[], score = 8, name = 'accuracy') => [
  scored('a.py', '88.54', stated),
  scored('b.py', '86.88', stated),
  scored('c.py', '90.21', stated, { score, name }),
]

it.each([
  ['that alone comes near to what the README states', ofStated(['90.02 %']), 'c.py'],
  ['that alone comes near to a share that the README states', ofStated(['0.9002']), 'c.py'],
  ['that is first, where several come near', ofStated(['89.5 %']), 'a.py'],
  ['that is first, where none comes near', ofStated(['99.1 %']), 'a.py'],
  ['that is first, where the README states several', ofStated(['90.02 %', '70 %']), 'a.py'],
  ['that is likelier, as its like comes near to it', ofStated(['90.02 %'], 7), 'a.py'],
  ['that is first, where the like is of another metric', ofStated(['90.02 %'], 8, 'recall'), 'a.py'],
  [
    'that is first, where the near one tells of training',
    [...ofStated(['90.02 %']).slice(0, 2), scored('c.py', '90.21', ['90.02 %'], { doubts: ['of-training'] })],
    'a.py',
  ],
])('takes of entries with a result the one %s', (_, all, path) => {
  expect(chooseTried(all)?.candidate.path).toBe(path)
})

/** An entry whose run ended well and told a value of this metric, with these doubts. */
const told = (path: string, doubts: readonly MetricDoubt[], reasons = WORKS, name = 'accuracy', stated = false) => {
  const metric = { rule: { name }, doubts, otherwise: [], reasons: stated ? ['stated-in-readme'] : [] }
  return { ...tried(path, 0, reasons), metric } as unknown as TriedEntry
}

it.each([
  ['another that learns', [told('a', ['of-training']), told('b', [])], 'b'],
  ['another, not a loss', [told('a', ['only-a-loss'], WORKS, 'loss'), told('b', [])], 'b'],
  [
    'what evaluates what it keeps, not a loss',
    [told('a', ['only-a-loss'], WORKS, 'loss'), told('b', [], ['computes-metric', 'evaluates-kept'])],
    'b',
  ],
  ['itself, which tells as much', [told('a', ['of-training']), told('b', ['only-a-loss'], WORKS, 'loss')], 'a'],
  ['itself, not one that learns nothing', [told('a', ['of-training']), told('b', [], ['computes-metric'])], 'a'],
  ['itself, not a number without a name', [told('a', ['of-training']), told('b', ['name-not-printed'])], 'a'],
  ['itself, which tells perplexity', [told('a', ['only-a-loss'], WORKS, 'perplexity'), told('b', [])], 'a'],
  ['itself, of rows held out', [told('a', ['one-of-several']), told('b', [])], 'a'],
  [
    'what the README states before both',
    [told('a', ['of-training']), told('b', []), told('c', [], WORKS, 'f1', true)],
    'c',
  ],
])('takes for the likeliest entry %s', (_, all, path) => {
  expect(chooseTried(all)?.candidate.path).toBe(path)
})

/** A script that tells the score of its search, or of folds, and one that evaluates what it keeps, or what another does. */
const ofSearch = (path: string, more: object = {}) => {
  const entry = told(path, [])
  return { ...entry, metric: { ...entry.metric, isOfFolds: true, ...more } } as unknown as TriedEntry
}
const ofKept = (
  trainedBy: readonly string[],
  doubts: readonly MetricDoubt[] = [],
  access = 'made',
  isOfFolds = false,
) => {
  const entry = told('eval', doubts, ['computes-metric', 'evaluates-kept'])
  const candidate = { ...entry.candidate, trainedBy }
  return {
    ...entry,
    candidate,
    metric: { ...entry.metric, isOfFolds },
    made: [{ path: 'm.pkl', access }],
  } as TriedEntry
}

it.each([
  ['what evaluates what it keeps', [ofSearch('train'), ofKept(['train'])], 'eval'],
  ['what evaluates what it keeps, not another', [ofSearch('train'), told('b', []), ofKept(['train'])], 'eval'],
  ['itself, not what evaluates what another one keeps', [ofSearch('train'), ofKept(['other'])], 'train'],
  ['itself, not another that learns', [ofSearch('train'), told('b', [])], 'train'],
  ['itself, not a number without a name', [ofSearch('train'), ofKept(['train'], ['name-not-printed'])], 'train'],
  ['itself, not a loss', [ofSearch('train'), ofKept(['train'], ['of-training'])], 'train'],
  ['itself, not what tells a search again', [ofSearch('train'), ofKept(['train'], [], 'made', true)], 'train'],
  ['itself, not what no other machine has', [ofSearch('train'), ofKept(['train'], [], 'manual')], 'train'],
  [
    'itself, where the README states that',
    [ofSearch('train', { reasons: ['stated-in-readme'] }), ofKept(['train'])],
    'train',
  ],
  ['itself, which tells more than a search', [told('train', []), ofKept(['train'])], 'train'],
])('takes for an entry that tells of its search %s', (_, all, path) => {
  expect(chooseTried(all)?.candidate.path).toBe(path)
})

it.each([
  ['that failed for what the machine lacks of NLTK', 1, 'LookupError', true],
  ['that told the lack and ended well', 0, null, false],
  ['that told the lack and failed for something else', 1, 'KeyError', false],
])('knows whether the machine holds up an entry %s', (_, exitCode, errorType, expected) => {
  const stdout = 'Resource stopwords not found.\nAttempted to load corpora/stopwords\n'
  const run = { record: { status: exitCode === 0 ? 'ok' : 'failed', exitCode, errorType }, stdout, stderr: '' }
  expect(isHeldUp({ run, lockFault: null } as unknown as TriedEntry)).toBe(expected)
})

it.each<[string, MetricDoubt[], number]>([
  ['asks which of several lines of the run is the result', [], 1],
  ['asks for no line of a result that is not printed', ['not-printed'], 0],
  ['asks for no line that the code alone would print', ['from-code-alone'], 0],
])('%s', async (_, doubts, times) => {
  const [line, other] = ['A accuracy: 0.75', 'B accuracy: 0.5']
  const several: readonly MetricDoubt[] = ['one-of-several', ...doubts]
  const entry = {
    code: '',
    readme: '',
    metric: { line, others: [other], doubts: several },
    run: { record: { status: 'ok', exitCode: 0 }, stdout: `${other}\n${line}\n`, stderr: '' },
  } as unknown as TriedEntry
  let asked = 0
  const found = await askForMetric(entry, async (lines) => {
    asked++
    return lines.findIndex((each) => each.line === other)
  })
  expect(asked).toBe(times)
  expect(found.metric?.line).toBe(times === 0 ? line : other)
  expect(found.metric?.doubts.includes('one-of-several')).toBe(times === 0)
})
