import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { count } from '../base/text.ts'
import { textWidth } from '../base/wrap.ts'
import { explainLost } from '../commands/explain-lost.ts'
import type { ReportResult } from '../commands/report.ts'
import type { RunResult } from '../commands/run.ts'
import { analyseOptions } from '../schema/options/analyse-options.ts'
import { benchmarkOptions } from '../schema/options/benchmark-options.ts'
import { bundleOptions } from '../schema/options/bundle-options.ts'
import { checkOptions } from '../schema/options/check-options.ts'
import { cleanOptions } from '../schema/options/clean-options.ts'
import { compareOptions } from '../schema/options/compare-options.ts'
import { demoOptions } from '../schema/options/demo-options.ts'
import { doctorOptions } from '../schema/options/doctor-options.ts'
import { listOptions, lockOptions, pruneOptions, warmOptions } from '../schema/options/env-options.ts'
import { generateOptions } from '../schema/options/generate-options.ts'
import { importOptions } from '../schema/options/import-options.ts'
import {
  answerOptions,
  contextsOptions,
  evaluateOptions,
  gradeOptions,
  statsOptions,
} from '../schema/options/mlbench-options.ts'
import { modelsOptions, testModelOptions } from '../schema/options/models-options.ts'
import { planOptions } from '../schema/options/plan-options.ts'
import { projectsOptions } from '../schema/options/projects-options.ts'
import { repairOptions } from '../schema/options/repair-options.ts'
import { replayOptions } from '../schema/options/replay-options.ts'
import { reportOptions } from '../schema/options/report-options.ts'
import { reproduceOptions } from '../schema/options/reproduce-options.ts'
import { runOptions } from '../schema/options/run-options.ts'
import { validateOptions } from '../schema/options/validate-options.ts'
import { measureVerb, sandboxVerb } from './command-verbs.ts'
import { print, printJsonLine, printReport, printResult } from './print.ts'
import { group, type Verb, verb, withBelow } from './verb.ts'

