import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../src/base/processes/process.ts'
import { editManifest, greenml, runOurs } from './ours.ts'
import { runTheirs, type TheirMachine } from './theirs.ts'

/** Spread over two of the original's steps of 50 ms, none of them on its grid. */
const SECONDS = Array.from({ length: 21 }, (_, at) => 0.2 + at * 0.0371)
const NAME = 'known-time'

/**
 * Waits, and prints how long it took: the CPU seconds of the interpreter's start (which is nothing else), then its own clock
 * from its first line to its last. As the metric, so that both sides keep it.
 */
const script = (seconds: number) => `import time
start = time.process_time()
begin = time.monotonic_ns()
time.sleep(max(0.0, ${seconds} - (time.monotonic_ns() - begin) / 1e9))
took = start + (time.monotonic_ns() - begin) / 1e9
print("ACCURACY=%.6f" % took)
print("GREENML_METRIC seconds=%.6f" % took)
`

/** What a blocking wait for the whole process says beyond what the script says: the interpreter's end. */
const WHOLE = `import os, subprocess, sys, time
for seconds in sys.argv[2:]:
    read, write = os.pipe()
    process = subprocess.Popen([sys.executable, sys.argv[1]], stdout=write)
    begin = time.monotonic_ns()  # it returns when the program is there
    process.wait()
    took = (time.monotonic_ns() - begin) / 1e9
    print(took - float(os.read(read, 200).split(b"=")[1].split()[0]))`

/** Reported less true seconds of each script, on both sides. */
export async function timeErrors(work: string, machine: () => Promise<TheirMachine>, env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(work, 'time-'))
  const [theirs, sources, answers] = ['theirs', 'sources', 'answers'].map((name) => join(folder, name, NAME))
  if (!theirs || !sources || !answers) throw new Error('no folders')
  for (const each of [theirs, sources, answers]) await mkdir(each, { recursive: true })
  for (const [at, seconds] of SECONDS.entries()) {
    const name = `GENAIGREENML_assisted_known${at}.py`
    await writeFile(join(theirs, name), script(seconds))
    await writeFile(join(answers, name), script(seconds))
  }
  await writeFile(join(sources, 'main.py'), script(0.2))
  await writeFile(join(sources, 'requirements.txt'), '')
  const dataset = join(folder, 'dataset')
  await greenml(env, 'import', sources, '--entry', 'main.py', '--dataset', dataset)
  await editManifest(dataset, NAME, { metric: { name: 'seconds', direction: 'lower', scale: 'absolute' } })
  const where = { campaign: join(folder, 'campaign'), dataset, answers: join(folder, 'answers') }
  const ours = await runOurs(env, where, '--fan-out', 'project')
  const endSeconds = await measureEnd(await machine(), join(sources, 'main.py'))
  const run = await runTheirs(await machine(), join(folder, 'theirs'))
  return {
    theirs: run.rows.map((row) => Number(row.exec_time_s) - Number(row.accuracy) - endSeconds),
    ours: ours.records
      .filter(({ mode }) => mode === 'assisted')
      .map(({ wallSeconds, metric }) => (wallSeconds ?? Number.NaN) - (metric?.value ?? Number.NaN) - endSeconds),
    endSeconds,
  }
}

/** The least of some: on a busy host the others hold waiting for a processor, too. */
async function measureEnd({ python, env }: TheirMachine, path: string): Promise<number> {
  const times = Array.from({ length: 15 }, () => '0')
  const { stdout } = await runCommand(python, ['-c', WHOLE, path, ...times], { env })
  return Math.min(...stdout.trim().split('\n').map(Number))
}
