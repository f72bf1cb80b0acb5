import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readActions, readmeOf, renderAction, replaceGenerated } from '../../scripts/action-docs.ts'
import { ACTIONS } from '../../scripts/build-dist.ts'
import * as inputs from '../../src/actions/inputs.ts'
import { silentLogger } from '../../src/base/log.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { buildProgram } from '../../src/cli/program.ts'

const actions = await readActions(PACKAGE_ROOT)
const SCHEMAS = {
  run: inputs.runInputs,
  plan: inputs.planInputs,
  generate: inputs.generateInputs,
  benchmark: inputs.benchmarkInputs,
  analyse: inputs.analyseInputs,
  report: inputs.reportInputs,
}

test('every action is built', () => {
  expect(actions.map(({ verb }) => verb).sort()).toEqual([...ACTIONS].sort())
})

test.each(actions)('$verb reads the inputs that its action.yml declares', ({ verb, file }) => {
  const schema = Object.entries(SCHEMAS).find(([name]) => name === verb)?.[1]
  expect(
    Object.keys(schema?.shape ?? {})
      .map(inputs.inputName)
      .sort(),
  ).toEqual(Object.keys(file.inputs).sort())
})

test.each(actions)('$verb works with its defaults alone', ({ verb, file }) => {
  const schema = Object.entries(SCHEMAS).find(([name]) => name === verb)?.[1]
  const given = Object.entries(file.inputs).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value]],
  )
  expect(schema?.safeParse(Object.fromEntries(given)).error).toBeUndefined()
})

test.each(actions)('$verb runs its stub on Node 24', ({ verb, folder, file }) => {
  expect(file.runs.using).toBe('node24')
  expect(join(folder, file.runs.main)).toBe(`dist/${verb}.js`)
})

test.each(actions)("$verb takes the command line's options under the same names", ({ verb, file }) => {
  const command = buildProgram({ logger: silentLogger, env: {} }).commands.find((each) => each.name() === verb)
  const options = new Set(command?.options.map(({ long }) => long?.slice(2)))
  // What only a workflow has: its runners, its artifacts, and jobs that hold no key.
  const onlyHere = ['runs-on', 'hosts', 'assume-keys', 'only', 'artifacts', 'artifact-name']
  const unknown = Object.keys(file.inputs).filter((name) => !options.has(name) && !onlyHere.includes(name))
  expect(unknown).toEqual([])
})

test('an input means the same in every action', () => {
  const seen = new Map<string, string>()
  for (const { file } of actions) {
    for (const [name, { description, default: value }] of Object.entries(file.inputs)) {
      const meaning = `${name === 'artifacts' ? '' : description} (${value})`
      expect(meaning, name).toBe(seen.get(name) ?? meaning)
      seen.set(name, meaning)
    }
  }
})

test.each(actions)('the README of $verb is what npm run docs writes', async (action) => {
  const readme = await readFile(join(PACKAGE_ROOT, readmeOf(action)), 'utf8')
  expect(readme).toBe(replaceGenerated(readme, renderAction(action), readmeOf(action)))
})
