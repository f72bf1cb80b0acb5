import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT, TOOL_VERSION } from '../../src/base/package.ts'
import { buildProgram } from '../../src/cli/program.ts'
import { CLI, runCli, startCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

const program = await buildProgram(makeContext().context)
const COMMANDS = program.commands.map((command) => command.name())

it('takes nothing of a .env but keys: the folder may be a project of somebody else', async () => {
  const cache = join(await makeFolder(), 'chosen-by-the-project')
  const folder = await makeFolder({ '.env': `GROQ_API_KEY=k\nGREENML_CACHE=${cache}\n` })
  const { GREENML_CACHE: _cache, GROQ_API_KEY: _key, ...given } = process.env
  const env = { ...given, XDG_CACHE_HOME: await makeFolder(), COLUMNS: '1000' }
  const listed = await runCli(['env', 'list'], env, folder)
  const { stdout } = await runCli(['doctor'], env, folder)
  for (const said of [listed.stdout + listed.stderr, stdout]) {
    expect(said).toContain(join(env.XDG_CACHE_HOME, 'greenml'))
    expect(said).not.toContain(cache)
  }
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(` set: GROQ_API_KEY (from ${join(folder, '.env')})`)
})

it('has the commands that it promises', () => {
  expect(COMMANDS).toEqual(
    expect.arrayContaining([
      'demo',
      'run',
      'import',
      'plan',
      'generate',
      'benchmark',
      'analyse',
      'report',
      'measure',
      'doctor',
    ]),
  )
})

it.each(COMMANDS)('loads %s where a line begins with it', async (name) => {
  const part = await buildProgram(makeContext().context, name)
  expect(part.commands.map((command) => command.name())).toContain(name)
  expect(part.commands.length).toBeLessThan(COMMANDS.length)
})

it.each(COMMANDS)('explains every option of %s', (name) => {
  const help = program.commands.find((command) => command.name() === name)?.helpInformation() ?? ''
  expect(help).toMatch(new RegExp(`^Usage: greenml ${name} `))
  const options = help.split('Options:')[1]?.trim().split('\n') ?? []
  for (const line of options.filter((each) => /^ *-/.test(each))) expect(line).toMatch(/^ *-.+ {2,}\S/)
})

it('helps on standard output with exit code 0, and tells its version', async () => {
  const help = await runCli(['measure', '--help'])
  expect(help).toMatchObject({ exitCode: 0, stderr: '' })
  expect(help.stdout).toContain('--repetitions <n>')
  expect(await runCli(['--version'])).toMatchObject({ exitCode: 0, stdout: `${TOOL_VERSION}\n` })
})

it.each([[[]], [['measure']], [['mlbench', 'grade']]])('takes help %j for the same with --help', async (verb) => {
  expect(await runCli(['help', ...verb])).toEqual(await runCli([...verb, '--help']))
})

it.each([
  [['generate'], /--projects <regex> +only projects of the plan .* \(default: all\)/],
  [['clean'], /--projects <regex> +only projects of the plan .* \(default: all\)/],
  [['plan'], /--projects <regex> .* \(default: all whose source is here\)/],
  [['measure'], /--timeout <seconds> .* \(default: none; 900 s where revisions are compared\)/],
])('%j --help tells the true default', async (verb, told) => {
  expect((await runCli([...verb, '--help'])).stdout.replaceAll(/\s+/g, ' ')).toMatch(told)
})

it.each([
  [['--no-such-option'], "unknown option '--no-such-option'"],
  [['plan', '--campaign', 'x', '--colour', 'red'], "unknown option '--colour'"],
  [['no-such-command'], "unknown command 'no-such-command'"],
  [[], 'Usage: greenml'],
  [['plan'], "required option '--campaign <dir>' not specified: "],
  [
    ['--dataset', 'x', 'projects'],
    "unknown option '--dataset'\nIt stands behind the verb: greenml projects --dataset …\n",
  ],
  [['--campaign', 'x'], 'It stands behind the verb: greenml <verb> --campaign …'],
  [['--rows', 'x', 'mlbench', 'grade'], 'It stands behind the verb: greenml mlbench grade --rows …'],
  [['--older-than', '3', 'env'], 'It stands behind the verb: greenml env <verb> --older-than …'],
  [['mlbench', '--rows', 'x', 'grade'], 'It stands behind the verb: greenml mlbench grade --rows …'],
  [
    ['mlbench', 'grade', '--rows', 'x'],
    "required option '--answers <files>' not specified: JSON lines {github_id, id, output}",
  ],
  [['plan', '--campaign', 'x', '--repetitions', 'many'], 'expected a whole number'],
  [['plan', '--campaign', 'x', '--seed', ''], 'expected a whole number'],
  [
    ['plan', '--campaign', 'x', '--modes', 'assisted,odd'],
    "'--modes <modes>' argument 'assisted,odd' is invalid. expected one of original-telemetry, assisted, autonomous, not 'odd'.",
  ],
  ...['models', 'modes', 'projects'].map((name): [string[], string] => [
    ['plan', '--campaign', 'x', `--${name}`, ''],
    "argument '' is invalid. it names nothing: a variable of the shell may not be set.",
  ]),
  [['generate', '--campaign', 'x', '--only', ' , '], 'it names nothing'],
  [['plan', '--campaign', 'x', '--fan-out', 'odd'], 'Allowed choices are project-model, project.'],
  [['plan', '--campaign', 'x', '--timeout', '-1'], 'expected a number above 0'],
  [
    ['benchmark', '--campaign', 'x', '--shard', '3/2'],
    "'--shard <i/n>' argument '3/2' is invalid. expected i/n with 1 ≤ i ≤ n, as 2/8.",
  ],
  ...[
    ['free', 'as CC-BY-4.0 or CC0-1.0'],
    ['cc-by-4.0', 'as CC-BY-4.0.'],
    ['CC-BY-4.0 OR MIT', 'a licence by its identifier in the list of SPDX'],
  ].map(([licence = '', message = '']): [string[], string] => [
    ['publish', '--campaign', 'x', '--author', 'a', '--licence', licence],
    message,
  ]),
  ...['benchmark', 'generate', 'analyse', 'report'].map((verb): [string[], string] => [
    [verb, '--campaign', '/no/such/campaign'],
    'There is no /no/such/campaign/plan.json: name a folder that greenml plan --campaign made.',
  ]),
  [['models', 'tset', 'x'], "unknown command 'tset'\n(Did you mean test?)"],
  [['models', 'wholly-other'], "unknown command 'wholly-other'"],
  [['no-such-command', '--help'], "unknown command 'no-such-command'"],
  [['mlbench', 'submit', '--help'], "unknown command 'submit'"],
  [['models', 'tset', '-h'], "unknown command 'tset'\n(Did you mean test?)"],
  [['import', ''], '<source> is given as an empty word: a variable of the shell may not be set.'],
  [['import', '/no/such/folder'], 'There is no folder /no/such/folder, and it is no URL: name a folder, or an address'],
  [
    ['import', import.meta.filename],
    'is a file: name the folder of its project (greenml import FOLDER --entry SCRIPT)',
  ],
  [['check', 'nope'], 'greenml projects lists those there are.'],
  [['projects', '--licence', 'nope'], 'has the licence nope: there are Apache-2.0, MIT, none.'],
  [
    ['projects', '--library', 'scikit-lern'],
    'leave out some of what was asked for (a package there is: scikit-learn).',
  ],
  [['projects', '--projects', '^nope'], "No project's name matches /^nope/."],
  [['site', '--reports', '/no/such/reports'], 'There is no folder /no/such/reports: name that'],
  [['analyse'], "name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>'"],
  [['analyse', '--campaign', 'x', '--greenml-csv', 'y'], 'and not both'],
  [['measure'], "missing required argument 'command'"],
  [['measure', '--', 'true', '--'], 'A command is missing'],
])('calls %j a mistake in usage: exit code 2, and nothing on standard output', async (args, message) => {
  const { exitCode, stdout, stderr } = await runCli(args)
  expect(stderr).toContain(message)
  expect(stderr).not.toContain('    at ')
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
})

it('lists the projects of its own dataset where there is none, and says so', async () => {
  const { exitCode, stdout, stderr } = await runCli(['projects'], process.env, await makeFolder())
  expect({ exitCode, stderr }).toEqual({
    exitCode: 0,
    stderr: `there is no folder dataset here: greenml's own is taken, ${join(PACKAGE_ROOT, 'dataset')} (--dataset names another)\n`,
  })
  expect(stdout).toContain('digits-knn')
})

it('says of an option of hyperfine what it is here, and guesses nothing beside', async () => {
  const { exitCode, stderr } = await runCli(['measure', '--output', 'null', '--', 'true'])
  expect(exitCode).toBe(2)
  expect(stderr).toContain("error: unknown option '--output'\n--output of hyperfine: here --show-output")
  expect(stderr).not.toContain('Did you mean')
})

it('plans a variant once that is named twice', async () => {
  const dataset = await makeDataset({ one: {} })
  await writeFiles(dataset, {
    'models.yaml': 'schemaVersion: 1\nmodels: [{ id: a, provider: replay, model: a, answers: answers }]\n',
  })
  const campaign = join(await makeFolder(), 'c')
  const args = ['plan', '--campaign', campaign, '--dataset', dataset, '--models', 'a,a', '--modes', 'assisted,assisted']
  const { exitCode, stdout } = await runCli(args)
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: `${campaign}/plan.json\n` })
  const { variants } = JSON.parse(await readFile(join(campaign, 'plan.json'), 'utf8'))
  expect(variants).toHaveLength(3)
})

