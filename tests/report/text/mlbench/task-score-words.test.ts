import { expect, it } from 'vitest'
import { renderTaskScores } from '../../../../src/report/text/mlbench/task-score-words.ts'
import { taskScores } from '../../../../src/schema/mlbench/task-scores.ts'

const hits = { hits: 0, all: 0 }
const took = { runs: 3, wallSeconds: 2, cpuSeconds: 1, joules: 40.2, quality: 'measured' }
const system = {
  system: 'a',
  attempts: 1,
  passed: 0,
  lost: 0,
  firstFailed: null,
  reasons: {},
  errorCategories: {},
  took,
  passRates: [],
  unbiased: [],
  byType: [],
  byRepository: [],
  published: { tasks: 0, dropped: 0, pass1: 0, pass2: 0, pass5: 0 },
  hitPrecision: { parameters: hits, generations: hits, byKind: { text: hits, integer: hits, decimal: hits } },
}
const scores = taskScores.parse({
  schemaVersion: 2,
  rules: 'strict',
  rowsSha256: '0'.repeat(64),
  tasks: 1,
  ranking: null,
  faults: [],
  golds: { checked: 0, failed: [], excluded: false },
  systems: [system],
})
const asked = { rows: 'rows.jsonl', answers: ['a.jsonl'], rules: 'strict', dataset: 'dataset', out: 'out' }

it.each([
  [{}, '3 runs: 2.0 s, 40 J measured (doubts not known)'],
  [{ doubtful: 0 }, '3 runs: 2.0 s, 40 J measured'],
  [{ doubtful: 2 }, '3 runs: 2.0 s, 40 J measured (2 in doubt)'],
  [{ joules: null, quality: 'unavailable', doubtful: 2 }, '3 runs: 2.0 s, energy not measured here'],
] as const)('tells how many of the runs behind a sum of joules are in doubt: %j', (changes, told) => {
  const systems = scores.systems.map((each) => ({ ...each, took: { ...each.took, ...changes } }))
  expect(renderTaskScores({ ...scores, systems }, asked).split('\n')).toContain(`  ${told}`)
})

it.each([
  [[0, 0.4], '1 / 6 / 6 passed / attemptable / total; 17 %; 95 % by repository 0–40 %'],
  [
    null,
    '1 / 6 / 6 passed / attemptable / total; 17 %; 95 % by repository none: it takes two repositories that differ',
  ],
] as const)('tells of a share its interval, or why it has none: %j', (interval, told) => {
  const rate = {
    k: 1,
    passed: 1,
    attemptable: 6,
    total: 6,
    share: 1 / 6,
    bounds: null,
    taskInterval: null,
    clusterInterval: interval && ([...interval] as [number, number]),
  }
  const systems = scores.systems.map((each) => ({ ...each, passRates: [rate] }))
  expect(renderTaskScores({ ...scores, systems }, asked).split('\n')).toContain(`  pass@1  ${told}`)
})
