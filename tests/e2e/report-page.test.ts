import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { renderHtml } from '../../src/report/campaign/html.ts'
import { buildReportData } from '../../src/report/campaign/report-data.ts'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { makeSources } from '../report/fixtures.ts'
import { testWith } from './tools.ts'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome']

testWith(CHROMIUM, 'the report opens without network or fault, in light and dark, wide and narrow', async (path) => {
  const folder = await mkdtemp(join(tmpdir(), 'greenml-page-'))
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const file = join(folder, 'index.html')
    await writeFile(file, await renderHostileReport())
    const look = { light: '', dark: '' }
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1200, 375]) look[colorScheme] = await visit(browser, file, colorScheme, width)
    }
    expect(look.dark).not.toBe(look.light)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})

async function renderHostileReport(): Promise<string> {
  const data = buildReportData(makeSources({ hostile: true, energy: 'estimated', recorded: true }))
  const read = (name: string) => readFile(assetPath('report', name), 'utf8')
  return renderHtml(composeReport(data), await drawCharts(data), {
    css: await read('report.css'),
    script: await read('report.js'),
  })
}

/** Opens the page, everything unfolded; returns its background colour. */
async function visit(browser: Browser, file: string, colorScheme: 'light' | 'dark', width: number): Promise<string> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url() !== `file://${file}`) faults.push(`asked for ${request.url()}`)
  })
  page.on('dialog', (dialog) => faults.push(`a dialog: ${dialog.message()}`))
  await page.goto(`file://${file}`)
  await page.evaluate('location.hash = "runs-digits-knn/original"')
  await page.locator('[id="project-digits-knn"][open] [id="runs-digits-knn/original"]:visible').waitFor()
  await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true })')
  expect(await page.locator('h1:visible').count()).toBe(1)
  expect(await page.locator('svg:visible').count()).toBeGreaterThan(0)
  expect(await overflowPixels(page)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(MISPLACED_TEXTS)).toEqual([])
  expect(faults).toEqual([])
  const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  await page.close()
  return background
}

/** Texts of the charts that are cut off at their drawing's edge or lie on another text. */
const MISPLACED_TEXTS = `[...document.querySelectorAll('svg')].flatMap((svg) => {
  const edge = svg.getBoundingClientRect()
  const texts = [...svg.querySelectorAll('text')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
  const seen = texts.filter(({ text, box }) => text !== '' && box.width > 0)
  return seen.filter(({ box }, index) =>
    box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom ||
    seen.slice(0, index).some(({ box: other }) =>
      box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 4 && other.top < box.bottom - 4),
  ).map(({ text }) => text)
})`

const overflowPixels = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
