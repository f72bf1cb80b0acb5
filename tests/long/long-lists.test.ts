import { expect, it } from 'vitest'
import { tableWidth } from '../../src/base/text/text-table.ts'
import { readPoetryLock } from '../../src/environment/declared/poetry-lock.ts'
import { tidyLines } from '../../src/environment/declared/tidy-lines.ts'
import { viewRepository } from '../../src/mlbench/agent/look-at-repository.ts'
import { readAnswer } from '../../src/mlbench/grading/strict.ts'
import { makeFolder } from '../support/temporary.ts'

/** More than the stack takes as arguments of one call. */
const MANY = 150_000
const POETRY: Readonly<Record<string, string>> = {
  'pyproject.toml': '[tool.poetry.dependencies]\na = "*"\n',
  'poetry.lock': `[[package]]\nname = "a"\nversion = "1"\n[package.dependencies]\n${Array.from({ length: MANY }, (_, each) => `d${each} = "*"\n`).join('')}`,
}

const readShell = (script: string) => readAnswer(script, { type: 'Bash Script' })

it.each<[string, () => unknown]>([
  ['names on one line of a list of packages', () => tidyLines('six,'.repeat(MANY), 'requirements.txt')],
  [
    'packages that one of a lock needs',
    () =>
      readPoetryLock({ uv: { uv: 'uv', cache: '', env: {} }, names: [], read: async (path) => POETRY[path] ?? null }),
  ],
  ['commands of a pipe', () => readShell('a|'.repeat(MANY))],
  ['commands of a substitution', () => readShell(`$(${'a;'.repeat(MANY)})`)],
  ['programs that each run the next', () => readShell('sudo '.repeat(MANY))],
  ['words of a pattern', () => readShell(`case x in ${'a|'.repeat(MANY)}b) c;; esac`)],
  [
    'lines of a repository that hold what an agent looks for',
    async () => viewRepository(await makeFolder({ 'a.txt': 'a\n'.repeat(MANY) })).search('a'),
  ],
  ['rows of a table', () => tableWidth(Array.from({ length: MANY }, () => ['a']))],
])('reads %s, however many strangers wrote', async (_name, read) => {
  await expect((async () => read())()).resolves.toBeDefined()
})
