import { expect, it } from 'vitest'
import { formatSize } from '../../src/base/size.ts'
import { parseLimits } from '../../src/sandbox/run-limits.ts'

it('reads limits by name, sizes with their unit', () => {
  expect(parseLimits('memory=2GiB, processes=64,wall=1.5s,cpu=3,disk=500MB,output=1k,file=7,open-files=10')).toEqual({
    memoryBytes: 2 * 1024 ** 3,
    processes: 64,
    wallSeconds: 1.5,
    cpuSeconds: 3,
    diskBytes: 5e8,
    outputBytes: 1024,
    fileBytes: 7,
    openFiles: 10,
  })
})

it.each([
  '',
  'memory',
  'memory=',
  'memory=0',
  'memory=-1',
  'memory=2XB',
  'wall=1m',
  'processes=2GiB',
  'ram=1',
  'wall=1=2',
])('refuses %j as a mistake of usage', (text) => {
  expect(() => parseLimits(text)).toThrow(expect.objectContaining({ name: 'UserError', exitCode: 2 }))
})

it.each([
  [300, '300 B'],
  [1536, '1.5 KiB'],
  [24 * 1024 ** 2, '24 MiB'],
  [2 * 1024 ** 3, '2 GiB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
