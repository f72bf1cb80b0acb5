import { chmod, readFile, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openInBrowser, servePages } from '../../src/cli/show-report.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

/** The status of a request under any name of a host, and for any path. */
const ask = (url: string, headers: Record<string, string>, path = '/') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })

it('serves the pages and scripts of a site by its folders', async () => {
  const folder = await makeFolder()
  await writeFiles(folder, { 'models/m/index.html': '<p>m</p>', 'assets/report.js': 'export {}' })
  const stop = new AbortController()
  const { url, until } = await servePages({ folder, files: ['models/m/index.html', 'assets/report.js'] })
  expect(await (await fetch(`${url}models/m/`)).text()).toBe('<p>m</p>')
  // No browser runs a module of another type.
  expect((await fetch(`${url}assets/report.js`)).headers.get('content-type')).toMatch(/^text\/javascript/)
  for (const path of ['', 'models/', 'models/m']) expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
  const ended = until(stop.signal)
  stop.abort()
  await ended
})

it('serves the files of a report, and nothing else, until it is stopped', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'index.html'), '<p>page</p>')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await symlink('/etc/passwd', join(folder, 'records.csv'))
  const stop = new AbortController()
  const { url, until } = await servePages({ folder, files: ['index.html', 'records.csv'] })
  const page = await fetch(url)
  expect([await page.text(), page.headers.get('content-type')]).toEqual(['<p>page</p>', 'text/html; charset=utf-8'])
  for (const path of ['secret.txt', '../etc/passwd', '%2e%2e/secret.txt', 'records.csv']) {
    expect((await fetch(url + path)).status).toBe(404)
  }
  expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  expect(await ask(url, { host: 'evil.example' })).toBe(404)
  for (const path of ['//', '//:x', 'http://[', '/%', '/%00', '/../secret.txt', '*'])
    expect([path, await ask(url, {}, path)]).toEqual([path, 404])
  expect(await ask(url, {})).toBe(200)
  const ended = until(stop.signal)
  stop.abort()
  await ended
  await expect(fetch(url)).rejects.toThrow()
})

it.runIf(process.platform === 'linux')(
  'opens a page by the program of the desktop, and says what to do without one',
  async () => {
    const folder = await makeFolder()
    const program = join(folder, 'xdg-open')
    await writeFile(
      program,
      `#!/bin/sh\nprintf %s "$1" > ${join(folder, 'told')}.part && mv ${join(folder, 'told')}.part ${join(folder, 'told')}\n`,
    )
    await chmod(program, 0o755)
    await openInBrowser('http://127.0.0.1:1/', { PATH: `${folder}:/usr/bin:/bin` })
    let told = ''
    while (told === '') told = await readFile(join(folder, 'told'), 'utf8').catch(() => setTimeout(20, ''))
    expect(told).toBe('http://127.0.0.1:1/')
    await expect(openInBrowser('/r/index.html', { PATH: join(folder, 'none') })).rejects.toThrow(
      'open /r/index.html by hand',
    )
  },
)
