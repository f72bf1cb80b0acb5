import { memoise } from '../../base/memoise.ts'
import { readMarks } from './marked-best.ts'
import { listNumbers, type ReadNames, type StatedNumber } from './stated-numbers.ts'

/** What a README says of results: each part is read once, when somebody asks for it. */
export interface Readme {
  readonly lines: readonly string[]
  readonly readNames: ReadNames
  /** Where the author marks the best of several. */
  readonly marks: () => ReturnType<typeof readMarks>
  /** Numbers that the author states. */
  readonly numbers: () => readonly StatedNumber[]
}

const MOST_CHARACTERS = 200_000

/** Opens the text in which an author tells of results; `readNames`: metrics that a line of it names. */
export function openReadme(text: string, readNames: ReadNames): Readme {
  const lines = text.slice(0, MOST_CHARACTERS).split('\n')
  const marks = memoise(() => readMarks(lines, (line) => readNames(line).length > 0))
  return { lines, readNames, marks, numbers: memoise(() => listNumbers(lines, readNames, marks())) }
}
