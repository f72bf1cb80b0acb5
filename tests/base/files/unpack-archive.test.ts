import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../../src/base/files/files.ts'
import { unpackArchive } from '../../../src/base/files/unpack-archive.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { makeFolder } from '../../support/temporary.ts'

const START = `import gzip, io, lzma, struct, sys, tarfile, zipfile
path = sys.argv[1]
def add(tar, name, data=b"", **fields):
    info = tarfile.TarInfo(name)
    info.size = len(data)
    for key, value in fields.items(): setattr(info, key, value)
    tar.addfile(info, io.BytesIO(data))
`
type Bomb = readonly ['zip' | 'tar', string, RegExp]
/** Small archives that would fill a disk or a memory. */
const BOMBS: Readonly<Record<string, Bomb>> = {
  'much of nothing': [
    'zip',
    'with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file: file.writestr("zeros", bytes(5_000_000))',
    /more than 1000000 bytes/,
  ],
  'a size that is not its own': [
    'zip',
    `with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
    file.writestr("zeros", bytes(5_000_000))
    file.infolist()[0].file_size = 10`,
    /Bad CRC-32/,
  ],
  'one content under many names': [
    'zip',
    `with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
    file.writestr("0", bytes(400_000))
    first = file.infolist()[0]
    for each in range(1, 9):
        same = zipfile.ZipInfo(str(each))
        for name in ("CRC", "compress_size", "file_size", "header_offset", "compress_type"): setattr(same, name, getattr(first, name))
        file.filelist.append(same)
    file._didModify = True`,
    /more than 1000000 bytes|differ|Overlapped/,
  ],
  'a file of holes': [
    'tar',
    `head = bytearray(tarfile.TarInfo("holes").tobuf(tarfile.GNU_FORMAT))
head[156:157] = b"S"
head[386:386 + 24] = b"%011o\\0%011o\\0" % (2**32, 0)
head[483:495] = b"%011o\\0" % 2**32
head[148:156] = b" " * 8
head[148:156] = b"%06o\\0 " % sum(head)
open(path, "wb").write(bytes(head) + bytes(1024))`,
    /more than 1000000 bytes/,
  ],
  'many files': [
    'tar',
    'with tarfile.open(path, "w:xz") as tar:\n    for each in range(200): add(tar, str(each))',
    /more than 100 files/,
  ],
  'many folders by few names': [
    'tar',
    'with tarfile.open(path, "w:gz") as tar:\n    for each in range(9): add(tar, f"{each}/" + "a/" * 50 + "f")',
    /more than 100 folders/,
  ],
  'a dictionary of 4 GiB': [
    'tar',
    `data = bytearray(lzma.compress(bytes(10240), lzma.FORMAT_ALONE))
data[1:5] = b"\\xff" * 4
open(path, "wb").write(data)`,
    /MemoryError|not be opened/,
  ],
  'a header of 8 GiB': [
    'tar',
    `head = tarfile.TarInfo("x")
head.type, head.size = b"x", 8 << 30
with gzip.open(path, "wb", 1) as file: file.write(head.tobuf(tarfile.GNU_FORMAT) + bytes(1024))`,
    /MemoryError|unexpected end|not be opened/,
  ],
  'a name of 8 GiB': [
    'tar',
    `head = tarfile.TarInfo("x")
head.type, head.size = b"L", 8 << 30
open(path, "wb").write(head.tobuf(tarfile.GNU_FORMAT) + bytes(1024))`,
    /MemoryError|unexpected end|not be opened/,
  ],
  'archives in archives, which stay such': [
    'zip',
    `data = bytes(900_000)
for each in range(3):
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as file:
        for name in "abc": file.writestr(name + ".zip", data)
    data = inner.getvalue()
open(path, "wb").write(data)`,
    /^null$/,
  ],
}
it.each(Object.entries(BOMBS))('holds an archive to its limits: %s', async (_name, [form, code, fault]) => {
  const folder = await makeFolder()
  const path = join(folder, 'archive')
  const made = await runCommand('python3', ['-I', '-c', START + code, path])
  expect(made).toMatchObject({ exitCode: 0, stderr: '' })
  const target = await makeFolder()
  expect(String(await unpackArchive({ form, path }, target, { bytes: 1e6, files: 100 }))).toMatch(fault)
  expect((await listFiles(target)).length).toBeLessThanOrEqual(100)
})
