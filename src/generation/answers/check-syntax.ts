import { z } from 'zod'
import { cantRead, readPythonSource } from '../../base/text/python-source.ts'

const verdict = z.strictObject({ fault: z.string().nullable() })

/**
 * Fault of each program, by its key; null where Python can read it. Nothing is executed. A program that brings the parser
 * down is at fault itself.
 */
export async function checkSyntax(
  programs: ReadonlyMap<string, Uint8Array>,
  python?: string,
): Promise<Map<string, string | null>> {
  const faults = new Map<string, string | null>()
  for (const [key, reading] of await readPythonSource(programs, { type: 'syntax', answer: verdict }, python)) {
    if (reading.kind === 'unread') throw cantRead(reading.fault)
    faults.set(key, reading.kind === 'fatal' ? reading.fault : reading.answer.fault)
  }
  return faults
}
