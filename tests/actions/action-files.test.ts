import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { INPUTS, listInputs, readActions, renderActionDocs } from '../../scripts/action-docs.ts'
import { ACTIONS } from '../../scripts/build-dist.ts'
import { readInputs } from '../../src/actions/read-inputs.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { buildProgram } from '../../src/cli/program.ts'
import { measureOptions, revisionSettings } from '../../src/schema/options/measure-options.ts'
import { optionName } from '../../src/schema/options/option.ts'
import { silentLogger } from '../support/silent-logger.ts'

const actions = await readActions(PACKAGE_ROOT)
const schemaOf = (verb: string) => INPUTS[verb] ?? expect.fail(`${verb} has no schema of its inputs`)

afterEach(() => vi.unstubAllEnvs())

it('every action is built', () => {
  expect(actions.map(({ verb }) => verb).sort()).toEqual([...ACTIONS].sort())
})

it('action.yml and README of every action are what npm run docs writes', async () => {
  const texts = await renderActionDocs(PACKAGE_ROOT)
  expect(texts.size).toBe(2 * actions.length)
  for (const [path, text] of texts) expect(await readFile(path, 'utf8')).toBe(text)
})

it.each(actions)('$verb works with its defaults alone, and they are those of its schema', ({ verb }) => {
  const schema = schemaOf(verb)
  for (const { name, default: value } of listInputs(verb)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value ?? '')
  expect(schema.parse(readInputs(schema))).toEqual(schema.parse({}))
})

it.each(actions)('$verb runs its stub on Node 24', ({ verb, folder, file }) => {
  expect(file.runs.using).toBe('node24')
  expect(join(folder, file.runs.main)).toBe(`dist/${verb}.js`)
})

/** What a terminal has no use for. */
const ONLY_ACTIONS = new Map([
  ['runs-on', 'a workflow chooses runners by their labels'],
  ['assume-keys', 'in a workflow another job holds the keys'],
  ['artifacts', 'jobs hand on files as artifacts'],
  ['artifact-name', 'jobs hand on files as artifacts'],
  ['keep-campaign', 'jobs hand on files as artifacts'],
  ['run-id', 'jobs hand on files as artifacts'],
  ['token', 'jobs hand on files as artifacts'],
  ['source', 'a terminal takes its words as they are'],
  ['command', 'a terminal takes its words as they are'],
  ['working-directory', 'at a terminal it is where the user stands'],
])

/** What an action has no use for. */
const ONLY_COMMAND_LINE = new Map([
  ['plan --format', 'other schedulers read it; a workflow has its matrix'],
  ['run --budget-usd', 'the action asks no model: it refuses their keys'],
  ['run --force', 'the action asks no model: it refuses their keys'],
  ['run --open', 'a job has no desktop'],
  ['run --serve', 'nobody reaches the machine of a job'],
  ['generate --dry-run', 'to look before the money is spent, at a terminal'],
  ['generate --show-prompts', 'to look before the money is spent, at a terminal'],
  ['repair --dry-run', 'to look before the money is spent, at a terminal'],
  ['repair --show-prompts', 'to look before the money is spent, at a terminal'],
  ['generate --projects', 'a job of a workflow gets its part by only'],
  ['generate --models', 'a job of a workflow gets its part by only'],
  ['generate --modes', 'a job of a workflow gets its part by only'],
  ['generate --max-projects', 'a job of a workflow gets its part by only'],
  ['report --open', 'a job has no desktop'],
  ['report --serve', 'nobody reaches the machine of a job'],
  ['analyse --greenml-csv', "another project's files"],
  ['analyse --report', "another project's files"],
  ['analyse --iteration', 'the report of a workflow speaks of all rounds'],
  ['analyse --json', 'the step after it finds the same in analysis.json'],
  ['publish --campaign', "it is another run's artifact"],
  ['validate --fix', 'a job has nowhere to keep what it mends'],
  ['validate --run', 'a pull request is asked for a run'],
  ['validate --comment', 'actions/comment writes it'],
  ['validate --json', 'the action names the file itself'],
  ['import --vendor', 'what may be copied a person decides'],
  ['import --mirror', 'what is proposed lies where everybody has it'],
  ['measure --json', 'the action names the file itself'],
  ['measure --markdown', 'the action names the file itself'],
])

