import type { AuthorsRun } from '../benchmark/run-authors.ts'
import { isCovered } from '../dataset/import/choose-requirements.ts'
import { requirementOf } from '../dataset/import/derive-requirements.ts'
import type { Mending } from '../environment/lock-packages.ts'
import { withoutWrapping } from '../measurement/wrapped-failure.ts'
import { findOlder } from './removed-parts.ts'

const MISSING_MODULE = /^No module named '([A-Za-z_][\w.]{0,199})'/
/** What a package fails with that goes on without a module, and then uses it. */
const UNDEFINED = /^name '([A-Za-z_]\w{0,199})' is not defined/
/** What pandas and others say of a package that they can do without until it is wanted. */
const MISSING_OPTION =
  /(?:[Mm]issing optional dependency|[Ii]nstall|requires the following[^\n]{0,40}:|requires) ['"`]?([A-Za-z][\w.-]{1,60})['"`]/
/** The same without quotes, as LightGBM says it of a plot: a word, which may be none of a package. */
const MUST_INSTALL = /\b[Ii]nstall ([A-Za-z][\w.-]{1,60})/g
/** The same, as pandas says it of `.style`. */
const MISSING_FOR_ACCESSOR = /accessor requires ([a-z][\w-]{1,60})/
/** What a package says in any kind of exception of another that it wants. */
const PIP = /\bpip3? install ['"`]?([A-Za-z][\w.-]{1,60})/
/** The innermost call of a traceback, its places as `hidePlaces` shows them: where, and what it says there. */
const CALL = /^ {2}File "([^"\n]{1,1000})", line \d[^\n]*(?:\n {4}([^\n]*))?/gm
const IN_PACKAGE = /^\/environment\/.*\/site-packages\//
/** What reads a stored model, which names modules that no script imports: a file of Python's own, or what calls one in C. */
const IN_PYTHON = /^(?:\/python\/|<frozen )/
const READS_STORED = /\bloads?\(/

/** Whether other packages may mend a run, as far as can be told: others beside them, or of another time. */
export const failsForPackages = (run: AuthorsRun): boolean => findOlder(run) !== null || failsInPackage(run)

/** Whether a run failed as it may for packages of another time than the script's; none makes Python 3 of Python 2. */
export function mayFailForPackages(run: AuthorsRun): boolean {
  const { status, errorType, errorMessage } = run.record
  if (errorType === 'SyntaxError' && !IN_PACKAGE.test(findInnermost(run).place)) return false
  return status === 'failed' && (FAULTS_OF_PACKAGES.has(errorType ?? '') || PIP.test(errorMessage ?? ''))
}

/** A run that takes longer is not made again to see whether packages of another time do better. */
const LONGEST_SECONDS = 60

export const isSoonOver = ({ record }: AuthorsRun): boolean =>
  record.wallSeconds !== null && record.wallSeconds <= LONGEST_SECONDS

function findInnermost({ stderr }: AuthorsRun): { place: string; text: string } {
  const [, place = '', text = ''] = [...withoutWrapping(stderr).matchAll(CALL)].at(-1) ?? []
  return { place, text }
}

function failsInPackage(run: AuthorsRun): boolean {
  if (!mayFailForPackages(run)) return false
  const { place, text } = findInnermost(run)
  const isMissing = run.record.errorType === 'ModuleNotFoundError' && (IN_PYTHON.test(place) || READS_STORED.test(text))
  return IN_PACKAGE.test(place) || isMissing
}

/**
 * What may let a script get further that fails for a package: a version that has what later ones lack, what the package lacks
 * itself, else packages of another time. Null: nothing is known, as where the script itself names a module that is not there,
 * which may be a file of the author's, and none of the requirements that were left out (`leftOut`) brings it.
 */
export function findMending(run: AuthorsRun, mending: Mending, leftOut: readonly string[] = []): Mending | null {
  const { asked, isUnpinned } = mending
  const older = findOlder(run)
  if (older !== null && !asked.includes(older)) return { ...mending, asked: [...asked, older] }
  const message = run.record.errorMessage ?? ''
  const [, missing = findUnmet(run)] = MISSING_MODULE.exec(message) ?? []
  const named = [missing ?? [], [...message.matchAll(MUST_INSTALL)].map(([, word = '']) => word)].flat()
  const again = named.flatMap((each) => listBringing(each, leftOut)).filter((each) => !asked.includes(each))
  if (again.length > 0) return { ...mending, asked: [...asked, ...new Set(again)] }
  if (!failsInPackage(run)) return null
  const [, wanted] = MISSING_OPTION.exec(message) ?? MISSING_FOR_ACCESSOR.exec(message) ?? []
  const requirement = missing === undefined ? (wanted ?? null) : requirementOf(topOf(missing))
  if (requirement !== null && !asked.includes(requirement)) return { ...mending, asked: [...asked, requirement] }
  return isUnpinned ? null : { ...mending, isUnpinned: true }
}

/** The requirements, as the author has them, that bring a module. */
function listBringing(module: string, requirements: readonly string[]): readonly string[] {
  const name = requirementOf(topOf(module))
  return name === null ? [] : requirements.filter((each) => isCovered(name, [each]))
}

const topOf = (module: string) => module.split('.')[0] ?? ''

/** The module whose lack came before, and that the failure names. */
function findUnmet({ record, stderr }: AuthorsRun): string | undefined {
  const [, name] = UNDEFINED.exec(record.errorMessage ?? '') ?? []
  return name !== undefined && stderr.includes(`No module named '${name}'`) ? name : undefined
}

/** Kinds of exception by which one package says that another, or this Python, is not the one that it was made for. */
const FAULTS_OF_PACKAGES: ReadonlySet<string> = new Set([
  'ImportError',
  'ModuleNotFoundError',
  'AttributeError',
  'TypeError',
  'SyntaxError',
  'ValueError',
  'KeyError',
  'RuntimeError',
  'NameError',
  'SystemError',
  'VersionConflict',
  'StopIteration',
])
