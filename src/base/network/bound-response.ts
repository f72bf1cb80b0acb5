/** Ends a server's answer that is longer than `mostBytes`, before it fills the memory: who reads it is given what `fault` makes. */
export function boundResponse(response: Response, mostBytes: number, fault: () => Error): Response {
  if (response.body === null) return response
  let seen = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      seen += chunk.length
      if (seen <= mostBytes) controller.enqueue(chunk)
      else controller.error(fault())
    },
  })
  const { status, statusText, headers, url } = response
  const bounded = new Response(response.body.pipeThrough(counter), { status, statusText, headers })
  return Object.defineProperty(bounded, 'url', { value: url }) // which a constructor takes none of
}
