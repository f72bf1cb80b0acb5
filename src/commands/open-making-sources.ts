import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { createDataMaker } from '../benchmark/make-data.ts'
import { loadModelsIfPresent } from '../dataset/load-models.ts'
import { openSources, type Sources } from '../dataset/sources/sources.ts'
import { openEnvironmentMaker } from '../environment/environment-maker.ts'
import { withoutKeys } from '../generation/models/without-keys.ts'
import { findIsolation } from '../measurement/run-isolated.ts'
import { sandboxOptions } from '../schema/options/shared-options.ts'

export interface MakingOptions extends Readonly<z.input<typeof sandboxOptions>> {
  readonly dataset: string
  readonly mirror?: string | undefined
  readonly wait?: number | undefined
  /** Asked before a project's script runs, which it may refuse. */
  readonly beforeMaking?: (() => Promise<void>) | undefined
}

/** Sources that have data made too, for a command that may hold keys: the scripts of projects run when no key is in reach any more. */
export function openMakingSources(options: MakingOptions, context: CommandContext): Sources {
  const { dataset, mirror, wait, beforeMaking } = options
  return openSources(context, mirror, async (known, file, place) => {
    await beforeMaking?.()
    const models = await loadModelsIfPresent(dataset)
    const bare = withoutKeys(models, context)
    const maker = openEnvironmentMaker(bare, [dataset], findIsolation)
    return createDataMaker({ ...sandboxOptions.parse(options), wait }, maker, bare)(known, file, place)
  })
}
