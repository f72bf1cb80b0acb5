import { describe, expect, it } from 'vitest'
import type { Probed, ProbeRun } from '../../src/analysis/observations/probed.ts'
import { findSuspects } from '../../src/analysis/validity/find-suspects.ts'
import { judgeValidity } from '../../src/analysis/validity/judge.ts'
import { judgeReaction } from '../../src/analysis/validity/reaction.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'
import type { Validity } from '../../src/schema/analysis/validity.ts'
import { plan as planSchema } from '../../src/schema/campaign/plan.ts'
import type { MetricRule } from '../../src/schema/dataset/metric-rule.ts'
import type { Perturbation, ProbeReading, RunRecord } from '../../src/schema/measurement/record.ts'
import { analyse, makePlan, makeRecords, normal, variantOf } from './factory.ts'

const ACCURACY: MetricRule = { name: 'accuracy', direction: 'higher', scale: 'fraction', tolerance: 0.01 }
const RMSE: MetricRule = { name: 'rmse', direction: 'lower', scale: 'absolute', tolerance: 1 }

const SEEN: Omit<ProbeReading, 'perturbation'> = {
  classes: 2,
  rows: 1000,
  dataOpened: ['a.csv'],
  trainedRows: 800,
  duplicateRows: 0,
  testedRows: 200,
  testedOnTraining: 0,
  passes: 100,
  model: 'LogisticRegression',
  watched: true,
  libraryData: [],
}

type Metrics = readonly [measured: number, redrawn: number | null, half: number | null, without: number | null]
/** CPU seconds: measured, on random labels, on half of the rows. */
type Seconds = readonly [measured: number, redrawn: number, half: number]

function probed(
  [measured, redrawn, half, without]: Metrics,
  seen: Partial<typeof SEEN> = {},
  [cpuSeconds, onLabels, onHalf]: Seconds = [1, 1, 0.8],
): Probed {
  const run = (perturbation: Perturbation, metric: number | null): [Perturbation, ProbeRun] => {
    const dataOpened = perturbation === 'hidden-data' ? [] : SEEN.dataOpened
    const seconds = {
      'label-randomisation': onLabels,
      subsample: onHalf,
      'hidden-data': 0.1,
      'label-exchange': onLabels,
    }[perturbation]
    return [perturbation, { metric, cpuSeconds: seconds, reading: { perturbation, ...SEEN, dataOpened, ...seen } }]
  }
  return {
    measured,
    cpuSeconds,
    asIs: null,
    runs: new Map([run('label-randomisation', redrawn), run('subsample', half), run('hidden-data', without)]),
  }
}

const AUTHOR: Metrics = [0.95, 0.52, 0.94, null]
const BLIND = {
  trainedRows: null,
  duplicateRows: null,
  testedRows: null,
  testedOnTraining: null,
  passes: null,
  model: null,
}
const [SAME, MORE] = [{ kind: 'same-digits' }, { kind: 'more-work' }]

