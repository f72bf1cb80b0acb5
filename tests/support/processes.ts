import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** An argument of `sleep` that no other process has: it finds the process again. */
export const uniqueSeconds = () => `${randomInt(1e8, 1e9)}`

/** Pids of the processes that have `word` in their command line. */
export async function findProcesses(word: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
      return words.some((each) => each.includes(word)) ? [Number(pid)] : []
    }),
  )
  return found.flat()
}

/** Asks again and again until it holds; false when it still does not after `seconds`, which a busy machine may need. */
export async function eventually(holds: () => boolean | Promise<boolean>, seconds = 60): Promise<boolean> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    if (await holds()) return true
    await wait(20)
  }
  return holds()
}

export const allGone = (word: string) => eventually(async () => (await findProcesses(word)).length === 0)
