import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { UserError } from '../../src/base/errors.ts'
import { runCommand } from '../../src/base/processes/process.ts'

const rows = z.array(
  z.object({
    project: z.string(),
    script: z.string(),
    status: z.string(),
    accuracy: z.string(),
    exec_time_s: z.string(),
  }),
)

export interface TheirRun {
  readonly wallSeconds: number
  readonly rows: z.infer<typeof rows>
}

export interface TheirMachine {
  readonly checkout: string
  readonly python: string
  readonly env: NodeJS.ProcessEnv
}

/** One call of the original's runner, unchanged, over all projects of a folder; its rows as it wrote them. */
export async function runTheirs(machine: TheirMachine, repos: string, more: readonly string[] = []): Promise<TheirRun> {
  const script = join(machine.checkout, 'scripts', 'run_ml_projects.py')
  if (!existsSync(script)) throw new UserError(`There is no ${script}: name a checkout of GenAI-GreenML.`)
  const results = `${repos}-results`
  const begin = performance.now()
  const ended = await runCommand(machine.python, [script, '--repos-dir', repos, '--results-dir', results, ...more], {
    env: machine.env,
  })
  const wallSeconds = (performance.now() - begin) / 1000
  if (ended.exitCode !== 0) throw new Error(`the original's runner ended with ${ended.exitCode}: ${ended.stderr}`)
  const files = (await readdir(results)).map((name) => join(results, name))
  const times = await Promise.all(files.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
  const newest = times.sort((a, b) => a.at - b.at).at(-1)
  if (!newest) throw new Error(`no result file in ${results}`)
  return { wallSeconds, rows: rows.parse(parse(await readFile(newest.path, 'utf8'), { columns: true })) }
}

/** What of a call was not the scripts' own time. */
export const besideScripts = (run: TheirRun) =>
  run.wallSeconds - run.rows.reduce((sum, row) => sum + Number(row.exec_time_s || 0), 0)
