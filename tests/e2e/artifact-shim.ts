import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * Stands between @actions/artifact and act's artifact server, which is older than it:
 * - act's server refuses a message with a field that it does not know, as `mime_type` (nektos/act issue 6022);
 * - newer Azure SDKs drop the `=` at the end of the signature in a link, and act's server wants it.
 * So links that the server hands out have to lead here too.
 */
export async function startArtifactShim(targetPort: number): Promise<{ port: number } & AsyncDisposable> {
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing, targetPort, portOf(server)).catch((error: unknown) => {
      outgoing.writeHead(502).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the shim does not listen')
  return address.port
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  targetPort: number,
  ownPort: number,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', `http://127.0.0.1:${targetPort}`)
  const signature = url.searchParams.get('sig')
  if (signature !== null) url.searchParams.set('sig', signature.padEnd(Math.ceil(signature.length / 4) * 4, '='))
  const isCall = incoming.headers['content-type']?.startsWith('application/json') ?? false
  const sent = await buffer(incoming)
  const body = isCall ? withoutMimeType(sent) : sent
  const answer = await send(incoming, url, body)
  const received = await buffer(answer)
  const text = isCall ? received.toString().replaceAll(`127.0.0.1:${targetPort}`, `127.0.0.1:${ownPort}`) : null
  const content = text === null ? received : Buffer.from(text)
  const { 'transfer-encoding': _, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.length }).end(content)
}

function withoutMimeType(body: Buffer): Buffer {
  const { mime_type: _, mimeType: __, ...message } = JSON.parse(body.toString()) as Record<string, unknown>
  return Buffer.from(JSON.stringify(message))
}

function send(incoming: IncomingMessage, url: URL, body: Buffer): Promise<IncomingMessage> {
  const { 'transfer-encoding': _, ...headers } = incoming.headers
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: incoming.method,
      headers: { ...headers, 'content-length': body.length },
    })
    outgoing.on('response', resolve).on('error', reject).end(body)
  })
}
