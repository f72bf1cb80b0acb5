import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../src/base/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

const PARTS = ['dist', 'assets', 'actions', 'action.yml', '.ci', '.github', 'package.json']

/** Copies what workflows need to a folder, with `$/` written as `./`, which is the same place there and all that act can read. */
export async function copyCheckout(checkout: string, more: readonly string[] = []): Promise<void> {
  for (const part of [...PARTS, ...more]) await cp(join(PACKAGE_ROOT, part), join(checkout, part), { recursive: true })
  const workflows = join(checkout, '.github', 'workflows')
  for (const name of await listFiles(workflows)) {
    const text = await readFile(join(workflows, name), 'utf8')
    await writeFile(join(workflows, name), text.replaceAll(/(\buses: )\$\//g, '$1./'))
  }
}
