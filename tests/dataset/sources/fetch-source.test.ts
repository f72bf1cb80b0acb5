import { randomBytes } from 'node:crypto'
import { access, chmod, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { type FetchRequest, fetchSource } from '../../../src/dataset/sources/fetch-source.ts'
import { gitIn, makeRepository } from '../../support/git.ts'
import { makeFolder } from '../../support/temporary.ts'

it('fetches the commit or the branch that is asked for, from a path or a file URL', async () => {
  const repository = await makeRepository('code', { 'main.py': 'first' })
  const first = await repository.git('rev-parse', 'HEAD')
  await repository.git('checkout', '--quiet', '-b', 'other')
  const second = await repository.commit({ 'main.py': 'second' })
  await repository.git('checkout', '--quiet', 'main')
  const third = await repository.commit({ 'main.py': 'third' })
  const source = repository.folder
  const fetchText = async (request: FetchRequest) => {
    await using fetched = await fetchSource(request)
    expect(fetched.repository).toBe('repository code')
    return [fetched.commit, fetched.branch, await readFile(join(fetched.folder, 'main.py'), 'utf8')]
  }
  expect(await fetchText({ source })).toEqual([third, 'main', 'third'])
  expect(await fetchText({ source, commit: first })).toEqual([first, null, 'first'])
  expect(await fetchText({ source: `file://${source}`, commit: second })).toEqual([second, null, 'second'])
  expect(await fetchText({ source, branch: 'other' })).toEqual([second, 'other', 'second'])
  await repository.git('tag', 'v1', first)
  expect(await fetchText({ source, branch: 'v1' })).toEqual([first, null, 'first']) // a tag is no branch
})

it('takes a part by what it is called, whatever git reads in such a name', async () => {
  const repository = await makeRepository('code', { ':odd/main.py': '', 'src/main.py': '', ':(top)src/a.py': '' })
  for (const [path, files] of [
    [':odd', ['main.py']],
    [':(top)src', ['a.py']],
  ] as const) {
    await using fetched = await fetchSource({ source: repository.folder, path })
    expect(await readdir(fetched.folder)).toEqual(files)
  }
  for (const path of [':/src', ':(exclude)src', 's*'])
    await expect(fetchSource({ source: repository.folder, path })).rejects.toThrow(`has no files at '${path}'`)
})

it('says at once of a repository that names its commits by SHA-256 that no project can be pinned to it', async () => {
  const folder = await makeFolder({ 'main.py': '' })
  await gitIn(folder, 'init', '--quiet', '--object-format=sha256')
  await gitIn(folder, 'add', '--all')
  await gitIn(folder, 'commit', '--quiet', '--message', 'all')
  await expect(fetchSource({ source: folder })).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('commits are named by SHA-256'),
  })
})

it('runs no hook of the repository or of the user', async () => {
  const repository = await makeRepository('code', { 'main.py': '' })
  const trace = join(await makeFolder(), 'has-run')
  const hooks = await makeFolder({ 'post-checkout': `#!/bin/sh\ntouch ${trace}\n` })
  await chmod(join(hooks, 'post-checkout'), 0o755)
  const home = await makeFolder({ '.gitconfig': `[core]\n\thooksPath = ${hooks}\n` })
  const before = process.env.HOME
  process.env.HOME = home
  try {
    await using _fetched = await fetchSource({ source: repository.folder })
    await expect(access(trace)).rejects.toThrow('ENOENT')
  } finally {
    process.env.HOME = before
  }
})

it('takes a plain folder as it is, and does not remove it', async () => {
  const folder = await makeFolder({ 'main.py': '' })
  {
    await using fetched = await fetchSource({ source: folder })
    expect(fetched).toMatchObject({ folder, commit: null, commitDate: null })
  }
  expect(await readFile(join(folder, 'main.py'), 'utf8')).toBe('')
  await expect(fetchSource({ source: folder, commit: 'abc' })).rejects.toThrow('plain folder')
})

