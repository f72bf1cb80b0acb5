import { UserError } from '../../base/errors.ts'
import { count } from '../../base/text/text.ts'
import type { MeasureSettings, Parameter, Scan } from '../../schema/options/measure-options.ts'

/** Commands that a shell runs beside a measured one; null: none. */
interface Hooks {
  readonly setup: string | null
  readonly prepare: string | null
  readonly conclude: string | null
  readonly cleanup: string | null
}

/** One command as it is run, its parameters filled in. */
export interface CommandToRun {
  readonly command: readonly string[]
  /** The user's own label, or the line of a shell; null: the command speaks for itself. */
  readonly name: string | null
  /** Values by name. */
  readonly parameters: Readonly<Record<string, string>>
  readonly hooks: Hooks
}

type Words = readonly string[]

/** Words for one command, before parameters are filled in. */
interface Template {
  readonly words: Words
  readonly name: string | null
  readonly hooks: Hooks
}

const MOST_COMMANDS = 1000

/**
 * The commands that are run: each of those written, once for each combination of the parameters' values. The one that the
 * others are compared with comes first. UserError where options contradict each other.
 */
export function expandCommands(settings: MeasureSettings, written: readonly Words[]): readonly CommandToRun[] {
  if (settings.parameterStepSize !== undefined && settings.parameterScan === undefined)
    throw new UserError('--parameter-step-size is the step of a --parameter-scan: give that too.')
  const combinations = combine([
    ...(settings.parameterList ?? []),
    ...(settings.parameterScan ?? []).map((scan) => listScan(scan, settings.parameterStepSize ?? '1')),
  ])
  const templates = readTemplates(settings, written)
  if (templates.length * combinations.length > MOST_COMMANDS) {
    throw new UserError(
      `The parameters make ${templates.length * combinations.length} commands: ${MOST_COMMANDS} at most.`,
    )
  }
  checkPlaceholders(templates, combinations[0] ?? {})
  const expanded = templates.flatMap((template) => combinations.map((parameters) => fillIn(template, parameters)))
  return nameExpanded(settings, templates, expanded)
}

function readTemplates(settings: MeasureSettings, written: readonly Words[]): Template[] {
  const { name = [], prepare = [], conclude = [], setup = null, cleanup = null } = settings
  const commands = settings.shell === undefined ? written : written.flatMap(splitLines)
  const { all, named } = withReference(settings, commands, name)
  const pick = (list: Words, option: string, index: number) => {
    if (list.length > 1 && list.length !== all.length) {
      throw new UserError(
        `--${option} is given ${list.length} times for ${count(all.length, 'command')}: once for all, or once for each.`,
      )
    }
    return list[list.length === 1 ? 0 : index] ?? null
  }
  return all.map((words, index) => ({
    words: inShell(words, settings.shell),
    name: named[index] ?? (usesShell(settings.shell) ? (words[0] ?? null) : null),
    hooks: {
      setup,
      prepare: pick(prepare, 'prepare', index),
      conclude: pick(conclude, 'conclude', index),
      cleanup,
    },
  }))
}

const usesShell = (shell: string | undefined): shell is string => shell !== undefined && shell !== 'none'

/** A shell takes each word for a line of its own, as `'ls | wc -l' 'ls -l'`. */
function splitLines(words: Words): Words[] {
  const option = words.find((word) => word.startsWith('-'))
  if (option !== undefined) throw new UserError(`${option} stands behind a command: options of greenml stand before.`)
  if (words.length > 1 && !words.some((word) => /\s/.test(word))) {
    throw new UserError(`With --shell each command is one word: quote it whole, as '${words.join(' ')}'.`)
  }
  return words.map((word) => [word])
}

function inShell(words: Words, shell: string | undefined): Words {
  if (!usesShell(shell)) return words.length === 1 && shell === 'none' ? splitWords(words[0] ?? '') : words
  const program = shell === 'default' ? 'sh' : shell
  return [...splitWords(program), '-c', ...words]
}

