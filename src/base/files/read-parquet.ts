import { join } from 'node:path'
import { UserError } from '../errors.ts'
import { PACKAGE_ROOT } from '../package.ts'
import { runCommand } from '../processes/process.ts'
import { limitedWherePossible } from '../processes/process-limits.ts'
import { GIB } from '../size.ts'
import { lastLines } from '../text/text.ts'
import { streamLines } from './jsonl.ts'
import { openNamed } from './named-files.ts'
import { makeScratch, removedAfter } from './scratch.ts'

const PROGRAM = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'parquet-rows.ts')
  : join(PACKAGE_ROOT, 'dist', 'parquet-rows.js')

const MOST_FILE_BYTES = GIB
const MOST_SECONDS = 300
/** Of JavaScript's own objects, beside those of the rows, and of all else that the program has. */
const OWN_HEAP_BYTES = GIB / 4
const OTHER_BYTES = 2 * GIB

/** The rows of a Parquet file as JSON lines. UserError where it is none, or would take more than such a file may. */
export async function* readParquet(
  path: string,
  mostRows: number,
  mostBytes: number,
): AsyncGenerator<Iterable<string>, void, void> {
  await requireFile(path)
  await using scratch = removedAfter(await makeScratch('parquet'))
  const to = join(scratch.folder, 'rows.jsonl')
  const fault = await unpack(path, to, mostRows, mostBytes)
  if (fault !== null) throw new UserError(`${path} can't be read as Parquet: ${fault}.`)
  yield* streamLines(to)
}

async function requireFile(path: string): Promise<void> {
  const opened = await openNamed(path)
  if (opened === null) throw new UserError(`There is no ${path}.`)
  await opened.file.close()
  if (opened.stats.size > MOST_FILE_BYTES) throw new UserError(`${path} has more than ${MOST_FILE_BYTES} bytes.`)
}

async function unpack(path: string, to: string, mostRows: number, mostBytes: number): Promise<string | null> {
  const heap = OWN_HEAP_BYTES + mostBytes
  const node = [process.execPath, `--max-old-space-size=${heap / 1024 ** 2}`, '--no-warnings', PROGRAM]
  const limited = limitedWherePossible({ data: heap + OTHER_BYTES, fsize: mostBytes, core: 0 })
  const [program = '', ...words] = [...limited, ...node, path, to, `${mostRows}`]
  const { exitCode, signal, stderr } = await runCommand(program, words, {
    env: { PATH: process.env.PATH },
    timeoutSeconds: MOST_SECONDS,
    endsWithCaller: true,
  })
  if (exitCode === 0) return null
  if (signal === 'SIGXFSZ') return `its rows are more than ${mostBytes} bytes`
  if (signal !== null) return `it takes more than ${MOST_SECONDS} s, or more memory than such a file may`
  return lastLines(stderr, 1) || 'it is damaged'
}
