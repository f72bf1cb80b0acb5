import type { z } from 'zod'
import { readTextIfPresent } from '../base/files/files.ts'
import { manifestFile, type Project } from '../dataset/load-projects.ts'
import { isTrustedCode } from '../dataset/trusted.ts'
import { resolvePlaces } from '../measurement/moved-places.ts'
import { chooseSandbox, type Sandbox } from '../sandbox/choose-sandbox.ts'
import type { sandboxOptions } from '../schema/options/shared-options.ts'

/**
 * Whether a project and these scripts are this tool's own. The lock counts too: a package that nobody vouched for runs inside
 * every script that imports it. So does the manifest, which names the interpreter, files of the home and code that reads the
 * metric, whatever an edited plan says.
 */
export async function isTrustedProject(
  { folder, sourceFolder, lockFile }: Project,
  scripts: readonly string[],
  trusted: ReadonlySet<string>,
): Promise<boolean> {
  const read = (path: string) => readTextIfPresent(path, folder)
  const said = await Promise.all([lockFile, manifestFile(folder)].map(read))
  return isTrustedCode(sourceFolder, [...said.map((text) => text ?? ''), ...scripts], trusted)
}

export async function chooseProjectSandbox(
  { slug, manifest }: Pick<Project, 'slug' | 'manifest'>,
  trusted: boolean,
  { sandbox: choice, allow, iTrustThisCode: userTrusts }: Readonly<z.output<typeof sandboxOptions>>,
  warn: (text: string) => void,
): Promise<Sandbox> {
  const sandbox = await chooseSandbox(choice, { trusted, userTrusts, allow, warn })
  if (manifest.needs.gpu && sandbox.tier !== 'none' && !sandbox.allowed.includes('gpu')) {
    warn(`${slug} needs a GPU, and its sandbox shows none: add --allow gpu`)
  }
  if (sandbox.tier === 'none') {
    for (const { at, shows } of resolvePlaces(manifest).outside)
      warn(`${slug} looks for ${shows} at ${at}: only a sandbox shows it there`)
  }
  return sandbox
}
