import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { isProgram } from '../base/processes/find-program.ts'
import { SYSTEM_PATH } from '../sandbox/inside.ts'

/** Finds a fault before anything is measured; the codes are those of a shell: 127 not found, 126 can't be run. */
export function checkPrograms(
  commands: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
  separator: string,
): void {
  for (const [index, [program = '']] of commands.entries()) {
    if (/\s/.test(program) && !existsSync(program)) throw quotedWhole(program, commands)
    try {
      checkProgram(program, env)
    } catch (error) {
      const isMeant =
        /^\.{0,2}\//.test(program) || isProgram(program) || (!existsSync(program) && suggest(program) !== '')
      throw index > 0 && separator === '--' && !isMeant && error instanceof UserError ? partedByDashes(error) : error
    }
  }
}

/** `git log -- README.md` reads as two commands. */
const partedByDashes = (error: UserError) =>
  new UserError(
    `${error.message}\n-- parts commands; for one that has -- in it: greenml measure --separator + -- a -- b + c`,
    error.exitCode,
    { cause: error },
  )

/** `'python3 a.py' 'python3 b.py'`, as other tools take commands. */
function quotedWhole(program: string, commands: readonly (readonly string[])[]): UserError {
  const isCommand = (word: string) => /\s/.test(word)
  if (/[|<>&;*?$`]/.test(program)) {
    const lines = commands.flat().map((line) => `'${line.replaceAll("'", "'\\''")}'`)
    return new UserError(
      `${program}: command not found; only a shell can run that: greenml measure --shell sh ${lines.join(' ')}`,
      127,
    )
  }
  const meant = commands.flatMap((words) => (words.every(isCommand) ? words : [words.join(' ')]))
  const example = `greenml measure -- ${meant.join(' -- ')}`
  return new UserError(
    `${program}: command not found; don't quote the whole command: ${example}; or let a shell read it: --shell sh`,
    127,
  )
}

/** Finds a fault of one program before it is run; the codes are those of a shell. */
export function checkProgram(program: string, env: NodeJS.ProcessEnv): void {
  if (program === '') throw new UserError('A command is empty: greenml measure -- <command> [-- <command>…]')
  if (program.includes('/')) {
    checkPath(program)
    return
  }
  const found = (env.PATH ?? SYSTEM_PATH).split(delimiter).map((folder) => join(folder || '.', program))
  if (found.some(isProgram)) return
  throw new UserError(`${program}: command not found${suggest(program)}`, 127)
}

function checkPath(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw new UserError(`${path}: no such file${suggest(path)}`, 127)
  if (found.isDirectory()) throw new UserError(`${path} is a folder, not a command.`, 126)
  if (isProgram(path)) return
  const how = path.endsWith('.py') ? `python3 ${path}` : `chmod +x ${path}`
  throw new UserError(`${path} can't be run: it is not executable. Try: ${how}`, 126)
}

/** A file with nearly the same name in the folder meant, or the one that needs `./` before it. */
function suggest(program: string): string {
  const folder = dirname(program)
  const name = basename(program)
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return ''
  }
  const near = names.find((each) => each === name) ?? names.find((each) => isTypo(each, name))
  if (near === undefined) return ''
  const path = folder === '.' ? `./${near}` : join(folder, near)
  return `; did you mean ${isProgram(path) ? path : path.endsWith('.py') ? `python3 ${path}` : path}?`
}

/** Whether one letter is more, less or other, or two neighbours are swapped. */
function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}${restA.slice(2)}`
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB
}
