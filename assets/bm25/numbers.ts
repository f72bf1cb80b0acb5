import { allocate } from './memory'

// Numbers of words: a hash table of open addressing, at most half full. A word is where it stands in the text, and nothing is copied.

/** Of a slot: where its word starts, its bytes, its hash, and its number and one, 0 for a free slot. */
const SLOT_BYTES: usize = 16
const FIRST_SLOTS: u32 = 1 << 14

let slots: usize = 0
/** Slots less one. */
let mask: u32 = 0
let words: u32 = 0
let seed: u64 = 0
let secret: u64 = 0

/** Numbers that nobody who writes texts knows: words are hashed by them, so that none are made to share slots. */
export function seedHash(one: u64, other: u64): void {
  seed = one
  secret = other
}

export function beginNumbers(): void {
  words = 0
  makeSlots(FIRST_SLOTS)
}

export function countNumbers(): u32 {
  return words
}

/** The number of a word, a new one where it has none: as they first appear. */
export function giveNumber(start: usize, bytes: u32): u32 {
  const hash = hashWord(start, bytes)
  const slot = findSlot(start, bytes, hash)
  const known = load<u32>(slot, 12)
  if (known > 0) return known - 1
  store<u32>(slot, <u32>start)
  store<u32>(slot, bytes, 4)
  store<u32>(slot, hash, 8)
  store<u32>(slot, words + 1, 12)
  if (words > mask >> 1) doubleSlots()
  return words++
}

/** The number of a word; -1 where it has none. */
export function findNumber(start: usize, bytes: u32): i32 {
  return <i32>load<u32>(findSlot(start, bytes, hashWord(start, bytes)), 12) - 1
}

function makeSlots(count: u32): void {
  slots = allocate(<u64>count * SLOT_BYTES)
  memory.fill(slots, 0, <usize>count * SLOT_BYTES)
  mask = count - 1
}

/** Makes twice as many slots. The slots of before are left where they lie: of all doublings together as many as there are now. */
function doubleSlots(): void {
  const before = slots
  const count = mask + 1
  makeSlots(2 * count)
  for (let each: u32 = 0; each < count; each++) {
    const from = before + <usize>each * SLOT_BYTES
    if (load<u32>(from, 12) === 0) continue
    let index = load<u32>(from, 8) & mask
    while (load<u32>(slotAt(index), 12) !== 0) index = (index + 1) & mask
    memory.copy(slotAt(index), from, SLOT_BYTES)
  }
}

function slotAt(index: u32): usize {
  return slots + <usize>index * SLOT_BYTES
}

/** The slot of a word, or the free one for it. */
function findSlot(start: usize, bytes: u32, hash: u32): usize {
  let index = hash & mask
  while (load<u32>(slotAt(index), 12) !== 0 && !holds(slotAt(index), start, bytes, hash)) index = (index + 1) & mask
  return slotAt(index)
}

function holds(slot: usize, start: usize, bytes: u32, hash: u32): bool {
  if (load<u32>(slot, 8) !== hash || load<u32>(slot, 4) !== bytes) return false
  const other: usize = load<u32>(slot)
  let at: u32 = 0
  for (; at + 8 <= bytes; at += 8) if (load<u64>(start + at) !== load<u64>(other + at)) return false
  return ((load<u64>(start + at) ^ load<u64>(other + at)) & lowBytes(bytes - at)) === 0
}

/** Multiplied and folded sixteen bytes at a time, as Wang Yi's wyhash does. */
function hashWord(start: usize, bytes: u32): u32 {
  let hash = seed ^ bytes
  let at = start
  let left = bytes
  for (; left > 16; left -= 16, at += 16) hash = fold(load<u64>(at) ^ secret, load<u64>(at, 8) ^ hash)
  const first = load<u64>(at) & lowBytes(min(left, 8))
  const second = left > 8 ? load<u64>(at, 8) & lowBytes(left - 8) : 0
  hash = fold(first ^ secret, second ^ hash)
  return <u32>(hash ^ (hash >> 32))
}

/** A mask of the first bytes of eight. */
function lowBytes(count: u32): u64 {
  return count === 8 ? u64.MAX_VALUE : ((<u64>1) << (8 * <u64>count)) - 1
}

/** Both halves of a product of 128 bits, one over the other. */
function fold(one: u64, other: u64): u64 {
  const low = (one & 0xffffffff) * (other & 0xffffffff)
  const cross = (one & 0xffffffff) * (other >> 32)
  const middle = (low >> 32) + (cross & 0xffffffff) + (one >> 32) * (other & 0xffffffff)
  const high = (one >> 32) * (other >> 32) + (cross >> 32) + (middle >> 32)
  return high ^ ((middle << 32) | (low & 0xffffffff))
}
