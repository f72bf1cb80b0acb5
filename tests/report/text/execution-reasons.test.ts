import { expect, it } from 'vitest'
import { formatExecutionReason, formatFlopsReason } from '../../../src/report/text/execution-reasons.ts'
import type { ExecutionReason, FlopsReason } from '../../../src/schema/measurement/execution-reason.ts'

const looked = {
  kind: 'looked-at',
  of: 'tree',
  looks: 3,
  sharedPages: 'once',
  outsideBytes: null,
  residentBytes: null,
} as const

it.each<[ExecutionReason, string]>([
  [{ kind: 'unwaited', leastSeconds: 1.5 }, 'at least 1.50 s: processes can have ended that nobody waited for'],
  [{ kind: 'below-launcher', bytes: 9_400_000 }, "not resolved: the launcher's own pages show through below 8.96 MiB"],
  [
    { kind: 'more-in-files', bytes: 3e9 },
    "known from below only: with what the host's files in memory grew by, and buffers between processes can hold, it may be up to 2.79 GiB",
  ],
  [looked, 'was looked at 3 times (counting shared pages once); a brief peak between may have been higher'],
  [
    { ...looked, of: 'process', sharedPages: 'in-each', residentBytes: 5e7 },
    'of the largest single process; the sum over the process tree was looked at 3 times (counting shared pages in each process); ' +
      'between, resident pages came to 47.7 MiB with shared ones counted in each',
  ],
  [{ kind: 'not-started', exitCode: 127 }, 'not started: no such file or directory'],
  [{ kind: 'counting-too' }, 'it would be that of counting too'],
  [{ kind: 'phases-exceed', phaseSeconds: 2, runSeconds: 1.234 }, 'add up to 2.00 s of CPU, the run had 1.23 s'],
  [{ kind: 'timed-out', run: 'profiled' }, 'the profiled run was ended by --timeout'],
  [{ kind: 'ended-by-signal', run: 'profiled', signal: 'SIGSEGV' }, 'the profiled run was ended by SIGSEGV'],
  [
    { kind: 'ended-otherwise', run: 'profiled', exitCode: 1, usual: [0, 'SIGTERM'] },
    'ended with exit code 1, the measured ones with exit code 0, SIGTERM',
  ],
])('tells why a number is not what it says: %j', (reason, words) => {
  expect(formatExecutionReason(reason)).toContain(words)
})

it.each<[FlopsReason, string]>([
  [{ kind: 'no-perf' }, 'sudo apt-get install linux-perf'],
  [{ kind: 'denied' }, 'sudo sysctl kernel.perf_event_paranoid=2'],
  [{ kind: 'unknown-processor', processor: 'CentaurHauls' }, 'are known of CentaurHauls'],
  [{ kind: 'scaled' }, 'counted during 62.5 % of the run and scaled up'],
  [{ kind: 'operators', torch: ['2.6.0'] }, 'torch 2.6.0: forward and backward matrix products'],
])('tells why operations were not counted, or what a count is: %j', (reason, words) => {
  expect(formatFlopsReason(reason, 0.625)).toContain(words)
})
