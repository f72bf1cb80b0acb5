import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { textWidth } from '../base/text/wrap.ts'
import { explainLost, explainUnanswered } from '../commands/explain-lost.ts'
import type { GenerateResult } from '../commands/generate.ts'
import type { ReportResult } from '../commands/report.ts'
import type { RunResult } from '../commands/run.ts'
import { analyseOptions } from '../schema/options/analyse-options.ts'
import { benchmarkOptions } from '../schema/options/benchmark-options.ts'
import { bundleOptions } from '../schema/options/bundle-options.ts'
import { cleanOptions } from '../schema/options/clean-options.ts'
import { compareOptions } from '../schema/options/compare-options.ts'
import { demoOptions } from '../schema/options/demo-options.ts'
import { generateOptions } from '../schema/options/generate-options.ts'
import { planOptions } from '../schema/options/plan-options.ts'
import { publishOptions, siteOptions } from '../schema/options/publish-options.ts'
import { repairOptions } from '../schema/options/repair-options.ts'
import { replayOptions } from '../schema/options/replay-options.ts'
import { reportOptions } from '../schema/options/report-options.ts'
import { reproduceOptions } from '../schema/options/reproduce-options.ts'
import { runOptions } from '../schema/options/run-options.ts'
import { print, printReport, printResult } from './print.ts'
import { type Verb, verb } from './verb.ts'

/** Verbs over a campaign, from its plan to its report. */
export const campaignVerbs: readonly Verb[] = [
  verb('demo', demoOptions, async (given, context) => {
    const { demo } = await import('../commands/demo.ts')
    const result = await demo(given, context)
    printReport(result)
    refuseLost(result)
  }),
  verb('run', runOptions, async (given, context) => {
    const { run } = await import('../commands/run.ts')
    const result = await run(given, context)
    printReport(result)
    await showPages(given, result, context)
    refuseLost(result)
  }),
  verb('plan', planOptions, async (given, context) => {
    if (given.format !== undefined) {
      const { exportPlan } = await import('../commands/export-plan.ts')
      for (const line of await exportPlan(given.format, given, context)) print(line)
      return
    }
    const { plan } = await import('../commands/plan.ts')
    await plan(given, context)
    print(`${given.campaign}/plan.json`)
  }),
  verb('generate', generateOptions, async (given, context) => {
    const { generate } = await import('../commands/generate.ts')
    tellAsked(await generate(given, context))
  }),
  verb('benchmark', benchmarkOptions, async (given, context) => {
    const { benchmark } = await import('../commands/benchmark.ts')
    refuseLost(await benchmark(given, context))
  }),
  verb('repair', repairOptions, async (given, context) => {
    const { repair } = await import('../commands/repair.ts')
    tellAsked(await repair(given, context))
  }),
  verb('replay', replayOptions, async (given, context) => {
    const { replay } = await import('../commands/replay.ts')
    const { report, text, isSame, lost } = await replay(given, context)
    await printResult(given.json, report, text)
    if (!isSame) process.exitCode = 1
    refuseLost({ lost })
  }),
  verb('reproduce', reproduceOptions, async (given, context) => {
    const { reproduce } = await import('../commands/reproduce.ts')
    const { reproduction, text, lost } = await reproduce(given, context)
    await printResult(given.json, reproduction, text)
    if (reproduction.isAlike === false) process.exitCode = 1
    refuseLost({ lost })
  }),
  verb('clean', cleanOptions, async (given, context) => {
    const { clean } = await import('../commands/clean.ts')
    const { report, text } = await clean(given, context)
    await printResult(given.json, report, text)
  }),
  verb('bundle', bundleOptions, async (given, context) => {
    const { bundle } = await import('../commands/bundle.ts')
    const { report, text } = await bundle(given, context)
    await printResult(given.json, report, text)
  }),
  verb('analyse', analyseOptions, async (given, context) => {
    const { campaign, dataset, greenmlCsv, report: folder, iteration, json } = analyseOptions.parse(given)
    if (greenmlCsv !== undefined) {
      const { analyseGenaiGreenml } = await import('../commands/analyse-genai-greenml.ts')
      const { analysis, summary } = await analyseGenaiGreenml(greenmlCsv)
      await printResult(json, analysis, summary(textWidth(process.stdout)))
      if (json !== undefined && json !== '-') context.logger.info(`Every number: ${json}`)
      if (folder !== undefined) {
        const { reportGenaiGreenml } = await import('../commands/report-genai-greenml.ts')
        context.logger.info(`The report: ${await reportGenaiGreenml(analysis, folder)}`)
      }
    } else if (campaign !== undefined) {
      const { analyse } = await import('../commands/analyse.ts')
      const { analysis, summary } = await analyse({ campaign, dataset, iteration }, context)
      await printResult(json, analysis, summary(textWidth(process.stdout)))
    }
  }),
  verb('report', reportOptions, async (given, context) => {
    const { report } = await import('../commands/report.ts')
    const written = await report(given, context)
    printReport(written)
    await showPages(given, written, context)
  }),
  verb('publish', publishOptions, async (given, context) => {
    const { publish } = await import('../commands/publish.ts')
    print((await publish(given, context)).folder)
  }),
  verb('site', siteOptions, async (given, context) => {
    const { buildSiteFolder } = await import('../commands/site.ts')
    const built = await buildSiteFolder(given, context)
    print(built.html)
    await showPages(given, built, context)
    if (built.leftOut.length > 0) process.exitCode = 1
  }),
  verb('compare', compareOptions, async (given, context) => {
    const { compare } = await import('../commands/compare.ts')
    const { comparison, text, failed } = await compare(given, context)
    await printResult(given.json, comparison, text(textWidth(process.stdout)))
    if (failed) process.exitCode = 1
  }),
]

/** Opens pages, or serves them, where that was asked for. */
async function showPages(
  { open, serve }: Pick<z.input<typeof reportOptions>, 'open' | 'serve'>,
  written: Pick<ReportResult, 'html' | 'folder' | 'files'>,
  context: CommandContext,
): Promise<void> {
  if (open !== true && serve !== true) return
  const { openInBrowser, servePages } = await import('./show-report.ts')
  const served = serve === true ? await servePages(written) : null
  if (served !== null) print(`served at ${served.url} until Ctrl-C`)
  if (open === true) await openInBrowser(served?.url ?? written.html, context.env)
  if (served === null) return
  await served.until(context.signal)
  process.exitCode = 0
}

function refuseLost({ lost, unanswered }: Pick<RunResult, 'lost'> & Partial<Pick<RunResult, 'unanswered'>>): void {
  const fault = explainLost(lost) ?? explainUnanswered(unanswered)
  if (fault !== null) throw fault
}

/** Prints the prompts that a dry run was asked for. UserError where a model gave no answer. */
function tellAsked({ prompts = [], counts }: Pick<GenerateResult, 'prompts' | 'counts'>): void {
  for (const { variant, prompt } of prompts) print(`=== ${variant}\n${prompt}`)
  refuseLost({ lost: 0, unanswered: counts['provider-error'] ?? 0 })
}
