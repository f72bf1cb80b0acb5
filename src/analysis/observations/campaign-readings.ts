import { median } from '../../base/numbers.ts'
import type { CampaignReadings } from '../../schema/analysis/observations.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import { NUMERIC_LIBRARIES, type Threading } from '../../schema/measurement/threads.ts'
import { RestCollector } from './rests.ts'

/** How net energy, carbon and operations were made, gathered record by record. */
export class ReadingsCollector {
  /** Watts by host and zone, then by the window's start: every record of a window repeats them. */
  readonly #idle = new Map<string, { host: string; domain: string; windows: Map<string, number> }>()
  readonly rests = new RestCollector()
  readonly #carbon = new Map<string, CampaignReadings['carbon'][number]>()
  readonly #flops = new Map<string, CampaignReadings['flops'][number]>()
  #threads: CampaignReadings['threads'] = null
  readonly #load = { runs: 0, contaminated: 0, throttled: 0 }

  add(record: RunRecord): void {
    const { host, idle, carbon, flops, purpose, conditions, flags, threads } = record
    this.rests.add(record)
    for (const { domain, watts, startedAt } of idle) {
      const key = `${domain} of ${host.name}`
      const zone = this.#idle.get(key) ?? { host: host.name, domain, windows: new Map<string, number>() }
      this.#idle.set(key, zone)
      zone.windows.set(startedAt, watts)
    }
    if (carbon !== null && carbon.grams !== null) {
      const { gramsPerKwh, region, year, source, pue } = carbon
      this.#carbon.set(JSON.stringify([gramsPerKwh, region, year, source, pue]), {
        gramsPerKwh,
        region,
        year,
        source,
        pue,
      })
    }
    for (const { kind, meter, count } of flops)
      if (count !== null) this.#flops.set(`${kind}: ${meter}`, { kind, meter })
    if (purpose !== 'measured') return
    if (threads !== undefined) this.#addThreads(threads)
    if (conditions === null) return
    this.#load.runs++
    if (flags.includes('contaminated')) this.#load.contaminated++
    if (flags.includes('throttled')) this.#load.throttled++
  }

  #addThreads({ most, libraries, variables }: Threading): void {
    const known = this.#threads ?? { most, libraries, variables }
    this.#threads = {
      most: Math.max(known.most, most),
      libraries: NUMERIC_LIBRARIES.filter((each) => known.libraries.includes(each) || libraries.includes(each)),
      variables: { ...known.variables, ...variables },
    }
  }

  collect(): CampaignReadings {
    return {
      idle: [...this.#idle.values()].map(({ host, domain, windows }) => ({
        host,
        domain,
        watts: median([...windows.values()]) ?? 0,
        windows: windows.size,
      })),
      restDrift: this.rests.collect(),
      carbon: [...this.#carbon.values()],
      flops: [...this.#flops].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reading]) => reading),
      threads: this.#threads,
      load: this.#load,
    }
  }
}
