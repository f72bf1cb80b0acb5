import { z } from 'zod'
import { LONGEST_PROSE, relativePath, sha256, slug, text } from '../common.ts'
import { manifestFromVersion1, manifestFromVersion2, manifestFromVersion3 } from '../migrations/manifest-versions.ts'
import { versioned } from '../versioned.ts'
import { MOST_DATA, manifestData } from './data-file.ts'
import { ENTRY_REASONS } from './import-report.ts'
import { metricRule } from './metric-rule.ts'
import { MOST_PLACES, movedPlace } from './moved-place.ts'
import { heldOut, listUnexplained, missingFacts, projectOrigin, sourceFolder, tombstone } from './project-origin.ts'
import { TASKS } from './project-task.ts'
import { scoredRows, scoring, whyNotScored } from './scoring.ts'

/** An argument of a program: the kernel takes no NUL. */
const argument = z
  .string()
  .max(4096)
  .regex(/^[^\0]*$/, 'an argument without NUL')

/** What `python -m` runs. */
export const moduleName = z
  .string()
  .max(300)
  .regex(/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/, "a module's name, as package.train")

/** Arguments of a script: the kernel takes 2 MiB of them and of the environment together. */
export const programArguments = z.array(argument).max(256)

/** Folders in which a script's imports are searched, beside where Python looks anyway. */
export const importFolders = z.array(sourceFolder).max(20).default([])

/** Most files that runs expect on their machine; each is fetched before them. */
const MOST_DOWNLOADS = 100
/** Most ways in which a lock departs from what was asked for: each tells of all packages that it concerns. */
const MOST_DEVIATIONS = 100

/** Memory above what any host has; beyond 2^53 bytes the kernel would not take the number at all. */
const MOST_MEMORY_GIB = 65_536
/** A week: a run holds its host, and nothing else is measured there meanwhile. */
const MOST_SECONDS = 604_800

export const needs = z.strictObject({
  rapl: z.boolean().default(false),
  gpu: z.boolean().default(false),
  memoryGiB: z.number().min(0.001).max(MOST_MEMORY_GIB).default(2),
  timeoutSeconds: z.number().min(0.001).max(MOST_SECONDS).default(900),
  /** Seconds of one run of the author's script, as somebody measured it: plans estimate with it. */
  typicalSeconds: z.number().positive().max(MOST_SECONDS).optional(),
})

/** What makes the environment: uv from a lock of wheels, conda from an explicit list, or an interpreter that is there. */
const MANAGERS = ['uv', 'conda', 'existing'] as const

/** A file that scripts expect on their machine (NLTK's data, a data set's cache): fetched before anything runs. */
const download = z.strictObject({
  url: z.url({ protocol: /^https$/ }).regex(/^[!-~]+$/, 'an address without blanks and control characters'),
  sha256,
  /** Path in the private home of each run: of the file, or of the folder that an archive is unpacked into. */
  path: relativePath,
  unpack: z.enum(['zip', 'tar']).optional(),
})
export type Download = z.infer<typeof download>

/** Versions of Python as a project may ask for them. */
export const PYTHON_VERSIONS = /^[\d.<>=!~^*, ]{1,80}$/

/** What a Python environment is made from; paths are relative to the manifest's folder. */
export const environmentSettings = z.strictObject({
  /** Never a path: it is handed to a program that would run what lies there. */
  python: z
    .string()
    .regex(
      /^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/,
      'a version of Python, as >=3.10',
    )
    .default('>=3.10'),
  /** What the project asks for, as `3.9` or `>=3.8,<3.12`: of the installed ones that fit `python`, the nearest is taken. */
  pythonWanted: z.string().regex(PYTHON_VERSIONS, 'versions of Python, as 3.9 or >=3.8,<3.12').optional(),
  requirements: relativePath.optional(),
  manager: z.enum(MANAGERS).default('uv'),
  /** Interpreter, with `existing`: its name on PATH or its absolute path. */
  interpreter: z
    .string()
    .regex(/^(?:\/(?:[\w.+-]+\/)*)?python[\d.]*$/, 'a Python, as python3.11 or /opt/ml/bin/python')
    .optional(),
  downloads: z.array(download).max(MOST_DOWNLOADS).default([]),
  lock: relativePath,
  excludeNewer: z.string().optional(),
  /** How the lock departs from what the author asked for. */
  deviations: z.array(z.string().max(LONGEST_PROSE)).max(MOST_DEVIATIONS).optional(),
})

