import { dirname } from 'node:path'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { nameInLine } from '../base/text/package-name.ts'
import { withSaid } from '../base/text/text.ts'
import { type Interpreter, noInterpreter, rankInterpreters } from './interpreters.ts'
import { findNewestPin } from './lock-date.ts'
import {
  type Interpreters,
  openResolver,
  type Resolution,
  type Resolver,
  type ResolverRequest,
  rangeOf,
} from './lock-resolver.ts'
import { meetPins } from './meet-pins.ts'
import { type PackageList, readPackageList } from './package-list.ts'
import { findPythonOfPins } from './python-of-pins.ts'
import { distanceTo, highestMinor, minorOf, parsePythonRange } from './python-versions.ts'
import {
  cleanRequirements,
  isBound,
  listLocked,
  listPins,
  onlyPackages,
  withoutPackages,
  withoutPins,
} from './requirements.ts'

/** The oldest Python that knows the syntax of today's answers. */
const OLDEST_PYTHON = '>=3.10'
/** Older Pythons, which shims still run in: for pins that have wheels for none of today's, and for a script of their time. */
const OLD_PYTHONS = '>=3.7,<3.10'

export interface LockResult {
  /** Lowest Python that the lock is for, as a specifier. */
  readonly python: string
  /** Version of the interpreter that the lock was made with. */
  readonly pythonVersion: string
  /** ISO date up to whose end packages were taken; null: those of today. */
  readonly excludeNewer: string | null
  /** How the lock departs from what the author asked for. */
  readonly deviations: readonly string[]
  /** Lines of what was asked for that the lock has no package of. */
  readonly leftOut: readonly string[]
}

export interface LockRequest extends ResolverRequest, Pick<PackageList, 'projectFolder'> {
  readonly requirementsFile: string
  /** Name that an error gives them; default: the file. */
  readonly requirementsName?: string
  /** Packages that only scripts import which the entry does not reach: they are no reason to refuse. */
  readonly unreached?: readonly string[]
  /** Modules that the entry reaches by import: the rest is given up where nothing else helps; null: not known. */
  readonly reached?: readonly string[] | null
  readonly lockFile: string
  /** ISO date of the project's commit: packages that came later are not taken where that can be avoided. */
  readonly asOf: string | null
  /** Versions of Python that the project asks for, as `3.9` or `>=3.8,<3.12`. */
  readonly pythonWanted?: string | null
  /** Versions of Python that may be taken; default: those that know the syntax of today's answers. */
  readonly oldestPython?: string
  /** Packages of the commit's time before all, for an older Python that is installed. */
  readonly isOfItsTime?: boolean
  /** Versions of Python that the lock was for so far: of requirements without pins an older one alone tells that they need it. */
  readonly pythonSoFar?: string
}

const OF_REQUIREMENTS =
  "name the list of its packages in environment.requirements, by its path from the manifest's folder, as source/requirements.txt; where it needs none, an empty one"

/**
 * Resolves requirements to exact versions of wheels with hashes, for the nearest installed Python and newer: as of the
 * commit's date or the newest pin's, whichever is later; else as of the earliest date at which they resolve; else without
 * those that the entry does not reach; where pins can't be met so, for an older Python that is installed and has their wheels;
 * then, of what the entry reaches, with the pins that can't be met as the least, or without them. What was given up is told.
 */
export async function writeLock(request: LockRequest): Promise<LockResult> {
  const list = await readPackageList({ ...request, path: request.requirementsFile }, OF_REQUIREMENTS)
  const asked = cleanRequirements(list.toString())
  const interpreters = await nearestInterpreters(request)
  await using resolver = await openResolver(request)
  const found = await resolveInTurn(request, asked.text, interpreters, resolver)
  if (found === null) {
    const name = request.requirementsName ?? request.requirementsFile
    throw new UserError(withSaid(`${name} can't be resolved to a set of wheels`, resolver.lastFault), 1)
  }
  await writeFileAtomic(request.lockFile, found.lock, request.projectFolder ?? dirname(request.lockFile))
  const { version } = found.interpreter
  return {
    python: found.python,
    pythonVersion: version,
    excludeNewer: found.day,
    deviations: [...asked.deviations, ...tellPython(request.pythonWanted ?? null, version), ...found.deviations],
    leftOut: withoutPackages(
      asked.text,
      listLocked(found.lock).map(({ name }) => name),
    )
      .split('\n')
      .filter((line) => line !== ''),
  }
}

