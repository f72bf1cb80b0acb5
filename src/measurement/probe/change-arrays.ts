import { sum } from '../../base/numbers.ts'
import { seededRandom } from '../../base/random.ts'
import { weighBytes } from '../../base/text/delimited.ts'
import { cutTails } from './change-tables.ts'
import { type NumpyArray, readNpy, rowTexts, takeRows, writeNpy } from './npy.ts'
import { readZip, writeZip, type ZipEntry } from './zip.ts'

/** What a file of NumPy holds: one array, or several by name. Members of an archive that are no arrays stay as they are. */
export interface ArrayFile {
  readonly isArchive: boolean
  readonly members: readonly (ZipEntry & { readonly array: NumpyArray | null })[]
  /** Names of the members that hold what is to be predicted. */
  readonly targets: readonly string[]
}

const MOST_UNPACKED = 512 * 1024 ** 2
export const isArrayPath = (path: string): boolean => /\.np[yz]$/i.test(path)

/**
 * The arrays in a file's bytes. `target` names arrays of an archive, separated by commas; of a single array any name says that
 * it is the target itself. Why it can't be changed: it is no such file, or has no such array.
 */
export function readArrays(
  bytes: Buffer,
  path: string,
  target: string | null,
): ArrayFile | 'no-table' | { column: string } {
  if (!/z$/i.test(path)) {
    const array = readNpy(bytes)
    const member = { name: '', content: bytes, array }
    return array === null ? 'no-table' : { isArchive: false, members: [member], targets: target === null ? [] : [''] }
  }
  const entries = readZip(bytes, MOST_UNPACKED)
  if (entries === null) return 'no-table'
  const members = entries.map((entry) => ({ ...entry, array: readNpy(entry.content) }))
  const targets = (target ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [`${name.trim()}.npy`]))
  const missing = targets.find((name) => members.every((member) => member.name !== name || member.array === null))
  return missing === undefined ? { isArchive: true, members, targets } : { column: missing.slice(0, -4) }
}

export const listTargets = ({ members, targets }: ArrayFile): NumpyArray[] =>
  members.flatMap(({ name, array }) => (array !== null && targets.includes(name) ? [array] : []))

/** Cells that its memory counts as: of an archive of a kilobyte it can be any. */
export const weighArrays = ({ members }: ArrayFile): number =>
  sum(members.map(({ content, array }) => weighBytes(array?.shape[0] ?? 0, content.length)))

/** The most rows that an array has. */
export const countRows = ({ members }: ArrayFile): number =>
  Math.max(0, ...members.map(({ array }) => array?.shape[0] ?? 0))

/** Labels that say nothing of their rows, as in a table. */
export function redrawArrays(file: ArrayFile, classes: readonly string[] | null, seed: string): ArrayFile {
  return change(file, (array, name) => {
    if (!file.targets.includes(name)) return array
    const random = seededRandom(1, `${seed}/${name}`)
    const texts = rowTexts(array)
    const rowOf = new Map(listTargets(file).flatMap((target) => rowsByText(target)))
    const drawn =
      classes === null ? random.shuffle(cutTails(texts)) : texts.map(() => classes[random.below(classes.length)] ?? '')
    const data = Buffer.concat(drawn.map((text, row) => rowOf.get(text) ?? rowBytesAt(array, row)))
    return data.length === array.data.length ? { ...array, data } : array // classes of another file in another type
  })
}

/** Half of the rows of each array. Arrays of equal length hold the same rows, in whichever file they lie. */
export function halveArrays(file: ArrayFile, strata: ReadonlyMap<number, readonly string[]>, seed: string): ArrayFile {
  return change(file, (array) => {
    const length = array.shape[0] ?? 0
    return length < 2 ? array : takeRows(array, chooseHalf(length, strata.get(length), `${seed}/${length}`))
  })
}

/** Labels by the number of their rows. */
export const strataOf = (files: readonly ArrayFile[]): Map<number, readonly string[]> =>
  new Map(files.flatMap(listTargets).map((array) => [array.shape[0] ?? 0, rowTexts(array)]))

function chooseHalf(length: number, labels: readonly string[] | undefined, seed: string): number[] {
  const random = seededRandom(1, seed)
  const groups = Map.groupBy(Array(length).keys(), (row) => labels?.[row] ?? '')
  const kept = [...groups.values()].flatMap((rows) => random.shuffle(rows).slice(0, Math.ceil(rows.length / 2)))
  return kept.sort((a, b) => a - b)
}

function rowsByText(array: NumpyArray): [string, Buffer][] {
  return rowTexts(array).map((text, row) => [text, rowBytesAt(array, row)])
}

const rowBytesAt = ({ data, rowBytes }: NumpyArray, row: number) => data.subarray(row * rowBytes, (row + 1) * rowBytes)

const change = (file: ArrayFile, of: (array: NumpyArray, name: string) => NumpyArray): ArrayFile => ({
  ...file,
  members: file.members.map((member) => ({ ...member, array: member.array && of(member.array, member.name) })),
})

export function writeArrays({ members, isArchive }: ArrayFile): Buffer {
  const written = members.map(({ name, content, array }) => ({
    name,
    content: array === null ? content : writeNpy(array),
  }))
  return isArchive ? writeZip(written) : (written[0]?.content ?? Buffer.of())
}
