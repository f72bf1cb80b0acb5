import { expect, it } from 'vitest'
import { findOwnAddresses } from '../../../src/dataset/sources/own-addresses.ts'

const RAW = 'https://raw.githubusercontent.com/a/b/main'

it.each([
  ['a raw file', `${RAW}/data/my%20x.csv`],
  ['one of a branch by its whole name', 'https://raw.githubusercontent.com/a/b/refs/heads/main/data/my%20x.csv'],
  ['one of its page', 'https://github.com/a/b/raw/main/data/my%20x.csv'],
  ['its page', 'https://github.com/a/b/blob/main/data/my%20x.csv?raw=true'],
  ['a copy', 'https://cdn.jsdelivr.net/gh/a/b@main/data/my%20x.csv'],
])('shows the own file for %s', (_name, at) => {
  const files = ['n.ipynb', 'data/my x.csv']
  for (const repository of ['https://github.com/a/b', 'https://github.com/fork/B.git']) {
    expect(findOwnAddresses([`pd.read_csv("${at}")`], files, repository)).toEqual([{ at, shows: 'data/my x.csv' }])
  }
})

it.each([
  ['a file that is not here', `${RAW}/y.csv`],
  ['one that lies elsewhere here', `${RAW}/x.csv`],
  ['another host', 'https://example.org/a/b/main/data/x.csv'],
  ['a name that is none', `${RAW}/data/%ff.csv`],
  ['a file at a commit, where it may be another', `https://raw.githubusercontent.com/a/b/${'0'.repeat(40)}/data/x.csv`],
  ['its page at a commit', `https://github.com/a/b/blob/${'a'.repeat(40)}/data/x.csv?raw=true`],
  ['a copy at a commit', `https://cdn.jsdelivr.net/gh/a/b@${'f'.repeat(40)}/data/x.csv`],
  ['a file of another repository', 'https://raw.githubusercontent.com/a/c/main/data/x.csv'],
])('shows nothing for %s', (_name, at) => {
  expect(findOwnAddresses([`pd.read_csv("${at}")`], ['data/x.csv'], 'https://github.com/a/b')).toEqual([])
})
