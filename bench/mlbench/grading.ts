// Judging 10,000 answers of ML-Bench by their text, a whole process a run, start-up included.   node bench/mlbench/grading.ts ROWS
// Answers are the rows' own, each 10,000 / rows times, every second one with a number changed and some in fences.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { readTasks } from '../../src/mlbench/data/rows.ts'
import { GRADING_RULES } from '../../src/schema/mlbench/task-grades.ts'

const ANSWERS = 10_000
const RUNS = 3

const [rows = ''] = process.argv.slice(2)
const tasks = await readTasks(rows)
const folder = await mkdtemp(join(tmpdir(), 'greenml-grading-'))
try {
  const path = join(folder, 'answers.jsonl')
  const outputs = tasks.map((_, index) => Math.floor((ANSWERS + index) / tasks.length))
  const lines = tasks.map(({ githubId, id, output, type }, index) => {
    const texts = Array.from({ length: outputs[index] ?? 0 }, (_each, number) => {
      const changed = number % 2 === 0 ? output : `${output.replace(/\d+/, String(number))}\n# ${number}`
      return number % 3 === 0
        ? `Here:\n\`\`\`${type === 'Python Code' ? 'python' : 'bash'}\n${changed}\n\`\`\`\n`
        : changed
    })
    return JSON.stringify({ github_id: githubId, id, output: texts })
  })
  await writeFile(path, `${lines.join('\n')}\n`)
  const main = join(PACKAGE_ROOT, 'src', 'cli', 'main.ts')
  for (const rules of GRADING_RULES) {
    const json = join(folder, `${rules}.json`)
    const words = [main, 'mlbench', 'grade', '--static-only', '--rows', rows, '--answers', path, '--rules', rules]
    const seconds: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const begin = performance.now()
      const { exitCode, stderr } = await runCommand(process.execPath, [...words, '--json', json], { env: process.env })
      if (exitCode !== 0) throw new Error(stderr)
      seconds.push((performance.now() - begin) / 1000)
    }
    const total = outputs.reduce((sum, each) => sum + each, 0)
    process.stdout.write(`${rules}: ${total} answers: ${seconds.map((each) => each.toFixed(2)).join(', ')} s\n`)
  }
} finally {
  await rm(folder, { recursive: true })
}
