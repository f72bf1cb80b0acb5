import { join } from 'node:path'
import asc from 'assemblyscript/asc'
import { ROOT } from './build-dist.ts'

/** Sources in AssemblyScript of the programs that are compiled before they start; each lies beside its `.wasm`. */
export const PROGRAMS = ['assets/bm25/scan.ts', 'assets/statistics/resamples.ts']

/** Where a program is kept that is compiled from a source. */
export const programOf = (source: string): string => join(ROOT, source.replace(/\.ts$/, '.wasm'))

const OPTIONS = ['--optimizeLevel', '3', '--runtime', 'stub', '--enable', 'simd', '--maximumMemory', '32768'] // pages: 2 GiB, in which every place is a number that JavaScript takes as it is

/** What a source is compiled to. Error with what the compiler says, warnings too. */
export async function compileProgram(source: string): Promise<Uint8Array> {
  const written = new Map<string, Uint8Array | string>()
  const { error, stderr } = await asc.main(
    [source, '--baseDir', ROOT, '--outFile', 'program.wasm', '--pedantic', ...OPTIONS],
    { writeFile: (name, contents) => void written.set(name, contents) },
  )
  const program = written.get('program.wasm')
  const told = stderr.toString()
  if (error !== null || told !== '' || !(program instanceof Uint8Array))
    throw new Error(`${source} was not compiled: ${told}`, { cause: error })
  return program
}
