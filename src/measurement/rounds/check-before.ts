import { existsSync } from 'node:fs'
import { isatty } from 'node:tty'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { checkWritable } from '../../base/files/check-writable.ts'
import { statIfPresent } from '../../base/files/files.ts'
import type { MeasureSettings } from '../../schema/options/measure-options.ts'
import { checkPrograms } from '../check-programs.ts'
import type { CommandToRun } from './expand-commands.ts'

type ToCheck = MeasureSettings & { readonly commands: readonly CommandToRun[] }

/** What can be known to fail is told before minutes are spent on it. */
export async function checkBefore(settings: ToCheck, context: CommandContext): Promise<void> {
  const { powercapRoot, input } = settings
  const files = [settings.json, settings.markdown, settings.exportMarkdown, settings.exportJson, settings.exportCsv]
  if (files.filter((path) => path === '-').length > 1)
    throw new UserError('Standard output can hold one of the results only.')
  checkCommands(settings, context)
  for (const path of files) if (path !== undefined && path !== '-') await checkWritable(path)
  if (input !== undefined) await checkInput(input)
  else await tellLostInput(context)
  if (powercapRoot !== undefined && !existsSync(powercapRoot)) {
    context.logger.warn(`--powercap-root ${powercapRoot}: no such folder, so no counter is read there`)
  }
}

/** A pipe is told to a person alone: who starts a program from another one often leaves it an empty pipe. */
async function tellLostInput({ logger }: CommandContext): Promise<void> {
  const input = await statIfPresent('/dev/stdin')
  if (input?.isFile()) logger.warn('standard input is a file, which no run is given: --input FILE gives it to each')
  else if (input?.isFIFO() && isatty(2))
    logger.warn(
      'standard input is a pipe, which no run is given: keep what it says in a file, and --input FILE gives it to each',
    )
}

/** A reference that is neither a command that is measured nor a label stands first, as one more command. */
function checkCommands({ commands, reference, name = [], separator }: ToCheck, { env }: CommandContext): void {
  const programs = commands.map(({ command }) => command)
  const [first = []] = programs
  if (reference !== undefined && name.length > 0 && first.join(' ') === reference) {
    try {
      checkPrograms([first], env, separator)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      const labels = name.map((each) => `'${each}'`).join(', ')
      throw new UserError(`${error.message}\n--reference names a command or a label: ${labels}`, error.exitCode, {
        cause: error,
      })
    }
  }
  checkPrograms(programs, env, separator)
}

/** A folder or a pipe would give the first run something, and the others nothing. */
async function checkInput(path: string): Promise<void> {
  const found = await statIfPresent(path)
  if (found?.isFile() || path === '/dev/null') return
  throw new UserError(`--input ${path}: ${found === null ? 'no such file' : 'not a file'}`)
}