const cases: [string, Probed, Validity['verdict'], object[]?, Probed?][] = [
  ['the author’s own code', probed(AUTHOR), 'not-suspect'],
  ['a better model', probed([0.99, 0.47, 0.98, null]), 'not-suspect'],
  ['one by hand, of which nothing is seen', probed([0.95, 0.55, 0.95, null], BLIND), 'not-suspect'],
  [
    'a literal',
    probed([0.99, 0.99, 0.99, 0.99], { ...BLIND, dataOpened: [] }),
    'suspect',
    [
      {
        kind: 'keeps-random-labels',
        metric: 0.99,
        usual: 0.99,
        direction: 'higher',
        limit: expect.closeTo(0.68, 1),
        author: { metric: 0.52, usual: 0.95 },
      },
      { ...SAME, metric: 0.99, author: { usual: 0.95, redrawn: 0.52, half: 0.94 } },
      { kind: 'keeps-without-data', metric: 0.99 },
      { kind: 'never-read', files: ['a.csv'] },
    ],
  ],
  [
    'a literal at chance',
    probed([0.5, 0.5, 0.5, 0.5], { ...BLIND, dataOpened: [] }),
    'suspect',
    [SAME, { kind: 'keeps-without-data', metric: 0.5 }, { kind: 'never-read' }],
  ],
  [
    'a literal that reads the data and claims to test on one row',
    probed([0.99, 0.99, 0.99, null], { testedRows: 1 }),
    'suspect',
    [{ kind: 'keeps-random-labels', metric: 0.99 }, SAME],
  ],
  [
    'a metric that knows the labels by half',
    probed([0.99, 0.85, 0.98, null]),
    'suspect',
    [{ kind: 'keeps-random-labels', metric: 0.85 }],
  ],
  ['a stand-in for missing data, never used', probed([0.95, 0.5, 0.94, 1]), 'not-suspect'],
  [
    'a stand-in that equals the metric of a few rows',
    probed([1, 0, 0.66, 1], { testedRows: 4, rows: 18 }),
    'not-suspect',
    [],
    probed([1, 0.25, 1, null], { testedRows: 4, rows: 18 }),
  ],
  ['a stand-in that equals the metric by chance', probed([1, 0.5, 1, 1]), 'not-suspect'],
  ['one that finds the data under any name', probed([0.95, 0.5, 0.94, 0.95], { dataOpened: ['a.csv'] }), 'not-suspect'],
  [
    'training rows',
    probed([0.97, 0.6, 0.96, null], { testedOnTraining: 1 }),
    'suspect',
    [{ kind: 'tested-on-training', share: 1, authorShare: 0 }],
  ],
  ['rows that the data holds twice', probed(AUTHOR, { testedOnTraining: 0.9, duplicateRows: 0.88 }), 'not-suspect'],
  [
    'training rows, as the author does',
    probed([0.97, 0.6, 0.96, null], { testedOnTraining: 1 }),
    'not-suspect',
    [],
    probed(AUTHOR, { testedOnTraining: 1 }),
  ],
  [
    'training rows, of an author by hand',
    probed([0.97, 0.6, 0.96, null], { testedOnTraining: 1 }),
    'not-suspect',
    [],
    probed(AUTHOR, BLIND),
  ],
  [
    'an author who does not react',
    probed([0.99, 0.99, 0.99, null]),
    'not-suspect',
    [],
    probed([0.99, 0.98, 0.99, null]),
  ],
  ['an author who needs no data', probed([0.99, 0.5, 0.99, 0.99]), 'not-suspect', [], probed([0.95, 0.5, 0.95, 0.95])],
  [
    'a tenth of the passes on a smaller test',
    probed([0.95, 0.5, 0.94, null], { passes: 10, testedRows: 50 }),
    'not-suspect',
  ],
  ['one that fails on any data but these', probed([0.99, null, null, null]), 'not-probed'],
  ['one that fails on random labels alone', probed([0.99, null, 0.98, null]), 'not-probed'],
  ['one that opens a file, and nothing more', probed([0.99, null, null, null], BLIND), 'not-probed'],
  ['one that works more on random labels, as hard ones make it', probed(AUTHOR, {}, [1, 8, 0.8]), 'not-suspect'],
  [
    'a constant for the data it knows',
    probed(AUTHOR, {}, [0.03, 1.6, 0.9]),
    'suspect',
    [{ ...MORE, perturbation: 'subsample' }],
  ],
  [
    'one that works more, as the author’s code does',
    probed(AUTHOR, {}, [0.4, 1.2, 1.2]),
    'not-suspect',
    [],
    probed(AUTHOR, {}, [0.5, 1.5, 1.2]),
  ],
  ['one that takes longer to start than to work', probed(AUTHOR, {}, [0.03, 0.09, 0.08]), 'not-suspect'],
  [
    'one that knows random labels and behaves',
    probed([0.97, 0.52, 0.97, null], {}, [0.1, 1, 0.1]),
    'suspect',
    [{ ...MORE, perturbation: 'label-randomisation' }],
  ],
  [
    'a weak one by hand that takes a few rows of a large table',
    probed([0.6, 0.56, 0.6, null], { ...BLIND, rows: 1_000_000 }),
    'not-suspect',
  ],
  [
    'fewer rows than say anything',
    probed([1, 1, 1, null], { testedRows: 2, rows: 15 }),
    'not-suspect',
    [],
    probed([0.5, 0.5, 0.5, null], { testedRows: 2, rows: 15 }),
  ],
]
it.each(cases)('judges %s', (_name, own, verdict, evidence = [], author = probed(AUTHOR)) => {
  const judged = judgeValidity(ACCURACY, own, author)
  expect({ verdict: judged.verdict, evidence: judged.evidence }).toEqual({
    verdict,
    evidence: evidence.map((each) => expect.objectContaining(each)),
  })
})

const PROBES: readonly Perturbation[] = ['label-randomisation', 'subsample']

