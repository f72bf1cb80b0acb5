import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { bundleChartCode } from '../../scripts/build-dist.ts'
import { CHART_CODE, readAsset } from '../../src/base/package.ts'
import { buildSite } from '../../src/report/site/build-site.ts'
import type { Submission } from '../../src/schema/mlbench/task-submission.ts'
import { makePublished } from '../report/published.ts'
import { STRANGERS } from '../report/strangers.ts'
import { makeFolder } from '../support/temporary.ts'
import { faultsOf, NARROWEST, testInBrowser, visit, WIDTHS } from './browser.ts'
import { findPageFaults } from './page-faults.ts'

/** Answers to ML-Bench's tasks that a maintainer ran. */
const REGRADED: Submission = {
  name: 'regraded',
  card: { ...STRANGERS.submission.card, system: 'small@oracle' },
  answered: 4,
  sameAnswers: [],
  regraded: { rules: 'strict', passRates: STRANGERS.scores.systems[0]?.passRates ?? [], place: 1 },
}

const ASSETS = ['report.css', 'report.js', 'compare.js', 'explore.js']
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
}

/** A site of two campaigns, the second of which took less everywhere, on a server of its own. */
async function serveSite() {
  const one = makePublished({ errata: [{ date: '2026-12-05', kind: 'corrected', text: 'The clock was 2 % slow.' }] })
  const halved = JSON.parse(JSON.stringify(one.report.answers), (key, value: unknown) =>
    key === 'interval' && Array.isArray(value) ? value.map((end) => Number(end) / 10) : value,
  )
  const two = makePublished({ id: 'second', answers: halved })
  const files = new Map<string, string>()
  const form = { url: 'https://example.org/', hasChartCode: true, submissions: [STRANGERS.submission, REGRADED] }
  for await (const [path, text] of buildSite([one, two], form)) files.set(`/${path}`, text)
  for (const name of ASSETS) files.set(`/assets/${name}`, await readAsset('report', name))
  const chartCode = await makeFolder()
  await bundleChartCode(chartCode)
  files.set(`/assets/${CHART_CODE}`, await readFile(join(chartCode, CHART_CODE), 'utf8'))
  for (const { report } of [one, two]) files.set(`/reports/${report.id}/published.json`, JSON.stringify(report))
  const server = createServer(({ url = '' }, response) => {
    const path = url.endsWith('/') ? `${url}index.html` : url
    const text = files.get(path)
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? '' })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const pages = [...files.keys()].filter((path) => path.endsWith('.html')).map((path) => path.slice(1, -10))
  return { url, pages, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())) }
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await page.locator('h1:visible').count()).toBe(1)
  expect(await findPageFaults(page)).toEqual([])
  expect(faultsOf.get(page)).toEqual([])
}

testInBrowser('every page of the site stands without fault, wide and narrow, light and dark', async (browser) => {
  await using site = await serveSite()
  const kinds = new Map(site.pages.map((path) => [path.split('/')[0], path]))
  expect([...kinds.keys()].sort()).toEqual(['', 'boards', 'compare', 'ml-bench', 'models', 'projects'])
  for (const path of kinds.values()) {
    for (const width of WIDTHS) {
      const colorScheme = width === NARROWEST ? 'dark' : 'light'
      const isAllowed = (url: string) => url.startsWith(site.url)
      const page = await visit(browser, `${site.url}${path}`, { width, colorScheme, isAllowed })
      if (path.startsWith('compare')) await page.locator('td:visible').first().waitFor()
      await expectNoFault(page)
      await page.close()
    }
  }
})

testInBrowser('two campaigns are chosen by keyboard, told apart by their intervals, and linked to', async (browser) => {
  await using site = await serveSite()
  const view = { width: 1280, isAllowed: (url: string) => url.startsWith(site.url) }
  const page = await visit(browser, `${site.url}compare/#a=first&b=first`, view)
  const told = (words: string) => page.locator(`td:has-text("${words}")`).count()
  await page.locator('td:has-text("overlap")').first().waitFor()
  expect(await told('B uses less')).toBe(0)
  const cells = await page.locator('td:has-text("×")').allTextContents()
  for (const cell of cells) expect(cell).toMatch(/^×\d\.\d{2,4}(?: \([<>]?\d[.\d]*–[<>]?\d[.\d]*\))?$/)
  expect(cells).not.toEqual([])
  expect(await page.locator('li:has-text("first was corrected 2026-12-05")').count()).toBe(1)
  await page.locator('select[name=b]').focus()
  await page.keyboard.press('s')
  await page.locator('td:has-text("B uses less")').first().waitFor()
  expect(new URL(page.url()).hash).toBe('#a=first&b=second')
  expect(faultsOf.get(page)).toEqual([])
  await page.close()
})

testInBrowser(
  'a chart is drawn anew on request alone, by keyboard, without eval, to zoom and to point at',
  async (browser) => {
    await using site = await serveSite()
    const asked: string[] = []
    const isAllowed = (url: string) => asked.push(url) > 0 && url.startsWith(site.url)
    for (const width of [1280, 320]) {
      const page = await visit(browser, site.url, { width, isAllowed })
      const axis = () =>
        page.evaluate<string>(
          "[...document.querySelectorAll('.interactive .role-axis-label text')].map((label) => label.textContent).sort().join()",
        )
      expect(asked.filter((url) => url.includes(CHART_CODE) || url.endsWith('.json'))).toEqual([])
      await page.locator('.choices button').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('.interactive svg').waitFor()
      expect(await page.locator('figure svg:visible').count()).toBe(1)
      const whole = await axis()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(axis).not.toBe(whole)
      await page.locator('.interactive .mark-symbol path').first().hover()
      await page.locator('.tip:has-text("×")').waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(axis).toBe(whole)
      await page.mouse.move(0, 0)
      await expectNoFault(page)
      await page.locator('.choices button').first().click()
      expect(await page.locator('.interactive:visible').count()).toBe(0)
      await page.close()
      asked.length = 0
    }
  },
)
