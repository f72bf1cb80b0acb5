import { getInput } from '@actions/core'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { parseShard } from '../planning/shards.ts'
import { ALLOWABLE, SANDBOX_CHOICES } from '../sandbox/choices.ts'
import { fanOut, generatedMode, modelId, slug } from '../schema/common.ts'

const text = z.string()

/** The words that YAML 1.2 knows and @actions/core reads; another is an error, never silently false. */
const flag = z.stringbool({
  truthy: ['true', 'True', 'TRUE'],
  falsy: ['false', 'False', 'FALSE'],
  case: 'sensitive',
  error: 'true or false',
})

const wholeNumber = (least: number) => {
  const form = `a whole number, ${least} or more`
  return z
    .string()
    .regex(/^\d+$/, { error: form, abort: true })
    .transform(Number)
    .refine((value) => Number.isSafeInteger(value) && value >= least, form)
}

const positiveNumber = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value) && value > 0, 'a number above 0')

const numberFromZero = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value) && value >= 0, 'a number, 0 or more')

const words = z.string().transform((list) =>
  list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== ''),
)

const projectAndModel = z
  .string()
  .regex(/^[^/]+\/[^/]+$/, { error: 'project/model', abort: true })
  .transform((pair) => ({ project: pair.split('/')[0], model: pair.split('/')[1] }))
  .pipe(z.object({ project: slug, model: modelId }))

const shard = z.string().transform((value, context) => {
  try {
    return parseShard(value)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    context.addIssue('i/n with 1 ≤ i ≤ n, as 2/8')
    return z.NEVER
  }
})

/** Every input of every action, under the name of the command line's option in camel case. Defaults are in action.yml. */
const allInputs = z.object({
  campaign: text,
  dataset: text,
  projects: text.exactOptional(),
  models: words.exactOptional(),
  modes: words.pipe(z.array(generatedMode)).exactOptional(),
  samples: wholeNumber(1).exactOptional(),
  repetitions: wholeNumber(1).exactOptional(),
  warmups: wholeNumber(0).exactOptional(),
  profiles: wholeNumber(0).exactOptional(),
  flops: flag.exactOptional(),
  probes: flag.exactOptional(),
  seed: wholeNumber(0).exactOptional(),
  fanOut: fanOut.exactOptional(),
  answers: text.exactOptional(),
  hosts: text.exactOptional(),
  shards: wholeNumber(1).exactOptional(),
  runsOn: words,
  assumeKeys: flag,
  budgetUsd: positiveNumber.exactOptional(),
  force: flag,
  only: words.pipe(z.array(projectAndModel)).exactOptional(),
  shard: shard.exactOptional(),
  sandbox: z.enum(SANDBOX_CHOICES),
  allow: words.pipe(z.array(z.enum(ALLOWABLE))).exactOptional(),
  iTrustThisCode: flag,
  requireMeasured: flag,
  powercapRoot: text.exactOptional(),
  timeout: positiveNumber.exactOptional(),
  idleBaseline: numberFromZero.exactOptional(),
  repeatContaminated: wholeNumber(0).exactOptional(),
  country: text.exactOptional(),
  carbonIntensity: numberFromZero.exactOptional(),
  pue: positiveNumber.exactOptional(),
  out: text.exactOptional(),
  artifacts: flag,
  artifactName: text.regex(/^[^"*/:<>?\\|\r\n]+$/, 'a name without any of " * / : < > ? \\ |'),
})

const campaignFields = { campaign: true, dataset: true } as const
const planFields = {
  ...campaignFields,
  projects: true,
  models: true,
  modes: true,
  samples: true,
  repetitions: true,
  warmups: true,
  profiles: true,
  flops: true,
  probes: true,
  seed: true,
  fanOut: true,
  answers: true,
} as const
const runnerFields = {
  sandbox: true,
  allow: true,
  iTrustThisCode: true,
  requireMeasured: true,
  powercapRoot: true,
  timeout: true,
  idleBaseline: true,
  repeatContaminated: true,
  country: true,
  carbonIntensity: true,
  pue: true,
} as const
const reportFields = { out: true, artifacts: true, artifactName: true } as const

export const planInputs = allInputs.pick({
  ...planFields,
  hosts: true,
  shards: true,
  runsOn: true,
  assumeKeys: true,
  artifacts: true,
})
export const generateInputs = allInputs.pick({
  ...campaignFields,
  answers: true,
  budgetUsd: true,
  force: true,
  only: true,
  artifacts: true,
})
export const benchmarkInputs = allInputs.pick({ ...campaignFields, shard: true, ...runnerFields, artifacts: true })
export const analyseInputs = allInputs.pick({ ...campaignFields, artifacts: true })
export const reportInputs = allInputs.pick({ ...campaignFields, ...reportFields })
export const runInputs = allInputs.pick({ ...planFields, ...runnerFields, ...reportFields })

export const inputName = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
export function readInputs<S extends z.ZodObject>(schema: S): z.output<S> {
  const given = Object.keys(schema.shape).flatMap((field): [string, string][] => {
    const value = getInput(inputName(field))
    return value === '' ? [] : [[field, value]]
  })
  const values = new Map(given)
  const result = schema.safeParse(Object.fromEntries(values))
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => {
    const field = String(issue.path[0])
    const value = values.get(field)
    const name = inputName(field)
    return value === undefined
      ? `Input '${name}' is missing.`
      : `Input '${name}' is '${value}': expected ${form(issue)}.`
  })
  throw new UserError([...new Set(faults)].join('\n'))
}

function form(issue: z.core.$ZodIssue): string {
  // A message of zod's own, not one of the forms above.
  const isOwn = issue.code === 'invalid_value' && issue.message.startsWith('Invalid ')
  return isOwn ? `one of ${issue.values.join(', ')}` : issue.message
}
