import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { errorMessage, UserError } from '../../base/errors.ts'
import { explainPath } from '../../base/path-errors.ts'

/** The rows of a Parquet file as objects. UserError where it is none. */
export async function readParquet(path: string): Promise<Record<string, unknown>[]> {
  try {
    return await parquetReadObjects({ file: await asyncBufferFromFile(path) })
  } catch (error) {
    const told = explainPath(error, path)
    throw told instanceof UserError ? told : new UserError(`${path} can't be read as Parquet: ${errorMessage(error)}`)
  }
}
