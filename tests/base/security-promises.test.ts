import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { statIfPresent } from '../../src/base/files/files.ts'

const root = join(import.meta.dirname, '..', '..')
const text = await readFile(join(root, 'SECURITY.md'), 'utf8')
const promises = (text.split('## What is promised')[1]?.split('\n## ')[0] ?? '').split(/\n(?=\d+\. )/).slice(1)
const testsIn = (part: string) => [...part.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, path = '']) => path)

it.each(promises.map((each) => [each.split('\n')[0] ?? '', each]))(
  'is held by tests that exist: %s',
  async (_, promise) => {
    const named = testsIn(promise)
    expect(named.some((path) => path.endsWith('.test.ts') || path.endsWith('/'))).toBe(true)
    for (const path of named) {
      const found = await statIfPresent(join(root, path))
      expect([path, found?.isFile() || found?.isDirectory()]).toEqual([path, true])
      if (found?.isFile()) expect(await readFile(join(root, path), 'utf8')).toMatch(/\bit(?:\.\w+)*\(|testAttacks\(/)
    }
  },
)

it('says what it promises, and how many programs attack the sandbox', async () => {
  expect(promises.length).toBeGreaterThanOrEqual(8)
  const programs = (await readdir(join(root, 'tests/sandbox/attacks'))).filter((name) => name !== 'benign.py')
  expect(text).toContain(`holds ${programs.length} programs`)
})
