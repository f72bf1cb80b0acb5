import { describe, expect, it } from 'vitest'
import { formatHeadline, formatHeadlineFact, formatScope } from '../../../src/report/text/headline-words.ts'
import { formatResult } from '../../../src/report/text/result-words.ts'
import type { Analysis } from '../../../src/schema/analysis/analysis.ts'
import type { HeadlineFact } from '../../../src/schema/analysis/headline.ts'
import type { Ratio } from '../../../src/schema/analysis/ratio.ts'
import type { RunRecord } from '../../../src/schema/measurement/record.ts'
import { analyse, makePlan, makeProvenance, makeRecords, noise, type RunPlace } from '../../analysis/factory.ts'

const RATIO: Ratio = {
  baseline: 'original',
  estimate: 0.62,
  interval: [0.55, 0.7],
  pairs: 6,
  quality: 'measured',
  verdict: 'less',
  margin: null,
  cause: null,
  leftOut: [],
  smallestEffect: 0.02,
  sessions: 2,
  exploratory: false,
  vetoedBy: null,
}
const AGAINST = "the author's code"
const NONE = { estimate: null, interval: null, pairs: 0 }

it.each<[Partial<Ratio>, string]>([
  [{}, `38 % less CPU time than ${AGAINST} (×0.62, 95 % interval 0.55–0.70, 6 projects)`],
  [
    { verdict: 'equivalent', margin: 0.05, estimate: 1, interval: [0.98, 1.02] },
    `the same CPU time within ±5 % as ${AGAINST} (×1.00, 95 % interval 0.98–1.02, 6 projects)`,
  ],
  [
    { verdict: 'inconclusive', estimate: 0.9, interval: [0.7, 1.2] },
    `no detectable difference in CPU time from ${AGAINST} (×0.90, 95 % interval 0.70–1.20, 6 projects)`,
  ],
  [
    { verdict: 'too-few-projects', interval: null, pairs: 3 },
    `too few projects for a verdict on CPU time against ${AGAINST} (×0.62, 3 projects)`,
  ],
  [{ verdict: 'too-few-projects', ...NONE }, `no answer ran in one block with ${AGAINST}, so CPU time is not compared`],
  [
    { verdict: 'not-comparable', cause: { kind: 'none-as-accurate' }, ...NONE },
    `no answer is as accurate as ${AGAINST}, so CPU time is not compared`,
  ],
  [
    { verdict: 'not-comparable', cause: { kind: 'suspect' }, ...NONE },
    'every answer that ran is suspect, so CPU time is not compared',
  ],
  [
    { verdict: 'not-measured', cause: { kind: 'across-meters' }, ...NONE },
    `CPU time is not compared with ${AGAINST}: different meters, or different zones of one, read the two sides`,
  ],
  [{ verdict: 'not-measured', ...NONE }, `no verdict on CPU time against ${AGAINST}: it was not measured`],
])('the result %j', (over, words) => {
  expect(formatResult({ ...RATIO, ...over }, 'CPU time', 'project')).toBe(words)
})

/** CPU seconds of a script of project n relative to the author's. */
function told(
  shape: Parameters<typeof makePlan>[0],
  ratioOf: (project: number, place: RunPlace) => number,
  joulesOf: (project: number) => number | null = () => null,
): { readonly analysis: Analysis; readonly lines: string[] } {
  const plan = makePlan(shape)
  const records = makeRecords(plan, (place) => {
    const project = Number(place.project.split('-').at(-1))
    const times = place.model === null ? 1 : ratioOf(project, place)
    return { cpuSeconds: 2 * times * noise(place.random, 0.01), joules: joulesOf(project) }
  })
  const analysis = analyse(plan, records)
  return { analysis, lines: formatHeadline(analysis) }
}

