import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listFiles } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { readWorkflowSnippets } from '../docs/snippets.ts'
import { keepInGit } from '../support/git.ts'
import { writeFiles } from '../support/temporary.ts'

/** Of a pinned action that act replaces by a copy of the working tree. */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1'
const PARTS = ['dist', 'assets', 'actions', 'action.yml', '.ci', '.github', 'package.json']

/**
 * Copies what workflows need to a folder, with `$/` written as `./`, which is the same place there and all that act can read. It
 * is there once a job has checked it out, so a job that begins with such an action checks it out before.
 */
async function copyCheckout(checkout: string, more: readonly string[]): Promise<void> {
  for (const part of [...PARTS, ...more]) await cp(join(PACKAGE_ROOT, part), join(checkout, part), { recursive: true })
  const workflows = join(checkout, '.github', 'workflows')
  for (const name of await listFiles(workflows)) {
    const text = await readFile(join(workflows, name), 'utf8')
    const withCheckout = text.replaceAll(/(\bsteps:\n(\s+- )uses: )\$\//g, `$1${CHECKOUT}\n$2uses: $/`)
    await writeFile(join(workflows, name), withCheckout.replaceAll(/(\buses: )\$\//g, '$1./'))
  }
}

/**
 * The workflow with this name that a document shows to other repositories, in whose place the checkout is. A job that begins with
 * an action checks it out before.
 */
export async function readCaller(file: string, name: string): Promise<string> {
  const shown = (await readWorkflowSnippets()).find(
    (each) => each.file === file && each.text.startsWith(`name: ${name}\n`),
  )
  if (shown === undefined) throw new Error(`${file} shows no workflow ${name}`)
  return shown.text
    .replaceAll(/bench\/greenml\/(\S+?)@[0-9a-f]{40}/g, './$1')
    .replace('steps:\n', `steps:\n      - uses: ${CHECKOUT}\n`)
}

export interface Checkout {
  /** What runs of workflows leave lies in it, beside the checkout. */
  readonly folder: string
  readonly checkout: string
  readonly remove: () => Promise<void>
}

/** A checkout in git, with what workflows need, these parts of the repository and these files, in a folder of its own. */
export async function makeCheckout(
  name: string,
  { parts = [], files = {} }: { readonly parts?: readonly string[]; readonly files?: Readonly<Record<string, string>> },
): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), `greenml-${name}-`))
  const checkout = join(folder, 'checkout')
  await copyCheckout(checkout, parts)
  await writeFiles(checkout, files)
  await keepInGit(checkout)
  return { folder, checkout, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Copies all that git keeps, or would if it was added, but what lies below the named folders. */
export async function copyRepository(target: string, without: readonly string[] = []): Promise<void> {
  const listed = await runCommand('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PACKAGE_ROOT,
  })
  const paths = listed.stdout.split('\0').filter((path) => path !== '')
  for (const path of paths.filter((each) => !without.some((folder) => each.startsWith(`${folder}/`)))) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await cp(join(PACKAGE_ROOT, path), join(target, path))
  }
}
