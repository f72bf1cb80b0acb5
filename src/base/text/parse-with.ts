import { z } from 'zod'
import { UserError } from '../errors.ts'
import { describeJsonFault, parseJson } from './parse-json.ts'

/** What came from outside and is not as its format has it: `faults` are the first, each with its place and what was expected. */
export class NotValid extends UserError {
  readonly faults: readonly string[]

  constructor(where: string, faults: readonly string[]) {
    super(`${where} is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** Parses what came from outside; NotValid names the file, the places in it and what was expected. */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value, FIRST_FAULT)
  if (result.success) return result.data
  const { issues } = (isLarge(value) ? null : schema.safeParse(value).error) ?? result.error
  for (const issue of issues) if (issue.code === 'custom') refuseOtherVersion(where, issue.params ?? {})
  const faults = issues.slice(0, MOST_TOLD).map((issue) => `${placeOf(issue) || '(top)'}: ${tellIssue(issue)}`)
  if (issues.length > MOST_TOLD) faults.push(`and ${issues.length - MOST_TOLD} more`)
  throw new NotValid(where, faults)
}

const MOST_TOLD = 5

/** What zod says of a value that fits none of several forms, where the format has no words of its own for that. */
const NO_WORDS = 'Invalid input'

const placeOf = ({ path }: z.core.$ZodIssue) => path.join('.')

/** Ends at the first value that does not fit: each fault that is noted takes a hundred times the bytes of what is wrong. */
const FIRST_FAULT: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true }
/** Values of a document whose faults are all looked for. */
const MOST_VALUES = 10_000

function isLarge(document: unknown): boolean {
  const values = [document]
  for (const value of values) {
    if (typeof value === 'object' && value !== null) values.push(...Object.values(value).slice(0, MOST_VALUES))
    if (values.length > MOST_VALUES) return true
  }
  return false
}

/** A name that can be nothing else is told, so that it can be mended; what a file holds beside names may be a key. */
export function tellIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys' && !issue.keys.every((key) => /^[A-Za-z_]{1,40}$/.test(key)))
    return 'it holds something that its format does not know'
  if (issue.code === 'invalid_union' && issue.message === NO_WORDS) return tellForms(issue.errors)
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith(', received undefined')
  // What was expected, without what the parser puts before it.
  const told = issue.message.replace(/^(?:Invalid|Too) \w+: (?=expected)/, '').replaceAll('"|"', '", "')
  return isMissing ? `it is missing (${issue.expected})` : told
}

/** What is wrong by the one of several forms that the value is of; else which forms there are. */
function tellForms(forms: readonly (readonly z.core.$ZodIssue[])[]): string {
  const [meant, ...others] = forms.flatMap((issues) => (issues.every(isWhole) ? [] : issues.slice(0, 1)))
  if (meant !== undefined && others.length === 0) {
    const place = placeOf(meant)
    return place === '' ? tellIssue(meant) : `${place}: ${tellIssue(meant)}`
  }
  return `expected ${forms.flatMap(([first]) => (first === undefined ? [] : nameForm(first))).join(' or ')}`
}

/** Whether it is another kind of value that was expected, and not something in it. */
const isWhole = ({ code, path }: z.core.$ZodIssue) =>
  path.length === 0 && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code)

function nameForm(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  return issue.code === 'invalid_value'
    ? issue.values.map((each) => JSON.stringify(each)).join(' or ')
    : tellIssue(issue)
}

/** As the issues of `versioned` say it. */
function refuseOtherVersion(
  where: string,
  { newerVersion, olderVersion, fix }: Readonly<Record<string, unknown>>,
): void {
  if (newerVersion !== undefined) {
    throw new UserError(
      `${where} was written by a newer version (schemaVersion ${newerVersion}): update greenml to read it.`,
    )
  }
  if (olderVersion === undefined) return
  throw new UserError(`${where} was written by an older version (schemaVersion ${olderVersion}): ${fix}.`)
}

/** Parses a JSON document that was read. */
export const parseJsonWith = <T>(schema: z.ZodType<T>, bytes: Buffer, where: string): T =>
  parseWith(schema, readLanguage('JSON', parseJson, bytes.toString('utf8'), where), where)

/** Length of what a person writes; the parser takes a moment for that, and a minute for what other documents may have. */
const MOST_YAML_CHARACTERS = 128 * 1024

/** What a parser makes of a text; UserError with the place of a fault, and without the text there, which may be a key. */
export function readLanguage(name: string, parse: (text: string) => unknown, text: string, where: string): unknown {
  if (name === 'YAML' && text.length > MOST_YAML_CHARACTERS)
    throw new UserError(`${where} is longer than the ${MOST_YAML_CHARACTERS} characters that such a file may have.`)
  try {
    return parse(text)
  } catch (error) {
    throw new UserError(`${where} is not ${name}: ${describeFault(error, text)}`)
  }
}

/** The fields that the errors of the parsers of YAML and TOML have. */
const parserError = z.object({
  code: z.string().optional().catch(undefined),
  linePos: z
    .array(z.object({ line: z.number() }))
    .optional()
    .catch(undefined),
  line: z.number().optional().catch(undefined),
})

function describeFault(error: unknown, text: string): string {
  if (error instanceof SyntaxError) return describeJsonFault(error, text)
  const { code = '', linePos, line: own } = parserError.safeParse(error).data ?? {}
  const line = linePos?.[0]?.line ?? own
  const what = code.replaceAll('_', ' ').toLowerCase() || 'it cannot be read'
  return line ? `${what}, see line ${line}` : what
}

/** Null: it is no JSON. */
export function readJsonText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

/** Warnings of the parser would quote the text: it prints none. */
export const QUIET = { logLevel: 'error' } as const
