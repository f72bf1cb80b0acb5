import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { listFiles, sha256Hex } from '../../../src/base/files/files.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { importProject } from '../../../src/commands/import.ts'
import { validate } from '../../../src/commands/validate.ts'
import { loadManifest } from '../../../src/dataset/load-projects.ts'
import type { Manifest } from '../../../src/schema/dataset/manifest.ts'
import { makeContext } from '../../support/context.ts'
import { commitTree, gitIn, keepInGit, makeRepository, type Repository } from '../../support/git.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const SCRIPT = 'print("Accuracy:", 0.5)\n'
const READING = 'rows = open("data.csv").read()\nprint("Accuracy:", 0.5)\n'
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256Hex('x')}\nsize 1\n`

/** A quarter of a gigabyte of zeros in a quarter of a megabyte, beside a name that leads out. */
const ZIP_BOMB = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("data.csv", bytes(256 * 1024 ** 2))
    archive.writestr("../../../evil.py", "raise SystemExit")
`

/** A repository whose own settings and hooks run what leaves a trace. */
async function makeInner(folder: string, trace: string): Promise<void> {
  await writeFiles(folder, { 'x.py': '' })
  await keepInGit(folder)
  await writeFile(join(folder, '.git/hooks/post-checkout'), `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 })
  await gitIn(folder, 'config', 'filter.x.smudge', `touch ${trace}; cat`)
  await gitIn(folder, 'config', 'uploadpack.packObjectsHook', `touch ${trace}; false`)
}

/** What a hostile repository is, and what becomes of it: it is refused by these words, or imported without its harm. */
interface Hostile {
  readonly files: Readonly<Record<string, string>>
  /** `trace` is a file that what it runs would make. */
  readonly fill?: (repository: Repository, trace: string) => Promise<void>
  readonly refused?: RegExp
  readonly kept?: (manifest: Manifest, folder: string) => Promise<void> | void
}

const HOSTILE: Readonly<Record<string, Hostile>> = {
  'hooks, and filters of its own': {
    files: { 'main.py': SCRIPT, '.gitattributes': '* filter=x\n' },
    fill: async ({ folder, git }, trace) => {
      for (const hook of ['post-checkout', 'post-merge', 'reference-transaction', 'pre-auto-gc']) {
        await writeFile(join(folder, '.git/hooks', hook), `#!/bin/sh\ntouch ${trace}\n`)
        await chmod(join(folder, '.git/hooks', hook), 0o755)
      }
      await git('config', 'filter.x.smudge', `touch ${trace}; cat`)
      await git('config', 'core.fsmonitor', `touch ${trace}`)
      await git('config', 'uploadpack.packObjectsHook', `touch ${trace}; false`)
    },
    kept: ({ entry }) => expect(entry).toBe('main.py'),
  },
  'a submodule whose address is a command': {
    files: { 'main.py': SCRIPT },
    fill: async ({ git, folder, commit }, trace) => {
      await commit({ '.gitmodules': `[submodule "x"]\n\tpath = x\n\turl = ext::sh -c touch% ${trace}\n` })
      await git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},x`)
      await mkdir(join(folder, 'x'), { recursive: true })
      await git('commit', '--quiet', '--message', 'submodule')
    },
    kept: async (_manifest, source) => expect((await readdir(source)).sort()).toEqual(['.gitmodules', 'main.py']),
  },
  'a pointer of Git LFS for data, to a server of its own': {
    files: {
      'main.py': READING,
      'data.csv': POINTER,
      '.gitattributes': '*.csv filter=lfs\n',
      '.lfsconfig': '[lfs]\n\turl = http://127.0.0.1:1/\n',
    },
    kept: ({ data }) =>
      expect(data).toEqual([
        {
          path: 'data.csv',
          role: 'all',
          format: 'csv',
          sha256: sha256Hex('x'),
          bytes: 1,
          access: 'manual',
          licence: null,
        },
      ]),
  },
  'a link that leads out of it': {
    files: { 'main.py': SCRIPT },
    fill: async ({ folder, commit }) => {
      await symlink('../../../../../../../../etc', join(folder, 'data'))
      await commit({})
    },
    refused: /'data' is a link to a place outside the repository/,
  },
  'names that collide by case': {
    files: { 'main.py': SCRIPT, 'Data.csv': 'a\n', 'data.csv': 'b\n' },
    refused: /'Data\.csv' and 'data\.csv' collide where a file system does not tell upper from lower case/,
  },
  'names that collide by how an accent is written': {
    files: { 'main.py': SCRIPT, 'd\u00e9j\u00e0.csv': 'a\n', 'de\u0301ja\u0300.csv': 'b\n' },
    refused: /collide where a file system does not tell a letter with an accent from a letter and its accent/,
  },
  'a name with a line break, which speaks to the runner': {
    files: { 'main.py': SCRIPT, 'a\n::add-mask::b.py': '' },
    refused: /name/,
  },
  'files without end, of one blob': {
    files: { 'main.py': SCRIPT },
    fill: async (repository) => {
      const blob = await repository.git('rev-parse', 'HEAD:main.py')
      await commitTree(
        repository,
        Array.from({ length: 50_001 }, (_, index) => `${index % 200}/${index}.txt`),
        blob,
      )
    },
    refused: /more than the 50000/,
  },
  'more requirements by their addresses than a manifest has room to tell': {
    files: {
      'main.py': SCRIPT,
      'requirements.txt': 'p @ https://example.org/some/where/else/p.whl\n'.repeat(1500),
    },
    kept: ({ environment }) => expect(environment.deviations?.[0]).toMatch(/^requirements by their address.*…$/),
  },
  'bytes that are no text, and tables in odd encodings': {
    files: { 'main.py': READING, 'README.md': 'x' },
    fill: async ({ folder, commit }) => {
      await writeFile(
        join(folder, 'odd.py'),
        Buffer.from('# -*- coding: latin-1 -*-\nname = "donn\xe9e"\n\0', 'latin1'),
      )
      await writeFile(join(folder, 'data.csv'), Buffer.from('\ufeffa,b\n1,é\n2,è\n', 'utf16le'))
      await writeFile(join(folder, 'LICENSE'), Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00]))
      await commit({})
    },
    kept: ({ data, licence }) => {
      expect(licence).toBeNull()
      expect(data).toMatchObject([{ path: 'data.csv', encoding: 'utf-16', headers: ['a', 'b'], rows: 2 }])
    },
  },
  'a repository inside, and a virtual environment that was committed': {
    files: {
      'main.py': SCRIPT,
      'part/x.py': '',
      '.env': 'KEY=1\n',
      'venv/pyvenv.cfg': 'home = /\n',
      'venv/lib/python3.11/site-packages/sitecustomize.py': 'raise SystemExit\n',
      'mine/pyvenv.cfg': 'home = /\n',
      'mine/lib/python3.11/site-packages/evil.py': 'raise SystemExit\n',
    },
    fill: async ({ folder }) => {
      await writeFiles(join(folder, 'part/.git'), {
        HEAD: 'ref: refs/heads/main\n',
        config: '[core]\n\tfsmonitor = id\n',
      })
    },
    kept: async (_manifest, source) => expect((await readdir(source)).sort()).toEqual(['main.py', 'part']),
  },
  'repositories that git made inside of it, one of them a part': {
    files: { 'main.py': SCRIPT },
    fill: async ({ folder, commit }, trace) => {
      await makeInner(join(folder, 'part'), trace)
      await commit({}) // git takes it as a submodule without an address
    },
    kept: async (_manifest, source) => expect(await readdir(source)).toEqual(['main.py']),
  },
  'repositories that git made inside of a plain folder, one of them bare': {
    files: { 'main.py': SCRIPT },
    fill: async ({ folder }, trace) => {
      await makeInner(join(folder, 'part'), trace)
      await gitIn(folder, 'clone', '--quiet', '--bare', 'part', 'store')
      await gitIn(join(folder, 'store'), 'config', 'core.fsmonitor', `touch ${trace}`)
      await gitIn(join(folder, 'part'), '-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '../tree')
      await rm(join(folder, '.git'), { recursive: true })
    },
    kept: async (_manifest, source) => {
      const files = await listFiles(source)
      expect(files).toEqual(expect.arrayContaining(['main.py', 'part/x.py', 'tree/x.py']))
      expect(files.filter((path) => /\.git(\/|$)|(^|\/)HEAD$/.test(path))).toEqual([])
    },
  },
  'a history without end, of which a part is broken': {
    files: { 'main.py': SCRIPT, 'weights.bin': 'w' },
    fill: async ({ folder, git }) => {
      const id = await git('rev-parse', 'HEAD:weights.bin')
      const commits = Array.from(
        { length: 20_000 },
        (_, index) =>
          `commit refs/heads/main\ncommitter T <t@example.org> ${1_700_000_000 + index} +0000\ndata 1\nx\n` +
          `${index === 0 ? 'from refs/heads/main^0\nD weights.bin\n' : ''}M 100644 inline n.txt\ndata 6\n${String(index).padStart(6, '0')}\n`,
      )
      const made = await runCommand('git', ['-C', folder, 'fast-import', '--quiet'], { input: commits.join('') })
      expect(made).toMatchObject({ exitCode: 0 })
      await rm(join(folder, '.git/objects', id.slice(0, 2), id.slice(2))) // who fetches it all fails at this
    },
    kept: async (_manifest, source) => expect((await readdir(source)).sort()).toEqual(['main.py', 'n.txt']),
  },
  'bombs of archives, notebooks and YAML': {
    files: {
      'main.py': `${READING}import zipfile\n`,
      'data.csv': 'a,b\n1,2\n',
      'deep.ipynb': `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
      'wide.ipynb': JSON.stringify({
        nbformat: 4,
        cells: Array.from({ length: 5000 }, () => ({ cell_type: 'code', source: '%%' })),
      }),
      'environment.yml': `a: &a [x]\n${'bcdefghijk'
        .split('')
        .map((name, index) => `${name}: &${name} [${`*${'abcdefghij'[index]},`.repeat(9)}]`)
        .join('\n')}\ndependencies: *k\n`,
    },
    fill: async ({ folder, commit }) => {
      expect(await runCommand('python3', ['-c', ZIP_BOMB, join(folder, 'data.zip')])).toMatchObject({ exitCode: 0 })
      await commit({})
    },
    kept: ({ entry, data }) => {
      expect(entry).toBe('main.py')
      expect(data.map(({ path }) => path)).toEqual(['data.csv'])
    },
  },
}

