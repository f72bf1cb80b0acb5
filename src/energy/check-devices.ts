import { existsSync } from 'node:fs'
import type { CheckFact, HostCheck } from '../schema/doctor-report.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import { openAmdSmi } from './amdsmi.ts'
import { openGpuHwmon } from './gpu-hwmon.ts'
import { openNvidiaSmi } from './nvidia-smi.ts'
import { openNvml } from './nvml.ts'
import { openPowermetrics } from './powermetrics.ts'
import { isUsable, type Source, type Unusable } from './source.ts'

type Reads = Extract<CheckFact, { kind: 'meter' }>['reads']

/** Graphics cards by each way there is to read them; the way that works is the one that a run would use. */
export async function checkGraphics(env: NodeJS.ProcessEnv): Promise<HostCheck[]> {
  const nvml = await whyUnusable(openNvml(env))
  const nvidia = nvml && (await whyUnusable(openNvidiaSmi(env)))
  const amd = (await whyUnusable(openGpuHwmon(env))) && (await whyUnusable(openAmdSmi(env)))
  return [
    describe('nvidia', nvidia, existsSync('/dev/nvidiactl'), nvml === null ? 'energy-counter' : 'power'),
    describe('amd-intel', amd, false, 'cards'),
  ]
}

/** Apple's own estimate of its processors' power. */
export async function checkApple(env: NodeJS.ProcessEnv): Promise<HostCheck[]> {
  if (process.platform !== 'darwin') return []
  const gap = await whyUnusable(openPowermetrics(env))
  const check = describe('powermetrics', gap, true, 'powermetrics')
  return [gap === null ? check : { ...check, fix: ['sudo greenml measure …'] }]
}

async function whyUnusable(opening: Promise<Source | Unusable>): Promise<EnergyGap | null> {
  const opened = await opening
  if (!isUsable(opened)) return opened.reason
  await opened[Symbol.asyncDispose]()
  return null
}

/** `here`: there are signs of the hardware. */
function describe(id: HostCheck['id'], gap: EnergyGap | null, here: boolean, reads: Reads): HostCheck {
  const found = { area: 'energy', id } as const
  if (gap === null) return { ...found, state: 'works', fact: { kind: 'meter', reads } }
  return { ...found, state: here ? 'missing' : 'absent', fact: { kind: 'no-meter', gap } }
}
