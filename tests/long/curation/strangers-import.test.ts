import { chmod, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { importProject } from '../../../src/commands/import.ts'
import { copySource } from '../../../src/dataset/sources/copy-source.ts'
import { type FetchRequest, fetchSource } from '../../../src/dataset/sources/fetch-source.ts'
import { makeContext } from '../../support/context.ts'
import { commitTree, makeRepository, type Repository } from '../../support/git.ts'
import { makePipe, makeSocket } from '../../support/odd-files.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const SCRIPT = 'print("Accuracy:", 0.5)\n'

/** A temporary folder of this test's own, in which what is written besides shows. */
async function watchTemporary(): Promise<string> {
  const folder = await makeFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

/** Imports into a dataset that lies deep in a folder of its own, where what leads out of it shows. */
async function importInto(outer: string, source: string) {
  const dataset = join(outer, 'a/b/c/d/dataset')
  await mkdir(dataset, { recursive: true })
  const { context, lines } = makeContext({ ...machine.env, HOME: outer })
  const importing = importProject({ source, slug: 'p', dataset }, context)
  return { dataset, lines, importing }
}

const NAMES: readonly (readonly [string, string])[] = [
  ['that leads up by backslashes', '..\\..\\..\\..\\..\\evil.txt'],
  ['that leads up by backslashes further in', 'sub/..\\..\\..\\..\\..\\..\\evil.txt'],
  ["that takes another file's place", 'lib\\main.py'],
  ['that is absolute on another system', 'C:\\evil.txt'],
  ['of a backslash alone', '\\'],
  ['with a line of its own', 'a\n::add-mask::b.py'],
  ['that speaks to a terminal', 'a\u001b]52;c;eA==\u0007.py'],
  ['that turns the direction of a text', 'a\u202eyp.exe'],
]
it.each(NAMES)('writes nothing of a repository with a name %s', async (_name, name) => {
  const { folder } = await makeRepository('r', { 'main.py': SCRIPT, 'lib/main.py': 'own', [name]: 'evil' })
  for (const source of [folder, `file://${folder}`]) {
    const outer = await makeFolder()
    const { dataset, importing } = await importInto(outer, source)
    const error = await importing.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'UserError', exitCode: 3 })
    expect(String(error)).toMatch(/^[\P{Cc}]*$/u)
    expect(await readdir(outer)).toEqual(['a'])
    expect(await readdir(dataset)).toEqual([])
  }
})

it.each(NAMES)('writes nothing of a plain folder with a name %s', async (_name, name) => {
  const source = await makeFolder({ 'p/main.py': SCRIPT, 'p/lib/main.py': 'own', [`p/${name}`]: 'evil' })
  const outer = await makeFolder()
  await mkdir(join(outer, 'a/b/c/d/to'), { recursive: true })
  const copying = copySource(join(source, 'p'), join(outer, 'a/b/c/d/to'))
  await expect(copying).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readdir(outer)).toEqual(['a'])
  expect(await readdir(join(outer, 'a/b/c/d/to'))).toEqual([])
})

it('refuses a name whose bytes are no text, from git and from a folder', async () => {
  const repository = await makeRepository('r', { 'main.py': SCRIPT })
  const name = Buffer.concat([Buffer.from(`${repository.folder}/donn`), Buffer.from([0xe9, 0x65])])
  await writeFile(name, '')
  await repository.commit({})
  await expect(fetchSource({ source: repository.folder })).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  await rm(join(repository.folder, '.git'), { recursive: true })
  await expect(copySource(repository.folder, await makeFolder())).rejects.toMatchObject({ exitCode: 3 })
})

it('replaces nothing where two names are one', async () => {
  const from = await makeFolder({ 'A.py': 'first' })
  const to = await makeFolder({ 'A.py': 'there before' })
  await expect(copySource(from, to)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readFile(join(to, 'A.py'), 'utf8')).toBe('there before')
})

it('leaves out of a folder what is no plain file', async () => {
  const from = await makeFolder({ 'main.py': SCRIPT })
  makePipe(join(from, 'data.csv'))
  await makeSocket(join(from, 'socket'))
  expect(await copySource(from, await makeFolder())).toEqual({
    files: ['main.py'],
    leftOut: ['data.csv (a pipe)', 'socket (a socket)'],
  })
})

