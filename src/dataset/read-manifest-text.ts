import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { findClosest } from '../base/text/closest.ts'
import { QUIET, tellIssue } from '../base/text/parse-with.ts'
import { MANIFEST_VERSION, type Manifest, manifest as manifestSchema } from '../schema/dataset/manifest.ts'
import type { MissingFacts } from '../schema/dataset/project-origin.ts'
import { LONGEST_PLACE_NAME, type ManifestPatch, type ProjectFault } from '../schema/dataset/validation.ts'
import { isFields } from '../schema/versioned.ts'

type Place = readonly (string | number)[]

/** A `project.yaml` as its writer has it: what it says, where, and what is wrong with it. */
export interface ReadManifest {
  /** Null: it is none. */
  readonly manifest: Manifest | null
  readonly faults: readonly ProjectFault[]
  /** Line of a place; of one that is not there, of the nearest around it. */
  readonly lineOf: (path: Place) => number | null
}

const MOST_CHARACTERS = 128 * 1024
const LONGEST_FOUND = 200

/** Reads a manifest whole, with all its faults, each with its line and, where something near would be right, the change that mends it. */
export function readManifestText(text: string): ReadManifest {
  const lines = new LineCounter()
  const fail = (kind: ProjectFault['kind'], line: number | null, found: string | null) => ({
    manifest: null,
    faults: [{ ...BLANK, kind, line, found }],
    lineOf: () => null,
  })
  if (text.length > MOST_CHARACTERS) return fail('not-yaml', null, `more than ${MOST_CHARACTERS} characters`)
  const document = parseDocument(text, { ...QUIET, lineCounter: lines })
  const [error] = document.errors
  if (error !== undefined) {
    return fail('not-yaml', error.linePos?.[0].line ?? null, error.code.replaceAll('_', ' ').toLowerCase())
  }
  const value = toPlain(document)
  const lineOf = (path: Place) => findLine(document, path, lines)
  if (value === TOO_ALIASED) return fail('not-yaml', null, 'it uses aliases')
  const read = manifestSchema.safeParse(value)
  if (read.success) return { manifest: read.data, faults: [], lineOf }
  const faults = read.error.issues.flatMap((issue) => describeIssue(issue, value))
  return {
    manifest: null,
    faults: faults.map((fault) => ({ ...fault, path: fault.path.map(shortenName), line: lineOf(fault.path) })),
    lineOf,
  }
}

const TOO_ALIASED = Symbol('aliases')

/** Aliases can make a gigabyte of a line; a manifest needs none. */
function toPlain(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return TOO_ALIASED
  }
}

const BLANK = {
  weight: 'fault',
  path: [] as (string | number)[],
  line: null,
  found: null,
  wanted: null,
  patch: null,
} as const

function describeIssue(issue: z.core.$ZodIssue, value: unknown): ProjectFault[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? '' : part))
  const base = { ...BLANK, path }
  const custom = issue.code === 'custom' ? issue.params : undefined
  if (custom?.newerVersion !== undefined) {
    return [{ ...base, kind: 'newer-version', found: String(custom.newerVersion), wanted: String(MANIFEST_VERSION) }]
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeKey(key, path, value))
  const given = valueAt(value, path)
  if (issue.code === 'invalid_value' && typeof given === 'string') {
    const names = issue.values.map(String)
    const wanted = findClosest(given, names)
    const patch = wanted === null ? null : ({ op: 'set', path, value: wanted } as const)
    return [
      { ...base, kind: 'unknown-value', found: shorten(given), wanted: wanted ?? shorten(names.join(', ')), patch },
    ]
  }
  const patch = path[0] === 'missing' && path.length === 2 ? explain(String(path[1]), value) : null
  const found = given === undefined || typeof given === 'object' ? null : shorten(String(given))
  return [{ ...base, kind: 'wrong-value', found, wanted: shorten(tellIssue(issue)), patch }]
}

function describeKey(key: string, path: (string | number)[], value: unknown): ProjectFault {
  const beside = valueAt(value, path)
  const known = listKeys(path).filter((name) => !isFields(beside) || !(name in beside))
  const wanted = findClosest(key, known)
  const place = [...path, key]
  const isName = /^[A-Za-z_][\w-]{0,60}$/.test(key) // another may be a value, and that a key
  const patch: ManifestPatch | null = wanted === null ? null : { op: 'rename', path: place, to: wanted }
  return {
    ...BLANK,
    kind: 'unknown-key',
    path: place,
    found: isName ? key : null,
    wanted,
    patch: isName ? patch : null,
  }
}

/** A reason for what is null, as far as nobody knows more; none for what is there. */
function explain(name: string, value: unknown): ManifestPatch | null {
  const path = ['missing', name]
  if (isFields(value) && isFields(value.missing) && name in value.missing) return { op: 'delete', path }
  const reasons: Readonly<Record<keyof MissingFacts, string | { kind: string }>> = {
    licence: 'not-recorded',
    dataLicence: 'not-recorded',
    lock: { kind: 'not-written' },
    sourceHash: 'not-recorded',
  }
  const reason = Object.entries(reasons).find(([each]) => each === name)?.[1]
  return reason === undefined ? null : { op: 'set', path, value: reason }
}

const shortenName = (name: string | number) => (typeof name === 'string' ? name.slice(0, LONGEST_PLACE_NAME) : name)
const shorten = (text: string) => text.slice(0, LONGEST_FOUND)

function valueAt(value: unknown, path: Place): unknown {
  let at: unknown = value
  for (const part of path) {
    if (Array.isArray(at)) at = at[Number(part)]
    else if (isFields(at)) at = at[String(part)]
    else return undefined
  }
  return at
}

/** A part of a JSON Schema, as far as it is walked here. */
const schemaPart = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  $ref: z.string().optional(),
})

let rootSchema: unknown = null

/** Names that the format knows at a place. */
function listKeys(path: Place): string[] {
  rootSchema ??= z.toJSONSchema(manifestSchema.out, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  let parts: unknown[] = [rootSchema]
  for (const name of path) {
    parts = parts.flatMap(alternatives).flatMap((part) => {
      const { properties, items } = schemaPart.safeParse(part).data ?? {}
      return [typeof name === 'number' ? items : properties?.[name]].filter((each) => each !== undefined)
    })
  }
  return parts.flatMap(alternatives).flatMap((part) => Object.keys(schemaPart.safeParse(part).data?.properties ?? {}))
}

function alternatives(part: unknown): unknown[] {
  const { anyOf, allOf } = schemaPart.safeParse(part).data ?? {}
  return [part, ...[...(anyOf ?? []), ...(allOf ?? [])].flatMap(alternatives)]
}

/** Where a key stands, or what it is in where the key is not there. */
function findLine(document: Document, path: Place, lines: LineCounter): number | null {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const name = path[length - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === name) : undefined
    const node = pair === undefined ? document.getIn(path.slice(0, length), true) : pair.key
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return path.length === 0 ? null : 1
}
