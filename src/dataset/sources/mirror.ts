import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '../../base/errors.ts'
import { statIfPresent } from '../../base/files/files.ts'
import { addressWithoutCredentials } from '../../base/secrets.ts'

/** What stands for the parts of a repository's address in the template of a mirror. */
const PLACE = /\{(host|owner|name)\}/g
const GIT_URL = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.*)$|^[\w.-]+@([\w.-]+):(.*)$/

/** In an address another character could end the part that it stands in: what a manifest names must not choose the server. */
const NAME = /^(?!\.{1,2}$)[\w.~+-]{1,200}$/

interface RepositoryParts {
  readonly host: string
  readonly owner: string
  readonly name: string
}

/**
 * Where a mirror has a repository: a template with `{host}`, `{owner}`, `{name}`, or a folder of (bare) repositories, in which
 * `<owner>/<name>.git`, `<owner>/<name>`, `<name>.git` and `<name>` are looked for. What comes from there is held to the same
 * hash. Null: the mirror does not have it. UserError where the address has no such parts.
 */
export async function findInMirror(repository: string, template: string): Promise<string | null> {
  const parts = readParts(repository)
  if (parts === null) return null
  if (template.search(PLACE) >= 0) {
    const place = template.replaceAll(PLACE, (_, part: keyof RepositoryParts) => parts[part])
    return /^[a-z+]+:\/\//.test(place) ? place : findFolder([place])
  }
  const { owner, name } = parts
  return findFolder(
    [`${owner}/${name}.git`, `${owner}/${name}`, `${name}.git`, name].map((each) => join(template, each)),
  )
}

/** Where the mirror that is set has a repository; null: none is set. UserError where it does not have the repository. */
export async function requireMirrored(repository: string, template: string | undefined): Promise<string | null> {
  if (!template) return null
  const at = await findInMirror(repository, template)
  if (at === null)
    throw new UserError(`The mirror ${template} does not have ${addressWithoutCredentials(repository)}.`, 1)
  return at
}

async function findFolder(candidates: readonly string[]): Promise<string | null> {
  for (const each of candidates) {
    if ((await statIfPresent(each))?.isDirectory()) return pathToFileURL(resolve(each)).href
  }
  return null
}

/** Null: it is no address of a server. */
function readParts(repository: string): RepositoryParts | null {
  const [, host, path, otherHost, otherPath] = GIT_URL.exec(repository) ?? []
  const names = (path ?? otherPath ?? '').split('/').filter((each) => each !== '')
  const name = names.pop()?.replace(/\.git$/, '')
  const at = host ?? otherHost
  if (at === undefined || name === undefined || name === '') return null
  for (const each of [at, ...names, name])
    if (!NAME.test(each)) throw new UserError(`'${addressWithoutCredentials(repository)}' is no repository's address.`)
  return { host: at, owner: names.join('/'), name }
}
