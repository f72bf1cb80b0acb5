import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { errorCode, UserError } from '../base/errors.ts'
import { statIfPresent, writeFileAtomic } from '../base/files.ts'
import { runCommand } from '../base/process.ts'
import { makeScratch, removeTree } from '../base/scratch.ts'
import { withoutCredentials } from '../base/secrets.ts'
import { chooseFiles, type SourceEntry } from './choose-files.ts'
import { findGitFolder } from './git-folder.ts'

/** A repository's files in a folder of ours, and what they are pinned to. */
export interface FetchedSource extends AsyncDisposable {
  readonly folder: string
  /** What the manifest names as origin; never a path of this machine. */
  readonly repository: string
  readonly commit: string | null
  readonly commitDate: string | null
}

export interface FetchRequest {
  /** Git URL, file URL, or path of a folder. */
  readonly source: string
  readonly commit?: string
  readonly branch?: string
}

const GIT_URL = /^(https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/

export async function fetchSource(request: FetchRequest): Promise<FetchedSource> {
  const { source } = request
  if (GIT_URL.test(source)) return clone(request, source, withoutCredentials(source))
  const folder = source.startsWith('file:') ? toPath(source) : resolve(source)
  const found = await statIfPresent(folder)
  if (!found?.isDirectory()) {
    throw new UserError(`'${withoutCredentials(source)}' is neither a URL (https://…, file://…) nor a folder.`)
  }
  const gitFolder = await findGitFolder(folder)
  const name = basename(folder)
  if (gitFolder !== null) return clone(request, pathToFileURL(gitFolder).href, `repository ${name}`)
  if (request.commit || request.branch) {
    throw new UserError(`'${source}' is a plain folder, so there is no --commit or --branch to choose.`)
  }
  return { folder, repository: `folder ${name}`, commit: null, commitDate: null, [Symbol.asyncDispose]: async () => {} }
}

function toPath(url: string): string {
  try {
    return resolve(fileURLToPath(url))
  } catch {
    throw new UserError(`'${url}' is no file URL of this machine: file:///path/to/the/repository.`)
  }
}

/** Fetching heeds the user's git settings (credential helper, proxy, certificates), and runs no hook. */
const FETCHING = ['-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never']
const NEWEST = ['--quiet', '--depth', '1', '--no-tags']
/** Options by which git reads exactly the folder of this machine that was looked at, and none beside or inside of it. */
const EXACTLY = ['--upload-pack', 'git-upload-pack --strict']

/** Reading what was fetched heeds no setting of the user's or the system's: their filters would run on a stranger's files. */
const READING = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.attributesFile=/dev/null']
const readingEnvironment = (nowhere: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: nowhere,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
})

/** A repository's own attributes would have git write other bytes than were committed: line ends, encodings, its own ids. */
const AS_COMMITTED = '* -text -ident -filter !eol !crlf !working-tree-encoding\n'

/** Variables of the user's shell or of a hook by which git would work on another repository than it is told to. */
const OTHER_REPOSITORY =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|(?:ALTERNATE_)?OBJECT_DIRECTOR(?:Y|IES)|TEMPLATE_DIR)$/

/** The user's environment for git on a repository that it is told by its folder. */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name)))

async function clone({ source, commit, branch }: FetchRequest, url: string, repository: string) {
  if (source.startsWith('-')) throw new UserError(`'${source}' is no URL.`)
  const staging = await makeScratch('import')
  const folder = join(staging, 'clone')
  const fetching = { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0' }
  const git = async (env: NodeJS.ProcessEnv, args: readonly string[], input = '') => {
    const { exitCode, stdout, stderr } = await runCommand('git', args, {
      ...{ env, input, timeoutSeconds: 600, endsWhenFull: true },
    })
    if (exitCode === 0) return stdout.trim()
    const complaint = stderr.trim().split('\n').at(-1) || 'it took too long, or has too many files'
    throw new UserError(withoutCredentials(`git could not fetch ${source}: ${complaint}`), 1)
  }
  const fetch = (...args: readonly string[]) => git(fetching, [...FETCHING, ...args])
  const how = [...NEWEST, ...(url.startsWith('file:') ? EXACTLY : [])]
  const read = (args: readonly string[], input?: string) =>
    git(readingEnvironment(staging), [...READING, '-C', folder, ...args], input)
  try {
    if (commit) {
      await fetch('init', '--quiet', '--template=', folder)
      await fetch('-C', folder, 'fetch', ...how, '--', url, commit)
    } else {
      const wanted = branch ? ['--branch', branch] : []
      await fetch('clone', '--no-checkout', '--template=', ...how, ...wanted, '--', url, folder)
    }
    const head = await read(['rev-parse', '--verify', `${commit ? 'FETCH_HEAD' : 'HEAD'}^{commit}`])
    const { files, links } = chooseFiles(parseTree(await read(['ls-tree', '-r', '-l', '-z', '--full-tree', head])))
    await read(['read-tree', head])
    await writeFileAtomic(join(folder, '.git/info/attributes'), AS_COMMITTED, folder)
    // Links come last: nothing is written where one leads.
    for (const paths of [files, links]) {
      await read(['checkout-index', '--quiet', '-z', '--stdin'], paths.map((path) => `${path}\0`).join(''))
    }
    return {
      folder,
      repository,
      commit: head,
      commitDate: await read(['log', '-1', '--format=%cI', head]),
      [Symbol.asyncDispose]: () => removeTree(staging),
    }
  } catch (error) {
    await removeTree(staging)
    if (errorCode(error) === 'ENOENT') throw new UserError('git is not installed: sudo apt-get install git', 1)
    throw error
  }
}

const KINDS: ReadonlyMap<string, SourceEntry['kind']> = new Map([
  ['100644', 'file'],
  ['100755', 'file'],
  ['120000', 'link'],
  ['160000', 'submodule'],
])

/** The files of a commit with their sizes, before anything of them is written. */
export function parseTree(listing: string): SourceEntry[] {
  const lines = listing.split('\0').filter((line) => line !== '')
  return lines.map((line) => {
    const [, mode = '', size = '', path = ''] = /^(\d+) \S+ \S+ +(\d+|-)\t([\s\S]*)$/.exec(line) ?? []
    const kind = KINDS.get(mode)
    if (kind === undefined) throw new UserError(`git lists a file in a form that is not understood: mode '${mode}'.`, 1)
    return { path, kind, sizeBytes: Number(size) || 0 }
  })
}
