import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../src/base/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

/** Of a pinned action that act replaces by a copy of the working tree. */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1'
const PARTS = ['dist', 'assets', 'actions', 'action.yml', '.ci', '.github', 'package.json']

/**
 * Copies what workflows need to a folder, with `$/` written as `./`, which is the same place there and all that act can read. It
 * is there once a job has checked it out, so a job that begins with such an action checks it out before.
 */
export async function copyCheckout(checkout: string, more: readonly string[] = []): Promise<void> {
  for (const part of [...PARTS, ...more]) await cp(join(PACKAGE_ROOT, part), join(checkout, part), { recursive: true })
  const workflows = join(checkout, '.github', 'workflows')
  for (const name of await listFiles(workflows)) {
    const text = await readFile(join(workflows, name), 'utf8')
    const withCheckout = text.replaceAll(/(\bsteps:\n(\s+- )uses: )\$\//g, `$1${CHECKOUT}\n$2uses: $/`)
    await writeFile(join(workflows, name), withCheckout.replaceAll(/(\buses: )\$\//g, '$1./'))
  }
}
