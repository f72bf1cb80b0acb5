import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { UserError } from '../../base/errors.ts'
import { statIfPresent, writeFileAtomic } from '../../base/files/files.ts'
import { makeScratch, removedAfter, removeTree } from '../../base/files/scratch.ts'
import { enterBelow, readBelow } from '../../base/files/untrusted-files.ts'
import { addressWithoutCredentials } from '../../base/secrets.ts'
import { withoutEndSlashes } from '../../base/text/text.ts'
import { commitHash } from '../../schema/common.ts'
import { chooseFiles, isLeftOut, refuseTooMuch, type SourceEntry } from './choose-files.ts'
import { atItsAddress } from './follow-redirects.ts'
import { type Git, openGit } from './git.ts'
import { findGitFolder } from './git-folder.ts'

/** A repository's files in a folder of ours, and what they are pinned to. */
export interface FetchedSource extends AsyncDisposable {
  readonly folder: string
  /** What the manifest names as origin; never a path of this machine. */
  readonly repository: string
  readonly commit: string | null
  readonly commitDate: string | null
  readonly branch: string | null
  /** What of the repository was not fetched. */
  readonly leftOut: readonly string[]
}

export interface FetchRequest {
  /** Where a mirror has it, as a URL; it is named by `source` all the same. */
  readonly at?: string | null | undefined
  /** Git URL, file URL, or path of a folder. */
  readonly source: string
  readonly commit?: string
  readonly branch?: string
  /** The folder of the repository that is the project; nothing else of it is fetched. */
  readonly path?: string
  readonly signal?: AbortSignal | undefined
}

