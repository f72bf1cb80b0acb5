import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { datasetInfo, downloadFile, listFiles } from '@huggingface/hub'
import { errorMessage, UserError } from '../../base/errors.ts'
import { readParquet } from '../../base/files/read-parquet.ts'
import { makeScratch, removedAfter } from '../../base/files/scratch.ts'
import { openBoundedFetch } from '../../base/network/bounded-fetch.ts'
import { formatSize } from '../../base/size.ts'

/** `hf:owner/name/split`, with `@revision` behind the name where another than `main` is meant. */
const ADDRESS = /^hf:([\w.-]+\/[\w.-]+?)(?:@([\w.-]+))?\/([\w.-]+)$/
const COMMIT = /^[0-9a-f]{40}$/

/** The same split by the commit that its revision names now, so that whoever reads it later reads the same rows. UserError where the hub does not say. */
export async function pinHubAddress(address: string, hubUrl: string | undefined): Promise<string> {
  const { name, split, ...asked } = parseAddress(address, hubUrl)
  const commit = await askHub(address, () => findCommit(name, asked))
  return `hf:${name}@${commit}/${split}`
}

/** The rows of a split of a data set on the Hugging Face hub as JSON lines, from its Parquet files of one commit. UserError where there is no such split. */
export async function* readHub(
  address: string,
  hubUrl: string | undefined,
  mostRows: number,
  mostBytes: number,
): AsyncGenerator<Iterable<string>, void, void> {
  const { name, split, ...place } = parseAddress(address, hubUrl)
  await using scratch = removedAfter(await makeScratch('hub'))
  const files = await askHub(address, async () => {
    const revision = await findCommit(name, place)
    const asked = { ...place, repo: { type: 'dataset' as const, name }, revision }
    const splits = await listSplits(asked)
    const found = splits.get(split)
    if (found === undefined) {
      throw new UserError(`${address}: there is no such split; there are ${[...splits.keys()].join(', ')}.`)
    }
    if (found.bytes > LARGEST_BYTES)
      throw new UserError(`${address}: its files have ${formatSize(found.bytes)}, more than any rows of tasks.`)
    const downloaded: string[] = []
    for (const path of found.paths.sort())
      downloaded.push(await download(asked, path, join(scratch.folder, `${downloaded.length}.parquet`)))
    return downloaded
  })
  for (const file of files) yield* readParquet(file, mostRows, mostBytes)
}

function parseAddress(address: string, hubUrl: string | undefined) {
  const [, name, revision = 'main', split = ''] = ADDRESS.exec(address) ?? []
  if (name === undefined)
    throw new UserError(`${address}: expected hf:owner/name/split or hf:owner/name@revision/split.`)
  return { name, split, revision, fetch: openFetch(), ...(hubUrl ? { hubUrl } : {}) }
}

async function findCommit(name: string, asked: Pick<Asked, 'fetch' | 'hubUrl'> & { readonly revision: string }) {
  if (COMMIT.test(asked.revision)) return asked.revision
  const { sha } = await datasetInfo({ ...asked, name, additionalFields: ['sha'] })
  if (COMMIT.test(sha)) return sha
  throw new UserError(`The hub does not say which commit '${asked.revision}' of ${name} is.`, 1)
}

async function askHub<Answer>(address: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UserError) throw error
    const cause = error instanceof Error && error.cause ? ` (${errorMessage(error.cause)})` : ''
    throw new UserError(`${address} can't be read from the hub: ${errorMessage(error)}${cause}`, 1)
  }
}

/** Most bytes of one answer: a Parquet file, or a list of files; and of all files of a split. */
const LARGEST_BYTES = 1024 ** 3
/** Most files and folders of a data set: who made it may have made any number. */
const MOST_LISTED = 10_000

/** Most requests for one list, or one file. */
const MOST_REQUESTS = 1000
/** Longest that one of them may take. */
const PATIENCE_SECONDS = 3600

const openFetch = () =>
  openBoundedFetch({ mostBytes: LARGEST_BYTES, mostSeconds: PATIENCE_SECONDS, mostRequests: MOST_REQUESTS })

type Asked = Pick<Parameters<typeof listFiles>[0], 'revision' | 'hubUrl' | 'fetch'> & {
  readonly repo: { readonly type: 'dataset'; readonly name: string }
}

interface Split {
  readonly paths: string[]
  bytes: number
}

/** By a split's name: its Parquet files. UserError where the data set has more files than any. */
async function listSplits(asked: Asked): Promise<Map<string, Split>> {
  const splits = new Map<string, Split>()
  let listed = 0
  for await (const { path, size } of listFiles({ ...asked, recursive: true })) {
    if (++listed > MOST_LISTED)
      throw new UserError(`${asked.repo.name} has more than ${MOST_LISTED} files and folders.`)
    const name = /(?:^|\/)(\w+)(?:-\d+-of-\d+)?\.parquet$/.exec(path)?.[1]
    if (name === undefined) continue
    const split = splits.get(name) ?? { paths: [], bytes: 0 }
    split.paths.push(path)
    split.bytes += size
    splits.set(name, split)
  }
  return splits
}

async function download(asked: Asked, path: string, to: string): Promise<string> {
  const file = await downloadFile({ ...asked, fetch: openFetch(), path, xet: false })
  if (file === null) throw new UserError(`${path} of the data set is not there.`, 1)
  await pipeline(file.stream(), createWriteStream(to, { flags: 'wx' }))
  return to
}
