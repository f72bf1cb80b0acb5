import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, it } from 'vitest'
import { pinRows, readTasks } from '../../src/mlbench/data/rows.ts'

const column = (name: string, data: string[]) => ({ name, data })

const [FIRST, SECOND] = ['1'.repeat(40), '2'.repeat(40)]

/** A hub with one data set of two splits, whose branch `main` is at a commit that can move. */
async function startHub(size?: number) {
  let main = FIRST
  const bytes = Buffer.from(
    parquetWriteBuffer({
      columnData: [
        column('github_id', ['9', '9']),
        column('id', ['1', '2']),
        column('instruction', ['train', 'test']),
        column('arguments', ["{'lr': 7.0}", '{}']),
        column('type', ['Bash Script', 'Python Code']),
      ],
    }),
  )
  const seen: string[] = []
  const answerJson = (response: ServerResponse, value: unknown, headers: OutgoingHttpHeaders = {}) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
  const ways: readonly (readonly [RegExp, (request: IncomingMessage, response: ServerResponse) => unknown])[] = [
    [
      /^\/api\/datasets\/o\/(?:rows|endless|empty)\/revision\/main\?/,
      (_, response) =>
        answerJson(response, { _id: 'a', id: 'o/rows', sha: main, lastModified: '2026-01-31T00:00:00.000Z' }),
    ],
    [
      /^\/api\/datasets\/o\/rows\/tree\/[12]{40}/,
      (_, response) => {
        const files = ['data/full-00000-of-00001.parquet', 'data/quarter-00000-of-00001.parquet', 'README.md']
        answerJson(
          response,
          files.map((path) => ({ type: 'file', path, size: size ?? bytes.length, oid: 'a'.repeat(40) })),
        )
      },
    ],
    [
      /^\/api\/datasets\/o\/endless\/tree\/1{40}/,
      (request, response) => {
        const page = seen.length
        const listed = Array.from({ length: 1000 }, (_, file) => {
          return { type: 'file', path: `s${page}/full-${file}-of-1000.parquet`, size: 1, oid: 'a'.repeat(40) }
        })
        const next = `<http://${request.headers.host}/api/datasets/o/endless/tree/${FIRST}?page=${page}>; rel="next"`
        answerJson(response, listed, { link: next })
      },
    ],
    [
      /^\/api\/datasets\/o\/empty\/tree\/1{40}/,
      (request, response) => {
        const next = `<http://${request.headers.host}/api/datasets/o/empty/tree/${FIRST}?page=${seen.length}>; rel="next"`
        answerJson(response, [], { link: next })
      },
    ],
    [
      /^\/datasets\/o\/rows\/resolve\/[12]{40}\/data\/full/,
      (request, response) => sendPart(bytes, request.headers.range, response),
    ],
  ]
  const server = createServer((request, response) => {
    const { url = '' } = request
    seen.push(url)
    const answer = ways.find(([path]) => path.test(url))?.[1]
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const move = () => {
    main = SECOND
  }
  return { url: `http://127.0.0.1:${port}`, seen, move, [Symbol.asyncDispose]: async () => void server.close() }
}

function sendPart(bytes: Buffer, range: string | undefined, response: ServerResponse): void {
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(range ?? '') ?? []
  const head = { etag: '"a"', 'content-length': String(bytes.length), 'x-linked-size': String(bytes.length) }
  if (from === undefined) return void response.writeHead(200, head).end(bytes)
  const part = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined)
  const place = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
  response.writeHead(206, { ...head, 'content-length': String(part.length), 'content-range': place }).end(part)
}

it('reads a split of the hub, and names the splits that there are', async () => {
  await using hub = await startHub()
  const tasks = await readTasks('hf:o/rows/full', hub.url)
  expect(tasks.map(({ id, arguments: values }) => [id, values.map(({ value }) => value)])).toEqual([
    [1, ['7.0']],
    [2, []],
  ])
  await expect(readTasks('hf:o/rows/none', hub.url)).rejects.toThrow('full, quarter')
  await expect(readTasks('hf:o/rows/full', 'http://127.0.0.1:9')).rejects.toThrow(
    /can't be read from the hub: .+ \(.+\)/,
  )
  await expect(readTasks('hf:rows', hub.url)).rejects.toThrow('expected hf:owner/name/split')
})

it('reads no list of files without end, and no more of them than rows have', async () => {
  await using hub = await startHub(700 * 1024 ** 2)
  await expect(readTasks('hf:o/endless/full', hub.url)).rejects.toThrow('more than 10000 files')
  expect(hub.seen.length).toBeLessThan(20)
  await expect(readTasks('hf:o/empty/full', hub.url)).rejects.toThrow(
    "can't be read from the hub: the server has more than 1000 pages",
  )
  expect(await readTasks('hf:o/rows/full', hub.url)).toHaveLength(2)
  await using larger = await startHub(1100 * 1024 ** 2)
  await expect(readTasks('hf:o/rows/full', larger.url)).rejects.toThrow('more than any rows of tasks')
})

it('names rows by their commit, so that all who are told it read the same', async () => {
  await using hub = await startHub()
  const rows = await pinRows('hf:o/rows/full', hub.url)
  expect(rows).toBe(`hf:o/rows@${FIRST}/full`)
  hub.move()
  expect(await readTasks(rows, hub.url)).toHaveLength(2)
  expect(hub.seen.filter((url) => url.includes(SECOND))).toEqual([])
  expect(await pinRows(rows, hub.url)).toBe(rows)
  expect(await pinRows('hf:o/rows@main/full', hub.url)).toBe(`hf:o/rows@${SECOND}/full`)
  await expect(pinRows('hf:o/rows@gone/full', hub.url)).rejects.toThrow("can't be read from the hub")
  expect(await pinRows('rows.jsonl')).toBe('rows.jsonl')
})
