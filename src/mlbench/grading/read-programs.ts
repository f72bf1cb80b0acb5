import { z } from 'zod'
import { cantRead, readPythonSource } from '../../base/text/python-source.ts'
import { readCommands } from './read-commands.ts'
import { readPythonText } from './read-python.ts'
import { usesWords } from './shell-programs.ts'

/** A part of a program's text. */
const part = { start: z.int().min(0), end: z.int().min(0) }
const effects = z.strictObject({
  text: z.string().nullable(),
  /** What a program only shows, unless its output goes on. */
  shown: z.array(z.strictObject(part)),
  /** Shell commands that it starts. */
  commands: z.array(z.strictObject({ script: z.string(), ...part })),
  folded: z.array(z.string()),
  fault: z.string().nullable(),
})

/**
 * What a program says without its comments and what else has no effect, as doc strings, values of names that nothing reads, and
 * shell commands that only prepare the ground.
 */
export interface ProgramTexts {
  readonly text: string
  /** The same text with what the program only shows, for a program whose output goes on. */
  readonly textThatGoesOn: string
  /** Expressions with variables' values put in, each a text of its own. */
  readonly folded: readonly string[]
}

/** Each program's texts; null for one that Python can't read. Nothing is executed. */
export async function readPrograms(programs: ReadonlySet<string>): Promise<Map<string, ProgramTexts | null>> {
  const sources = new Map([...programs].map((program) => [program, Buffer.from(program)]))
  const texts = new Map<string, ProgramTexts | null>()
  for (const [program, reading] of await readPythonSource(sources, { type: 'effects', answer: effects })) {
    if (reading.kind === 'unread') throw cantRead(reading.fault)
    const isProgram = reading.kind === 'answered' && reading.answer.fault === null
    texts.set(program, isProgram ? textsOf(reading.answer, program) : null)
  }
  return texts
}

function textsOf({ text, commands, shown, folded }: z.output<typeof effects>, program: string): ProgramTexts {
  const idle = commands.filter(({ script }) => !readCommands(script).some(usesWords))
  const textOf = (parts: readonly Part[]) => readPythonText(text === null ? program : withoutParts(text, parts))
  return { text: textOf([...idle, ...shown]), textThatGoesOn: textOf(idle), folded }
}

interface Part {
  readonly start: number
  readonly end: number
}

const withoutParts = (text: string, parts: readonly Part[]): string =>
  parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
