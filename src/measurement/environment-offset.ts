import { createHash } from 'node:crypto'

const MOST_BYTES = 4096

/**
 * A variable of random length, the same for the same run. How large its environment is moves a program's stack and heap, by
 * which equal code can differ in speed (Mytkowicz et al. 2009, doi:10.1145/1508244.1508275). Drawn anew for each run, this
 * is noise, which repetitions average, and no longer a bias of one script.
 */
export function drawEnvironmentOffset(run: string): Record<string, string> {
  const length = createHash('sha256').update(run).digest().readUInt16LE() % MOST_BYTES
  return { GREENML_RANDOM_OFFSET: 'x'.repeat(length) }
}
