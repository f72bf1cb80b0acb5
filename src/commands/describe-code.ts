import { errorCode } from '../base/errors.ts'
import { parseWith } from '../base/files.ts'
import { assetPath } from '../base/package.ts'
import { runCommand } from '../base/process.ts'
import { withoutSecrets } from '../base/secrets.ts'
import { type CodeDescription, codeDescription } from '../schema/code-analysis.ts'

/** Longer programs are left out: what a model writes has a hundredth of this, and a parser must not be kept busy. */
export const SOURCE_BYTES = 256 * 1024
/** Programs for one process; their answers stay within what is kept of its output. */
const BATCH = 200
const BATCH_SECONDS = 300

const answerLine = codeDescription.extend({ id: codeDescription.shape.fault.unwrap() })

/**
 * What Python's parser says of each program, by its key. Nothing is executed. A program that brings the parser down, or
 * keeps it busy beyond its limits, is at fault itself, and the others are described without it.
 */
export async function describeCode(
  programs: ReadonlyMap<string, Uint8Array>,
  env: NodeJS.ProcessEnv,
  python = 'python3',
): Promise<Map<string, CodeDescription>> {
  const described = new Map<string, CodeDescription>()
  const waiting: [string, Uint8Array][] = []
  for (const [key, source] of programs) {
    if (source.byteLength <= SOURCE_BYTES) waiting.push([key, source])
    else described.set(key, withFault(`longer than ${SOURCE_BYTES / 1024} KiB`))
  }
  while (waiting.length > 0) {
    const batch = waiting.slice(0, BATCH)
    const { answers, fault, failed } = await runParser(batch, env, python)
    const done = failed ? batch.length : Math.min(answers.length + 1, batch.length)
    for (const [index, [key]] of batch.slice(0, done).entries()) {
      described.set(key, answers[index] ?? withFault(fault))
    }
    waiting.splice(0, done)
  }
  return described
}

const withFault = (fault: string): CodeDescription => ({ counts: null, structure: null, fault })

interface ParserRun {
  /** In the order of the programs; fewer where the parser ended before its time. */
  readonly answers: readonly CodeDescription[]
  readonly fault: string
  /** It could not work at all: what comes next would fare no better. */
  readonly failed: boolean
}

async function runParser(
  batch: readonly (readonly [string, Uint8Array])[],
  env: NodeJS.ProcessEnv,
  python: string,
): Promise<ParserRun> {
  const lines = batch.map(([id, source]) => JSON.stringify({ id, source: Buffer.from(source).toString('base64') }))
  try {
    const result = await runCommand(python, ['-I', '-S', '-B', assetPath('python', 'code_structure')], {
      input: `${lines.join('\n')}\n`,
      env: withoutSecrets(env),
      timeoutSeconds: BATCH_SECONDS,
    })
    const answers = result.stdout.split('\n').slice(0, -1).map(readAnswer) // what stands behind the last end is torn
    const { exitCode, signal, stderr } = result
    if (signal !== null) return { answers, fault: `the parser was ended by ${signal} on it`, failed: false }
    const failed = exitCode !== 0
    return { answers, fault: failed ? `'${python}' could not parse it: ${stderr.trim().slice(-200)}` : '', failed }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return { answers: [], fault: `there is no '${python}' to parse it with`, failed: true }
  }
}

function readAnswer(line: string): CodeDescription {
  const { counts, structure, fault } = parseWith(answerLine, JSON.parse(line), "the code parser's answer")
  return { counts, structure, fault }
}
