// The report of about 100,000 records: time and memory to write it, its size, and how long a browser takes to open it and to
// scroll through it, at full speed and slowed down four times.   node bench/report/page.ts [projects, 80]
import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { chromium } from 'playwright-core'
import { statIfPresent, writeJson } from '../../src/base/files/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { report } from '../../src/commands/report.ts'
import { makePlan, makeRecords, noise } from '../../tests/analysis/factory.ts'
import { findProgram } from '../../tests/e2e/tools.ts'
import { silentLogger } from '../../tests/support/silent-logger.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const context = { logger: silentLogger, env: {} }
const SLOWED = 4

/** Milliseconds of each frame while the page is scrolled from its head to its end in a hundred steps. */
const SCROLL = `new Promise((resolve) => {
  const frames = []
  let last = performance.now()
  const step = document.documentElement.scrollHeight / 100
  const next = (now) => {
    frames.push(now - last)
    last = now
    scrollBy(0, step)
    if (frames.length > 100) resolve(frames.slice(1))
    else requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
})`

if (process.argv[2] === '--report') await writeReport(process.argv[3] ?? '')
else {
  const campaign = await mkdtemp(join(tmpdir(), 'greenml-page-'))
  try {
    print(`${await writeCampaign(campaign, Number(process.argv[2] ?? 80))} records`)
    await analyse({ campaign }, context)
    spawnSync(process.execPath, [import.meta.filename, '--report', campaign], { stdio: 'inherit' })
    await openPage(join(campaignFiles.report(campaign), 'index.html'))
  } finally {
    await rm(campaign, { recursive: true })
  }
}

/** In a process of its own, so that making the records is not in its memory. */
async function writeReport(campaign: string): Promise<void> {
  const started = performance.now()
  const { html } = await report({ campaign }, context)
  const wall = (performance.now() - started) / 1000
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const cpu = (userCPUTime + systemCPUTime) / 1e6
  const bytes = (await statIfPresent(html))?.size ?? 0
  print(
    `written in ${wall.toFixed(1)} s (${cpu.toFixed(1)} s of CPU), ${Math.round(maxRSS / 1024)} MiB at most; page ${(bytes / 1e6).toFixed(1)} MB`,
  )
}

async function openPage(file: string): Promise<void> {
  const executablePath = ['chromium', 'chromium-browser', 'google-chrome']
    .map(findProgram)
    .find((path) => path !== null)
  if (executablePath == null) {
    print('no browser is here')
    return
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const rate of [1, SLOWED]) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      const started = performance.now()
      await page.goto(`file://${file}`)
      await page.locator('h1').waitFor()
      const opened = (performance.now() - started) / 1000
      const frames = await page.evaluate<number[]>(SCROLL)
      const sorted = frames.toSorted((a, b) => a - b)
      print(
        `${rate === 1 ? 'opens' : `slowed down ${rate} times it opens`} in ${opened.toFixed(2)} s; scrolls to its end in ${frames.length} frames, median ${sorted[frames.length >> 1]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

/** Five models, two modes and three answers each. Returns how many records there are. */
async function writeCampaign(campaign: string, projects: number): Promise<number> {
  const models = ['model-a', 'model-b', 'model-c', 'model-d', 'model-e']
  const plan = makePlan({ projects, models, modes: ['assisted', 'autonomous'], samples: 3, repetitions: 31 })
  await writeJson(campaignFiles.plan(campaign), plan)
  await mkdir(campaignFiles.records(campaign))
  const file = createWriteStream(join(campaignFiles.records(campaign), 'all.jsonl'))
  let count = 0
  for (const block of plan.blocks) {
    const records = makeRecords(
      { ...plan, blocks: [block] },
      ({ random }) => ({ cpuSeconds: noise(random), joules: 50 * noise(random) }),
      block.number,
    )
    count += records.length
    if (!file.write(records.map((record) => `${JSON.stringify(record)}\n`).join('')))
      await new Promise<void>((resolve) => file.once('drain', () => resolve()))
  }
  await finished(file.end())
  return count
}
