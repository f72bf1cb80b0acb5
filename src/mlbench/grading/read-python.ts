import { z } from 'zod'
import { cantRead, readPythonSource } from '../../base/python-source.ts'

const effects = z.strictObject({ text: z.string().nullable(), fault: z.string().nullable() })

/**
 * Each program without its comments and what else has no effect, as doc strings and values of names that nothing reads; null for
 * one that Python can't read. Nothing is executed.
 */
export async function readPrograms(programs: ReadonlySet<string>): Promise<Map<string, string | null>> {
  const sources = new Map([...programs].map((program) => [program, Buffer.from(program)]))
  const texts = new Map<string, string | null>()
  for (const [program, reading] of await readPythonSource(sources, { type: 'effects', answer: effects })) {
    if (reading.kind === 'unread') throw cantRead(reading.fault)
    const isProgram = reading.kind === 'answered' && reading.answer.fault === null
    texts.set(program, isProgram ? readPythonText(reading.answer.text ?? program) : null)
  }
  return texts
}

const PART =
  /[A-Za-z]{0,2}(?:'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?)|#[^\n]*|[A-Za-z]+|[^A-Za-z'"#]+/g

/** Not of a name, as `a_1_000`. */
const PARTED_NUMBER = /(?<!\w)\d+(?:_\d+)+/g

/** A Python program without its comments, and with its numbers in one piece; what stands in strings stays. Linear in the text. */
export const readPythonText = (program: string): string =>
  program.replace(PART, (part, offset: number) => {
    if (part.startsWith('#')) return ' '
    if (/['"]/.test(part)) return part
    return part.replace(PARTED_NUMBER, (number, at: number) =>
      at === 0 && /\w/.test(program[offset - 1] ?? '') ? number : number.replaceAll('_', ''),
    )
  })
