import { type Command, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { findClosest } from '../base/text/closest.ts'
import { textWidth, wrapText } from '../base/text/wrap.ts'
import {
  checkGiven,
  defaultOf,
  describeFault,
  optionName,
  readText,
  textOf,
  valueType,
} from '../schema/options/option.ts'

/** Adds a verb to the program, or to a group of it. */
export type Verb = (parent: Command, context: CommandContext) => Command

/**
 * A verb with a schema's description and options. `act` takes what was given, typed by the schema: a name that it lacks fails to
 * compile. `part`: options that `--help` lists under a heading of their own.
 */
export function verb<S extends z.ZodObject>(
  name: string,
  schema: S,
  act: (given: z.input<S>, context: CommandContext) => Promise<void>,
  part?: { readonly heading: string; readonly fields: z.ZodRawShape },
): Verb {
  return (parent, context) => {
    const command = parent.command(name).description(schema.description ?? '')
    const fields = Object.entries(schema.shape)
    const words = fields.filter(([, field]) => textOf(field).isArgument)
    for (const [, field] of words) command.argument(textOf(field).placeholder ?? '', describe(field))
    const named = fields.filter(([, field]) => !textOf(field).isArgument)
    const options = named.flatMap(([key, field]) => makeOptions(key, field))
    const required = named.flatMap(([key, field]) => (isOptional(field) ? [] : makeOptions(key, field)))
    for (const each of options) command.addOption(each)
    for (const each of options.filter((own) => own.attributeName() in (part?.fields ?? {})))
      each.helpGroup(part?.heading ?? '')
    joinWords(command, fields)
    return command.action(async () => {
      refuseMissing(command, required)
      process.cwd() // throws where that folder is gone, before a path in it is told to be missing
      const values: readonly unknown[] = command.processedArgs
      const empty = words.findIndex((_, index) => values[index] === '')
      if (empty >= 0) {
        const name = textOf(words[empty]?.[1] ?? schema).placeholder
        throw new UserError(`${name} is given as an empty word: a variable of the shell may not be set.`)
      }
      const told = Object.fromEntries(words.map(([key], index) => [key, values[index]]))
      const { given, issues } = checkGiven(schema, { ...told, ...command.opts() })
      if (given === null) throw new UserError(`${issues.map(({ message }) => message).join('\n')}.`)
      await act(given, context)
    })
  }
}

/** A verb that has others below it, as `greenml models` and `greenml models test`. */
export function withBelow(own: Verb, verbs: readonly Verb[]): Verb {
  return (parent, context) => {
    const command = own(parent, context).helpCommand(false).allowExcessArguments()
    for (const each of verbs) each(command, context)
    return command.hook('preAction', (_, acting) => {
      if (acting === command) refuseUnknown(command)
    })
  }
}

/** A word where the name of a verb below this one belongs has to be one. */
export function refuseUnknown(command: Command): void {
  const [word] = command.args
  if (word === undefined || word.startsWith('-')) return
  const near = findClosest(
    word,
    command.commands.map((each) => each.name()),
  )
  const meant = near === null ? '' : `\n(Did you mean ${near}?)`
  command.error(`error: unknown command '${word}'${meant}`, { code: 'commander.unknownCommand' })
}

/** Has options of several words, which commander does not know, take theirs: it gets them joined by line breaks. */
function joinWords(command: Command, fields: readonly (readonly [string, z.core.$ZodType])[]): void {
  const lengths = new Map(
    fields.flatMap(([key, field]) => {
      const { short, words } = textOf(field)
      const names = [`--${optionName(key)}`, ...(short === undefined ? [] : [`-${short}`])]
      return words === undefined ? [] : names.map((name) => [name, words] as const)
    }),
  )
  if (lengths.size === 0) return
  const parse = command.parseOptions.bind(command)
  command.parseOptions = (given) => {
    const joined: string[] = []
    let index = 0
    for (let word = given[0]; word?.startsWith('-') && word !== '--'; word = given[index]) {
      const takes = command.options.find(({ short, long }) => short === word || long === word)?.required ? 1 : 0
      const length = lengths.get(word) ?? takes
      const words = given.slice(index + 1, index + 1 + length)
      joined.push(word, ...(words.length === 0 ? [] : [words.join('\n')]))
      index += 1 + length
    }
    return parse([...joined, ...given.slice(index)])
  }
}

/** Verbs below a word of their own, as `greenml env list`. */
export function group(name: string, summary: string, verbs: readonly Verb[]): Verb {
  return (parent, context) => {
    const command = parent.command(name).description(summary).helpCommand(false)
    for (const each of verbs) each(command, context)
    return command
  }
}

/** No default is handed to commander, so that what it holds is what was given. */
function makeOptions(key: string, field: z.core.$ZodType): Option[] {
  const { placeholder, short, negated, isRepeated } = textOf(field)
  const flags = `${short ? `-${short}, ` : ''}--${optionName(key)}${placeholder ? ` ${placeholder}` : ''}`
  const made = new Option(flags, describe(field))
  const type = valueType(field)
  if (negated !== undefined) return [made, new Option(`--no-${optionName(key)}`, negated)]
  if (type instanceof z.ZodEnum) made.choices(type.options.map(String))
  else if (placeholder !== undefined) {
    made.argParser((text: string, before: unknown) => {
      const value = readText(field, text)
      const [issue] = z.safeParse(field, value).error?.issues ?? []
      if (issue) throw new InvalidArgumentError(`${describeFault(issue, text, value)}.`)
      const isEmpty = Array.isArray(value) ? value.length === 0 : value === ''
      if (isEmpty) throw new InvalidArgumentError('it names nothing: a variable of the shell may not be set.')
      return isRepeated && Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
    })
  }
  return [made]
}

/** Says what the first option is that has to be given and is not: commander's own error would tell its name alone. */
function refuseMissing(command: Command, required: readonly Option[]): void {
  const missing = required.find((each) => command.getOptionValue(each.attributeName()) === undefined)
  if (missing === undefined) return
  const what = `error: required option '${missing.flags}' not specified: ${missing.description}`
  command.error(wrapText(what, textWidth(process.stderr)), { code: 'commander.missingMandatoryOptionValue' })
}

const isOptional = (field: z.core.$ZodType) => field instanceof z.ZodExactOptional || field instanceof z.ZodDefault

function describe(field: z.core.$ZodType): string {
  const { description, unset } = textOf(field)
  const otherwise = unset ?? describeDefault(defaultOf(field))
  const told = otherwise === null ? '' : otherwise === '' ? ' (default)' : ` (default: ${otherwise})`
  return `${description}${told}`.replaceAll('`', '')
}

/** Empty: the option itself is the default. Null: there is none, or it goes without saying. */
function describeDefault(value: unknown): string | null {
  if (value === undefined || value === false) return null
  return value === true ? '' : String(value)
}
