import { makeScratch, removeTree } from '../base/files/scratch.ts'
import { runCommand } from '../base/processes/process.ts'
import { lastLines } from '../base/text/text.ts'
import type { Interpreter } from './interpreters.ts'
import { endOfDay, findEarliest, noUploadTimes } from './lock-date.ts'
import { explainDisconnection, findPackageIndex } from './package-index.ts'
import { isNewer, minorOf } from './python-versions.ts'
import { listLocked } from './requirements.ts'
import { type UvRequest, uvEnvironment } from './uv-environment.ts'

export interface Resolution {
  readonly lock: string
  /** Versions of Python that the lock is for, as `>=3.10`. */
  readonly python: string
  readonly deviations: readonly string[]
  readonly interpreter: Interpreter
}

export interface ResolverRequest extends UvRequest {
  /** Lowest Python, as `3.10`, that the lock is to be for too where that is possible; default: the one that it is made with. */
  readonly lowestPython?: string | null
  readonly note?: (text: string) => void
}

/** Nearest first, and equally near to what is asked for. */
export type Interpreters = readonly [Interpreter, ...Interpreter[]]

/** Runs uv where a relative path in the requirements names nothing. */
export async function openResolver(request: ResolverRequest): Promise<Resolver> {
  return new Resolver(request, await makeScratch('lock'), await uvEnvironment(request))
}

/** What uv says where a package needs more of another on some Pythons or systems than a pin of that one allows. */
const FAILS_ELSEWHERE = /for split \(|other Python versions/

/** What a lock is to be for beside the interpreter that it is made with, and whether by the lowest versions that are allowed. */
interface Wanted {
  readonly lowest?: string
  readonly isLowest?: boolean
}

export class Resolver implements AsyncDisposable {
  readonly #request: ResolverRequest
  readonly #nowhere: string
  readonly #env: NodeJS.ProcessEnv
  #fault = ''

  constructor(request: ResolverRequest, nowhere: string, env: NodeJS.ProcessEnv) {
    this.#request = request
    this.#nowhere = nowhere
    this.#env = env
  }

  /** The end of what uv said when it last failed. */
  get lastFault(): string {
    return this.#fault
  }

  async resolveOnce(
    text: string,
    interpreter: Interpreter,
    day: string | null,
    { lowest = minorOf(interpreter.version), isLowest = false }: Wanted = {},
  ): Promise<Resolution | null> {
    const only = ['--no-header', '--no-annotate', '--only-binary', ':all:', '--python', interpreter.executable]
    const which = isLowest ? ['--resolution', 'lowest-direct'] : []
    const compile = (input: string, ...more: readonly string[]) =>
      this.#compile(input, day, [...only, ...which, ...more])
    const lock = await compile(text, '--universal', '--python-version', lowest)
    // Where an older Python than this one is asked for it may be that alone which fails.
    if (lock === null && (lowest !== minorOf(interpreter.version) || !FAILS_ELSEWHERE.test(this.#fault))) return null
    // A lock for many Pythons and systems may hold a package that has wheels for others only, or whose wheel for this one needs more.
    const here = lock && (await compile(lock))
    if (lock !== null && here !== null && holdsAll(lock, here)) {
      return { lock, python: `>=${lowest}`, interpreter, deviations: [] }
    }
    const narrow = await compile(text)
    return narrow === null ? null : { lock: narrow, interpreter, ...forThisAlone(interpreter) }
  }

  async #compile(input: string, day: string | null, words: readonly string[]): Promise<string | null> {
    const date = day ? ['--exclude-newer', endOfDay(day)] : []
    const args = ['pip', 'compile', '-', '-o', '-', '--generate-hashes', ...date, ...words]
    const result = await runCommand(this.#request.uv, args, { env: this.#env, input, cwd: this.#nowhere })
    if (result.exitCode === 0) return result.stdout
    await refuseIndex(result.stderr, day, this.#request.env)
    this.#fault = lastLines(result.stderr, 8)
    return null
  }

  /** One of several Pythons that are equally near: the first for which there are wheels, and then for that one alone. */
  async #resolveByAny(text: string, interpreters: readonly Interpreter[], day: string | null) {
    for (const [index, interpreter] of interpreters.entries()) {
      const resolution = await this.resolveOnce(text, interpreter, day)
      if (resolution) return index === 0 ? resolution : { ...resolution, python: rangeOf(interpreter) }
    }
    return null
  }

  async forLowest(text: string, [interpreter]: Interpreters, day: string | null) {
    const { lowestPython } = this.#request
    if (!lowestPython || isNewer(lowestPython, minorOf(interpreter.version))) return null
    const resolution = await this.resolveOnce(text, interpreter, day, { lowest: lowestPython })
    return resolution && { ...resolution, day }
  }

  async byDate(text: string, interpreters: readonly Interpreter[], day: string | null) {
    const direct = await this.#resolveByAny(text, interpreters, day)
    if (direct) return { ...direct, day }
    const found = day === null ? null : await this.#resolveByAny(text, interpreters, null)
    if (day === null || found === null) return null
    const { version } = found.interpreter
    const today = new Date().toISOString().slice(0, 10)
    const earliest = await findEarliest({ from: day, to: today, found }, (middle) => {
      this.#request.note?.(`looking for the earliest date that has wheels for Python ${minorOf(version)}: ${middle}`)
      return this.resolveOnce(text, found.interpreter, middle)
    })
    const deviation = `no wheels for Python ${minorOf(version)} as of ${day}: packages as of ${earliest.day}`
    return { ...earliest.found, day: earliest.day, deviations: [deviation, ...earliest.found.deviations] }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await removeTree(this.#nowhere)
  }
}

/** Throws where what failed is the index, and nothing that was asked of it. */
async function refuseIndex(stderr: string, day: string | null, env: NodeJS.ProcessEnv): Promise<void> {
  if (day && stderr.includes('missing an upload date')) throw noUploadTimes(await findPackageIndex(env))
  const unreachable = await explainDisconnection(stderr, 'Packages could not be resolved', env)
  if (unreachable !== null) throw unreachable
}

const namesOf = (lock: string) => listLocked(lock).map(({ name }) => name)

/** Whether all packages of a lock for this system are in that for many. */
function holdsAll(lock: string, here: string): boolean {
  const known = new Set(namesOf(lock))
  return namesOf(here).every((name) => known.has(name))
}

function forThisAlone(interpreter: Interpreter): Pick<Resolution, 'python' | 'deviations'> {
  const deviation = `some packages have wheels for few systems, or need more on other systems or Pythons: locked for Python ${minorOf(interpreter.version)} on ${process.platform}-${process.arch} alone`
  return { python: rangeOf(interpreter), deviations: [deviation] }
}

/** `>=3.11,<3.12` */
export function rangeOf({ version }: Interpreter): string {
  const [major = 3, minor = 0] = version.split('.').map(Number)
  return `>=${major}.${minor},<${major}.${minor + 1}`
}
