import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { measurement } from '../src/schema/analysis/measurement.ts'
import { energyOfHost } from '../src/schema/measurement/package-energy.ts'
import { finetuneData } from '../src/schema/mlbench/finetune-data.ts'
import { finetuneTraining } from '../src/schema/mlbench/finetune-training.ts'
import { staticGrades } from '../src/schema/mlbench/task-grades.ts'
import { answerServed, greenml, say } from './answer-served.ts'

// The whole path of fine-tuning on a processor, with a model made from its configuration: examples, training, serving of base and
// adapter, answers, grading. Ends with 1 where a step comes to something else than it should.   node scripts/finetune-on-cpu.ts

const folder = await mkdtemp(join(tmpdir(), 'finetune-on-cpu-'))
const at = (...parts: readonly string[]): string => join(folder, ...parts)

process.env.OMP_NUM_THREADS ??= '1' // of so small a model more threads wait for each other longer than they work

const REPOSITORIES = ['alpha', 'beta', 'gamma', 'delta']
const TASKS_EACH = 24
const SAMPLES = 5
const TOOL = "import sys\nassert sys.argv[1:2] == ['--size'] and len(sys.argv) == 3\nprint('size', sys.argv[2])\n"

/** Tasks that a small model can learn the form of: a command and a number. */
async function writeBench(): Promise<void> {
  const rows: string[] = []
  for (const [index, name] of REPOSITORIES.entries()) {
    const githubId = index + 1
    await mkdir(at('repositories', name), { recursive: true })
    await writeFile(at('repositories', name, 'tool.py'), TOOL)
    await writeFile(at('repositories', name, 'README.md'), `# ${name}\n\npython tool.py --size N\n`)
    for (let id = 1; id <= TASKS_EACH; id++) {
      const size = id * REPOSITORIES.length + index
      const task = { github_id: githubId, id, github: `https://example.org/o/${name}`, path: './', type: 'Bash Script' }
      const texts = { instruction: `Run the tool of ${name} with the size ${size}.`, arguments: `{'size': ${size}}` }
      const answer = { oracle: 'python tool.py --size N', output: `python tool.py --size ${size}` }
      rows.push(`${JSON.stringify({ ...task, ...texts, ...answer })}\n`)
    }
  }
  await mkdir(at('dataset'))
  await writeFile(at('rows.jsonl'), rows.join(''))
}

/** Serves a model, has it asked about the test's tasks and its answers graded. */
async function evaluate(name: string, words: readonly string[]) {
  const rows = ['--rows', 'data/test.jsonl']
  const asked = ['--models', name, '--settings', 'oracle', '--prompt', 'published', '--prompt-cut', 'published']
  await answerServed({
    cwd: folder,
    dataset: at('dataset'),
    measurement: `${name}.json`,
    serve: ['--name', name, ...words],
    answer: [...rows, ...asked, '--samples', String(SAMPLES), '--out', 'bench'],
    change: (models) => models.replace('maxOutputTokens: 1024', 'maxOutputTokens: 48'),
  })
  const answers = `bench/answers/${name}@oracle@published.jsonl`
  const grading = [...rows, '--answers', answers, '--static-only', '--golds', 'skip', '--json', `${name}-scores.json`]
  await greenml(`grading of ${name}`, folder, 'mlbench', 'grade', ...grading, '--dataset', at('dataset'))
  const lines = (await readFile(at(answers), 'utf8')).trimEnd().split('\n')
  return {
    texts: lines.map((line) => answerLine.parse(JSON.parse(line))),
    grades: staticGrades.parse(JSON.parse(await readFile(at(`${name}-scores.json`), 'utf8'))),
  }
}

const answerLine = z.looseObject({ output: z.array(z.string()) })

function expectThat(what: string, holds: boolean): void {
  say(`${holds ? '✔' : '✘'} ${what}`)
  if (!holds) process.exitCode = 1
}

const readAs = async <T>(schema: z.ZodType<T>, ...path: readonly string[]): Promise<T> =>
  schema.parse(JSON.parse(await readFile(at(...path), 'utf8')))

const COMMAND = /^python tool\.py --size \d+$/
const commandsIn = (texts: readonly z.infer<typeof answerLine>[]): number =>
  texts.flatMap(({ output }) => output).filter((text) => COMMAND.test(text.trim())).length

try {
  const started = performance.now()
  await writeBench()
  const data = ['--task', 'oracle', '--prompt', 'published', '--rows', 'rows.jsonl', '--out', 'data']
  await greenml('examples', folder, 'mlbench', 'export-finetune', ...data, '--dataset', at('dataset'))
  const training = ['--data', 'data', '--model', 'base', '--recipe', 'tiny', '--out', 'adapter']
  await greenml('training', folder, 'mlbench', 'finetune', ...training)
  const base = await evaluate('base', ['--model', 'base'])
  const adapter = await evaluate('adapter', ['--model', 'base', '--adapter', 'adapter'])
  const written = await readAs(finetuneData, 'data', 'finetune.json')
  const learned = await readAs(finetuneTraining, 'adapter', 'training.json')
  const measured = await readAs(measurement, 'adapter', 'measurement.json')
  const [first, last] = [learned.losses[0]?.loss ?? 0, learned.losses.at(-1)?.loss ?? Number.POSITIVE_INFINITY]
  const epochs = measured.commands[0]?.runs[0]?.epochs ?? []
  expectThat(`the loss falls to a fifth: ${first.toFixed(2)} → ${last.toFixed(2)}`, last < first / 5)
  expectThat(
    `every epoch is stamped: ${epochs.map(({ wallSeconds }) => wallSeconds.toFixed(1)).join(', ')} s`,
    epochs.map(({ epoch }) => epoch).join() === '0,1,2,3,4,5',
  )
  const answers = written.test.tasks * SAMPLES
  expectThat(`the base gives no command in ${answers} answers: ${commandsIn(base.texts)}`, commandsIn(base.texts) === 0)
  expectThat(`the adapter gives them: ${commandsIn(adapter.texts)}`, commandsIn(adapter.texts) > answers / 2)
  const different = new Set(adapter.texts[0]?.output).size
  expectThat(`five answers are drawn, not one repeated: ${different} of 5 differ`, different > 1)
  const graded = [base, adapter].map(({ grades }) => grades.totals)
  expectThat(
    `all are graded: ${graded.map(({ static_ok, attempts }) => `${static_ok} of ${attempts} right`).join(', then ')}`,
    graded.every(({ attempts }) => attempts === answers),
  )
  const solved = new Set(
    adapter.grades.attempts.flatMap(({ static_ok, github_id, id }) => (static_ok ? `${github_id}/${id}` : [])),
  )
  const cost = await readAs(measurement, 'adapter.json')
  const { joules, quality } = energyOfHost(cost.commands[0]?.runs[0]?.energy ?? [])
  const each = joules === null || solved.size === 0 ? 'not known' : `${(joules / solved.size).toFixed(1)} J, ${quality}`
  say(`▶ energy of answering per solved task, of ${solved.size}: ${each}`)
  say(`▶ all: ${((performance.now() - started) / 1000).toFixed(1)} s`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
