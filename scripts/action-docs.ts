import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseWith } from '../src/base/text/parse-with.ts'
import { markdownTable } from '../src/report/text/markdown-text.ts'
import { analyseInputs } from '../src/schema/options/analyse-options.ts'
import { benchmarkInputs } from '../src/schema/options/benchmark-options.ts'
import { commentInputs } from '../src/schema/options/comment-options.ts'
import { generateInputs } from '../src/schema/options/generate-options.ts'
import { measureInputs } from '../src/schema/options/measure-options.ts'
import { answerInputs, evaluateInputs, shardInputs } from '../src/schema/options/mlbench/inputs.ts'
import { regradeInputs } from '../src/schema/options/mlbench/regrade-options.ts'
import { defaultOf, optionName, textOf, valueType } from '../src/schema/options/option.ts'
import { designOptions, planInputs } from '../src/schema/options/plan-options.ts'
import { importInputs, proposeInputs } from '../src/schema/options/propose-options.ts'
import { publishInputs } from '../src/schema/options/publish-options.ts'
import { repairInputs } from '../src/schema/options/repair-options.ts'
import { reportInputs } from '../src/schema/options/report-options.ts'
import { runInputs } from '../src/schema/options/run-options.ts'
import { validateInputs } from '../src/schema/options/validate-options.ts'

/** What each action takes, by its verb. */
export const INPUTS: Readonly<Record<string, z.ZodObject>> = {
  run: runInputs,
  plan: planInputs,
  generate: generateInputs,
  repair: repairInputs,
  benchmark: benchmarkInputs,
  analyse: analyseInputs,
  report: reportInputs,
  measure: measureInputs,
  shard: shardInputs,
  answer: answerInputs,
  evaluate: evaluateInputs,
  validate: validateInputs,
  comment: commentInputs,
  import: importInputs,
  publish: publishInputs,
  regrade: regradeInputs,
  propose: proposeInputs,
}

const actionFile = z.object({
  name: z.string(),
  description: z.string().min(1),
  outputs: z.record(z.string(), z.object({ description: z.string().min(1) })),
  runs: z.object({ using: z.string(), main: z.string() }),
})

export interface Action {
  /** `run` for the root action. */
  readonly verb: string
  /** Folder in the repository; '.' for the root action. */
  readonly folder: string
  readonly file: z.infer<typeof actionFile>
}

/** The root action and those in actions/, from their action.yml. */
export async function readActions(root: string): Promise<Action[]> {
  const entries = await readdir(join(root, 'actions'), { withFileTypes: true })
  const verbs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const places = [{ verb: 'run', folder: '.' }, ...verbs.sort().map((verb) => ({ verb, folder: `actions/${verb}` }))]
  return Promise.all(
    places.map(async (place) => {
      const path = join(root, place.folder, 'action.yml')
      return { ...place, file: parseWith(actionFile, parse(await readFile(path, 'utf8')), path) }
    }),
  )
}

interface Input {
  readonly name: string
  readonly description: string
  readonly default: string | null
}

/** Inputs as action.yml and the README tell them. */
export function listInputs(verb: string): Input[] {
  return Object.entries(INPUTS[verb]?.shape ?? {}).map(([field, type]) => {
    // An empty input of a plan's design means what was planned, where there is a plan: the runner may fill in nothing.
    const isOpen = field in designOptions.shape
    const value = defaultOf(type)
    const { unset = isOpen && value ? `\`${value}\`` : null } = textOf(type)
    return {
      name: optionName(field),
      description: `${describe(type)}${unset === null ? '' : `; empty: ${unset}`}.`,
      default: isOpen || value === undefined ? null : String(value),
    }
  })
}

function describe(type: z.core.$ZodType): string {
  const { description, negated } = textOf(type)
  const value = valueType(type)
  if (value instanceof z.ZodBoolean) return `\`true\`: ${description}${negated ? `; \`false\`: ${negated}` : ''}`
  const choices = value instanceof z.ZodEnum ? `; one of ${value.options.map((name) => `\`${name}\``).join(', ')}` : ''
  return `${description.charAt(0).toUpperCase()}${description.slice(1)}${choices}`
}

/** A scalar as the formatter writes YAML: in single quotes where it holds double ones. */
const quote = (text: string) => (text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)

/** The text of an action.yml with its inputs renewed. */
function replaceInputs(text: string, verb: string): string {
  const inputs = listInputs(verb).map(({ name, description, default: value }) =>
    [
      `  ${name}:`,
      `    description: ${quote(description)}`,
      '    required: false',
      ...(value === null ? [] : [`    default: ${quote(value)}`]),
    ].join('\n'),
  )
  return text.replace(/^inputs:\n[\s\S]*?(?=\noutputs:\n)/m, () => `inputs:\n${inputs.join('\n')}\n`)
}

/** Description, inputs and outputs as Markdown. */
function renderAction({ verb, file }: Action): string {
  const inputs = listInputs(verb).map(({ name, description, default: value }) => [
    `\`${name}\``,
    description,
    value === null ? '' : `\`${value}\``,
  ])
  const outputs = Object.entries(file.outputs).map(([name, { description }]) => [`\`${name}\``, description])
  return [
    file.description,
    '',
    ...table(['Input', 'What it does', 'Default'], inputs),
    '',
    ...table(['Output', 'What it holds'], outputs),
  ].join('\n')
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  markdownTable(
    head,
    rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|'))),
  )

const START = '<!-- generated by npm run docs: start -->'
const END = '<!-- generated by npm run docs: end -->'

/** Puts generated text between a README's markers, and leaves the rest to its author. */
function replaceGenerated(readme: string, generated: string, path: string): string {
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${path} lacks the lines '${START}' and '${END}'`)
  return `${before}${START}\n\n${generated}\n\n${END}${after}`
}

/** The README of an action; the root action's is actions/README.md, because the repository's own speaks of more. */
const readmeOf = ({ folder }: Action) => (folder === '.' ? 'actions/README.md' : `${folder}/README.md`)

/** Every action's action.yml and README as they have to be, by their paths. */
export async function renderActionDocs(root: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const action of await readActions(root)) {
    const [file, readme] = [join(root, action.folder, 'action.yml'), join(root, readmeOf(action))]
    texts.set(file, replaceInputs(await readFile(file, 'utf8'), action.verb))
    texts.set(readme, replaceGenerated(await readFile(readme, 'utf8'), renderAction(action), readme))
  }
  return texts
}
