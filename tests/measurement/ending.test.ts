import { expect, it } from 'vitest'
import { judgeStart, tellComplaint } from '../../src/measurement/ending.ts'
import type { LaunchOutcome } from '../../src/measurement/launcher.ts'

it.each([
  [
    'the exception with its type',
    { failureClass: 'data-schema', errorType: 'KeyError', errorMessage: "'label'" },
    "KeyError: 'label'",
  ],
  [
    'the limit that ended it',
    { status: 'timeout', failureClass: 'timeout', errorMessage: 'not done after 9 s' },
    'not done after 9 s',
  ],
  [
    'what it said last instead of its exit code',
    { failureClass: 'exit-code', errorMessage: 'ended with exit code 2' },
    'the last line',
  ],
] as const)('tells %s', (_name, ending, told) => {
  expect(tellComplaint({ status: 'failed', ...ending }, 'the last line')).toBe(told)
})

it('tells the exit code of a program that said nothing', () => {
  const ending = { status: 'failed', failureClass: 'exit-code', errorMessage: 'ended with exit code 2' } as const
  expect(tellComplaint(ending, '')).toBe('ended with exit code 2')
  expect(tellComplaint(null, 'the last line')).toBe('the last line')
})

it.each([
  ['bwrap: no user namespaces\n', 'the sandbox did not start: bwrap: no user namespaces'],
  ['\n', 'the sandbox did not start.'],
])('tells why a sandbox did not start, as far as it said: %j', (said, errorMessage) => {
  const outcome = { notStarted: null, started: false } as LaunchOutcome
  expect(judgeStart(outcome, said, 'a program')).toMatchObject({ status: 'sandbox-failed', errorMessage })
})
