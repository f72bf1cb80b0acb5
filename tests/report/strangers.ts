import type { RevisionComparison } from '../../src/schema/analysis/revision-comparison.ts'
import { validation } from '../../src/schema/dataset/validation.ts'
import { agentRuns } from '../../src/schema/mlbench/agent-runs.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'
import { taskSubmission } from '../../src/schema/mlbench/task-submission.ts'
import { HASH, HOSTILE } from './cases.ts'
import { makeMeasurement } from './make-measurement.ts'
import { makeRevisions } from './make-revisions.ts'

const LABEL = JSON.stringify(HOSTILE).slice(1, -1)

/** The same with other words wherever a stranger's were. */
export const speak = <T>(value: T, words: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(LABEL, () => JSON.stringify(words).slice(1, -1)))

/** Stands for a stranger's words until a schema has taken the rest. */
const PLACE = 'HOSTILE'
const fill = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(PLACE, () => LABEL))

const hits = { hits: 3, all: 4 }
const rate = { k: 1, passed: 2, attemptable: 3, total: 4, share: 2 / 3, bounds: null, clusterInterval: null }
const scores = taskScores.parse({
  schemaVersion: 2,
  rules: 'compat',
  rowsSha256: HASH,
  tasks: 4,
  ranking: null,
  golds: { checked: 0, failed: [], excluded: false },
  faults: [{ githubId: 1, repository: 'a', fault: PLACE, lacks: [], tasks: 1 }], // version 2 told it in words
  systems: [
    {
      system: PLACE,
      attempts: 4,
      passed: 2,
      lost: 1,
      firstFailed: null,
      reasons: {},
      errorCategories: {},
      passRates: [{ ...rate, taskInterval: null }],
      unbiased: [],
      byType: [],
      published: { tasks: 0, dropped: 0, pass1: 0, pass2: 0, pass5: 0 },
      hitPrecision: { parameters: hits, generations: hits, byKind: { text: hits, integer: hits, decimal: hits } },
      took: { runs: 0, wallSeconds: null, cpuSeconds: null, joules: null, quality: 'unavailable' },
      byRepository: [{ githubId: 1, repository: PLACE, passRates: [{ ...rate, taskInterval: null }] }],
    },
  ],
})

const turn = (step: number, name: string, given: string) => ({
  kind: 'turn',
  step,
  call: '00000000-0000-4000-8000-000000000000',
  text: PLACE,
  usd: 0.01,
  tokens: { input: 100, output: 10 },
  toolCalls: [{ id: `c${step}`, name, arguments: given }],
})
const result = (step: number, name: string, run: object | null) => ({
  kind: 'result',
  step,
  toolCall: `c${step}`,
  name,
  text: PLACE,
  run,
})
const agents = agentRuns.parse({
  schemaVersion: 1,
  runs: [
    {
      system: PLACE,
      events: [
        {
          kind: 'start',
          githubId: 9,
          rowId: 1,
          model: 'm',
          setting: 'agent-open',
          sample: 1,
          sourceHash: null,
          limits: { steps: 9, tokens: 9000, seconds: 60, joules: null },
          instruction: PLACE,
        },
        turn(1, 'search_repositories', PLACE),
        {
          kind: 'search',
          step: 1,
          keywords: PLACE,
          found: [{ name: 'o/r', description: PLACE, stars: 1, topics: [] }],
        },
        turn(2, 'run', PLACE),
        result(2, 'run', { exitCode: 2, wallSeconds: 1.5, cpuSeconds: 1, joules: 90.4 }),
        turn(3, PLACE, PLACE),
        result(3, PLACE, null),
        {
          kind: 'end',
          reason: 'answered',
          repository: null,
          answer: PLACE,
          steps: 3,
          tokens: { input: 200, output: 20 },
          usd: 0.03,
          wallSeconds: 5,
          joules: 90,
        },
      ],
    },
  ],
})

const card = taskSubmission.parse({
  schemaVersion: 1,
  system: PLACE,
  authors: [PLACE],
  date: '2026-11-01',
  context: PLACE,
  rows: 'rows.jsonl',
  rowsSha256: HASH,
  description: PLACE,
  licence: PLACE,
  claimed: { rules: 'strict', passAt: [{ k: 1, passed: 1, total: 2 }] },
})

const fault = { weight: 'fault', found: PLACE, wanted: PLACE }
const found = validation.parse({
  schemaVersion: 2,
  projects: [
    {
      slug: 'tiny',
      file: 'dataset/projects/tiny/project.yaml',
      logEnd: PLACE,
      metric: { name: PLACE, values: [1, 2] },
      checks: [
        {
          check: 'manifest',
          state: 'failed',
          faults: [{ ...fault, kind: 'unknown-key', path: [PLACE], line: 6, patch: null }],
        },
      ],
    },
  ],
  submissions: [
    {
      name: 'tiny',
      file: 'submissions/tiny/card.yaml',
      texts: null,
      checks: [{ check: 'card', state: 'failed', faults: [{ ...fault, kind: 'card-invalid' }] }],
    },
  ],
})

/** Every run of the base ended by what a stranger calls a signal. */
const ended = makeMeasurement({}, (run, command) => (command === 0 ? { ...run, exitCode: null, signal: PLACE } : run))

const revisions: RevisionComparison = {
  ...makeRevisions({}, ended),
  command: ['python', PLACE],
  folder: PLACE,
  base: { revision: PLACE, commit: 'a'.repeat(40), python: PLACE, lockHash: HASH },
}

/** Of each kind of file one in which every text is a stranger's. */
export const STRANGERS = {
  scores: fill(scores),
  agents: fill(agents),
  submission: { name: 'tiny', card: fill(card), answered: 2, sameAnswers: [fill(card).system], regraded: null },
  validation: fill(found),
  revisions: fill(revisions),
}
