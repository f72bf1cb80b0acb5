import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forgetFiles } from '../../src/measurement/forget-files.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

/** Share of a file's pages that are in memory, by mincore(2), which reads none of them. */
const RESIDENT = `
import ctypes, os, sys
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
fd = os.open(sys.argv[1], os.O_RDONLY)
size = os.fstat(fd).st_size
pages = (ctypes.c_ubyte * ((size + 4095) // 4096))()
libc.mincore(ctypes.c_void_p(libc.mmap(None, size, 1, 2, fd, 0)), ctypes.c_size_t(size), pages)
print(sum(page & 1 for page in pages) / len(pages))`

/** Files in memory are nowhere else. */
const TMPFS = 0x01021994

it.skipIf(statfsSync(tmpdir()).type === TMPFS)(
  'has the kernel forget files, also those that were written just now',
  async () => {
    const folder = await makeFolder({
      'data/rows.csv': '1,2,3\n'.repeat(200_000),
      'kept.csv': '1,2,3\n'.repeat(20_000),
    })
    const residentShare = (name: string) =>
      Number(execFileSync(PYTHON, ['-I', '-c', RESIDENT, join(folder, name)], { encoding: 'utf8' }))
    expect(residentShare('data/rows.csv')).toBe(1)
    await forgetFiles([join(folder, 'data'), join(folder, 'nothing')])
    expect(residentShare('data/rows.csv')).toBe(0)
    expect(residentShare('kept.csv')).toBe(1)
  },
)
