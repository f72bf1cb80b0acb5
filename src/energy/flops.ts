import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTextIfPresent } from '../base/files/files.ts'
import { makeScratch, removedAfter } from '../base/files/scratch.ts'
import { sum } from '../base/numbers.ts'
import { findProgram } from '../base/processes/find-program.ts'
import { runCommand } from '../base/processes/process.ts'
import type { FlopsReason } from '../schema/measurement/execution-reason.ts'
import type { FlopsReading } from '../schema/measurement/record.ts'
import { type EventSet, type FlopEvent, listEventSets, type Processor } from './flops/event-sets.ts'
import { type FlopCounter, METER, noCounter, unread } from './flops/flop-counter.ts'
import { EVENT_SOURCES, findVendor } from './kernel-facts.ts'

export interface FlopCounterOptions {
  /** Paths of /proc/cpuinfo and of the kernel's list of counters, for tests. */
  readonly cpuinfo?: string
  readonly eventSources?: string
}

/** perf tells no signal in its own exit code; a shell between does. */
const KEEP_EXIT_CODE = ['/bin/sh', '-c', '"$@"; exit $?', 'sh']
/** The share of a run above which a count is whole: what perf rounds away is not worth a word. */
const WHOLE = 0.9999

/** Finds by trial which events this processor has. perf runs here, unprivileged, in user mode. */
export async function openFlopCounter(env: NodeJS.ProcessEnv, options: FlopCounterOptions = {}): Promise<FlopCounter> {
  const { cpuinfo = '/proc/cpuinfo', eventSources = EVENT_SOURCES } = options
  if (process.platform !== 'linux') return noCounter({ kind: 'not-linux' })
  const perf = findProgram('perf', env)
  if (perf === null) return noCounter({ kind: 'no-perf' })
  const processor = describeProcessor(cpuinfo, eventSources)
  const candidates = listEventSets(processor)
  if (candidates.length === 0) {
    return noCounter({ kind: 'unknown-processor', processor: processor.vendor ?? process.arch })
  }
  const complaints: string[] = []
  for (const sets of candidates) {
    const complaint = await tryEvents(perf, sets, env)
    if (complaint === null) return makeCounter(perf, sets)
    complaints.push(complaint)
    if (isDenied(complaint)) break
  }
  return noCounter(judgeComplaints(complaints, processor, existsSync(join(eventSources, 'cpu')) || processor.hybrid))
}

export function makeCounter(perf: string, sets: readonly EventSet[]): FlopCounter {
  return {
    unavailable: null,
    prefix: (outputFile) => [...perfCommand(perf, sets, outputFile), ...KEEP_EXIT_CODE],
    read: async (outputFile) => {
      const text = await readTextIfPresent(outputFile)
      return text === null ? unread({ kind: 'no-counts' }) : readCounts(text, sets)
    },
  }
}

/** The command of perf. Where there are two kinds of cores, perf would take the time on the other kind for time not counted. */
function perfCommand(perf: string, sets: readonly EventSet[], outputFile: string): string[] {
  const events = sets.flatMap((set) => set.map(({ name }) => name)).join(',')
  return [perf, 'stat', '-x;', '-o', outputFile, ...(sets.length > 1 ? ['--no-scale'] : []), '-e', events, '--']
}

/** Null when perf takes the events, else what it says. */
async function tryEvents(perf: string, sets: readonly EventSet[], env: NodeJS.ProcessEnv): Promise<string | null> {
  await using scratch = removedAfter(await makeScratch('perf'))
  const output = join(scratch.folder, 'counts')
  const [program = perf, ...args] = [...perfCommand(perf, sets, output), 'true']
  const { exitCode, stderr } = await runCommand(program, args, { env: { ...env, LC_ALL: 'C' }, timeoutSeconds: 20 })
  if (exitCode !== 0) return stderr.trim().replace(/\s+/g, ' ').slice(0, 300) || `perf ended with ${exitCode}`
  const text = await readFile(output, 'utf8').catch(() => '')
  const missing = parseCounts(text).find(({ state }) => state === 'not supported')
  return missing === undefined ? null : `${missing.event} is not supported`
}

