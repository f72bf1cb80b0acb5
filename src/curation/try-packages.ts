import { LOCK, type LockedPackages, type Mending, ofItsTime } from '../environment/lock-packages.ts'
import type { ImportReport } from '../schema/dataset/import-report.ts'
import { type KeptLock, keepLock, putBackLock } from './kept-lock.ts'
import { failsForPackages, findMending, mayFailForPackages } from './mend-packages.ts'
import { type Best, gotFurther } from './try-ways.ts'

interface LockAttempt extends LockedPackages {
  /** Why they have no lock; null: they have one. */
  readonly lockFault: string | null
}

interface TriedPackages extends LockAttempt {
  readonly mending: Mending
  readonly triedInVain: ImportReport['triedInVain']
  readonly best: Best
  /** The files that hold them. */
  readonly lock: KeptLock
}

/**
 * Locks the packages and tries the ways; where one of the packages fails, again with what may mend it, which is kept where none
 * fails then, else as far as the script gets further with it and the author's pins.
 */
export async function tryPackages(
  { folder, asOf }: { readonly folder: string; readonly asOf: string | null },
  soFar: Mending,
  lock: (mending: Mending) => Promise<LockAttempt>,
  tryThem: (environment: LockedPackages['environment']) => Promise<Best>,
  /** Scripts that make data and lacked a module so far. */
  listLacking: () => readonly string[] = () => [],
): Promise<TriedPackages> {
  const lockThem = async (mending: Mending) => ({
    ...(await lock(mending)),
    ...{ mending, triedInVain: { asked: [], isUnpinned: false }, lock: await keepLock(folder) },
  })
  const tryLocked = async (locked: Omit<TriedPackages, 'best'>): Promise<TriedPackages> => {
    const notRun = locked.lockFault === null ? null : `its packages have no lock: ${locked.lockFault}`
    return { ...locked, best: notRun === null ? await tryThem(locked.environment) : { run: null, notRun } }
  }
  const first = await tryLocked(await lockThem(soFar))
  let tried = first
  let furthest = first
  for (let round = 0; round < MOST_MENDINGS; round++) {
    const next = findNext(tried, listLacking(), asOf)
    if (next === null) break
    const locked = await lockThem(next)
    const isSame = locked.lockFault === null && packagesOf(locked.lock) === packagesOf(tried.lock)
    if (isSame && next.isUnpinned !== tried.mending.isUnpinned) {
      await putBackLock(folder, tried.lock) // the author pins nothing
      break
    }
    tried = isSame ? { ...locked, best: tried.best } : await tryLocked(locked)
    if (next.isUnpinned === soFar.isUnpinned && isFurther(tried.best, furthest.best)) furthest = tried
  }
  return tried === first ? first : settle(folder, tried, furthest)
}

/** The last packages where none fails with them; else those with which the script got furthest, put back. */
async function settle(folder: string, tried: TriedPackages, furthest: TriedPackages): Promise<TriedPackages> {
  const isMended = tried.best.run !== null && !failsForPackages(tried.best.run)
  if (isMended && (furthest === tried || !tried.mending.isOfItsTime)) return tried
  if (furthest !== tried) await putBackLock(folder, furthest.lock)
  const { asked, isUnpinned } = tried.mending
  return {
    ...furthest,
    triedInVain: {
      asked: asked.filter((each) => !furthest.mending.asked.includes(each)),
      isUnpinned: isUnpinned && !furthest.mending.isUnpinned,
    },
  }
}

const packagesOf = (kept: KeptLock) => kept.find(({ name }) => name === LOCK)?.text ?? null

/** What may get the script further than it came with these packages; null: nothing is known. */
function findNext(
  { best: { run }, mending, leftOut, environment }: TriedPackages,
  lacking: readonly string[],
  asOf: string | null,
): Mending | null {
  if (run === null) return null
  const next = findMending(run, mending, leftOut) ?? addMakers(mending, lacking)
  const isLast = next === null || next.isUnpinned !== mending.isUnpinned // nearer to the author's than no pins
  return (isLast && mayFailForPackages(run) ? ofItsTime(mending, environment, asOf) : null) ?? next
}

/** With the packages of these scripts too; null: it has them. */
function addMakers(mending: Mending, lacking: readonly string[]): Mending | null {
  const makers = [...new Set([...mending.makers, ...lacking])]
  return makers.length > mending.makers.length ? { ...mending, makers } : null
}

const isFurther = ({ run }: Best, than: Best) => run !== null && than.run !== null && gotFurther(run, than.run)

/** A package that is missing may hide another. */
const MOST_MENDINGS = 6
