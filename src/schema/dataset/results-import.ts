import { z } from 'zod'
import { label, slug } from '../common.ts'
import { versioned } from '../versioned.ts'

const scripts = z.strictObject({
  /** Folder that `--answers` takes. */
  folder: label,
  /** Rounds of repair that these scripts failed in; null: those that stand in the end. */
  failedIn: z.int().min(1).nullable(),
  projects: z.int().min(0),
  scripts: z.int().min(0),
})
export type ImportedScripts = z.infer<typeof scripts>

export const RESULTS_IMPORT_VERSION = 1

/** What `greenml import-results --json` writes: what lies in its folder, and what of the study has no place there. */
export const resultsImport = versioned(
  RESULTS_IMPORT_VERSION,
  z.strictObject({
    schemaVersion: z.literal(RESULTS_IMPORT_VERSION),
    repository: label,
    commit: label,
    files: z.array(z.strictObject({ name: label, rows: z.int().min(0) })),
    scripts: z.array(scripts),
    projects: z.array(slug),
    /** Folders of the study whose scripts are of no project in the dataset. */
    unknown: z.array(z.strictObject({ folder: label, scripts: z.int().min(1) })),
  }),
  {},
)
export type ResultsImport = z.infer<typeof resultsImport>