/** Results to standard output. Commands load when they are called, so that `greenml measure` does not pay for the others. */
export const VERBS: readonly Verb[] = [
  verb('demo', demoOptions, async (given, context) => {
    const { demo } = await import('../commands/demo.ts')
    printRun(await demo(given, context))
  }),
  verb('run', runOptions, async (given, context) => {
    const { run } = await import('../commands/run.ts')
    const result = await run(given, context)
    printReport(result)
    await showReport(given, result, context)
    refuseLost(result)
  }),
  verb('import', importOptions, async (given, context) => {
    const { importProject } = await import('../commands/import.ts')
    print((await importProject(given, context)).folder)
  }),
  verb('check', checkOptions, async (given, context) => {
    const { check } = await import('../commands/check.ts')
    const { check: found, text } = await check(given, context)
    await printResult(given.json, found, text)
    process.exitCode = found.status === 'ok' ? 0 : 1
  }),
  verb('validate', validateOptions, async (given, context) => {
    const { validate } = await import('../commands/validate.ts')
    const { validation, text, isGood } = await validate(given, context)
    await printResult(given.json, validation, text)
    process.exitCode = isGood ? 0 : 1
  }),
  verb('projects', projectsOptions, async (given, context) => {
    const { listDataset } = await import('../commands/projects.ts')
    const { json, text } = await listDataset(given, textWidth(process.stdout), context)
    await printResult(given.json, json, text)
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
    const { prompts = [] } = await generate(given, context)
    for (const { variant, prompt } of prompts) print(`=== ${variant}\n${prompt}`)
  }),
  verb('benchmark', benchmarkOptions, async (given, context) => {
    const { benchmark } = await import('../commands/benchmark.ts')
    refuseLost(await benchmark(given, context))
  }),
  verb('repair', repairOptions, async (given, context) => {
    const { repair } = await import('../commands/repair.ts')
    const { prompts = [] } = await repair(given, context)
    for (const { variant, prompt } of prompts) print(`=== ${variant}\n${prompt}`)
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
    const { campaign, dataset, greenmlCsv, iteration, json } = analyseOptions.parse(given)
    if (greenmlCsv !== undefined) {
      const { analyseGenaiGreenml } = await import('../commands/analyse-genai-greenml.ts')
      const { analysis, summary } = await analyseGenaiGreenml(greenmlCsv)
      await printResult(json, analysis, summary(textWidth(process.stdout)))
      if (json !== undefined && json !== '-') context.logger.info(`Every number: ${json}`)
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
    await showReport(given, written, context)
  }),
  verb('compare', compareOptions, async (given, context) => {
    const { compare } = await import('../commands/compare.ts')
    const { comparison, text, failed } = await compare(given, context)
    await printResult(given.json, comparison, text(textWidth(process.stdout)))
    if (failed) process.exitCode = 1
  }),
  measureVerb,
  sandboxVerb,
  group('env', 'the Python environments that projects run in', [
    verb('warm', warmOptions, async (given, context) => {
      const { warmEnvironments } = await import('../commands/env/warm.ts')
      const { ready } = await warmEnvironments(given, context)
      print(`ready: ${count(ready, 'project')}`)
    }),
    verb('list', listOptions, async ({ json: file }, context) => {
      const { listEnvironments } = await import('../commands/env/list.ts')
      const { text, json } = await listEnvironments({ width: textWidth(process.stdout) }, context)
      await printResult(file, json, text)
    }),
    verb('prune', pruneOptions, async (given, context) => {
      const { pruneEnvironments } = await import('../commands/env/prune-environments.ts')
      await pruneEnvironments(given, context)
    }),
    verb('lock', lockOptions, async (given, context) => {
      const { lockProjects } = await import('../commands/env/lock-projects.ts')
      for (const path of await lockProjects(given, context)) print(path)
    }),
  ]),
  group('mlbench', 'ML-Bench: whether models can use ML repositories', [
    verb('contexts', contextsOptions, async (given, context) => {
      const { listContexts } = await import('../commands/mlbench/contexts.ts')
      for await (const each of listContexts(given, context)) printJsonLine(each)
    }),
    verb('answer', answerOptions, async (given, context) => {
      const { answerTasks } = await import('../commands/mlbench/answer.ts')
      const { files, text, prompts } = await answerTasks(given, context)
      for (const { subject, prompt } of prompts) print(`=== ${subject}\n${prompt}`)
      if (text !== '') print(text)
      for (const file of files) print(file)
    }),
    verb('evaluate', evaluateOptions, async (given, context) => {
      const { evaluate } = await import('../commands/mlbench/evaluate.ts')
      const { scores, text } = await evaluate(given, context)
      await printResult(given.json, scores, text)
    }),
    verb('stats', statsOptions, async (given, context) => {
      const { describeRows } = await import('../commands/mlbench/stats.ts')
      const { stats, text } = await describeRows(given, context)
      await printResult(given.json, stats, text)
    }),
    verb('grade', gradeOptions, async (given, context) => {
      const { grade } = await import('../commands/mlbench/grade.ts')
      const { grades, text } = await grade(given, context)
      await printResult(given.json, grades, text)
    }),
  ]),
  withBelow(
    verb('models', modelsOptions, async (given, context) => {
      const { listModels } = await import('../commands/models.ts')
      const { json, text } = await listModels(given, textWidth(process.stdout), context)
      await printResult(given.json, json, text)
    }),
    [
      verb('test', testModelOptions, async (given, context) => {
        const { tryModel } = await import('../commands/models.ts')
        const { json, text, works } = await tryModel(given, context)
        await printResult(given.json, json, text)
        process.exitCode = works ? 0 : 1
      }),
    ],
  ),
  verb('doctor', doctorOptions, async (given, context) => {
    const { doctor } = await import('../commands/doctor.ts')
    const { text, json, exitCode } = await doctor({ ...given, width: textWidth(process.stdout) }, context)
    await printResult(given.json, json, text)
    process.exitCode = exitCode
  }),
]

/** Opens a report, or serves it, where that was asked for. */
async function showReport(
  { open, serve }: Pick<z.input<typeof reportOptions>, 'open' | 'serve'>,
  written: ReportResult,
  context: CommandContext,
): Promise<void> {
  if (open !== true && serve !== true) return
  const { openInBrowser, serveReport } = await import('../commands/show-report.ts')
  const served = serve === true ? await serveReport(written) : null
  if (served !== null) print(`served at ${served.url} until Ctrl-C`)
  if (open === true) await openInBrowser(served?.url ?? written.html, context.env)
  await served?.until(context.signal)
}

function printRun(result: RunResult): void {
  printReport(result)
  refuseLost(result)
}

function refuseLost({ lost }: Pick<RunResult, 'lost'>): void {
  const fault = explainLost(lost)
  if (fault !== null) throw fault
}