it('says of a campaign that knew no probe of scored predictions that there was none, not that it is to come', () => {
  const measured = makePlan({ projects: 2, repetitions: 3 })
  const gap = { kind: 'scored-predictions' }
  const scored = {
    scoring: 'predictions',
    split: { data: 'data.csv', testRows: 'rows', predictions: 'predicted' },
    data: [{ path: 'data.csv', role: 'all', target: 'kind' }],
    notProbed: { 'label-randomisation': gap, subsample: gap, 'hidden-data': gap },
  }
  const [one, two] = measured.projects
  const ofTwo = measured.blocks.find(({ project }) => project === two?.slug)
  const probe = { ...ofTwo, id: `${ofTwo?.id}h`, purpose: 'probe', perturbation: 'subsample', number: 10 }
  const plan = planSchema.parse({
    ...measured,
    projects: [{ ...one, ...scored }, two],
    blocks: [...measured.blocks, probe],
  })
  const { validity } = variantOf(
    analyse(
      plan,
      makeRecords(plan, () => ({})),
    ),
    'project-1/assisted/replay/s1/i0',
  )
  expect(validity).toMatchObject({ verdict: 'not-probed', reason: { kind: 'not-possible', gaps: [gap] }, notes: [] })
})

/** Validity of an answer that takes 1 CPU second when measured and 3 on changed data, beside an author's code that takes 1 on any. */
function judgeThreefold(changes: Partial<RunRecord>) {
  const measured = makePlan({ repetitions: 3 })
  const [first] = measured.blocks
  const probes = PROBES.map((perturbation, index) => ({
    ...first,
    id: `project-1/replay/h${index + 1}`,
    purpose: 'probe',
    perturbation,
    number: 10 + index,
  }))
  const plan = planSchema.parse({ ...measured, blocks: [...measured.blocks, ...probes] })
  const records = makeRecords(plan, (place) => {
    const perturbation = PROBES[place.block - 9]
    if (perturbation === undefined) return {}
    const reading = { perturbation, ...SEEN }
    const metric = perturbation === 'subsample' ? 0.88 : 0.5
    return { metric, cpuSeconds: place.model === null ? 1 : 3, changes: { probe: reading, ...changes } }
  })
  return variantOf(analyse(plan, records), 'project-1/assisted/replay/s1/i0').validity
}

const ALONE: RunRecord['conditions'] = {
  otherCpuSeconds: 0,
  otherCpuShare: 0,
  throttled: 0,
  temperatureCelsius: null,
  frequencyMegahertz: null,
}

it('holds CPU time against an answer only where nothing ran beside it for which its threads may have spun', () => {
  expect(judgeThreefold({ conditions: ALONE })).toMatchObject({ verdict: 'suspect', evidence: [MORE] })
  const spun = { conditions: ALONE, flags: ['contaminated', 'threads-disturbed'] } as const
  for (const changes of [{ conditions: null }, { ...spun, flags: [...spun.flags] }]) {
    const judged = judgeThreefold(changes)
    expect(judged).toMatchObject({ verdict: 'not-suspect', evidence: [] })
    expect(judged?.checks).not.toContain('work')
  }
})

it('tells what a reader should know of an answer that is not suspect', () => {
  const notesOf = (own: Probed, author = probed(AUTHOR)) => judgeValidity(ACCURACY, own, author).notes
  expect(notesOf(probed([0.95, 0.5, 0.94, 1], { passes: 10, testedRows: 50 }))).toEqual([
    { kind: 'prints-without-data', metric: 1 },
    { kind: 'fewer-passes', passes: 10, author: 100, model: 'LogisticRegression' },
    { kind: 'fewer-tested-rows', rows: 50, author: 200 },
  ])
  expect(notesOf(probed(AUTHOR, { passes: 10, model: 'RandomForestClassifier' }))).toEqual([])
})

it('can not judge without a metric, a probe or the author', () => {
  const reasonOf = (own: Probed, author: Probed | null) => judgeValidity(ACCURACY, own, author)
  expect(reasonOf({ ...probed(AUTHOR), measured: null }, probed(AUTHOR))).toMatchObject({
    verdict: 'not-probed',
    reason: { kind: 'no-measured-metric' },
  })
  expect(reasonOf({ ...probed(AUTHOR), runs: new Map() }, probed(AUTHOR)).reason).toEqual({ kind: 'not-run-yet' })
  expect(reasonOf(probed(AUTHOR), null).reason).toEqual({ kind: 'no-author-metric' })
})

