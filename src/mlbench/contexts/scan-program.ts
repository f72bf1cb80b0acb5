import { randomBytes } from 'node:crypto'
import { type ProgramMemory, startProgram } from '../../base/compiled-program.ts'
import { UserError } from '../../base/errors.ts'
import { formatSize } from '../../base/size.ts'

/** What assets/bm25/scan.ts exports. Places and sizes are bytes of its memory. */
export interface ScanProgram {
  readonly memory: ProgramMemory
  textStart(): number
  reserveText(bytes: number): void
  beginEnds(start: number, end: number): void
  listEnds(): number
  endsStart(): number
  trimEnd(start: number, end: number): number
  seedHash(seed: bigint, secret: bigint): void
  allocateSpans(count: number): number
  placeWords(windowSentences: number): number
  lengthsStart(): number
  windowsStart(): number
  allocateNorms(): number
  beginScores(): number
  addScores(word: number, weight: number, factor: number): void
  borrowWord(bytes: number): number
  findWord(start: number, bytes: number): number
  joinWords(from: number, to: number): number
  joinedStart(): number
}

/** The program with a memory of its own. Its functions end by a UserError where a text needs more than they can have. */
export function startScan(): ScanProgram {
  const program = startProgram<ScanProgram>('bm25/scan.wasm', { memory: { refuse } })
  const numbers = randomBytes(16)
  program.seedHash(numbers.readBigUInt64LE(0), numbers.readBigUInt64LE(8))
  return program
}

function refuse(): never {
  throw new UserError(
    `A repository's sentences and words take more memory than there is, or than the ${formatSize(2 * 1024 ** 3)} that are given to them.`,
  )
}
