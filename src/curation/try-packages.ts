import type { Mending } from '../environment/lock-packages.ts'
import type { Manifest } from '../schema/manifest.ts'
import { failsForPackages, findMending } from './mend-packages.ts'
import type { Best } from './try-ways.ts'

interface LockedPackages {
  readonly environment: Partial<Manifest['environment']>
  /** Why they have no lock; null: they have one. */
  readonly lockFault: string | null
}

interface TriedPackages extends LockedPackages {
  readonly mending: Mending
  readonly triedInVain: readonly string[]
  readonly best: Best
}

/** Locks the packages and tries the ways; where one of the packages fails, again with what may mend it, which is kept where none fails then. */
export async function tryPackages(
  soFar: Mending,
  lock: (mending: Mending) => Promise<LockedPackages>,
  tryThem: (environment: LockedPackages['environment']) => Promise<Best>,
): Promise<TriedPackages> {
  const tryWith = async (mending: Mending): Promise<TriedPackages> => {
    const locked = await lock(mending)
    const notRun = locked.lockFault === null ? null : `its packages have no lock: ${locked.lockFault}`
    const best = notRun === null ? await tryThem(locked.environment) : { run: null, notRun }
    return { ...locked, mending, triedInVain: [], best }
  }
  const first = await tryWith(soFar)
  let tried = first
  for (let round = 0; round < MOST_MENDINGS; round++) {
    const next = tried.best.run === null ? null : findMending(tried.best.run, tried.mending)
    if (next === null) break
    tried = await tryWith(next)
  }
  const isMended = tried.best.run !== null && !failsForPackages(tried.best.run)
  return tried === first || isMended
    ? tried
    : { ...first, ...(await lock(soFar)), triedInVain: tellMending(tried.mending, soFar) }
}

const tellMending = ({ asked, isUnpinned }: Mending, soFar: Mending) => [
  ...asked.filter((each) => !soFar.asked.includes(each)),
  ...(isUnpinned && !soFar.isUnpinned ? ["packages without the author's pins"] : []),
]

/** A package that is missing may hide another. */
const MOST_MENDINGS = 4
