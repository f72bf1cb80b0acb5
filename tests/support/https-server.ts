import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeFolder } from './temporary.ts'

/** An HTTPS server on localhost with a certificate of its own, for these names too, which this process trusts while the test runs. */
export async function startHttpsServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  names: readonly string[] = [],
) {
  const folder = await makeFolder()
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const hosts = ['localhost', ...names].map((name) => `DNS:${name}`)
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${hosts.join(',')},IP:127.0.0.1`]
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    ...subject,
  ]
  const made = await runCommand('openssl', [...args, '-keyout', keyFile, '-out', certFile])
  if (made.exitCode !== 0) throw new Error(made.stderr)
  const [key, cert] = [await readFile(keyFile), await readFile(certFile, 'utf8')]
  const trusted = getCACertificates()
  setDefaultCACertificates([...trusted, cert])
  const asked: string[] = []
  const server = createServer({ key, cert }, (request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    setDefaultCACertificates(trusted)
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `https://localhost:${port}`, port, asked }
}
