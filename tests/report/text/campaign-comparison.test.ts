import { expect, it } from 'vitest'
import { renderComparisonText } from '../../../src/report/comparison/comparison-terminal.ts'
import { formatCauses, formatDifferences, formatRatioVerdict } from '../../../src/report/text/comparison-changes.ts'
import { formatFailOn } from '../../../src/report/text/fail-on-results.ts'
import type {
  ChangeCause,
  ComparisonFinding,
  FailOnCause,
  RatioChange,
} from '../../../src/schema/analysis/comparison.ts'
import { makePlan, type RunPlace } from '../../analysis/factory.ts'
import { compare, makeSide, noisy } from '../../analysis/sides.ts'

const plan = makePlan({ projects: 8 })
const steady = noisy(() => 0.6)
const whole = makeSide(plan, steady, 1)
const same = compare(whole, whole)

const change = same.groups[0]?.ratios.energy
const cpu = (cause: ChangeCause, over: Partial<RatioChange> = {}) =>
  change && formatCauses({ ...change, causes: [cause], ...over }, 'cpu')

it.each<[ChangeCause, string]>([
  [{ kind: 'no-common-block' }, 'no block of one of the two has both the script and a baseline run ok'],
  [{ kind: 'unread', side: 'a', how: 'unavailable' }, 'CPU time was not measured, or left out: A'],
  [{ kind: 'unread', side: 'b', how: 'estimated' }, 'CPU time was estimated, and an estimate is not compared: B'],
  [{ kind: 'unread', side: 'b', how: 'across-meters' }, 'CPU time was read by another meter than its baseline: B'],
  [
    { kind: 'other-meters', a: ['powercap (package-0)', 'perf (package-0)'], b: ['external (external)'] },
    'other meters: powercap (package-0) and perf (package-0) in A, external (external) in B',
  ],
  [{ kind: 'none-as-accurate' }, 'no script is as accurate as the author’s in both'],
  [{ kind: 'mixed-baselines' }, 'some projects are compared with the author’s code, others with it without plots'],
  [{ kind: 'noise-unknown' }, 'the baseline ran too seldom to know its scatter between blocks'],
  [{ kind: 'not-after-correction', tests: 12 }, 'its interval leaves out 1, but not as one of 12 that were tested'],
])('words the cause of a change: %o', (cause, text) => {
  expect(cpu(cause)).toBe(text)
})

it('calls not comparable what was measured in both and must not be compared', () => {
  const of = (cause: ChangeCause) => formatRatioVerdict({ verdict: 'not-measured', causes: [cause] })
  expect(of({ kind: 'none-as-accurate' })).toBe('not comparable')
  expect(of({ kind: 'other-meters', a: ['powercap'], b: ['external'] })).toBe('not comparable')
  expect(of({ kind: 'unread', side: 'a', how: 'estimated' })).toBe('not measured')
  expect(of({ kind: 'unread', side: 'b', how: 'unavailable' })).toBe('not compared')
  expect(of({ kind: 'no-common-block' })).toBe('not compared')
  expect(formatRatioVerdict({ verdict: 'too-few-projects', causes: [{ kind: 'mixed-baselines' }] })).toBe(
    'too few projects',
  )
  const [group] = same.groups
  if (group === undefined) throw new Error('no group')
  const ratios = { ...group.ratios }
  ratios.cpu = { ...ratios.cpu, estimate: null, verdict: 'not-measured', causes: [{ kind: 'none-as-accurate' }] }
  const text = renderComparisonText({ ...same, groups: [{ ...group, ratios }] }, 100)
  expect(text).toMatch(/CPU time .* not comparable$/m)
  expect(text.replaceAll('\n  ', ' ')).toContain('Not comparable (no script is as accurate as the author’s in both): ')
})

it('says of what there are too few', () => {
  const few = { kind: 'too-few-pairs', needed: 5 } as const
  expect(cpu(few, { n: 1, verdict: 'too-few-projects' })).toBe(
    '1 project, like ones counted as one, and a verdict needs 5',
  )
  expect(cpu(few, { n: 3, verdict: 'too-few-runs' })).toBe('3 blocks, and a verdict needs 5')
  expect(change && formatCauses({ ...change, causes: [] }, 'energy')).toBeNull()
  expect(change && formatCauses({ ...change, causes: [{ kind: 'mixed-baselines' }, few], n: 4 }, 'cpu')).toBe(
    'some projects are compared with the author’s code, others with it without plots; 4 blocks, and a verdict needs 5',
  )
})

