import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { listFiles } from '../src/base/files/files.ts'
import { ORDERS, REPORT_PARTS, ROOMS } from './rooms.ts'

/** An import between two files of `src`. */
interface Import {
  readonly file: string
  readonly target: string
}

/** An import between two parts of a place: its folders, and the files beside them. */
interface Arrow {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** What breaks the house: a folder without an entry, an import that no entry allows, parts of one place that import each other in a circle. */
export async function listBreaches(root: string): Promise<string[]> {
  const files = await listSources(join(root, 'src'))
  const imports = await readImports(join(root, 'src'), files)
  const rooms = Object.fromEntries(Object.entries(ROOMS).map(([name, { imports }]) => [name, imports]))
  const breaches = [
    ...listBarred(files, imports, '', rooms),
    ...listBarred(files, imports, 'report', REPORT_PARTS),
    ...Object.entries(ORDERS).flatMap(([place, order]) => listDisorder(files, imports, place, order)),
    ...Object.keys(ROOMS).flatMap((room) => tellNoOrder(files, room)),
    ...placesOf(files).flatMap((place) => tellCircle(place, arrowsIn(imports, place))),
  ]
  return [...new Set(breaches)]
}

/** Imports of all kinds: those of types and lazy ones too. */
async function readImports(src: string, files: readonly string[]): Promise<Import[]> {
  const imports = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(src, file), 'utf8')
      const targets = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(
        ([, target = '']) => target,
      )
      return targets.map((target) => ({ file, target: posix.join(posix.dirname(file), target) }))
    }),
  )
  return imports.flat()
}

/** `src` itself, as the empty text, and all folders below it. */
const placesOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => file.split('/').map((_, depth, names) => names.slice(0, depth).join('/')))),
]

const arrowsIn = (imports: readonly Import[], place: string): Arrow[] =>
  imports.flatMap(({ file, target }) => {
    const [from, to] = [partOf(place, file), partOf(place, target)]
    return from === null || to === null || from === to ? [] : [{ file, from, to }]
  })

/** The folder or file of a place that a file is of; null where it lies elsewhere. */
function partOf(place: string, file: string): string | null {
  const start = place === '' ? '' : `${place}/`
  return file.startsWith(start) && !file.startsWith('../') ? roomOf(file.slice(start.length)) : null
}

const partsOf = (files: readonly string[], place: string): Set<string> =>
  new Set(files.flatMap((file) => partOf(place, file) ?? []))

const tellUnknown = (place: string, names: readonly string[]) =>
  names.map((name) => `${posix.join('src', place, name)} stands nowhere in scripts/rooms.ts`)

function listBarred(
  files: readonly string[],
  imports: readonly Import[],
  place: string,
  allowed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const unknown = [...partsOf(files, place)].filter((name) => !(name in allowed))
  const barred = arrowsIn(imports, place).filter(({ from, to }) => !(allowed[from]?.includes(to) ?? true))
  return [
    ...tellUnknown(place, unknown),
    ...barred.map(({ file, from, to }) => `src/${file}: ${from} may not import ${to}`),
  ]
}

function listDisorder(
  files: readonly string[],
  imports: readonly Import[],
  place: string,
  order: readonly string[],
): string[] {
  const arrows = arrowsIn(imports, place)
  const unknown = [...partsOf(files, place)].filter((name) => isFolder(name) && !order.includes(name))
  const upwards = order.flatMap((folder, index) => {
    const behind = listReached(arrows, folder).filter((reached) => order.indexOf(reached) > index)
    return behind.map((reached) => `src/${place}/${folder} may not reach ${reached}, which stands behind it`)
  })
  return [...tellUnknown(place, unknown), ...upwards]
}

/** Of two folders of a room somebody says which stands below; the parts of report/ have their own list. */
function tellNoOrder(files: readonly string[], room: string): string[] {
  const folders = [...partsOf(files, room)].filter(isFolder)
  const isHeld = folders.length < 2 || room in ORDERS || room === 'report'
  return isHeld ? [] : [`src/${room} has several folders, and no order in scripts/rooms.ts`]
}

/** The folders that a folder imports, and those that files beside it import which it needs. */
function listReached(arrows: readonly Arrow[], folder: string): string[] {
  const seen = new Set([folder])
  for (const part of seen) {
    if (part !== folder && isFolder(part)) continue
    for (const { from, to } of arrows) if (from === part) seen.add(to)
  }
  return [...seen].filter(isFolder)
}

const isFolder = (part: string): boolean => !part.endsWith('.ts')

/** One circle of a place's parts, or none. */
function tellCircle(place: string, arrows: readonly Arrow[]): string[] {
  const circle = findCircle(arrows).map(({ file, to }) => `${file} imports ${to}`)
  return circle.length === 0 ? [] : [`${posix.join('src', place)} has a circle: ${circle.join(', ')}`]
}

/** Takes away parts that import no other, or that no other imports, until each of the rest leads to a further one. */
function findCircle(arrows: readonly Arrow[]): Arrow[] {
  const importers = new Set(arrows.map(({ from }) => from))
  const imported = new Set(arrows.map(({ to }) => to))
  const left = arrows.filter(({ from, to }) => importers.has(to) && imported.has(from))
  if (left.length < arrows.length) return findCircle(left)
  const walk: Arrow[] = []
  let next = left[0]
  while (next !== undefined && !walk.includes(next)) {
    walk.push(next)
    const { to } = next
    next = left.find(({ from }) => from === to)
  }
  return next === undefined ? [] : walk.slice(walk.indexOf(next))
}

export async function listSources(src: string): Promise<string[]> {
  return (await listFiles(src)).filter((file) => file.endsWith('.ts'))
}

export const roomOf = (file: string): string => file.split('/')[0] ?? ''
