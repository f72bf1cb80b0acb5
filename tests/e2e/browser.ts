import { type Browser, chromium, type Page } from 'playwright-core'
import { testWith } from './tools.ts'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome']
export const [WIDEST, NARROWEST] = [1280, 320]
export const WIDTHS = [WIDEST, 768, 375, NARROWEST]

export const testInBrowser = (name: string, run: (browser: Browser) => Promise<void>) =>
  testWith(CHROMIUM, name, async (path) => {
    const browser = await chromium.launch({
      executablePath: path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    })
    try {
      await run(browser)
    } finally {
      await browser.close()
    }
  })

interface View {
  readonly width: number
  readonly colorScheme?: 'light' | 'dark'
  /** Whether a page may ask for this address. */
  readonly isAllowed: (url: string) => boolean
}

/** Errors, questions and foreign requests of an open page. */
export const faultsOf = new WeakMap<Page, string[]>()

export async function visit(
  browser: Browser,
  url: string,
  { width, colorScheme = 'light', isAllowed }: View,
): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
  const faults: string[] = []
  faultsOf.set(page, faults)
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('request', (request) => {
    if (!isAllowed(request.url())) faults.push(`asked for ${request.url()}`)
  })
  page.on('dialog', (dialog) => faults.push(`a dialog: ${dialog.message()}`))
  await page.goto(url)
  return page
}
