import { join } from 'node:path'
import { errorMessage } from '../src/base/errors.ts'
import { runCommand } from '../src/base/processes/process.ts'

// Lints the Python of assets/ and checks its format and its types.   npm run check:python [-- folder of ruff and mypy]
const [folder = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')

/** Files by the folder they lie in: each is a program of its own, whose modules have names that another's have too. */
async function listPrograms(): Promise<string[][]> {
  const { stdout } = await runCommand('git', ['ls-files', 'assets/**/*.py'], { cwd: root })
  const files = stdout.split('\n').filter((file) => file !== '')
  return [...Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/'))).values()]
}

/** Faults that a tool finds; null when there are none. */
async function runTool(tool: string, args: readonly string[]): Promise<string | null> {
  try {
    const { exitCode, stdout, stderr } = await runCommand(join(folder, tool), args, { cwd: root })
    return exitCode === 0 ? null : `${stdout}${stderr}`
  } catch (error) {
    return `${errorMessage(error)}: CONTRIBUTING.md says what to install\n`
  }
}

const programs = await listPrograms()
const typeChecks = programs.map((files) => ['mypy', ...files])
for (const [tool = '', ...args] of [['ruff', 'check'], ['ruff', 'format', '--check'], ...typeChecks]) {
  const fault = await runTool(tool, args)
  if (fault === null) continue
  process.stderr.write(`✘ ${tool} ${args.join(' ')}\n${fault}`)
  process.exitCode = 1
}
if (process.exitCode !== 1) process.stdout.write(`${programs.length} Python programs are linted, formatted and typed\n`)
