import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { errorCode } from '../errors.ts'

/** Sign for the start of a process where the system does not tell it. */
export const UNKNOWN_START = '0'.repeat(9)

/**
 * Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
 * name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
 */
export async function startOf(pid: number): Promise<string | null> {
  if (!existsSync('/proc/self/stat')) return isThere(pid) ? UNKNOWN_START : null
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  const fields = text === null ? [] : statFields(text)
  const hasEnded = fields[0] === 'Z' || fields[0] === 'X'
  return fields[19] === undefined || hasEnded ? null : Number(fields[19]).toString(36).padStart(9, '0')
}

/** Fields of /proc/PID/stat from the third on: the second is a name, which may hold blanks and parentheses. */
export const statFields = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
