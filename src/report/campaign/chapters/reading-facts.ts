import type { CampaignReadings } from '../../../schema/observations.ts'
import { countWord, formatMeter, joinWords } from '../../text/format.ts'

/** How net energy, carbon and operations were made, where there are any. */
export const listReadingFacts = ({ idle, carbon, flops, load }: CampaignReadings) => ({
  'Idle power': idle.length === 0 ? [] : formatIdle(idle),
  Carbon: carbon.length === 0 ? [] : formatCarbon(carbon),
  Operations: flops.length === 0 ? [] : formatFlops(flops),
  Conditions: load.runs === 0 ? [] : formatLoad(load),
})

function formatIdle(idle: CampaignReadings['idle']): string {
  const zones = idle.map(
    ({ host, domain, watts, windows }) =>
      `${domain} of ${host} ${watts.toPrecision(3)} W (median of ${countWord(windows, 'window')})`,
  )
  return `${joinWords(zones)}; net energy is gross less this over the run, and enters no ratio`
}

/** Every intensity once, with its source. */
function formatCarbon(carbon: CampaignReadings['carbon']): string {
  const sources = carbon.map(({ gramsPerKwh, region, year, source, pue }) => {
    const place = [region, year, source].filter((part) => part !== null).join(', ')
    return `${gramsPerKwh} g CO₂e for a kWh (${place}), PUE ${pue}`
  })
  return `gross energy × PUE × intensity, of operation alone: ${sources.join('; ')}`
}

function formatFlops(flops: CampaignReadings['flops']): string {
  const meters = flops.map(({ kind, meter }) => `${kind}: ${formatMeter(meter)}`)
  return `floating-point operations in runs of their own (${meters.join('; ')}); retired by the processor and summed over operators' formulas are two things and never compared`
}

const formatLoad = ({ runs, contaminated, throttled }: CampaignReadings['load']): string =>
  `of ${countWord(runs, 'measured run')} (every attempt), ${contaminated} had other load beside ${runs === 1 ? 'it' : 'them'} and in ${throttled} the processor throttled itself`
