import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { UserError } from '../../src/base/errors.ts'
import { listFiles } from '../../src/base/files/files.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { exportTasks } from '../../src/commands/mlbench/export-tasks.ts'
import { importRuns } from '../../src/commands/mlbench/import-runs.ts'
import { readTasks } from '../../src/mlbench/data/rows.ts'
import { describeHarnessTask } from '../../src/mlbench/harness/harness-task.ts'
import { taskRepository } from '../../src/schema/mlbench/task-repository.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeSmallBench } from './small-bench.ts'

const makeBench = () => makeSmallBench('http://127.0.0.1:1')

async function exportAs(format: 'inspect' | 'harbor') {
  const { rows, dataset } = await makeBench()
  const to = join(await makeFolder(), 'tasks')
  await exportTasks({ rows, dataset, format, to }, makeContext().context)
  const read = (path: string) => readFile(join(to, path), 'utf8')
  return { rows, dataset, read, files: (await listFiles(to)).sort() }
}

it('writes a folder of Harbor for each task, whose files say the same of it', async () => {
  const { files, read, dataset } = await exportAs('harbor')
  const names = ['alpha-1', 'alpha-2', 'alpha-3', 'beta-1', 'beta-2']
  const own = ['environment/Dockerfile', 'environment/python.lock', 'instruction.md', 'solution/solve.sh', 'task.toml']
  const all = [...own, 'tests/task.json', 'tests/test.sh']
  expect(files).toEqual(names.flatMap((name) => all.map((file) => `${name}/${file}`)))
  expect(await read('alpha-2/instruction.md')).toContain('run it with size 2')
  expect(await read('alpha-2/instruction.md')).toContain('/repository/run.sh')
  expect(JSON.parse(await read('alpha-2/tests/task.json'))).toEqual({ github_id: 1, id: 2, file: 'run.sh' })
  const pin = /^commit: '(\w+)'$/m.exec(await readFile(join(dataset, 'ml-bench/alpha/repository.yaml'), 'utf8'))?.[1]
  expect(await read('alpha-2/environment/Dockerfile')).toContain(`'https://example.org/o/alpha' ${pin} `)
  for (const file of files.filter((each) => !each.endsWith('solve.sh')))
    expect(await read(file), file).not.toContain('tool.py --size') // the answer stands in the solution alone
})

it('writes a solution that leaves the answer, and a test that keeps it with a reward', async () => {
  const { read, rows } = await exportAs('harbor')
  const folder = await makeFolder()
  const inside = (text: string) =>
    text
      .replaceAll('/repository', `${folder}/repository`)
      .replaceAll('/logs', `${folder}/logs`)
      .replaceAll('/tests', `${folder}/tests`)
  await writeFiles(folder, {
    'repository/tool.py': 'print(1)\n',
    'solve.sh': inside(await read('alpha-2/solution/solve.sh')),
    'tests/test.sh': inside(await read('alpha-2/tests/test.sh')),
    'tests/task.json': await read('alpha-2/tests/task.json'),
  })
  const left = (path: string) => readFile(join(folder, path), 'utf8')
  const test = () => runCommand('bash', [join(folder, 'tests/test.sh')], {})
  await test()
  expect(await left('logs/verifier/reward.txt')).toBe('0\n') // nobody has answered
  await runCommand('bash', [join(folder, 'solve.sh')], {})
  expect(await left('repository/run.sh')).toBe('python tool.py --size 2\n')
  await writeFiles(folder, { 'repository/run.sh': 'true\n' })
  await test()
  expect(await left('logs/verifier/reward.txt')).toBe('1\n')
  const out = await makeFolder()
  const given = { rows, format: 'harbor', runs: join(folder, 'logs'), as: 'oracle', out } as const
  const file = await importRuns(given, makeContext().context)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ github_id: 1, id: 2, output: ['true\n'] })
})

const sample = z.object({ id: z.string(), input: z.string(), compose: z.string(), metadata: z.unknown() })

