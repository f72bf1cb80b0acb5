import { existsSync } from 'node:fs'
import type { HostCheck } from '../schema/doctor.ts'
import { openAmdSmi } from './amdsmi.ts'
import { openGpuHwmon } from './gpu-hwmon.ts'
import { openNvidiaSmi } from './nvidia-smi.ts'
import { openNvml } from './nvml.ts'
import { openPowermetrics } from './powermetrics.ts'
import { isUsable, type Source, type Unusable } from './source.ts'

const area = 'energy'

/** Graphics cards by each way there is to read them; the way that works is the one that a run would use. */
export async function checkGraphics(env: NodeJS.ProcessEnv, device = '/dev/nvidiactl'): Promise<HostCheck[]> {
  const nvml = await whyUnusable(openNvml(env))
  const nvidia = nvml && (await whyUnusable(openNvidiaSmi(env)))
  const amd = (await whyUnusable(openGpuHwmon(env))) && (await whyUnusable(openAmdSmi(env)))
  const how = nvml === null ? 'energy counter' : 'integrated power, coarser'
  return [
    describe('NVIDIA', nvidia, existsSync(device), how),
    describe('AMD, Intel', amd, false, 'energy or power of the cards'),
  ]
}

/** Apple's own estimate of its processors' power. */
export async function checkApple(env: NodeJS.ProcessEnv): Promise<HostCheck[]> {
  if (process.platform !== 'darwin') return []
  const reason = await whyUnusable(openPowermetrics(env))
  if (reason === null) return [{ area, name: 'powermetrics', state: 'works', says: 'measured by powermetrics' }]
  return [{ area, name: 'powermetrics', state: 'missing', says: reason, fix: ['sudo greenml measure …'] }]
}

async function whyUnusable(opening: Promise<Source | Unusable>): Promise<string | null> {
  const opened = await opening
  if (!isUsable(opened)) return opened.reason
  await opened[Symbol.asyncDispose]()
  return null
}

function describe(name: string, reason: string | null, here: boolean, says: string): HostCheck {
  if (reason === null) return { area, name, state: 'works', says: `measured: ${says}` }
  return { area, name, state: here ? 'missing' : 'absent', says: reason }
}
