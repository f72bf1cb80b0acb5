import { readFileSync } from 'node:fs'
import { statFields } from './process-start.ts'

/** The clock of /proc: USER_HZ is 100 on every Linux. */
export const TICK_SECONDS = 0.01
/** utime, stime, cutime and cstime (proc(5), fields 14 to 17), counted from the third. */
const CPU_FIELDS = [11, 15] as const

/** CPU seconds of a process and of its children that ended and were waited for; 0 where nobody tells. */
export function cpuSecondsOf(pid: number): number {
  try {
    const fields = statFields(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return TICK_SECONDS * fields.slice(...CPU_FIELDS).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    return 0 // it has ended, or this is no Linux
  }
}