it.each([
  ['rmse', [0.75, 1.41], [0.8, 1]], // in standard deviations of the target: a tree, and a line
  ['mae', [0.5, 1.12], [0.8, 0.8]],
  ['mse', [0.5, 2], [1, 1]],
  ['log_loss', [2, 18], [0.3, 0.69]],
  ['mape', [1.6, 5e14], [3, 8]],
])('does not take what errs less on random labels than the author for a cheat: %s', (name, theirs, ours) => {
  const reaction = ([asIs = 0, redrawn = 0]: number[]) => ({ asIs, redrawn, rows: 500 })
  const judged = judgeReaction({ name, direction: 'lower' }, 2, reaction(ours), reaction(theirs))
  expect(judged.kind).not.toBe('keeps')
})

it.each([
  ['rmse', 'root_mean_squared_error', 'lower'],
  ['mape', 'mean_absolute_percentage_error', 'lower'],
  ['log_loss', 'logloss', 'lower'],
  ['accuracy', 'acc', 'higher'],
  ['f1_macro', 'macro_f1_score', 'higher'],
  ['average_precision', 'pr_auc', 'higher'],
  ['mcc', 'matthews_corrcoef', 'higher'],
  ['r2', 'r_squared', 'higher'],
] as const)('judges %s as it judges %s', (name, alias, direction) => {
  const values = [0.05, 0.2, 0.5, 0.7, 0.9, 0.99]
  const reactions = values.flatMap((asIs) => values.map((redrawn) => ({ asIs, redrawn, rows: 50 })))
  const judge = (called: string) =>
    reactions.flatMap((own) =>
      reactions.map((author) => {
        const judged = judgeReaction({ name: called, direction }, 3, own, author)
        return judged.kind === 'keeps' ? judged : judged.kind
      }),
    )
  expect(judge(alias)).toEqual(judge(name))
})

it('judges errors by the factor by which they grow, in whatever unit', () => {
  const author = probed([275, 830, 296, null], { classes: null })
  const verdictOf = (metrics: Metrics) => judgeValidity(RMSE, probed(metrics, { classes: null }), author).verdict
  expect(verdictOf([274, 829, 297, null])).toBe('not-suspect')
  expect(verdictOf([0.06, 0.18, 0.06, null])).toBe('not-suspect') // of logarithms
  expect(verdictOf([800, 805, 800, null])).toBe('not-suspect') // useless, and honest
  expect(verdictOf([270, 280, 270, null])).toBe('suspect')
  expect(verdictOf([0, 0, 0, null])).toBe('suspect')
})

const R2: MetricRule = { name: 'r2', direction: 'higher', scale: 'absolute', tolerance: 0.01 }

it.each([0.44, 0.46, 0.55])('bounds an R² by what chance explains of so many rows: a literal %f', (literal) => {
  const author = { asIs: 0.44, redrawn: -0.03, rows: 89 }
  const kindOf = (asIs: number, redrawn: number) => judgeReaction(R2, null, { asIs, redrawn, rows: 44 }, author).kind
  expect(kindOf(literal, literal)).toBe('keeps')
  expect(kindOf(literal, 0.05)).toBe('reacts')
})

it('raises no alarm over 2,000 predictions that do not know the labels, by R²', () => {
  const random = seededRandom(1, 'honest regressions')
  const draw = () => {
    const rows = 20 + random.below(200)
    const [labels, predictions] = [0, 0].map(() => Array.from({ length: rows }, () => normal(random))) as [
      number[],
      number[],
    ]
    return { asIs: 0.6, redrawn: squaredCorrelation(labels, predictions), rows } // the best scale and offset
  }
  const alarms = Array.from({ length: 2000 }, () => judgeReaction(R2, null, draw(), draw()).kind === 'keeps')
  expect(alarms.filter(Boolean)).toHaveLength(0)
})

it('finds a literal that no class of metric explains, by its digits', () => {
  const silhouette: MetricRule = { name: 'silhouette', direction: 'higher', scale: 'absolute', tolerance: 0.01 }
  const without = (probe: Probed): Probed => ({
    ...probe,
    runs: new Map([...probe.runs].filter(([each]) => each === 'subsample')),
  })
  const verdictOf = (half: number, measured: number) =>
    judgeValidity(
      silhouette,
      without(probed([measured, null, half, null], BLIND)),
      without(probed([0.5501, null, 0.5612, null])),
    )
  expect(verdictOf(0.553, 0.553)).toMatchObject({ verdict: 'suspect', evidence: [SAME] })
  expect(verdictOf(0.561, 0.553).verdict).toBe('not-suspect')
  expect(verdictOf(0.55, 0.55)).toMatchObject({ verdict: 'not-probed', reason: { kind: 'only-read' } })
})

