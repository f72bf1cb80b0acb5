import { expect, it } from 'vitest'
import { formatEnergyReason, formatRestGap } from '../../../src/report/text/energy-reasons.ts'
import { type EnergyReason, energyReason, type RestGap } from '../../../src/schema/measurement/energy-reason.ts'

const path = '/sys/energy_uj'
const perf = { program: 'perf', detail: 'No permission' }
const ended = { kind: 'ended' as const, program: 'perf', exitCode: 3, signal: null, detail: null }

it.each<[EnergyReason, string]>([
  [{ kind: 'no-power-pmu' }, 'the kernel has no power PMU (a virtual machine, or no RAPL)'],
  [{ kind: 'pmu-counts-nothing' }, 'the power PMU does not count (seen in virtual machines)'],
  [{ kind: 'partitioned' }, 'the card is split (MIG): its counter is the whole card’s, not this part’s'],
  [{ kind: 'reset' }, 'the counter was reset during the run'],
  [{ kind: 'no-counters', root: '/p' }, '/p has no energy counters (a virtual machine, a container, or no RAPL)'],
  [{ kind: 'no-card-sensors', root: '/d' }, 'no card in /d shows its energy or power in hwmon'],
  [{ kind: 'no-visible-devices', setting: '7', devices: 3 }, "CUDA_VISIBLE_DEVICES='7' shows none of 3"],
  [{ kind: 'no-power-field', field: 'power.draw' }, 'nvidia-smi says [N/A] for power.draw'],
  [{ kind: 'no-power-field', field: null }, 'no field of power can be asked for'],
  [
    { kind: 'unreadable', path, code: 'EIO' },
    `${path} can't be read (EIO): a virtual machine can show a counter without filling it`,
  ],
  [
    { kind: 'unreadable', path, code: 'EACCES' },
    `${path} can't be read (EACCES): the kernel lets only root read it since CVE-2020-8694`,
  ],
  [{ kind: 'unreadable', path, code: 'EISDIR' }, `${path} can't be read (EISDIR)`],
  [{ kind: 'vanished', path, code: 'ENOENT' }, `${path} vanished during the run (ENOENT)`],
  [{ kind: 'no-number', path, text: 'a\nb' }, `${path} holds no number but "a\\nb"`],
  [{ kind: 'replaced', path }, `${path} was replaced since the measurement began`],
  [{ kind: 'missing', path }, `${path} does not exist`],
  [{ kind: 'silent', seconds: 1.5 }, 'no reading came for 1.5 s'],
  [{ kind: 'silent', seconds: 123 }, 'no reading came for 120 s'],
  [
    { kind: 'implausible', joules: 1234.5, seconds: 0.5, limitWatts: 400 },
    "1,230 J in 0.50 s is implausible: above 400 W, twice the zone's limit",
  ],
  [
    { kind: 'beyond-belief', value: 1e308, unit: 'watts', most: 1e6 },
    'the meter said 1e+308 watts: no more than 1000000 are believed',
  ],
  [{ kind: 'not-installed', program: 'perf' }, 'perf is not installed'],
  [{ kind: 'not-started', ...perf }, "perf can't be started: No permission"],
  [ended, 'perf ended (exit code 3)'],
  [{ ...ended, signal: 'SIGKILL', detail: 'gone' }, 'perf ended (SIGKILL): gone'],
  [{ kind: 'no-answer', ...perf, seconds: 3 }, 'perf gave no reading within 3 s: No permission'],
  [{ kind: 'not-understood', ...perf }, "perf printed what can't be read: No permission"],
  [
    { kind: 'denied', detail: 'Access limited' },
    'Access limited (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)',
  ],
  [{ kind: 'reported', detail: 'in its words' }, 'in its words'],
  [
    { kind: 'estimated', because: [{ kind: 'no-counters', root: '/p' }, { kind: 'no-power-pmu' }] },
    'only estimated, ×/÷2; /p has no energy counters (a virtual machine, a container, or no RAPL); the kernel has no power PMU (a virtual machine, or no RAPL)',
  ],
  [{ kind: 'mirrored', domains: ['package-1', 'package-2'] }, 'package-1, package-2 shows the same counter'],
  [
    { kind: 'short-run', error: 0.0401, seconds: 0.05 },
    '±5 %: the counter moves once a millisecond, the run took 0.050 s',
  ],
  [{ kind: 'asleep' }, 'the counter did not move during the run'],
  [{ kind: 'other-sensor', joules: 12.3456 }, 'its power sensor adds up to 12.35 J'],
  [{ kind: 'watts-too' }, 'the meter gives joules and watts: its joules are used'],
  [{ kind: 'averaged-power' }, 'integrated from power that the card may average over a second'],
  [{ kind: 'sampled-power' }, 'integrated from nine readings of power a second'],
  [{ kind: 'vendor-estimate' }, 'Apple calls its values estimates: compare them on one machine only'],
])('%j', (reason, text) => {
  expect(formatEnergyReason(energyReason.parse(reason))).toBe(text)
})

it.each<[RestGap, string]>([
  [{ kind: 'not-asked' }, 'no idle baseline was asked for'],
  [{ kind: 'only-estimated' }, 'energy is only estimated here'],
  [{ kind: 'not-among-zones' }, 'not among the zones whose idle power was measured'],
  [{ kind: 'not-read', reason: null }, 'not read'],
  [{ kind: 'not-read', reason: { kind: 'no-power' } }, 'the sensor read 0 W throughout the run'],
  [{ kind: 'doubtful', doubts: [{ kind: 'gap', seconds: 2 }] }, 'doubtful: no reading came for 2.0 s'],
])('at rest: %j', (gap, text) => {
  expect(formatRestGap(gap)).toBe(text)
})
