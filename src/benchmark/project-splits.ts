import type { Fault } from '../base/fault.ts'
import { sha256Hex } from '../base/files/files.ts'
import { readBelow } from '../base/files/untrusted-files.ts'
import type { Watcher } from '../measurement/instruments/instrument.ts'
import {
  makeSplit,
  makeSplitFiles,
  readLabels,
  type SplitFiles,
  type TestSplit,
} from '../measurement/scoring/split-data.ts'
import { readSplitNotes } from '../measurement/scoring/split-notes.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'
import { unplannedRun } from './blank-record.ts'
import { executeScript, type ScoredData, type ScriptSettings } from './execute.ts'

/** What predictions to each project are scored by, learned once, before any run of it that counts. */
export class ProjectSplits {
  readonly #known = new Map<string, Promise<ScoredData | Fault | null>>()
  /** Files of the project whose answers ran last: a table can be large. */
  #files: { readonly slug: string; readonly made: Promise<SplitFiles> } | null = null

  /** Null: the project's scripts print their metric. A fault: its predictions can't be scored at all. */
  get(settings: Omit<ScriptSettings, 'scored'>): Promise<ScoredData | Fault | null> {
    const { slug } = settings.project
    const known = this.#known.get(slug) ?? this.#learn(settings)
    this.#known.set(slug, known)
    return known
  }

  async #learn(settings: Omit<ScriptSettings, 'scored'>): Promise<ScoredData | Fault | null> {
    const { project, sourceFolder } = settings
    if (project.scoring === 'printed') return null
    const known = await readScoredSource(sourceFolder, project)
    if ('fault' in known) return known
    const split = await learnSplit(settings, known)
    if ('fault' in split) return { ...known, split }
    return { ...known, split: { ...split, files: () => this.#makeFiles(sourceFolder, project, split) } }
  }

  #makeFiles(sourceFolder: string, project: PlannedProject, split: TestSplit): Promise<SplitFiles> {
    if (this.#files?.slug === project.slug) return this.#files.made
    const made = makeSplitFiles(sourceFolder, project, split)
    this.#files = { slug: project.slug, made }
    return made
  }
}

/** The split where the author's own script runs, which is scored without. */
export const NOT_KNOWN_YET: Fault = { fault: 'not known yet' }

const MOST_ENTRY_BYTES = 16 * 1024 ** 2

/** What a project's predictions are scored by, as far as its source tells. */
export async function readScoredSource(
  sourceFolder: string,
  project: PlannedProject,
): Promise<Omit<ScoredData, 'split'> | Fault> {
  const labels = await readLabels(sourceFolder, project)
  if ('fault' in labels) return labels
  const entry = await readBelow(sourceFolder, project.entry, MOST_ENTRY_BYTES)
  return entry === null ? { fault: `${project.entry} can't be read` } : { labels, authorsHash: sha256Hex(entry) }
}

/** Runs the author's script once, for the rows that it tests; why they are not known where it does not tell them. */
async function learnSplit(
  settings: Omit<ScriptSettings, 'scored'>,
  known: Omit<ScoredData, 'split'>,
): Promise<TestSplit | Fault> {
  const told: { split: TestSplit | null } = { split: null }
  const watcher: Watcher = {
    shims: [],
    environment: {},
    whyNoEnergy: 'not-asked',
    read: async ({ homeFolder }) => {
      const notes = await readSplitNotes(homeFolder, known.labels.length, (text) => text)
      told.split = 'status' in notes ? null : makeSplit(notes)
      return {}
    },
  }
  const scored = { ...known, split: NOT_KNOWN_YET }
  const { record } = await executeScript(unplannedRun(settings.project.slug), { ...settings, scored }, watcher)
  if (told.split !== null) return told.split
  return { fault: `the rows that the author's script tests are not known: ${record.errorMessage ?? record.status}` }
}