const note = { severity: 'note' as const, numbers: {} }
const warned = { severity: 'warning' as const, numbers: {}, evidence: [] as string[] }

it('words what is in one campaign only, and the option where both have models of their own', () => {
  const models: ComparisonFinding[] = [
    { ...note, kind: 'unmatched-models', subject: 'a', evidence: ['x', 'y'] },
    { ...note, kind: 'unmatched-models', subject: 'b', evidence: ['p'] },
  ]
  const findings: ComparisonFinding[] = [
    { ...note, kind: 'unmatched-projects', subject: 'b', evidence: ['project-4'] },
    ...models,
    { ...note, kind: 'unmatched-scripts', subject: 'a', mode: 'autonomous', evidence: ['1', '2', '3', '4', '5', '6'] },
  ]
  expect(formatDifferences({ ...same, findings })).toEqual([
    'Only in B: 1 project (project-4).',
    'Only in A: 2 models (x, y).',
    'Only in B: 1 model (p).',
    'Models with different names are compared with --pair a=b.',
    'Only in A: 6 autonomous scripts without a partner.',
  ])
  expect(formatDifferences({ ...same, findings: models.slice(1) })).toEqual(['Only in B: 1 model (p).'])
})

it.each<[ComparisonFinding, string]>([
  [
    { ...warned, kind: 'missing-runs', subject: 'b', numbers: { missing: 168, planned: 192 } },
    'B: 168 of 192 planned runs have no record.',
  ],
  [
    { ...warned, kind: 'suspect-answers', subject: 'b', evidence: ['project-2/assisted/replay/s1/i0'] },
    "B: 1 answer suspect, so in no model's ratio: project-2/assisted/replay/s1/i0.",
  ],
  [
    { ...warned, kind: 'probed-alone', subject: 'a' },
    'Only A was probed for validity: suspect answers of the other are not known.',
  ],
  [
    { ...warned, kind: 'other-source', subject: 'both', evidence: ['1', '2', '3', '4', '5', '6', '7'] },
    "The author's code or data is not the same in both: ratios are to different baselines in 1, 2, 3, 4, 5 and 2 more.",
  ],
  [
    { ...warned, kind: 'other-packages', subject: 'both', evidence: ['project-2'] },
    'Packages are not the same in both: project-2.',
  ],
  [
    { ...warned, kind: 'other-metric', subject: 'both', evidence: ['project-2'] },
    'The metric or its tolerance is not the same in both: project-2.',
  ],
  [
    { ...warned, kind: 'other-sandboxes', subject: 'both' },
    'The sandboxes are not the same (none and container), and they cost different amounts of time.',
  ],
  [
    { ...warned, kind: 'other-settings', subject: 'both', evidence: ['gpt'] },
    'Models were asked with other settings (effort, temperature, limits or address): gpt.',
  ],
  [
    { ...warned, kind: 'other-returned-models', subject: 'both', evidence: ['gpt'] },
    'Another model answered under the same name: gpt.',
  ],
  [
    { ...warned, kind: 'unplanned-records', subject: 'a', numbers: { records: 2 } },
    "A holds records that synthetic's plan does not know; they are left out.",
  ],
])('words what differs: %o', (found, text) => {
  const sandboxes = { a: { ...same.a, sandboxes: ['none'] }, b: { ...same.b, sandboxes: ['container'] } }
  expect(formatDifferences({ ...same, ...sandboxes, findings: [found] })).toEqual([text])
})

it('names the two prompts', () => {
  const prompt = { name: 'efficient', hash: 'a'.repeat(64), readme: 'blind' } as const
  const prompts = {
    a: { ...same.a, prompt },
    b: { ...same.b, prompt: { ...prompt, name: 'own' as const, readme: 'informed' as const } },
  }
  const finding = { ...note, kind: 'other-prompt' as const, subject: 'both' as const, evidence: [] }
  expect(formatDifferences({ ...same, ...prompts, findings: [finding] })[0]).toMatch(
    /^The models were asked in other words: efficient with the README without results in A, a prompt of your own \(aaaaaaaaaaaa\) with the README as it is in B\./,
  )
})

