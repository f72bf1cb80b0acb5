import { TICK_SECONDS } from '../base/processes/process-cpu.ts'
import type { Conditions, Flag } from '../schema/measurement/execution.ts'
import type { SensorReading } from './sensors.ts'

/** CPU seconds of a run, and of the whole host while it lasted. */
export interface Load {
  readonly wallSeconds: number
  /** User and system seconds of the run; null where they are not all known. */
  readonly cpuSeconds: number | null
  /** Busy seconds of all processes; without what a hypervisor took away. */
  readonly hostBusySeconds: number | null
  /** Busy seconds of the meters' own processes. */
  readonly metersSeconds: number
  /** CPU seconds of threads beside the first of each process, as far as seen. */
  readonly sideSeconds: number
  /** Seconds for which these had no processor and could have used one; null: the kernel does not tell. */
  readonly sideWaitSeconds: number | null
  /** Threads, beside the first, of the process that had most, where it had loaded a library whose threads wait by spinning. */
  readonly spinners: number
  /** Processors of the host, whose ticks are added up in `hostBusySeconds`. */
  readonly logicalCpus: number
}

/** Share, of busy time and of one processor, above which the load of others disturbs a run. */
const DISTURBING_SHARE = 0.05
/** Ticks of /proc/stat by which the busy time of one processor may be wrong: one at each edge. */
const EDGE_TICKS = 2

/**
 * Share of its CPU time, and seconds, above which threads beside its first matter in a run. A process's clock is wrong by up to
 * two ticks, which are all that threads without work may seem to take.
 */
const WORKING_SHARE = 0.05
const WORKING_SECONDS = 0.03
/**
 * CPU seconds for which a thread that is given nothing spins before it sleeps, if nobody else wants the processor: OpenBLAS's for
 * 2^26 ticks of the processor's clock, in newer versions 2^28 (blas_server.c), LLVM's OpenMP 0.2 s. Stands in where the kernel
 * does not tell how long it waited; a script can be idle more than once.
 */
const IDLE_SPIN_SECONDS = 0.1

/**
 * The host around a run, and what that makes of it. `contaminated`: others took more than 5 % of the busy time, more than
 * 5 % of one processor, and more than the clock of `/proc/stat` can be wrong by. The second keeps a script that mostly
 * sleeps from being blamed for a heartbeat. The third is 20 ms for each processor, adding up as independent errors do (28
 * ms on 2, 0.23 s on 128): below 0.6 s on two processors it alone decides, so a run of 0.1 s is flagged only when others
 * took more than a quarter of a processor. Meters that read beside a run, such as the helper of a graphics card, are not
 * others. What the kernel does for the run in threads of its own (writing back,
 * interrupts) counts as others'. Time that a hypervisor gave to other machines counts as neither busy nor theirs: no
 * process of this host used it, and the CPU seconds of the run leave it out. `threads-disturbed`: contaminated, and threads
 * beside the first worked, or would have if they had had a processor. Where one has to wait for another that somebody else keeps
 * from running, many libraries let it spin, which is CPU time; and one that spins for nothing gives way to others, so that little
 * of it says no more than much. `throttled`: the processor throttled itself.
 */
export function describeConditions(
  before: SensorReading,
  after: SensorReading,
  load: Load,
): { readonly conditions: Conditions; readonly flags: readonly Flag[] } {
  const other = otherSeconds(load)
  const share = other === null ? null : other / Math.max(other + (load.cpuSeconds ?? 0), Number.MIN_VALUE)
  const noise = EDGE_TICKS * TICK_SECONDS * Math.sqrt(load.logicalCpus)
  const throttled = difference(before.throttleCount, after.throttleCount)
  const contaminated =
    other !== null &&
    share !== null &&
    share > DISTURBING_SHARE &&
    other > Math.max(DISTURBING_SHARE * load.wallSeconds, noise)
  const hasSideThreads = wantedSeconds(load) > Math.max(WORKING_SHARE * (load.cpuSeconds ?? 0), WORKING_SECONDS)
  return {
    conditions: {
      otherCpuSeconds: other,
      otherCpuShare: share,
      temperatureCelsius: pair(before.temperatureCelsius, after.temperatureCelsius),
      frequencyMegahertz: pair(before.frequencyMegahertz, after.frequencyMegahertz),
      throttled,
    },
    flags: [
      ...(contaminated ? (['contaminated'] as const) : []),
      ...(contaminated && hasSideThreads ? (['threads-disturbed'] as const) : []),
      ...(throttled ? (['throttled'] as const) : []),
    ],
  }
}

/** CPU seconds that threads beside the first took, or would have if nobody else had wanted their processors. */
const wantedSeconds = ({ sideSeconds, sideWaitSeconds, spinners }: Load): number =>
  sideWaitSeconds === null ? Math.max(sideSeconds, spinners * IDLE_SPIN_SECONDS) : sideSeconds + sideWaitSeconds

/** The clocks differ by a tick or so: never below 0. */
const otherSeconds = ({ hostBusySeconds, cpuSeconds, metersSeconds }: Load): number | null =>
  hostBusySeconds === null || cpuSeconds === null ? null : Math.max(0, hostBusySeconds - cpuSeconds - metersSeconds)

const pair = (before: number | null, after: number | null) =>
  before === null || after === null ? null : { before, after }

/** A counter that went back was reset: nothing is known of it. */
const difference = (before: number | null, after: number | null): number | null =>
  before === null || after === null || after < before ? null : after - before
