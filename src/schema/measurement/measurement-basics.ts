import type { Execution } from './execution.ts'

// What measuring needs of the format; its schema loads where a file is read.

export const MEASUREMENT_VERSION = 5

/** Whether a run says what its command costs. */
export const isSound = ({ exitCode, flags }: Pick<Execution, 'exitCode' | 'flags'>): boolean =>
  exitCode === 0 || flags.includes('failure-ignored')
