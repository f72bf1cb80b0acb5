import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { PYTHON } from './python.ts'
import { makeFolder } from './temporary.ts'

export interface TinyWheel {
  readonly name: string
  readonly version: string
  /** Default: `py3-none-any`. */
  readonly tag?: string
  /** ISO date of the upload; null: the index does not tell it. */
  readonly uploaded: string | null
  readonly requires?: readonly string[]
  /** Files of the wheel beside its metadata; default: one module. */
  readonly files?: Readonly<Record<string, string>>
}

const PACK = `
import json, sys, zipfile
for path, files in json.load(sys.stdin).items():
    with zipfile.ZipFile(path, "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)`

function wheelFiles({ name, version, tag = 'py3-none-any', requires = [], files }: TinyWheel) {
  const info = `${name}-${version}.dist-info`
  const needs = requires.map((each) => `Requires-Dist: ${each}\n`).join('')
  const content: Record<string, string> = {
    ...(files ?? { [`${name}.py`]: `VERSION = "${version}"\n` }),
    [`${info}/METADATA`]: `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n${needs}`,
    [`${info}/WHEEL`]: `Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: ${tag}\n`,
  }
  const record = [...Object.keys(content), `${info}/RECORD`].map((path) => `${path},,\n`).join('')
  return { ...content, [`${info}/RECORD`]: record }
}

/** A package index of tiny wheels on this machine, as JSON (PEP 691) or as a page of links (PEP 503). */
export async function startPackageServer(wheels: readonly TinyWheel[], format: 'json' | 'html' = 'json') {
  const folder = await makeFolder()
  const file = ({ name, version, tag = 'py3-none-any' }: TinyWheel) => `${name}-${version}-${tag}.whl`
  const packed = Object.fromEntries(wheels.map((each) => [join(folder, file(each)), wheelFiles(each)]))
  const { exitCode, stderr } = await runCommand(PYTHON, ['-c', PACK], { input: JSON.stringify(packed) })
  if (exitCode !== 0) throw new Error(stderr)
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    const [, name = ''] = /^\/simple\/([^/]+)\/$/.exec(url) ?? []
    const own = wheels.filter((each) => each.name.replaceAll('_', '-') === name)
    if (url.startsWith('/files/')) {
      response.end(await readFile(join(folder, url.slice('/files/'.length))))
    } else if (own.length === 0) {
      response.writeHead(404).end()
    } else if (format === 'html') {
      const links = own.map((each) => `<a href="/files/${file(each)}">${file(each)}</a><br/>`)
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${links.join('\n')}</html>`)
    } else {
      const files = await Promise.all(
        own.map(async (each) => ({
          filename: file(each),
          url: `/files/${file(each)}`,
          hashes: {
            sha256: createHash('sha256')
              .update(await readFile(join(folder, file(each))))
              .digest('hex'),
          },
          ...(each.uploaded === null ? {} : { 'upload-time': `${each.uploaded}T10:00:00.000000Z` }),
        })),
      )
      const body = JSON.stringify({ meta: { 'api-version': '1.1' }, name, files })
      response.writeHead(200, { 'content-type': 'application/vnd.pypi.simple.v1+json' }).end(body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/simple`, asked }
}