describe('of few projects', () => {
  it('tells each script by its own blocks, and what they are not enough for', () => {
    const { lines } = told({ projects: 2, modes: ['assisted', 'autonomous'] }, (project, { mode }) =>
      mode === 'assisted' ? 1 : project === 1 ? 0.4 : 1.5,
    )
    expect(lines[0]).toMatch(
      /^replay, autonomous on project-1: (59|60|61) % less CPU time than the author's code without its plots \(×0\.\d+, 95 % interval 0\.\d+–0\.\d+, 8 blocks, one session\)\.$/,
    )
    expect(lines[1]).toMatch(/^replay, autonomous on project-2: (49|50|51) % more CPU time/)
    expect(lines.slice(2, 4).join()).toMatch(/replay, assisted on project-\d: no detectable difference/)
    expect(lines.slice(4)).toEqual([
      'This speaks of these scripts and not of a model: a verdict on a model takes 6 projects or more, and here are 2.',
      'Energy was not measured here.',
      "This was seen in 2 projects (binary-classification; the author's code takes 2.0 s of CPU time), one host, one day (2026-01-01); beyond that it is a guess.",
    ])
  })

  it('tells samples of one place apart and counts those that it does not name', () => {
    const { lines } = told({ samples: 8 }, () => 0.5)
    expect(lines.filter((line) => line.includes('% less'))).toHaveLength(6)
    expect(lines[0]).toMatch(/^replay, assisted on project-1 \(s\d\/i0\):/)
    expect(lines[6]).toBe('2 more scripts are not named here.')
    expect(lines[7]).toContain('and here is 1.')
  })

  it('says what left a script too few runs', () => {
    const flags: RunRecord['flags'] = ['contaminated', 'threads-disturbed']
    const records = makeRecords(makePlan(), ({ model, block }) => ({
      changes: model !== null && block < 5 ? { flags } : {},
    }))
    expect(formatHeadline(analyse(makePlan(), records))[0]).toMatch(
      /too few runs for a verdict .* \(×1\.00, 3 blocks, left out: 5 that other load disturbed\)\.$/,
    )
  })

  it('tells a script that has not run yet from one that the bench lost', () => {
    const plan = makePlan({ projects: 3 })
    const records = makeRecords(plan, ({ project, model }) => {
      if (project === 'project-1') return null
      return project === 'project-2' && model !== null ? { changes: { status: 'sandbox-failed' } } : {}
    })
    const lines = formatHeadline(analyse(plan, records))
    expect(lines).toContain('replay, assisted on project-1: has not run yet.')
    expect(lines).toContain('replay, assisted on project-2: could not be tried here.')
  })

  it.each<[string, Parameters<typeof makeRecords>[1], string]>([
    [
      'failed',
      ({ model }) => (model === null ? {} : { changes: { status: 'failed', failureClass: 'data-path' } }),
      'replay, assisted on project-1: failed (data path).',
    ],
    [
      'could not be tried',
      ({ model }) => (model === null ? {} : { changes: { status: 'sandbox-failed' } }),
      'No answer ran, so nothing is compared.',
    ],
    [
      'is less accurate',
      ({ model }) => ({ metric: model === null ? 0.9 : 0.51234 }),
      "replay, assisted on project-1: less accurate than the author's code without its plots, so CPU time is not compared (accuracy 0.5123 against 0.9).",
    ],
  ])('tells a script that %s', (_name, traits, line) => {
    const plan = makePlan()
    expect(formatHeadline(analyse(plan, makeRecords(plan, traits)))[0]).toBe(line)
  })
})

it('tells a cause once, with all scripts that it holds of', () => {
  const plan = makePlan({ projects: 3 })
  const lines = formatHeadline(
    analyse(
      plan,
      makeRecords(plan, ({ model, project }) =>
        model === null || project === 'project-2' ? {} : { changes: { status: 'failed', failureClass: 'syntax' } },
      ),
    ),
  )
  expect(lines.filter((line) => line.includes('failed'))).toEqual([
    'replay, assisted on project-1; replay, assisted on project-3: failed (syntax).',
  ])
  expect(lines[0]).toMatch(/^replay, assisted on project-2: no detectable difference/)
})

