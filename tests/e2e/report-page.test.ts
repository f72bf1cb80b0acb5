import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAsset } from '../../src/base/package.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { analyseGenaiGreenml } from '../../src/commands/analyse-genai-greenml.ts'
import { reportGenaiGreenml } from '../../src/commands/report-genai-greenml.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { buildReportData } from '../../src/report/data/report-data.ts'
import type { Chapter } from '../../src/report/document/chapter.ts'
import { renderHtml } from '../../src/report/document/html.ts'
import { composeRevisions } from '../../src/report/measurement/revisions-chapter.ts'
import { composeAgentRuns } from '../../src/report/mlbench/agent-runs-chapter.ts'
import { composeTaskScores } from '../../src/report/mlbench/task-scores-chapter.ts'
import { readPaperTables } from '../../src/report/text/mlbench/paper-tables.ts'
import { makeRows, writeCsv } from '../genai-greenml/results-csv.ts'
import type { CampaignOptions } from '../report/cases.ts'
import { makeSources } from '../report/fixtures.ts'
import { STRANGERS } from '../report/strangers.ts'
import { runCli } from '../support/cli.ts'
import { makeFolder } from '../support/temporary.ts'
import { unpackCampaign } from '../support/unpack-campaign.ts'
import { faultsOf, NARROWEST, testInBrowser, visit as visitPage, WIDEST, WIDTHS } from './browser.ts'
import { findPageFaults } from './page-faults.ts'

testInBrowser('the report opens without network or fault, in light and dark, wide and narrow', async (browser) => {
  const supplements = [
    composeTaskScores(STRANGERS.scores, await readPaperTables()),
    composeAgentRuns(STRANGERS.agents),
    composeRevisions(STRANGERS.revisions),
  ].filter((chapter) => chapter !== null)
  expect(supplements).toHaveLength(3)
  const file = await writePage({ hostile: true, energy: 'estimated', recorded: true }, supplements)
  const look = { light: '', dark: '' }
  for (const [colorScheme, widths] of [
    ['light', [1280, 375]],
    ['dark', [768, 320]],
  ] as const) {
    for (const width of widths) {
      const page = await visit(browser, file, colorScheme, width)
      await page.evaluate('location.hash = "runs-digits-knn/original"')
      await page.locator('[id="project-digits-knn"][open] [id="runs-digits-knn/original"]:visible').waitFor()
      await expectNoFault(page)
      look[colorScheme] = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
      await page.close()
    }
  }
  expect(look.dark).not.toBe(look.light)
})

testInBrowser('with measured energy, and of a campaign that ran, nothing is cut off or overlaps', async (browser) => {
  const { campaign, dataset } = await unpackCampaign(undefined, false)
  expect(await runCli(['analyse', '--campaign', campaign, '--dataset', dataset])).toMatchObject({ exitCode: 0 })
  expect(await runCli(['report', '--campaign', campaign])).toMatchObject({ exitCode: 0 })
  const ran = join(campaignFiles.report(campaign), 'index.html')
  for (const [file, widths] of [
    [ran, WIDTHS],
    [await writePage({ energy: 'measured' }), [WIDEST, NARROWEST]],
  ] as const) {
    for (const width of widths) {
      const page = await visit(browser, file, 'light', width)
      await expectNoFault(page)
      await page.close()
    }
  }
})

testInBrowser(
  "the report of a study's files stands without fault, wide and narrow, light and dark",
  async (browser) => {
    const folder = await makeFolder()
    const names = ['results_1.csv', 'results_2.csv', 'results_3.csv', 'results_4.csv']
    const rows = makeRows(30, ['chatgpt', 'claude', 'codex', 'gemini'], 0.1)
    for (const name of names) await writeFile(join(folder, name), writeCsv(rows))
    const { analysis } = await analyseGenaiGreenml(names.map((name) => join(folder, name)))
    const file = await reportGenaiGreenml(analysis, join(folder, 'report'))
    for (const width of WIDTHS) {
      const page = await visit(browser, file, width === NARROWEST ? 'dark' : 'light', width)
      await expectNoFault(page)
      await page.close()
    }
  },
)

testInBrowser('a slider changes what stands in its table, by keyboard, and no other number', async (browser) => {
  const page = await visit(browser, await writePage({ energy: 'measured' }), 'light', 1280)
  const cells = () =>
    page.evaluate<string[]>("[...document.querySelectorAll('#what-if [data-base]')].map((cell) => cell.textContent)")
  const others = () => page.evaluate<string>("document.querySelector('#results').textContent")
  const before = { cells: await cells(), others: await others() }
  expect(before.cells.length).toBeGreaterThan(6)
  await page.locator('#what-if input[name=executions]').focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  const tenfold = before.cells.map((cell) => Number(cell.replace('−', '-').replaceAll(',', '')) * 10)
  const after = (await cells()).map((cell) => Number(cell.replace('−', '-').replaceAll(',', '')))
  for (const [place, value] of after.entries()) expect(value / (tenfold[place] ?? 0)).toBeCloseTo(1, 1)
  expect(await others()).toBe(before.others)
  expect(faultsOf.get(page)).toEqual([])
  await page.close()
})

