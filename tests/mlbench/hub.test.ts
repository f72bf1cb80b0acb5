import { createServer } from 'node:http'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, it } from 'vitest'
import { readTasks } from '../../src/mlbench/data/rows.ts'

const column = (name: string, data: string[]) => ({ name, data })

/** A hub with one data set of two splits. */
async function startHub(size?: number) {
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
  const server = createServer((request, response) => {
    const { url = '' } = request
    seen.push(url)
    if (url.startsWith('/api/datasets/o/rows/tree/main')) {
      const files = ['data/full-00000-of-00001.parquet', 'data/quarter-00000-of-00001.parquet', 'README.md']
      const listed = files.map((path) => ({ type: 'file', path, size: size ?? bytes.length, oid: 'a'.repeat(40) }))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(listed))
    } else if (url.startsWith('/api/datasets/o/endless/tree/main')) {
      const page = seen.length
      const listed = Array.from({ length: 1000 }, (_, file) => {
        return { type: 'file', path: `s${page}/full-${file}-of-1000.parquet`, size: 1, oid: 'a'.repeat(40) }
      })
      const next = `<http://${request.headers.host}/api/datasets/o/endless/tree/main?page=${page}>; rel="next"`
      response.writeHead(200, { 'content-type': 'application/json', link: next }).end(JSON.stringify(listed))
    } else if (url.startsWith('/datasets/o/rows/resolve/main/data/full')) {
      const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
      const head = { etag: '"a"', 'content-length': String(bytes.length), 'x-linked-size': String(bytes.length) }
      if (from === undefined) return void response.writeHead(200, head).end(bytes)
      const part = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined)
      response
        .writeHead(206, {
          ...head,
          'content-length': String(part.length),
          'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`,
        })
        .end(part)
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, seen, [Symbol.asyncDispose]: async () => void server.close() }
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
  expect(await readTasks('hf:o/rows/full', hub.url)).toHaveLength(2)
  await using larger = await startHub(1100 * 1024 ** 2)
  await expect(readTasks('hf:o/rows/full', larger.url)).rejects.toThrow('more than any rows of tasks')
})
