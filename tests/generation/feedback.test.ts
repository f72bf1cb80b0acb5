import { expect, it } from 'vitest'
import { listFeedback } from '../../src/generation/asking/list-feedback.ts'
import { askLeaner, type MeasuredTry } from '../../src/generation/prompts/feedback-messages.ts'
import { readBundledPrompt, readTemplates } from '../../src/generation/prompts/prompt-templates.ts'
import { listVariants } from '../../src/planning/plan-blocks.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { PROMPT_NAMES } from '../../src/schema/generation/stored-prompt.ts'
import { makeProvenance } from '../analysis/factory.ts'

const measured: MeasuredTry = {
  answer: 'Here:\n```python\nprint(1)\n```',
  script: 'print(1)\n',
  runs: 5,
  took: {
    energy: { median: 12.345, ratio: 0.78 },
    cpu: { median: 3.2, ratio: null },
    wall: null,
    memory: { median: 2e8, ratio: 2 },
  },
  metric: { name: 'accuracy', own: 0.95, author: 0.96 },
  phases: [
    { phase: 'fit', share: 0.6 },
    { phase: 'import', share: 0.4 },
  ],
  better: { script: 'print("leaner")\n', quantity: 'energy', ratio: 0.5 },
}

it.each(PROMPT_NAMES)('tells what an answer took, with the better one beside it, by the prompt %s', async (name) => {
  const templates = readTemplates(await readBundledPrompt(name))
  const first = [{ role: 'user', text: 'Write.' }] as const
  const messages = askLeaner(first, measured, templates.feedback ?? '', templates.answer)
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  expect(messages[1]?.text).toBe(measured.answer)
  const { text = '' } = messages[2] ?? {}
  expect(text).toContain(`Median of 5 runs:

- energy: 12.3 J, 0.78 times what the author's program takes
- CPU time: 3.20 s
- peak memory: 200 MB, 2.0 times what the author's program takes
- accuracy: 0.950000, the author's program 0.960000

Where its CPU time goes: fit 60 %, import 40 %.

Another program for the same task took 0.50 of its energy:`)
  expect(text).toMatch(/BEGIN UNTRUSTED program [\s\S]*print\("leaner"\)[\s\S]*END UNTRUSTED program/)
  expect(text).not.toMatch(/\{\{/)
})

it('shows the script where the answer is not kept, and leaves out what there is not', () => {
  const bare: MeasuredTry = {
    ...measured,
    answer: null,
    phases: [],
    better: null,
    took: { ...measured.took, energy: null },
  }
  const [answer, told] = askLeaner([], bare, '{{measured}} {{answer}}', 'A.')
  expect(answer?.text).toBe('```python\nprint(1)\n```')
  expect(told?.text).not.toMatch(/energy|Another|goes/)
})

const design = { projects: ['p'], models: ['m'], modes: ['assisted' as const], samples: 2, repairs: 1, feedback: true }
const plan = { variants: listVariants(design), models: [modelEntry.parse({ id: 'm', provider: 'openai', model: 'x' })] }
const told = (...ids: string[]) => new Map(ids.map((id) => [id, makeProvenance(id)]))
const ended = (outcomes: Readonly<Record<string, 'passed' | 'failed'>>) =>
  new Map(Object.entries(outcomes).map(([id, outcome]) => [id, { outcome }]))

it('asks for a leaner script of each question whose answer passed, once', () => {
  const [first, repaired] = ['p/assisted/m/s1/i0', 'p/assisted/m/s2/i1']
  const outcomes = ended({ [first]: 'passed', 'p/assisted/m/s2/i0': 'failed', [repaired]: 'passed' })
  const wanted = listFeedback(plan, told(first, 'p/assisted/m/s2/i0', repaired), outcomes)
  expect(wanted.map(({ variant, after }) => [variant.id, after])).toEqual([
    ['p/assisted/m/s1/f2', first],
    ['p/assisted/m/s2/f2', repaired],
  ])
  expect(listFeedback(plan, told(first, 'p/assisted/m/s1/f2'), ended({ [first]: 'passed' }))).toEqual([])
  expect(listFeedback(plan, told(first), ended({ [first]: 'failed' }))).toEqual([])
  const without = { ...plan, variants: listVariants({ ...design, feedback: false }) }
  expect(listFeedback(without, told(first), ended({ [first]: 'passed' }))).toEqual([])
})
