import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeFolder, writeFiles } from './temporary.ts'

const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']

export async function gitIn(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: '2024-03-01T12:00:00Z' }
  const { exitCode, stdout, stderr } = await runCommand('git', [...WHO, '-C', folder, ...args], { env })
  if (exitCode !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** Makes a folder a repository whose branch `main` holds all that lies there. */
export async function keepInGit(folder: string): Promise<void> {
  await gitIn(folder, 'init', '--quiet', '--initial-branch', 'main')
  await gitIn(folder, 'add', '--all', '--force')
  await gitIn(folder, 'commit', '--quiet', '--message', 'all')
}

/** Commits all that lies in a folder, and leaves it at a merge as GitHub makes one for a pull request: its first commit comes first. */
export async function pushAsMerge(folder: string): Promise<void> {
  await gitIn(folder, 'add', '--all', '--force')
  await gitIn(folder, 'commit', '--quiet', '--message', 'push')
  const base = await gitIn(folder, 'rev-list', '--max-parents=0', 'HEAD')
  const tree = await gitIn(folder, 'rev-parse', 'HEAD^{tree}')
  const merge = await gitIn(folder, 'commit-tree', '-p', base, '-p', 'HEAD', '-m', 'merge', tree)
  await gitIn(folder, 'update-ref', 'HEAD', merge)
}

export interface Repository {
  readonly folder: string
  commit(files: Readonly<Record<string, string>>): Promise<string>
  git(...args: string[]): Promise<string>
}

/** A real repository with one commit on the branch `main`. */
export async function makeRepository(name: string, files: Readonly<Record<string, string>>): Promise<Repository> {
  const folder = join(await makeFolder(), name)
  await writeFiles(folder, {})
  await writeFiles(folder, files)
  await gitIn(folder, 'init', '--quiet', '--initial-branch', 'main')
  const commit = async (changes: Readonly<Record<string, string>>) => {
    await writeFiles(folder, changes)
    await gitIn(folder, 'add', '--all', '--force')
    await gitIn(folder, 'commit', '--quiet', '--message', 'change')
    return gitIn(folder, 'rev-parse', 'HEAD')
  }
  await commit({})
  return { folder, commit, git: (...args) => gitIn(folder, ...args) }
}

/** A server of git's own for the repositories in a folder, while the test runs: its address, without a slash at the end. */
export async function serveByGit(folder: string): Promise<string> {
  const words = ['daemon', '--inetd', '--export-all', `--base-path=${folder}`, folder]
  const server = createServer((socket) => {
    const git = spawn('git', words, { stdio: ['pipe', 'pipe', 'ignore'] })
    socket.pipe(git.stdin)
    git.stdout.pipe(socket)
    for (const stream of [socket, git.stdin]) stream.on('error', () => git.kill())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `git://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A commit of files whose names need not be ones that a work tree can have. */
export async function commitTree(repository: Repository, paths: readonly string[], blob: string): Promise<void> {
  const list = paths.map((path) => `100644 ${blob}\t${path}\0`).join('')
  const env = { ...process.env, GIT_DIR: join(repository.folder, '.git') }
  const { exitCode, stderr } = await runCommand('git', ['update-index', '-z', '--index-info'], { input: list, env })
  if (exitCode !== 0) throw new Error(stderr)
  await repository.git('commit', '--quiet', '--message', 'tree')
}
