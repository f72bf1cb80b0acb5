import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

export interface Snippet {
  readonly file: string
  /** As a reader would copy it, with this tool's place and commit filled in. */
  readonly text: string
}

const COMMIT = '0123456789abcdef0123456789abcdef01234567'

/** The whole workflows that documents show to other repositories. */
export async function readWorkflowSnippets(): Promise<Snippet[]> {
  const found: Snippet[] = []
  for (const file of ['docs/adopt.md', 'docs/pull-requests.md']) {
    const text = await readFile(join(PACKAGE_ROOT, file), 'utf8')
    for (const [, block = ''] of text.matchAll(/```yaml\n([\s\S]*?)```/g)) {
      const filled = block.replaceAll('OWNER/REPOSITORY', 'bench/greenml').replaceAll('@COMMIT', `@${COMMIT}`)
      const parsed: unknown = parse(filled)
      if (typeof parsed === 'object' && parsed !== null && 'jobs' in parsed) found.push({ file, text: filled })
    }
  }
  return found
}
