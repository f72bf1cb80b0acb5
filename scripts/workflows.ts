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
  with: z.record(z.string(), value).optional(),
})
export type Step = z.infer<typeof step>

const job = z.looseObject({
  name: z.string().optional(),
  needs: names.default([]),
  permissions: permissions.optional(),
  environment: z.union([z.string(), z.looseObject({ name: z.string() })]).optional(),
  strategy: z.looseObject({ matrix: z.unknown() }).optional(),
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
  workflow_call: call.optional(),
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

/** The text of every workflow, by the name of its file. */
export async function readWorkflows(root: string): Promise<Map<string, string>> {
  const folder = join(root, '.github', 'workflows')
  const files = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort()
  return new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

/** Actions that run generated or imported code, and commands that do the same. */
const UNTRUSTED_USES = /^(?:\.|[.$]\/(?:actions\/(?:benchmark|evaluate|import|measure|validate))?)$/
const UNTRUSTED_RUNS =
  /\b(greenml|cli\.js|main\.ts)\s+(run|demo|benchmark|check|import|measure|reproduce|mlbench|validate)\b|\.ci\/run|npm (run |t)/

/** Whether a job runs code of strangers. */
export const runsUntrusted = ({ steps }: Job): boolean =>
  steps.some(({ uses = '', run = '' }) => UNTRUSTED_USES.test(uses) || UNTRUSTED_RUNS.test(run))
