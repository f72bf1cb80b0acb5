import { z } from 'zod'
import { errorCode, UserError } from '../base/errors.ts'
import { assetPath } from '../base/package.ts'
import { runCommand } from '../base/process.ts'

export interface Program {
  readonly id: string
  readonly source: Uint8Array
}

const verdictLine = z.object({ id: z.string(), fault: z.string().nullable() })

/** What the parser needs of the environment; keys stay out of it. */
const KEPT_VARIABLES = /^(PATH|HOME|LANG|LC_.*|PYENV_.*|LD_LIBRARY_PATH)$/

/**
 * Parses every program with one Python process and returns, by id, what is wrong with it, or null. Nothing is executed.
 * A program that brings the parser itself down is checked again alone, and is then at fault.
 */
export async function checkSyntax(
  programs: readonly Program[],
  python = 'python3',
  env: NodeJS.ProcessEnv = process.env,
): Promise<Map<string, string | null>> {
  if (programs.length === 0) return new Map()
  const faults = await parseAll(programs, python, env)
  const [first] = programs
  if (faults.size === 0 && programs.length === 1 && first !== undefined) {
    return new Map([[first.id, 'the parser crashed on it']])
  }
  for (const program of programs.filter(({ id }) => !faults.has(id))) {
    for (const [id, fault] of await checkSyntax([program], python, env)) faults.set(id, fault)
  }
  return faults
}

async function parseAll(programs: readonly Program[], python: string, env: NodeJS.ProcessEnv) {
  const lines = programs.map(({ id, source }) => JSON.stringify({ id, source: Buffer.from(source).toString('base64') }))
  const result = await runCommand(python, ['-I', '-S', '-B', assetPath('python', 'check_syntax.py')], {
    input: `${lines.join('\n')}\n`,
    env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT_VARIABLES.test(name))),
    timeoutSeconds: 120,
  }).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new UserError(`There is no '${python}': install Python 3.10 or newer, or put it on PATH.`, 1)
  })
  if (result.exitCode !== null && result.exitCode > 0) {
    throw new UserError(`'${python}' could not check the answers: ${result.stderr.trim().slice(-400)}`, 1)
  }
  const verdicts = result.stdout
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => verdictLine.parse(JSON.parse(line)))
  return new Map(verdicts.map(({ id, fault }) => [id, fault]))
}
