import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sortErrors } from '../../src/commands/mlbench/errors.ts'
import { probeLeakage } from '../../src/commands/mlbench/leakage.ts'
import { readLabel } from '../../src/mlbench/errors/error-questions.ts'
import { cohenKappa } from '../../src/mlbench/errors/kappa.ts'
import { findKnown, readKnowledge } from '../../src/mlbench/leakage/readme-knowledge.ts'
import { ATTEMPT_VERSION, type TaskAttempt } from '../../src/schema/mlbench/task-attempt.ts'
import { json, openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

describe("Cohen's kappa", () => {
  const labels = (text: string) => new Map([...text].map((label, index) => [String(index), label]))
  it.each([
    // The example of 50 readers' proposals that textbooks give: 20 both yes, 15 both no, 5 and 10 apart.
    ['y'.repeat(25) + 'n'.repeat(25), 'y'.repeat(20) + 'n'.repeat(5) + 'y'.repeat(10) + 'n'.repeat(15), 0.4],
    ['abcabc', 'abcabc', 1],
    ['ab', 'ba', -1],
    ['aa', 'aa', null],
    ['', '', null],
  ])('%s beside %s', (a, b, kappa) => {
    const found = cohenKappa(labels(a), labels(b)).kappa
    expect(found === null ? null : Math.round(found * 1e9) / 1e9).toBe(kappa)
  })
})

it.each([
  ['lack-of-knowledge command', { category: 'lack-of-knowledge', kind: 'command' }],
  ['**Lack of knowledge: information**.', { category: 'lack-of-knowledge', kind: 'information' }],
  ['Hallucination', { category: 'hallucination', kind: null }],
  ['I am not sure', null],
])('the label of %j', (said, expected) => expect(readLabel(said)).toEqual(expected))

const attempt = (rowId: number, fields: Partial<TaskAttempt>): TaskAttempt => ({
  schemaVersion: ATTEMPT_VERSION,
  id: String(rowId).repeat(24).slice(0, 24),
  system: 's',
  githubId: 1,
  rowId,
  attempt: 0,
  rules: 'strict',
  argumentsOk: true,
  typeOk: true,
  passed: false,
  reason: 'exit',
  errorCategory: 'hallucination',
  answerSha256: null,
  sourceHash: null,
  lockHash: null,
  execution: null,
  ...fields,
})
const lines = (items: readonly object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('')

describe('mlbench errors', () => {
  it('has failed answers labelled by rules, a model and people, and tells how far they agree', async () => {
    await using server = await startFakeProvider(openAiResponse('hallucination'), openAiResponse('syntax'))
    const ids = [1, 2, 3, 4]
    const folder = await makeFolder({
      'rows.jsonl': lines(ids.map((id) => ({ github_id: 1, id, instruction: `do ${id}`, type: 'Bash Script' }))),
      's.jsonl': lines(ids.map((id) => ({ github_id: 1, id, output: `=answer ${id}` }))),
      'out/attempts/s.jsonl': lines([
        attempt(1, {}),
        attempt(2, {}),
        attempt(2, { errorCategory: 'syntax' }),
        attempt(3, { passed: true, reason: null, errorCategory: null }),
        attempt(4, { passed: null, reason: 'environment' }),
      ]),
      'models.yaml': `schemaVersion: 1\nmodels:\n  - { id: judge, provider: openai, model: judge-1, baseUrl: '${server.url}' }\n`,
    })
    const options = {
      rows: join(folder, 'rows.jsonl'),
      answers: join(folder, 's.jsonl'),
      out: join(folder, 'out'),
      dataset: folder,
      exportTo: join(folder, 'anna.csv'),
    }
    const { context, lines: told } = makeContext()
    expect((await sortErrors(options, context)).text.split('\n').at(-1)).toBe(options.exportTo)
    const table = await readFile(options.exportTo, 'utf8')
    expect(table).toContain("1/1/0,do 1,'=answer 1,exit,,\n")
    expect(table).not.toContain('hallucination')
    const { exportTo, ...rest } = options
    await sortErrors({ ...rest, ratings: [exportTo] }, context)
    expect(told.at(-1)).toContain('anna.csv labels no answer that is looked at: its column category is empty')
    await writeFile(options.exportTo, table.replaceAll(/,\n(?=.)/g, ',\n').replaceAll(/exit,,$/gm, 'exit,,syntax'))
    const { errors } = await sortErrors({ ...rest, judge: 'judge', ratings: [exportTo] }, context)
    expect(errors).toEqual({
      failed: 2,
      drawn: 2,
      raters: [
        { rater: 'rules', labelled: 2, categories: { hallucination: 1, syntax: 1 } },
        { rater: 'judge', labelled: 2, categories: { hallucination: 1, syntax: 1 } },
        { rater: 'anna', labelled: 2, categories: { syntax: 2 } },
      ],
      agreement: [
        { raters: ['rules', 'judge'], items: 2, alike: 2, kappa: 1 },
        { raters: ['rules', 'anna'], items: 2, alike: 1, kappa: 0 },
        { raters: ['judge', 'anna'], items: 2, alike: 1, kappa: 0 },
      ],
    })
    const prompt = JSON.stringify(server.requests[0]?.body)
    expect(prompt).toContain('=answer 1')
    await sortErrors({ ...rest, judge: 'judge' }, context)
    expect(server.requests).toHaveLength(2) // what was answered is not asked again
  })

  it('tells what a judge was not heard about, and labels the rest', async () => {
    await using server = await startFakeProvider(openAiResponse('hallucination'), json(401, {}))
    const folder = await makeFolder({
      'rows.jsonl': lines([1, 2, 3].map((id) => ({ github_id: 1, id, instruction: `do ${id}`, type: 'Bash Script' }))),
      's.jsonl': lines([1, 2, 3].map((id) => ({ github_id: 1, id, output: `answer ${id}` }))),
      'out/attempts/s.jsonl': lines([1, 2, 3].map((id) => attempt(id, {}))),
      'models.yaml': `schemaVersion: 1\nmodels:\n  - { id: judge, provider: openai, model: judge-1, baseUrl: '${server.url}' }\n`,
    })
    const { fault, errors } = await sortErrors(
      {
        rows: join(folder, 'rows.jsonl'),
        answers: join(folder, 's.jsonl'),
        out: join(folder, 'out'),
        dataset: folder,
        judge: 'judge',
      },
      makeContext().context,
    )
    expect(errors.raters.find(({ rater }) => rater === 'judge')).toMatchObject({ labelled: 1 })
    expect(fault).toMatchObject({ exitCode: 1, message: expect.stringMatching(/2 answers left,.*judge: .*401/s) })
  })
})

describe('the leakage probe', () => {
  const readme = readKnowledge(
    `Run:\\\npython cut.py --hops 5\n# a note \\\npython noted.py --hops 6\npython x.py # see \\\npython told.py --hops 7\npython many.py \\\n${'  --option-of-many a-value-of-it \\\n'.repeat(60)}  --last 1\npython \\\n  -m broken.up --hops 8\n` +
      '# Tool\n\n    python citation.py --dataset cora --hops 3\n    python tune.py \\\n      --hops 3 \\\n      --lr 0.1\n\nfrom toolkit.layers import HaloAttention\nimport numpy\n',
  )

  it.each([
    ['python citation.py --dataset cora --hops 3', 'run it on cora', true, true],
    ['python tune.py --hops 3 --lr 0.1', 'search it', true, true],
    ['python tune.py --hops 3 \\\n  --lr 0.1', 'search it', true, true],
    ['python tune.py \\\n  --hops 4', 'search it', false, true],
    ['python cut.py --hops 5', 'slice it', true, true],
    ['python noted.py --hops 6', 'note it', true, true],
    ['python told.py --hops 7', 'tell it', true, true],
    ['python many.py --a 1', 'do it', false, true],
    ['python -m broken.up --hops 8', 'break it', true, false],
    ['python citation.py --dataset pubmed', 'run it on pubmed', false, true],
    ['python citation.py --dataset pubmed', 'run citation.py on pubmed', false, false],
    ['python main.py --dataset pubmed', 'run it', false, false],
    ['from toolkit.layers import HaloAttention', 'use attention', false, true],
    ['import numpy', 'use it', false, false],
  ])('%j to %j', (answer, instruction, wholeCommand, name) => {
    expect(findKnown(answer, instruction, readme)).toEqual({ wholeCommand, name })
  })

  it('counts by repository, and sets the commit beside what the model can have seen', async () => {
    const folder = await makeFolder({
      'rows.jsonl': lines([
        {
          github_id: 1,
          id: 1,
          github: 'https://github.com/o/tool',
          instruction: 'run it',
          type: 'Bash Script',
        },
      ]),
      'm@none.jsonl': lines([{ github_id: 1, id: 1, output: ['python citation.py --hops 3', 'python main.py'] }]),
      'repos/tool/README.md': 'Use it:\n```\npython citation.py --hops 3\n```\n',
      'models.yaml':
        'schemaVersion: 1\nmodels:\n  - { id: m, provider: openai, model: m-1, trainingCutoff: 2024-06 }\n',
      'ml-bench/tool/repository.yaml': `schemaVersion: 2
githubId: 1
title: Tool
field: null
repository: https://github.com/o/tool
commit: '${'0'.repeat(40)}'
committed: '2024-06-30'
folder: tool
publishedTimeLimit: { python: 10, bash: 10 }
`,
    })
    const options = {
      rows: join(folder, 'rows.jsonl'),
      answers: join(folder, 'm@none.jsonl'),
      repositories: join(folder, 'repos'),
      dataset: folder,
    }
    const { leakage } = await probeLeakage(options, makeContext().context)
    expect(leakage).toEqual({
      system: 'm@none',
      trainingCutoff: '2024-06',
      repositories: [
        {
          githubId: 1,
          repository: 'tool',
          answers: 2,
          wholeCommands: 1,
          names: 1,
          committed: '2024-06-30',
          couldHaveSeen: true,
        },
      ],
    })
    await rm(join(folder, 'models.yaml'))
    const unknown = await probeLeakage(options, makeContext().context)
    expect(unknown.leakage).toMatchObject({ trainingCutoff: null, repositories: [{ names: 1, couldHaveSeen: null }] })
    const line = { github_id: 1, id: 1, output: ['python main.py'] }
    await writeFile(options.answers, lines([{ ...line, setting: 'none' }]))
    expect((await probeLeakage(options, makeContext().context)).leakage.repositories).toMatchObject([{ names: 0 }])
    await writeFile(options.answers, lines([{ ...line, setting: 'oracle' }]))
    await expect(probeLeakage(options, makeContext().context)).rejects.toThrow(/with a context \(oracle\)/)
  })
})
