import { type Command, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
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

/** A verb with a schema's description and options. `act` takes what was given, typed by the schema: a name that it lacks fails to compile. */
export function verb<S extends z.ZodObject>(
  name: string,
  schema: S,
  act: (given: z.input<S>, context: CommandContext) => Promise<void>,
): Verb {
  return (parent, context) => {
    const command = parent.command(name).description(schema.description ?? '')
    const fields = Object.entries(schema.shape)
    const words = fields.filter(([, field]) => textOf(field).isArgument)
    for (const [, field] of words) command.argument(textOf(field).placeholder ?? '', describe(field))
    for (const [key, field] of fields) {
      if (!textOf(field).isArgument) for (const each of makeOptions(key, field)) command.addOption(each)
    }
    return command.action(async () => {
      process.cwd() // throws where that folder is gone, before a path in it is told to be missing
      const values: readonly unknown[] = command.processedArgs
      const named = Object.fromEntries(words.map(([key], index) => [key, values[index]]))
      const { given, issues } = checkGiven(schema, { ...named, ...command.opts() })
      if (given === null) throw new UserError(`${issues.map(({ message }) => message).join('\n')}.`)
      await act(given, context)
    })
  }
}

/** A verb that has others below it, as `greenml models` and `greenml models test`. */
export function withBelow(own: Verb, verbs: readonly Verb[]): Verb {
  return (parent, context) => {
    const command = own(parent, context).helpCommand(false)
    for (const each of verbs) each(command, context)
    return command
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
  const made = new Option(flags, describe(field)).makeOptionMandatory(!isOptional(field))
  const type = valueType(field)
  if (negated !== undefined) return [made, new Option(`--no-${optionName(key)}`, negated)]
  if (type instanceof z.ZodEnum) made.choices(type.options.map(String))
  else if (placeholder !== undefined) {
    made.argParser((text: string, before: unknown) => {
      const value = readText(field, text)
      const [issue] = z.safeParse(field, value).error?.issues ?? []
      if (issue) throw new InvalidArgumentError(`${describeFault(issue, text, value)}.`)
      return isRepeated && Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
    })
  }
  return [made]
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
