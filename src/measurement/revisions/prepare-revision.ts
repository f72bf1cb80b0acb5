import { realpath } from 'node:fs/promises'
import { dirname, join, posix, resolve } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { copyTree } from '../../base/files/copy-tree.ts'
import { statIfPresent } from '../../base/files/files.ts'
import { makeFolders } from '../../base/files/folders.ts'
import { leadsOut } from '../../base/files/paths.ts'
import { findProgram } from '../../base/processes/find-program.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { LOCK } from '../../dataset/known-project.ts'
import { copySource } from '../../dataset/sources/copy-source.ts'
import {
  type Checkout,
  findKept,
  listKept,
  resolveCommit,
  stageCommit,
  stageWorkingTree,
} from '../../dataset/sources/revision-files.ts'
import { isDeclaration } from '../../environment/declared/read-declared.ts'
import type { EnvironmentMaker } from '../../environment/environment-maker.ts'
import { lockPackages, NOT_MENDED } from '../../environment/lock-packages.ts'
import type { MeasuredRevision } from '../../schema/analysis/revision-comparison.ts'
import { environmentSettings } from '../../schema/dataset/manifest.ts'
import type { RevisionSettings } from '../../schema/options/measure-options.ts'
import { isPython, resolveProgram } from '../command/resolve-program.ts'
import type { PreparedRevision } from './run-revisions.ts'

/** A revision ready to be run, and what is told of it. */
export interface ReadyRevision {
  readonly prepared: PreparedRevision
  readonly told: MeasuredRevision
}

export interface RevisionRequest {
  /** What the user calls it; `.`: the files as they lie here. */
  readonly revision: string
  readonly checkout: Checkout
  readonly command: readonly string[]
  /** Where the user stands, below the repository's root. */
  readonly currentFolder: string
  readonly settings: Pick<RevisionSettings, 'environment' | 'include'>
  /** An empty folder for its files and its lock. */
  readonly folder: string
}

/** Writes a revision's files into a folder of ours and makes the Python that it declares. */
export async function prepareRevision(
  request: RevisionRequest,
  maker: EnvironmentMaker,
  context: CommandContext,
): Promise<ReadyRevision> {
  const { revision, checkout, folder } = request
  await makeFolders(folder)
  const sourceFolder = join(folder, 'source')
  const commit = revision === '.' ? null : await resolveCommit(checkout, revision)
  const { files } =
    commit === null
      ? await stageWorkingTree(checkout, sourceFolder)
      : await stageCommit(checkout, commit, sourceFolder, folder)
  await includeOthers(request, sourceFolder)
  const workingDirectory = checkout.folder
  const program = await makeProgram(request, { sourceFolder, files }, maker, context)
  const { python, lockHash, ...prepared } = program
  return {
    prepared: { sourceFolder, workingDirectory, ...prepared },
    told: { revision, commit, python, lockHash },
  }
}

/** Data that git does not keep is the same for both revisions. */
async function includeOthers({ checkout, settings }: RevisionRequest, sourceFolder: string): Promise<void> {
  for (const path of settings.include ?? []) {
    const below = posix.normalize(posix.join(checkout.folder, path))
    if (posix.isAbsolute(path) || leadsOut(below)) {
      throw new UserError(`--include ${path}: name a file or folder of the repository, relative to this folder.`)
    }
    await includeOne(checkout, sourceFolder, below)
  }
}

async function includeOne(checkout: Checkout, sourceFolder: string, path: string): Promise<void> {
  const [from, to] = [join(checkout.root, path), join(sourceFolder, path)]
  if ((await statIfPresent(from)) === null) throw new UserError(`--include ${path}: there is no such file or folder.`)
  if ((await statIfPresent(to)) !== null) {
    throw new UserError(`--include ${path}: git keeps it, so each revision has its own already.`)
  }
  const link = await findKept(checkout, from)
  if (link !== null) throw new UserError(`--include ${path}: git keeps ${link}, a link, which may lead anywhere.`, 3)
  await makeFolders(dirname(to))
  await copyTree(from, to)
}

type Program = Pick<PreparedRevision, 'command' | 'readOnly'> & Pick<MeasuredRevision, 'python' | 'lockHash'>
type Staged = Pick<PreparedRevision, 'sourceFolder'> & { readonly files: readonly string[] }

