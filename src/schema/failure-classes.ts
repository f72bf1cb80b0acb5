import { z } from 'zod'

/**
 * Every way to fail, second version: told from the answer, the exception, the exit code or the limit that was hit, once, when
 * it happens. What a run came to stands in its status, what else there is to know of it in its flags: a metric that is missing,
 * impossible or suspect is no class.
 */
const FAILURE_CLASSES = [
  // No program came of the asking.
  'provider',
  'refused',
  'truncated',
  'no-code',
  // The fault is the program's form, or what it does with its data.
  'syntax',
  'import',
  'data-path',
  'data-schema',
  'data-values',
  'assertion',
  'runtime',
  // The script asked for what no unattended program in a sandbox has, or took more than it may.
  'asks-for-input',
  'forbidden-action',
  'timeout',
  'memory',
  'limit',
  // The script ended without an exception.
  'signal',
  'exit-code',
  // The bench's own.
  'environment',
  'sandbox',
  'interrupted',
] as const
export const failureClass = z.enum(FAILURE_CLASSES)
export type FailureClass = z.infer<typeof failureClass>

/** A class, or the status of a run that has none. */
const FAILURE_KINDS = [...FAILURE_CLASSES, 'failed', 'no-metric', 'invalid-metric', 'missing-variant'] as const
export const failureKind = z.enum(FAILURE_KINDS)
export type FailureKind = z.infer<typeof failureKind>
