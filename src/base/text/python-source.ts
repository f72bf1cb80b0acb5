import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { batchesOf } from '../batches.ts'
import { errorCode, UserError } from '../errors.ts'
import { assetPath } from '../package.ts'
import { runCommand } from '../processes/process.ts'
import { parseWith } from './parse-with.ts'

/** What is asked of each program: whether Python can read it, its sizes and structure too, or its text without what has no effect. */
export interface SourceQuestion<Answer> {
  readonly type: 'syntax' | 'structure' | 'effects'
  readonly answer: z.ZodType<Answer>
}

export type SourceReading<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The program brought the parser down, or kept it busy beyond its limits. */
  | { readonly kind: 'fatal'; readonly fault: string }
  /** The parser itself could not work. */
  | { readonly kind: 'unread'; readonly fault: string }

/** What is told where answers can't be read. */
export const cantRead = (fault: string): UserError =>
  new UserError(`The answers can't be checked: ${fault}.\nInstall Python 3.10 or newer, or put it on PATH.`, 1)

/** Programs for one process; their answers stay within what is kept of its output. */
const BATCH = 200
/** Wall time that a process has at least, and for each program, which may take seconds of a processor that others use. */
const [LEAST_SECONDS, SECONDS_EACH] = [300, 30]

/** What a Python that is found by PATH needs to start; the parser may run where keys are in the environment, and sees none. */
const KEPT_VARIABLES = /^(PATH|HOME|LANG|LC_.*|PYENV_.*|LD_LIBRARY_PATH)$/

type Programs = readonly (readonly [key: string, source: Uint8Array])[]

/**
 * Reads Python programs by Python's own parser, in processes whose memory and time are limited, one a processor, and returns
 * what it says of each, by its key and in the same order. Nothing is executed; a program that is fatal takes no other's answer
 * with it.
 */
export async function readPythonSource<Answer>(
  programs: ReadonlyMap<string, Uint8Array>,
  question: SourceQuestion<Answer>,
  python = 'python3',
  env: NodeJS.ProcessEnv = process.env,
): Promise<Map<string, SourceReading<Answer>>> {
  const batches = [...batchesOf([...programs], BATCH)]
  const readings: [string, SourceReading<Answer>][][] = []
  const waiting = batches.entries() // of all processors: whichever is free takes the next
  const readWaiting = async () => {
    for (const [place, batch] of waiting) readings[place] = await readBatch(batch, question, python, env)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, readWaiting))
  return new Map(readings.flat())
}

/** A process goes on behind a program that was fatal to the one before. */
async function readBatch<Answer>(
  batch: Programs,
  question: SourceQuestion<Answer>,
  python: string,
  env: NodeJS.ProcessEnv,
): Promise<[string, SourceReading<Answer>][]> {
  const readings: [string, SourceReading<Answer>][] = []
  while (readings.length < batch.length) {
    const waiting = batch.slice(readings.length)
    const { answers, end } = await runParser(waiting, question, python, env)
    const done = end.kind === 'unread' ? waiting.length : answers.length + 1
    for (const [index, [key]] of waiting.slice(0, done).entries()) {
      const answer = answers[index]
      readings.push([key, answer === undefined ? end : { kind: 'answered', answer }])
    }
  }
  return readings
}

interface ParserRun<Answer> {
  /** In the order of the programs; fewer where the parser ended before its time. */
  readonly answers: readonly Answer[]
  /** Reading of the program behind the last answer, if there is one. */
  readonly end: Exclude<SourceReading<Answer>, { kind: 'answered' }>
}

async function runParser<Answer>(
  batch: Programs,
  { type, answer }: SourceQuestion<Answer>,
  python: string,
  env: NodeJS.ProcessEnv,
): Promise<ParserRun<Answer>> {
  const lines = batch.map(([, source]) => JSON.stringify({ type, source: Buffer.from(source).toString('base64') }))
  const reply = z.object({ type: z.literal(type), answer })
  try {
    const { stdout, stderr, signal } = await runCommand(
      python,
      ['-I', '-S', '-B', assetPath('python', 'code_structure')],
      {
        input: `${lines.join('\n')}\n`,
        env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT_VARIABLES.test(name))),
        timeoutSeconds: Math.max(LEAST_SECONDS, SECONDS_EACH * batch.length),
      },
    )
    const whole = stdout.split('\n').slice(0, -1) // a line without its end was cut off
    const answers = whole.map((line) => parseWith(reply, JSON.parse(line), "the parser's answer").answer)
    if (signal !== null) return { answers, end: { kind: 'fatal', fault: `the parser was ended by ${signal} on it` } }
    return { answers, end: { kind: 'unread', fault: `'${python}' could not parse it: ${stderr.trim().slice(-200)}` } }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return { answers: [], end: { kind: 'unread', fault: `there is no '${python}' to parse it with` } }
  }
}
