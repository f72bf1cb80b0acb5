import { downloadFile, listFiles } from '@huggingface/hub'
import { parquetReadObjects } from 'hyparquet'
import { errorMessage, UserError } from '../../base/errors.ts'

/** `hf:owner/name/split`, with `@revision` behind the name where another than `main` is meant. */
const ADDRESS = /^hf:([\w.-]+\/[\w.-]+?)(?:@([\w.-]+))?\/([\w.-]+)$/

const LARGEST_BYTES = 1024 ** 3

/** The rows of a split of a data set on the Hugging Face hub, from its Parquet files. UserError where there is no such split. */
export async function readHub(address: string, hubUrl: string | undefined): Promise<Record<string, unknown>[]> {
  const [, name, revision, split = ''] = ADDRESS.exec(address) ?? []
  if (name === undefined)
    throw new UserError(`${address}: expected hf:owner/name/split or hf:owner/name@revision/split.`)
  const asked = {
    repo: { type: 'dataset' as const, name },
    ...(revision === undefined ? {} : { revision }),
    ...(hubUrl ? { hubUrl } : {}),
  }
  try {
    const splits = await listSplits(asked)
    const paths = splits.get(split)
    if (paths === undefined) {
      throw new UserError(`${address}: there is no such split; there are ${[...splits.keys()].join(', ')}.`)
    }
    return (await Promise.all(paths.sort().map((path) => readFile(asked, path)))).flat()
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${address} can't be read from the hub: ${errorMessage(error)}`, 1)
  }
}

type Asked = Pick<Parameters<typeof listFiles>[0], 'repo' | 'revision' | 'hubUrl'>

/** By a split's name: its Parquet files. */
async function listSplits(asked: Asked): Promise<Map<string, string[]>> {
  const splits = new Map<string, string[]>()
  for await (const { path, size } of listFiles({ ...asked, recursive: true })) {
    const split = /(?:^|\/)(\w+)(?:-\d+-of-\d+)?\.parquet$/.exec(path)?.[1]
    if (split !== undefined && size <= LARGEST_BYTES) splits.set(split, [...(splits.get(split) ?? []), path])
  }
  return splits
}

async function readFile(asked: Asked, path: string): Promise<Record<string, unknown>[]> {
  const file = await downloadFile({ ...asked, path, xet: false })
  if (file === null) throw new UserError(`${path} of the data set is not there.`, 1)
  return parquetReadObjects({ file: await file.arrayBuffer() })
}
