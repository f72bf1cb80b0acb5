import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { withoutSequences } from '../base/text/clean-text.ts'
import type { AuthorsRun } from '../benchmark/run-authors.ts'
import { describeDownload } from '../environment/downloads.ts'
import type { Download } from '../schema/dataset/manifest.ts'

/** Where NLTK's own downloader finds its packages. */
const PACKAGES = 'https://raw.githubusercontent.com/nltk/nltk_data/gh-pages/packages'
const MISSING = /Attempted to load '?([a-z_]{1,40})\/([\w-]{1,60})/
const MOST_SECONDS = 300

/** NLTK's own words, as a script prints them that goes on without what it learns from, however it ends. */
const TOLD = /^[ \t]*Resource '?[\w./-]{1,100}'? not found\.[ \t]*$/m

/** Category and name of the package of NLTK's data for whose lack a run failed, or told that it did; null: it did not. */
export function findWanted({
  record,
  stdout,
  stderr,
}: Pick<AuthorsRun, 'record' | 'stdout' | 'stderr'>): [string, string] | null {
  const said = withoutSequences(`${stderr}\n${stdout}`)
  const isTold = record.errorType === 'LookupError' || TOLD.test(said)
  const [, category, name] = isTold ? (MISSING.exec(said) ?? []) : []
  return category === undefined || name === undefined ? null : [category, name]
}

/**
 * The package of NLTK's data that a run looked for and did not find, which its author had on the machine: fetched, and as it
 * is laid into a home from now on. Null: it looked for none, or had it, or the package can't be had, which is told.
 * `$GREENML_NLTK_DATA`: another place of the packages.
 */
export async function fetchNltkData(
  run: AuthorsRun,
  known: readonly Download[],
  { env, logger }: CommandContext,
): Promise<Download | null> {
  const wanted = findWanted(run)
  if (wanted === null) return null
  const [category, name] = wanted
  const url = `${env.GREENML_NLTK_DATA ?? PACKAGES}/${category}/${name}.zip`
  if (known.some((each) => each.url === url)) return null
  try {
    const request = { cache: cacheFolder(env), env, note: logger.info, mostSeconds: MOST_SECONDS }
    return await describeDownload({ url, path: `nltk_data/${category}`, unpack: 'zip' }, request)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    logger.warn(error.message)
    return null
  }
}
