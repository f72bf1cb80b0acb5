import { z } from 'zod'
import { LONGEST_PROSE, relativePath, sha256, text } from '../common.ts'

const DATA_FORMATS = [
  'csv',
  'tsv',
  'text',
  'json',
  'jsonl',
  'excel',
  'parquet',
  'feather',
  'arff',
  'numpy',
  'matlab',
  'pickle',
  'hdf5',
  'image',
  'audio',
  'folder',
  'other',
] as const

/** How its bytes are text. */
const TEXT_ENCODINGS = ['utf-8', 'utf-8-sig', 'utf-16', 'latin-1'] as const

export const MOST_COLUMNS = 10_000

/** Most entries of a project's data: of many files in a folder the folder is told. */
export const MOST_DATA = 2000

const dataFields = z.strictObject({
  path: relativePath,
  role: z.enum(['all', 'train', 'test']),
  rows: z.int().min(0).optional(),
  target: text.optional(),
  /** An SPDX expression, or as its publisher words it. */
  licence: text.optional(),
  source: text.optional(),
  citation: z.string().max(LONGEST_PROSE).optional(),
  sha256: sha256.optional(),
  bytes: z.int().min(0).optional(),
  format: z.enum(DATA_FORMATS).optional(),
  encoding: z.enum(TEXT_ENCODINGS).optional(),
  delimiter: z.string().length(1).optional(),
  /** Names of the columns; null: the first line is data. No row of the data is ever here. */
  headers: z.array(text).max(MOST_COLUMNS).nullable().optional(),
  /** Address of a file that the repository does not hold. */
  url: z.url({ protocol: /^https$/ }).optional(),
  /** `open`: by that address alone; `manual`: after an account, a form or a consent; `made`: by a script of the project. */
  access: z.enum(['open', 'manual', 'made']).optional(),
  /** The script that makes the file: it runs in the sandbox, once, and is not measured. */
  madeBy: relativePath.optional(),
})

/** What Python imports: brought beside the author's code it would be taken for that. */
export const isCode = (path: string): boolean => /\.(?:py[cdiwox]?|so|ipynb)$/i.test(path)

type Brought = Pick<z.infer<typeof dataFields>, 'path' | 'url' | 'access' | 'madeBy' | 'sha256'>

function refuseUnbringable({ path, url, access, madeBy, sha256: hash }: Brought, context: z.RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (access !== undefined && isCode(path)) refuse('path', 'data that the repository lacks, and no code')
  if (access === 'open' && url === undefined) refuse('url', 'what is open to fetch needs its address')
  if (access === 'open' && hash === undefined) refuse('sha256', 'what is fetched needs its SHA-256')
  if (access === 'made' && hash === undefined) refuse('sha256', 'what is made needs its SHA-256')
  if ((access === 'made') !== (madeBy !== undefined))
    refuse('madeBy', "the script that makes it, with access: 'made' alone")
  if (url !== undefined && access === undefined) refuse('access', "'open' or 'manual'")
}

/** A file that scripts read, as a plan tells of it. */
const dataFile = dataFields.superRefine(refuseUnbringable)

/** All of a project's. */
export const dataFiles = z.array(dataFile).max(MOST_DATA)

/** A data file as a manifest tells of it: its licence is null where nobody knows it, for the reason in `missing`. */
export const manifestData = dataFields.extend({ licence: text.nullable().default(null) }).superRefine(refuseUnbringable)
