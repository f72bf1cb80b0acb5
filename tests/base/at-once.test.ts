import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { inTurn } from '../../src/base/in-turn.ts'

const SOURCES = join(import.meta.dirname, '..', '..', 'src')

/** Files that do the same with all items of a list at once, by what bounds the list. */
const BOUNDED: Readonly<Record<string, readonly string[]>> = {
  'what the user named, one by one': ['genai-greenml/read-files.ts', 'mlbench/scores/read-systems.ts'],
  'what this machine has': [
    'energy/meter.ts',
    'environment/cache-content.ts',
    'environment/existing.ts',
    'environment/interpreters.ts',
    'measurement/host.ts',
  ],
  'what is listed in the code': [
    'benchmark/project-sandbox.ts',
    'cli/verbs.ts',
    'curation/kept-lock.ts',
    'github/check-runner.ts',
    'measurement/command/command-folders.ts',
    'measurement/revisions/run-revisions.ts',
    'measurement/rounds/measure-commands.ts',
    'report/campaign/supplements.ts',
    'base/files/read-together.ts',
  ],
  'a number of its own': [
    'environment/lock-date.ts',
    'environment/prune-cache.ts',
    'environment/python-of-pins.ts',
    'environment/declared/requirements-file.ts',
    'generation/prompts/read-prompt-input.ts',
    'measurement/instruments/access-times.ts',
  ],
  'what was sent in one batch, or is one conversation': [
    'generation/models/providers/openai-batches.ts',
    'mlbench/answers/task-questions.ts',
  ],
}

const AT_ONCE = /Promise\.all(?:Settled)?\(\s*(?!\[\s*\n|\[[^\]]*\]\))[^\n]*\n?[^\n]*\b(?:flatMap|map)\(/

it('does nothing with a list at once that others wrote, and that may be longer than files can be open', async () => {
  const found: string[] = []
  for (const path of (await listFiles(SOURCES)).filter((each) => each.endsWith('.ts')))
    if (AT_ONCE.test(await readFile(join(SOURCES, path), 'utf8'))) found.push(path)
  const bounded = Object.values(BOUNDED).flat()
  expect(found.sort()).toEqual(bounded.sort())
})

it('works on a list in turn, one at a time, and ends with the first failure', async () => {
  let [now, most] = [0, 0]
  const work = async (item: number) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve))
    now--
    if (item === 7) throw new Error('seven')
    return 2 * item
  }
  expect(await inTurn([1, 2, 3], work)).toEqual([2, 4, 6])
  await expect(inTurn([6, 7, 8], work)).rejects.toThrow('seven')
  expect([most, now]).toEqual([1, 0])
})
