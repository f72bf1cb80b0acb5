import { readPythonSource } from '../../base/text/python-source.ts'
import { type CodeDescription, codeDescription } from '../../schema/analysis/code-analysis.ts'

/** Longer programs are left out: what a model writes has a hundredth of this, and a parser must not be kept busy. */
export const SOURCE_BYTES = 256 * 1024

/**
 * What Python's parser says of each program, by its key. Nothing is executed. A program that brings the parser down, or
 * keeps it busy beyond its limits, is at fault itself, and the others are described without it.
 */
export async function describeCode(
  programs: ReadonlyMap<string, Uint8Array>,
  env: NodeJS.ProcessEnv,
  python?: string,
): Promise<Map<string, CodeDescription>> {
  const short = new Map([...programs].filter(([, source]) => source.byteLength <= SOURCE_BYTES))
  const readings = await readPythonSource(short, { type: 'structure', answer: codeDescription }, python, env)
  return new Map(
    [...programs.keys()].map((key) => {
      const reading = readings.get(key)
      if (reading === undefined) return [key, withFault(`longer than ${SOURCE_BYTES / 1024} KiB`)]
      return [key, reading.kind === 'answered' ? reading.answer : withFault(reading.fault)]
    }),
  )
}

const withFault = (fault: string): CodeDescription => ({ counts: null, structure: null, fault })
