/** One event of the processor and what each count of it stands for. */
export interface FlopEvent {
  /** Name as `perf stat -e` takes it. */
  readonly name: string
  /** Operations in one count; a fused multiply-add counts twice in the hardware already. */
  readonly weight: number
}

/** Events that together hold every operation of one kind of core. */
export type EventSet = readonly FlopEvent[]

/** What decides which events a processor has, from /proc/cpuinfo and the kernel's list of counters. */
export interface Processor {
  readonly vendor: string | null
  readonly flags: ReadonlySet<string>
  /** Performance and efficiency cores, each with counters of its own. */
  readonly hybrid: boolean
}

const INTEL_FAMILIES = ['fp_arith_inst_retired', 'fp_arith_ops_retired'] // the second on newer cores
const AMD_EVENT = 'fp_ret_sse_avx_ops.all'
const ATOM_EVENT = 'fp_flops_retired.all'

/** Operations by width and precision: lanes of a register. Sums of equal weight (`4_flops`) need fewer counters. */
const INTEL_SUMS = { scalar: 1, '128b_packed_double': 2, '4_flops': 4 }
const INTEL_SINGLY = {
  scalar_single: 1,
  scalar_double: 1,
  '128b_packed_double': 2,
  '128b_packed_single': 4,
  '256b_packed_double': 4,
  '256b_packed_single': 8,
}
const WITH_512_SUMS = { ...INTEL_SUMS, '8_flops': 8, '512b_packed_single': 16 }
const WITH_512_SINGLY = { ...INTEL_SINGLY, '512b_packed_double': 8, '512b_packed_single': 16 }

/**
 * The sets to try, best first; of each the parts are counted side by side, one part for each kind of core. Sources: Intel's
 * `tma_info_inst_mix_ipflop` in perf's event tables, AMD's `fp_ret_sse_avx_ops.all`. Empty: none is known.
 */
export function listEventSets({ vendor, flags, hybrid }: Processor): EventSet[][] {
  if (vendor === 'AuthenticAMD' || vendor === 'HygonGenuine') return [[makeSet({ [AMD_EVENT]: 1 }, '')]]
  if (vendor !== 'GenuineIntel') return []
  const widths = flags.has('avx512f')
    ? [WITH_512_SUMS, WITH_512_SINGLY]
    : [{ ...INTEL_SUMS, '256b_packed_single': 8 }, INTEL_SINGLY]
  return INTEL_FAMILIES.flatMap((family) =>
    widths.map((weights) => {
      const named = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [`${family}.${name}`, weight]))
      return hybrid ? [makeSet(named, 'cpu_core'), makeSet({ [ATOM_EVENT]: 1 }, 'cpu_atom')] : [makeSet(named, '')]
    }),
  )
}

/** User mode only, so that no right beyond the default one is needed. */
function makeSet(weights: Readonly<Record<string, number>>, unit: string): EventSet {
  const nameOf = (name: string) => (unit === '' ? `${name}:u` : `${unit}/${name}/u`)
  return Object.entries(weights).map(([name, weight]) => ({ name: nameOf(name), weight }))
}
