import { z } from 'zod'
import { label } from '../common.ts'

/** Libraries that make threads of their own for numerical work. */
export const NUMERIC_LIBRARIES = ['openblas', 'mkl', 'blis', 'accelerate', 'openmp', 'tbb'] as const

export type NumericLibrary = (typeof NUMERIC_LIBRARIES)[number]

/** Variables by which such libraries are told how many threads to use. */
export const COUNT_VARIABLES = [
  'OMP_NUM_THREADS',
  'OPENBLAS_NUM_THREADS',
  'GOTO_NUM_THREADS',
  'MKL_NUM_THREADS',
  'BLIS_NUM_THREADS',
  'VECLIB_MAXIMUM_THREADS',
  'NUMEXPR_NUM_THREADS',
  'NUMBA_NUM_THREADS',
  'LOKY_MAX_CPU_COUNT',
] as const

/** Variables by which numerical libraries are told how many threads to use and how these wait. */
export const THREAD_VARIABLES = [
  ...COUNT_VARIABLES,
  'OMP_WAIT_POLICY',
  'OMP_DYNAMIC',
  'OMP_PROC_BIND',
  'MKL_THREADING_LAYER',
  'KMP_BLOCKTIME',
] as const

/** Threads of a run, as the kernel showed them now and then from outside. */
export const threading = z.strictObject({
  /** Most threads that one process had. */
  most: z.int().positive(),
  /** CPU seconds of threads that are not the first of their process, as far as seen. */
  sideSeconds: z.number().nonnegative().max(1e9),
  /** Seconds for which these could have run and had no processor. Absent where there were none, or the kernel does not tell. */
  sideWaitSeconds: z.number().nonnegative().max(1e9).exactOptional(),
  /** Numerical libraries that a process had loaded. */
  libraries: z.array(z.enum(NUMERIC_LIBRARIES)),
  /** Variables of its environment, where they were set; a script can set others for itself. */
  variables: z.partialRecord(z.enum(THREAD_VARIABLES), label),
})
export type Threading = z.infer<typeof threading>
