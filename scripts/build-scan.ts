import { join } from 'node:path'
import asc from 'assemblyscript/asc'
import { ROOT } from './build-dist.ts'

/** Where the program is kept that scans the text of repositories. */
export const SCAN_PROGRAM = join(ROOT, 'assets', 'bm25', 'scan.wasm')

const OPTIONS = ['--optimizeLevel', '3', '--runtime', 'stub', '--enable', 'simd', '--maximumMemory', '32768'] // pages: 2 GiB, in which every place is a number that JavaScript takes as it is

/** What assets/bm25/scan.ts is compiled to. Error with what the compiler says, warnings too. */
export async function compileScan(): Promise<Uint8Array> {
  const written = new Map<string, Uint8Array | string>()
  const { error, stderr } = await asc.main(
    ['assets/bm25/scan.ts', '--baseDir', ROOT, '--outFile', 'scan.wasm', '--pedantic', ...OPTIONS],
    { writeFile: (name, contents) => void written.set(name, contents) },
  )
  const program = written.get('scan.wasm')
  const told = stderr.toString()
  if (error !== null || told !== '' || !(program instanceof Uint8Array))
    throw new Error(`assets/bm25/scan.ts was not compiled: ${told}`, { cause: error })
  return program
}