testInBrowser(
  'a link leads to the same view: sorted, filtered, opened and with the same assumptions',
  async (browser) => {
    const file = await writePage({ energy: 'measured' })
    const page = await visit(browser, file, 'light', 1280)
    await page.locator('#projects .frame th button').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('#what-if input[name=executions]').focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('[id="project-digits-knn"] > summary').focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction('location.hash.includes("open=")')
    const look = `[document.querySelector('#projects th[aria-sort]').ariaSort, document.querySelector('#what-if input[name=executions]').value,
    document.querySelectorAll('details.project[open]').length, document.querySelector('#projects tbody').textContent]`
    const seen = await page.evaluate<unknown[]>(look)
    expect(seen.slice(0, 3)).toEqual(['descending', '6.1', 1])
    const hash = await page.evaluate<string>('location.hash')
    await page.close()
    const other = await visit(browser, file, 'light', 1280, hash)
    expect(await other.evaluate<unknown[]>(look)).toEqual(seen)
    expect(faultsOf.get(other)).toEqual([])
    await other.close()
  },
)

testInBrowser(
  'by keyboard alone everything is reached and seen to be, on a processor slowed down 4 times',
  async (browser) => {
    const page = await visit(browser, await writePage({ energy: 'measured' }), 'light', 1280)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const seen: string[] = []
    for (let press = 0; press < 600 && seen.at(-1) !== 'footer a'; press++) {
      await page.keyboard.press('Tab')
      const { what, outline, inView } = await page.evaluate<{ what: string; outline: string; inView: boolean }>(FOCUSED)
      expect([outline, inView], `${what} after ${press} presses`).toEqual(['solid', true])
      if (seen.at(-1) !== what) seen.push(what)
    }
    const kinds = ['header a', 'main button', 'main summary', 'main input', 'main div', 'footer a']
    expect(kinds.filter((kind) => !seen.includes(kind))).toEqual([])
    expect(faultsOf.get(page)).toEqual([])
    await page.close()
  },
)

testInBrowser('on paper everything is unfolded, dark on light', async (browser) => {
  const page = await visit(browser, await writePage({ energy: 'measured' }), 'dark', 800)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate('dispatchEvent(new Event("beforeprint"))')
  expect(await page.locator('details:not([open])').count()).toBe(0)
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
  expect(
    await page.evaluate(`[...new Set([...document.querySelectorAll('.frame :is(th, td, .versus, .chip)')]
    .map((each) => getComputedStyle(each).fontSize))].length`),
  ).toBe(1) // no note is larger than its number
  await page.evaluate('dispatchEvent(new Event("afterprint"))')
  expect(await page.locator('details[open]').count()).toBe(0)
  await page.close()
})

testInBrowser(
  'the look finds text that is cut off, on other text or beyond the window, and unnamed fields',
  async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.setContent(`<title>faults</title><main><h1>Faults</h1>
<div style="width: 4em; overflow: hidden; white-space: nowrap">a text that is longer than its box</div>
<p style="white-space: nowrap; width: 10em">${'beyond the window '.repeat(20)}</p>
<p style="position: absolute; top: 300px; left: 20px">below</p><p style="position: absolute; top: 302px; left: 24px">above</p>
<svg width="60" height="20"><text y="15">cut off in a drawing</text></svg>
<div class="frame" style="overflow: auto" tabindex="0"><p style="width: 1500px">wide</p></div>
<input /></main>`)
    const faults = await findPageFaults(page)
    const seen = (start: string) => faults.filter((fault) => fault.startsWith(start)).length
    expect(['the page scrolls', 'cut off', 'beyond', 'on each other', 'a table', 'axe label'].map(seen)).toEqual([
      1, 2, 1, 1, 1, 1,
    ])
  },
)

/** What has the focus, whether that is seen, and whether it is in the window. */
const FOCUSED = `(() => {
  const element = document.activeElement
  const { top, bottom } = element.getBoundingClientRect()
  const place = element.closest('header, footer, main')
  return {
    what: place.tagName.toLowerCase() + ' ' + element.tagName.toLowerCase(),
    outline: getComputedStyle(element).outlineStyle,
    inView: innerHeight > top && bottom > 0,
  }
})()`

async function writePage(options: CampaignOptions, supplements: readonly Chapter[] = []): Promise<string> {
  const data = buildReportData(makeSources(options))
  const file = join(await makeFolder(), 'index.html')
  const shell = { css: await readAsset('report', 'report.css'), script: await readAsset('report', 'report.js') }
  await writeFile(file, renderHtml(composeReport(data, supplements), await drawCharts(data), shell))
  return file
}

/** The page, which may ask for nothing but itself. */
const visit = (browser: Browser, file: string, colorScheme: 'light' | 'dark', width: number, hash = '') =>
  visitPage(browser, `file://${file}${hash}`, {
    width,
    colorScheme,
    isAllowed: (url) => url.split('#')[0] === `file://${file}`,
  })

/** With everything unfolded. */
async function expectNoFault(page: Page): Promise<void> {
  await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true })')
  expect(await page.locator('h1:visible').count()).toBe(1)
  expect(await page.locator('svg:visible').count()).toBeGreaterThan(0)
  expect(await findPageFaults(page)).toEqual([])
  expect(faultsOf.get(page)).toEqual([])
}
