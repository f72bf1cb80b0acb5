import type { Watcher } from '../measurement/instruments/instrument.ts'
import { makeSplit, readLabels, type TestSplit } from '../measurement/scoring/split-data.ts'
import { readSplitNotes } from '../measurement/scoring/split-notes.ts'
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
  const labels = await readLabels(sourceFolder, project)
  if (typeof labels === 'string') return labels
  return { labels, split: await learnSplit(settings, labels) }
}

/** Runs the author's script once, for the rows that it tests; why they are not known where it does not tell them. */
async function learnSplit(
  settings: Omit<ScriptSettings, 'scored'>,
  labels: readonly string[],
): Promise<TestSplit | string> {
  const told: { split: TestSplit | null } = { split: null }
  const watcher: Watcher = {
    shims: [],
    environment: {},
    whyNoEnergy: 'not-asked',
    read: async ({ homeFolder }) => {
      const notes = await readSplitNotes(homeFolder, labels.length, (text) => text)
      told.split = typeof notes === 'string' ? null : makeSplit(notes)
      return {}
    },
  }
  const scored = { labels, split: 'not known yet' }
  const { record } = await executeScript(unplannedRun(settings.project.slug), { ...settings, scored }, watcher)
  return told.split ?? `the rows that the author's script tests are not known: ${record.errorMessage ?? record.status}`
}
