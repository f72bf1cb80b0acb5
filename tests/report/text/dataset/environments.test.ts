import { expect, it } from 'vitest'
import { renderCache } from '../../../../src/report/text/dataset/environments.ts'

const used = { lastUsed: Date.UTC(2026, 10, 30, 10, 12), isInUse: false, projects: ['airfoil-noise'] }
const environment = {
  ...used,
  name: '0311f6c4668a8e7fd294c691',
  pythonVersion: '3.11.7',
  lockHash: '9ddad488c8940000',
  bytes: 446 * 2 ** 20,
  ownBytes: 394 * 2 ** 20,
}
const cache = {
  cache: '/cache',
  bytes: 2 ** 30,
  otherBytes: 2 ** 20,
  environments: [environment, { ...environment, isInUse: true, pythonVersion: null, lockHash: null, projects: [] }],
  sources: [{ ...used, hash: '20eeab37f75a0000', bytes: 2 ** 20, isOnlyHere: true }],
}

it('shows the cache as tables of a hundred columns, with what is in use in place of the last use', () => {
  const lines = renderCache(cache, 100).split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(lines).toEqual([
    '/cache: 1 GiB',
    expect.stringMatching(/^environment +Python +lock +size +its own +last used \(UTC\) +projects$/),
    expect.stringMatching(
      /^0311f6c4668a {2}3\.11\.7 +9ddad488c894 {2}446 MiB {2}394 MiB {2}2026-11-30 10:12 {2}airfoil-noise$/,
    ),
    expect.stringMatching(/^0311f6c4668a {2}unfinished +446 MiB {2}394 MiB {2}in use now$/),
    expect.stringMatching(/^1 MiB in no environment/),
    expect.stringMatching(/^files of projects +size +last used \(UTC\) +can be fetched again +projects$/),
    expect.stringMatching(/^20eeab37f75a +1 MiB +2026-11-30 10:12 +no, so they stay +airfoil-noise$/),
  ])
})
