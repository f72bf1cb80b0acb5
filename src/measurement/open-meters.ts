import { resolve } from 'node:path'
import { UserError } from '../base/errors.ts'
import type { CommandContext } from '../commands/context.ts'
import { type Meter, openMeter } from '../energy/meter.ts'
import type { MeterName } from '../energy/meters.ts'

/** What a user says of how energy is to be measured. */
export interface EnergyOptions {
  /** Without it, all meters that this host has. */
  readonly meter?: readonly MeterName[]
  readonly requireMeasured?: boolean
  readonly powercapRoot?: string
  readonly meterCommand?: string
  readonly meterStream?: string
  /** The whole machine at rest and at full load, for the estimate. */
  readonly idleWatts?: number
  readonly maxWatts?: number
}

export async function openMeters(options: EnergyOptions, { env }: CommandContext): Promise<Meter> {
  const { idleWatts, maxWatts, meterCommand, meterStream } = options
  if (idleWatts !== undefined && maxWatts !== undefined && maxWatts < idleWatts) {
    throw new UserError('--max-watts is below --idle-watts.')
  }
  if (meterCommand !== undefined && meterStream !== undefined) {
    throw new UserError('--meter-command and --meter-stream exclude each other.')
  }
  return openMeter({
    require: options.requireMeasured ?? false,
    env,
    external: {
      ...(meterCommand === undefined ? {} : { command: meterCommand }),
      ...(meterStream === undefined ? {} : { stream: resolve(meterStream) }),
    },
    model: { ...(idleWatts === undefined ? {} : { idleWatts }), ...(maxWatts === undefined ? {} : { maxWatts }) },
    ...(options.meter ? { meters: options.meter } : {}),
    ...(options.powercapRoot ? { powercapRoot: resolve(options.powercapRoot) } : {}),
  })
}
