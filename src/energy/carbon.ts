import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { gramsOf } from '../schema/measurement/carbon.ts'
import type { CarbonReading, EnergyReading } from '../schema/measurement/execution.ts'
import { energyOfHost } from '../schema/measurement/package-energy.ts'
import type { CarbonOptions } from '../schema/options/shared-options.ts'

/** Factors that turn energy into carbon, the same for all runs of a measurement. */
export type CarbonModel = Omit<CarbonReading, 'grams' | 'quality' | 'reason'>

/** PUE without the user's own value: the machine alone counts, as where there is no data centre around it. */
const DEFAULT_PUE = 1

/** Null where nobody said where the electricity comes from: there is no default that would be right. */
export async function openCarbon(
  options: CarbonOptions,
  env: NodeJS.ProcessEnv,
  context?: Pick<CommandContext, 'logger' | 'keyFiles'>,
): Promise<CarbonModel | null> {
  const { country, carbonIntensity, electricityMaps, pue = DEFAULT_PUE } = options
  const given = [country, carbonIntensity, electricityMaps].filter((each) => each !== undefined)
  if (given.length > 1) {
    throw new UserError('--country, --carbon-intensity and --electricity-maps exclude each other.')
  }
  if (!(pue >= 1)) throw new UserError(`--pue is ${pue}: the building can't take less than the machine in it (1).`)
  if (country !== undefined) {
    const { findRegion, TABLE_SOURCE } = await import('./carbon-regions.ts')
    const { name, gramsPerKwh, year } = findRegion(country)
    return { gramsPerKwh, region: name, year, source: TABLE_SOURCE, pue }
  }
  if (carbonIntensity !== undefined) {
    return { gramsPerKwh: carbonIntensity, region: 'own value', year: null, source: 'given by the user', pue }
  }
  if (electricityMaps !== undefined) {
    const { askElectricityMaps, KEY_VARIABLE } = await import('./electricity-maps.ts')
    const file = context?.keyFiles?.get(KEY_VARIABLE)
    if (file !== undefined) context?.logger.info(`Electricity Maps is asked with ${KEY_VARIABLE} from ${file}`)
    return { ...(await askElectricityMaps(electricityMaps, env)), pue }
  }
  if (options.pue === undefined) return null
  throw new UserError('--pue needs --country, --carbon-intensity or --electricity-maps beside it.')
}

/** Carbon of what the host took, its packages or a meter outside it. */
export function carbonOf(model: CarbonModel, energy: readonly EnergyReading[]): CarbonReading {
  const { joules, quality, reason } = energyOfHost(energy)
  const grams = joules === null ? null : gramsOf(joules, model)
  return { ...model, grams, quality, reason }
}
