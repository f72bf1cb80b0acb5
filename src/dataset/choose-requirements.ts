import { join } from 'node:path'
import { readTextIfPresent, writeFileAtomic } from '../base/files.ts'
import { deriveRequirements, listStandardModules } from './derive-requirements.ts'

/** What a file of the author's says of packages. */
interface DeclaredPackages {
  /** The file's name, relative to the source. */
  readonly from: string
  /** Lines as requirements.txt has them. */
  readonly requirements: string
}

/**
 * The file to lock, relative to the project's folder: the author's requirements as they are, else a new one of what another
 * file of the author's says, or of what the entry reaches by import.
 */
export async function chooseRequirements(
  project: string,
  files: readonly string[],
  entry: string,
  declared: DeclaredPackages | null,
): Promise<string> {
  const source = join(project, 'source')
  if (declared?.from === 'requirements.txt') {
    const isAsItIs = (await readTextIfPresent(join(source, declared.from), source)) === declared.requirements
    if (isAsItIs) return 'source/requirements.txt'
  }
  const lines = declared
    ? `# from source/${declared.from}\n${declared.requirements}`
    : `${(await deriveRequirements(source, files, entry, await listStandardModules())).join('\n')}\n`
  await writeFileAtomic(join(project, 'requirements.txt'), lines, project)
  return 'requirements.txt'
}
