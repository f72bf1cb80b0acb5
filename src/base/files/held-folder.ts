import { closeSync, constants, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { errorCode } from '../errors.ts'
import { look, namesBelow, refuseAllBut, refusedKind } from './entry-kinds.ts'
import { makeFolders } from './folders.ts'
import { explainLook, explainWrite } from './path-errors.ts'

/**
 * A folder that strangers may change while it is worked in. It is entered name by name, never over a link, and stays the same
 * one for who holds it: a link that is put in its place, or in that of a folder above it, leads nobody anywhere.
 */
export interface HeldFolder extends AsyncDisposable {
  /** Path by which the system finds an entry of this very folder; not for the user's eyes. */
  at(name: string): string
}

const canHold = process.platform === 'linux'
/** Linux: enough to go on from, whatever rights the folder gives; Node has no name for it. */
const O_PATH = 0o10000000
const FOLDER = O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW

/**
 * The folder at a path below `root`; null where there is none. UserError where something else lies there or on the way. Where
 * the system can't hold one (only Linux does) every level is looked at before, and that is all.
 */
export const holdFolder = (root: string, path: string): Promise<HeldFolder | null> => hold(root, path, false)

/** The folder at a path below `root`, made as far as it is missing. UserError where something else lies there or on the way. */
export async function makeAndHold(root: string, path: string): Promise<HeldFolder> {
  await makeFolders(root)
  const folder = await hold(root, path, true)
  if (folder === null) throw new Error(`${join(root, path)} was made and is gone`)
  return folder
}

async function hold(root: string, path: string, isMade: boolean): Promise<HeldFolder | null> {
  const names = namesBelow(root, path)
  let place = resolve(root)
  let folder = await openFolder(`${place}/.`, place, isMade) // with the dot a link that the user named is followed
  for (const name of names) {
    if (folder === null) return null
    await using above = folder
    place = join(place, name)
    folder = await enter(above, name, place, isMade)
  }
  return folder
}

async function enter(above: HeldFolder, name: string, place: string, isMade: boolean): Promise<HeldFolder | null> {
  if (isMade) {
    await mkdir(above.at(name)).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw explainWrite(error, place)
    })
  }
  return openFolder(above.at(name), place, isMade)
}

/** A folder in one that is held; null where there is none. `place`: as the user knows it. */
export const enterHeld = (above: HeldFolder, name: string, place: string): Promise<HeldFolder | null> =>
  enter(above, name, place, false)

/** `place`: as the user knows it. Opened and closed without the thread pool: that takes twenty times as long, at each of a path's names. */
async function openFolder(at: string, place: string, isMade: boolean): Promise<HeldFolder | null> {
  if (!canHold) return (await isFolder(at, place, isMade)) ? heldByName(place) : null
  try {
    return new OpenFolder(openSync(at, FOLDER))
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && !isMade) return null
    if (errorCode(error) !== 'ENOTDIR' && errorCode(error) !== 'ELOOP') throw explainLook(error, place)
    if (await isFolder(at, place, isMade)) throw refusedKind(place, 'link') // one that has gone again
    return null
  }
}

async function isFolder(at: string, place: string, isMade: boolean): Promise<boolean> {
  const found = await look(at)
  if (found.kind === 'none' || (found.kind === 'file' && !isMade)) return false
  refuseAllBut('folder', { ...found, path: place })
  return true
}

const heldByName = (place: string): HeldFolder => ({
  at: (name) => join(place, name),
  [Symbol.asyncDispose]: async () => {},
})

class OpenFolder implements HeldFolder {
  readonly #descriptor: number

  constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  at(name: string): string {
    return `/proc/self/fd/${this.#descriptor}/${name}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    closeSync(this.#descriptor)
  }
}
