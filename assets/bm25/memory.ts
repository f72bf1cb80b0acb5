// The memory: constants of this program, a text, and behind it what is made of it.

/** Bytes behind what is read that a look at several at once, or at a character that is cut, may reach. */
const MARGIN: usize = 32
const PAGE_BITS: u64 = 16

/** Throws at the caller's: there is no more memory. */
declare function refuse(): void

export const TEXT: usize = (__heap_base + 15) & ~15
let top: usize = TEXT

export function textStart(): usize {
  return TEXT
}

/** Makes room for a text of so many bytes; what is there of it stays. */
export function reserveText(bytes: usize): void {
  top = TEXT + bytes
  growTo(top)
}

/** Room that stays. */
export function allocate(bytes: u64): usize {
  const start = (top + MARGIN + 15) & ~15
  if (bytes > <u64>(usize.MAX_VALUE - start - MARGIN)) refuse()
  top = start + <usize>bytes
  growTo(top)
  return start
}

/** Room behind all that was allocated, until something is. */
export function borrow(bytes: usize): usize {
  const kept = top
  const start = allocate(bytes)
  top = kept
  return start
}

function growTo(end: usize): void {
  const pages = (<u64>end + MARGIN + (1 << PAGE_BITS) - 1) >> PAGE_BITS
  const more = <i32>pages - memory.size()
  if (more > 0 && memory.grow(more) < 0) refuse()
}