const GIT_URL = /^(https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/

/** Whether it is an address that git reaches by the net. */
export const isGitUrl = (source: string): boolean => GIT_URL.test(source)

export async function fetchSource(request: FetchRequest): Promise<FetchedSource> {
  const { source } = request
  if (isGitUrl(source)) {
    const shown = addressWithoutCredentials(source)
    if (/[\s'"]/.test(source))
      throw new UserError(`The address ${shown} holds a blank or a quote: write it as %20, %22 or %27.`)
    return clone(request, await findAddress(request), shown)
  }
  const folder = source.startsWith('file:') ? toPath(source) : resolve(source)
  const found = await statIfPresent(folder)
  if (!found?.isDirectory()) {
    const named = addressWithoutCredentials(source)
    if (found?.isFile())
      throw new UserError(`${named} is a file: name the folder of its project (greenml import FOLDER --entry SCRIPT).`)
    throw new UserError(
      `There is no folder ${named}, and it is no URL: name a folder, or an address as https://… or file://….`,
    )
  }
  const gitFolder = await findGitFolder(folder)
  const name = basename(folder)
  if (gitFolder !== null) return clone(request, pathToFileURL(gitFolder).href, `repository ${name}`)
  if (request.commit || request.branch) {
    throw new UserError(`'${source}' is a plain folder, so there is no --commit or --branch to choose.`)
  }
  const { path = '.' } = request
  return {
    folder: path === '.' ? folder : await enterBelow(folder, path),
    repository: `folder ${name}`,
    commit: null,
    commitDate: null,
    branch: null,
    leftOut: [],
    [Symbol.asyncDispose]: async () => {},
  }
}

/** What git is told: a mirror's own address, or the git folder that one of this machine is; without a mirror the repository's. */
export async function findAddress({ source, at }: Pick<FetchRequest, 'source' | 'at'>): Promise<string> {
  return at?.startsWith('file:') ? pathToFileURL(await requireGitFolder(toPath(at))).href : (at ?? source)
}

/** The git folder of a folder. UserError where it has none. */
async function requireGitFolder(folder: string): Promise<string> {
  const found = await findGitFolder(folder)
  if (found === null) throw new UserError(`${folder} is no git repository.`)
  return found
}

/** The path that a file URL of this machine names. */
function toPath(url: string): string {
  try {
    return resolve(fileURLToPath(url))
  } catch {
    throw new UserError(`'${url}' is no file URL of this machine: file:///path/to/the/repository.`)
  }
}

const NEWEST = ['--quiet', '--depth', '1', '--no-tags']
/** Command by which git reads exactly the folder of this machine that was looked at, and none beside or inside of it. */
const STRICTLY = 'git-upload-pack --strict'
/** Command by which git reads such a folder, of which parts may be asked for, as of a server. */
const IN_PARTS = 'git -c uploadpack.allowFilter=true -c uploadpack.allowAnySHA1InWant=true upload-pack --strict'

/** A repository's own attributes would have git write other bytes than were committed: line ends, encodings, its own ids. */
export const AS_COMMITTED = '* -text -ident -filter !eol !crlf !working-tree-encoding\n'

async function clone(request: FetchRequest, url: string, repository: string): Promise<FetchedSource> {
  const { source, commit, path = '.' } = request
  if (source.startsWith('-')) throw new UserError(`'${source}' is no URL.`)
  const staging = await makeScratch('import')
  const folder = join(staging, 'clone')
  const git = openGit({ source, at: request.at, folder, home: staging, signal: request.signal })
  try {
    const branch = await fetchCommit(git, folder, url, request)
    const head = await git.read(['rev-parse', '--verify', `${commit ? 'FETCH_HEAD' : 'HEAD'}^{commit}`])
    if (!commitHash.safeParse(head).success)
      throw new UserError(
        `In ${repository} commits are named by SHA-256: a project can be pinned to a name by SHA-1 alone.`,
      )
    const part = path === '.' ? '' : `${withoutEndSlashes(path)}/`
    if (part !== '') await fetchPart(git, folder, head, part)
    const listed = await listTree(git, head, part)
    if (listed.length === 0) throw new UserError(`${source} has no files at '${path}' in commit ${head}.`)
    const inside = listed.map((entry) => ({ ...entry, path: entry.path.slice(part.length) }))
    const { files, links, leftOut } = chooseFiles(inside)
    await git.read(['read-tree', head])
    await writeFileAtomic(join(folder, '.git/info/attributes'), AS_COMMITTED, folder)
    // Links come last: nothing is written where one leads.
    for (const paths of [files, links]) {
      await git.read(['checkout-index', '--quiet', '-z', '--stdin'], paths.map((each) => `${part}${each}\0`).join(''))
    }
    return {
      folder: join(folder, part),
      repository,
      branch,
      leftOut,
      commit: head,
      commitDate: await git.read(['log', '-1', '--format=%cI', head]),
      [Symbol.asyncDispose]: () => removeTree(staging),
    }
  } catch (error) {
    await removeTree(staging)
    throw error
  }
}

/** Files of a commit by what they are called, each read whole, and nothing else of the repository. UserError where one, or all together, are too large. */
export async function fetchTexts(
  request: Pick<FetchRequest, 'source' | 'at' | 'signal'> & { readonly commit: string },
  isWanted: (path: string) => boolean,
  mostBytes: number,
): Promise<Map<string, Buffer>> {
  const { source, commit, at } = request
  const url = await findAddress({ source, at })
  await using staging = removedAfter(await makeScratch('texts'))
  const folder = join(staging.folder, 'clone')
  const git = openGit({ source, at, folder, home: staging.folder, signal: request.signal })
  await fetchCommit(git, folder, url, { source, commit, path: 'some' })
  const isText = ({ kind, path }: TreeLine) => kind === 'file' && isWanted(path) && !/[\p{Cc}\\]/u.test(path)
  const wanted = (await readTree(git, commit, '')).filter(isText)
  await fetchBlobs(
    git,
    folder,
    wanted.map(({ id }) => id),
  )
  refuseTooMuch(await addSizes(git, wanted))
  await git.read(['read-tree', commit])
  await writeFileAtomic(join(folder, '.git/info/attributes'), AS_COMMITTED, folder)
  await git.read(['checkout-index', '--quiet', '-z', '--stdin'], wanted.map(({ path }) => `${path}\0`).join(''))
  const texts = new Map<string, Buffer>()
  for (const { path } of wanted) {
    const bytes = await readBelow(folder, path, mostBytes)
    if (bytes !== null) texts.set(path, bytes)
  }
  return texts
}

/** Fetches one commit; of a part of a repository only its trees. Returns the branch, where it is known. */
const fetchCommit = (git: Git, folder: string, address: string, request: FetchRequest) =>
  atItsAddress(git, address, (url) => fetchFrom(url, git, folder, request))

async function fetchFrom(url: string, git: Git, folder: string, { commit, branch, path }: FetchRequest) {
  const isPart = path !== undefined && path !== '.'
  const local = url.startsWith('file:') ? ['--upload-pack', isPart ? IN_PARTS : STRICTLY] : []
  const how = [...NEWEST, ...local, ...(isPart ? ['--filter=blob:none'] : [])]
  if (commit) {
    await git.fetch(['init', '--quiet', '--template=', folder])
    await git.fetch(['-C', folder, 'config', 'remote.origin.url', url])
    await git.fetch(['-C', folder, 'fetch', ...how, '--', 'origin', commit])
    return branch ?? null
  }
  const wanted = branch ? ['--branch', branch] : []
  await git.fetch(['clone', '--no-checkout', '--template=', ...how, ...wanted, '--', url, folder])
  const head = await git.read(['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '')
  return head === '' ? null : head // none where a tag was asked for
}

/** The files of a part of a commit whose trees are here, without those that no project has. */
async function fetchPart(git: Git, folder: string, head: string, part: string): Promise<void> {
  const blobs = (await readTree(git, head, part)).flatMap(({ id, kind, path }) =>
    kind === 'submodule' || path.slice(part.length).split('/').some(isLeftOut) ? [] : [id],
  )
  await fetchBlobs(git, folder, blobs)
}

/** All in one request. */
async function fetchBlobs(git: Git, folder: string, blobs: readonly string[]): Promise<void> {
  if (blobs.length === 0) return
  const url = await git.read(['remote', 'get-url', 'origin'])
  const local = url.startsWith('file:') ? ['--upload-pack', IN_PARTS] : []
  const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', '--filter=blob:none']
  await git.fetch(
    ['-C', folder, '-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...quietly, ...local, '--stdin', 'origin'],
    `${[...new Set(blobs)].join('\n')}\n`,
  )
  // Git would fetch by itself what it misses, the files that are left out among it.
  await git.read(['config', '--remove-section', 'remote.origin'])
  await git.read(['config', '--unset', 'extensions.partialClone']).catch(() => {})
}

const KINDS: ReadonlyMap<string, SourceEntry['kind']> = new Map([
  ['100644', 'file'],
  ['100755', 'file'],
  ['120000', 'link'],
  ['160000', 'submodule'],
])

interface TreeLine extends SourceEntry {
  readonly id: string
}

/** Files of a commit below `part` (all where it is empty), by their paths in the repository; sizes are 0. */
async function readTree(git: Git, head: string, part: string): Promise<TreeLine[]> {
  const of = part === '' ? [] : [part]
  return parseTree(await git.read(['ls-tree', '-r', '-z', '--full-tree', head, '--', ...of]))
}

/** Files as `git ls-tree -r -z` lists them, with `-l` with their sizes, before anything of them is written. */
export function parseTree(listing: string): TreeLine[] {
  const lines = listing.split('\0').filter((line) => line !== '')
  const paths = new Set<string>()
  return lines.map((line) => {
    const [, mode = '', id = '', size = '', path = ''] =
      /^(\d+) \S+ ([0-9a-f]+)(?: +(\d+|-))?\t([\s\S]*)$/.exec(line) ?? []
    const kind = KINDS.get(mode)
    if (kind === undefined) throw new UserError(`git lists a file in a form that is not understood: mode '${mode}'.`, 1)
    if (paths.has(path)) throw new UserError(`The commit holds '${path}' twice: git writes neither.`, 1)
    paths.add(path)
    return { id, path, kind, sizeBytes: Number(size) || 0 }
  })
}

/** Files of a commit with their sizes. */
const listTree = async (git: Git, head: string, part: string): Promise<SourceEntry[]> =>
  addSizes(git, await readTree(git, head, part))

/** Files with their sizes, before anything of them is written; 0 for what was not fetched. */
async function addSizes(git: Git, lines: readonly TreeLine[]): Promise<SourceEntry[]> {
  const answers = await git.read(
    ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
    lines.map(({ id }) => `${id}\n`).join(''),
  )
  const sizes = new Map(
    answers
      .split('\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )
  return lines.map(({ id, kind, path }) => ({ path, kind, sizeBytes: Number(sizes.get(id)) || 0 }))
}
