import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { withoutSecrets } from '../src/base/secrets.ts'

// Serves an open model, has it asked about tasks of ML-Bench, measured, and ends it.
//   node scripts/answer-served.ts DATASET MEASUREMENT <options of greenml serve> -- <options of greenml mlbench answer>

const CLI = join(import.meta.dirname, '..', 'src', 'cli', 'main.ts')
const ownEnv = () => withoutSecrets(process.env)

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Runs greenml in a folder and says how long it took; an Error where it fails. */
export async function greenml(what: string, cwd: string, ...words: readonly string[]): Promise<void> {
  const started = performance.now()
  const child = spawn(process.execPath, [CLI, ...words], {
    cwd,
    env: ownEnv(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await ended(child)
  say(`▶ ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (code !== 0) throw new Error(`${what} ended with ${code}`)
}

/** Runs `use` with the entry for `models.yaml` of a model that is served meanwhile. */
export async function withServed(cwd: string, words: readonly string[], use: (entry: string) => Promise<void>) {
  const started = performance.now()
  const child = spawn(process.execPath, [CLI, 'serve', ...words], {
    cwd,
    env: ownEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const over = ended(child)
  const entry = await Promise.race([readEntry(child), over.then(() => null)])
  if (entry === null) throw new Error('the server ended before it answered')
  say(`▶ served after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  try {
    await use(entry)
  } finally {
    child.kill('SIGINT')
  }
  // 130: stopped, and busy for more than a second with ending all that it had started.
  if (![0, 130].includes((await over) ?? 1)) throw new Error('the server did not end well')
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })

/** Never comes where the server ends before. */
function readEntry(child: ChildProcess): Promise<string> {
  let told = ''
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      told += chunk.toString()
      const entry = told
        .split('\n')
        .slice(0, -1)
        .find((line) => line.startsWith('  - {'))
      if (entry !== undefined) resolve(`schemaVersion: 1\nmodels:\n${entry}\n`)
    })
  })
}

interface Answering {
  readonly cwd: string
  /** A dataset, whose `models.yaml` is not read. */
  readonly dataset: string
  /** File for what the answers cost. */
  readonly measurement: string
  readonly serve: readonly string[]
  readonly answer: readonly string[]
  readonly change?: (entry: string) => string
}

/** Has a served model asked, and measures that: the server works on the same machine. */
export async function answerServed({ cwd, dataset, measurement, serve, answer, change = (same) => same }: Answering) {
  const folder = await mkdtemp(join(tmpdir(), 'answer-served-'))
  try {
    const from = resolve(cwd, dataset)
    await cp(from, folder, { recursive: true, filter: (path) => !/projects|answers/.test(relative(from, path)) })
    await withServed(cwd, serve, async (models) => {
      await writeFile(join(folder, 'models.yaml'), change(models))
      const measuring = ['measure', '--repetitions', '1', '--warmup', '0', '--json', measurement, '--']
      const asking = [process.execPath, CLI, 'mlbench', 'answer', ...answer, '--dataset', folder]
      await greenml('answers', cwd, ...measuring, ...asking)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [dataset = '', measurement = '', ...words] = process.argv.slice(2)
  const at = words.indexOf('--')
  await answerServed({ cwd: '.', dataset, measurement, serve: words.slice(0, at), answer: words.slice(at + 1) })
}
