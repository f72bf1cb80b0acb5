import { existsSync } from 'node:fs'
import { readlink, realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, delimiter, dirname, isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files/files.ts'
import { isBelow } from '../base/files/paths.ts'
import { findProgram } from '../base/processes/find-program.ts'
import { runCommand } from '../base/processes/process.ts'
import { normaliseName } from '../base/text/package-name.ts'
import { parseWith, readJsonText } from '../base/text/parse-with.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import type { Environment } from './environment.ts'
import type { RunIsolated } from './isolated.ts'
import { type PackageList, readPackageList } from './package-list.ts'
import { distanceTo, parsePythonRange } from './python-versions.ts'
import { isSameVersion, listPins } from './requirements.ts'

export interface ExistingPython {
  /** The interpreter's name on PATH, or its absolute path. */
  readonly interpreter: string
  readonly untrustedFolders: readonly string[]
  /**
   * Cache of environments that hold packages of others, whose hooks run when their Python starts: only where that is
   * isolated.
   */
  readonly cache: string
  readonly isolate: RunIsolated | null
  readonly env: NodeJS.ProcessEnv
}

export interface ExistingRequest extends ExistingPython, Pick<PackageList, 'projectFolder'> {
  readonly lockFile: string
  readonly settings: { readonly python: string }
}

const facts = z.object({
  executable: z.string(),
  prefix: z.string(),
  basePrefix: z.string(),
  version: z.string(),
  /** Name and version of each installed distribution. */
  distributions: z.array(z.tuple([z.string(), z.string()])),
})
type Facts = z.infer<typeof facts>

const FACTS = `
import importlib.metadata, json, platform, sys
print(json.dumps({"executable": sys.executable, "prefix": sys.prefix, "basePrefix": sys.base_prefix,
                  "version": platform.python_version(),
                  "distributions": sorted({(each.metadata["Name"], each.version)
                                           for each in importlib.metadata.distributions() if each.metadata["Name"]})}))`

/** An interpreter of this host as it is: what it has installed has to equal the lock's pins. */
export async function useExistingInterpreter(request: ExistingRequest): Promise<Environment> {
  const found = await inspectExisting(request)
  const lock = (await readPackageList({ ...request, path: request.lockFile })).toString()
  const range = parsePythonRange(request.settings.python)
  const wrong = listDifferences(lock, found)
  if (range && distanceTo(range, found.version) > 0)
    wrong.unshift(`Python ${found.version}, not ${request.settings.python}`)
  if (wrong.length > 0) {
    throw new UserError(
      `The environment of ${found.executable} is not the one of ${request.lockFile}: ${wrong.join('; ')}.\n` +
        'Install what is missing there, or write its lock anew with greenml env lock and plan again.',
      1,
    )
  }
  return {
    python: found.executable,
    folder: found.prefix,
    basePrefix: found.basePrefix,
    pythonVersion: found.version,
    lockHash: sha256Hex(lock),
  }
}

/** The lock of an interpreter that is there: what it has installed, without hashes, since nothing is fetched by it. */
export async function freezeExisting(request: ExistingPython): Promise<string> {
  const { distributions, version } = await inspectExisting(request)
  const lines = distributions.map(([name, each]) => `${normaliseName(name)}==${each}\n`).sort()
  return `# of an interpreter that was there, Python ${version}\n${lines.join('')}`
}

async function inspectExisting(request: ExistingPython): Promise<Facts> {
  const { path, hops, shown } = await chooseStart(await locate(request))
  const homes = await listHomes(request.env)
  const wide = shown.find((folder) => isWide(folder, homes))
  if (wide !== undefined) {
    throw new UserError(
      `environment.interpreter: the sandbox would have to show ${wide} for ${path}: name an interpreter of an environment ` +
        'of its own (python3 -m venv), or one in /usr/bin.',
      3,
    )
  }
  const command = [path, '-I', '-c', FACTS]
  const answer = request.isolate
    ? await request.isolate({ command, readOnly: shown, wallSeconds: 60 })
    : await runCommand(path, command.slice(1), { env: {}, cwd: '/', timeoutSeconds: 60 })
  if (answer.exitCode !== 0) {
    throw new UserError(withSaid(`${path} could not be asked for its packages`, lastLines(answer.stderr, 1), ': '), 1)
  }
  const found = parseWith(facts, readJsonText(answer.stdout), `what ${path} says of itself`)
  const prefixes = await Promise.all(hops.map((each) => realpath(dirname(dirname(each)))))
  const own = prefixes.filter((folder) => !isWide(folder, homes))
  return checkPlaces(found, path, hops, own)
}

const listHomes = (env: NodeJS.ProcessEnv) =>
  Promise.all([homedir(), env.HOME ?? homedir()].map((home) => realpath(home).catch(() => home)))

/** Whether a folder is one that no sandbox shows for an interpreter: the whole disk, a home, and what a home lies in. */
const isWide = (folder: string, homes: readonly string[]) =>
  folder === '/' || homes.some((home) => isBelow(home, folder))

interface Located {
  readonly path: string
  /** Every place that it leads over. */
  readonly hops: readonly string[]
}

/**
 * Name by which an interpreter is started, and what a sandbox has to show then. A venv is told by where its own link lies;
 * any other interpreter is started where it is, since the folder of a link to it is nothing to show.
 */
async function chooseStart({ path, hops }: Located): Promise<Located & { readonly shown: readonly string[] }> {
  const real = await realpath(path)
  const [own, base] = [dirname(dirname(path)), dirname(dirname(real))]
  if (!existsSync(join(own, 'pyvenv.cfg'))) return { path: real, hops, shown: [base] }
  const roots = [await realpath(own), base]
  const hidden = hops.find((each) => !roots.some((root) => each.startsWith(`${root}/`)))
  if (hidden === undefined) return { path, hops, shown: [own, base] }
  throw new UserError(
    `environment.interpreter: ${path} starts ${hidden}, a link that no sandbox shows: make it anew with ${real}.`,
    1,
  )
}

/**
 * Refuses places that packages named, whose hooks ran before the answer was given: they have no say in what a sandbox shows.
 */
async function checkPlaces(
  found: Facts,
  path: string,
  hops: readonly string[],
  own: readonly string[],
): Promise<Facts> {
  const isOwn = async (folder: string) => own.includes(await realpath(folder).catch(() => ''))
  const executable = join(await realpath(dirname(found.executable)).catch(() => ''), basename(found.executable))
  if (hops.includes(executable) && (await isOwn(found.prefix)) && (await isOwn(found.basePrefix))) return found
  throw new UserError(`${path} says that it lies at ${found.executable}, below ${found.prefix}: it is not used.`, 3)
}

/** A project must not bring the program that is trusted to run it. */
async function locate({ interpreter, env, untrustedFolders, cache, isolate }: ExistingPython): Promise<Located> {
  // A version manager's shim starts whatever is switched on where it is called.
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => basename(folder) !== 'shims')
  const path = isAbsolute(interpreter) ? interpreter : findProgram(interpreter, { PATH: folders.join(delimiter) })
  if (path === null || !existsSync(path)) {
    throw new UserError(
      `environment.interpreter: '${interpreter}' is not here: install it, or correct project.yaml.`,
      1,
    )
  }
  const hops = await listHops(path)
  for (const folder of isolate ? untrustedFolders : [...untrustedFolders, cache]) {
    const root = await realpath(folder).catch(() => resolve(folder))
    if (!hops.some((each) => isBelow(each, root))) continue
    throw new UserError(
      `environment.interpreter: '${interpreter}' lies in ${folder}: a project brings no interpreter.`,
      3,
    )
  }
  return { path, hops }
}

const MOST_LINKS = 40

/**
 * Every place that a path leads over, link by link, by its real folder: a Python takes its packages from where the link to it
 * lies (pyvenv.cfg), and that folder may itself be named by a link.
 */
async function listHops(path: string): Promise<string[]> {
  const hops: string[] = []
  for (let next: string | null = resolve(path); next !== null && hops.length <= MOST_LINKS; ) {
    const place: string = join(await realpath(dirname(next)), basename(next))
    hops.push(place)
    const target = await readlink(place).catch(() => null)
    next = target === null ? null : resolve(dirname(place), target)
  }
  return hops
}

function listDifferences(lock: string, { distributions }: Facts): string[] {
  const installed = new Map(distributions.map(([name, version]) => [normaliseName(name), version]))
  return listPins(lock).flatMap(({ name, version }) => {
    const there = installed.get(name)
    if (there === undefined) return [`${name} ${version} is missing`]
    return isSameVersion(there, version) ? [] : [`${name} is ${there}, not ${version}`]
  })
}
