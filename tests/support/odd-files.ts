import { execFileSync } from 'node:child_process'
import { constants } from 'node:fs'
import { mkdir, open, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { onTestFinished } from 'vitest'

/** A named pipe that nobody writes to. At the end of the test who waits for a writer is let go. */
export function makePipe(path: string): void {
  execFileSync('mkfifo', [path])
  onTestFinished(async () => {
    const file = await open(path, constants.O_RDWR | constants.O_NONBLOCK).catch(() => null)
    await file?.close()
  })
}

export async function makeSocket(path: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(path, resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
}

/** What a stranger may put in the place of a file; each is put there by its name, where nothing is or a file was. */
export const ODD_FILES: Readonly<Record<string, (path: string, secret: string) => Promise<void> | void>> = {
  'a link to a file of the user': (path, secret) => symlink(secret, path),
  'a link to the environment of the process': (path) => symlink('/proc/self/environ', path),
  'a link that never ends': (path) => symlink('/dev/zero', path),
  'a link to nothing': (path) => symlink('/no/such/file', path),
  'a pipe': makePipe,
  'a socket': makeSocket,
  'a file of 40 GB': async (path) => {
    await writeFile(path, '')
    await truncate(path, 40e9) // sparse: takes no room
  },
}

export async function replace(path: string, make: (path: string) => Promise<void> | void): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await mkdir(dirname(path), { recursive: true })
  await make(path)
}
