// The sums of resamples, in AssemblyScript, as `npm run build:dist` makes resamples.wasm of it: a value and its square are added by
// one instruction, which takes half the time of JavaScript. The caller lays out the memory and passes places in it.

const PAIR_BYTES: usize = 16
/** Resamples that are summed side by side, since an addition waits for the one before it in the same sum. */
const LANES: usize = 4

/** What is kept of resamples, one after the other: their sums, sums of squares and places among all. */
let sums: usize = 0
let squares: usize = 0
let places: usize = 0
let kept: u32 = 0
/** A resample is kept where ofSum · sum² reaches ofSquares · squares. */
let ofSum: f64 = 0
let ofSquares: f64 = 0

/** Begins to keep resamples at these places in the memory, by these factors. */
export function beginKept(
  sumsStart: usize,
  squaresStart: usize,
  placesStart: usize,
  sumFactor: f64,
  squaresFactor: f64,
): void {
  sums = sumsStart
  squares = squaresStart
  places = placesStart
  kept = 0
  ofSum = sumFactor
  ofSquares = squaresFactor
}

function keep(pair: v128, place: u32): void {
  const sum = f64x2.extract_lane(pair, 0)
  const square = f64x2.extract_lane(pair, 1)
  if (ofSum * sum * sum < ofSquares * square) return
  store<f64>(sums + ((<usize>kept) << 3), sum)
  store<f64>(squares + ((<usize>kept) << 3), square)
  store<u32>(places + ((<usize>kept) << 2), place)
  kept++
}

/** Sums `width` codes of each resample, of four resamples in turn; a code is the number of a pair. Returns how many are kept. */
function sumCodes<T>(codes: usize, width: usize, resamples: u32, pairs: usize): u32 {
  let at = codes
  for (let place: u32 = 0; place < resamples; place += <u32>LANES) {
    let a = f64x2.splat(0)
    let b = f64x2.splat(0)
    let c = f64x2.splat(0)
    let d = f64x2.splat(0)
    const end = at + width * LANES * sizeof<T>()
    for (; at < end; at += LANES * sizeof<T>()) {
      a = f64x2.add(a, v128.load(pairs + <usize>load<T>(at) * PAIR_BYTES))
      b = f64x2.add(b, v128.load(pairs + <usize>load<T>(at, sizeof<T>()) * PAIR_BYTES))
      c = f64x2.add(c, v128.load(pairs + <usize>load<T>(at, 2 * sizeof<T>()) * PAIR_BYTES))
      d = f64x2.add(d, v128.load(pairs + <usize>load<T>(at, 3 * sizeof<T>()) * PAIR_BYTES))
    }
    keep(a, place)
    if (place + 1 < resamples) keep(b, place + 1)
    if (place + 2 < resamples) keep(c, place + 2)
    if (place + 3 < resamples) keep(d, place + 3)
  }
  return kept
}

export function sumShortCodes(codes: usize, width: usize, resamples: u32, pairs: usize): u32 {
  return sumCodes<u16>(codes, width, resamples, pairs)
}

export function sumLongCodes(codes: usize, width: usize, resamples: u32, pairs: usize): u32 {
  return sumCodes<u32>(codes, width, resamples, pairs)
}

/**
 * Sums the nodes of a tree, each its parent and the pair of its last value; those from `first` on are resamples. The pairs of the
 * nodes are written to `nodes`. Returns how many are kept.
 */
export function sumTree(parents: usize, lasts: usize, count: u32, first: u32, pairs: usize, nodes: usize): u32 {
  v128.store(nodes, f64x2.splat(0))
  for (let node: u32 = 1; node < count; node++) {
    const parent = <usize>load<u16>(parents + ((<usize>node) << 1))
    const last = <usize>load<u8>(lasts + <usize>node)
    const pair = f64x2.add(v128.load(nodes + parent * PAIR_BYTES), v128.load(pairs + last * PAIR_BYTES))
    v128.store(nodes + <usize>node * PAIR_BYTES, pair)
    if (node >= first) keep(pair, node - first)
  }
  return kept
}
