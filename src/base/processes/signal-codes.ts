import { constants } from 'node:os'

const NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries(constants.signals))

/** Exit code by which a shell tells a signal, 128 + n; of none that this system knows that of SIGKILL, by which runs are ended. */
export const codeOfSignal = (signal: string | null): number =>
  128 + (NUMBERS.get(signal ?? '') ?? constants.signals.SIGKILL)

/** Signal that such a code tells; null: it tells none. */
export const signalOfCode = (code: number): string | null =>
  [...NUMBERS].find(([, number]) => 128 + number === code)?.[0] ?? null
