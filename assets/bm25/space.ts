// White space of UTF-8. By Unicode it is what expressions of NLTK 3.10 mean by it; for Python's `str.split` the separators U+001C
// to U+001F belong to it too.

export function isAsciiSpace(byte: u8): bool {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)
}

/** Bytes of the white space at a place; 0 where there is none. */
export function spaceLength(at: usize, withSeparators: bool): usize {
  const byte = load<u8>(at)
  if (byte <= 0x20) return isAsciiSpace(byte) || (withSeparators && byte >= 0x1c && byte <= 0x1f) ? 1 : 0
  if (byte === 0xc2) return isOneOf(load<u8>(at, 1), 0x85, 0xa0) ? 2 : 0
  if (byte < 0xe1 || byte > 0xe3) return 0
  return isLongSpace(byte, load<u8>(at, 1), load<u8>(at, 2)) ? 3 : 0
}

/** U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000. */
function isLongSpace(first: u8, second: u8, third: u8): bool {
  if (first === 0xe1) return second === 0x9a && third === 0x80
  if (first === 0xe3) return second === 0x80 && third === 0x80
  if (second === 0x80) return third <= 0x8a || isOneOf(third, 0xa8, 0xa9) || third === 0xaf
  return second === 0x81 && third === 0x9f
}

function isOneOf(byte: u8, one: u8, other: u8): bool {
  return byte === one || byte === other
}

/** The first white space from a place on; `end` where there is none before it. Sixteen bytes are looked at together. */
export function findSpace(from: usize, end: usize, withSeparators: bool): usize {
  for (let at = from; at < end; at += 16) {
    const bytes = v128.load(at)
    const low = i8x16.le_u(bytes, i8x16.splat(0x20))
    const long = i8x16.le_u(i8x16.sub(bytes, i8x16.splat(<i8>0xe1)), i8x16.splat(2))
    let possible = i8x16.bitmask(v128.or(v128.or(low, long), i8x16.eq(bytes, i8x16.splat(<i8>0xc2))))
    while (possible !== 0) {
      const place = at + ctz(possible)
      if (place >= end) return end
      if (spaceLength(place, withSeparators) > 0) return place
      possible &= possible - 1
    }
  }
  return end
}

/** The first place from one on without white space; `end` where there is none before it. */
export function skipSpace(from: usize, end: usize, withSeparators: bool): usize {
  let at = from
  while (at < end) {
    const length = spaceLength(at, withSeparators)
    if (length === 0) return at
    at += length
  }
  return end
}

/** The end without the white space before it, as Python's `rstrip` leaves it. */
export function trimEnd(start: usize, end: usize): usize {
  let at = end
  while (at > start) {
    let last = at - 1
    while (last > start && (load<u8>(last) & 0xc0) === 0x80) last--
    if (spaceLength(last, true) !== at - last) return at
    at = last
  }
  return at
}
