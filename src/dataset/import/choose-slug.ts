import { basename, resolve } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { isAlike } from '../../base/files/letter-case.ts'
import { listAsNamed } from '../../base/files/untrusted-files.ts'
import { addressWithoutCredentials } from '../../base/secrets.ts'
import { withoutEndSlashes } from '../../base/text/text.ts'
import { slug as slugSchema } from '../../schema/common.ts'
import { projectsFolder } from '../load-projects.ts'

/** The new project's name: the wished one, else the repository's. UserError where it can't be one, or is taken. */
export async function chooseSlug(dataset: string, source: string, wished: string | undefined): Promise<string> {
  const last = source.includes(':') ? withoutEndSlashes(addressWithoutCredentials(source)) : resolve(source)
  const name = wished ?? withHyphens(basename(last).replace(/\.git$/, ''))
  if (!slugSchema.safeParse(name).success) {
    throw new UserError(`'${name}' can't be a project's name (letters, digits, '.', '_', '-'): choose one with --slug.`)
  }
  const taken = await findSlug(dataset, name)
  if (taken === null) return name
  throw new UserError(`There is a project '${taken}' already: remove its folder, or choose another --slug.`)
}

/** A folder's name; where it can be none of a project, with hyphens for blanks and brackets: `Approach 1 (final)`. */
const withHyphens = (name: string) =>
  slugSchema.safeParse(name).success ? name : name.replaceAll(/[\s()[\]{},&+-]+/g, '-').replaceAll(/^-|-$/g, '')

/** The folder of that name, whatever its case. */
async function findSlug(dataset: string, slug: string): Promise<string | null> {
  const entries = (await listAsNamed(dataset, projectsFolder(''))) ?? []
  return entries.find(({ name }) => isAlike(name, slug))?.name ?? null
}
