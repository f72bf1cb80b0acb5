import { LOCK } from '../dataset/known-project.ts'
import { type LockedPackages, type Mending, ofItsTime } from '../environment/lock-packages.ts'
import type { ImportReport } from '../schema/dataset/import-report.ts'
import { type KeptLock, keepLock, putBackLock } from './kept-lock.ts'
import { failsForPackages, findMending, isSoonOver, mayFailForPackages } from './mend-packages.ts'
import { type Best, gotFurther, isSameEnd } from './try-ways.ts'

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
    mending,
    triedInVain: { asked: [], isUnpinned: false },
    lock: await keepLock(folder),
  })
  const tryLocked = async (locked: Omit<TriedPackages, 'best'>): Promise<TriedPackages> => {
    const notRun = locked.lockFault === null ? null : `its packages have no lock: ${locked.lockFault}`
    return { ...locked, best: notRun === null ? await tryThem(locked.environment) : { run: null, notRun } }
  }
  const first = await tryLocked(await lockThem(soFar))
  let [tried, furthest] = [first, first]
  let before: TriedPackages | null = null
  for (let round = 0; round < MOST_MENDINGS; round++) {
    const step: Step = findStep({ tried, furthest, before }, listLacking(), asOf)
    if (step.from !== tried) await putBackLock(folder, step.from.lock)
    tried = step.from
    before = step.before
    const { next } = step
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
  if (isMended && !isInVain(tried, furthest)) return tried
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

interface Tries {
  readonly tried: TriedPackages
  readonly furthest: TriedPackages
  /** What was tried before packages of the commit's time; null: those were not. */
  readonly before: TriedPackages | null
}

interface Step extends Pick<Tries, 'before'> {
  readonly from: TriedPackages
  readonly next: Mending | null
}

/** What is tried next, and from where: nearer to the author's than packages without pins are those of the commit's time. */
function findStep({ tried, furthest, before }: Tries, lacking: readonly string[], asOf: string | null): Step {
  const next = findNext(tried, lacking)
  if (next !== null && next.isUnpinned === tried.mending.isUnpinned) return { from: tried, next, before }
  const ofTime = before === null ? findOfItsTime(tried, asOf) : null
  if (ofTime !== null) return { from: tried, next: ofTime, before: tried }
  const from = before !== null && isInVain(tried, furthest) ? before : tried
  return { from, next: findNext(from, lacking), before }
}

/** Whether packages of the commit's time got the script no further than others did. */
const isInVain = ({ mending, best }: TriedPackages, furthest: TriedPackages) =>
  mending.isOfItsTime && !furthest.mending.isOfItsTime && !isFurther(best, furthest.best)

/** What may get the script further than it came with these packages; null: nothing is known. */
const findNext = ({ best: { run }, mending, leftOut }: TriedPackages, lacking: readonly string[]): Mending | null =>
  run === null ? null : (findMending(run, mending, leftOut) ?? addMakers(mending, lacking))

/** The same packages as of the commit's time, where the script may fail for those that came later; else null. */
const findOfItsTime = ({ best: { run }, mending, environment }: TriedPackages, asOf: string | null): Mending | null =>
  run !== null && mayFailForPackages(run) && isSoonOver(run) ? ofItsTime(mending, environment, asOf) : null

/** With the packages of these scripts too; null: it has them. */
function addMakers(mending: Mending, lacking: readonly string[]): Mending | null {
  const makers = [...new Set([...mending.makers, ...lacking])]
  return makers.length > mending.makers.length ? { ...mending, makers } : null
}

/** Whether a script got further; not where it fails as it did, since versions print a number with more or fewer digits. */
const isFurther = ({ run }: Best, than: Best) =>
  run !== null && than.run !== null && !isSameEnd(run, than.run) && gotFurther(run, than.run)

/** A package that is missing may hide another. */
const MOST_MENDINGS = 6
