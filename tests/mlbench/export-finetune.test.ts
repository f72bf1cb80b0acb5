import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportFinetune } from '../../src/commands/mlbench/export-finetune.ts'
import { readTasks, type Task } from '../../src/mlbench/data/rows.ts'
import { openLeakSearch } from '../../src/mlbench/finetune/find-leaks.ts'
import { repositoryOf, splitRows } from '../../src/mlbench/finetune/split-rows.ts'
import { finetuneData } from '../../src/schema/mlbench/finetune-data.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { hasRows, ROWS, whereRows } from './shared.ts'

const WORDS = ['amber', 'birch', 'cedar', 'dune', 'ember', 'fjord', 'grove', 'heath', 'islet', 'jetty']

const row = (repository: number, id: number) => ({
  github_id: repository,
  id,
  github: `https://github.com/o/r${repository}`,
  path: './',
  type: 'Bash Script',
  instruction: `Of ${WORDS[repository]} have the ${WORDS[id]} model ${WORDS[(id * 3) % 10]} trained with ${WORDS[(id * 7) % 10]} number ${repository * 10 + id}`,
  arguments: `{'n': ${id}}`,
  oracle: `segment ${repository}`,
  output: `python r${repository}.py --n ${id}`,
})
const ROWS_OF_FOUR = [1, 2, 3, 4].flatMap((repository) => Array.from({ length: 10 }, (_, id) => row(repository, id)))

