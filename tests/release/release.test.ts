import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { setVersion } from '../../scripts/prepare-release.ts'
import { notesOf, sectionOf } from '../../scripts/release-notes.ts'
import { keepCarried } from '../../scripts/release-sbom.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

const read = (name: string) => readFile(join(PACKAGE_ROOT, name), 'utf8')

it('holds a hash of every package, of every platform', async () => {
  const { packages } = JSON.parse(await read('package-lock.json'))
  const { '': _own, ...others } = packages
  const names = Object.keys(others)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !/^sha512-/.test(others[name].integrity ?? ''))).toEqual([])
})

const CHANGELOG = '# Changes\n\nText.\n\n## 1.2.0 (2026-11-24)\n\nNew things.\n\n## 1.1.0\n\nOld things.\n'

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

const TEXTS = {
  'package.json': '{\n  "name": "x",\n  "version": "1.2.0"\n}\n',
  'package-lock.json':
    '{"version": "1.2.0", "packages": {"": {"version": "1.2.0"}, "node_modules/y": {"version": "1.2.0"}}}',
  'README.md': 'npx --package ./x-1.2.0.tgz and ./greenml-1.2.0.tgz\n',
  'CHANGELOG.md': CHANGELOG.replace('## 1.2.0', '## Unreleased\n\nNewer things.\n\n## 1.2.0'),
}

it('gives a version to all that names one, and to what is unreleased', () => {
  const set = setVersion('1.10.0', '2026-12-01', TEXTS)
  expect(set['package.json']).toBe('{\n  "name": "x",\n  "version": "1.10.0"\n}\n')
  expect(JSON.parse(set['package-lock.json'])).toEqual({
    version: '1.10.0',
    packages: { '': { version: '1.10.0' }, 'node_modules/y': { version: '1.2.0' } },
  })
  expect(set['README.md']).toBe('npx --package ./x-1.2.0.tgz and ./greenml-1.10.0.tgz\n')
  expect(sectionOf('Unreleased', set['CHANGELOG.md'])).toBe('')
  expect(notesOf('v1.10.0', '1.10.0', set['CHANGELOG.md'])).toBe('Newer things.')
  expect(() => setVersion('1.10.0', '2026-12-02', set)).toThrow(/tells of 1.10.0 already/)
  expect(() => setVersion('1.11.0', '2026-12-02', set)).toThrow(/nothing below Unreleased/)
})

it.each(['', '\n', '\n\n\n'])(
  'parts headings from what is around them by one blank line, where there were %j',
  (blank) => {
    const changelog = `# Changes\n\nAs ### Unreleased\n\n## Unreleased\n${blank}Newer things.\n`
    const set = setVersion('1.10.0', '2026-12-01', { ...TEXTS, 'CHANGELOG.md': changelog })
    expect(set['CHANGELOG.md']).toBe(
      '# Changes\n\nAs ### Unreleased\n\n## Unreleased\n\n## 1.10.0 (2026-12-01)\n\nNewer things.\n',
    )
  },
)

it.each([
  ['1.1.9', /older than 1.2.0/],
  ['1.2.0', /tells of 1.2.0 already/],
  ['v1.3.0', /is no version/],
  ['1.03.0', /is no version/],
  ['1.3', /is no version/],
])('makes no version %s', (version, fault) => {
  expect(() => setVersion(version, '2026-12-01', TEXTS)).toThrow(fault)
})

it('lists of all that a checkout installs what the bundle carries', () => {
  const built = { name: 'cdx:npm:package:development', value: 'true' }
  const component = (name: string, more = {}) => ({ 'bom-ref': `${name}@1`, name, properties: [built], ...more })
  const whole = {
    metadata: { component: { name: 'folder' } },
    components: [component('carried'), component('@scope/other'), component('tester')],
    dependencies: [{ ref: 'x@1', dependsOn: ['carried@1', 'tester@1'] }, { ref: 'tester@1' }],
  }
  expect(keepCarried(whole, new Set(['carried', '@scope/other']), 'x')).toEqual({
    metadata: { component: { name: 'x' } },
    components: [component('carried', { properties: [] }), component('@scope/other', { properties: [] })],
    dependencies: [{ ref: 'x@1', dependsOn: ['carried@1'] }],
  })
  expect(() => keepCarried(whole, new Set(['gone']), 'x')).toThrow(/nothing of gone/)
})
