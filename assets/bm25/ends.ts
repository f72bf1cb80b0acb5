import { findSpace, isAsciiSpace, skipSpace } from './space'

// Places where a sentence may end, as Punkt's expression of periods and their contexts finds them.

/** Ends that are listed at a time, and bytes of each: four places. */
const MOST_ENDS: u32 = 1024
const END_BYTES: usize = 16
const ends: usize = memory.data(1024 * 16, 16)

const POINT: i8 = 0x2e
const QUESTION: i8 = 0x3f
const CALL: i8 = 0x21

let textEnd: usize = 0
/** Behind the last mark that was looked at. */
let place: usize = 0
/** The word before the last mark that may end a sentence, up to that mark. */
let wordStart: usize = 0
let wordEnd: usize = 0
/** Where that mark's next word starts; 0: there is no such mark, or it is listed. */
let next: usize = 0

export function endsStart(): usize {
  return ends
}

/** Lists the ends of a part of the text from its start on. */
export function beginEnds(start: usize, end: usize): void {
  textEnd = end
  place = start
  wordStart = start
  wordEnd = start
  next = 0
}

/**
 * Lists more marks that may end a sentence, of those in one word the last alone. Of each four places of 32 bits: the start of its
 * word, behind the mark, the start of the next word, 0 where a mark follows at once, and the end of what follows. How many.
 */
export function listEnds(): u32 {
  let count: u32 = 0
  while (count < MOST_ENDS && place < textEnd) {
    const mark = findMark(place)
    place = mark + 1
    const following = mark < textEnd ? findNext(place) : 0
    if (following === 0) continue
    const space = findLastSpace(wordEnd, mark)
    // A space at the very start of what is looked at is none for NLTK.
    const start = space > wordEnd ? space + 1 : wordStart
    if (next !== 0 && wordEnd <= start) describe(count++)
    next = following
    wordStart = start
    wordEnd = mark
  }
  if (place < textEnd || next === 0 || count === MOST_ENDS) return count
  describe(count++)
  next = 0
  return count
}

function describe(index: u32): void {
  const at = ends + <usize>index * END_BYTES
  const end = wordEnd + 1
  const isMark = next === end
  store<u32>(at, <u32>wordStart)
  store<u32>(at, <u32>end, 4)
  store<u32>(at, isMark ? 0 : <u32>next, 8)
  store<u32>(at, <u32>(isMark ? end + characterLength(load<u8>(end)) : findSpace(next, textEnd, false)), 12)
}

/** Bytes of the character that begins with a byte. */
function characterLength(first: u8): usize {
  if (first < 0x80) return 1
  return first < 0xe0 ? 2 : 3 + usize(first >= 0xf0)
}

/** The first mark from a place on; the text's end where there is none. */
function findMark(from: usize): usize {
  for (let at = from; at < textEnd; at += 16) {
    const bytes = v128.load(at)
    const points = i8x16.eq(bytes, i8x16.splat(POINT))
    const others = v128.or(i8x16.eq(bytes, i8x16.splat(QUESTION)), i8x16.eq(bytes, i8x16.splat(CALL)))
    const found = i8x16.bitmask(v128.or(points, others))
    if (found !== 0) return min(at + ctz(found), textEnd)
  }
  return textEnd
}

/** Place of the mark or, behind white space, of the word that stands behind a mark; 0 where neither does. */
function findNext(behind: usize): usize {
  if (behind < textEnd && isNonWord(behind)) return behind
  const following = skipSpace(behind, textEnd, false)
  return following === behind || following === textEnd ? 0 : following
}

/** Whether a character can't stand in a word: `)";}]*:@'({[?!`, curly quotes and guillemets. */
function isNonWord(at: usize): bool {
  switch (load<u8>(at)) {
    case 0x21:
    case 0x22:
    case 0x27:
    case 0x28:
    case 0x29:
    case 0x2a:
    case 0x3a:
    case 0x3b:
    case 0x3f:
    case 0x40:
    case 0x5b:
    case 0x5d:
    case 0x7b:
    case 0x7d:
      return true
    case 0xc2:
      return (load<u8>(at, 1) & 0xef) === 0xab
    case 0xe2:
      return load<u8>(at, 1) === 0x80 && (load<u8>(at, 2) & 0xfa) === 0x98
    default:
      return false
  }
}

/** The last place behind `start` and before `end` with white space of ASCII; `start` where there is none. */
function findLastSpace(start: usize, end: usize): usize {
  let at = end - 1
  while (at > start && !isAsciiSpace(load<u8>(at))) at--
  return max(at, start)
}
