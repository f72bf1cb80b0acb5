import { z } from 'zod'
import { assetPath } from '../base/package.ts'
import { readJsonText } from '../base/text/parse-with.ts'
import type { Doubt } from '../schema/measurement/doubt.ts'
import type { EnergyGap, EnergyReason } from '../schema/measurement/energy-reason.ts'
import { SENSOR_AGREEMENT } from './cross-check.ts'
import { LineProcess } from './line-process.ts'
import { addPoint, joulesWithin, makeSeries, type Series } from './series.ts'
import { type Joules, makeReading, type RunWindow, type Source, type Unusable } from './source.ts'

/**
 * Nine readings a second: enough for a sensor that moves every 20 to 100 ms. They take 0.1 % of a processor's time, or up to 4 %
 * where the driver asks the card's own processor (4 ms a reading of an H100's counter). Not every 100 ms:
 * what repeats every tenth of a second would always be read at the same place.
 */
const INTERVAL_MILLISECONDS = 110
/** A driver that was asleep takes seconds to answer the first time. */
const START_MILLISECONDS = 15_000
const REPLY_MILLISECONDS = 5000

const PYTHON = 'python3'

const device = z.object({
  index: z.int(),
  id: z.string().nullable(),
  name: z.string().nullable(),
  /** Split between tenants (MIG): its counter is the whole card's. */
  partitioned: z.boolean(),
  microjoulesPerCount: z.number().positive(),
})
export type SampledDevice = z.infer<typeof device>

const value = z.number().nullable()
/** Of each device the instant, its energy counter and its watts. */
const sample = z.array(z.tuple([z.number(), value, value]))
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('error'), message: z.string() }),
  z.object({ type: z.literal('missing'), library: z.string() }),
  z.object({ type: z.literal('devices'), devices: z.array(device) }),
  z.object({ type: z.literal('begun'), others: z.array(value) }),
  z.object({ type: z.literal('samples'), samples: z.array(sample), done: z.boolean() }),
])

interface Channel {
  readonly counter: Series
  readonly power: Series
  /** Processes that used the device when the run began. */
  others: number | null
}

/**
 * A Python process that reads accelerators between two commands (`assets/python/meters/sampler.py`). It keeps its readings
 * to itself until the run is over, so that nothing else wakes during it.
 */
export class Sampler implements AsyncDisposable {
  readonly #process: LineProcess
  #channels: Channel[] = []
  #begun = false
  #done = false
  #fault: EnergyGap | null = null
  devices: readonly SampledDevice[] | null = null

  constructor(kind: 'nvml' | 'amdsmi' | 'hwmon', args: readonly string[], env: NodeJS.ProcessEnv) {
    const script = assetPath('python', 'meters', 'sampler.py')
    const command = {
      program: PYTHON,
      args: ['-I', '-S', '-B', script, kind, `${INTERVAL_MILLISECONDS}`, ...args],
      env,
    }
    this.#process = new LineProcess(command, (line) => this.#take(line))
  }

  /** Waits for the list of devices; returns why there is none. */
  async start(): Promise<EnergyGap | null> {
    const started = await this.#process.until(() => this.devices !== null || this.#fault !== null, START_MILLISECONDS)
    if (started) return this.#fault
    const seconds = START_MILLISECONDS / 1000
    return this.#process.ended ?? { kind: 'no-answer', program: PYTHON, seconds, detail: null }
  }

  cpuSeconds(): number {
    return this.#process.cpuSeconds()
  }

  /** Reads these alone from now on: a driver takes milliseconds for each, on the host that is measured. */
  show(positions: readonly number[]): void {
    this.#process.write(`s${positions.join(',')}\n`)
  }

