import { z } from 'zod'

interface Extras {
  /** Value where the option is not given, where the schema's default does not say it. */
  readonly unset?: string
  /** Effect of `--no-…`, of a flag that is on by default. */
  readonly negated?: string
  /** The option's one letter. */
  readonly short?: string
  /** A word of the command line that no `--` goes before. */
  readonly isArgument?: true
  /** Words of the command line that make one value, joined by line breaks; default: one. */
  readonly words?: number
  /** A list is given once for each item, and commas do not part it. */
  readonly isRepeated?: true
  /** The value that a text means; as it came where it means none, for the schema to refuse. */
  readonly read?: (text: string) => unknown
}

/** What a shell shows of an option beside the type and default that its schema has. */
export interface OptionText extends Extras {
  /** Stands for the value in `--help`, as `<n>`. A flag has none. */
  readonly placeholder?: string
  /** Lower case, without a full stop; names and paths between backticks, which `--help` leaves out. */
  readonly description: string
}

const texts = z.registry<OptionText>()

type Words = readonly [placeholder: string, description: string, extras?: Extras]

/** The options of a verb, which does what `summary` says. */
export const verbOptions = <S extends z.ZodRawShape>(summary: string, shape: S) => z.object(shape).describe(summary)

/** An option that need not be given. Its type says, after "expected", which form a value has. */
export const option = <S extends z.ZodType>(type: S, ...words: Words) => describe(type.exactOptional(), words)

/** An option with a default. */
export const preset = <S extends z.ZodType>(type: S, value: z.core.util.NoUndefined<z.output<S>>, ...words: Words) =>
  describe(type.default(value), words)

/** An option that has to be given. */
export const required = <S extends z.ZodType>(type: S, ...words: Words) => describe(type.clone(), words)

/** An option without a value; `negated` says what turning it off does, where it is on by default. */
export function flag(
  description: string,
  { isOn = false, ...extras }: { isOn?: boolean } & Pick<Extras, 'negated' | 'short'> = {},
) {
  const field = z.boolean('true or false').default(isOn)
  texts.add(field, { description, ...extras })
  return field
}

function describe<S extends z.ZodType>(field: S, [placeholder, description, extras]: Words): S {
  texts.add(field, { placeholder, description, ...extras })
  return field
}

export function textOf(field: z.core.$ZodType): OptionText {
  const text = texts.get(field)
  if (text === undefined) throw new Error('an option is made by option()')
  return text
}

export const text = z.string()

/** Of a file or a folder. What looks like an option was meant as one, behind an option whose value was forgotten. */
export const path = text.min(1, 'a path').regex(/^(?!-.)/s, 'a path, ./-x for one that begins with a dash')

export function wholeNumber(least: number) {
  const form = `a whole number, ${least} or more`
  return z.int(form).min(least, form)
}

const ABOVE_ZERO = 'a number above 0'
export const positive = z.number(ABOVE_ZERO).positive(ABOVE_ZERO)

const FROM_ZERO = 'a number, 0 or more'
export const fromZero = z.number(FROM_ZERO).nonnegative(FROM_ZERO)

export const choice = <const T extends readonly string[]>(names: T) => z.enum(names, `one of ${names.join(', ')}`)

/** `fanOut` is `--fan-out` and the input `fan-out`. */
export const optionName = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The type of the value, without what makes it optional. */
export function valueType(field: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = field instanceof z.ZodExactOptional || field instanceof z.ZodDefault
  return isWrapped ? valueType(field.unwrap()) : field
}

/** Undefined where there is none. */
export const defaultOf = (field: z.core.$ZodType): unknown =>
  field instanceof z.ZodDefault ? field.def.defaultValue : undefined

const WHOLE = /^\d+$/
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** The words that YAML 1.2 knows and @actions/core reads; another is an error, never silently false. */
const FLAG_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])

/** The value that a text means for an option; the text itself where it means none, for the schema to refuse. */
export function readText(field: z.core.$ZodType, given: string): unknown {
  const { read, isRepeated } = textOf(field)
  if (read !== undefined) return read(given)
  const type = valueType(field)
  if (type instanceof z.ZodBoolean) return FLAG_WORDS.get(given) ?? given
  if (type instanceof z.ZodNumber) {
    const form = type instanceof z.ZodNumberFormat ? WHOLE : NUMBER
    return form.test(given) ? Number(given) : given
  }
  if (type instanceof z.ZodArray) return isRepeated ? [given] : splitList(given)
  return given
}

/** The items of a list that commas or lines part; one that is named twice counts once. */
export const splitList = (given: string) => [
  ...new Set(
    given
      .split(/[,\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
]

/** The values as they are where the schema takes them, without the defaults of what was not given; else null and why. */
export function checkGiven<S extends z.ZodObject>(schema: S, values: unknown) {
  const result = schema.safeParse(values, { jitless: true }) // read once: a parser made for it takes longer
  const isInput = (_: unknown): _ is z.input<S> => result.success
  return { given: isInput(values) ? values : null, issues: result.error?.issues ?? [] }
}

/** What a wrong value should have been; `value` is what `given` was read as. */
export function describeFault({ message, path }: z.core.$ZodIssue, given: string, value: unknown): string {
  const index = path.findLast((part) => typeof part === 'number')
  const item: unknown = Array.isArray(value) && index !== undefined ? value[index] : undefined
  return typeof item === 'string' && item !== given ? `expected ${message}, not '${item}'` : `expected ${message}`
}
