import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const value = z.union([z.string(), z.number(), z.boolean()])
const permissions = z.union([z.string(), z.record(z.string(), z.string())])
const names = z.union([z.string().transform((name) => [name]), z.array(z.string())])

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.string().optional(),
  with: z.record(z.string(), value).optional(),
})
export type Step = z.infer<typeof step>

const job = z.looseObject({
  name: z.string().optional(),
  needs: names.default([]),
  if: z.union([z.string(), z.boolean()]).optional(),
  permissions: permissions.optional(),
  environment: z.union([z.string(), z.looseObject({ name: z.string() })]).optional(),
  strategy: z.looseObject({ matrix: z.unknown() }).optional(),
  'runs-on': z.unknown().optional(),
  container: z.unknown().optional(),
  services: z.record(z.string(), z.unknown()).optional(),
  'timeout-minutes': z.number().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), value).optional(),
  secrets: z.record(z.string(), z.string()).optional(),
  steps: z.array(step).default([]),
})
export type Job = z.infer<typeof job>

const input = z.strictObject({
  description: z.string().min(1),
  type: z.enum(['string', 'number', 'boolean', 'choice']),
  required: z.boolean().optional(),
  default: value.optional(),
  options: z.array(z.string()).optional(),
})
export type WorkflowInput = z.infer<typeof input>
const described = z.looseObject({ description: z.string().min(1) })
const call = z.strictObject({
  inputs: z.record(z.string(), input).default({}),
  secrets: z.record(z.string(), described).default({}),
  outputs: z.record(z.string(), described).default({}),
})

const triggers = z.looseObject({
  workflow_dispatch: z
    .strictObject({ inputs: z.record(z.string(), input) })
    .nullable()
    .optional(),
  workflow_call: call
    .nullable()
    .transform((given) => given ?? call.parse({}))
    .optional(),
})

const workflow = z.looseObject({
  name: z.string(),
  on: z.union([z.string().transform((event) => triggers.parse({ [event]: null })), triggers]),
  permissions: permissions.optional(),
  env: z.record(z.string(), value).optional(),
  jobs: z.record(z.string(), job),
})
export type Workflow = z.infer<typeof workflow>

/** A workflow's file, its inputs typed and described; an error says where it is not. */
export const parseWorkflow = (text: string): Workflow => workflow.parse(parse(text))

const composite = z.looseObject({ runs: z.looseObject({ using: z.literal('composite'), steps: z.array(step) }) })

/** The steps of a composite action, by the text of its file. */
export const parseComposite = (text: string): Step[] => composite.parse(parse(text)).runs.steps

/** The text of every workflow, by the name of its file. */
export async function readWorkflows(root: string): Promise<Map<string, string>> {
  const folder = join(root, '.github', 'workflows')
  const files = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort()
  return new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

/** Actions that run generated or imported code, and commands that do the same, or run what other people's packages bring. */
const UNTRUSTED_USES = /^(?:\.|[.$]\/(?:actions\/(?:benchmark|evaluate|import|measure|plan|regrade|validate))?)$/
const UNTRUSTED_RUNS =
  /\b(greenml|cli\.js|main\.ts)\s+(run|demo|plan|env|benchmark|check|import|measure|reproduce|mlbench|sandbox|validate)\b|\.ci\/run|\bnpm (?:ci|exec|i|install|run|t|test)\b|\bnpx\b|\bpip3? install\b/

const CHECKOUT = /^actions\/checkout@/i

/** Whether a step checks out files. */
export const checksOut = ({ uses = '' }: Step): boolean => CHECKOUT.test(uses)

/** Whether a job runs code of strangers. What a pull request's workflow checks out is theirs, whichever of it runs then. */
export const runsUntrusted = ({ steps }: Job, { on }: Pick<Workflow, 'on'>): boolean =>
  ('pull_request' in on && steps.some(checksOut)) ||
  steps.some(({ uses = '', run = '' }) => UNTRUSTED_USES.test(uses) || UNTRUSTED_RUNS.test(run))
