import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

// What GitHub says of its REST API: openapi.json is its own description, trimmed by scripts/trim-openapi.ts to what is called here.

const schema = z.looseObject({})
const content = z.record(z.string(), z.object({ schema }))
const response = z.looseObject({ content: content.optional(), $ref: z.string().optional() })
const operation = z.object({
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response),
})
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), response),
  }),
})
type Schema = z.infer<typeof schema>

const text = readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8')
const { paths, components } = description.parse(JSON.parse(text.replaceAll('#/components/schemas/', '#/definitions/')))

export interface Call {
  readonly method: string
  /** As the description writes it, `/repos/{owner}/{repo}`. */
  readonly place: string
  readonly parameters: Readonly<Record<string, string>>
}

const routes = Object.entries(paths).flatMap(([place, methods]) => {
  const words = place.split(/(\{\w+\})/)
  const names = words.flatMap((word) => /^\{(\w+)\}$/.exec(word)?.[1] ?? [])
  // A reference's name holds slashes; nothing else does.
  const form = words.map((word) => (word === '{ref}' ? '(.+)' : word.startsWith('{') ? '([^/]+)' : word)).join('')
  return Object.keys(methods).map((method) => ({ method, place, names, form: new RegExp(`^${form}$`) }))
})

/** The operation that a request asks for; null: the description has none. */
export function findCall(method: string, path: string): Call | null {
  for (const route of routes) {
    const found = route.method === method.toLowerCase() ? route.form.exec(path) : null
    if (found === null) continue
    const parameters = route.names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')] as const)
    return { method: route.method, place: route.place, parameters: Object.fromEntries(parameters) }
  }
  return null
}

const operationOf = ({ method, place }: Call) => paths[place]?.[method]

/** What is wrong with the body of a request. */
export function faultsOfRequest(call: Call, body: unknown): string[] {
  const asked = operationOf(call)?.requestBody?.content['application/json']?.schema
  return asked === undefined ? [] : faultsOf(asked, body)
}

/** The schema of an answer; null: it has no body. Throws where the description knows no such status of the call. */
export function schemaOf(call: Call, status: number): Schema | null {
  const found = operationOf(call)?.responses[String(status)]
  if (found === undefined) throw new Error(`${call.method} ${call.place} has no answer ${status}`)
  const name = found.$ref?.split('/').at(-1)
  const told = name === undefined ? found : components.responses[name]
  return told?.content?.['application/json']?.schema ?? null
}

const compiled = new Map<Schema, z.ZodType>()

export function faultsOf(expected: Schema, value: unknown): string[] {
  const checked = { ...expected, definitions: components.schemas }
  const type = compiled.get(expected) ?? z.fromJSONSchema(checked, { defaultTarget: 'openapi-3.0' })
  compiled.set(expected, type)
  const { error } = type.safeParse(value)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

const MOMENT = '2026-01-02T03:04:05Z'

/** The least that a schema takes, with these fields in it: what nobody here looks at need not be written down. */
export function sampleOf(expected: Schema, given: unknown): unknown {
  const { $ref, allOf, type, nullable, properties, required, items } = partsOf(expected)
  const name = $ref?.split('/').at(-1)
  if (name !== undefined) return sampleOf(components.schemas[name] ?? {}, given)
  const [first] = allOf ?? []
  if (first !== undefined) return sampleOf(first, given)
  if (Array.isArray(given)) return given.map((each) => sampleOf(items ?? {}, each))
  const fields = z.record(z.string(), z.unknown()).safeParse(given).data
  if (properties !== undefined && (fields !== undefined || given === undefined)) {
    if (fields === undefined && nullable) return null
    const names = new Set([...(required ?? []), ...Object.keys(fields ?? {})])
    return Object.fromEntries([...names].map((each) => [each, sampleOf(properties[each] ?? {}, fields?.[each])]))
  }
  if (given !== undefined) return given
  return nullable ? null : leastOf(type, expected)
}

const read = new Map<Schema, z.infer<typeof parts>>()

function partsOf(expected: Schema): z.infer<typeof parts> {
  const known = read.get(expected) ?? parts.parse(expected)
  read.set(expected, known)
  return known
}

const parts = z.looseObject({
  $ref: z.string().optional(),
  allOf: z.array(schema).optional(),
  type: z.string().optional(),
  nullable: z.boolean().default(false),
  properties: z.record(z.string(), schema).optional(),
  required: z.array(z.string()).optional(),
  items: schema.optional(),
})

function leastOf(type: string | undefined, { enum: choices, format, oneOf, anyOf }: Schema): unknown {
  const [choice] = z.array(z.unknown()).safeParse(choices).data ?? []
  if (choice !== undefined) return choice
  const [other] = z.array(schema).safeParse(oneOf ?? anyOf).data ?? []
  if (other !== undefined) return sampleOf(other, undefined)
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return 1
  if (type === 'array') return []
  if (type === 'object') return {}
  return format === 'uri' ? 'https://github.test/x' : format === 'date-time' ? MOMENT : 'x'
}
