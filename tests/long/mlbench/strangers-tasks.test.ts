import { mkdir, rename, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grade } from '../../../src/commands/mlbench/grade.ts'
import { gatherText } from '../../../src/mlbench/contexts/gather-text.ts'
import { chooseRepositories } from '../../../src/mlbench/data/choose-repositories.ts'
import { readTasks, type Task } from '../../../src/mlbench/data/rows.ts'
import { didRun } from '../../../src/mlbench/execution/run-evidence.ts'
import type { GradingRules } from '../../../src/schema/mlbench/task-grades.ts'
import { taskScores } from '../../../src/schema/mlbench/task-scores.ts'
import { makeContext } from '../../support/context.ts'
import { makePipe, makeSocket } from '../../support/odd-files.ts'
import { silentLogger } from '../../support/silent-logger.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

const SOON = 30_000
const manifest = (name: string, githubId: number) => `schemaVersion: 1
githubId: ${githubId}
title: ${name}
field: null
repository: https://example.org/o/${name}
commit: '${'0'.repeat(40)}'
folder: ${name}
publishedTimeLimit: { python: 10, bash: 10 }
environment: { manager: existing, interpreter: /usr/bin/python3, lock: python.lock }
limits: { timeoutSeconds: 30, memoryGiB: 1 }
`
const TOOL = "import sys\nassert sys.argv[1:] == ['--size', '10']\n"
const lines = (items: readonly object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('')
const row = (githubId: number, changed: object = {}) => ({
  github_id: githubId,
  id: 0,
  github: 'https://example.org/o/r',
  path: './',
  instruction: 'size 10',
  arguments: "{'size': 10}",
  type: 'Bash Script',
  oracle: '',
  prefix_code: '',
  output: 'python tool.py --size 10',
  ...changed,
})

/** Repositories by name, and their tasks, each of which is answered rightly. */
async function makeBench(names: readonly string[], tasks: readonly ReturnType<typeof row>[]) {
  const folder = await makeFolder({ 'rows.jsonl': lines(tasks) })
  const answers = tasks.map(({ github_id, id }) => ({ github_id, id, output: 'python tool.py --size 10' }))
  await writeFiles(folder, { 'it.jsonl': lines(answers) })
  for (const [index, name] of names.entries()) {
    await writeFiles(folder, {
      [`repos/${name}/tool.py`]: TOOL,
      [`dataset/ml-bench/${name}/repository.yaml`]: manifest(name, index + 1),
      [`dataset/ml-bench/${name}/python.lock`]: '# nothing\n',
    })
  }
  const at = (path: string) => join(folder, path)
  const judge = async (rules: GradingRules) => {
    const options = { rows: at('rows.jsonl'), answers: [at('it.jsonl')], repositories: at('repos') }
    const { grades } = await grade(
      { ...options, dataset: at('dataset'), out: at('out'), rules, golds: 'skip', iTrustThisCode: true },
      makeContext().context,
    )
    return taskScores.parse(grades)
  }
  return { at, judge }
}

const REPOSITORIES: Readonly<Record<string, (folder: string) => Promise<void> | void>> = {
  'a pipe': (folder) => makePipe(join(folder, 'data.csv')),
  'a pipe far down': async (folder) => {
    await mkdir(join(folder, 'a/b/c'), { recursive: true })
    makePipe(join(folder, 'a/b/c/data.csv'))
  },
  'a socket': (folder) => makeSocket(join(folder, 's')),
  'a name with a backslash': (folder) => writeFile(join(folder, '..\\evil.py'), ''),
  'a name of two lines': (folder) => writeFile(join(folder, 'a\n##[add-mask]b'), ''),
  'a name that is no text': (folder) => writeFile(Buffer.concat([Buffer.from(`${folder}/x`), Buffer.of(0xe9)]), ''),
  'a link in its place': async (folder) => {
    await rename(folder, `${folder}-elsewhere`)
    await symlink(`${folder}-elsewhere`, folder)
  },
  'more than any repository has': async (folder) => {
    await writeFile(join(folder, 'weights'), '')
    await truncate(join(folder, 'weights'), 40e9)
  },
}
it('loses the tasks of each repository that holds what is not opened, and judges all others', {
  timeout: SOON,
}, async () => {
  const kinds = Object.keys(REPOSITORIES)
  const names = [...kinds.map((_, index) => `hostile-${index}`), 'good']
  const tasks = names.map((_, index) => row(index + 1))
  const { at, judge } = await makeBench(names, tasks)
  for (const [index, spoil] of Object.values(REPOSITORIES).entries()) await spoil(at(`repos/hostile-${index}`))
  const { systems, faults } = await judge('strict')
  expect(faults.map(({ repository }) => repository)).toEqual(names.slice(0, -1))
  expect(faults.map(({ fault }) => fault.kind)).toEqual(
    kinds.map((kind) => (kind === 'a link in its place' ? 'no-folder' : 'unreadable')),
  )
  for (const { fault } of faults) if ('detail' in fault) expect(fault.detail).toMatch(/^[\P{Cc}]+$/u)
  const lost = kinds.length
  expect(systems[0]).toMatchObject({ attempts: lost + 1, passed: 1, lost, reasons: { environment: lost } })
})

const PATHS = [
  '../good',
  '../../..',
  '/etc',
  '/',
  'nowhere',
  'tool.py',
  'a\\b',
  'a\u0000b',
  'a\nb',
  '\u202e',
  'x'.repeat(5000),
  'a/'.repeat(3000),
  '$(id)',
  '~',
]
it.each(['strict', 'compat'] as const)(
  'loses each task whose row names a folder that there is not, by the rules %s, and judges all others',
  { timeout: SOON },
  async (rules) => {
    const { judge } = await makeBench(
      ['good'],
      [...PATHS, './'].map((path, id) => row(1, { id, path })),
    )
    const { systems, faults } = await judge(rules)
    expect(faults).toEqual([])
    const lost = PATHS.length
    expect(systems[0]).toMatchObject({ attempts: lost + 1, passed: 1, lost, reasons: { environment: lost } })
  },
)

it.each(['https://example.org/o/..', '..', '.', 'a\\b', 'a\nb', '', '/', `https://x/${'n'.repeat(300)}`, '\u0000'])(
  'looks for no repository by the name at the end of %j',
  async (github) => {
    const root = await makeFolder({ '77/x': '' })
    const task = { githubId: 77, github } as Task
    const { tasks, nameOf } = await chooseRepositories([task], {
      dataset: await makeFolder(),
      logger: silentLogger,
      root,
    })
    expect(nameOf(task)).toBe('77')
    expect(tasks).toEqual([task])
  },
)

const DEEP = 100_000
it.each([
  ['lists in lists', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
  ['objects in objects', `${'{"a":'.repeat(DEEP)}0${'}'.repeat(DEEP)}`],
  ['lists in objects in lists', `${'[{"a":'.repeat(DEEP)}0${'}]'.repeat(DEEP)}`],
  ['lists behind a string of brackets', `["\\"${']'.repeat(DEEP)}",${'['.repeat(DEEP)}${']'.repeat(DEEP)}]`],
  ['lists that do not end', '['.repeat(DEEP)],
])('takes no row that is nested deeper than any: %s', async (_name, more) => {
  const given = JSON.stringify({ ...row(1), more: 0 }).replace('"more":0', `"more":${more}`)
  const folder = await makeFolder({ 'rows.jsonl': `${given}\n` })
  await expect(readTasks(join(folder, 'rows.jsonl'))).rejects.toThrow('line 1 is not JSON')
})

it('takes a row with brackets in its texts', async () => {
  const given = row(1, { instruction: '[{'.repeat(1000), oracle: '\\"[["'.repeat(1000), arguments: "{'size': '[[[['}" })
  const folder = await makeFolder({ 'rows.jsonl': lines([given]) })
  expect(await readTasks(join(folder, 'rows.jsonl'))).toMatchObject([{ instruction: given.instruction }])
})

it('gathers no more text of a repository than a model could ever read', { timeout: SOON }, async () => {
  const folder = await makeFolder({ 'r/README.md': 'x' })
  for (const name of ['a', 'b', 'c']) {
    await writeFile(join(folder, 'r', name), '')
    await truncate(join(folder, 'r', name), 200e6)
  }
  await expect(gatherText(folder, 'r', 'repository')).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/^r has more than/),
  })
})