/** A repository of the user's own, and a stranger's folder which is put together from it. */
const BORROWED: readonly (readonly [string, (stranger: string, own: string) => Promise<unknown>])[] = [
  ['.git is a file', (stranger, own) => writeFile(join(stranger, '.git'), `gitdir: ${own}/.git\n`)],
  ['.git is a link', (stranger, own) => symlink(join(own, '.git'), join(stranger, '.git'))],
  ...(
    [
      ['it has alternates', 'objects/info/alternates', (own: string) => `${own}/.git/objects\n`],
      ['it has a common folder', 'commondir', (own: string) => `${own}/.git\n`],
    ] as const
  ).map(
    ([name, path, text]) =>
      [
        name,
        async (stranger: string, own: string) => {
          await writeFiles(join(stranger, '.git'), { [path]: text(own), HEAD: 'ref: refs/heads/main\n' })
          const head = await readFile(join(own, '.git/refs/heads/main'), 'utf8')
          await writeFiles(join(stranger, '.git'), { 'refs/heads/main': head, 'objects/pack/x': '' })
        },
      ] as const,
  ),
  ...(['objects', 'refs', 'HEAD', 'packed-refs'] as const).map(
    (path) =>
      [
        `its ${path} is a link`,
        async (stranger: string, own: string) => {
          await runCommand('git', ['-C', own, 'pack-refs', '--all'])
          await runCommand('cp', ['-r', join(own, '.git'), join(stranger, '.git')])
          await rm(join(stranger, '.git', path), { recursive: true })
          await symlink(join(own, '.git', path), join(stranger, '.git', path))
        },
      ] as const,
  ),
  [
    'a folder of its objects is a link',
    async (stranger, own) => {
      await runCommand('cp', ['-r', join(own, '.git'), join(stranger, '.git')])
      const [first = ''] = (await readdir(join(own, '.git/objects'))).filter((name) => name.length === 2)
      await rm(join(stranger, '.git/objects', first), { recursive: true })
      await symlink(join(own, '.git/objects', first), join(stranger, '.git/objects', first))
    },
  ],
  [
    'it has another inside of its .git',
    async (stranger, own) => {
      await writeFiles(stranger, { '.git/description': '' })
      await symlink(join(own, '.git'), join(stranger, '.git/.git'))
    },
  ],
  ...(['[include]', '[includeIf "gitdir:/"]', '[core] [ Include ]'] as const).flatMap((section) =>
    ['config', 'config.worktree'].map(
      (path) =>
        [
          `its ${path} has ${section}`,
          async (stranger: string, own: string) => {
            await runCommand('cp', ['-r', join(own, '.git'), join(stranger, '.git')])
            const place = join(stranger, '.git', path)
            const before = await readFile(place, 'utf8').catch(() => '')
            await writeFile(place, `${before}${section}\n\tpath = ${own}/secret\n`)
          },
        ] as const,
    ),
  ),
]
it.each(BORROWED)("brings no other repository of the user's into a dataset: %s", async (_name, borrow) => {
  const own = await makeRepository('own', { 'main.py': 'private = 1\n' })
  const stranger = await makeFolder({ 'r/README.md': '' })
  await borrow(join(stranger, 'r'), own.folder)
  for (const source of [join(stranger, 'r'), `file://${join(stranger, 'r')}`]) {
    await expect(fetchSource({ source })).rejects.toMatchObject({ name: 'UserError' })
  }
})

it('names the fix of a repository that is put together from others, which does', async () => {
  const own = await makeRepository('own', { 'main.py': SCRIPT })
  const worktree = join(await makeFolder(), 'tree')
  await own.git('worktree', 'add', '--quiet', worktree)
  await expect(fetchSource({ source: worktree })).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/\.git is a file, .* git clone it first, and import the clone\.$/),
  })
  const clone = join(await makeFolder(), 'clone')
  await own.git('clone', '--quiet', worktree, clone)
  await using fetched = await fetchSource({ source: clone })
  expect(await readFile(join(fetched.folder, 'main.py'), 'utf8')).toBe(SCRIPT)
})

