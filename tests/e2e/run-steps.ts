import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Job, Step, Workflow } from '../../scripts/workflows.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeFolder } from '../support/temporary.ts'

export interface Runner {
  /** Checked out already, where the job does so. */
  readonly workspace: string
  /** Where artifacts of the run lie, a folder each. */
  readonly artifacts: string
  readonly env: NodeJS.ProcessEnv
  /** Values of expressions, by what stands between the braces. */
  readonly values: Readonly<Record<string, string>>
  /** Scripts that something else runs: the test would be of those. Each has to be one of the job's. */
  readonly leftOut?: readonly string[]
  /** Steps by actions of others that can't work here, as `actions/attest`. */
  readonly notRun?: readonly string[]
}

/**
 * Runs the scripts of a job one after another, as GitHub's runner does, and hands artifacts on; returns what the first that
 * failed printed, null where none did. Throws at a step that this does not know.
 */
export async function runSteps(job: Job, runner: Runner, workflowEnv: Workflow['env'] = {}): Promise<string | null> {
  const { workspace, env, values, leftOut = [] } = runner
  const scripts = job.steps.flatMap(({ run }) => run ?? [])
  const unknown = leftOut.filter((each) => !scripts.includes(each))
  if (unknown.length > 0) throw new Error(`the job has no step ${unknown.join(', ')}`)
  for (const step of job.steps) {
    if (step.run === undefined) await takeAction(step, runner)
    else if (!leftOut.includes(step.run)) {
      const file = join(await makeFolder(), 'step.sh')
      await writeFile(file, step.run)
      const own = fillIn({ ...variables.parse(workflowEnv), ...variables.parse(step.env ?? {}) }, values)
      const ended = await runCommand('bash', ['-e', file], {
        cwd: workspace,
        env: { ...env, ...own },
        timeoutSeconds: 300,
      })
      if (ended.exitCode !== 0) return `${step.run}\n${ended.stdout}\n${ended.stderr}`
    }
  }
  return null
}

const variables = z.record(z.string(), z.string())

function fillIn(env: z.infer<typeof variables>, values: Runner['values']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, inner: string) => {
        const value = values[inner]
        if (value === undefined) throw new Error(`nobody says what ${inner} is`)
        return value
      }),
    ]),
  )
}

const artifact = z.object({ name: z.string(), path: z.string().regex(/^[\w/]+$/) })

async function takeAction({ uses = '', with: given }: Step, { workspace, artifacts, notRun = [] }: Runner) {
  const [action = ''] = uses.split('@')
  if (action === 'actions/checkout' || notRun.includes(action)) return
  const { name, path } = artifact.parse(given)
  if (action === 'actions/upload-artifact') {
    await mkdir(artifacts, { recursive: true })
    await cp(join(workspace, path), join(artifacts, name), { recursive: true, errorOnExist: true, force: false })
  } else if (action === 'actions/download-artifact') {
    await cp(join(artifacts, name), join(workspace, path), { recursive: true })
  } else throw new Error(`${uses} is not known here`)
}
