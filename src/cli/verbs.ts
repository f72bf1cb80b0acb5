import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { explainFault } from '../base/explain-fault.ts'
import { count } from '../base/text.ts'
import { textWidth } from '../base/wrap.ts'
import { explainLost } from '../commands/explain-lost.ts'
import type { MeasureRevisionsOptions } from '../commands/measure-revisions.ts'
import type { RunResult } from '../commands/run.ts'
import type { Measurement } from '../schema/measurement.ts'
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
import { measureOptions } from '../schema/options/measure-options.ts'
import { answerOptions, contextsOptions, gradeOptions } from '../schema/options/mlbench-options.ts'
import { modelsOptions, testModelOptions } from '../schema/options/models-options.ts'
import { planOptions } from '../schema/options/plan-options.ts'
import { repairOptions } from '../schema/options/repair-options.ts'
import { replayOptions } from '../schema/options/replay-options.ts'
import { reportOptions } from '../schema/options/report-options.ts'
import { reproduceOptions } from '../schema/options/reproduce-options.ts'
import { revisionFields } from '../schema/options/revision-fields.ts'
import { runOptions } from '../schema/options/run-options.ts'
import { sandboxCommandOptions } from '../schema/options/sandbox-options.ts'
import { print, printJson, printJsonLine, printPainted, printReport, printResult } from './print.ts'
import { group, type Verb, verb, withBelow } from './verb.ts'

/** Results to standard output. Commands load when they are called, so that `greenml measure` does not pay for the others. */
export const VERBS: readonly Verb[] = [
  verb('demo', demoOptions, async (given, context) => {
    const { demo } = await import('../commands/demo.ts')
    printRun(await demo(given, context))
  }),
  verb('run', runOptions, async (given, context) => {
    const { run } = await import('../commands/run.ts')
    printRun(await run(given, context))
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
    if (given.open !== true && given.serve !== true) return
    const { openInBrowser, serveReport } = await import('../commands/show-report.ts')
    const served = given.serve === true ? await serveReport(written) : null
    if (served !== null) print(`served at ${served.url} until Ctrl-C`)
    if (given.open === true) await openInBrowser(served?.url ?? written.html, context.env)
    await served?.until(context.signal)
  }),
  verb('compare', compareOptions, async (given, context) => {
    const { compare } = await import('../commands/compare.ts')
    const { comparison, text, failed } = await compare(given, context)
    await printResult(given.json, comparison, text(textWidth(process.stdout)))
    if (failed) process.exitCode = 1
  }),
  ofCommand(
    verb(
      'measure',
      measureOptions,
      async ({ command, ...given }, context) => {
        const { measure, splitCommands } = await import('../commands/measure.ts')
        const { stdout, env } = process
        const display = { width: stdout.columns || 100, colour: stdout.isTTY && !env.NO_COLOR }
        const commands = splitCommands(command, given.separator)
        if (Object.keys(given).some((name) => name in revisionFields)) {
          await measureRevisionsOf(commands, { ...given, display }, context).catch(tellApart)
          return
        }
        const measuring = measure({ ...given, display, commands }, context)
        const { measurement, texts, table, exitCode } = await measuring.catch(tellApart)
        if (given.json === '-') printJson(measurement)
        else if (texts.length > 0) for (const text of texts) print(text.trimEnd())
        else printPainted(table)
        process.exitCode = exitCode
        refuseInterrupted(measurement)
      },
      { heading: 'One command on two revisions of a repository:', fields: revisionFields },
    ),
  ),
  ofCommand(
    verb('sandbox', sandboxCommandOptions, async (given, context) => {
      const { runSandboxed } = await import('../commands/sandbox.ts')
      const { stdout, stderr } = process
      const { exitCode, record } = await runSandboxed({ ...given, stdout, stderr }, context).catch(tellApart)
      process.exitCode = exitCode
      if (record.status === 'interrupted') throw new UserError('Stopped: the command was ended.', 1)
    }),
  ),
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

type MeasureOptions = Omit<z.input<typeof measureOptions>, 'command'>

async function measureRevisionsOf(
  commands: readonly (readonly string[])[],
  { display, ...given }: MeasureOptions & Pick<MeasureRevisionsOptions, 'display'>,
  context: CommandContext,
): Promise<void> {
  const { asksForRevisions } = await import('../commands/revisions/check-options.ts')
  const { measureRevisions } = await import('../commands/measure-revisions.ts')
  const [command, more] = commands
  if (!asksForRevisions(given) || command === undefined) return
  if (more !== undefined) throw new UserError('--base measures one command: a second one follows behind --.')
  const { comparison, text, markdown, exitCode } = await measureRevisions(
    { ...given, command, ...(display && { display }) },
    context,
  )
  if (given.json === '-') printJson(comparison)
  else print(given.markdown === '-' ? markdown.trimEnd() : text)
  process.exitCode = exitCode
  refuseInterrupted(comparison.measurement)
}

function refuseInterrupted({ stopping: { reason, rounds } }: Pick<Measurement, 'stopping'>): void {
  if (reason === 'interrupted') throw new UserError(`Stopped after ${rounds} complete rounds.`, 1)
}

function printRun(result: RunResult): void {
  printReport(result)
  refuseLost(result)
}

function refuseLost({ lost }: Pick<RunResult, 'lost'>): void {
  const fault = explainLost(lost)
  if (fault !== null) throw fault
}

/** `measure python3 train.py --epochs 3`: from its program on every word is the command's. */
function ofCommand(make: Verb): Verb {
  return (parent, context) => {
    const command = make(parent, context).passThroughOptions()
    return command.configureOutput({
      outputError(message, write) {
        write(message)
        const [, foreign = ''] = /unknown option '(-[^'=]*)/.exec(message) ?? []
        const ours = ELSEWHERE.get(foreign)
        if (ours !== undefined) write(`${foreign} of hyperfine: here ${ours}\n`)
      },
    })
  }
}

/** What users of hyperfine ask for, where it has another name here. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['--runs', '--repetitions (-r)'],
  ['--command-name', '--name (-n)'],
  ['--reference-name', '--name (-n) of that command, and --reference its label'],
  ['--output', "--show-output, or --shell sh and 'command > file'"],
  ['--style', 'colours follow the terminal and NO_COLOR'],
  ['--export-asciidoc', '--export-markdown, --export-csv or --json'],
  ['--export-orgmode', '--export-markdown, --export-csv or --json'],
  ['-N', 'no shell is used unless --shell (-S) names one'],
  ['--min-benchmarking-time', '--min-runs (-m), --max-seconds or --until-interval'],
])

/** 1 would read as the measured command's own code. */
function tellApart(caught: unknown): never {
  const error = explainFault(caught)
  throw error instanceof UserError && error.exitCode === 1 ? new UserError(error.message, 125, { cause: error }) : error
}
