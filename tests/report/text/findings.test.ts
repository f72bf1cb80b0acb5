import { expect, it } from 'vitest'
import { formatFinding } from '../../../src/report/text/findings.ts'
import { plainText } from '../../../src/report/text/phrase.ts'
import type { Analysis } from '../../../src/schema/analysis/analysis.ts'
import type { CampaignFinding } from '../../../src/schema/analysis/finding.ts'
import { analyse, makePlan, variantOf } from '../../analysis/factory.ts'

const ID = 'project-1/assisted/replay/s1/i0'
const base = analyse(makePlan({ projects: 6 }), [])
const OUTCOMES = {
  failed: 2,
  suspect: 0,
  lessAccurate: 1,
  accuracyNotSettled: 0,
  accuracyUnknown: 0,
  lost: 0,
  notRun: 0,
  notPaired: 0,
}
const STRATUM = { quantity: 'energy', baseline: 'original-headless', stratum: '0123456789abcdef' } as const
const effect = { answers: 6, projects: 6, p: 0.01, host: 'bench-2', reference: 'fedcba98' }

const analysis: Analysis = {
  ...base,
  variants: [
    {
      ...variantOf(base, ID),
      validity: {
        verdict: 'suspect',
        notes: [],
        checks: ['missing-data', 'data-read'],
        reason: null,
        readings: [],
        evidence: [
          { kind: 'keeps-without-data', metric: 1 },
          { kind: 'never-read', files: ['a.csv'] },
        ],
      },
    },
  ],
  strata: [
    { ...STRATUM, ...effect, effect: 1.2, interval: [1.1, 1.3], cause: null },
    { ...STRATUM, ...effect, stratum: 'b', effect: null, interval: null, p: null, cause: 'inseparable' },
    { ...STRATUM, ...effect, stratum: 'c', effect: 1.2, interval: null, p: null, cause: 'one-project' },
  ],
  failures: {
    ...base.failures,
    survivors: [
      {
        mode: 'assisted',
        model: 'replay',
        answers: 6,
        included: 3,
        leftOut: OUTCOMES,
        leftOutVariants: [],
        includedProjects: { projects: 3, medianCpuSeconds: 2, medianPeakMemoryBytes: null },
        leftOutProjects: { projects: 3, medianCpuSeconds: 50, medianPeakMemoryBytes: null },
        leftOutTakesLonger: 1,
      },
    ],
  },
  diagnostics: {
    ...base.diagnostics,
    noise: [
      {
        quantity: 'cpu',
        baselines: 6,
        standardDeviation: 0.02,
        repetitions: 5,
        floor: 0.0431,
        smallestEffect: 0.0431,
        detectableChange: 0.052,
        repetitionsForFivePercent: 6,
      },
      {
        quantity: 'energy',
        baselines: 6,
        standardDeviation: 0.9,
        repetitions: 1,
        floor: 0.5,
        smallestEffect: 0.5,
        detectableChange: 0.9,
        repetitionsForFivePercent: null,
      },
    ],
  },
}

const of = { subject: null, evidence: [] }
const note = { severity: 'note', ...of } as const
const warning = { severity: 'warning', ...of } as const
const numbers = { estimate: 1.06, interval: [1.02, 1.1] as [number, number], projects: 6 }
const failed = {
  kind: 'baseline-failed' as const,
  severity: 'error' as const,
  subject: 'p/original',
  evidence: ['p/original'],
}