export const MANIFEST_VERSION = 4

/** Most candidates for the entry: the likeliest. */
export const MOST_CANDIDATES = 10

/** Most cells of a notebook that its script may be without: a notebook shows as much as it computes. */
export const MOST_CELLS_LEFT_OUT = 8

const manifestFile = z.strictObject({
  schemaVersion: z.literal(MANIFEST_VERSION),
  title: text,
  description: z.string().max(LONGEST_PROSE).default(''),
  origin: projectOrigin,
  /** Name of several projects that belong together, as those of one study. */
  collection: slug.optional(),
  /** Size of all files of the source. Null: it was never seen whole. */
  size: z
    .strictObject({ files: z.int().min(0), bytes: z.int().min(0) })
    .nullable()
    .default(null),
  /** Bytes of code by language. */
  languages: z.record(text, z.int().min(0)).default({}),
  /** The code's licence; null when the repository carries none, and then its code is never published. */
  licence: z.strictObject({ spdx: text, file: relativePath.optional() }).nullable(),
  entry: relativePath,
  /**
   * What the entry was made of, where the author wrote a notebook; its cells as saved, or in the order in which they were run.
   * `without`: the numbers of those that fail here, that nothing needs, and that are left out.
   */
  notebook: z
    .strictObject({
      path: relativePath,
      order: z.enum(['as-saved', 'as-run']),
      without: z.array(z.int().min(0)).max(MOST_CELLS_LEFT_OUT).exactOptional(),
    })
    .optional(),
  /** Other files that might be the one to run, the likeliest first, with what speaks for and against each; the entry among them. */
  candidates: z
    .array(z.strictObject({ path: relativePath, reasons: z.array(z.enum(ENTRY_REASONS)) }))
    .max(MOST_CANDIDATES)
    .default([]),
  /** The entry's name as a module, for a script of a package: it is started by `python -m`, not by its path. */
  module: moduleName.optional(),
  workingDirectory: sourceFolder.default('.'),
  pythonPath: importFolders,
  arguments: programArguments.default([]),
  /** Places that the script names and that its source lacks, and what it finds there instead. Absent: none. */
  places: z.array(movedPlace).max(MOST_PLACES).exactOptional(),
  task: z.enum(TASKS),
  /** A name that projects like this one share: another rewrite of one exercise, another script over one data set. */
  cluster: text.optional(),
  metric: metricRule,
  data: z.array(manifestData).max(MOST_DATA).default([]),
  /** `predictions`: this tool computes the metric, of the author's script and of answers, from labels that no answer sees. */
  scoring: scoring.default('printed'),
  scored: scoredRows.optional(),
  /** How the author's script splits its rows, by its code; null: the code does not tell. */
  split: heldOut.nullable().default(null),
  /** `lock` null: none could be written, and nothing of the project runs. */
  environment: environmentSettings.extend({ lock: relativePath.nullable() }),
  needs: needs.prefault({}),
  /** Why what is null is so. */
  missing: missingFacts.default({}),
  tombstone: tombstone.optional(),
})

const wholeManifest = manifestFile.superRefine((file, context) => {
  const why = whyNotScored({ ...file, split: file.scored })
  if (why !== null) context.addIssue({ code: 'custom', path: ['scoring'], message: why })
  for (const name of listUnexplained(file)) {
    context.addIssue({ code: 'custom', path: ['missing', name], message: 'says why it is null, and only then' })
  }
})

/** `dataset/projects/<slug>/project.yaml`. */
export const manifest = versioned(MANIFEST_VERSION, wholeManifest, {
  1: manifestFromVersion1,
  2: manifestFromVersion2,
  3: manifestFromVersion3,
})
export type Manifest = z.infer<typeof manifest>
