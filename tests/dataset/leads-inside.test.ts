import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { leadsInside } from '../../src/dataset/check-facts.ts'

const own = dns.lookup
const lookup = vi.fn(async (host: string) => {
  if (host.endsWith('.example')) return [{ address: '10.0.0.7', family: 4 }]
  throw new Error(`ENOTFOUND ${host}`)
})

beforeAll(() => {
  Object.assign(dns, { lookup })
  syncBuiltinESMExports()
})
afterAll(() => {
  Object.assign(dns, { lookup: own })
  syncBuiltinESMExports()
})

it.each([
  ['https://git.inner.example/a/b', {}, true],
  ['https://git.inner.example./a/b', { GREENML_DOWNLOAD_HOSTS: 'git.inner.example' }, false],
  ['git@git.inner.example:a/b', {}, true],
  ['https://nobody.invalid/a/b', {}, false],
])('asks once where the name of %s leads', async (address, env, isInside) => {
  lookup.mockClear()
  expect(await leadsInside(address, env)).toBe(isInside)
  expect(lookup).toHaveBeenCalledOnce()
})