async function resolveInTurn(request: LockRequest, asked: string, interpreters: Interpreters, resolver: Resolver) {
  const less = listWithLess(request, asked)
  const lists = [{ text: asked, told: [] }, ...less]
  const listOld = async () =>
    request.oldestPython === undefined ? await rankInterpreters({ ...request, pythonRequest: OLD_PYTHONS }) : []
  const { asOf, pythonSoFar = '' } = request
  const isOfItsTime = request.isOfItsTime || (asOf !== null && isOld(pythonSoFar) && !hasBound(asked))
  const ofItsTime = isOfItsTime ? await resolveForOld(request, lists, await listOld(), resolver, OF_TIME) : null
  if (ofItsTime) return ofItsTime
  for (const { text, told } of lists) {
    const found = await resolvePinned(request, text, interpreters, resolver)
    if (found) return { ...found, deviations: [...told, ...found.deviations] }
  }
  const old = await listOld()
  const bound = lists.filter(({ text }) => hasBound(text))
  const pinned = await resolveForOld(request, bound, old, resolver, OF_PINS)
  if (pinned) return pinned
  // Of a whole machine's pins hundreds may fail, each found by trying: the fewest packages come first.
  for (const { text, told } of less.length > 0 ? less.toReversed() : lists) {
    const found = await loosen(request, { text, told }, { interpreters, old }, resolver)
    if (found) return found
  }
  return null
}

const hasBound = (text: string) => text.split('\n').some(isBound)

/** Whether all versions of a range came before those of today. */
function isOld(range: string): boolean {
  const [highest, old] = [highestMinor(range), parsePythonRange(OLD_PYTHONS)]
  return highest !== null && old !== null && distanceTo(old, highest) === 0
}

/**
 * The packages with all pins, for an installed Python from before those of today, and for that one alone: as of their date, else,
 * of what is wanted or else the oldest first, as of the earliest at which it has the wheels.
 */
async function resolveForOld(
  request: LockRequest,
  lists: readonly { readonly text: string; readonly told: readonly string[] }[],
  interpreters: readonly Interpreter[],
  resolver: Resolver,
  why: string,
) {
  const byAge = request.pythonWanted ? interpreters : interpreters.toReversed()
  for (const { text, told } of lists) {
    const { day, deviations } = await chooseDate(request, text)
    const resolve = async (interpreter: Interpreter) => {
      const found = await resolver.resolveOnce(text, interpreter, day)
      return found && { ...found, day }
    }
    const found =
      (await firstOf(interpreters, resolve)) ??
      (await firstOf(byAge, (interpreter) => resolver.byDate(text, [interpreter], day)))
    if (found === null) continue
    const all = [...told, ...deviations, tellOld(found.interpreter, why), ...found.deviations]
    return { ...found, python: rangeOf(found.interpreter), deviations: all }
  }
  return null
}

const OF_TIME = "for packages of the commit's time: with later ones the script fails, or comes to another result"
const OF_PINS = 'as pins have no wheels for later ones that are installed'
const tellOld = ({ version }: Interpreter, why: string) => `Python ${version}, ${why}`

async function firstOf<T, R>(all: readonly T[], attempt: (each: T) => Promise<R | null>): Promise<R | null> {
  for (const each of all) {
    const found = await attempt(each)
    if (found !== null) return found
  }
  return null
}

/** The packages without pins, and then with those that can be kept, for the Python that has wheels of the most of them. */
async function loosen(
  request: LockRequest,
  { text, told }: { readonly text: string; readonly told: readonly string[] },
  { interpreters, old }: { readonly interpreters: Interpreters; readonly old: readonly Interpreter[] },
  resolver: Resolver,
) {
  const relaxed = withoutPins(text)
  if (relaxed === text) return null
  const ofPins = await findPythonOfPins(text, { today: interpreters, old }, request)
  const found = await resolver.byDate(relaxed, ofPins === null ? interpreters : [ofPins], request.asOf)
  if (found === null) return null
  const [whole, why] =
    ofPins === null ? [found, []] : [{ ...found, python: rangeOf(ofPins) }, [tellOld(ofPins, OF_PINS)]]
  return keepPins(text, whole, await chooseDate(request, text), [...told, ...why], resolver)
}

/** The later of two ISO dates. */
const laterOf = (a: string, b: string): string => (a > b ? a : b)

/**
 * The packages with those pins that can be met together for the same Python, and of the others the lowest version above the pin;
 * where there is none, without them.
 */