it('writes a task of inspect_ai with a container for each repository', async () => {
  const { files, read } = await exportAs('inspect')
  const environments = ['alpha', 'beta'].flatMap((name) =>
    ['Dockerfile', 'compose.yaml', 'python.lock'].map((file) => `environments/${name}/${file}`),
  )
  expect(files).toEqual([...environments, 'ml_bench.py', 'samples.jsonl'])
  const samples = (await read('samples.jsonl'))
    .trim()
    .split('\n')
    .map((line) => sample.parse(JSON.parse(line)))
  expect(samples.map(({ id }) => id)).toEqual(['alpha-1', 'alpha-2', 'alpha-3', 'beta-1', 'beta-2'])
  expect(samples[4]).toMatchObject({
    compose: 'environments/beta/compose.yaml',
    metadata: { github_id: 2, id: 2, type: 'Bash Script', answer: '/repository/run.sh' },
  })
})

it('starts a shell answer after its prefix code, which may hold anything', async () => {
  const { rows, dataset } = await makeBench()
  const [first = ''] = (await readFile(rows, 'utf8')).split('\n')
  const prefix_code = '$ pip install x\nSIZE=\'a "b" 100%s\'\nexport SIZE'
  await writeFiles(dataset, { 'rows.jsonl': `${JSON.stringify({ ...JSON.parse(first), prefix_code })}\n` })
  const to = join(await makeFolder(), 'tasks')
  await exportTasks({ rows: join(dataset, 'rows.jsonl'), dataset, format: 'harbor', to }, makeContext().context)
  const test = await readFile(join(to, 'alpha-1/tests/test.sh'), 'utf8')
  const [, start = ''] = /^ {2}if (.*) >\/logs\//m.exec(test) ?? []
  const cwd = await makeFolder({ 'run.sh': 'cat\necho "$SIZE"\n' })
  expect(await runCommand('bash', ['-c', start], { cwd })).toMatchObject({ exitCode: 0, stdout: 'a "b" 100%s\n' })
  await writeFiles(cwd, { 'run.sh': 'false\ntrue\n' })
  expect((await runCommand('bash', ['-c', start], { cwd })).exitCode).not.toBe(0)
})

it('refuses a folder that holds something', async () => {
  const { rows, dataset } = await makeBench()
  const to = await makeFolder({ 'mine.txt': 'kept' })
  const exporting = exportTasks({ rows, dataset, format: 'harbor', to }, makeContext().context)
  await expect(exporting).rejects.toThrow(UserError)
})

it.each(['./a b', './$(id)', '../..', './a"b', "./a'b"])('leaves out a task whose folder is %s', async (path) => {
  const { rows, dataset } = await makeBench()
  const [task] = await readTasks(rows)
  const text = await readFile(join(dataset, 'ml-bench/alpha/repository.yaml'), 'utf8')
  const { parse } = await import('yaml')
  const repository = taskRepository.parse(parse(text))
  if (task === undefined) expect.fail()
  expect(await describeHarnessTask({ ...task, path }, repository)).toBeNull()
  expect(await describeHarnessTask({ ...task, path: './src/x' }, repository)).toMatchObject({
    folder: '/repository/src/x',
  })
})

it('writes TOML, a Dockerfile and folders that hold what a stranger may have written, as what it is', async () => {
  const { rows, dataset } = await makeBench()
  const path = join(dataset, 'ml-bench/alpha/repository.yaml')
  const { parse, stringify } = await import('yaml')
  const title = 'a"\\u007f\\n[environment]\\nevil = 1 \\ud800 $(x) \\\\'
  const own = parse(await readFile(path, 'utf8'))
  const environment = { ...own.environment, manager: 'uv', python: '>=3.11', lock: '--from=evil a.lock' }
  await writeFiles(dataset, {
    'ml-bench/alpha/repository.yaml': stringify({
      ...own,
      title: JSON.parse(`"${title.replaceAll('"', '\\"')}"`),
      environment,
    }),
    'ml-bench/alpha/--from=evil a.lock': '# nothing\n',
  })
  const to = join(await makeFolder(), 'tasks')
  await exportTasks({ rows, dataset, format: 'harbor', to, only: '^1/1$' }, makeContext().context)
  const toml = await readFile(join(to, 'alpha-1/task.toml'), 'utf8')
  expect(toml.split('\n').filter((line) => line.startsWith('['))).toEqual(
    ['task', 'metadata', 'verifier', 'agent', 'environment'].map((name) => `[${name}]`),
  )
  const script = 'import sys, tomllib; print(ascii(tomllib.load(open(sys.argv[1], "rb"))["task"]["description"]))'
  const read = await runCommand('python3', ['-c', script, join(to, 'alpha-1/task.toml')], {})
  expect(read).toMatchObject({ exitCode: 0 })
  expect(read.stdout).toContain('\\x7f\\n[environment]')
  const dockerfile = await readFile(join(to, 'alpha-1/environment/Dockerfile'), 'utf8')
  expect(dockerfile).toContain('COPY ["--from=evil a.lock","/environment/requirements.lock"]')
})

