import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCheckout } from '../../src/dataset/sources/revision-files.ts'
import { findLeftBehind } from '../../src/measurement/revisions/left-behind.ts'
import { formatLeftBehind } from '../../src/report/text/measurement/revision-words.ts'
import { PROJECT } from '../../src/sandbox/inside.ts'
import { makeRepository } from '../support/git.ts'
import { writeFiles } from '../support/temporary.ts'

const missing = (path: string) => `FileNotFoundError: [Errno 2] No such file or directory: '${path}'`

it('finds what a command looked for and git does not keep, and nothing else', async () => {
  const { folder } = await makeRepository('toy', { 'train.py': '', '.gitignore': 'data/', 'kept.csv': '' })
  await writeFiles(folder, { 'data/my rows.csv': '1', 'sub/x.csv': '1' })
  const checkout = await findCheckout(folder)
  const said = ['data/my rows.csv', 'data/my rows.csv', 'kept.csv', 'nowhere.csv', '../toy/data', '/etc/passwd']
  expect(await findLeftBehind([...said.map(missing), 'ValueError: data'], checkout)).toEqual(['data/my rows.csv'])
  expect(await findLeftBehind([missing('x.csv')], { ...checkout, folder: 'sub' })).toEqual(['x.csv'])
  expect(formatLeftBehind('data/my rows.csv')).toBe(
    "git does not keep data/my rows.csv, which the command looked for: --include 'data/my rows.csv' gives it to both revisions",
  )
})

it('tells nothing of a path that nobody can look at, nor of one behind a link that git keeps', async () => {
  const { folder, git } = await makeRepository('toy', { 'kept/rows.csv': '1' })
  await symlink('kept', join(folder, 'linked'))
  await symlink('loop', join(folder, 'loop'))
  await git('add', '.')
  const said = ['x'.repeat(300), 'loop', 'a\0b', '.', 'linked/rows.csv'].map(missing)
  expect(await findLeftBehind(said, await findCheckout(folder))).toEqual([])
})

it('finds what a command looked for by where its own file lies', async () => {
  const { folder } = await makeRepository('toy', { 'sub/train.py': '', '.gitignore': 'data/' })
  await writeFiles(folder, { 'sub/data/x.csv': '1', 'data/y.csv': '1' })
  const checkout = { ...(await findCheckout(folder)), folder: 'sub' }
  const said = ['sub/data/x.csv', 'data/y.csv', 'sub/../data/y.csv', '../other', 'sub/train.py'].map((path) =>
    missing(`${PROJECT}/${path}`),
  )
  expect(await findLeftBehind([...said, missing('data/x.csv')], checkout)).toEqual(['data/x.csv', '../data/y.csv'])
})
