import { z } from 'zod'
import { cantRead, readPythonSource } from '../../base/text/python-source.ts'
import { readCommands } from './read-commands.ts'
import { readPythonText } from './read-python.ts'
import { usesWords } from './shell-programs.ts'

/** A shell command that a program starts, and where in its text that is written. */
const started = z.strictObject({ script: z.string(), start: z.int().min(0), end: z.int().min(0) })
const effects = z.strictObject({
  text: z.string().nullable(),
  commands: z.array(started),
  fault: z.string().nullable(),
})

/**
 * Each program without its comments and what else has no effect, as doc strings, values of names that nothing reads, and shell
 * commands that only prepare the ground, and behind it what it says with variables' values put in; null for one that Python can't
 * read. Nothing is executed.
 */
export async function readPrograms(programs: ReadonlySet<string>): Promise<Map<string, string | null>> {
  const sources = new Map([...programs].map((program) => [program, Buffer.from(program)]))
  const texts = new Map<string, string | null>()
  for (const [program, reading] of await readPythonSource(sources, { type: 'effects', answer: effects })) {
    if (reading.kind === 'unread') throw cantRead(reading.fault)
    const isProgram = reading.kind === 'answered' && reading.answer.fault === null
    texts.set(program, isProgram ? readPythonText(withoutIdle(reading.answer, program)) : null)
  }
  return texts
}

function withoutIdle({ text, commands }: z.output<typeof effects>, program: string): string {
  if (text === null) return program
  const idle = commands.filter(({ script }) => !readCommands(script).some(usesWords))
  return idle.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
}