it('shows a fault of its own with the place, and exit code 1', async () => {
  const campaign = await makeFolder({ 'plan.json': '{}' })
  const broken = 'data:text/javascript,Buffer.prototype.toString=()=>{throw/**/new/**/RangeError()}'
  const { exitCode, stderr } = await runCli(['benchmark', '--campaign', campaign], {
    ...process.env,
    NODE_OPTIONS: `--import=${broken}`,
  })
  expect(stderr).toMatch(/This is a fault of greenml[\s\S]*RangeError[\s\S]*\n {4}at /)
  expect(exitCode).toBe(1)
})

it('says so where the folder that it is run in is gone', async () => {
  const script = 'rmdir "$PWD" && exec "$@"'
  const args = ['-c', script, 'sh', ...CLI, 'benchmark', '--campaign', 'c']
  const { status, stderr } = spawnSync('sh', args, { cwd: await makeFolder(), encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'error: The folder you are in was removed: go to another.\n',
  })
})

it('does not mind that nobody reads its results', async () => {
  const args = ['measure', '--repetitions', '1', '--warmup', '0', '--', 'sh', '-c', 'exit 3']
  const { child, said, ended } = startCli(args)
  child.stdout.destroy()
  const { exitCode } = await ended
  expect(said.stderr).not.toContain('EPIPE')
  expect(exitCode).toBe(3)
})

it('takes its own models and repositories of tasks where no dataset is named or here, and says so', async () => {
  const folder = await makeFolder()
  const own = join(PACKAGE_ROOT, 'dataset')
  const { exitCode, stdout, stderr } = await runCli(['models', '--json', '-'], process.env, folder)
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0, stderr: expect.stringContaining(own) })
  expect(JSON.parse(stdout).models.length).toBeGreaterThan(1)
  const named = await runCli(['models', '--dataset', 'mine'], process.env, folder)
  expect(named).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('There is no mine/models.yaml') })
  await writeFiles(folder, { 'dataset/models.yaml': 'schemaVersion: 1\nmodels: []\n' })
  const here = await runCli(['models', '--json', '-'], process.env, folder)
  expect(JSON.parse(here.stdout).models).toEqual([])
})
