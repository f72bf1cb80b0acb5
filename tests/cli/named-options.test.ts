import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import { beforeAll, expect, it } from 'vitest'
import { buildProgram } from '../../src/cli/program.ts'
import { makeContext } from '../support/context.ts'
import { type Declared, lookInto, reach, readSources, type Sources } from '../support/reachable.ts'

const ROOT = join(import.meta.dirname, '..', '..', 'src')
const VERB_FILES = ['campaign', 'dataset', 'command', 'mlbench', 'host'].map((name) => `cli/${name}-verbs.ts`)

/** A message that names one of these is told only where it was given. */
const TOLD_WHERE_GIVEN = ['--noise-from', '--batch', '--commit', '--prompt-file']

/** Where a command does what others do with options that it chose itself, so that none of them can be wrong. */
const OWN_CHOICE: Readonly<Record<string, RegExp>> = {
  demo: /./,
  'mlbench finetune': /^(measurement|energy)\//, // measures a command of its own
  'mlbench agent': /^sandbox\//, // takes nobody's word for what a model drafts
  'mlbench stats': /^mlbench\/contexts\//, // never in the setting embeddings
  'mlbench export-finetune': /^mlbench\/contexts\//,
}

/** Options of other programs. */
const OTHERS = /\b(?:git|sudo|apt-get|conda|podman|systemd-run|inspect_ai)\b|^export --|^#!|^-|^RUN /
/** Rooms whose texts are no messages of a command that fails: what a report says, and the options themselves. */
const NO_MESSAGES = /^(?:report|schema|cli)\/|^sandbox\/(?!choose)/

const OPTION = /--[a-z][a-z-]*/g
/** A command that a text tells to run, up to where its sentence goes on. */
const TOLD_COMMAND = /greenml(?: [a-z][a-z-]*)+[^.;:,()`]*/g

const options = new Map<string, ReadonlySet<string>>()
let sources: Sources
beforeAll(async () => {
  sources = await readSources(ROOT)
  collect(await buildProgram(makeContext().context), [])
})

function collect(command: Command, path: readonly string[]): void {
  options.set(path.join(' '), new Set(command.options.flatMap(({ long }) => long ?? [])))
  for (const each of command.commands) collect(each, [...path, each.name()])
}

/** What each verb does, by its whole name. */
async function readVerbs(): Promise<Map<string, Declared>> {
  const verbs = new Map<string, Declared>()
  for (const file of VERB_FILES) {
    const { program } = parseSync(file, await readFile(join(ROOT, file), 'utf8'))
    const above: string[] = []
    new Visitor({
      CallExpression(node) {
        if (isAbove(node)) above.push(nameOf(node))
        const act = node.arguments[2]
        if (!['verb', 'verbOfAnyDataset'].includes(calledBy(node)) || act === undefined || act.type === 'SpreadElement')
          return
        const path = [...above, nameOf(node)].filter((name, index, all) => name !== all[index - 1])
        verbs.set(path.join(' '), lookInto(file, [{ type: 'ExpressionStatement', expression: act, start: 0, end: 0 }]))
      },
      'CallExpression:exit': (node) => void (isAbove(node) && above.pop()),
    }).visit(program)
  }
  return verbs
}

const calledBy = ({ callee }: CallExpression) => (callee.type === 'Identifier' ? callee.name : '')
const isAbove = (node: CallExpression) => ['group', 'withBelow'].includes(calledBy(node))

/** `group('env', …)`, `verb('models', …)`, and `withBelow(verb('models', …), …)`. */
function nameOf({ arguments: [first] }: CallExpression): string {
  if (first?.type === 'CallExpression') return nameOf(first)
  return first?.type === 'Literal' ? String(first.value) : ''
}

/** Options in what a verb can tell that it lacks, with the message. */
function* listWrong(verb: string, act: Declared): Generator<string, void, void> {
  const own = options.get(verb) ?? new Set()
  for (const { file, texts } of reach(act, sources)) {
    if (NO_MESSAGES.test(file) || OWN_CHOICE[verb]?.test(file)) continue
    for (const text of texts.filter((each) => each.includes(' ') && !OTHERS.test(each))) {
      const lacking = (text.replaceAll(TOLD_COMMAND, '').match(OPTION) ?? []).filter((each) => !own.has(each))
      if (lacking.some((each) => TOLD_WHERE_GIVEN.includes(each))) continue
      yield* lacking.map((each) => `${verb}: ${each} in ${file}: ${text}`)
    }
  }
}

it('names no option in a message that the command which tells it lacks', async () => {
  const verbs = await readVerbs()
  const withOptions = [...options].flatMap(([name, own]) => (own.size > 0 && name !== '' ? [name] : []))
  expect([...verbs.keys()].sort()).toEqual(withOptions.sort())
  expect([...verbs].flatMap(([verb, act]) => [...listWrong(verb, act)])).toEqual([])
})

it('tells to run no command with an option that it lacks', () => {
  const wrong: string[] = []
  for (const { file, texts } of new Set(sources.declared.values()))
    for (const [told] of texts.flatMap((text) => [...text.matchAll(TOLD_COMMAND)])) {
      const words = told.split(' ').slice(1)
      const length = [2, 1].find((count) => options.has(words.slice(0, count).join(' ')))
      const own = length === undefined ? undefined : options.get(words.slice(0, length).join(' '))
      const [line = ''] = told.split(' -- ') // the rest is the command that is measured
      for (const each of line.match(OPTION) ?? []) if (!own?.has(each)) wrong.push(`${file}: ${told}`)
    }
  expect(wrong).toEqual([])
})