  async begin(): Promise<void> {
    this.#channels = (this.devices ?? []).map(() => ({
      counter: makeSeries('joules'),
      power: makeSeries('watts'),
      others: null,
    }))
    this.#begun = false
    this.#done = false
    this.#process.write('b')
    await this.#process.until(() => this.#begun, REPLY_MILLISECONDS)
  }

  /** Takes the last reading. Parts of one window may each ask for it: only the first does it. */
  async end(): Promise<void> {
    if (this.#done) return
    this.#process.write('e')
    await this.#process.until(() => this.#done, REPLY_MILLISECONDS)
  }

  /** Joules of one device within the window: by its counter, else by its power. */
  joulesOf(position: number, { beginNs, endNs }: RunWindow): Joules {
    const channel = this.#channels[position]
    const found = this.devices?.[position]
    if (!channel || !found) return { joules: null, reason: { kind: 'not-read' } }
    if (found.partitioned) return { joules: null, reason: { kind: 'partitioned' } }
    const intervalNs = INTERVAL_MILLISECONDS * 1e6
    const counted = joulesWithin(channel.counter, beginNs, endNs, intervalNs)
    const integrated = joulesWithin(channel.power, beginNs, endNs, intervalNs)
    const hasCounter = channel.counter.values.some((value) => value !== null)
    const best = hasCounter ? counted : integrated
    if (best.joules === null) return { joules: null, reason: this.#process.ended ?? best.reason }
    const shared = channel.others ? [{ kind: 'shared-device' as const, processes: channel.others }] : []
    return { joules: best.joules, reason: compareSensors(counted, integrated), doubts: [...best.doubts, ...shared] }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#process[Symbol.asyncDispose]()
  }

  #take(line: string): void {
    const parsed = message.safeParse(readJsonText(line))
    if (!parsed.success) {
      this.#fault ??= { kind: 'not-understood', program: PYTHON, detail: line.slice(0, 120) }
      return
    }
    const { data } = parsed
    switch (data.type) {
      case 'error':
        this.#fault = { kind: 'reported', detail: data.message }
        break
      case 'missing':
        this.#fault = { kind: 'not-installed', program: data.library }
        break
      case 'devices':
        this.devices = data.devices
        break
      case 'begun':
        for (const [position, count] of data.others.entries()) {
          const channel = this.#channels[position]
          if (channel) channel.others = count
        }
        this.#begun = true
        break
      case 'samples':
        for (const taken of data.samples) this.#add(taken)
        this.#done = data.done
    }
  }

  #add(taken: z.infer<typeof sample>): void {
    for (const [position, [t, count, watts]] of taken.entries()) {
      const channel = this.#channels[position]
      const scale = (this.devices?.[position]?.microjoulesPerCount ?? 1) / 1e6
      if (channel === undefined) continue
      addPoint(channel.counter, t, count === null ? null : count * scale)
      addPoint(channel.power, t, watts)
    }
  }
}

/** A device that a meter shows: its place among the sampler's, its zone, and what a run on it makes doubtful. */
export interface ShownDevice {
  readonly position: number
  readonly domain: string
  readonly doubtsOf?: (window: RunWindow) => Doubt[]
}

/** A meter by a sampler of its own. `choose`: the devices to show, or why there are none. */
export async function openSampled(
  meter: 'nvml' | 'amdsmi',
  env: NodeJS.ProcessEnv,
  choose: (devices: readonly SampledDevice[]) => readonly ShownDevice[] | EnergyGap,
): Promise<Source | Unusable> {
  const sampler = new Sampler(meter, [], env)
  const shown = (await sampler.start()) ?? choose(sampler.devices ?? [])
  if ('kind' in shown) {
    await sampler[Symbol.asyncDispose]()
    return { meter, reason: shown }
  }
  sampler.show(shown.map(({ position }) => position))
  return {
    meter,
    readsProcessor: false,
    counterPaths: [],
    cpuSeconds: () => sampler.cpuSeconds(),
    prepare: () => sampler.begin(),
    read: async (window) => {
      await sampler.end()
      return shown.map(({ position, domain, doubtsOf = () => [] }) => {
        const found = sampler.joulesOf(position, window)
        const doubts = [...(found.doubts ?? []), ...doubtsOf(window)]
        return makeReading(domain, meter, found.joules === null ? found : { ...found, doubts })
      })
    },
    [Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose](),
  }
}

function compareSensors(counted: Joules, integrated: Joules): EnergyReason | null {
  if (counted.joules === null || integrated.joules === null) return null
  const difference = integrated.joules / counted.joules - 1
  return Math.abs(difference) > SENSOR_AGREEMENT ? { kind: 'other-sensor', joules: integrated.joules } : null
}
