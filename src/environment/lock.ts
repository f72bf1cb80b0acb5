import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files.ts'
import { type CommandResult, runCommand } from '../base/process.ts'
import { findInterpreter, type UvRequest, uvEnvironment } from './environment.ts'

export interface LockResult {
  /** Lowest Python that the lock is for, as a specifier. */
  readonly python: string
  readonly excludeNewer: string | null
  /** How the lock departs from what the author asked for. */
  readonly deviations: readonly string[]
}

export interface LockRequest extends UvRequest {
  readonly requirementsFile: string
  readonly lockFile: string
  /** ISO date of the project's commit: packages that came later are not taken where that can be avoided. */
  readonly asOf: string | null
}

/**
 * Resolves requirements to exact versions with hashes, for the installed Python and newer. Tried in turn: as of the
 * commit's date; with today's packages; without the author's pins. What was given up is told.
 */
export async function writeLock(request: LockRequest): Promise<LockResult> {
  const interpreter = await findInterpreter({ ...request, pythonRequest: '>=3.10' })
  const minor = interpreter.version.split('.').slice(0, 2).join('.')
  const asked = await readFile(request.requirementsFile, 'utf8')
  const pinned = withoutEditables(asked)
  const given = pinned === asked ? [] : ['editable requirements (-e) are left out: installing one runs its code']
  const attempts = [
    ...(request.asOf ? [{ text: pinned, asOf: request.asOf, deviations: [] }] : []),
    {
      text: pinned,
      asOf: null,
      deviations: request.asOf ? [`no resolution as of ${request.asOf}: newest packages`] : [],
    },
    {
      text: withoutPins(pinned),
      asOf: null,
      deviations: ['the pins can not be resolved: newest packages without pins'],
    },
  ]
  const nowhere = await mkdtemp(join(tmpdir(), 'greenml-lock-')) // a relative path in the requirements names nothing
  await using _ = { [Symbol.asyncDispose]: () => rm(nowhere, { recursive: true, force: true }) }
  let last: CommandResult | null = null
  for (const { text, asOf, deviations } of attempts) {
    const args = ['--universal', '--generate-hashes', '--no-header', '--no-annotate', '--python-version', minor]
    const date = asOf ? ['--exclude-newer', asOf] : []
    const only = ['--only-binary', ':all:', '--output-file', '-']
    last = await runCommand(request.uv, ['pip', 'compile', '-', ...args, ...date, ...only], {
      env: await uvEnvironment(request),
      input: text,
      cwd: nowhere,
    })
    if (last.exitCode === 0) {
      await writeFileAtomic(request.lockFile, last.stdout)
      return { python: `>=${minor}`, excludeNewer: asOf, deviations: [...given, ...deviations] }
    }
  }
  const said = last?.stderr.trim().split('\n').slice(-8).join('\n') ?? ''
  throw new UserError(`${request.requirementsFile} can't be resolved to a set of wheels:\n${said}`, 1)
}

/** uv builds an editable requirement even where building is forbidden: `-e .` would run a setup.py outside any sandbox. */
function withoutEditables(requirements: string): string {
  return requirements.replaceAll(/^[ \t]*(?:-e|--editable).*\n?/gm, '')
}

/** `pandas==3.0.0 ; python_version > "3"` → `pandas ; python_version > "3"`; options and comments stay as they are. */
function withoutPins(requirements: string): string {
  return requirements.replaceAll(/^([A-Za-z0-9][\w.-]*(?:\[[^\]]*\])?)[ \t]*(?:[=~<>!]=?|===)[^;#\n]*/gm, '$1 ')
}
