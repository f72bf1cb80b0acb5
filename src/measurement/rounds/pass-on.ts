import type { Readable, Writable } from 'node:stream'

/** What may wait for a slow reader before who writes does: of the commands the time is measured. */
const MOST_WAITING_BYTES = 16 * 1024 ** 2
/** A reader may go away, too. */
const ENDS_OF_WAITING = ['drain', 'close'] as const

/** Shows what came from a source. Once much waits for a slow reader nothing more is read of it, until that was taken. */
export function passOn(chunk: Buffer, source: Pick<Readable, 'pause' | 'resume'>, shown: Writable): void {
  if (shown.write(chunk) || shown.writableLength < MOST_WAITING_BYTES || shown.destroyed) return
  source.pause()
  const goOn = () => {
    for (const end of ENDS_OF_WAITING) shown.off(end, goOn)
    source.resume()
  }
  for (const end of ENDS_OF_WAITING) shown.on(end, goOn)
}