const toLines = (rows: readonly object[]) => rows.map((each) => `${JSON.stringify(each)}\n`).join('')
const readLines = async (path: string): Promise<Record<string, unknown>[]> =>
  (await readFile(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

async function readRows(rows: readonly object[]): Promise<Task[]> {
  const folder = await makeFolder({ 'rows.jsonl': toLines(rows) })
  return readTasks(join(folder, 'rows.jsonl'))
}

const REQUEST = { distribution: 'in', seed: 42, validationShare: 0.1, testShare: 0.2, test: null } as const

describe('rows that are parted for training', () => {
  it('are the same for a seed, others for another, and each is in one part', async () => {
    const tasks = await readRows(ROWS_OF_FOUR)
    const keys = ({ train, validation, test }: ReturnType<typeof splitRows>) =>
      [train, validation, test].map((own) => own.map(({ githubId, id }) => `${githubId}/${id}`))
    const first = keys(splitRows(tasks, REQUEST))
    expect(keys(splitRows(tasks, REQUEST))).toEqual(first)
    expect(keys(splitRows(tasks, { ...REQUEST, seed: 43 }))).not.toEqual(first)
    expect(first.map((own) => own.length)).toEqual([29, 3, 8])
    expect(new Set(first.flat()).size).toBe(40)
  })

  it('share repositories with the test in distribution, and none out of it', async () => {
    const tasks = await readRows(ROWS_OF_FOUR)
    const named = (own: readonly Task[]) => [...new Set(own.map(repositoryOf))].sort()
    const inside = splitRows(tasks, REQUEST)
    expect(named(inside.train)).toEqual(named(inside.test))
    const outside = splitRows(tasks, { ...REQUEST, distribution: 'out' })
    expect(outside.test).toHaveLength(10)
    expect(named(outside.train).filter((name) => named(outside.test).includes(name))).toEqual([])
    expect(outside.leftOut).toEqual([])
    // The same address counts, whatever number a split gives it.
    const test = await readRows([{ ...row(1, 1), github_id: 77, github: 'https://github.com/O/R1.git/' }])
    expect(named(splitRows(tasks, { ...REQUEST, distribution: 'out', test }).train)).toEqual([
      'github.com/o/r2',
      'github.com/o/r3',
      'github.com/o/r4',
    ])
  })

  it('hold nothing that a test row could be known by', async () => {
    const test = await readRows([row(1, 1)])
    const instruction = row(1, 1).instruction
    const leaks = openLeakSearch(test)
    const judge = async (change: object) => {
      const [task] = await readRows([{ ...row(2, 2), ...change }])
      return task === undefined ? undefined : leaks(task)
    }
    expect(await judge({})).toBe(null)
    expect(await judge({ instruction: `${instruction.toUpperCase()}!` })).toBe('same-instruction')
    expect(await judge({ instruction: `${instruction} now` })).toBe('near-instruction')
    expect(await judge({ instruction: instruction.split(' ').reverse().join(' ') })).toBe(null)
    expect(await judge({ output: `\n${row(1, 1).output}  \r\n` })).toBe('same-answer')
  })

  it('keep examples with one answer on one side of the validation', async () => {
    const same = ROWS_OF_FOUR.map((each, index) => ({ ...each, output: `python x.py --n ${index % 9}` }))
    const test = await readRows([
      { ...row(1, 0), instruction: 'all else', output: 'ls' },
      row(2, 0),
      row(3, 0),
      row(4, 0),
    ])
    const { train, validation } = splitRows(await readRows(same), { ...REQUEST, test, validationShare: 0.3 })
    const answers = new Set(train.map(({ output }) => output))
    expect(validation.length).toBeGreaterThan(0)
    expect(validation.filter(({ output }) => answers.has(output))).toEqual([])
  })
})

describe('mlbench export-finetune', () => {
  it('writes prompts with the answers that are learned, and says what became of every row', async () => {
    const noAnswer = { ...row(1, 3), output: ' ' }
    const folder = await makeFolder({ 'rows.jsonl': toLines(ROWS_OF_FOUR.with(3, noAnswer)) })
    const out = join(folder, 'out')
    const options = { task: 'oracle', rows: join(folder, 'rows.jsonl'), dataset: folder, out } as const
    const { data } = await exportFinetune({ ...options, distribution: 'out' }, makeContext().context)
    expect(finetuneData.parse(JSON.parse(await readFile(join(out, 'finetune.json'), 'utf8')))).toEqual(data)
    const [train, validation, test] = await Promise.all(
      ['train', 'validation', 'test'].map((name) => readLines(join(out, `${name}.jsonl`))),
    )
    expect(train).toHaveLength(data.train.examples)
    const counted = data.train.examples + data.validation.examples + data.test.tasks + data.leftOut.length
    expect([counted, validation?.length, test?.length]).toEqual([40, data.validation.examples, 10])
    expect(data.leftOut.concat(test?.some(({ id, github_id }) => id === 3 && github_id === 1) ? [] : [])).toEqual(
      data.test.repositories.includes('github.com/o/r1') ? [] : [{ row: '1/3', reason: 'no-answer' }],
    )
    const [example] = train ?? []
    expect(example).toMatchObject({
      prompt: [{ role: 'system' }, { role: 'user', content: expect.stringContaining('segment') }],
      completion: [{ role: 'assistant', content: expect.stringMatching(/^```bash\npython r\d\.py --n \d\n```$/) }],
    })
    // The rows of the test have every column, so that they can be asked and graded.
    expect((await readTasks(join(out, 'test.jsonl'))).every(({ output }) => output !== '')).toBe(true)
  })

  it('writes what OpenAI takes, and nothing beside', async () => {
    const folder = await makeFolder({ 'rows.jsonl': toLines(ROWS_OF_FOUR), 'test.jsonl': toLines([row(1, 1)]) })
    const options = { task: 'oracle', rows: join(folder, 'rows.jsonl'), dataset: folder, out: folder } as const
    const test = join(folder, 'test.jsonl')
    const { data } = await exportFinetune(
      { ...options, test, format: 'openai', prompt: 'published' },
      makeContext().context,
    )
    const [example = {}] = await readLines(join(folder, 'train.jsonl'))
    expect(Object.keys(example)).toEqual(['messages'])
    expect(example.messages).toMatchObject([{ role: 'user' }, { role: 'assistant' }])
    expect(data.leftOut).toContainEqual({ row: '1/1', reason: 'same-instruction' })
    expect(data.repositories).toEqual([{ repository: 'github.com/o/r1', examples: 9 }])
  })

  it('refuses rows of which nothing is left', async () => {
    const folder = await makeFolder({
      'rows.jsonl': toLines([row(1, 1), row(1, 2)]),
      'test.jsonl': toLines([row(2, 1)]),
    })
    const options = { task: 'oracle', rows: join(folder, 'rows.jsonl'), dataset: folder, out: folder } as const
    const test = join(folder, 'test.jsonl')
    await expect(exportFinetune({ ...options, test }, makeContext().context)).rejects.toThrow(/--distribution out/)
    await expect(exportFinetune({ ...options, distribution: 'out' }, makeContext().context)).rejects.toThrow(/--test/)
  })

  it.skipIf(!hasRows)(`parts the published rows within the 14 repositories${whereRows}`, async () => {
    const tasks = await readTasks(ROWS)
    const { train, validation, test, leftOut } = splitRows(tasks, REQUEST)
    expect(train.length + validation.length + test.length + leftOut.length).toBe(260)
    const search = openLeakSearch(test)
    expect([...train, ...validation].filter((task) => search(task) !== null)).toEqual([])
    expect(train.length).toBeGreaterThan(100)
  })
})
