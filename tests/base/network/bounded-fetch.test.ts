import { createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { openBoundedFetch } from '../../../src/base/network/bounded-fetch.ts'

async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const BOUNDS = { mostBytes: 1000, mostSeconds: 60, mostRequests: 2 }
const DRIPS: RequestListener = (_, response) => {
  const drip = setInterval(() => response.write('.'), 20)
  response.on('close', () => clearInterval(drip))
}

it.each([
  ['sends a byte now and then', DRIPS],
  ['sends nothing', () => {}],
] as const)('ends the wait for a server that %s', async (_, answer) => {
  await using server = await serve(answer)
  const fetch = openBoundedFetch({ ...BOUNDS, mostSeconds: 0.3 })
  await expect(fetch(server.url).then((response) => response.text())).rejects.toThrow('no whole answer within 0.3 s')
})

it('takes no more of an answer than it may have, and asks no more often', async () => {
  await using server = await serve((request, response) => {
    response.end('x'.repeat(request.url === '/long' ? 1001 : 1000))
  })
  const fetch = openBoundedFetch(BOUNDS)
  const whole = await fetch(server.url)
  expect([whole.url, (await whole.text()).length]).toEqual([server.url, 1000])
  await expect(fetch(`${server.url}long`).then((response) => response.text())).rejects.toThrow('sends more than')
  await expect(fetch(server.url)).rejects.toThrow('more than 2 pages')
})

it('ends with who asks', async () => {
  await using server = await serve(() => {})
  const stop = new AbortController()
  const asked = openBoundedFetch({ ...BOUNDS, signal: stop.signal })(server.url)
  stop.abort(new Error('stopped'))
  await expect(asked).rejects.toThrow('stopped')
})
