import { join, relative } from 'node:path'
import { errorCode, UserError } from '../../base/errors.ts'
import { makeFolders } from '../../base/files/folders.ts'
import { leadsOut } from '../../base/files/paths.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { copyBelow } from '../../base/files/untrusted-writing.ts'
import { type CommandOptions, runCommand } from '../../base/processes/process.ts'
import { lastLines, quoteWords } from '../../base/text/text.ts'
import { type ChosenFiles, chooseFiles, type SourceEntry } from './choose-files.ts'
import { parseTree } from './fetch-source.ts'
import { gitEnvironment, missingGit, PATIENCE_SECONDS } from './git.ts'

/** A user's own repository, whose git settings are heeded as they are where the user checks it out. */
export interface Checkout {
  readonly root: string
  /** A folder of it, relative to the root; `.`: the root itself. */
  readonly folder: string
}

/** What git advises on a repository that is another user's, in every language. */
const SAFE_FOLDER = /--add safe\.directory (.+)/

/** The repository that a folder lies in. UserError where there is none. */
export async function findCheckout(folder: string): Promise<Checkout> {
  const told = await git(folder, ['rev-parse', '--show-toplevel', '--show-prefix'])
  const [root = '', prefix = ''] = told.stdout.split('\n')
  if (told.exitCode === 0 && root !== '') return { root, folder: prefix.replace(/\/$/, '') || '.' }
  const [, owned] = SAFE_FOLDER.exec(told.stderr) ?? []
  throw new UserError(
    owned === undefined
      ? `${folder} is not in a git repository, which --base needs: ${lastLine(told.stderr)}`
      : `git reads no repository of another user, as ${folder} is. If you trust who that is: git config --global --add safe.directory ${owned}`,
  )
}

/** The commit that a branch, tag or commit names. UserError where the repository here lacks it. */
export async function resolveCommit({ root }: Checkout, revision: string): Promise<string> {
  const told = await git(root, ['rev-parse', '--quiet', '--verify', '--end-of-options', `${revision}^{commit}`])
  if (told.exitCode === 0) return told.stdout.trim()
  const fetch = await fetchOf(root, revision)
  throw new UserError(
    `The repository here has no revision '${revision}'. Where it was fetched without its history, fetch it first: ` +
      `${fetch}, or in a workflow fetch-depth: 0 of actions/checkout.`,
  )
}

/** The command after which a revision has the name that it was given by, where it is a branch; else all commits that lack. */
async function fetchOf(root: string, revision: string): Promise<string> {
  const remotes = (await git(root, ['remote'])).stdout.split('\n').filter((name) => name !== '')
  const remote = remotes.find((name) => revision.startsWith(`${name}/`))
  const branch = remote === undefined ? revision : revision.slice(remote.length + 1)
  if (!BRANCH.test(branch)) return 'git fetch --unshallow'
  const to = remote === undefined ? branch : `refs/remotes/${revision}`
  return quoteWords(['git', 'fetch', remote ?? remotes[0] ?? 'origin', `${branch}:${to}`])
}

/** What may be a branch, and is no commit by its hash, or by its place before another. */
const BRANCH = /^(?!HEAD$|[0-9a-f]{7,40}$)[\w./-]+$/

/** Writes the files of a commit into a new folder, as a checkout would: with the user's filters, as Git LFS. */
export async function stageCommit(
  { root }: Checkout,
  commit: string,
  to: string,
  scratch: string,
): Promise<ChosenFiles> {
  const env = { ...gitEnvironment(), GIT_INDEX_FILE: join(scratch, 'index') }
  const chosen = chooseFiles(
    parseTree(await mustRun(root, ['ls-tree', '-r', '-l', '-z', '--full-tree', commit], { env })),
  )
  await makeFolders(to)
  await mustRun(root, ['read-tree', commit], { env })
  const input = chosen.files.map((path) => `${path}\0`).join('')
  await mustRun(root, ['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${to}/`], { env, input })
  return chosen
}

/** Copies the files that lie here into a new folder: what git keeps, and what it would if it were added. */
export async function stageWorkingTree({ root }: Checkout, to: string): Promise<ChosenFiles> {
  const listed = await mustRun(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const entries: SourceEntry[] = []
  for (const path of new Set(listed.split('\0').filter((each) => each !== ''))) {
    const found = await lookBelow(root, path)
    if (found.kind !== 'none') entries.push({ path, kind: found.kind, sizeBytes: found.stats.size })
  }
  const chosen = chooseFiles(entries)
  await makeFolders(to)
  for (const path of chosen.files) await copyBelow(root, to, path)
  return chosen
}

/** Files that git keeps at or below some paths of the checkout, whatever their case; none of what lies outside of it. */
export async function listKept({ root }: Checkout, paths: readonly string[]): Promise<string[]> {
  const below = paths.map((path) => relative(root, path)).filter((path) => path !== '' && !leadsOut(path))
  if (below.length === 0) return []
  const listed = await mustRun(root, ['ls-files', '-z', '--', ...below.map((path) => `:(top,icase,literal)${path}`)])
  return listed.split('\0').filter((path) => path !== '')
}

/** Paths below a folder, relative to it, that lie here otherwise than in a revision: changed, new or gone. UserError where there is none. */
export async function listChanged(folder: string, revision: string): Promise<string[]> {
  const checkout = await findCheckout(folder)
  const commit = await resolveCommit(checkout, revision)
  const asked = ['-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--relative', '--name-only']
  const changed = await mustRun(folder, ['diff', ...asked, commit, '--', '.'])
  const added = await mustRun(folder, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.'])
  return [...new Set(`${changed}${added}`.split('\0').filter((path) => path !== ''))].sort()
}

/**
 * What git keeps at a path of the checkout or on the way to it, where it can be a link that leads anywhere on this host; null:
 * nothing, and what lies there is the user's own.
 */
export async function findKept(checkout: Checkout, path: string): Promise<string | null> {
  const names = relative(checkout.root, path).split('/')
  const places = names.map((_, depth) =>
    names
      .slice(0, depth + 1)
      .join('/')
      .toLowerCase(),
  )
  const kept = await listKept(checkout, [path, join(checkout.root, names[0] ?? '')])
  return kept.find((each) => places.includes(each.toLowerCase())) ?? null
}

/** No hook runs, and no program that watches files. */
const QUIET = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']

async function git(folder: string, args: readonly string[], options: CommandOptions = {}) {
  try {
    return await runCommand('git', ['-C', folder, ...QUIET, ...args], {
      env: gitEnvironment(),
      timeoutSeconds: PATIENCE_SECONDS,
      ...options,
    })
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? missingGit() : error
  }
}

async function mustRun(folder: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const { exitCode, stdout, stderr } = await git(folder, args, { endsWhenFull: true, ...options })
  if (exitCode === 0) return stdout
  throw new UserError(`git ${args[0]} failed in ${folder}: ${lastLine(stderr)}`, 1)
}

const lastLine = (said: string) => lastLines(said, 1) || 'it said nothing'
