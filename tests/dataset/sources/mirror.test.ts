import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findInMirror } from '../../../src/dataset/sources/mirror.ts'
import { makeFolder } from '../../support/temporary.ts'

const TEMPLATE = 'https://{host}.mirror.test/{owner}/{name}.git'

it('stands for the host, owner and name of an address, of any kind that git takes', async () => {
  const place = (address: string) => findInMirror(address, TEMPLATE)
  expect(await place('https://u:p@git.test:8443/a/b/c.git')).toBe('https://git.test.mirror.test/a/b/c.git')
  expect(await place('git@git.test:~me/c.git')).toBe('https://git.test.mirror.test/~me/c.git')
  const folder = await makeFolder()
  await mkdir(join(folder, 'a/c.git'), { recursive: true })
  expect(await findInMirror('https://git.test/a/c', folder)).toBe(`file://${folder}/a/c.git`)
  expect(await findInMirror('https://git.test/a/d', folder)).toBeNull()
})

it.each([
  'https://evil.test#/a/b',
  'https://evil.test?/a/b',
  'https://evil.test\\x/a/b',
  'https://evil.test%2f/a/b',
  'https://{host}/a/b',
  'https://x/a/{name}',
  'https://x/a?ref=/b',
  'https://x/a#/b',
  'https://x/../../b',
  'https://x/a/..',
  'https://x/a/.',
  'https://x/a\\..\\b/c',
  'https://x/a b/c',
  'https://x/a/%2e%2e',
  'https://x/a/b\u0000c',
  `https://x/a/${'n'.repeat(300)}`,
])('lets a manifest choose nothing but names in a mirror: %j', async (address) => {
  const folder = await makeFolder()
  for (const template of [TEMPLATE, folder, join(folder, '{owner}', '{name}')])
    await expect(findInMirror(address, template)).rejects.toMatchObject({ name: 'UserError' })
})