const unchecked = (subject: 'cpu' | 'accuracy', cause: FailOnCause) =>
  formatFailOn({ condition: subject, subject, atLeast: 0, met: false, checked: false, cause, evidence: [] }, same)

it.each<[FailOnCause, string]>([
  [{ kind: 'no-common-script' }, 'the two have no script in common'],
  [{ kind: 'not-run', scripts: 8, variants: ['a', 'b'] }, '2 of 8 scripts have not run in B'],
  [{ kind: 'untested', change: null }, 'nothing was measured in both campaigns'],
  [
    { kind: 'other-metric', projects: ['project-1'] },
    'the two campaigns measure different metrics, or one that they read in different ways: project-1',
  ],
  [{ kind: 'too-few-runs' }, 'too few runs to tell a change of accuracy from the scatter of the runs'],
  [{ kind: 'no-accuracy' }, 'no script has an accuracy in both campaigns'],
  [{ kind: 'not-attempted' }, 'no script was tried in both campaigns'],
])('says why a condition could not be checked: %o', (cause, text) => {
  expect(unchecked('accuracy', cause)).toEqual([`--fail-on accuracy: could not be checked: ${text}`])
})

it('says of a condition on a quantity that was not measured why the first change was not', () => {
  const result = compare(
    whole,
    makeSide(plan, (place) => ({ ...steady(place), joules: null }), 2),
    'energy',
  )
  expect(result.failOn.flatMap((each) => formatFailOn(each, result))).toEqual([
    '--fail-on energy: could not be checked: energy was not measured, or left out: B',
  ])
})

it('names what fails a condition, with the numbers', () => {
  const worse = compare(
    whole,
    makeSide(
      plan,
      noisy(() => 0.72),
      2,
    ),
    'cpu:5%',
  )
  const [group, script] = worse.failOn.flatMap((each) => formatFailOn(each, worse))
  const numbers =
    "CPU time relative to the author's code ×1\\.\\d{3} of what it was \\(95 % 1\\.\\d+–1\\.\\d+; noise floor"
  expect(group).toMatch(
    new RegExp(`^--fail-on cpu:5%: failed: replay, assisted, 8 projects, like ones counted as one: ${numbers}`),
  )
  expect(script).toMatch(new RegExp(`^--fail-on cpu:5%: failed: project-1/assisted/replay/s1/i0: ${numbers}`))

  const accurate = makeSide(plan, () => ({ metric: 0.9 }), 1)
  const isFirst = ({ project, model }: RunPlace) => model !== null && project === 'project-1'
  const less = compare(
    accurate,
    makeSide(plan, (place) => ({ metric: isFirst(place) ? 0.8 : 0.9 }), 2),
    'accuracy',
  )
  expect(less.failOn.flatMap((each) => formatFailOn(each, less))).toEqual([
    '--fail-on accuracy: failed: project-1/assisted/replay/s1/i0: accuracy 0.8 instead of 0.9 (tolerance 0.01)',
  ])

  const changes = { status: 'failed', failureClass: 'import', errorMessage: 'no foo' } as const
  const failing = compare(
    accurate,
    makeSide(plan, (place) => (isFirst(place) ? { changes } : {}), 2),
    'success,accuracy',
  )
  expect(failing.failOn.flatMap((each) => formatFailOn(each, failing))).toEqual([
    '--fail-on success: failed: replay, assisted: 1 of 8 scripts newly failed, 0 newly passed (sign-flip test p = 1): ' +
      'project-1/assisted/replay/s1/i0 (import: no foo)',
    '--fail-on accuracy: failed: project-1/assisted/replay/s1/i0: it ran and fails now (import: no foo)',
  ])
})

it('counts what never ran neither as changed nor as unchanged', () => {
  const begun = makeSide(plan, (place) => (place.project === 'project-1' ? steady(place) : null), 2)
  const text = renderComparisonText(compare(whole, begun), 200)
  expect(text).toContain('1 of 1 script that ran in both shows no change; 7 scripts did not run in both.')
  expect(text).not.toMatch(/not run.*no change/)
  expect(renderComparisonText(compare(begun, whole), 200)).toContain('7 scripts did not run in both')
  const [a, b] = ['x', 'p'].map((model) => makeSide(makePlan({ models: [model, `${model}2`] }), steady, 1))
  if (a && b) expect(renderComparisonText(compare(a, b), 100)).toContain('The two have no script in common.')
})
