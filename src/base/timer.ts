/** The longest that a timer of Node's waits, 24 days; one that is given more ends at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Seconds as a timer takes them: whole milliseconds, and no more than it can wait. */
export const timerMilliseconds = (seconds: number): number => Math.min(Math.ceil(1000 * seconds), LONGEST_TIMER)

/** Seconds since it was started, whatever the clock of the day is set to meanwhile. */
export function startWatch(): () => number {
  const started = performance.now()
  return () => (performance.now() - started) / 1000
}