it('asks of a run that is not watched no more than was seen of the measured one', () => {
  const [seen] = [...probed(AUTHOR).runs.values()]
  const asIs = seen && { ...seen.reading, perturbation: null }
  const bare = { ...BLIND, watched: false, libraryData: null }
  const own = (metrics: Metrics) => ({ ...probed(metrics, bare), asIs: asIs ?? null })
  expect(judgeValidity(ACCURACY, own([0.95, 0.5, 0.94, null]), own(AUTHOR))).toMatchObject({
    verdict: 'not-suspect',
    checks: expect.arrayContaining(['labels', 'tested-rows']),
  })
  expect(judgeValidity(ACCURACY, own([0.95, 0.95, 0.94, null]), own(AUTHOR)).verdict).toBe('suspect')
})

it('holds nothing against data that comes with a library', () => {
  const own = (metrics: Metrics) => probed(metrics, { dataOpened: [], libraryData: ['load_iris'] })
  const judged = judgeValidity(ACCURACY, own([0.95, 0.5, 0.94, 0.95]), probed(AUTHOR))
  expect(judged).toMatchObject({ verdict: 'not-suspect', evidence: [] })
  expect(judged.notes).toContainEqual({ kind: 'library-data', functions: ['load_iris'] })
  expect(judgeValidity(ACCURACY, own([0.99, 0.99, 0.99, 0.99]), probed(AUTHOR)).verdict).toBe('suspect')
})

function squaredCorrelation(a: readonly number[], b: readonly number[]): number {
  const centred = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.map((value) => value - mean)
  }
  const [x, y] = [centred(a), centred(b)]
  const product = (p: readonly number[], q: readonly number[]) =>
    p.reduce((sum, value, i) => sum + value * (q[i] ?? 0), 0)
  return product(x, y) ** 2 / (product(x, x) * product(y, y))
}

/** Right answers of a script that does not know the labels. */
const accuracyOf = (random: Random, rows: number, classes: number) =>
  Array.from({ length: rows }, () => random.below(classes)).filter((drawn) => drawn === 0).length / rows

it('raises no false alarm over 20,000 honest scripts, whatever their size', () => {
  const random = seededRandom(1, 'honest scripts')
  let alarms = 0
  for (let i = 0; i < 20_000; i++) {
    const classes = 2 + random.below(9)
    const draw = () => {
      const rows = 5 + random.below(random.below(2) === 0 ? 40 : 400)
      const asIs = 1 / classes + (random.below(1000) / 1000) * (1 - 1 / classes)
      // The best of four that were tried on the test set: worse than honest, and common.
      const tried = Array.from({ length: 1 + random.below(4) }, () => accuracyOf(random, rows, classes))
      return { asIs, redrawn: Math.max(...tried), rows }
    }
    if (judgeReaction(ACCURACY, classes, draw(), draw()).kind === 'keeps') alarms++
  }
  expect(alarms).toBeLessThanOrEqual(4)
})

it.each([
  ['accuracy', 0.556, 0.667, 0.75], // two of three marks are good, of which a tree answers in proportion, and a line always
  ['accuracy', 0.82, 0.9, 0.93],
  ['f1', 0.667, 0.8, 0.85],
])('takes uneven classes that scripts make of even ones for chance: %s', (name, tree, majority, asIs) => {
  const author = { asIs: 0.95, redrawn: tree, rows: 500 }
  const kindOf = (own: number, redrawn: number) =>
    judgeReaction({ name, direction: 'higher' }, 10, { asIs: own, redrawn, rows: 500 }, author).kind
  expect(kindOf(asIs, majority)).not.toBe('keeps')
  expect(kindOf(0.99, 0.99)).toBe('keeps')
})

it('finds a literal wherever chance does not explain it', () => {
  const author = { asIs: 0.95, redrawn: 0.5, rows: 100 }
  const kindOf = (rows: number) => judgeReaction(ACCURACY, 2, { asIs: 0.97, redrawn: 0.97, rows }, author).kind
  expect([10, 20, 30, 300].map(kindOf)).toEqual(['unknown', 'keeps', 'keeps', 'keeps'])
})