/** The Python that the revision's own files ask for, or the program that is here. */
async function makeProgram(
  request: RevisionRequest,
  staged: Staged,
  maker: EnvironmentMaker,
  context: CommandContext,
): Promise<Program> {
  const [, ...words] = request.command
  const entry = makesEnvironment(request, context) ? findEntry(words, request.checkout.folder, staged.files) : null
  if (entry === null) return useProgram(request, staged, context)
  const { revision, folder } = request
  const project = await chooseProject(request, staged, entry)
  context.logger.status(`${revision}: resolving the packages of ${entry}`)
  const { environment: locked } = await lockPackages(
    { slug: revision, ...project, installs: [], isVendored: true },
    NOT_MENDED,
    null,
    await maker.uv(),
    context,
  )
  const settings = parseWith(environmentSettings, { lock: LOCK, ...locked }, `the environment of ${revision}`)
  const environment = await maker.make({
    slug: `${revision}-${posix.basename(folder)}`,
    folder: project.folder,
    lockFile: join(project.folder, LOCK),
    manifest: { environment: settings },
  })
  return {
    command: [environment.python, ...words],
    readOnly: [environment.folder, environment.basePrefix],
    python: environment.pythonVersion,
    lockHash: environment.lockHash,
  }
}

/** A virtual environment that is active is the one the user means. */
function makesEnvironment({ settings, command: [program = ''] }: RevisionRequest, { env }: CommandContext): boolean {
  const isActive = Boolean(env.VIRTUAL_ENV || env.CONDA_PREFIX)
  return settings.environment === 'auto' && isPython(program) && !isActive
}

/** The file that Python is told to run, relative to the root; null: none of the revision's. */
function findEntry(words: readonly string[], folder: string, files: readonly string[]): string | null {
  const known = new Set(files)
  const index = words.findIndex((word) => word === '-m' || !word.startsWith('-'))
  const module = words[index] === '-m' ? words[index + 1]?.replaceAll('.', '/') : undefined
  const named = module === undefined ? [words[index] ?? ''] : [`${module}.py`, `${module}/__main__.py`]
  const paths = named.map((path) => posix.join(folder, path))
  return paths.find((path) => path.endsWith('.py') && known.has(path)) ?? null
}

/** A folder of a monorepo that declares packages of its own is a project by itself; else the whole repository is one. */
async function chooseProject({ checkout, folder }: RevisionRequest, { sourceFolder, files }: Staged, entry: string) {
  const declares = files.some((path) => isDeclaration(posix.relative(checkout.folder, path)))
  if (checkout.folder === '.' || !declares) return { folder, files, entry }
  const own = join(folder, 'project')
  await makeFolders(own)
  const copied = await copySource(join(sourceFolder, checkout.folder), join(own, 'source'))
  return { folder: own, files: copied.files, entry: posix.relative(checkout.folder, entry) }
}

async function useProgram(
  { command, checkout, currentFolder, revision }: RevisionRequest,
  { sourceFolder, files }: Staged,
  { env }: CommandContext,
): Promise<Program> {
  const [word = '', ...words] = command
  const isTheirs = word.includes('/') && files.includes(posix.join(checkout.folder, word))
  const own = word.includes('/') ? resolve(currentFolder, word) : findProgram(word, env)
  if (!isTheirs && own !== null) await refuseKept(word, own, revision, checkout)
  const program = await resolveProgram(isTheirs || own === null ? word : own, join(sourceFolder, checkout.folder), env)
  return { command: [program.path, ...words], readOnly: program.readOnly, python: null, lockHash: null }
}

/**
 * A Python is started outside of the sandbox to tell where it lies, and so are the programs that its environment names: none
 * that a revision brings.
 */
async function refuseKept(word: string, program: string, revision: string, checkout: Checkout): Promise<void> {
  for (const path of new Set([program, await realpath(program).catch(() => program)])) {
    const environment = dirname(dirname(path))
    const parts = ['pyvenv.cfg', 'bin', 'lib', 'lib64'].map((name) => join(environment, name))
    const kept = (await findKept(checkout, path)) ?? (await listKept(checkout, parts))[0]
    if (kept === undefined) continue
    throw new UserError(
      `${word}: git keeps ${kept}, and what a revision brings is run in the sandbox alone; ${revision} has no such program ` +
        'among its files. Name one of this host, or make the environment where git keeps nothing.',
      3,
    )
  }
}
