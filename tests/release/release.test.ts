import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { notesOf } from '../../scripts/release-notes.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

const read = (name: string) => readFile(join(PACKAGE_ROOT, name), 'utf8')

it('holds a hash of every package, of every platform', async () => {
  const { packages } = JSON.parse(await read('package-lock.json'))
  const { '': _own, ...others } = packages
  const names = Object.keys(others)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !/^sha512-/.test(others[name].integrity ?? ''))).toEqual([])
})

const CHANGELOG = '# Changes\n\nText.\n\n## 1.2.0\n\nNew things.\n\n## 1.1.0\n\nOld things.\n'

it('takes the notes of a release from the changelog', () => {
  expect(notesOf('v1.1.0', '1.1.0', CHANGELOG)).toBe('Old things.')
  expect(notesOf('v1.2.0', '1.2.0', CHANGELOG)).toBe('New things.')
})

it.each([
  ['v1.2.0', '1.1.0', /package.json says 1.1.0/],
  ['v1.3.0', '1.3.0', /says nothing of 1.3.0/],
  ['1.2.0', '1.2.0', /the tag is 1.2.0/],
])('makes no release of %s where package.json says %s', (tag, version, fault) => {
  expect(() => notesOf(tag, version, CHANGELOG)).toThrow(fault)
})

it('installs nothing in a job that may change something', async () => {
  const { jobs } = parse(await read('.github/workflows/release.yml'))
  for (const { permissions, steps } of Object.values<{ permissions: object; steps: { run?: string; uses?: string }[] }>(
    jobs,
  )) {
    if (!Object.values(permissions).includes('write')) continue
    const commands = steps.map(({ run = '', uses = '' }) => `${run} ${uses}`).join('\n')
    expect(commands).not.toMatch(/npm (ci|install|run|exec|test)|npx|checkout/)
  }
})