it.each<[CampaignFinding, string]>([
  [
    { kind: 'torn-lines', ...note, numbers: { lines: 2 } },
    'Torn lines in the records, left by a run that was killed, are left out: 2.',
  ],
  [
    { kind: 'suspect-answers', ...warning, numbers: { suspect: 1, probed: 2 } },
    "1 of 2 probed answers is suspect: the metric does not come from the data as the author's does. It enters no ratio and no count of answers as accurate.",
  ],
  [
    { kind: 'suspect-answers', ...warning, numbers: { suspect: 2, probed: 2 } },
    "2 of 2 probed answers are suspect: the metric does not come from the data as the author's does. They enter no ratio and no count of answers as accurate.",
  ],
  [
    { kind: 'suspect-answer', severity: 'warning', subject: ID, numbers: {}, evidence: [ID] },
    `Suspect: ${ID}: it prints 1 without the project's data, as it does with them; it never read a.csv, which the author's code reads.`,
  ],
  [
    {
      kind: 'unprobed-answers',
      ...note,
      numbers: { unprobed: 3, judged: 4 },
      reasons: [
        { reason: { kind: 'not-possible', gaps: [{ kind: 'no-table', path: 'x.zip' }] }, answers: 1 },
        { reason: { kind: 'not-run-yet' }, answers: 2 },
      ],
    },
    '3 answers of 4 could not be probed for validity: it was not run on changed data yet (2), x.zip is no delimited text (1).',
  ],
  [
    { kind: 'missing-records', ...warning, numbers: { missing: 8, planned: 192 } },
    '8 of 192 planned measured runs have no record: the campaign is not finished.',
  ],
  [
    { kind: 'declared-later', ...warning, numbers: { declared: 1 } },
    'plan.json declares 1 primary test, but records were made while it declared others: what it calls primary is post hoc.',
  ],
  [
    {
      kind: 'unplanned-records',
      ...warning,
      numbers: { records: 24 },
      unknown: [
        { kind: 'block', id: 'project-1/replay/8' },
        { kind: 'variant', id: 'project-2/original' },
      ],
    },
    '24 records are of another plan and were left out; plan.json does not hold block project-1/replay/8, variant project-2/original.',
  ],
  [
    { kind: 'differing-records', ...warning, numbers: { runs: 2 }, evidence: [ID] },
    `2 measured runs have records of one attempt that differ, as where two machines made the same run or a file was changed; the one that started later counts: ${ID}.`,
  ],
  [
    { kind: 'repeated-runs', ...warning, numbers: { runs: 1 }, evidence: [ID] },
    `1 measured run was made again though an earlier attempt had ended, undisturbed, with the same script on the same host; the last attempt counts, and who chooses it chooses the result: ${ID}.`,
  ],
  [
    {
      ...failed,
      numbers: { failed: 8, runs: 8 },
      missingFor: ['replay'],
      missingEverywhere: true,
      failure: { class: 'import', errorType: 'a.b.ModuleNotFoundError', message: 'foo\nsecond line' },
    },
    'The baseline p/original failed in 8 of 8 runs (import: ModuleNotFoundError: foo). No answer can be compared with it.',
  ],
  [
    {
      ...failed,
      numbers: { failed: 1, runs: 16 },
      missingFor: ['a', 'b'],
      missingEverywhere: false,
      failure: { class: 'timeout', errorType: null, message: 'x'.repeat(130) },
    },
    `The baseline p/original failed in 1 of 16 runs (timeout: ${'x'.repeat(120)}…). No answer of a, b can be compared with it.`,
  ],
  [
    { ...failed, numbers: { failed: 1, runs: 16 }, missingFor: [], missingEverywhere: false, failure: null },
    'The baseline p/original failed in 1 of 16 runs.',
  ],
  [
    { kind: 'perfect-scores', ...warning, numbers: {}, evidence: [ID] },
    `A perfect score where the author's code has less; read the code before you believe it (a leaked or constant target, a literal): ${ID}.`,
  ],
  [
    {
      kind: 'lost-runs',
      ...warning,
      numbers: { lost: 9, runs: 184 },
      statuses: { 'sandbox-failed': 8, 'environment-failed': 1 },
    },
    '9 measured runs of 184 were lost to the bench, not to the code (1 environment-failed, 8 sandbox-failed).',
  ],
  [
    { kind: 'changed-scripts', ...warning, numbers: {}, evidence: [ID] },
    `A script, or its project's files, changed between its runs or after them, and all runs are pooled all the same: ${ID}.`,
  ],
  [
    { kind: 'other-packages', ...warning, numbers: {}, evidence: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
    'Packages were not those that were planned (another lock file): a, b, c, d, e and 2 more.',
  ],
  [
    { kind: 'estimated-energy', ...note, numbers: { estimated: 1, runs: 120 } },
    'Energy of 1 run of 120 is an estimate, which enters no verdict and no headline.',
  ],
  [{ kind: 'unread-energy', ...note, numbers: { unread: 2, runs: 3 } }, '2 runs of 3 have no reading of energy.'],
  [
    {
      kind: 'doubtful-energy',
      ...warning,
      numbers: { doubtful: 192, runs: 192 },
      doubts: [
        { example: { kind: 'meters-disagree', meter: 'perf', difference: 0.1 }, runs: 144, equal: false },
        { example: { kind: 'few-readings', readings: 3, seconds: 1 }, runs: 48, equal: true },
      ],
    },
    'The energy of 192 runs of 192 is in doubt and left out: perf reads 10.0 % more and the like (144), only 3 readings of power within 1.0 s (48).',
  ],
  [
    { kind: 'several-meters', ...note, numbers: {}, sources: ['external (external)', 'powercap (package-0)'] },
    'Energy was read in different ways (external (external), powercap (package-0)); a pair is formed within one only.',
  ],
  [
    { kind: 'external-meter', ...note, numbers: {} },
    'Energy by a meter outside the machine is that of all of it, so that a saving in its processor shows as less.',
  ],
  [
    { kind: 'across-meters', ...note, numbers: { pairs: 128 } },
    '128 pairs whose energy two meters, or other zones of one, had read were left out.',
  ],
  [
    { kind: 'several-strata', ...note, numbers: { strata: 2, pairs: 6 }, hosts: ['host-h1', 'host-h2'] },
    'Runs come from 2 host states (host-h1, host-h2); a pair is formed within one only. 6 pairs that would span two states were left out.',
  ],
  [
    { kind: 'several-strata', ...note, numbers: { strata: 2, pairs: 0 }, hosts: ['h'] },
    'Runs come from 2 host states (h); a pair is formed within one only.',
  ],
  [
    { kind: 'stratum-effect', ...note, subject: STRATUM, numbers: {} },
    'Ratios of energy on bench-2 (01234567) against the first host state: ×1.20, 95 % interval 1.10–1.30, 6 projects.',
  ],
  [
    { kind: 'stratum-effect', ...note, subject: { ...STRATUM, stratum: 'b' }, numbers: {} },
    'Ratios of energy on bench-2 (b) against the first host state: not known, since no mode and model ran on both, so that host and answers cannot be told apart.',
  ],
  [
    { kind: 'stratum-effect', ...note, subject: { ...STRATUM, stratum: 'c' }, numbers: {} },
    'Ratios of energy on bench-2 (c) against the first host state: not known, since it hangs on one project, or on like ones.',
  ],
  [
    { kind: 'several-sandboxes', ...note, numbers: {}, sandboxes: ['container', 'bubblewrap'] },
    'Runs used different sandboxes (bubblewrap, container), which cost different amounts of time.',
  ],
  [
    {
      kind: 'contaminated-runs',
      ...warning,
      numbers: { disturbed: 1, cpuLeftOut: 0, runs: 24 },
      scripts: [{ variant: 'a/original', disturbed: 1, cpuLeftOut: 0, runs: 8 }],
    },
    'Other load ran beside 1 of 24 measured runs: their energy is left out, their CPU time stands. By script: a/original 1 of 8.',
  ],
  [
    {
      kind: 'contaminated-runs',
      ...warning,
      numbers: { disturbed: 3, cpuLeftOut: 2, runs: 24 },
      scripts: [
        { variant: 'a/original', disturbed: 2, cpuLeftOut: 2, runs: 8 },
        { variant: 'b/original', disturbed: 1, cpuLeftOut: 0, runs: 8 },
      ],
    },
    'Other load ran beside 3 of 24 measured runs: their energy is left out, so is the CPU time of 2, of which several threads worked and may have spun while they waited; that of the others stands. By script: a/original 2 of 8 (2 without CPU time), b/original 1 of 8.',
  ],
  [
    { kind: 'cold-runs', ...note, numbers: { cold: 3, runs: 24 } },
    '3 measured runs of 24 started cold (first use of files or packages) and count like the others.',
  ],
  [
    {
      kind: 'rest-drift',
      ...warning,
      numbers: { before: 10, after: 14.04 },
      host: 'bench-1',
      domain: 'package-0',
    },
    'package-0 of bench-1 drew 10 W at rest before the runs and 14 W after them. Net energy takes the mean of both and holds half of the difference as an error; gross energy is not touched.',
  ],
  [
    {
      kind: 'other-threads',
      ...note,
      numbers: { answers: 1 },
      scripts: [{ variant: 'a/assisted/m/s1/i0', threads: 1, authors: 2 }],
    },
    "1 answer ran with other numbers of threads than the author's code: a/assisted/m/s1/i0 1 against 2. CPU time counts all of them, and several take more of it for the same work than one.",
  ],
  [
    {
      kind: 'few-pairs',
      ...note,
      numbers: { needed: 5 },
      pairs: [
        { project: 'b', baseline: 'original', pairs: 4 },
        { project: 'a', baseline: 'original-headless', pairs: 0 },
      ],
    },
    "Fewer than 5 pairs of runs, so without an interval of its own: a against the author's code without its plots (0), b against the author's code (4).",
  ],
  [
    {
      kind: 'answers-left-out',
      severity: 'note',
      subject: { mode: 'assisted', model: 'replay' },
      evidence: [],
      numbers: { answers: 6, included: 3 },
    },
    'replay, assisted: the survivors are 3 of 6 answers; left out: 2 failed, 1 less accurate. ' +
      "The author's code takes 50 s of CPU time (median) in the 3 projects without an answer among them and 2 s in the other 3; " +
      'of a project left out and one included, the first takes longer in 100 % of pairs.',
  ],
  [
    { kind: 'order-effect', ...warning, numbers },
    'Order matters here: CPU time relative to the baseline is ×1.06, 95 % interval 1.02–1.10, 6 projects in the last third of a block against the first.',
  ],
  [
    { kind: 'no-order-effect', ...note, numbers: { ...numbers, interval: [0.97, 1.15] } },
    'No order effect seen: last third of a block against the first ×1.06, 95 % interval 0.97–1.15, 6 projects, CPU time relative to the baseline.',
  ],
  [
    { kind: 'drift', ...warning, numbers },
    "The host drifted: the author's scripts took ×1.06, 95 % interval 1.02–1.10, 6 projects CPU time in the last third of the blocks against the first. Ratios are formed inside blocks and do not hold it; totals do.",
  ],
  [
    { kind: 'noise', ...note, subject: 'cpu', numbers: {} },
    'Noise: a script against itself at 5 repetitions differs by up to ±4.3 % in CPU time; in one script a change of 5.2 % is seen four times of five, and to see 5 % it takes 6 repetitions.',
  ],
  [
    { kind: 'noise', ...note, subject: 'energy', numbers: {} },
    'Noise: a script against itself at 1 repetition differs by up to ±50 % in energy; in one script a change of 90 % is seen four times of five, and no number of repetitions shows 5 %.',
  ],
])('%j', (finding, words) => expect(plainText(formatFinding(finding, analysis))).toBe(words))

it('speaks of all answers where the ratios do', () => {
  const [survivors] = analysis.failures.survivors
  if (survivors === undefined) throw new Error('survivors')
  const failures = { ...analysis.failures, survivors: [{ ...survivors, included: 6 }] }
  const finding: CampaignFinding = {
    kind: 'answers-left-out',
    severity: 'note',
    subject: { mode: 'assisted', model: 'replay' },
    evidence: [],
    numbers: { answers: 6, included: 6 },
  }
  expect(plainText(formatFinding(finding, { ...analysis, failures }))).toBe(
    'replay, assisted: all 6 answers are survivors.',
  )
})