describe('of a model', () => {
  const FEW = { projects: 6 }

  it('tells the mean over projects, how many ran, and the two extremes', () => {
    const { lines } = told(FEW, (project) => [0.3, 0.8, 1, 1, 1, 1.6][project - 1] ?? 1)
    expect(lines[0]).toMatch(
      /^replay, assisted: .* \(×0\.\d+, 95 % interval .*, 6 projects, exploratory below 12 projects\); 6 of 6 answers ran\.$/,
    )
    expect(lines[1]).toMatch(
      /^Script by script, of 6 that could be judged at the same accuracy (1 uses|\d use) less CPU time and \d more, each by its own blocks and corrected for their number \(Holm\): the least replay, assisted on project-1 \((69|70|71) % less, ×0\.\d+, .*\), the most replay, assisted on project-6 \(/,
    )
  })

  it('does not call those that had too few runs for a verdict less accurate, nor one script several', () => {
    const { lines, analysis } = told(FEW, (project) => (project === 1 ? 0.5 : 0)) // no clock reads 0: no reading
    const [group] = analysis.groups.filter(({ model }) => model !== null)
    expect(group?.success.passed).toBe(6)
    expect(lines[1]).toMatch(
      /^Script by script, of 1 that could be judged at the same accuracy 1 uses less CPU time and 0 more, /,
    )
  })

  it('says why it speaks of CPU time where energy was measured', () => {
    const some = told(
      FEW,
      () => 0.5,
      (project) => (project === 6 ? null : 10),
    )
    expect(some.lines[0]).toMatch(/% less CPU time .* Energy was measured in 5 of these projects only\.$/)
    const { analysis } = some
    const group = { kind: 'group', mode: 'assisted', model: 'replay', quantity: 'cpu', baseline: 'original' } as const
    const gapOf = (energyGap: Extract<HeadlineFact, { kind: 'group' }>['energyGap']) =>
      formatHeadlineFact({ ...group, energyGap }, analysis).split('ran. ')[1]
    expect(gapOf({ kind: 'not-measured' })).toBe('Energy was not measured here.')
    const silent = analysis.groups.map((each) => ({
      ...each,
      ratios: {
        ...each.ratios,
        energy: each.ratios.energy.map((ratio) => ({
          ...ratio,
          cause: { kind: 'across-meters' as const },
          leftOut: [],
        })),
      },
    }))
    const gap = { kind: 'no-verdict', baseline: 'original' } as const
    expect(formatHeadlineFact({ ...group, energyGap: gap }, { ...analysis, groups: silent })).toContain(
      'No verdict on energy: different meters, or different zones of one, read the two sides.',
    )
  })

  it('counts answers that are less accurate, suspect or untried', () => {
    const { analysis } = told(FEW, () => 0.5)
    const groups = analysis.groups.map((each) => ({
      ...each,
      comparable: 2,
      suspect: 1,
      success: { ...each.success, passed: 3, attemptable: 4, total: 6 },
    }))
    expect(formatHeadline({ ...analysis, groups })[0]).toMatch(
      /; 3 of 4 answers ran, 2 of them shown to be as accurate as the author's code, 1 suspect \(2 more of 6 planned could not be tried\)\.$/,
    )
  })

  it('compares nothing where no answer ran to its end', () => {
    const plan = makePlan(FEW)
    const failing = analyse(
      plan,
      makeRecords(plan, ({ model }) => (model === null ? {} : { changes: { status: 'failed' } })),
    )
    expect(formatHeadline(failing)[0]).toBe(
      'replay, assisted: no answer ran to its end, so CPU time is not compared; 0 of 6 answers ran.',
    )
  })
})

it('tells who gave the answers, and energy that was left out', () => {
  const plan = makePlan()
  const { analysis } = told({}, () => 1)
  const of = (fact: HeadlineFact, over: Partial<Analysis> = {}) => formatHeadlineFact(fact, { ...analysis, ...over })
  expect(of({ kind: 'nothing-ran' })).toBe('Nothing has run yet.')
  expect(of({ kind: 'origin', origin: 'recorded', models: ['a', 'b'] })).toBe(
    'The answers of a, b were recorded before: no model was asked here, and who wrote them is not known.',
  )
  expect(of({ kind: 'origin', origin: 'given', models: ['a'] })).toBe(
    'The answers of a were handed in as files: who wrote them is not known here.',
  )
  expect(of({ kind: 'no-energy' }, { energyLeftOut: ['contaminated', 'doubtful'] })).toBe(
    'Energy was measured, but left out: other load beside it, reading in doubt.',
  )
  const id = 'project-1/assisted/replay/s1/i0'
  expect(formatHeadline(analyse(plan, [], [makeProvenance(id, { origin: 'given' })]))).toEqual([
    'Nothing has run yet.',
    'The answers of replay were handed in as files: who wrote them is not known here.',
  ])
})

it('the scope names what was measured, where and when', () => {
  expect(
    formatScope({
      projects: 8,
      tasks: [
        { task: 'binary-classification', projects: 5 },
        { task: 'regression', projects: 3 },
      ],
      cpuSeconds: [0.8, 2.31],
      hosts: 2,
      strata: 3,
      days: 2,
      firstDay: '2026-01-01',
      lastDay: '2026-01-03',
    }),
  ).toBe(
    "8 projects (5 binary-classification, 3 regression; the author's code takes 0.80 to 2.3 s of CPU time), 2 hosts in 3 states, 2 days (2026-01-01 to 2026-01-03)",
  )
})

it('says nothing of a kind of project that nobody named', () => {
  const scope = { projects: 1, hosts: 1, strata: 1, days: 1, firstDay: '2026-01-01', lastDay: '2026-01-01' } as const
  const other = [{ task: 'other', projects: 1 }]
  expect(formatScope({ ...scope, tasks: other, cpuSeconds: null })).toBe('1 project, one host, one day (2026-01-01)')
  expect(formatScope({ ...scope, tasks: other, cpuSeconds: [2, 2] })).toMatch(
    /^1 project \(the author's code takes 2.0 s/,
  )
  const two = [...other, { task: 'regression', projects: 2 }]
  expect(formatScope({ ...scope, tasks: two, cpuSeconds: null })).toContain('(1 other, 2 regression)')
})

it('tells the sizes of long scripts as numbers that everybody reads', () => {
  const scope = {
    projects: 2,
    tasks: [{ task: 'regression', projects: 2 }],
    hosts: 1,
    strata: 1,
    days: 1,
    firstDay: '2026-01-01',
    lastDay: '2026-01-01',
  }
  expect(formatScope({ ...scope, cpuSeconds: [0.83, 3612] })).toContain('takes 0.83 to 3,600 s of CPU time')
  expect(formatScope({ ...scope, cpuSeconds: [121, 123] })).toContain('takes 120 s of CPU time')
})
