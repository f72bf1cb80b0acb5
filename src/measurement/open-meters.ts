import { resolve } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { type Meter, openMeter } from '../energy/meter.ts'
import type { EnergyOptions } from '../schema/options/shared-options.ts'

export async function openMeters(options: EnergyOptions, { env }: CommandContext): Promise<Meter> {
  const { idleWatts, maxWatts, meterCommand, meterStream } = options
  if (idleWatts !== undefined && maxWatts !== undefined && maxWatts < idleWatts) {
    throw new UserError('--max-watts is below --idle-watts.')
  }
  if (meterCommand !== undefined && meterStream !== undefined) {
    throw new UserError('--meter-command and --meter-stream exclude each other.')
  }
  return openMeter({
    require: options.requireMeasured,
    env,
    meters: options.meter,
    external: { command: meterCommand, stream: meterStream && resolve(meterStream) },
    model: { idleWatts, maxWatts },
    powercapRoot: options.powercapRoot ? resolve(options.powercapRoot) : undefined,
  })
}