/** The action measures one command on two revisions: what several commands are measured by has no part there. */
const OF_COMMANDS = Object.keys(measureOptions.shape).filter((field) => !(field in revisionSettings.shape))

/** Actions of ML-Bench take what tells a job its share, and of the rest what decides an answer or a verdict. */
const OF_ML_BENCH = new Set(['shard', 'answer', 'evaluate', 'regrade'])
/** What only submitted answers have. */
const OF_SUBMISSIONS = ['submission', 'submissions']

it('actions of ML-Bench take options of `greenml mlbench` and what only jobs need', async () => {
  const program = await buildProgram({ logger: silentLogger, env: {} })
  const commands = program.commands.find((each) => each.name() === 'mlbench')?.commands ?? []
  const known = new Set(commands.flatMap(({ options }) => options.map(({ long = '' }) => long?.slice(2))))
  for (const verb of OF_ML_BENCH)
    for (const { name } of listInputs(verb))
      expect([...known, ...ONLY_ACTIONS.keys(), ...OF_SUBMISSIONS], `${verb} ${name}`).toContain(name)
})

it('actions take the options of the command line under the same names, but for those named here', async () => {
  const program = await buildProgram({ logger: silentLogger, env: {} })
  const [onlyActions, onlyCommandLine] = [new Set<string>(), new Set<string>()]
  for (const { verb } of actions.filter((each) => !OF_ML_BENCH.has(each.verb))) {
    const command = program.commands.find((each) => each.name() === verb)
    if (command === undefined) continue // what only a workflow does
    const known = command.options.flatMap(({ long, negate }) => (long && !negate ? long.slice(2) : []))
    const longs = known.filter((name) => verb !== 'measure' || !OF_COMMANDS.map(optionName).includes(name))
    const [options, inputs] = [new Set(longs), new Set(listInputs(verb).map(({ name }) => name))]
    for (const name of inputs) if (!options.has(name)) onlyActions.add(name)
    for (const name of options) if (!inputs.has(name)) onlyCommandLine.add(`${verb} --${name}`)
  }
  expect([...onlyActions].sort()).toEqual([...ONLY_ACTIONS.keys()].sort())
  expect([...onlyCommandLine].sort()).toEqual([...ONLY_COMMAND_LINE.keys()].sort())
})

/** The budget of a campaign is set by its plan; a job that asks can only lower its own share. */
const TWO_MEANINGS = new Set([
  'generate budget-usd',
  'repair budget-usd',
  // Of two revisions and not of a campaign.
  'measure artifact-name',
  'validate artifact-name',
  'comment artifact-name',
  'comment campaign',
  'import artifact-name',
  'propose artifact-name',
  'publish author',
  ...Object.keys(revisionSettings.shape).map((field) => `measure ${optionName(field)}`),
])

/** Inputs that mean the same in the actions of ML-Bench as in all others. */
const OF_ALL = new Set(['dataset', 'mirror', 'sandbox', 'wait'])

it('an input means the same in every action, but for those named here', () => {
  const seen = new Map<string, string>()
  for (const { verb } of actions) {
    for (const { name, description, default: value } of listInputs(verb)) {
      if (OF_ML_BENCH.has(verb) && !OF_ALL.has(name)) continue // of tasks, not of a campaign
      if (TWO_MEANINGS.has(`${verb} ${name}`)) continue
      const meaning = `${name === 'artifacts' ? '' : description} (${value})`
      expect(meaning, name).toBe(seen.get(name) ?? meaning)
      seen.set(name, meaning)
    }
  }
})
