import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { shorten } from '../base/text/clean-text.ts'
import {
  type ChosenRequirements,
  chooseRequirements,
  type DeclaredPackages,
} from '../dataset/import/choose-requirements.ts'
import { listReached, listUnreached } from '../dataset/import/derive-requirements.ts'
import { LOCK } from '../dataset/known-project.ts'
import { LONGEST_PROSE } from '../schema/common.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { deviationOf } from './declared/declared.ts'
import { readNearestDeclared, readPythonWanted } from './declared/read-declared.ts'
import { listBoundOtherwise, withoutPackages, withoutPins } from './requirements.ts'
import type { UvRequest } from './uv-environment.ts'
import { writeLock } from './write-lock.ts'

export interface StagedProject {
  readonly slug: string
  /** Folder of the project until it is whole. */
  readonly folder: string
  readonly files: readonly string[]
  readonly entry: string
  /** Packages that a notebook installs itself. */
  readonly installs: readonly string[]
  /** Whether its files stay beside the manifest. */
  readonly isVendored: boolean
}

/** How the packages depart from what the author's files say, since the script failed with those. */
export interface Mending {
  /** Requirements that a run asked for. */
  readonly asked: readonly string[]
  /** The author's pins are left out. */
  readonly isUnpinned: boolean
  /** Packages of the commit's time are taken, for an older Python where they have wheels for none of today's. */
  readonly isOfItsTime: boolean
  /** Requirements with which the result comes that the author's saved cells show. */
  readonly toMatch: readonly string[]
  /** Scripts that make data which the entry lacks, and could not run with its packages alone. */
  readonly makers: readonly string[]
}

export const NOT_MENDED: Mending = { asked: [], isUnpinned: false, isOfItsTime: false, toMatch: [], makers: [] }

/** A mending that takes packages of the commit's time too; null: they are no other, or it takes them already. */
export function ofItsTime(
  mending: Mending,
  { excludeNewer }: Partial<Manifest['environment']>,
  asOf: string | null,
): Mending | null {
  const isLater = asOf !== null && excludeNewer !== undefined && excludeNewer > asOf
  return isLater && !mending.isOfItsTime ? { ...mending, isOfItsTime: true } : null
}

/** Characters, each of which a manifest may count as two. */
const LONGEST_DEVIATION = LONGEST_PROSE / 2

export interface LockedPackages {
  readonly environment: Partial<Manifest['environment']>
  /** Lines of the requirements that the lock has no package of. */
  readonly leftOut: readonly string[]
}

/** Chooses what a project's packages are taken from and locks them; the settings say how the lock departs from the author's wish. */
export async function lockPackages(
  { slug, folder, files, entry, installs, isVendored }: StagedProject,
  mending: Mending,
  asOf: string | null,
  uv: UvRequest,
  context: CommandContext,
): Promise<LockedPackages> {
  const source = join(folder, 'source')
  const { asked, isUnpinned, toMatch } = mending
  const entries = [entry, ...mending.makers]
  const { declarations, declared: said, unreadable } = await readNearestDeclared(source, files, entry, uv)
  const wished = [...asked, ...toMatch]
  const given = listBoundOtherwise([said?.requirements ?? '', ...installs].join('\n'), wished)
  const free = (line: string) => (isUnpinned || given.includes(line.trim()) ? withoutPins(line).trim() : line)
  const declared = said && { ...said, requirements: said.requirements.split('\n').map(free).join('\n') }
  const pythonWanted = await readPythonWanted(declarations, declared?.python ?? null)
  const project = { project: folder, files, entries, isVendored }
  const chosen = await chooseRequirements(project, declared, installs.map(free), wished)
  const unreached = withoutPackages((await listUnreached(source, files, entries)).join('\n'), asked.map(nameOf))
  const { python, excludeNewer, deviations, leftOut } = await writeLock({
    ...uv,
    requirementsFile: join(folder, chosen.path),
    requirementsName: `${slug}: ${declared ? declared.from : `what ${entry} imports`}`,
    unreached: unreached.split('\n'),
    reached: [...(await listReached(source, files, entries)), ...chosen.added.map(nameOf)],
    lockFile: join(folder, LOCK),
    asOf,
    isOfItsTime: mending.isOfItsTime,
    pythonWanted,
    note: context.logger.status,
  })
  // Each may list thousands of packages.
  const all = [
    ...unreadable,
    ...(declared?.deviations ?? []),
    ...tellMore(entry, declared, { ...chosen, given }, mending),
    ...deviations,
  ].map((each) => shorten(each, LONGEST_DEVIATION))
  const environment = {
    python,
    ...(pythonWanted ? { pythonWanted } : {}),
    requirements: chosen.path,
    lock: LOCK,
    ...(excludeNewer ? { excludeNewer } : {}),
    ...(all.length > 0 ? { deviations: all } : {}),
  }
  return { environment, leftOut }
}

/** How the requirements go beyond what the author's files declare. */
function tellMore(
  entry: string,
  declared: DeclaredPackages | null,
  { added, bounds, given }: Pick<ChosenRequirements, 'added' | 'bounds'> & { readonly given: readonly string[] },
  { asked, isUnpinned, toMatch }: Mending,
): string[] {
  const forDevelopment = declared?.forDevelopment ?? []
  const [pinned, free] = [
    added.filter((each) => forDevelopment.includes(each)),
    added.filter((each) => ![...forDevelopment, ...bounds, ...asked, ...toMatch].includes(each)),
  ]
  return [
    ...(isUnpinned ? ["the author's pins are left out: with them the script failed in a package"] : []),
    ...deviationOf('bounded, as the code is written for those before', bounds),
    ...deviationOf('added, as the script failed without', asked),
    ...deviationOf("the author's pins whose place other versions take", isUnpinned ? [] : given),
    ...deviationOf('bounded, as the result of the saved cells comes with those before', toMatch),
    ...deviationOf(`added, as ${entry} imports it and ${declared?.from} lacks it`, free),
    ...deviationOf(`added, as ${entry} imports what ${declared?.from} has for development alone`, pinned),
  ]
}

const nameOf = (requirement: string) => /^[\w.-]+/.exec(requirement)?.[0] ?? ''
