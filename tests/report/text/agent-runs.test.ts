import { expect, it } from 'vitest'
import { composeAgentRuns } from '../../../src/report/mlbench/agent-runs-chapter.ts'
import { renderAgentRuns } from '../../../src/report/mlbench/task-evaluation.ts'
import { renderEqualCost } from '../../../src/report/text/equal-cost-words.ts'
import { renderAgentEnds } from '../../../src/report/text/mlbench/agent-words.ts'
import { agentRuns } from '../../../src/schema/mlbench/agent-runs.ts'

const CALL = '00000000-0000-4000-8000-000000000000'
const limits = { steps: 9, tokens: 9000, seconds: 60, joules: null }
const start = (setting: string, rowId: number) => ({
  kind: 'start',
  githubId: 9,
  rowId,
  model: 'm',
  setting,
  sample: 1,
  limits,
  sourceHash: null,
  instruction: 'do it',
})
const turn = (step: number, name: string, given: string, usd: number | null) => ({
  kind: 'turn',
  step,
  call: CALL,
  text: '',
  usd,
  tokens: { input: 100, output: 10 },
  toolCalls: [{ id: `c${step}`, name, arguments: given }],
})
const result = (step: number, name: string, text: string, run: object | null) => ({
  kind: 'result',
  step,
  toolCall: `c${step}`,
  name,
  text,
  run,
})
const end = (over: object) => ({
  kind: 'end',
  reason: 'answered',
  repository: null,
  answer: 'python a.py',
  steps: 2,
  tokens: { input: 200, output: 20 },
  usd: 0.03,
  wallSeconds: 5,
  joules: 90,
  ...over,
})
const RUNS = agentRuns.parse({
  schemaVersion: 1,
  runs: [
    {
      system: 'm@agent',
      events: [
        start('agent', 1),
        turn(1, 'run', '{"code":"python a.py"}', 0.01),
        result(1, 'run', 'It failed\n<b>x</b>', { exitCode: 2, wallSeconds: 1.5, cpuSeconds: 1, joules: 90.4 }),
        turn(2, 'answer', '{"code":"python a.py"}', 0.02),
        end({}),
      ],
    },
    {
      system: 'm@agent-open',
      events: [
        start('agent-open', 2),
        turn(1, 'search_repositories', '{"keywords":"x"}', null),
        { kind: 'search', step: 1, keywords: 'x', found: [{ name: 'o/r', description: null, stars: 1, topics: [] }] },
        { kind: 'repository', step: 1, name: 'o/r', commit: null, decision: 'unavailable' },
        end({ reason: 'too-long', answer: null, usd: null, joules: 0, steps: 1 }),
      ],
    },
    { system: 'm@agent-open', events: [start('agent-open', 3), turn(1, 'search_repositories', '{', null)] },
  ],
})

it('counts how runs ended, and tells each step with its cost so far', () => {
  const [systems, first, second] = composeAgentRuns(RUNS)?.tables ?? []
  const textsOf = (row: { lines: readonly { text: string }[] }[] | readonly { lines: readonly { text: string }[] }[]) =>
    row.map(({ lines }) => lines.map(({ text }) => text).join('; '))
  expect(systems?.rows.map(textsOf)).toEqual([
    ['m@agent', '1', '1 answered', '2', '0 of 1', '220', '$0.03', '90', '–'],
    [
      'm@agent-open',
      '2',
      '1 came to more words than the model takes; 1 interrupted',
      '2',
      '0 of 0',
      '–',
      '–',
      '–',
      '0 of 2',
    ],
  ])
  expect(first?.caption).toBe('m@agent, task 9/1, run 1: answered')
  expect(first?.rows.map((row) => row.map(({ value }) => value).slice(-2))).toEqual([
    [0.01, 0.01],
    [0.02, 0.03],
  ])
  expect(first?.rows[0]?.[2]?.lines[0]).toMatchObject({
    text: 'draft: exit code 2, 1.5 s, 90 J',
    note: 'It failed <b>x</b>',
  })
  expect(second?.rows.map((row) => textsOf(row)[2])).toEqual(['1 found; o/r: unavailable'])
})

