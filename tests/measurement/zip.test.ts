import { expect, it } from 'vitest'
import { readZip, writeZip } from '../../src/measurement/probe/zip.ts'

const DEFLATED_NOTHING = Buffer.from([3, 0])

/** An archive of one member whose content is stored as `method` has it. */
function archiveOf(packed: Buffer, method: number, size: number): Buffer {
  const bytes = writeZip([{ name: 'a', content: packed }])
  const central = bytes.indexOf(Buffer.from('PK\x01\x02'))
  bytes.writeUInt16LE(method, central + 10)
  bytes.writeUInt32LE(size, central + 24)
  return bytes
}

it('reads what it wrote, an empty member too', () => {
  const entries = [
    { name: 'a', content: Buffer.alloc(0) },
    { name: 'ä', content: Buffer.from('text') },
  ]
  expect(readZip(writeZip(entries), 4)).toEqual(entries)
  expect(readZip(writeZip(entries), 3)).toBeNull()
})

it('reads a compressed member that holds nothing, and none that holds more than it says', () => {
  expect(readZip(archiveOf(DEFLATED_NOTHING, 8, 0), 0)).toEqual([{ name: 'a', content: Buffer.alloc(0) }])
  const oneByte = Buffer.from([0x4b, 0x04, 0x00])
  expect(readZip(archiveOf(oneByte, 8, 1), 1)).toEqual([{ name: 'a', content: Buffer.from('a') }])
  expect(readZip(archiveOf(oneByte, 8, 0), 1)).toBeNull()
})
