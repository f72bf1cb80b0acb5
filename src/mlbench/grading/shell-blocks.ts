import { fitsPattern } from './shell-status.ts'

/** How what stands behind a command is not come to: the shell ends, or its function, or its turn of a loop. */
export type Ending = 'exit' | 'return' | 'break'

export interface Block {
  /** Word that the block begins with. */
  readonly word: string
  /** Function that the block is the body of. */
  readonly name: string | null
  /** The block around this one, and the names of the functions that both and those further out are the bodies of. */
  readonly outer: Block | null
  readonly names: readonly string[]
  /** The block itself where it is a loop, else the nearest loop that it stands in. */
  loop: Block | null
  /** Whether a shell comes to it, and whether it does whatever a run finds. */
  readonly isCome: boolean
  readonly isSure: boolean
  /** Whether only a run tells if it is come to. */
  readonly isHeld: boolean
  /** How its condition ends, where that is constant. */
  test: boolean | null
  /** Whether its present part is never come to. */
  isDead: boolean
  /** Whether only a run tells which of its parts are come to. */
  isOpen: boolean
  /** Whether a part before is one that is come to for sure, and no other is. */
  isDecided: boolean
  /** How its present part ends for sure; null: it goes on. */
  ending: Ending | null
  /** How its parts before end, but for those that are not come to. */
  readonly endings: (Ending | null)[]
  /** Whether a `break` may leave it. */
  canLeave: boolean
  /** Of `case`: what is compared, and the patterns of the part that follows; null within a part. */
  readonly subject: string
  patterns: string[] | null
}

/** Words by which the shell's blocks begin and end. */
export const OPENS = /^(?:if|while|until|for|select|case|\{)$/
export const CLOSES = /^(?:fi|done|esac|\})$/

/** Of functions and loops within others those deeper are not told apart. */
export const MOST_NESTED = 20

/** The block that the word at a place of a command begins. */
export function openBlock(
  own: Pick<Block, 'word' | 'name' | 'outer' | 'isHeld' | 'isCome' | 'isSure'>,
  words: readonly string[],
  index: number,
): Block {
  const { word, name, outer } = own
  const [subject = '', middle, ...list] = word === 'for' || word === 'case' ? words.slice(index + 1) : []
  const names = outer?.names ?? []
  const block: Block = {
    ...own,
    names: name === null || names.length >= MOST_NESTED ? names : [...names, name],
    loop: outer?.loop ?? null,
    test: null,
    isOpen: false,
    isDecided: false,
    canLeave: false,
    isDead: word === 'for' && middle === 'in' && list.length === 0,
    ending: null,
    endings: [],
    subject,
    patterns: word === 'case' ? list : null,
  }
  if (LOOP.test(word)) block.loop = block
  return block
}

export const isLive = ({ isCome, isDead, ending }: Block): boolean => isCome && !isDead && ending === null

const LOOP = /^(?:while|until|for|select)$/

/** Ends the part of a block that is read. */
export function endPart(block: Block): void {
  if (!block.isDead) block.endings.push(block.ending)
  block.ending = null
}

/** The part of `case` behind patterns is come to where one of them fits and none before did. */
export function beginPart(block: Block, patterns: readonly string[]): void {
  const fits = patterns.map((pattern) => fitsPattern(block.subject, pattern))
  const isFit = fits.includes(true) || (fits.includes(null) ? null : false)
  block.isDead = block.isDecided || isFit === false
  block.isOpen ||= isFit === null
  block.isDecided ||= isFit === true
}

/** How a block ends for sure, whatever a run finds. */
export function findEnding(block: Block): Ending | null {
  if (block.isHeld) return null
  if (LOOP.test(block.word)) return findEndingOfLoop(block)
  return block.word === 'if' ? findEndingOfParts(block) : block.word === '{' ? block.ending : null
}

function findEndingOfLoop({ word, test, isOpen, canLeave, ending }: Block): Ending | null {
  const isEndless = !isOpen && !canLeave && test !== null && test === (word === 'while')
  if (!isEndless) return null
  return ending === 'return' ? ending : 'exit'
}

/** Where all parts that are come to end alike. */
function findEndingOfParts({ isDecided, isDead, endings, ending }: Block): Ending | null {
  const all = isDead ? endings : [...endings, ending]
  const [first = null] = all
  return isDecided && all.every((each) => each === first) ? first : null
}
