import { expect, it } from 'vitest'
import { renderImport, renderMetricChoice } from '../../src/report/text/dataset/import-summary.ts'
import type { ImportReport } from '../../src/schema/dataset/import-report.ts'

const METRIC: NonNullable<ImportReport['metric']> = {
  name: 'accuracy',
  value: 0.75,
  line: 'Accuracy: 0.75',
  others: [],
  doubts: [],
  reasons: [],
  otherwise: [],
}
const REPORT: ImportReport = {
  slug: 'p',
  entry: { path: 'main.py', reasons: [], others: [], passedOver: [] },
  notebook: null,
  start: { words: ['main.py'], folder: '.', reasons: [] },
  places: [],
  run: null,
  notRun: null,
  triedInVain: { asked: [], isUnpinned: false },
  metric: METRIC,
  task: 'other',
  data: [],
  dataEvidence: 'none',
  written: [],
  scorable: null,
  failedMakers: [],
  leftOut: [],
  target: null,
  licence: null,
}

/** The line of a fact. */
const tell = (name: string, changes: Partial<ImportReport>) =>
  renderImport({ ...REPORT, ...changes }, 'folder', 'dataset').find((line) => line.startsWith(`  ${name} `))

it.each([
  ['another-run', /another run printed 0\.5: it draws by chance, so compare several runs, or fix its seed/],
  ['saved-cells', /the notebook as it was saved shows 0\.5: packages of another time, .*data that was changed/],
  ['readme', /the README states 0\.5: it may tell of an earlier state of the script/],
] as const)('tells what %s says otherwise, with what may be done', (from, words) => {
  expect(tell('metric', { metric: { ...METRIC, otherwise: [{ from, value: '0.5' }] } })).toMatch(words)
  expect(tell('metric', {})).toBe('  metric    accuracy = 0.75, from the line: Accuracy: 0.75')
})

it('parts what it doubts from what else tells a value, and names what a pull request is held to', () => {
  const metric = {
    ...METRIC,
    doubts: ['one-of-several' as const],
    otherwise: [{ from: 'readme' as const, value: '82 %' }],
  }
  expect(tell('metric', { metric })).toContain('choose another by metric.pattern; the README states 82 %: ')
  expect(renderImport(REPORT, 'folder', 'dataset').at(-1)).toContain('greenml validate p, and')
})

it('tells why an entry was passed over: what it printed is of its training, or the README states another result', () => {
  const passed = { path: 'train.py', reason: null, printed: 'loss: 0.1' }
  const tellOf = (isOfLearning: boolean) =>
    tell('before it', { entry: { ...REPORT.entry, passedOver: [{ ...passed, isOfLearning }] } })
  expect(tellOf(true)).toContain("train.py was tried: it tells of its training or search alone: 'loss: 0.1'")
  expect(tellOf(false)).toContain("train.py was tried: the README states another result than 'loss: 0.1'")
})

it('guesses at no other cause where another run has shown that it draws by chance', () => {
  const otherwise = [
    { from: 'readme', value: '0.78' },
    { from: 'another-run', value: '0.5' },
  ] as const
  expect(tell('metric', { metric: { ...METRIC, otherwise: [...otherwise] } })).toMatch(
    /\(the README states 0\.78; another run printed 0\.5: it draws by chance, so compare several runs, or fix its seed\)$/,
  )
})

it('tells what asks the model, where a run showed no result, and why what it showed is none', () => {
  const seconds = { seconds: 1, at: null, isSilent: false, numbers: [], memoryGiB: null }
  const run = { status: 'ok', reason: null, failureClass: null, ...seconds }
  const metric = { ...METRIC, doubts: ['of-last-round' as const] }
  const scorable = { name: 'accuracy', expression: 'model.score(X_test, y_test)' }
  expect(tell('to do', { run, metric, scorable })).toMatch(
    /the model that it keeps: .* metric\.name to accuracy and metric\.expression to model\.score\(X_test, y_test\)/,
  )
  const ofTraining = { ...METRIC, doubts: ['of-training' as const] }
  expect(tell('to do', { run, metric: ofTraining, scorable })).toContain(
    'it prints no measure of rows that it holds out',
  )
  const loss = { ...METRIC, name: 'loss', line: 'val_loss: 0.3', doubts: ['only-a-loss' as const] }
  expect(tell('to do', { run, metric: loss, scorable })).toContain(
    'it prints no measure but a loss: set metric.name to',
  )
  const ofRanks = { ...metric, name: 'roc_auc', line: "[4]\tvalid_0's auc: 0.8" }
  expect(tell('to do', { run, metric: ofRanks, scorable })).toBeUndefined()
  expect(tell('to do', { run, metric })).toBeUndefined()
  expect(tell('metric', { run, metric })).toMatch(/the last round of training logged it, .*: metric\.expression can/)
})

