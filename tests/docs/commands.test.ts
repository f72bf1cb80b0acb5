import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT, TOOL_VERSION } from '../../src/base/package.ts'
import { EXAMPLES } from '../../src/cli/examples.ts'
import { buildProgram } from '../../src/cli/program.ts'
import { makeContext } from '../support/context.ts'
import { readCommandLines, readCommandSpans, readShellLines, splitByShell } from '../support/documented-commands.ts'

const lines = await readCommandLines()
const spans = await readCommandSpans()
const documented = [...lines, ...spans]
const words = splitByShell(documented.map(({ line }) => line))

/** The program with each verb told to `seen` in place of being done. */
async function buildSilentProgram(seen: (verb: string) => void): Promise<Command> {
  const program = (await buildProgram(makeContext().context)).configureOutput({
    writeErr: () => {},
    writeOut: () => {},
  })
  const silence = (command: Command, path: readonly string[]) => {
    command.configureOutput({ writeErr: () => {}, writeOut: () => {} })
    for (const below of command.commands) silence(below, [...path, below.name()])
    if (path.length > 0) command.action(() => seen(path.join(' ')))
  }
  silence(program, [])
  return program
}

/** Verbs that do something, by their full names. */
function listVerbs(command: Command, path: readonly string[] = []): string[] {
  const below = command.commands.flatMap((each) => listVerbs(each, [...path, each.name()]))
  return below.length === 0 ? [path.join(' ')] : below
}

const named = new Set<string>()

it.each(documented.map(({ file, line }, index) => [file, line, words[index] ?? []] as const))(
  '%s: %s is understood',
  async (_, line, given) => {
    const program = await buildSilentProgram((verb) => named.add(verb))
    const isSpan = spans.some((span) => span.line === line)
    const parse = () => program.parse([...given], { from: 'user' })
    // A sentence may name a verb without all that it needs, but nothing that it lacks.
    if (isSpan) expect(codeOf(parse)).not.toMatch(/unknown|excess/i)
    else expect(codeOf(parse)).toBe('')
    if (isSpan) named.add(listVerbs(program).find((verb) => given.join(' ').startsWith(verb)) ?? '')
  },
)

/** Lines of shell blocks that do not start greenml, and what runs each. */
const OTHERS: Readonly<Record<string, string>> = {
  'npm ci && npm run demo': 'tests/full/demo.test.ts, after the `npm ci` of .ci/run',
  [`npx --package ./greenml-${TOOL_VERSION}.tgz greenml measure -- python train.py`]: 'tests/e2e/install.test.ts',
  'git clone --depth 1 https://github.com/Bearwick/GenAI-GreenML && cd GenAI-GreenML/results':
    'nothing: the published result files are others’',
  'sudo apt-get install --yes git python3 bubblewrap': 'nothing: it changes the machine',
  'sudo useradd --create-home --shell /bin/bash runner': 'nothing: it changes the machine',
  './config.sh --url https://github.com/OWNER/REPOSITORY --token TOKEN --labels rapl --ephemeral --unattended':
    'nothing: it is GitHub’s own, and registers a machine',
}

it('knows of each other line of a shell what runs it', async () => {
  const others = (await readShellLines()).filter(({ line }) => !line.startsWith('greenml '))
  expect(others.map(({ line }) => line).sort()).toEqual(Object.keys(OTHERS).sort())
})

it('shows an example of each verb, which does that', async () => {
  const seen: string[] = []
  const verbs = listVerbs(await buildSilentProgram(() => {}))
  expect(Object.keys(EXAMPLES).sort()).toEqual([...new Set([...verbs, 'models'])].sort())
  const faults: string[] = []
  for (const given of splitByShell(Object.values(EXAMPLES))) {
    const program = await buildSilentProgram((verb) => seen.push(verb))
    const code = codeOf(() => program.parse([...given], { from: 'user' }))
    if (code !== '') faults.push(`${given.join(' ')}: ${code}`)
  }
  expect(faults).toEqual([])
  expect(seen).toEqual(Object.keys(EXAMPLES))
})

it('names projects in its examples that the dataset has', async () => {
  const slugs = await readdir(join(PACKAGE_ROOT, 'dataset', 'projects'))
  const examples = splitByShell(Object.values(EXAMPLES))
  const patterns = examples.flatMap((given) => given.filter((_, index) => given[index - 1] === '--projects'))
  expect(patterns.length).toBeGreaterThan(0)
  expect(patterns.filter((pattern) => !slugs.some((slug) => new RegExp(pattern, 'u').test(slug)))).toEqual([])
})

it('names each verb in a document', async () => {
  const verbs = listVerbs(await buildSilentProgram(() => {}))
  // The README starts the demo by npm.
  expect(verbs.filter((verb) => !named.has(verb))).toEqual(['demo'])
})

function codeOf(act: () => unknown): string {
  try {
    act()
    return ''
  } catch (error) {
    return error instanceof Error && 'code' in error ? `${error.code} ${error.message}` : String(error)
  }
}
