import { crc32, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: Buffer
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535

/** The files of an archive, unpacked; null where it is none, is encrypted, or holds more than `mostBytes` of them. */
export function readZip(bytes: Buffer, mostBytes: number): ZipEntry[] | null {
  try {
    return listEntries(bytes, mostBytes)
  } catch (error) {
    // A place outside of the archive, or damaged content.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return null
    throw error
  }
}

function listEntries(bytes: Buffer, mostBytes: number): ZipEntry[] | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const entries: ZipEntry[] = []
  let [place, left] = [bytes.readUInt32LE(end + 16), mostBytes]
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(place) !== CENTRAL || (bytes.readUInt16LE(place + 8) & 1) === 1) return null
    const [packed, size] = [bytes.readUInt32LE(place + 20), bytes.readUInt32LE(place + 24)]
    const nameBytes = bytes.readUInt16LE(place + 28)
    if (size > left) return null
    const name = bytes.toString('utf8', place + 46, place + 46 + nameBytes)
    const content = unpack(bytes, bytes.readUInt32LE(place + 42), bytes.readUInt16LE(place + 10), packed, size)
    if (content === null) return null
    entries.push({ name, content })
    left -= size
    place += 46 + nameBytes + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32)
  }
  return entries
}

function findEnd(bytes: Buffer): number | null {
  for (
    let place = bytes.length - END_BYTES;
    place >= Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
    place--
  ) {
    if (bytes.readUInt32LE(place) === END) return place
  }
  return null
}

function unpack(bytes: Buffer, place: number, method: number, packed: number, size: number): Buffer | null {
  if (bytes.readUInt32LE(place) !== LOCAL) return null
  const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28)
  const stored = bytes.subarray(start, start + packed)
  if (stored.length !== packed) return null
  // Zlib takes no limit of 0: a member that says it is empty may give a byte, and is refused for it below.
  const content = method === 0 ? stored : method === 8 ? inflateRawSync(stored, { maxOutputLength: size || 1 }) : null
  return content?.length === size ? content : null
}

/** An archive of these files, not compressed. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let place = 0
  for (const { name, content } of entries) {
    const text = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0) // version needed
    common.writeUInt16LE(0x21, 8) // 1 January 1980
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(text.length, 22)
    const local = Buffer.concat([uint32(LOCAL), common, text])
    const ending = Buffer.alloc(14)
    ending.writeUInt32LE(place, 10)
    directory.push(uint32(CENTRAL), Buffer.from([20, 0]), common, ending, text)
    files.push(local, content)
    place += local.length + content.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...files, index, end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
