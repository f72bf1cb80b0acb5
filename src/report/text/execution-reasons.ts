import { explainNotStarted } from '../../base/processes/explain-not-started.ts'
import { formatSize } from '../../base/size.ts'
import type {
  EndedOtherwise,
  ExecutionReason,
  FlopsReason,
  SampledReason,
} from '../../schema/measurement/execution-reason.ts'
import { tell, type WordsByKind } from './by-kind.ts'

const ENDED: WordsByKind<EndedOtherwise> = {
  'timed-out': ({ run }) => `the ${run} run was ended by --timeout`,
  'ended-by-signal': ({ run, signal }) => `the ${run} run was ended by ${signal}`,
  'ended-otherwise': ({ run, exitCode, usual }) => {
    const ways = usual.map((each) => (typeof each === 'string' ? each : `exit code ${each}`)).join(', ')
    return `the ${run} run ended with exit code ${exitCode}, the measured ones with ${ways}`
  },
}

const REASONS: WordsByKind<ExecutionReason> = {
  ...ENDED,
  'no-program': 'no program was started',
  unwaited: ({ leastSeconds }) =>
    `at least ${leastSeconds.toFixed(2)} s: processes can have ended that nobody waited for, and no control group can be made to count them`,
  'below-launcher': ({ bytes }) => `not resolved: the launcher's own pages show through below ${formatSize(bytes)}`,
  'more-in-files': ({ bytes }) =>
    `known from below only: with what the host's files in memory grew by, and buffers between processes can hold, it may be up to ${formatSize(bytes)}`,
  charged: 'what was charged to its control group, files in memory too',
  'largest-process': 'of the largest single process: this system does not tell which processes belong together',
  'looked-at': ({ of, looks, sharedPages, outsideBytes, residentBytes }) =>
    `${of === 'process' ? 'of the largest single process; ' : ''}the sum over the process tree was looked at ${looks} times ` +
    `(counting shared pages ${sharedPages === 'once' ? 'once' : 'in each process'})` +
    (outsideBytes === null
      ? ''
      : `; ${formatSize(outsideBytes)} of it in files in memory and in what the kernel keeps for it`) +
    (residentBytes === null
      ? ''
      : `; between, resident pages came to ${formatSize(residentBytes)} with shared ones counted in each`) +
    (of === 'process' ? '' : '; a brief peak between may have been higher'),
  'not-started': ({ exitCode }) => `not started: ${explainNotStarted(exitCode)}`,
  'not-asked': 'not read',
  'counting-too': 'not read: it would be that of counting too',
  'changed-data': "not read: the data was not the project's own",
  'no-rule': 'a command of its own has no rule to read one by',
  'no-cpu-seconds': 'the CPU seconds of the run are unknown',
  'signal-in-use': 'the script uses SIGPROF or its timer itself',
  'signal-blocked': 'the script blocks SIGPROF, which the profiler needs',
  'notes-replaced': "the script put something else in the place of the profiler's folder",
  'notes-damaged': "the profiler's counters were damaged by the script",
  'no-cpu-timer': 'this system has no timer of CPU time',
  'profiler-failed': 'the profiler failed inside the script',
  'no-python': 'no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)',
  'too-many-processes': ({ most }) => `more than ${most} processes`,
  'phases-exceed': ({ phaseSeconds, runSeconds }) =>
    `the phases add up to ${phaseSeconds.toFixed(2)} s of CPU, the run had ${runSeconds.toFixed(2)} s`,
  reported: ({ detail }) => detail,
}

const FLOPS: WordsByKind<FlopsReason, number | null> = {
  ...ENDED,
  'not-linux': 'the processor’s counters are read by perf, which is of Linux',
  'no-perf': 'perf is not installed: sudo apt-get install linux-perf (Ubuntu: linux-tools-$(uname -r))',
  denied:
    'the kernel lets this user count nothing: sudo sysctl kernel.perf_event_paranoid=2 (in a container: --cap-add PERFMON)',
  'virtual-machine':
    'this virtual machine shows no counters of floating-point operations: its host has to pass them on (virtual PMU), or run on the bare machine',
  'no-counters': 'the kernel shows no counters of the processor',
  'no-efficiency-core-event':
    'the efficiency cores (cpu_atom) have no event of floating-point operations that perf knows',
  'not-into-container': 'perf does not reach into a container',
  'unknown-processor': ({ processor }) => `no events for floating-point operations are known of ${processor}`,
  'unknown-events': ({ detail }) => `perf does not know this processor's events, a newer one may: ${detail}`,
  'unsupported-event': ({ event }) => `${event} is not supported here`,
  'no-counts': 'perf left no counts, or others than it was asked for: it was ended with the run',
  'too-short': 'the run was too short for every counter to have its turn',
  scaled: (_, counted) => `counted during ${(100 * (counted ?? 0)).toFixed(1)} % of the run and scaled up to all of it`,
  operators: ({ torch }) =>
    `torch ${torch.join(', ')}: forward and backward matrix products, convolutions and attention by their shapes; ` +
    'every other operator counts 0, as does what threads of the script compute',
  'too-many-totals': ({ most }) => `more than ${most} processes left a total`,
  'unreadable-total': 'a total can’t be read',
  reported: ({ detail }) => detail,
}

const SAMPLED: WordsByKind<SampledReason> = {
  'not-asked': 'control groups were not to be used',
  'not-mounted': 'no control group of memory is mounted here',
  'not-allowed': ({ folder }) => `this user may not make a control group in ${folder}`,
  'not-passed-on': ({ folder }) => `${folder} passes no limits on`,
  'no-limit-taken': 'the group of the run took no limit',
  'not-moved': 'the run could not be moved into its control group',
  'not-by-engine': 'its engine made no control group that limits memory',
}

/** Why memory is only looked at now and then. */
export const formatSampledReason = (reason: SampledReason): string => tell(SAMPLED, reason, null)

/** Why a number of an execution is null, or less or other than it says. */
export const formatExecutionReason = (reason: ExecutionReason): string => tell(REASONS, reason, null)

/** Why operations were not counted, or what a count is; `counted`: the share of the run during which they were. */
export const formatFlopsReason = (reason: FlopsReason, counted: number | null = null): string =>
  tell(FLOPS, reason, counted)
