import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

interface SeenRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

export type Reply = (response: ServerResponse, request: SeenRequest) => void | Promise<void>

/** A real HTTP server that answers each request with the next reply; the last one is repeated. */
export async function startFakeProvider(...replies: Reply[]) {
  const requests: SeenRequest[] = []
  let open = 0
  let mostOpen = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}'))
    const seen = { path: request.url ?? '', headers: request.headers, body }
    requests.push(seen)
    const reply = replies[Math.min(requests.length, replies.length) - 1]
    open++
    mostOpen = Math.max(mostOpen, open)
    await reply?.(response, seen)
    open--
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    get mostOpen() {
      return mostOpen
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

export const raw =
  (status: number, contentType: string, body: string): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body)
  }

export const later =
  (milliseconds: number, reply: Reply): Reply =>
  async (response, request) => {
    await wait(milliseconds)
    await reply(response, request)
  }

function sse(response: ServerResponse, events: readonly { event?: string; data: unknown }[], end = true): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const { event, data } of events) {
    response.write(
      `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
    )
  }
  if (end) response.end()
  else setTimeout(() => response.destroy(), 20)
}

export const USAGE = {
  input_tokens: 120,
  input_tokens_details: { cached_tokens: 20, cache_write_tokens: 0 },
  output_tokens: 50,
  output_tokens_details: { reasoning_tokens: 30 },
  total_tokens: 170,
}

/** The event stream of `POST /responses`. */
export const openAiResponse =
  (text: string, over: Record<string, unknown> = {}, content?: unknown): Reply =>
  (response, request) => {
    const status = typeof over.status === 'string' ? over.status : 'completed'
    const part = content ?? { type: 'output_text', text, annotations: [], logprobs: [] }
    const base = {
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      model: `${request.body.model}-2025-12-11`,
      status,
      error: null,
      incomplete_details: null,
      output: [
        { type: 'reasoning', id: 'rs_1', summary: [] },
        { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [part] },
      ],
      usage: USAGE,
      ...over,
    }
    const type = `response.${status}`
    sse(response, [
      {
        event: 'response.created',
        data: {
          type: 'response.created',
          sequence_number: 0,
          response: { ...base, status: 'in_progress', output: [], usage: null },
        },
      },
      {
        event: 'response.output_text.delta',
        data: {
          type: 'response.output_text.delta',
          sequence_number: 1,
          item_id: 'msg_1',
          output_index: 1,
          content_index: 0,
          delta: text,
          logprobs: [],
        },
      },
      { event: type, data: { type, sequence_number: 2, response: base } },
    ])
  }

/** The connection breaks in the middle of an answer. */
export const openAiResponseCut: Reply = (response) => {
  sse(
    response,
    [
      {
        event: 'response.created',
        data: { type: 'response.created', sequence_number: 0, response: { id: 'resp_1', output: [] } },
      },
    ],
    false,
  )
}

/** The chunk stream of `POST /chat/completions`. */
export const chatCompletion =
  (text: string, finish = 'stop', usage: unknown = undefined): Reply =>
  (response, request) => {
    const chunk = (choices: unknown[], more: object = {}) => ({
      data: {
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: request.body.model,
        choices,
        ...more,
      },
    })
    const half = Math.ceil(text.length / 2)
    sse(response, [
      chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
      chunk([{ index: 0, delta: { content: text.slice(0, half) }, finish_reason: null }]),
      chunk([{ index: 0, delta: { content: text.slice(half) }, finish_reason: null }]),
      chunk([{ index: 0, delta: {}, finish_reason: finish }]),
      chunk([], {
        usage: usage !== undefined ? usage : { prompt_tokens: 100, completion_tokens: 40, total_tokens: 140 },
      }),
      { data: '[DONE]' },
    ])
  }

/** The event stream of `POST /v1/messages`. */
export const anthropicMessage =
  (text: string, stopReason = 'end_turn', model = 'claude-opus-4-6', usage: unknown = undefined): Reply =>
  (response) => {
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage:
        usage === undefined
          ? { input_tokens: 90, cache_creation_input_tokens: 5, cache_read_input_tokens: 7, output_tokens: 1 }
          : usage,
    }
    sse(response, [
      { event: 'message_start', data: { type: 'message_start', message } },
      {
        event: 'content_block_start',
        data: { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      },
      { event: 'ping', data: { type: 'ping' } },
      {
        event: 'content_block_delta',
        data: { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
      },
      { event: 'content_block_stop', data: { type: 'content_block_stop', index: 0 } },
      {
        event: 'message_delta',
        data: {
          type: 'message_delta',
          delta: { stop_reason: stopReason, stop_sequence: null },
          usage: usage === undefined ? { output_tokens: 33 } : usage,
        },
      },
      { event: 'message_stop', data: { type: 'message_stop' } },
    ])
  }

export const anthropicOverloadedInStream: Reply = (response) => {
  sse(response, [
    { event: 'error', data: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } },
  ])
}