it('refuses two tasks that a harness would call the same', async () => {
  const { rows, dataset } = await makeBench()
  const text = await readFile(join(dataset, 'ml-bench/beta/repository.yaml'), 'utf8')
  await rm(join(dataset, 'ml-bench/beta'), { recursive: true })
  await writeFiles(dataset, { 'ml-bench/ALPHA/repository.yaml': text.replace('folder: beta', 'folder: ALPHA') })
  const to = join(await makeFolder(), 'tasks')
  const exporting = exportTasks({ rows, dataset, format: 'harbor', to }, makeContext().context)
  await expect(exporting).rejects.toThrow(/1\/1 and 2\/1 would both be called alpha-1/)
})

const trial = (github_id: number, id: number, answer: string | null, name: string) => ({
  [`jobs/1/${name}/verifier/task.json`]: JSON.stringify({ github_id, id, file: 'run.sh' }),
  ...(answer === null ? {} : { [`jobs/1/${name}/verifier/run.sh`]: answer }),
})

it("takes Harbor's trials in their order, one without an answer as an empty one", async () => {
  const { rows } = await makeBench()
  const folder = await makeFolder({
    ...trial(1, 2, 'second', 'b'),
    ...trial(1, 2, 'first', 'a'),
    ...trial(2, 1, null, 'c'),
    ...trial(9, 9, 'strange', 'd'),
  })
  const { context, lines: told } = makeContext()
  const out = await makeFolder()
  const file = await importRuns({ rows, format: 'harbor', runs: join(folder, 'jobs'), as: 'codex', out }, context)
  expect(file).toBe(join(out, 'answers', 'codex.jsonl'))
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { github_id: 1, id: 2, output: ['first', 'second'] },
    { github_id: 2, id: 1, output: [''] },
  ])
  expect(told.some((line) => line.includes('1 run'))).toBe(true)
})

it("takes inspect_ai's samples in the order of their epochs", async () => {
  const { rows } = await makeBench()
  const of = (id: number, epoch: number, answer: string | null) => ({
    id: `alpha-${id}`,
    epoch,
    metadata: { github_id: 1, id, type: 'Bash Script' },
    scores: { answer_left: { value: answer === null ? 0 : 1, answer } },
  })
  const lost = { ...of(3, 1, null), error: { message: 'no container', traceback: '' }, scores: {} }
  const runs = await makeFolder({
    'log.json': JSON.stringify({ version: 2, samples: [of(1, 2, 'late'), of(1, 1, 'early'), of(2, 1, null), lost] }),
    'notes.txt': 'mine',
  })
  const out = await makeFolder()
  const file = await importRuns({ rows, format: 'inspect', runs, as: 'react', out }, makeContext().context)
  expect(
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { github_id: 1, id: 1, output: ['early', 'late'] },
    { github_id: 1, id: 2, output: [''] },
  ])
})

it.each(['inspect', 'harbor'] as const)('refuses a folder without runs of %s', async (format) => {
  const { rows } = await makeBench()
  const given = { rows, format, runs: await makeFolder(), as: 'x', out: await makeFolder() } as const
  await expect(importRuns(given, makeContext().context)).rejects.toThrow(UserError)
})
