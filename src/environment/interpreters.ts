import { readdir, realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { runCommand } from '../base/processes/process.ts'
import { withoutSecrets } from '../base/secrets.ts'
import { parseWith, readJsonText } from '../base/text/parse-with.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import { distanceTo, highestMinor, isNewer, parsePythonRange } from './python-versions.ts'
import { runUv, type UvRequest } from './uv-environment.ts'

export interface Interpreter {
  /** Path with links followed: the folder of a link to it is none that a sandbox shows. */
  readonly executable: string
  /** Folder that it lies under; a sandbox has to show it too. */
  readonly basePrefix: string
  readonly version: string
}

const facts = z.object({ executable: z.string(), basePrefix: z.string(), version: z.string(), library: z.string() })
type Facts = z.infer<typeof facts>

const FACTS = `
import json, os, platform, sys
print(json.dumps({"executable": os.path.realpath(getattr(sys, "_base_executable", sys.executable)),
                  "basePrefix": os.path.realpath(sys.base_prefix),
                  "version": platform.python_version(), "library": os.path.dirname(os.__file__)}))`

export interface InterpreterRequest extends UvRequest {
  /** Versions that may be taken, as `>=3.10`. */
  readonly pythonRequest: string
  /** Version to which the nearest of these is taken; null: the first on the search path. */
  readonly pythonWanted?: string | null
}

/** The interpreter that an environment is made with. */
export async function findInterpreter(request: InterpreterRequest): Promise<Interpreter> {
  if (!request.pythonWanted) {
    const first = await findFirst(request)
    if (first !== null) return first
  }
  const [nearest] = await rankInterpreters(request)
  if (nearest) return nearest
  throw noInterpreter(request.pythonRequest)
}

/** Error where no interpreter may be taken. Of an older one than systems have today it is said where that can be had. */
export function noInterpreter(pythonRequest: string): UserError {
  const lacks = `No installed Python fits '${pythonRequest}' and can be read by everyone, as a sandbox needs it`
  const minor = highestMinor(pythonRequest)
  const fix =
    minor === null
      ? 'install one, as sudo apt-get install python3.'
      : `install Python ${minor}: sudo apt-get install python${minor} where your system has it, else pyenv install ${minor} or uv python install ${minor}.`
  return new UserError(`${lacks}: ${fix}`, 1)
}

/**
 * Installed interpreters that may be taken, the nearest to what is wanted first. Of those alike, first the one that the search
 * path names first, then newer before older, one for each version.
 */
export async function rankInterpreters(request: InterpreterRequest): Promise<Interpreter[]> {
  const allowed = parsePythonRange(request.pythonRequest)
  const wanted = parsePythonRange(request.pythonWanted ?? '')
  const first = await findFirst(request)
  const listed = await listInterpreters(request)
  const fitting = listed.filter(({ version }) => allowed === null || distanceTo(allowed, version) === 0)
  const others = (await inspectAll(fitting, request.env)).toSorted(newestFirst)
  const all = [...(first ? [first] : []), ...others]
  const distinct = all.filter(({ version }, index) => all.findIndex((each) => each.version === version) === index)
  return distinct.sort((a, b) => (wanted ? distanceTo(wanted, a.version) - distanceTo(wanted, b.version) : 0))
}

/** Each program once, whatever its names: to look at it starts it. */
async function inspectAll(listed: readonly Listed[], env: NodeJS.ProcessEnv): Promise<Interpreter[]> {
  const programs = await Promise.all(listed.map(({ path }) => realpath(path).catch(() => path)))
  const paths = listed.flatMap(({ path }, index) => (programs.indexOf(programs[index] ?? path) === index ? path : []))
  const inspected = await Promise.all(paths.map((path) => inspect(path, env)))
  return inspected.filter((each) => each !== null)
}

const newestFirst = (a: Interpreter, b: Interpreter) => (isNewer(a.version, b.version) ? -1 : 1)

// Interpreters, kept: they do not change while a command runs, and to look for one starts every one there is.
const firsts = new Map<string, Promise<Interpreter | null>>()
const lists = new Map<string, Promise<readonly Listed[]>>()

function once<T>(known: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const result = known.get(key) ?? work()
  known.set(key, result)
  return result
}

/** uv's own choice: the first on the search path that fits. Null: there is none, or a sandbox could not start it. */
function findFirst(request: InterpreterRequest): Promise<Interpreter | null> {
  return once(firsts, `${request.pythonRequest}\0${request.env.PATH}`, async () => {
    const found = await runUv(request, ['python', 'find', '--no-project', '--system', request.pythonRequest])
    return found.exitCode === 0 ? inspect(found.stdout.trim(), request.env) : null
  })
}

const listing = z.array(z.object({ path: z.string(), version: z.string(), implementation: z.string() }))
type Listed = z.infer<typeof listing>[number]

/**
 * Interpreters. Those of a version manager are looked up in its folder: its shims start only the version that is switched on.
 */
async function listInterpreters(request: UvRequest): Promise<readonly Listed[]> {
  const root = request.env.PYENV_ROOT || join(request.env.HOME ?? homedir(), '.pyenv')
  const versions = await readdir(join(root, 'versions')).catch(() => [])
  const path = (request.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(join(root, 'shims')))
  const folders = [...path, ...versions.map((version) => join(root, 'versions', version, 'bin'))]
  return once(lists, folders.join(delimiter), () => listBelow(folders, request))
}

async function listBelow(folders: readonly string[], request: UvRequest): Promise<Listed[]> {
  const args = ['python', 'list', '--only-installed', '--output-format', 'json']
  const found = await runUv(request, args, { env: { PATH: folders.join(delimiter) } })
  if (found.exitCode !== 0)
    throw new UserError(withSaid('uv could not list the installed Pythons', lastLines(found.stderr, 15)), 1)
  const all = parseWith(listing, JSON.parse(found.stdout), "uv's list of Pythons")
  return all.filter(({ implementation }) => implementation === 'cpython')
}

async function inspect(path: string, env: NodeJS.ProcessEnv): Promise<Interpreter | null> {
  const answer = await runCommand(path, ['-I', '-c', FACTS], { env: withoutSecrets(env), timeoutSeconds: 30 })
  if (answer.exitCode !== 0) return null
  const found = facts.safeParse(readJsonText(answer.stdout)).data // nothing: it is a program of another kind
  return found && (await isReadable(found)) ? found : null
}

/** Whether the user that a sandbox runs as under root can read the interpreter; the folders above it are shown to all. */
async function isReadable({ executable, basePrefix, library }: Facts): Promise<boolean> {
  if (process.getuid?.() !== 0) return true
  for (const path of [executable, dirname(executable), basePrefix, library]) {
    const found = await stat(path).catch(() => null)
    if (found === null || (found.mode & 0o5) !== 0o5) return false
  }
  return true
}