it('shows drafts with what came of them, and answers, as Markdown that holds no markup of theirs', () => {
  const logs = composeAgentRuns(RUNS)?.logs
  expect(logs?.ends.map(({ label }) => label)).toEqual([
    'm@agent, task 9/1, run 1, step 1: a draft',
    'm@agent, task 9/1, run 1: the answer',
  ])
  expect(logs?.ends[0]?.lines).toEqual(['python a.py', '', 'It failed', '<b>x</b>'])
  expect(renderAgentRuns(RUNS).markdown).not.toContain('<b>x')
})

it('says how many lines of a long answer it leaves out', () => {
  const answer = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
  const long = agentRuns.parse({ ...RUNS, runs: [{ system: 'm@agent', events: [start('agent', 1), end({ answer })] }] })
  const lines = composeAgentRuns(long)?.logs?.ends[0]?.lines ?? []
  expect(lines.slice(-2)).toEqual(['line 59', '… 40 more lines'])
})

it('says what an agent costs in single answers', () => {
  const text = renderEqualCost({
    agent: 'm@agent',
    single: 'm@oracle',
    basis: 'usd',
    tasks: 2,
    capped: 1,
    leftOut: 1,
    cost: { agent: 0.3, single: 0.1 },
    answers: 3,
    agentPasses: 0.5,
    singlePasses: 0.75,
    difference: -0.25,
    interval: [-0.5, 0.125],
  })
  expect(text).toContain('2 tasks. A run of m@agent costs what 3.0 answers of m@oracle cost.')
  expect(text).toContain('difference: −25.0 points, 95 % by repository −50.0 to +12.5')
  expect(text).toContain('On 1 task a run buys more single answers than there are')
  expect(text).toContain('Left out: 1 task without an answer')
  expect(
    text
      .replaceAll('m@oracle', '')
      .split('\n')
      .filter((line) => line.startsWith('|')),
  ).toHaveLength(4)
})

const ended = (model: string, reason: 'said-nothing' | 'answered', inWords = false) => {
  const last = RUNS.runs[0]?.events.at(-1)
  return { model, inWords, end: last?.kind === 'end' ? { ...last, reason } : expect.fail() }
}

it('doubts that a model was told its tools where no run of it used one, and no other', () => {
  const lines = (...ends: ReturnType<typeof ended>[]) => renderAgentEnds(ends).split('\n')
  const told = lines(ended('a', 'said-nothing'), ended('a', 'said-nothing'), ended('b', 'answered'))
  expect(told).toEqual([
    'a: 2 runs: 2 neither used a tool nor gave code; 4 steps; 440 tokens; $0.06; 10 s',
    expect.stringMatching(/^ {2}no run used a tool: .*`tools: text`/),
    'b: 1 run: 1 answered; 2 steps; 220 tokens; $0.03; 5 s',
  ])
  expect(lines(ended('a', 'said-nothing'), ended('a', 'answered'))).toHaveLength(1)
  expect(lines(ended('a', 'said-nothing', true))).toHaveLength(1)
})

it('shows no line of a repository, neither what was read nor what a traceback quotes of it', () => {
  const canary = 'secret_line()'
  const printed = `before\nTraceback (most recent call last):\n  File "a.py", line 3, in <module>\n    ${canary}\n      ^^^^\nOSError: gone`
  const told = agentRuns.parse({
    schemaVersion: 1,
    runs: [
      {
        system: 'm@agent',
        events: [
          start('agent', 1),
          turn(1, 'read_file', '{"path":"a.py"}', null),
          result(1, 'read_file', canary, null),
          turn(2, 'rank_repositories', '{}', null),
          result(2, 'rank_repositories', `README: ${canary}`, null),
          turn(3, 'run', '{"code":"python a.py"}', null),
          result(3, 'run', printed, { exitCode: 1, wallSeconds: 1, cpuSeconds: 1, joules: null }),
          end({}),
        ],
      },
    ],
  })
  const chapter = JSON.stringify(composeAgentRuns(told))
  expect(JSON.stringify(told)).toContain(canary)
  expect(chapter).not.toContain(canary)
  for (const kept of ['before', 'File \\"a.py\\", line 3', 'OSError: gone']) expect(chapter).toContain(kept)
})
