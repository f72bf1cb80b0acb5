import { type Document, isMap, isNode, isScalar, type Pair, stringify, type YAMLMap } from 'yaml'

type Scalar = string | number | boolean | null
type Value = Scalar | readonly Scalar[] | { readonly [name: string]: Scalar }
type Place = readonly (string | number)[]

export type YamlPatch =
  | { readonly op: 'set'; readonly path: Place; readonly value: Value }
  | { readonly op: 'delete'; readonly path: Place }
  | { readonly op: 'rename'; readonly path: Place; readonly to: string }

/** A piece of a text, and what comes in its place. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The smallest edit of a YAML text that makes a change of one key; null: none is known. Whether it is right is the caller's to see. */
export function findEdit(document: Document, text: string, patch: YamlPatch): Edit | null {
  const parent = patch.path.length === 1 ? document.contents : document.getIn(patch.path.slice(0, -1), true)
  const name = patch.path.at(-1)
  if (!isMap(parent) || !parent.range || typeof name !== 'string') return null
  const index = parent.items.findIndex(({ key }) => isScalar(key) && key.value === name)
  const place = { text, map: parent, index, range: rangeOf(parent.items[index], text) }
  if (patch.op === 'set')
    return place.range === null ? addPair(place, name, patch.value) : setPair(place, name, patch.value)
  if (place.range === null) return { from: 0, to: 0, text: '' } // there is nothing to do
  const [from, to] = keyRange(place.map.items[index]) ?? [0, 0]
  return patch.op === 'rename' ? { from, to, text: patch.to } : deletePair(place, place.range)
}

type Range = readonly [from: number, to: number]

interface PlaceInMap {
  readonly text: string
  readonly map: YAMLMap
  /** -1: the key is not there. */
  readonly index: number
  /** Of key and value. */
  readonly range: Range | null
}

function keyRange(pair: Pair | undefined): Range | null {
  return isNode(pair?.key) && pair.key.range ? [pair.key.range[0], pair.key.range[1]] : null
}

/** Of key and value, without the blanks behind it. */
function rangeOf(pair: Pair | undefined, text: string): Range | null {
  const key = keyRange(pair)
  if (key === null) return null
  const end = isNode(pair?.value) && pair.value.range ? Math.max(pair.value.range[1], key[1]) : key[1]
  return [key[0], key[0] + text.slice(key[0], end).trimEnd().length]
}

function setPair({ text, map, index, range }: PlaceInMap, name: string, value: Value): Edit | null {
  const old = map.items[index]?.value
  if (range === null) return null
  if (isScalar(old) && old.range && old.type !== 'BLOCK_LITERAL' && old.type !== 'BLOCK_FOLDED' && isPlain(value)) {
    const [from, to] = old.range
    return { from, to, text: `${text[from - 1] === ':' ? ' ' : ''}${renderInline(value)}` }
  }
  const [from, to] = range
  return { from, to, text: map.flow ? renderInlinePair(name, value) : renderPair(name, value, columnOf(text, from)) }
}

function addPair({ text, map }: PlaceInMap, name: string, value: Value): Edit | null {
  const [first, last] = [map.items[0], map.items.at(-1)].map((pair) => rangeOf(pair, text))
  if (map.flow) {
    const inside = (map.range?.[0] ?? 0) + 1
    const pair = renderInlinePair(name, value)
    return last ? { from: last[1], to: last[1], text: `, ${pair}` } : { from: inside, to: inside, text: ` ${pair} ` }
  }
  if (!first || !last) return null
  const column = columnOf(text, first[0])
  const end = endOfLine(text, last[1])
  return { from: end, to: end, text: `\n${' '.repeat(column)}${renderPair(name, value, column)}` }
}

function deletePair({ text, map, index }: PlaceInMap, [from, to]: Range): Edit | null {
  const next = rangeOf(map.items[index + 1], text)
  const before = rangeOf(map.items[index - 1], text)
  if (map.flow) {
    if (next) return { from, to: next[0], text: '' }
    if (before) return { from: before[1], to, text: '' }
    return { from: (map.range?.[0] ?? 0) + 1, to: (map.range?.[1] ?? 0) - 1, text: '' }
  }
  const start = from - columnOf(text, from)
  if (text.slice(start, from).trim() !== '') return null // it stands behind the dash of a list
  if (next || before) return { from: start, to: Math.min(endOfLine(text, to) + 1, text.length), text: '' }
  const above = text.slice(0, start).trimEnd()
  return above.endsWith(':') ? { from: above.length, to: endOfLine(text, to), text: ' {}' } : null
}

const columnOf = (text: string, at: number) => at - (text.lastIndexOf('\n', at - 1) + 1)

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

const isPlain = (value: Value): value is Scalar => value === null || typeof value !== 'object'

/** As it may stand within brackets too. */
function renderInline(value: Scalar): string {
  const text = stringify(value, { lineWidth: 0 }).trimEnd()
  return /[\n,[\]{}]/.test(text) ? JSON.stringify(value) : text
}

function renderInlinePair(name: string, value: Value): string {
  if (isPlain(value)) return `${renderInline(name)}: ${renderInline(value)}`
  const isList = Array.isArray(value)
  const inside = isList
    ? value.map(renderInline)
    : Object.entries(value).map(([each, said]) => renderInlinePair(each, said))
  return `${renderInline(name)}: ${isList ? `[${inside.join(', ')}]` : `{ ${inside.join(', ')} }`}`
}

/** Over several lines where it needs them; the first has no indent. */
function renderPair(name: string, value: Value, column: number): string {
  const lines = stringify({ [name]: value }, { lineWidth: 0 })
    .trimEnd()
    .split('\n')
  return lines.join(`\n${' '.repeat(column)}`)
}
