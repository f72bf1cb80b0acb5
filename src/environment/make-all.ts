import type { CommandContext } from '../base/context.ts'
import { Progress } from '../base/progress.ts'
import type { EnvironmentMaker, EnvironmentSource } from './environment-maker.ts'

/** Seconds below which an environment was there already: it says nothing of how long the others take. */
const LONGEST_LOOK_UP_SECONDS = 1

export type NamedSource = EnvironmentSource & { readonly slug: string }

/** Makes environments one after the other, each told as it ends. Returns the names of those that could not be made, each told with the reason. */
export async function makeAll(
  sources: readonly NamedSource[],
  maker: EnvironmentMaker,
  { logger }: CommandContext,
): Promise<string[]> {
  const faults: string[] = []
  const progress = new Progress(logger, sources.length)
  for (const [index, source] of sources.entries()) {
    const started = performance.now()
    const made = await maker.makeOrExplain(source)
    if ('fault' in made) {
      faults.push(source.slug)
      logger.warn(`${source.slug}: ${made.fault}`)
    }
    const seconds = (performance.now() - started) / 1000
    progress.end(seconds > LONGEST_LOOK_UP_SECONDS)
    const outcome = 'fault' in made ? 'could not be made' : 'is ready'
    const left = progress.left === null ? '' : `; at most ${progress.left}` // some of the others may be there already
    const place = `${index + 1} of ${sources.length}`
    logger.info(`${place}: ${source.slug} ${outcome} after ${seconds.toFixed(1)} s${left}`)
  }
  return faults
}