async function keepPins(
  asked: string,
  found: Resolution & { readonly day: string | null },
  { day: newest }: { readonly day: string | null },
  told: readonly string[],
  resolver: Resolver,
) {
  const day = found.day === null || newest === null ? null : laterOf(found.day, newest)
  const lines = asked.split('\n')
  const met = await meetPins(lines, async (some) => resolver.resolveOnce(some.join('\n'), found.interpreter, day))
  const dropped = met.found === null ? lines.filter(isBound) : met.dropped
  const raised = raisePins(lines, dropped, (met.found ?? found).lock)
  const near = await resolver.resolveOnce(raised, found.interpreter, day, { isLowest: true })
  // Of several Pythons that are equally near only the one of `found` may have the wheels.
  const narrow = ({ python }: Resolution) => ({ python: found.python.includes('<') ? found.python : python })
  const why = 'pins that can not be met with the others, or have no wheels,'
  if (near !== null) {
    const how = `${why} are the least: ${dropped.join(', ')}`
    return { ...near, ...narrow(near), day, deviations: [...told, how, ...near.deviations] }
  }
  if (met.found === null) {
    const how = 'the pins can not be resolved: packages without pins'
    return { ...found, deviations: [...told, how, ...found.deviations] }
  }
  const how = `${why} are dropped: ${dropped.join(', ')}`
  return { ...met.found, ...narrow(met.found), day, deviations: [...told, how, ...met.found.deviations] }
}

/** The list with dropped pins as lower bounds, and what has no pin as the lock has it: resolved to the lowest, it is nearest to the author's. */
function raisePins(asked: readonly string[], dropped: readonly string[], lock: string): string {
  const locked = new Map(listLocked(lock).map(({ name, version }) => [name, version]))
  const lines = asked.map((line) => {
    if (dropped.includes(line))
      return line.replaceAll(/(?:===?|~=)[ \t]*([^\s,;*=]{1,100}?)(?:\.\*)?(?=[\s,;]|$)/g, '>=$1')
    if (listPins(line).length > 0) return line
    const bare = withoutPins(line).trim()
    const version = locked.get(nameInLine(bare))
    return version === undefined || bare.includes(';') ? line : `${bare}==${version}`
  })
  return lines.join('\n')
}

/** The requirements without what only other scripts import, then without all that nothing imports which the entry reaches. */
function listWithLess({ unreached = [], reached = null }: LockRequest, asked: string) {
  const texts = [withoutPackages(asked, unreached), ...(reached === null ? [] : [onlyPackages(asked, reached)])]
  const distinct = [...new Set(texts)].filter((text) => text.trim() !== '')
  return distinct.flatMap((text) => {
    const kept = new Set(text.split('\n'))
    const leftOut = asked.split('\n').filter((line) => line.trim() !== '' && !kept.has(line))
    if (leftOut.length === 0) return []
    return [{ text, told: [`left out, as the entry needs no package called so: ${leftOut.join(', ')}`] }]
  })
}

async function resolvePinned(request: LockRequest, text: string, interpreters: Interpreters, resolver: Resolver) {
  const start = await chooseDate(request, text)
  const found =
    (await resolver.forLowest(text, interpreters, start.day)) ?? (await resolver.byDate(text, interpreters, start.day))
  return found && { ...found, deviations: [...start.deviations, ...found.deviations] }
}

/** Pythons that are equally near to what is asked for, one for each minor version: which of them has wheels decides. */
async function nearestInterpreters(request: LockRequest): Promise<Interpreters> {
  const { oldestPython = OLDEST_PYTHON } = request
  const ranked = await rankInterpreters({ ...request, pythonRequest: oldestPython })
  const wanted = parsePythonRange(request.pythonWanted ?? '')
  const distance = ({ version }: Interpreter) => (wanted ? distanceTo(wanted, version) : 0)
  const [first, ...others] = ranked
  if (!first) throw noInterpreter(oldestPython)
  const minors = new Set([minorOf(first.version)])
  const alike = others.filter((each) => {
    if (distance(each) !== distance(first) || minors.has(minorOf(each.version))) return false
    minors.add(minorOf(each.version))
    return true
  })
  return [first, ...alike]
}

function tellPython(wanted: string | null, version: string): string[] {
  const range = parsePythonRange(wanted ?? '')
  if (range === null || distanceTo(range, version) === 0) return []
  return [`Python ${version}, the nearest installed, where the project asks for ${wanted}`]
}

async function chooseDate(request: LockRequest, requirements: string) {
  if (request.asOf === null) return { day: null, deviations: [] }
  const newest = await findNewestPin(requirements, request)
  if (newest === null || newest.day <= request.asOf) return { day: request.asOf, deviations: [] }
  const deviation = `packages as of ${newest.day}, when ${newest.name} ${newest.version} came out; the commit is of ${request.asOf}`
  return { day: newest.day, deviations: [deviation] }
}