it('does not show a line that nothing printed as one of the output', () => {
  const guessed = { ...METRIC, value: null, line: 'Accuracy: 0.5000', doubts: ['from-code-alone' as const] }
  expect(tell('metric', { metric: guessed })).toMatch(/accuracy, by a line such as: Accuracy: 0\.5000 \(guessed/)
})

it('tells several values of one teller together', () => {
  const otherwise = ['77 %', '80 %'].map((value) => ({ from: 'readme' as const, value }))
  expect(tell('metric', { metric: { ...METRIC, otherwise } })).toContain('the README states 77 %, 80 %: ')
})

it('tells of defaults that changed where the saved cells show another result', () => {
  const notebook = {
    path: 'a.ipynb',
    isReordered: false,
    leftOut: [],
    moved: [],
    warned: ['Default solver will change'],
  }
  const lines = (otherwise: NonNullable<ImportReport['metric']>['otherwise']) =>
    renderImport({ ...REPORT, notebook, metric: { ...METRIC, otherwise } }, 'folder', 'dataset').join('\n')
  expect(lines([{ from: 'saved-cells', value: '0.5' }])).toContain('its output warned: Default solver will change')
  expect(lines([])).not.toContain('warned')
})

const RUN = {
  status: 'ok',
  reason: null,
  failureClass: null,
  seconds: 1,
  isSilent: false,
  numbers: [],
  memoryGiB: null,
  at: null,
}

it('names the dataset in what to do next where that is not the usual one', () => {
  const next = (dataset: string) => renderImport(REPORT, 'folder', dataset).at(-1)
  expect(next('dataset')).toMatch(/^Then: greenml check \S+, before a pull request greenml validate \S+, and\n/)
  expect(next('my/set')?.match(/ --dataset my\/set/g)).toHaveLength(3)
  expect(next('my set')).toContain("greenml check p --dataset 'my set', ")
})

it('shows what a script printed of numbers where none was known for its result', () => {
  const run = { ...RUN, numbers: ['mean difference:  830.25'] }
  expect(tell('metric', { run, metric: null })).toMatch(
    /no print of one was found; it printed: mean difference: {1,2}830\.25$/,
  )
  expect(tell('metric', { metric: null })).toMatch(/no print of one was found$/)
  const numbers = Array.from({ length: 5 }, (_, index) => `${index}.5`)
  expect(tell('metric', { run: { ...RUN, numbers }, metric: null })).toMatch(/it printed: 1\.5, 2\.5, 3\.5, 4\.5$/)
})

it('says of a script that reads no file of the repository that it may end before only where it did not run', () => {
  expect(tell('data', { run: RUN })).toBe('  data      no file of the repository is read: the script brings its own')
  expect(tell('data', {})).toMatch(/its own, or ends before$/)
})

it('says of a model that the script only asks that no run measures its training', () => {
  const file = { path: 'm.pkl', role: 'all', rows: null, isElsewhere: false, madeBy: null, address: null }
  const told = (isSavedModel: boolean) =>
    tell('data', { data: [{ ...file, isSavedModel }], dataEvidence: 'read-by-the-run' })
  expect(told(true)).toContain(
    'm.pkl (a model that the script asks and does not train: no run measures training): the run',
  )
  expect(told(false)).toContain('m.pkl: the run read them')
})

it('says why a script did not make the data that another one lacks', () => {
  const failed = { status: 'failed', reason: 'FileNotFoundError', failureClass: 'data-path', seconds: 1 } as const
  const data = [
    { path: 'b.csv', role: 'all', rows: null, isElsewhere: true, madeBy: null, isSavedModel: false, address: null },
  ]
  const failedMakers = [{ path: 'clean.py', reason: 'LookupError: Resource stopwords not found.' }]
  const run = { ...RUN, ...failed }
  const told = renderImport({ ...REPORT, run, data, metric: null, failedMakers }, 'folder', 'dataset').join('\n')
  expect(told).toContain('clean.py may make it, and did not end well here: LookupError: Resource stopwords not found.;')
})

it('names the line that a run failed in', () => {
  const failed = {
    status: 'failed',
    reason: "KeyError: 'G3'",
    failureClass: 'data-schema',
    seconds: 1,
    isSilent: false,
    numbers: [],
  } as const
  const at = { path: 'src/train.py', line: 12, code: "true = X['G3']" }
  expect(tell('run', { run: { ...failed, memoryGiB: null, at } })).toBe(
    "  run       failed after 1.00 s: KeyError: 'G3', in line 12 of src/train.py: true = X['G3']",
  )
})

it('names packages that were tried in vain', () => {
  expect(tell('tried', { triedInVain: { asked: ['numpy<1.24'], isUnpinned: true } })).toBe(
    "  tried     with numpy<1.24, packages without the author's pins too, in vain",
  )
  expect(tell('tried', {})).toBeUndefined()
})

it('asks which line is the result with what each stands below', () => {
  const lines = [
    { line: 'Accuracy: 0.5', head: 'SVM' },
    { line: 'Accuracy: 0.75', head: null },
  ]
  expect(renderMetricChoice(lines)[1]).toEqual(['Accuracy: 0.5 (below: SVM)', 'Accuracy: 0.75'])
})

it('says what may help where a package has no wheels, and nothing of what a run would lack', () => {
  const notRun = 'its packages have no lock: Because all versions of a-b have no usable wheels and you require a-b'
  expect(tell('to do', { notRun })).toContain('there is none of a-b that fits')
  expect(tell('to do', { notRun: 'it was asked not to' })).toBeUndefined()
})