/** Puts the command first that the others are compared with. */
function withReference({ reference, shell }: MeasureSettings, commands: readonly Words[], names: Words) {
  if (reference === undefined) return { all: commands, named: names }
  const index = commands.findIndex((words, place) => names[place] === reference || words.join(' ') === reference)
  if (index < 0) {
    const more = usesShell(shell) ? [reference] : splitWords(reference)
    return { all: [more, ...commands], named: [undefined, ...names] }
  }
  const toFront = <T>(list: readonly T[]) => [list[index], ...list.filter((_, place) => place !== index)]
  return {
    all: toFront(commands).flatMap((words) => (words === undefined ? [] : [words])),
    named: toFront(commands.map((_, place) => names[place])),
  }
}

/** Words of one that white space parts; what only a shell understands is left to one. */
function splitWords(line: string): string[] {
  if (/["'`$&|;<>(){}*?\\]/.test(line.replaceAll(/\{\w+\}/g, ''))) {
    throw new UserError(`${line}: only a shell can read that: add --shell sh and quote every command whole.`)
  }
  return line.trim().split(/\s+/)
}

/** Every number from one end to the other, with as many decimals as are written. */
function listScan({ name, from, to }: Scan, step: string): Parameter {
  const decimals = Math.max(...[from, to, step].map((text) => text.split('.')[1]?.length ?? 0))
  const scale = 10 ** decimals
  const [first, last, by] = [from, to, step].map((text) => Math.round(Number(text) * scale))
  if (first === undefined || last === undefined || by === undefined || last < first) {
    throw new UserError(`--parameter-scan ${name} ${from} ${to}: the second number is below the first.`)
  }
  const length = Math.floor((last - first) / by) + 1
  if (length > MOST_COMMANDS)
    throw new UserError(`--parameter-scan ${name} has ${length} values: ${MOST_COMMANDS} at most.`)
  return { name, values: Array.from({ length }, (_, index) => ((first + index * by) / scale).toFixed(decimals)) }
}

/** Every combination of the values; the last parameter changes fastest. */
function combine(parameters: readonly Parameter[]): Readonly<Record<string, string>>[] {
  const repeated = parameters.find(({ name }, index) => parameters.findIndex((each) => each.name === name) !== index)
  if (repeated) throw new UserError(`The parameter ${repeated.name} is given twice.`)
  return parameters.reduce<Readonly<Record<string, string>>[]>(
    (made, { name, values }) => made.flatMap((others) => values.map((value) => ({ ...others, [name]: value }))),
    [{}],
  )
}

function checkPlaceholders(templates: readonly Template[], parameters: Readonly<Record<string, string>>): void {
  const texts = templates.flatMap(({ words, hooks }) => [...words, ...Object.values(hooks)])
  for (const name of Object.keys(parameters)) {
    if (texts.some((text) => text?.includes(`{${name}}`))) continue
    throw new UserError(`The parameter ${name} stands in no command: write {${name}} where its value belongs.`)
  }
}

function fillIn({ words, name, hooks }: Template, parameters: Readonly<Record<string, string>>): CommandToRun {
  const fill = (text: string) =>
    text.replaceAll(/\{([^{}]+)\}/g, (all, key) => (Object.hasOwn(parameters, key) ? (parameters[key] ?? all) : all))
  const fillHook = (hook: string | null) => (hook === null ? null : fill(hook))
  return {
    command: words.map(fill),
    name: name === null ? null : fill(name),
    parameters,
    hooks: {
      setup: fillHook(hooks.setup),
      prepare: fillHook(hooks.prepare),
      conclude: fillHook(hooks.conclude),
      cleanup: fillHook(hooks.cleanup),
    },
  }
}

/** Labels are given for the commands that are written, or for each that is made of them. */
function nameExpanded(
  { name = [] }: MeasureSettings,
  templates: readonly Template[],
  expanded: readonly CommandToRun[],
): readonly CommandToRun[] {
  if (name.length <= templates.length) return expanded
  if (name.length === expanded.length) return expanded.map((each, index) => ({ ...each, name: name[index] ?? null }))
  throw new UserError(`--name is given ${name.length} times for ${count(expanded.length, 'command')}.`)
}
