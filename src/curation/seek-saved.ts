import { isDone } from '../benchmark/run-authors.ts'
import { LOCK } from '../dataset/known-project.ts'
import { type Mending, ofItsTime } from '../environment/lock-packages.ts'
import { listLocked } from '../environment/requirements.ts'
import { putBackLock } from './kept-lock.ts'
import { isSoonOver } from './mend-packages.ts'
import { toldValue } from './read-entry-metric.ts'
import type { TriedEntry } from './try-entry.ts'

/** What fits models, and may compute something else from one major version to the next. */
const LEARNERS: ReadonlySet<string> = new Set(['lightgbm', 'xgboost', 'catboost', 'scikit-learn'])
const MOST_TRIES = 3
/** A value of fewer digits may come by chance. */
const TELLING_DIGITS = 4

/**
 * The entry with packages of its commit's time, or an older major version of what it learns with, where its notebook shows another
 * result than the run printed and comes to just that with them; else as it was tried, with its lock as it was. A notebook tells no
 * versions, and may be older than its last commit, or have run where packages were. Of a result that varies by itself it tells
 * nothing: a version that comes to just that would be one of chance.
 */
export async function seekSaved(
  tried: TriedEntry,
  { folder, asOf }: { readonly folder: string; readonly asOf: string | null },
  tryWith: (mending: Mending) => Promise<TriedEntry>,
): Promise<TriedEntry> {
  const saved = tried.metric?.otherwise.find(({ from }) => from === 'saved-cells')
  if (saved === undefined || saved.value.replaceAll(/^[-0.]+|\./g, '').length < TELLING_DIGITS) return tried
  if (tried.run === null || !isSoonOver(tried.run)) return tried
  if (tried.metric?.otherwise.some(({ from }) => from === 'another-run')) return tried
  const bounds = listOlder(tried.lock.find(({ name }) => name === LOCK)?.text ?? '')
  const older = bounds.map((bound) => ({ ...tried.mending, toMatch: [bound] }))
  const all = [ofItsTime(tried.mending, tried.environment, asOf) ?? [], ...older].flat()
  for (const mending of all) {
    const again = await tryWith(mending)
    if (comesTo(again, saved.value)) return again
  }
  if (all.length > 0) await putBackLock(folder, tried.lock)
  const { asked } = tried.triedInVain
  return { ...tried, triedInVain: { ...tried.triedInVain, asked: [...asked, ...bounds] } }
}

function comesTo({ run, metric }: TriedEntry, value: string): boolean {
  if (run === null || !isDone(run) || metric === null) return false
  return toldValue(metric) === Number(value)
}

/** Requirements that take the majors before the locked one, the newest first. */
function listOlder(lock: string): string[] {
  const bounds = listLocked(lock).flatMap(({ name, version }) => {
    const major = LEARNERS.has(name) ? Number.parseInt(version, 10) : 0
    return Array.from({ length: Math.min(major, MOST_TRIES) }, (_, index) => `${name}<${major - index}`)
  })
  return bounds.slice(0, MOST_TRIES)
}
