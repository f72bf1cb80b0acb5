import { allocate, borrow } from './memory'
import { beginNumbers, countNumbers, findNumber, giveNumber } from './numbers'
import { findSpace, skipSpace } from './space'

// Words of sentences, and where they stand: parts of the text between white space, as Python's `split` takes them. A place is a word
// and a sentence that holds it, in the order of the sentences. All numbers have 32 bits.

/** Sentences in a window: it starts at each of them, and is shorter at the end. */
let windowSentences: i32 = 0
let sentenceCount: u32 = 0
/** Start and end of each sentence. */
let spans: usize = 0
/** Words of each sentence. */
let lengths: usize = 0
/** Of each place its sentence, how often the word stands there, and the place before of the same word; 0: it is the first. */
const PLACE_BYTES: usize = 12
/** Behind the last place. */
let places: usize = 0
/** Of each word its last place, and how many windows hold it. */
let last: usize = 0
let windows: usize = 0
/** Of each window what its length makes of frequencies, and its score: numbers of 64 bits. */
let norms: usize = 0
let scores: usize = 0
/** Of each window, and behind the last, how much oftener than the one before it holds a word; 0 between two calls. */
let changes: usize = 0

/** Room for the starts and ends of sentences. */
export function allocateSpans(count: u32): usize {
  sentenceCount = count
  spans = allocate(<u64>count * 8)
  return spans
}

/** Numbers the words of the sentences. How many there are. */
export function placeWords(window: u32): u32 {
  windowSentences = window
  const most = mostWords()
  lengths = allocate(<u64>sentenceCount * 4)
  last = allocate(most * 4)
  places = allocate(most * PLACE_BYTES)
  beginNumbers()
  for (let sentence: u32 = 0; sentence < sentenceCount; sentence++) placeSentence(sentence)
  windows = allocate(<u64>countNumbers() * 4)
  for (let word: u32 = 0; word < countNumbers(); word++) store<u32>(item(windows, word), countWindows(word))
  return countNumbers()
}

export function lengthsStart(): usize {
  return lengths
}

export function windowsStart(): usize {
  return windows
}

/** Room for the norms of the windows, which the caller gives. */
export function allocateNorms(): usize {
  norms = allocate(<u64>sentenceCount * 8)
  scores = allocate(<u64>sentenceCount * 8)
  changes = allocate(<u64>sentenceCount * 4 + 4)
  memory.fill(changes, 0, <usize>sentenceCount * 4 + 4)
  return norms
}

/** Sets the score of each window to nothing. Where the scores are. */
export function beginScores(): usize {
  memory.fill(scores, 0, <usize>sentenceCount * 8)
  return scores
}

/** Adds to the score of each window what a word that it holds is worth: `weight * (frequency * factor / (frequency + norm))`. */
export function addScores(word: u32, weight: f64, factor: f64): void {
  const end = load<i32>(load<u32>(item(last, word))) + 1
  let first = 0
  for (let place: usize = load<u32>(item(last, word)); place !== 0; place = load<u32>(place, 8)) {
    const sentence = load<i32>(place)
    first = max(0, sentence - windowSentences + 1)
    addChange(first, load<i32>(place, 4))
    addChange(sentence + 1, -load<i32>(place, 4))
  }
  let frequency = 0
  for (let window = first; window < end; window++) {
    frequency += load<i32>(item(changes, window))
    store<i32>(item(changes, window), 0)
    if (frequency > 0)
      addScore(window, weight * ((<f64>frequency * factor) / (<f64>frequency + load<f64>(longItem(norms, window)))))
  }
  store<i32>(item(changes, end), 0)
}

function addChange(window: u32, count: i32): void {
  store<i32>(item(changes, window), load<i32>(item(changes, window)) + count)
}

function addScore(window: u32, gain: f64): void {
  store<f64>(longItem(scores, window), load<f64>(longItem(scores, window)) + gain)
}

/** Room for a word that is looked for, until the next call. */
export function borrowWord(bytes: u32): usize {
  return borrow(bytes)
}

/** The number of the word that stands there; -1 where no sentence holds it. */
export function findWord(start: usize, bytes: u32): i32 {
  return findNumber(start, bytes)
}

let joined: usize = 0

/** Writes the words of the sentences from one on, up to another, with one space between. Their bytes; `joinedStart` until the next call. */
export function joinWords(from: u32, to: u32): usize {
  let most: usize = 0
  for (let sentence = from; sentence < to; sentence++) most += sentenceEnd(sentence) - sentenceStart(sentence) + 1
  joined = borrow(most)
  let out = joined
  for (let sentence = from; sentence < to; sentence++) {
    const end = sentenceEnd(sentence)
    for (let at = skipSpace(sentenceStart(sentence), end, true); at < end; ) {
      const behind = findSpace(at, end, true)
      if (out > joined) store<u8>(out++, 0x20)
      memory.copy(out, at, behind - at)
      out += behind - at
      at = skipSpace(behind, end, true)
    }
  }
  return out - joined
}

export function joinedStart(): usize {
  return joined
}

/** Where a number of 32 bits is in a list of them. */
function item(list: usize, index: u32): usize {
  return list + <usize>index * 4
}

function longItem(list: usize, index: u32): usize {
  return list + <usize>index * 8
}

function sentenceStart(sentence: u32): usize {
  return load<u32>(item(spans, 2 * sentence))
}

function sentenceEnd(sentence: u32): usize {
  return load<u32>(item(spans, 2 * sentence + 1))
}

/** Between two words there is a byte. */
function mostWords(): u64 {
  let most: u64 = 0
  for (let sentence: u32 = 0; sentence < sentenceCount; sentence++)
    most += (sentenceEnd(sentence) - sentenceStart(sentence) + 1) / 2
  return most
}

function placeSentence(sentence: u32): void {
  const end = sentenceEnd(sentence)
  let length: u32 = 0
  for (let at = skipSpace(sentenceStart(sentence), end, true); at < end; length++) {
    const behind = findSpace(at, end, true)
    place(at, <u32>(behind - at), sentence)
    at = skipSpace(behind, end, true)
  }
  store<u32>(item(lengths, sentence), length)
}

function place(start: usize, bytes: u32, sentence: u32): void {
  const known = countNumbers()
  const word = giveNumber(start, bytes)
  const before: usize = word < known ? <usize>load<u32>(item(last, word)) : 0
  if (before !== 0 && load<u32>(before) === sentence) {
    store<u32>(before, load<u32>(before, 4) + 1, 4)
    return
  }
  store<u32>(item(last, word), <u32>places)
  store<u32>(places, sentence)
  store<u32>(places, 1, 4)
  store<u32>(places, <u32>before, 8)
  places += PLACE_BYTES
}

/** How many windows hold a word: a sentence is in its own window and those before. */
function countWindows(word: u32): u32 {
  let count = 0
  let place: usize = load<u32>(item(last, word))
  while (place !== 0) {
    const sentence = load<i32>(place)
    place = load<u32>(place, 8)
    count += sentence - max(place === 0 ? -1 : load<i32>(place), sentence - windowSentences)
  }
  return count
}