it("imports a user's own repository by a link that was typed, a bare one, and one with linked hooks", async () => {
  const own = await makeRepository('own', { 'main.py': SCRIPT })
  const outer = await makeFolder()
  await symlink(own.folder, join(outer, 'typed'))
  await own.git('clone', '--quiet', '--bare', own.folder, join(outer, 'bare.git'))
  await rm(join(own.folder, '.git/hooks'), { recursive: true })
  await symlink('/usr/share', join(own.folder, '.git/hooks'))
  for (const name of ['typed', 'bare.git']) {
    await using fetched = await fetchSource({ source: join(outer, name) })
    expect(await readFile(join(fetched.folder, 'main.py'), 'utf8')).toBe(SCRIPT)
  }
  await using _other = await fetchSource({ source: `file://${join(outer, 'bare.git')}` })
})

/** A user's filter that leaves a trace and changes what it is given. */
async function makeFilter() {
  const folder = await makeFolder()
  const trace = join(folder, 'has-run')
  await writeFile(join(folder, 'filter'), `#!/bin/sh\ntouch ${trace}\ncat >/dev/null\necho changed\n`)
  await chmod(join(folder, 'filter'), 0o755)
  const config = `[filter "x"]\n\tsmudge = ${join(folder, 'filter')}\n\tclean = ${join(folder, 'filter')}\n\trequired = true\n`
  return { trace, config, folder }
}

const FILTERED: readonly (readonly [
  string,
  (home: string, filter: Awaited<ReturnType<typeof makeFilter>>) => Promise<NodeJS.ProcessEnv>,
])[] = [
  [
    "by the repository's attributes",
    async (home, { config }) => {
      await writeFiles(home, { '.gitconfig': config })
      return { HOME: home }
    },
  ],
  [
    "by the user's own attributes",
    async (home, { config }) => {
      await writeFiles(home, { '.gitconfig': config, '.config/git/attributes': '*.py filter=x\n' })
      return { HOME: home, XDG_CONFIG_HOME: join(home, '.config') }
    },
  ],
  [
    'by core.attributesFile',
    async (home, { config }) => {
      await writeFiles(home, { attributes: '* filter=x\n' })
      await writeFiles(home, { '.gitconfig': `${config}[core]\n\tattributesFile = ${home}/attributes\n` })
      return { HOME: home }
    },
  ],
  [
    'by a template of new repositories',
    async (home, { config }) => {
      await writeFiles(home, { 'template/info/attributes': '* filter=x\n' })
      await writeFiles(home, { '.gitconfig': `${config}[init]\n\ttemplateDir = ${home}/template\n` })
      return { HOME: home, GIT_TEMPLATE_DIR: join(home, 'template') }
    },
  ],
  [
    'by variables',
    async (home, { folder }) => ({
      HOME: home,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'filter.x.smudge',
      GIT_CONFIG_VALUE_0: join(folder, 'filter'),
    }),
  ],
  [
    'by a file that a variable names',
    async (home, { config }) => {
      await writeFiles(home, { other: config })
      return { HOME: home, GIT_CONFIG_GLOBAL: join(home, 'other') }
    },
  ],
]
it.each(FILTERED)('runs no filter on the files of a stranger that the user set up %s', async (_name, prepare) => {
  const repository = await makeRepository('r', { 'main.py': SCRIPT, '.gitattributes': '*.py filter=x\n' })
  const filter = await makeFilter()
  for (const [name, value] of Object.entries(await prepare(await makeFolder(), filter))) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const commit = await repository.git('rev-parse', 'HEAD')
  const requests: FetchRequest[] = [{ source: repository.folder }, { source: repository.folder, commit }]
  for (const request of requests) {
    await using fetched = await fetchSource(request)
    expect(await readFile(join(fetched.folder, 'main.py'), 'utf8')).toBe(SCRIPT)
  }
  expect(await stat(filter.trace).catch(() => null)).toBeNull()
})