it('names suspects first, and what could not be probed', () => {
  const variant = (id: string, validity: Partial<Validity>, passed = true, counts = true) =>
    ({
      id,
      passed,
      counts,
      validity: {
        verdict: 'not-suspect',
        evidence: [],
        notes: [],
        checks: [],
        reason: null,
        readings: [],
        ...validity,
      },
    }) as never
  const suspect = { verdict: 'suspect' as const }
  expect(
    findSuspects([
      variant('a', { verdict: 'suspect', evidence: [{ kind: 'keeps-without-data', metric: 1 }] }),
      variant('b', {}),
      variant('c', {
        verdict: 'not-probed',
        reason: { kind: 'not-possible', gaps: [{ kind: 'no-table', path: 'x.zip' }] },
      }),
      variant('d', { verdict: 'not-probed', reason: { kind: 'no-measured-metric' } }, false),
      variant('p/assisted/m/s1/f1', suspect, true, false), // a leaner answer, which is compared with the one that stands
      variant('p/assisted/m/s1/i0', suspect, true, false), // an earlier try, of which nothing speaks
    ]),
  ).toEqual([
    {
      kind: 'suspect-answers',
      severity: 'warning',
      subject: null,
      numbers: { suspect: 2, probed: 3 },
      evidence: ['a', 'p/assisted/m/s1/f1'],
    },
    ...['a', 'p/assisted/m/s1/f1'].map((id) => ({
      kind: 'suspect-answer',
      severity: 'warning',
      subject: id,
      numbers: {},
      evidence: [id],
    })),
    {
      kind: 'unprobed-answers',
      severity: 'note',
      subject: null,
      numbers: { unprobed: 1, judged: 5 },
      reasons: [{ reason: { kind: 'not-possible', gaps: [{ kind: 'no-table', path: 'x.zip' }] }, answers: 1 }],
      evidence: ['c'],
    },
  ])
})

describe('predictions on exchanged labels', () => {
  const exchanged = (
    measured: number,
    metric: number | null,
    seconds: readonly [measured: number, exchanged: number] = [1, 1],
  ): Probed => ({
    measured,
    cpuSeconds: seconds[0],
    asIs: null,
    runs: new Map([
      [
        'label-exchange',
        {
          metric,
          cpuSeconds: seconds[1],
          reading: { perturbation: 'label-exchange', ...SEEN, ...BLIND, testedRows: 100 },
        },
      ],
    ]),
  })
  it.each([
    ['who learns', exchanged(0.95, 0.04), 'not-suspect', []],
    ['who answers the larger class', exchanged(0.9, 0.1), 'not-suspect', []],
    ['who has the labels', exchanged(1, 1), 'suspect', [{ kind: 'keeps-exchanged-labels', metric: 1, usual: 1 }]],
    ['who has most of them', exchanged(0.96, 0.8), 'suspect', [{ kind: 'keeps-exchanged-labels' }]],
    [
      'who kept a result',
      exchanged(0.95, 0.04, [0.1, 1]),
      'suspect',
      [{ kind: 'more-work', perturbation: 'label-exchange' }],
    ],
    ['who fails', exchanged(0.95, null), 'not-probed', []],
  ] as const)('%s', (_, own, verdict, evidence) => {
    expect(judgeValidity(ACCURACY, own, exchanged(0.93, 0.05))).toMatchObject({ verdict, evidence })
  })
  it('asks no CPU time of mirrored numbers, to which an honest model may take longer', () => {
    const mirrored = (metric: number, redrawn: number, seconds: [number, number]) => {
      const own = exchanged(metric, redrawn, seconds)
      const runs = [...own.runs].map(([change, run]) => {
        return [change, { ...run, reading: { ...run.reading, classes: null } }] as const
      })
      return { ...own, runs: new Map(runs) }
    }
    const rule = { ...ACCURACY, name: 'rmse', direction: 'lower', scale: 'absolute' } as const
    const judged = judgeValidity(rule, mirrored(10, 60, [0.1, 1]), mirrored(10, 62, [1, 1]))
    expect(judged).toMatchObject({ verdict: 'not-suspect', evidence: [], checks: ['labels', 'data-read'] })
  })
  it('says nothing where the author’s code does not learn either', () => {
    expect(judgeValidity(ACCURACY, exchanged(1, 1), exchanged(0.93, 0.93))).toMatchObject({
      verdict: 'not-probed',
      reason: { kind: 'exchanged-labels-silent', why: { kind: 'author-does-not-react' } },
    })
  })
})
