import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { explainFault } from '../base/explain-fault.ts'
import { spellName } from '../base/files/entry-kinds.ts'
import { readTextIfPresent } from '../base/files/files.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { slug as slugSchema } from '../schema/common.ts'
import type { ProjectFault } from '../schema/dataset/validation.ts'
import { fault } from './check-facts.ts'
import { manifestFile, projectsFolder } from './load-projects.ts'
import { type ReadManifest, readManifestText } from './read-manifest-text.ts'

const LONGEST_FOUND = 400

/** A project's manifest as it lies in the dataset, with all that is wrong with it: whatever lies there, it throws nothing. */
export async function readProject(dataset: string, slug: string): Promise<ReadManifest> {
  if (!slugSchema.safeParse(slug).success)
    return none(badName(slug, "letters, digits, '.', '_' and '-' only, no '.' first"))
  try {
    if ((await lookBelow(dataset, join(projectsFolder(''), slug))).kind === 'file')
      return none(badName(slug, 'it is a file, and a project is a folder'))
    const text = await readTextIfPresent(manifestFile(join(projectsFolder(dataset), slug)), dataset)
    return text === null ? none(notYaml('there is no project.yaml')) : readManifestText(text)
  } catch (error) {
    return none(notYaml(explainUnreadable(error)))
  }
}

const none = (...faults: ProjectFault[]): ReadManifest => ({ manifest: null, faults, lineOf: () => null })
const badName = (slug: string, wanted: string) => fault('wrong-value', ['slug'], { found: spellName(slug), wanted })
const notYaml = (found: string) => fault('not-yaml', [], { found })

/** Words for what this machine refused to read; another error is a fault of ours. */
export function explainUnreadable(error: unknown): string {
  const explained = explainFault(error)
  if (explained instanceof UserError) return explained.message.slice(0, LONGEST_FOUND)
  throw error
}