it.each(Object.entries(HOSTILE))('takes no harm from %s', { timeout: 120_000 }, async (_name, hostile) => {
  const repository = await makeRepository('r', hostile.files)
  const trace = join(await makeFolder(), 'has-run')
  await hostile.fill?.(repository, trace)
  const [temporary, ...datasets] = [await makeFolder(), await makeFolder(), await makeFolder()]
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const [index, source] of [repository.folder, `file://${repository.folder}`].entries()) {
    const dataset = datasets[index] ?? ''
    const { context } = makeContext({ ...machine.env, TMPDIR: temporary, HOME: dataset })
    const importing = importProject({ source, slug: `p${index}`, dataset, trial: false, vendor: false }, context)
    if (hostile.refused !== undefined) {
      const error = await importing.catch((reason: unknown) => reason)
      expect(error).toMatchObject({ name: 'UserError', message: expect.stringMatching(hostile.refused) })
      expect(String(error)).toMatch(/^[\P{Cc}]*$/u)
      expect(await readdir(dataset)).toEqual([])
    } else {
      await importing
      expect(await readdir(join(dataset, 'projects'))).toEqual([`p${index}`])
      const { manifest } = await loadManifest(dataset, `p${index}`)
      const hash = manifest.origin === 'embedded' ? '' : (manifest.origin.sourceHash ?? '')
      await hostile.kept?.(manifest, join(machine.env.GREENML_CACHE ?? '', 'sources', hash))
    }
    expect(await readdir(temporary)).toEqual([])
    expect(await stat(trace).catch(() => null)).toBeNull()
  }
})