it('tells the fault of git, without credentials', async () => {
  const source = 'http://someone:hunter2@127.0.0.1:1/repository.git'
  const error = await fetchSource({ source }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UserError', exitCode: 1 })
  expect(String(error)).toContain('http://127.0.0.1:1/repository.git')
  expect(String(error)).not.toContain('hunter2')
  const { folder } = await makeRepository('code', { 'main.py': '' })
  await expect(fetchSource({ source: folder, branch: 'none' })).rejects.toMatchObject({ exitCode: 1 })
  await expect(fetchSource({ source: folder, commit: '0'.repeat(40) })).rejects.toMatchObject({ exitCode: 1 })
})

it.each(['part', '.'])('runs no command that is asked for as a commit, of the folder %s', async (path) => {
  const { folder } = await makeRepository('code', { 'part/a.py': '' })
  const trace = join(await makeFolder(), 'has-run')
  const commit = `--upload-pack=touch ${trace}; git-upload-pack`
  await expect(fetchSource({ source: `file://${folder}`, commit, path })).rejects.toMatchObject({ name: 'UserError' })
  await expect(access(trace)).rejects.toThrow('ENOENT')
})

it.each([
  ['holds a file twice', ['main.py', 'main.py'], /^The commit holds 'main\.py' twice/],
  ['lacks a file of its own', ['main.py', 'lost'], /^git could not fetch .*: remote: fatal: .*f{40}/],
] as const)('tells of a commit that %s why it can not be fetched', async (_, names, why) => {
  const { folder, git } = await makeRepository('code', { 'main.py': '' })
  const blob = await git('rev-parse', 'HEAD:main.py')
  const list = names.map((name) => `100644 blob ${name === 'lost' ? 'f'.repeat(40) : blob}\t${name}\n`).join('')
  const made = await runCommand('git', ['-C', folder, 'mktree', '--missing'], { input: list })
  await git('update-ref', 'HEAD', await git('commit-tree', '-m', 'odd', made.stdout.trim()))
  await expect(fetchSource({ source: `file://${folder}` })).rejects.toMatchObject({
    message: expect.stringMatching(why),
  })
})

it.skipIf(process.platform !== 'linux')('says of a pack that is too large that it is', async () => {
  const { folder } = await makeRepository('code', { 'main.py': randomBytes(100_000).toString('hex') })
  const code = `import { fetchSource } from '${pathToFileURL('src/dataset/sources/fetch-source.ts').href}'
await fetchSource({ source: 'file://${folder}' }).catch((error) => console.log(error.message))`
  const node = [process.execPath, '--no-warnings', '--input-type=module', '-e', code]
  const { stdout } = await runCommand('prlimit', ['--fsize=20000', ...node])
  expect(stdout).toMatch(/: it took too long, has too many files, or is larger than a project may be\n$/)
})

it.skipIf(process.platform !== 'linux')(
  'gives git no more memory than it may have, and tells that it took more',
  async () => {
    const says = 'echo "fatal: Out of memory, realloc failed" >&2; exit 128'
    const bin = await makeFolder({ git: `#!/bin/sh\n[ "$(ulimit -d)" = 4194304 ] || exit 1\n${says}\n` })
    await chmod(join(bin, 'git'), 0o755)
    const before = process.env.PATH
    process.env.PATH = `${bin}:${before}`
    try {
      await expect(fetchSource({ source: 'git://127.0.0.1:1/code' })).rejects.toThrow(
        'git could not fetch git://127.0.0.1:1/code: it took more memory than the 4 GiB that it may have',
      )
    } finally {
      process.env.PATH = before
    }
  },
)

it('names the mirror that was asked in the place of an address', async () => {
  const { folder } = await makeRepository('code', { 'main.py': '' })
  const asked = { source: 'https://example.org/somebody/code', at: `file://${folder}`, commit: '0'.repeat(40) }
  await expect(fetchSource(asked)).rejects.toThrow(`git could not fetch ${asked.source} from the mirror ${asked.at}: `)
})

it.each(['/no/such/folder', 'ext::sh -c id', '--upload-pack=x', '-x@host:path'])(
  'refuses %s as a source',
  async (source) => {
    await expect(fetchSource({ source })).rejects.toMatchObject({ name: 'UserError', exitCode: 2 })
  },
)