it("fetches with the user's credential helper and proxy", async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`)
    response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const helper = '!f() { echo username=me; echo password=mine; }; f'
  const home = await makeFolder({
    '.gitconfig': `[credential]\n\thelper = "${helper}"\n[http]\n\tproxy = http://127.0.0.1:${port}\n`,
  })
  vi.stubEnv('HOME', home)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(fetchSource({ source: 'http://repository.invalid/r.git' })).rejects.toMatchObject({ exitCode: 1 })
  const basic = Buffer.from('me:mine').toString('base64')
  expect(asked.some((line) => line.startsWith('http://repository.invalid/') && line.endsWith(basic))).toBe(true)
})

it('works on the repository that it is told, whatever repository the caller works on', async () => {
  const [other, wanted] = [await makeRepository('other', { 'a.py': '' }), await makeRepository('r', { 'b.py': '' })]
  vi.stubEnv('GIT_DIR', join(other.folder, '.git'))
  vi.stubEnv('GIT_WORK_TREE', other.folder)
  vi.stubEnv('GIT_INDEX_FILE', join(other.folder, '.git/index'))
  onTestFinished(() => void vi.unstubAllEnvs())
  await using fetched = await fetchSource({ source: wanted.folder })
  expect(await readdir(fetched.folder)).toEqual(['.git', 'b.py'])
  expect(await readdir(other.folder)).toEqual(['.git', 'a.py'])
})

it.each([
  ['http://u:p@ss@127.0.0.1:1/r.git', ['ss@', 'p@']],
  ['http://u:p@s@w@127.0.0.1:1/r.git', ['s@', 'w@']],
  ['http://glpat-token@127.0.0.1:1/r.git', ['glpat']],
  ['http://127.0.0.1:1/r.git?private_token=glpat', ['glpat', 'private_token']],
  ['http://127.0.0.1:1/r.git#access_token=glpat', ['glpat']],
  ['http://127.0.0.1:1/r.git?a=1&url=http://u:glpat@x', ['glpat']],
  ['http://127.0.0.1:1/r.git?a b=glpat', ['glpat']],
  ["http://u:it's glpat@127.0.0.1:1/r.git", ['glpat']],
])('shows of %s neither a name, a password nor a token', async (source, secrets) => {
  const error = await fetchSource({ source }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UserError' })
  expect(String(error)).toMatch(/http:\/\/127\.0\.0\.1:1\/r\.git(?:: | holds a blank)/)
  const { importing, lines } = await importInto(await makeFolder(), source)
  const unnamed = await importing.catch((reason: unknown) => reason)
  const dataset = await makeFolder()
  const noName = await importProject({ source: `${source} é`, dataset }, makeContext(machine.env).context).catch(String)
  for (const secret of secrets) expect(`${error} ${unnamed} ${noName} ${lines}`).not.toContain(secret)
})

const LARGE: readonly (readonly [string, (repository: Repository) => Promise<void>, RegExp])[] = [
  [
    'many names of one blob',
    async (repository) => {
      await repository.commit({ big: 'x'.repeat(1024 ** 2) })
      const blob = await repository.git('rev-parse', 'HEAD:big')
      const names = Array.from({ length: 700 }, (_, index) => `data/${index}.csv`)
      await commitTree(repository, names, blob)
    },
    /the repository has 701 MiB, more than the 500 MiB/,
  ],
  [
    'one file that is too large',
    async (repository) => {
      await repository.commit({ 'big.csv': 'x'.repeat(201 * 1024 ** 2) })
    },
    /big\.csv has 201 MiB, more than the 200 MiB/,
  ],
  [
    'files without end',
    async (repository) => {
      const blob = await repository.git('rev-parse', 'HEAD:main.py')
      const names = Array.from({ length: 50_001 }, (_, index) => `${index % 200}/${index}.txt`)
      await commitTree(repository, names, blob)
    },
    /has 50002 files, more than the 50000/,
  ],
  [
    'folders without end',
    async (repository) => {
      const blob = await repository.git('rev-parse', 'HEAD:main.py')
      const names = Array.from({ length: 900 }, (_, index) => `${index}/${'a/'.repeat(60)}b.txt`)
      await commitTree(repository, names, blob)
    },
    /has more folders than the 50000/,
  ],
  [
    'trees in trees',
    async (repository) => {
      let tree = await repository.git('rev-parse', 'HEAD^{tree}')
      for (let level = 0; level < 10; level++) {
        const list = Array.from({ length: 10 }, (_, index) => `040000 tree ${tree}\td${index}\n`).join('')
        const made = await runCommand('git', ['-C', repository.folder, 'mktree'], { input: list })
        tree = made.stdout.trim()
      }
      const commit = await repository.git('commit-tree', '-m', 'bomb', tree)
      await repository.git('update-ref', 'refs/heads/main', commit)
    },
    /too many files/,
  ],
  [
    'folders in folders',
    async (repository) => {
      const blob = await repository.git('rev-parse', 'HEAD:main.py')
      await commitTree(repository, [`${'a/'.repeat(64)}b.py`], blob)
    },
    /lies deeper than the 64 folders/,
  ],
  [
    'a path that no system has',
    async (repository) => {
      const blob = await repository.git('rev-parse', 'HEAD:main.py')
      await commitTree(repository, ['n'.repeat(1001)], blob)
    },
    /a path of 1001 characters, more than the 1000/,
  ],
]
it.each(LARGE)('knows the size of %s before it writes anything', async (_name, fill, message) => {
  const repository = await makeRepository('r', { 'main.py': SCRIPT })
  await fill(repository)
  const temporary = await watchTemporary()
  let most = 0
  const look = setInterval(() => {
    const found = runCommand('du', ['-sk', '--exclude=.git', temporary])
    void found.then(({ stdout }) => {
      most = Math.max(most, Number.parseInt(stdout, 10))
    })
  }, 100)
  onTestFinished(() => clearInterval(look))
  await expect(fetchSource({ source: repository.folder })).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(message),
  })
  expect(most).toBeLessThan(10_000) // KiB
  expect(await readdir(temporary)).toEqual([])
})