it('takes no interpreter and no address inside of a network from a manifest that somebody proposes', async () => {
  const dataset = await makeFolder({
    'projects/p/source/main.py': SCRIPT,
    'projects/p/requirements.lock': '# none\n',
    'projects/p/project.yaml': `schemaVersion: 3
title: P
origin: { repository: "https://git.intranet/a/b", commit: null, importedAt: 2026-01-01 }
licence: null
entry: main.py
task: other
metric: { name: accuracy, direction: higher, scale: fraction, pattern: "Accuracy: ([0-9.]+)" }
data: [{ path: x.csv, role: all, url: "https://169.254.169.254/x", access: manual, licence: null }]
environment: { lock: requirements.lock, manager: existing, interpreter: /usr/bin/python3 }
missing: { licence: no-licence-file, dataLicence: not-stated, sourceHash: not-recorded }
`,
  })
  const { validation, isGood } = await validate({ dataset, slugs: ['p'] }, makeContext(machine.env).context)
  const manifest = validation.projects[0]?.checks.find(({ check }) => check === 'manifest')
  expect(isGood).toBe(false)
  expect(manifest?.faults.map(({ kind, path }) => `${kind} ${path.join('.')}`).sort()).toEqual([
    'other-interpreter environment.interpreter',
    'other-interpreter environment.manager',
    'private-host data.0.url',
    'private-host origin.repository',
  ])
  expect(await readFile(join(dataset, 'projects/p/source/main.py'), 'utf8')).toBe(SCRIPT)
})
