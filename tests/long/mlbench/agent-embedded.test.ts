import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { workOnTasks } from '../../../src/commands/mlbench/agent.ts'
import { grade } from '../../../src/commands/mlbench/grade.ts'
import { showTranscripts } from '../../../src/commands/mlbench/transcripts.ts'
import { readTasks, type Task } from '../../../src/mlbench/data/rows.ts'
import { taskScores } from '../../../src/schema/mlbench/task-scores.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

const EXAMPLE = join(PACKAGE_ROOT, 'docs', 'ml-bench-example')
/** Of the seven tasks that come with this tool: one it answers without a value, and of one it says nothing. */
const [WITHOUT_VALUE, SILENT] = [1, 2]

type Form = 'native' | 'text'

/** A turn as a model takes it by its provider's interface, or in words. */
function turn(form: Form, name: string, given: object) {
  if (form === 'native') return { toolCalls: [{ name, arguments: JSON.stringify(given) }] }
  return { content: `I go on.\n<tool_call>${JSON.stringify({ name, arguments: given })}</tool_call>` }
}

/** What the model does for a task, turn after turn: it looks, tries, and answers. */
function playFor(form: Form, { id, output }: Task): object[] {
  if (id === SILENT) return [{ content: 'Well.' }]
  const code = id === WITHOUT_VALUE ? output.replace(/ --\w+ \S+$/, '') : output
  return [turn(form, 'read_file', { path: 'train.py' }), turn(form, 'run', { code }), turn(form, 'answer', { code })]
}

async function startScripted(form: Form, tasks: readonly Task[]): Promise<LLMock> {
  const mock = new LLMock({ port: 0 })
  for (const task of tasks) {
    for (const [done, response] of playFor(form, task).entries()) {
      const isLast = done === playFor(form, task).length - 1
      mock.on(
        {
          predicate: ({ messages }) => {
            const all = messages.map(({ content }) => JSON.stringify(content ?? '')).join('\n')
            const results =
              form === 'native'
                ? messages.filter(({ role }) => role === 'tool').length
                : all.split('Result of ').length - 1
            return (
              all.includes(JSON.stringify(task.instruction).slice(1, -1)) &&
              (results === done || (isLast && results > done))
            )
          },
        },
        response as never,
      )
    }
  }
  await mock.start()
  return mock
}

describeInBubblewrap('an agent on the tasks that come with this tool', () => {
  it.each<Form>(['native', 'text'])(
    'works by tools, %s, and each task comes to what its model did',
    async (form) => {
      const folder = await makeFolder()
      await cp(EXAMPLE, folder, { recursive: true })
      const dataset = join(folder, 'dataset')
      const rows = join(dataset, 'ml-bench/nearest/rows.jsonl')
      const tasks = await readTasks(rows)
      const mock = await startScripted(form, tasks)
      const tools = form === 'text' ? ', tools: text' : ''
      await writeFiles(dataset, {
        'models.yaml': `schemaVersion: 1
models: [{ id: scripted, provider: openai, api: chat, model: m-1, baseUrl: '${mock.url}/v1', maxOutputTokens: 500${tools} }]
`,
      })
      const asked = { rows, dataset, repositories: join(folder, 'repositories'), out: join(folder, 'out') }
      try {
        const { files } = await workOnTasks({ ...asked, models: ['scripted'] }, makeContext(process.env).context)
        const { runs } = (await showTranscripts({ out: asked.out }, makeContext().context)).runs
        const ends = runs.map(({ events }) => events.at(-1)).flatMap((end) => (end?.kind === 'end' ? [end.reason] : []))
        expect(ends).toEqual(tasks.map(({ id }) => (id === SILENT ? 'said-nothing' : 'answered')))
        const drafts = runs.flatMap(({ events }) =>
          events.flatMap((event) => (event.kind === 'result' ? (event.run ?? []) : [])),
        )
        expect(drafts.map(({ exitCode }) => exitCode)).toEqual(Array(tasks.length - 1).fill(0))
        const sent = mock.getRequests().map(({ body }) => body)
        for (const body of sent) expect((body as { tools?: object[] }).tools !== undefined).toBe(form === 'native')
        const { grades } = await grade({ ...asked, answers: [...files], golds: 'list' }, makeContext().context)
        const { systems, golds } = taskScores.parse(grades)
        expect(golds).toMatchObject({ checked: tasks.length, failed: [] })
        expect(systems).toMatchObject([
          {
            system: 'scripted@agent',
            attempts: 7,
            passed: 5,
            lost: 0,
            reasons: { 'argument-missing': 1, 'argument-missing-and-wrong-type': 1 },
            solvedEnergy: { solved: 5 },
          },
        ])
        const [line = ''] = (await readFile(files[0] ?? '', 'utf8')).split('\n')
        expect(JSON.parse(line)).toMatchObject({ drafts: { runs: 1 } })
      } finally {
        await mock.stop()
      }
    },
    300_000,
  )
})