it('sweeps what imports left that were killed: in the temporary folder, in the dataset and in the cache', async () => {
  const source = await makeFolder({ 'main.py': SCRIPT })
  const dataset = await makeFolder()
  const repository = await makeRepository('r', { 'main.py': SCRIPT })
  const temporary = await watchTemporary()
  const env = { ...machine.env, TMPDIR: temporary }
  const module = JSON.stringify(join(import.meta.dirname, '../../../src/commands/import.ts'))
  const code = `
    import { readdirSync } from 'node:fs'
    const { importProject } = await import(${module})
    const kill = () => process.kill(process.pid, 'SIGKILL')
    const logger = { info: kill, warn() {}, status() {} }
    await importProject(${JSON.stringify({ source, slug: 'p', dataset })}, { logger, env: process.env })`
  const fetching = code.replace(JSON.stringify(source), JSON.stringify(repository.folder))
  for (const text of [code, fetching]) {
    const killed = await runCommand(process.execPath, ['--input-type=module', '-e', text], { env })
    expect(killed.signal).toBe('SIGKILL')
  }
  expect(await readdir(join(dataset, 'projects'))).toHaveLength(1) // the second one swept what the first one left
  expect(await readdir(temporary)).toHaveLength(1)
  const { context } = makeContext(env)
  await importProject({ source, slug: 'p', dataset }, context)
  expect(await readdir(join(dataset, 'projects'))).toEqual(['p'])
  expect(await readdir(temporary)).toEqual([])
})

it.each(['constructor', 'hasOwnProperty', 'toString', '__proto__', 'valueOf'])(
  'takes a module called %s for one as any other',
  async (name) => {
    const { listImports, deriveRequirements } = await import('../../../src/dataset/import/derive-requirements.ts')
    expect(listImports(`import ${name}\n`)).toEqual([name])
    const folder = await makeFolder({ 'main.py': `import ${name}\n` })
    const found = await deriveRequirements(folder, ['main.py'], ['main.py'], new Set())
    expect(found).toEqual(name.startsWith('_') ? [] : [name])
  },
)

it("takes conda's package constructor for one as any other", async () => {
  const { readCondaFile } = await import('../../../src/environment/declared/conda-file.ts')
  const read = async (path: string) => (path === 'environment.yml' ? 'dependencies: [constructor]\n' : null)
  const declared = await readCondaFile({ uv: { uv: '', cache: '', env: {} }, names: [], read })
  expect(declared?.requirements).toBe('constructor\n')
})

