import type { CampaignReadings } from '../../../schema/observations.ts'
import { countWord, formatMeter, joinWords } from '../../text/format.ts'
import type { Fact } from './chapter.ts'

/** How net energy, carbon and operations were made, where there are any. */
export function listReadingFacts({ idle, carbon, flops, load }: CampaignReadings): Fact[] {
  return [...composeIdle(idle), ...composeCarbon(carbon), ...composeFlops(flops), ...composeLoad(load)]
}

function composeIdle(idle: CampaignReadings['idle']): Fact[] {
  if (idle.length === 0) return []
  const zones = idle.map(
    ({ host, domain, watts, windows }) =>
      `${domain} of ${host} ${watts.toPrecision(3)} W (median of ${countWord(windows, 'window')})`,
  )
  return [
    {
      label: 'Idle power',
      value: `${joinWords(zones)}; net energy is gross less this over the run, and enters no ratio`,
    },
  ]
}

/** Every intensity once, with its source. */
function composeCarbon(carbon: CampaignReadings['carbon']): Fact[] {
  if (carbon.length === 0) return []
  const sources = carbon.map(({ gramsPerKwh, region, year, source, pue }) => {
    const place = [region, year, source].filter((part) => part !== null).join(', ')
    return `${gramsPerKwh} g CO₂e for a kWh (${place}), PUE ${pue}`
  })
  return [
    {
      label: 'Carbon',
      value: `gross energy × PUE × intensity, of operation alone: ${sources.join('; ')}`,
    },
  ]
}

function composeFlops(flops: CampaignReadings['flops']): Fact[] {
  if (flops.length === 0) return []
  const meters = flops.map(({ kind, meter }) => `${kind}: ${formatMeter(meter)}`)
  return [
    {
      label: 'Operations',
      value: `floating-point operations in runs of their own (${meters.join('; ')}); retired by the processor and summed over operators' formulas are two things and never compared`,
    },
  ]
}

function composeLoad({ runs, contaminated, throttled }: CampaignReadings['load']): Fact[] {
  if (runs === 0) return []
  return [
    {
      label: 'Conditions',
      value: `of ${countWord(runs, 'measured run')} (every attempt), ${contaminated} had other load beside ${runs === 1 ? 'it' : 'them'} and in ${throttled} the processor throttled itself`,
    },
  ]
}
