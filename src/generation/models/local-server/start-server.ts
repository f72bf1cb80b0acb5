import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode, refuseStopped, UserError } from '../../../base/errors.ts'
import { boundCommand, letGo, signalGroup } from '../../../base/processes/process.ts'
import { cleanText } from '../../../base/text/clean-text.ts'
import { lastLines, withSaid } from '../../../base/text/text.ts'
import { serverAddress } from './server-command.ts'

export interface ServerRequest {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly port: number
  readonly readySeconds: number
  readonly signal: AbortSignal | undefined
}

export interface RunningServer extends AsyncDisposable {
  readonly address: string
  /** Resolves when it has ended by itself, with the last that it wrote. */
  readonly ended: Promise<string>
}

const POLL_MILLISECONDS = 250
/** A server keeps nothing that a sudden end could harm. */
const GRACE_MILLISECONDS = 500
const TAIL_CHARACTERS = 8000
const TOLD_LINES = 15

/**
 * Starts a server and waits until it answers; disposing ends it with all that it started. UserError 1 where it ends before, or does
 * not answer in time, UserError where another program listens there.
 */
export async function startServer(request: ServerRequest): Promise<RunningServer> {
  const { program, args, cwd, env, port, readySeconds, signal } = request
  await refuseTaken(port)
  const [file, words] = boundCommand(program, args)
  // A group of its own: what a server starts ends with it, and Ctrl-C reaches this process alone.
  const child = spawn(file, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let tail = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-TAIL_CHARACTERS)
    })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', () => resolve(lastLines(cleanText(tail), TOLD_LINES)))
  })
  const server = { address: serverAddress(port), ended, [Symbol.asyncDispose]: () => endGroup(child, ended) }
  try {
    await awaitHealth(server, { program, readySeconds, signal })
    return server
  } catch (error) {
    await server[Symbol.asyncDispose]()
    throw error
  }
}

async function awaitHealth(
  { address, ended }: RunningServer,
  { program, readySeconds, signal }: Pick<ServerRequest, 'program' | 'readySeconds' | 'signal'>,
): Promise<void> {
  const until = performance.now() + readySeconds * 1000
  while (performance.now() < until) {
    refuseStopped(signal)
    if (await isHealthy(address)) return
    const last = await Promise.race([ended, pause(signal)])
    if (last !== null) throw new UserError(withSaid(`${program} ended before it answered`, last), 1)
  }
  throw new UserError(
    `${program} did not answer at ${address} within ${readySeconds} s: --ready-seconds gives it longer, a smaller model is faster.`,
    1,
  )
}

const pause = (signal: AbortSignal | undefined): Promise<null> =>
  wait(POLL_MILLISECONDS, null, { signal }).catch(() => null)

const isHealthy = (address: string): Promise<boolean> =>
  fetch(`${address}/health`, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )

async function endGroup(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const kill = (signal: NodeJS.Signals) => signalGroup(child, signal)
  kill('SIGTERM')
  const impatience = setTimeout(() => kill('SIGKILL'), GRACE_MILLISECONDS)
  const patience = setTimeout(() => letGo(child), 2 * GRACE_MILLISECONDS) // one that left the group outlives it
  await ended
  for (const timer of [impatience, patience]) clearTimeout(timer)
  kill('SIGKILL') // whoever outlived the first of them
}

/** A port of this machine that nobody listens at. */
export const findPort = (): Promise<number> => listenOnce(0)

/** Whoever listens there would be taken for the model's server, and given what is meant for that. */
async function refuseTaken(port: number): Promise<void> {
  await listenOnce(port).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') return // the server says itself what it can't have
    throw new UserError(`Another program listens at port ${port} of this machine: name one that is free by --port.`)
  })
}

/** Listens at a port, at any that is free for 0, and leaves it again. */
async function listenOnce(port: number): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}