const isDenied = (complaint: string) => /paranoid|permission|permitted|access to performance/i.test(complaint)

function judgeComplaints(
  complaints: readonly string[],
  { flags, hybrid }: Processor,
  hasCounters: boolean,
): FlopsReason {
  if (complaints.some(isDenied)) return { kind: 'denied' }
  if (flags.has('hypervisor')) return { kind: 'virtual-machine' }
  if (!hasCounters) return { kind: 'no-counters' }
  if (hybrid && complaints.some((each) => /cpu_atom|fp_flops/.test(each))) {
    return { kind: 'no-efficiency-core-event' }
  }
  return { kind: 'unknown-events', detail: complaints.at(-1) ?? '' }
}

interface PerfCount {
  readonly event: string
  readonly state: 'counted' | 'not counted' | 'not supported'
  readonly value: number
  /** Share of the run during which it was counted, 0–1. */
  readonly share: number
}

/** Lines as `1234;;fp_ret_sse_avx_ops.all:u;1002003;100.00;;`, after a comment; others are perf's own words. */
function parseCounts(text: string): PerfCount[] {
  return text.split('\n').flatMap((line): PerfCount[] => {
    const [value = '', , event = '', , percent = ''] = line.split(';').map((cell) => cell.trim())
    const missing = /^<(not counted|not supported)>$/.exec(value)?.[1]
    if (missing === 'not counted' || missing === 'not supported') {
      return [{ event, state: missing, value: 0, share: 0 }]
    }
    const share = Number(percent.replace(',', '.')) / 100 // some locales write a comma
    if (!/^\d+$/.test(value) || event === '' || percent === '' || !(share >= 0)) return []
    return [{ event, state: share === 0 ? 'not counted' : 'counted', value: Number(value), share: Math.min(share, 1) }]
  })
}

/** Counts of perf. Where the counters had to take turns a count is scaled up by the time that they missed, and says so. */
export function readCounts(text: string, sets: readonly EventSet[]): FlopsReading {
  const lines = parseCounts(text)
  const events = sets.flat()
  if (lines.length !== events.length || events.some(({ name }, index) => !isSame(lines[index], name))) {
    return unread({ kind: 'no-counts' })
  }
  const unsupported = lines.find(({ state }) => state === 'not supported')
  if (unsupported !== undefined) return unread({ kind: 'unsupported-event', event: unsupported.event })
  const parts = sets.map((set) => {
    const counted = set.map((event) => ({ event, line: lines[events.indexOf(event)] }))
    const share = Math.min(...counted.map(({ line }) => line?.share ?? 0))
    return { share, operations: sum(counted.map(({ event, line }) => event.weight * (line?.value ?? 0))) }
  })
  const [shares, total] = [sum(parts.map(({ share }) => share)), sum(parts.map(({ operations }) => operations))]
  const counted = Math.min(1, shares)
  if (counted === 0) return unread({ kind: 'too-short' })
  // perf has scaled each event itself, but for processors with two kinds of cores.
  const count = Math.round(sets.length > 1 ? total / counted : total)
  const reason = counted < WHOLE ? ({ kind: 'scaled' } as const) : null
  return { kind: 'hardware-retired', count, meter: METER, quality: 'measured', counted, reason }
}

const isSame = (line: PerfCount | undefined, name: FlopEvent['name']) =>
  line?.event.replace(/[:/]u?$/, '') === name.replace(/[:/]u?$/, '')

function describeProcessor(cpuinfo: string, eventSources: string): Processor {
  const text = existsSync(cpuinfo) ? readFileSync(cpuinfo, 'utf8') : ''
  const flags = /^flags\s*:\s*(.*)$/m.exec(text)?.[1] ?? ''
  return {
    vendor: findVendor(text),
    flags: new Set(flags.split(/\s+/)),
    hybrid: existsSync(join(eventSources, 'cpu_atom')),
  }
}
