import { assetPath } from '../base/package.ts'

/** Folders of the system's programs; never the caller's own PATH, which names its folders. */
export const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin'
/** The same for every project, and as deep as a user's own: a script may go up from it by some folders. */
export const PROJECT = '/home/sandbox/work/project'
/** A text shows the environment's folder so, which a program sees where it lies. */
export const ENVIRONMENT = '/environment'
export const HOME = '/sandbox-home'
/** Name of the user inside, whatever its number. */
const USER = 'sandbox'

/** Files of this host that libraries read. */
export const SYSTEM_FILES = ['/etc/ld.so.cache', '/etc/fonts', '/etc/localtime', '/etc/alternatives']
/** Files of a machine with one user; they say `OWN_UID` for its number. */
export const OWN_FILES = ['passwd', 'group', 'hosts'].map((name) => ({
  from: assetPath('sandbox', 'etc', name),
  at: `/etc/${name}`,
}))
export const OWN_UID = 65534

/** The same variables, with the project's folder where the program sees it. */
export const seenInside = (env: Readonly<Record<string, string>>, projectFolder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replaceAll(projectFolder, PROJECT)]))

/** What a program wrote, without the places of this host that it ran from: an environment's folder too, where it is given. */
export function hideFolders(text: string, projectFolder: string, environmentFolder?: string): string {
  const hidden = text.replaceAll(projectFolder, PROJECT)
  return environmentFolder === undefined ? hidden : hidden.replaceAll(environmentFolder, ENVIRONMENT)
}

/** All variables of a program: where it lies and who it is are never the caller's. */
export const programEnvironment = (given: Readonly<Record<string, string>>, home: string, temporary: string) => ({
  ...given,
  PATH: SYSTEM_PATH,
  HOME: home,
  TMPDIR: temporary,
  USER,
  LOGNAME: USER,
})
