import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { errorCode, UserError } from '../base/errors.ts'
import { statIfPresent } from '../base/files.ts'
import { runCommand } from '../base/process.ts'

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

const GIT_URL = /^(https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/

export async function fetchSource(request: FetchRequest): Promise<FetchedSource> {
  if (GIT_URL.test(request.source)) return clone(request)
  const folder = resolve(request.source)
  const found = await statIfPresent(folder)
  if (!found?.isDirectory()) {
    throw new UserError(`'${request.source}' is neither a URL (https://…, file://…) nor a folder.`)
  }
  if ((await statIfPresent(join(folder, '.git'))) !== null) return clone({ ...request, source: folder })
  if (request.commit || request.branch) {
    throw new UserError(`'${request.source}' is a plain folder, so there is no --commit or --branch to choose.`)
  }
  const repository = `folder ${basename(folder)}`
  return { folder, repository, commit: null, commitDate: null, [Symbol.asyncDispose]: async () => {} }
}

/** Nothing of the user's git set-up runs: no hooks, no filters, no prompts; submodules and LFS content are not fetched. */
const SAFE_GIT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'core.hooksPath',
  GIT_CONFIG_VALUE_0: '/dev/null',
  GIT_CONFIG_KEY_1: 'protocol.ext.allow',
  GIT_CONFIG_VALUE_1: 'never',
}

/** A name, a password or a token in a URL is for git alone: neither a manifest nor an error shows it. */
const withoutCredentials = (text: string) => text.replaceAll(/(\w:\/\/)[^/@\s]*@/g, '$1')

async function clone({ source, commit, branch }: FetchRequest): Promise<FetchedSource> {
  if (source.startsWith('-')) throw new UserError(`'${source}' is no URL.`)
  const staging = await mkdtemp(join(tmpdir(), 'greenml-import-'))
  const folder = join(staging, 'clone')
  const git = async (...args: string[]) => {
    const result = await runCommand('git', args, { env: { ...process.env, ...SAFE_GIT }, timeoutSeconds: 600 })
    if (result.exitCode === 0) return result.stdout.trim()
    const complaint = result.stderr.trim().split('\n').at(-1) || 'timed out'
    throw new UserError(withoutCredentials(`git could not fetch ${source}: ${complaint}`), 1)
  }
  try {
    if (commit) {
      await git('init', '--quiet', folder)
      await git('-C', folder, 'fetch', '--quiet', '--depth', '1', '--', source, commit)
      await git('-C', folder, 'checkout', '--quiet', '--detach', 'FETCH_HEAD')
    } else {
      const wanted = branch ? ['--branch', branch] : []
      await git('clone', '--quiet', '--depth', '1', '--no-tags', ...wanted, '--', asUrl(source), folder)
    }
    return {
      folder,
      repository:
        GIT_URL.test(source) && !source.startsWith('file:')
          ? withoutCredentials(source)
          : `repository ${basename(source)}`,
      commit: await git('-C', folder, 'rev-parse', 'HEAD'),
      commitDate: await git('-C', folder, 'log', '-1', '--format=%cI'),
      [Symbol.asyncDispose]: () => rm(staging, { recursive: true, force: true }),
    }
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (errorCode(error) === 'ENOENT') throw new UserError('git is not installed: sudo apt-get install git', 1)
    throw error
  }
}

/** A shallow clone of a local path needs the URL form. */
const asUrl = (source: string) => (source.startsWith('/') ? `file://${source}` : source)