describe('what a run leaves of itself', () => {
  const task = { type: 'Python Code', arguments: [], output: 'import tool', path: './' } as unknown as Task
  const files = { scripts: new Set(['tool.py']), importable: () => new Set(['tool']) }
  const code = 'import tool\n'.repeat(20_000)
  it.each([
    ['a million ranges', JSON.stringify({ began: Array.from({ length: 300_000 }, () => [1, 99_999]), modules: [] })],
    ['lines that no program has', JSON.stringify({ began: [[1, 2 ** 53 - 1]], modules: [] })],
    ['ranges that end before they begin', JSON.stringify({ began: [[9, 1]], modules: [] })],
    ['brackets', '['.repeat(4e6)],
    ['no text', '\0'.repeat(4e6)],
  ])('keeps nobody busy, of a Python program: %s', { timeout: SOON }, (_name, evidence) => {
    const answer = { task, code, attempt: 0, text: code, reason: null, argumentsOk: true, typeOk: true }
    expect(typeof didRun(answer as never, evidence, files)).toBe('boolean')
  })
  it.each([
    ['short commands', '+0 a\n'.repeat(8e5)],
    ['one long command', `+0 ${'a '.repeat(2e6)}\n`],
    ['lines of a command', `+0 a\n${'\n'.repeat(4e6)}`],
    ['marks', `${'+'.repeat(4e6)}0 a\n`],
    ['open quotes', `+0 ${'"'.repeat(4e6)}\n`],
    ['dollars', `+0 ${'$('.repeat(2e6)}\n`],
  ])('keeps nobody busy, of a shell: %s', { timeout: SOON }, (_name, evidence) => {
    const shown = { ...task, type: 'Bash Script' }
    const text = 'echo 1\n'.repeat(2000)
    const answer = { task: shown, code: text, attempt: 0, text, reason: null, argumentsOk: true, typeOk: true }
    expect(typeof didRun(answer as never, evidence, files)).toBe('boolean')
  })

  it.each([
    ['a program that failed, and nobody would see', '+0 /usr/bin/python3 tool.py 5\n+1 true\n', false],
    ['one that did not', '+0 /usr/bin/python3 tool.py 5\n', true],
    ['one that did not, behind one that did', '+0 /usr/bin/python3 tool.py 5\n+1 /usr/bin/python3 tool.py 5\n', true],
  ])('knows of a shell whose python is a function of its own: %s', (_name, trace, ran) => {
    const answer = {
      task: { ...task, type: 'Bash Script' },
      code: 'python tool.py 5 || true',
      attempt: 0,
      reason: null,
    }
    expect(didRun(answer as never, `+0 python tool.py 5\n${trace}`, files)).toBe(ran)
  })

  it('keeps nobody busy where a long text is given to one of many commands', { timeout: SOON }, () => {
    const text = `python - 5 <<E\n${'import q\n'.repeat(50_000)}E\n`
    const answer = { task: { ...task, type: 'Bash Script' }, code: text, attempt: 0, text, reason: null }
    expect(didRun(answer as never, '+0 python x.py 5\n'.repeat(100_000), files)).toBe(false)
  })
})
