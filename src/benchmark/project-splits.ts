import { sha256Hex } from '../base/files.ts'
import { readBelow } from '../base/untrusted-files.ts'
import type { Watcher } from '../measurement/instruments/instrument.ts'
import { makeSplit, readLabels, type TestSplit } from '../measurement/scoring/split-data.ts'
import { readSplitNotes } from '../measurement/scoring/split-notes.ts'
import type { PlannedProject } from '../schema/plan.ts'
import { unplannedRun } from './blank-record.ts'
import { executeScript, type ScoredData, type ScriptSettings } from './execute.ts'

/** What predictions to each project are scored by, learned once, before any run of it that counts. */
export class ProjectSplits {
  readonly #known = new Map<string, Promise<ScoredData | string | null>>()

  /** Null: the project's scripts print their metric. A text: why its predictions can't be scored at all. */
  get(settings: Omit<ScriptSettings, 'scored'>): Promise<ScoredData | string | null> {
    const { slug } = settings.project
    const known = this.#known.get(slug) ?? learn(settings)
    this.#known.set(slug, known)
    return known
  }
}

async function learn(settings: Omit<ScriptSettings, 'scored'>): Promise<ScoredData | string | null> {
  const { project, sourceFolder } = settings
  if (project.scoring === 'printed') return null
  const known = await readScoredSource(sourceFolder, project)
  return typeof known === 'string' ? known : { ...known, split: await learnSplit(settings, known) }
}

const MOST_ENTRY_BYTES = 16 * 1024 ** 2

/** What a project's predictions are scored by, as far as its source tells; a text: why they can't be. */
export async function readScoredSource(
  sourceFolder: string,
  project: PlannedProject,
): Promise<Omit<ScoredData, 'split'> | string> {
  const labels = await readLabels(sourceFolder, project)
  if (typeof labels === 'string') return labels
  const entry = await readBelow(sourceFolder, project.entry, MOST_ENTRY_BYTES)
  return entry === null ? `${project.entry} can't be read` : { labels, authorsHash: sha256Hex(entry) }
}

/** Runs the author's script once, for the rows that it tests; why they are not known where it does not tell them. */
async function learnSplit(
  settings: Omit<ScriptSettings, 'scored'>,
  known: Omit<ScoredData, 'split'>,
): Promise<TestSplit | string> {
  const told: { split: TestSplit | null } = { split: null }
  const watcher: Watcher = {
    shims: [],
    environment: {},
    whyNoEnergy: 'not-asked',
    read: async ({ homeFolder }) => {
      const notes = await readSplitNotes(homeFolder, known.labels.length, (text) => text)
      told.split = typeof notes === 'string' ? null : makeSplit(notes)
      return {}
    },
  }
  const scored = { ...known, split: 'not known yet' }
  const { record } = await executeScript(unplannedRun(settings.project.slug), { ...settings, scored }, watcher)
  return told.split ?? `the rows that the author's script tests are not known: ${record.errorMessage ?? record.status}`
}