it('does not write a project through a link in the dataset', async () => {
  const [source, outside, dataset] = [await makeFolder({ 'main.py': SCRIPT }), await makeFolder(), await makeFolder()]
  await symlink(outside, join(dataset, 'projects'))
  const importing = importProject({ source, slug: 'p', dataset }, makeContext(machine.env).context)
  await expect(importing).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readdir(outside)).toEqual([])
})

it('still takes a repository that was renamed to a name with a percent sign', async () => {
  const repository = await makeRepository('r', { 'main.py': SCRIPT })
  const folder = join(await makeFolder(), 'a%41?b#c')
  await rename(repository.folder, folder)
  await using fetched = await fetchSource({ source: folder })
  expect(fetched).toMatchObject({ repository: 'repository a%41?b#c' })
})

it.each([
  ['line ends', '* text eol=crlf', 'a\nb\n'],
  ['line ends by an old name', '* crlf=input\n* eol=crlf', 'a\r\nb\r\n'],
  ['ids', '* ident', '$Id$\n'],
  ['encodings', '*.csv working-tree-encoding=UTF-16', 'a,b\n'],
  ['encodings that few have', '*.csv working-tree-encoding=ISO-2022-CN-EXT', 'a,b\n'],
  ['a name for all of them', '[attr]all text eol=crlf ident\n* all', '$Id$\n'],
])(
  'takes files as they were committed, whatever attributes a repository gives them: %s',
  async (_name, rules, text) => {
    const repository = await makeRepository('r', { 'main.py': SCRIPT, 'data.csv': text })
    await writeFiles(repository.folder, { rules: `${rules}\n` })
    const blob = await repository.git('hash-object', '-w', 'rules')
    await repository.git('update-index', '--add', '--cacheinfo', `100644,${blob},.gitattributes`)
    await repository.git('commit', '--quiet', '--message', 'rules')
    await using fetched = await fetchSource({ source: repository.folder })
    expect(await readFile(join(fetched.folder, 'data.csv'), 'utf8')).toBe(text)
  },
)

const OWN_PARTS = { HEAD: 'ref: refs/heads/main\n', config: '', 'objects/x': '', 'refs/x': '' }
const REPOSITORIES: Readonly<Record<string, readonly string[]>> = {
  'in the folder itself': Object.keys(OWN_PARTS),
  'in a folder of it': Object.keys(OWN_PARTS).map((name) => `tool/${name}`),
  'deep in it': Object.keys(OWN_PARTS).map((name) => `a/b.git/${name}`),
  'with its objects elsewhere': ['tool/HEAD', 'tool/commondir', 'tool/config', 'other/objects/x', 'other/refs/x'],
  'by names in another case': ['tool/head', 'tool/CONFIG', 'tool/Objects/x', 'tool/REFS/x'],
}
it.each(Object.entries(REPOSITORIES))('makes no repository for git of a folder: %s', async (_name, paths) => {
  const from = await makeFolder({ 'main.py': SCRIPT, 'HEAD.txt': '', ...Object.fromEntries(paths.map((p) => [p, ''])) })
  const to = await makeFolder()
  const { files } = await copySource(from, to)
  expect(files).toEqual(['HEAD.txt', 'main.py', ...paths.filter((path) => !/head$/i.test(path))].sort())
})

it('leaves out of a folder what some system takes for `.git`', async () => {
  const names = ['.git', '.GIT', '.Git', '.git.', '.git ', 'git~1', '.g\u200cit', '.git::$INDEX_ALLOCATION', 'sub/.GIT']
  const from = await makeFolder({
    'main.py': SCRIPT,
    '.gitignore': '',
    'my.git.py': '',
    ...Object.fromEntries(names.map((name) => [`${name}/config`, ''])),
  })
  const { files, leftOut } = await copySource(from, await makeFolder())
  expect(files).toEqual(['.gitignore', 'main.py', 'my.git.py'])
  expect(leftOut).toEqual([...names].sort())
})
