import { UserError } from '../base/errors.ts'
import { writeJson } from '../base/files.ts'
import { count, quoteWord } from '../base/text.ts'
import { textWidth } from '../base/wrap.ts'
import { explainLost } from '../commands/explain-lost.ts'
import type { RunResult } from '../commands/run.ts'
import { analyseOptions } from '../schema/options/analyse.ts'
import { benchmarkOptions } from '../schema/options/benchmark.ts'
import { compareOptions } from '../schema/options/compare.ts'
import { demoOptions } from '../schema/options/demo.ts'
import { doctorOptions } from '../schema/options/doctor.ts'
import { listOptions, lockOptions, pruneOptions, warmOptions } from '../schema/options/env.ts'
import { generateOptions } from '../schema/options/generate.ts'
import { importOptions } from '../schema/options/import.ts'
import { measureOptions } from '../schema/options/measure.ts'
import { planOptions } from '../schema/options/plan.ts'
import { reportOptions } from '../schema/options/report.ts'
import { runOptions } from '../schema/options/run.ts'
import { sandboxCommandOptions } from '../schema/options/sandbox.ts'
import { print, printJson, printPainted, printReport, printText } from './print.ts'
import { group, type Verb, verb } from './verb.ts'

/** Results to standard output. Commands load when they are called, so that `greenml measure` does not pay for the others. */
export const VERBS: readonly Verb[] = [
  verb(
    'demo',
    'the main job on the embedded dataset: no key, about three minutes',
    demoOptions,
    async (given, context) => {
      const { demo } = await import('../commands/demo.ts')
      printRun(await demo(given, context))
    },
  ),
  verb('run', 'plan → generate → benchmark → analyse → report in one go', runOptions, async (given, context) => {
    const { run } = await import('../commands/run.ts')
    printRun(await run(given, context))
  }),
  verb(
    'import',
    'make a project of the dataset from a repository or a folder',
    importOptions,
    async (given, context) => {
      const { importProject } = await import('../commands/import.ts')
      print((await importProject(given, context)).folder)
    },
  ),
  verb(
    'plan',
    'decide what will be run, in which order, where, and what it will cost',
    planOptions,
    async (given, context) => {
      if (given.format !== undefined) {
        const { exportPlan } = await import('../commands/export-plan.ts')
        for (const line of await exportPlan(given.format, given, context)) print(line)
        return
      }
      const { plan } = await import('../commands/plan.ts')
      await plan(given, context)
      print(`${given.campaign}/plan.json`)
    },
  ),
  verb('generate', 'ask the models for the scripts of a campaign', generateOptions, async (given, context) => {
    const { generate } = await import('../commands/generate.ts')
    const { prompts = [] } = await generate(given, context)
    for (const { variant, prompt } of prompts) print(`=== ${variant}\n${prompt}`)
  }),
  verb(
    'benchmark',
    'run what is left of a campaign; every run ends in a record',
    benchmarkOptions,
    async (given, context) => {
      const { benchmark } = await import('../commands/benchmark.ts')
      refuseLost(await benchmark(given, context))
    },
  ),
  verb(
    'analyse',
    'compare the records of a campaign, or the rows of GenAI-GreenML result files',
    analyseOptions,
    async (given, context) => {
      const { campaign, dataset, greenmlCsv, json } = analyseOptions.parse(given)
      if (greenmlCsv !== undefined) {
        const { analyseGenaiGreenml } = await import('../commands/analyse-genai-greenml.ts')
        const { analysis, summary } = await analyseGenaiGreenml({ ...given, greenmlCsv }, context)
        if (json === '-') printJson(analysis)
        else print(summary(textWidth(process.stdout)))
      } else if (campaign !== undefined) {
        const { analyse } = await import('../commands/analyse.ts')
        const { analysis, summary } = await analyse({ campaign, dataset }, context)
        if (json !== undefined && json !== '-') await writeJson(json, analysis)
        if (json === '-') printJson(analysis)
        else printText(summary)
      }
    },
  ),
  verb('report', 'write report.md, index.html and records.csv of a campaign', reportOptions, async (given, context) => {
    const { report } = await import('../commands/report.ts')
    printReport(await report(given, context))
  }),
  verb(
    'compare',
    'what changed from one campaign to another: other models, hosts or times',
    compareOptions,
    async (given, context) => {
      const { compare } = await import('../commands/compare.ts')
      const { comparison, text, failed } = await compare(given, context)
      if (given.json === '-') printJson(comparison)
      else print(text(textWidth(process.stdout)))
      if (failed) process.exitCode = 1
    },
  ),
  explainUnknown(
    verb(
      'measure',
      'time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]',
      measureOptions,
      async ({ command, ...given }, context) => {
        const { measure, splitCommands } = await import('../commands/measure.ts')
        const { stdout, env } = process
        const display = { width: stdout.columns || 100, colour: stdout.isTTY && !env.NO_COLOR }
        const measuring = measure({ ...given, display, commands: splitCommands(command) }, context)
        const { measurement, markdown, table, exitCode } = await measuring.catch(tellApart)
        if (given.json === '-') printJson(measurement)
        else if (given.markdown === '-') print(markdown.trimEnd())
        else printPainted(table)
        process.exitCode = exitCode
        const { reason, rounds } = measurement.stopping
        if (reason === 'interrupted') throw new UserError(`Stopped after ${rounds} complete rounds.`, 1)
      },
    ),
  ),
  verb(
    'sandbox',
    'run any command as generated code is run: greenml sandbox -- <command>',
    sandboxCommandOptions,
    async (given, context) => {
      const { runSandboxed } = await import('../commands/sandbox.ts')
      const { stdout, stderr } = process
      const { exitCode, record } = await runSandboxed({ ...given, stdout, stderr }, context).catch(tellApart)
      process.exitCode = exitCode
      if (record.status === 'interrupted') throw new UserError('Stopped: the command was ended.', 1)
    },
  ),
  group('env', 'the Python environments that projects run in', [
    verb(
      'warm',
      'make all that projects need ahead of measuring: environments and downloads',
      warmOptions,
      async (given, context) => {
        const { warmEnvironments } = await import('../commands/env/warm.ts')
        const { ready } = await warmEnvironments(given, context)
        print(`ready: ${count(ready, 'project')}`)
      },
    ),
    verb(
      'list',
      'what the cache holds, its size and when it was used',
      listOptions,
      async ({ json: file }, context) => {
        const { listEnvironments } = await import('../commands/env/list.ts')
        const { text, json } = await listEnvironments({ width: textWidth(process.stdout) }, context)
        if (file !== undefined && file !== '-') await writeJson(file, json)
        if (file === '-') printJson(json)
        else print(text)
      },
    ),
    verb('prune', 'remove what was not used for long, never what is in use', pruneOptions, async (given, context) => {
      const { pruneEnvironments } = await import('../commands/env/prune-environments.ts')
      await pruneEnvironments(given, context)
    }),
    verb(
      'lock',
      're-resolve and rewrite project locks, from their requirements',
      lockOptions,
      async (given, context) => {
        const { lockProjects } = await import('../commands/env/lock-projects.ts')
        for (const path of await lockProjects(given, context)) print(path)
      },
    ),
  ]),
  verb(
    'doctor',
    'check what this machine can measure and isolate, and how to fix the rest',
    doctorOptions,
    async (given, context) => {
      const { doctor } = await import('../commands/doctor.ts')
      const { text, json, exitCode } = await doctor({ ...given, width: textWidth(process.stdout) }, context)
      if (given.json === '-') printJson(json)
      else print(text)
      process.exitCode = exitCode
    },
  ),
]

function printRun(result: RunResult): void {
  printReport(result)
  refuseLost(result)
}

function refuseLost({ lost }: Pick<RunResult, 'lost'>): void {
  const fault = explainLost(lost)
  if (fault !== null) throw fault
}

/** `measure python3 train.py --epochs 3`: the option is the command's, which `--` tells. */
function explainUnknown(make: Verb): Verb {
  return (parent, context) => {
    const command = make(parent, context)
    return command.configureOutput({
      outputError(message, write) {
        write(message)
        const [first] = command.args
        if (!message.includes('unknown option') || first === undefined || first.startsWith('-')) return
        write(`put -- before the command: greenml measure -- ${command.args.map(quoteWord).join(' ')}\n`)
      },
    })
  }
}

/** 1 would read as the measured command's own code. */
function tellApart(error: unknown): never {
  throw error instanceof UserError && error.exitCode === 1 ? new UserError(error.message, 125, { cause: error }) : error
}
