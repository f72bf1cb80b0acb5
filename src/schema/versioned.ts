import { z } from 'zod'

/**
 * Steps by version: what turns a file of it into one of the next, where what it does not know stays for the schema to refuse.
 * Or, of a file that is made from others, how its user makes it anew.
 */
export type Migrations = Readonly<Record<number, ((old: Fields) => Fields) | string>>
export type Fields = Readonly<Record<string, unknown>>

export type Format<S extends z.ZodType = z.ZodType> = z.ZodPreprocess<S>

/**
 * A file format with a version of its own: an older file is migrated step by step before `current` parses it, a newer one
 * is an issue whose parameter `newerVersion` names its version, one that can only be made anew an issue with `olderVersion` and `fix`. `current` holds `schemaVersion` as a literal.
 * `refuse` adds an issue where fields don't fit each other: before they are parsed, since a schema that refines is slow.
 */
export function versioned<S extends z.ZodType>(
  version: number,
  current: S,
  migrations: Migrations,
  refuse: (fields: Fields, context: z.RefinementCtx) => void = () => {},
): Format<S> {
  return z.preprocess((value, context) => {
    if (!isVersioned(value)) return value
    if (value.schemaVersion > version) {
      context.addIssue({ code: 'custom', params: { newerVersion: value.schemaVersion }, input: value, fatal: true })
      return z.NEVER
    }
    let migrated: Fields = value
    for (let from = value.schemaVersion; from < version; from++) {
      const migrate = migrations[from] ?? ((old) => old)
      if (typeof migrate === 'string') {
        context.addIssue({ code: 'custom', params: { olderVersion: from, fix: migrate }, input: value, fatal: true })
        return z.NEVER
      }
      migrated = { ...migrate(migrated), schemaVersion: from + 1 }
    }
    refuse(migrated, context)
    return migrated
  }, current)
}

function isVersioned(value: unknown): value is Fields & { readonly schemaVersion: number } {
  return isFields(value) && Number.isSafeInteger(value.schemaVersion) && Number(value.schemaVersion) >= 1
}

/** Whether a value has fields: of files that nobody has checked yet. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list with each of its objects changed; anything else as it is, for the schema to refuse. */
export function mapFields(list: unknown, change: (item: Fields) => Fields): unknown {
  if (!Array.isArray(list)) return list
  return list.map((item: unknown) => (isFields(item) ? change(item) : item))
}

/** The objects of a list; what is none is for the schema to refuse. */
export const listFields = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : [])
