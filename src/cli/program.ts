import { Command, Option } from 'commander'
import { count } from '../base/count.ts'
import { UserError } from '../base/errors.ts'
import { writeJson } from '../base/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { quoteWord } from '../base/shell-words.ts'
import { textWidth } from '../base/wrap.ts'
import type { CommandContext } from '../commands/context.ts'
import { parseShard } from '../planning/shards.ts'
import {
  datasetOption,
  withBenchmark,
  withCampaign,
  withCarbon,
  withGenerate,
  withHosts,
  withMeters,
  withPlan,
  withSandbox,
} from './options.ts'
import { print, printReport, printText } from './print.ts'
import { atLeastOne, collect, fromZero, integer, percent, positive } from './values.ts'

/** The command line. Commands load when they are called, so that `greenml measure` does not pay for the others. */
export function buildProgram(context: CommandContext): Command {
  const program = new Command('greenml')
    .description('Does code that an LLM writes for a machine learning project use less energy, at the same accuracy?')
    .version(TOOL_VERSION)
    .exitOverride()
    .showHelpAfterError('(--help shows every option)')
    .configureOutput({
      getOutHelpWidth: () => textWidth(process.stdout),
      getErrHelpWidth: () => textWidth(process.stderr),
    })
    .configureHelp({ minWidthToWrap: 20 })
    .helpCommand(false)

  command('demo', 'the main job on the embedded dataset: no key, about three minutes')
    .option('--campaign <dir>', 'folder of the campaign (default: campaigns/demo-<time>)')
    .action(async (options) => {
      const { demo } = await import('../commands/demo.ts')
      printReport(await demo(options, context))
    })

  withBenchmark(withGenerate(withPlan(command('run', 'plan → generate → benchmark → analyse → report in one go'))))
    .option('--out <dir>', 'folder of the report (default: report/ in the campaign)')
    .action(async (options) => {
      const { run } = await import('../commands/run.ts')
      printReport(await run(options, context))
    })

  command('import', 'make a project of the dataset from a repository or a folder')
    .argument('<source>', 'git URL, file URL or path')
    .option('--slug <name>', 'name of the project (default: the last part of the source)')
    .option('--commit <sha>', 'commit to import (default: the branch head)')
    .option('--branch <name>', 'branch or tag to import')
    .option('--entry <path>', 'the script to run (default: found by what it does)')
    .option('--no-date', "packages of today instead of the commit's date: for an index that tells no upload times")
    .addOption(datasetOption())
    .action(async (source, options) => {
      const { importProject } = await import('../commands/import.ts')
      const result = await importProject({ source, ...options }, context)
      print(result.folder)
    })

  withHosts(withPlan(command('plan', 'decide what will be run, in which order, where, and what it will cost'))).action(
    async (options) => {
      if (options.format !== undefined) {
        const { exportPlan } = await import('../commands/export-plan.ts')
        for (const line of await exportPlan(options.format, options, context)) print(line)
        return
      }
      const { plan } = await import('../commands/plan.ts')
      await plan(options, context)
      print(`${options.campaign}/plan.json`)
    },
  )

  withGenerate(withCampaign(command('generate', 'ask the models for the scripts of a campaign')))
    .option('--dry-run', 'say what would be asked and what it would cost')
    .option('--show-prompts', 'with --dry-run: print the prompts, byte for byte')
    .action(async (options) => {
      const { generate } = await import('../commands/generate.ts')
      const result = await generate(options, context)
      for (const { variant, prompt } of result.prompts ?? []) print(`=== ${variant}\n${prompt}`)
    })

  withBenchmark(withCampaign(command('benchmark', 'run what is left of a campaign; every run ends in a record')))
    .option('--shard <i/n>', 'only this share of the campaign', parseShard)
    .action(async (options) => {
      const { benchmark } = await import('../commands/benchmark.ts')
      await benchmark(options, context)
    })

  command('analyse', 'compare the records of a campaign, or the rows of GenAI-GreenML result files')
    .option('--campaign <dir>', 'folder of the campaign')
    .addOption(
      new Option(
        '--greenml-csv <file...>',
        'results_*.csv of GenAI-GreenML: its own numbers, and what they carry',
      ).conflicts('campaign'),
    )
    .option('--json <file>', 'write every number as JSON; - is stdout')
    .addOption(datasetOption())
    .action(async ({ campaign, dataset, greenmlCsv, json }, own: Command) => {
      if (greenmlCsv !== undefined) {
        const { analyseGenaiGreenml } = await import('../commands/analyse-genai-greenml.ts')
        const { analysis, summary } = await analyseGenaiGreenml({ greenmlCsv, json }, context)
        if (json === '-') print(JSON.stringify(analysis, null, 2))
        else print(summary(textWidth(process.stdout)))
      } else if (campaign !== undefined) {
        const { analyse, summarise } = await import('../commands/analyse.ts')
        const analysis = await analyse({ campaign, dataset }, context)
        if (json !== undefined && json !== '-') await writeJson(json, analysis)
        if (json === '-') print(JSON.stringify(analysis, null, 2))
        else printText(summarise(analysis))
      } else own.error("error: name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>'")
    })

  withCampaign(command('report', 'write report.md, index.html and records.csv of a campaign'))
    .option('--out <dir>', 'folder of the report (default: report/ in the campaign)')
    .action(async (options) => {
      const { report } = await import('../commands/report.ts')
      printReport(await report(options, context))
    })

  command('compare', 'what changed from one campaign to another: other models, hosts or times')
    .argument('<a>', 'folder of the campaign before')
    .argument('<b>', 'folder of the campaign after')
    .option('--pair <a=b...>', 'models to compare that have different names')
    .option(
      '--fail-on <what>',
      'code 1 when energy, cpu, wall, memory, accuracy or success got worse or could not be checked: cpu:5%,accuracy',
    )
    .option('--json <file>', 'write every number as JSON; - is stdout')
    .option('--markdown <file>', 'write the tables as Markdown')
    .action(async (a: string, b: string, options) => {
      const { compare } = await import('../commands/compare.ts')
      const { comparison, text, failed } = await compare({ a, b, ...options }, context)
      if (options.json === '-') print(JSON.stringify(comparison, null, 2))
      else print(text(textWidth(process.stdout)))
      if (failed) process.exitCode = 1
    })

  withCarbon(
    withMeters(
      command('measure', 'time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]'),
    ),
  )
    .option('--repetitions <n>', 'rounds, each of which runs every command (default: 5)', atLeastOne)
    .option('--warmup <n>', 'rounds before, not counted', integer, 1)
    .option('--until-interval <percent>', 'rounds go on until the ratio is known to ±this: 5%', percent)
    .option('--max-runs <n>', 'with --until-interval: the most rounds (default: 100)', atLeastOne)
    .option(
      '--max-seconds <s>',
      'no round is begun that would end later; one to warm up and one measured are run in any case',
      positive,
    )
    .option('--noise-floor', 'run the first command twice in every round: what is no larger than that is no difference')
    .option(
      '--idle-baseline <seconds>',
      "measures the host's power at rest first, for net energy (default: 0)",
      fromZero,
    )
    .option('--phases', 'one further run of each: CPU seconds of Python scripts by phase')
    .option('--flops', 'one further run of each: floating-point operations, by perf')
    .option('--timeout <seconds>', 'ends a run that takes longer', positive)
    .option('-n, --name <label>', 'label of a command: the first for the first; given again, for the next', collect)
    .option('--seed <n>', 'seed of the order of runs', integer)
    .option('--json <file>', 'write every run as JSON; - is stdout')
    .option('--markdown <file>', 'write the table as Markdown; - is stdout')
    .argument('<command...>', 'one or several, separated by --')
    .configureOutput({ outputError: explainUnknown })
    .action(async (words: string[], options) => {
      const { measure, splitCommands } = await import('../commands/measure.ts')
      const { stdout, env } = process
      const display = { width: stdout.columns || 100, colour: stdout.isTTY && !env.NO_COLOR }
      const result = await measure({ ...options, display, commands: splitCommands(words) }, context).catch(tellApart)
      if (options.json === '-') print(JSON.stringify(result.measurement, null, 2))
      else print(options.markdown === '-' ? result.markdown.trimEnd() : result.table)
      process.exitCode = result.exitCode
      const { reason, rounds } = result.measurement.stopping
      if (reason === 'interrupted') throw new UserError(`Stopped after ${rounds} complete rounds.`, 1)
    })

  withSandbox(command('sandbox', 'run any command as generated code is run: greenml sandbox -- <command>'))
    .option('--writable <dir>', 'a folder whose changes are kept; may be given again', collect)
    .option(
      '--limits <list>',
      'others than memory=2GiB,wall=60,processes=512, disk=4GiB,output=256MiB,file=1GiB,open-files=4096, cpu=<seconds>',
    )
    .option('--json <file>', 'write the record of the run')
    .argument('<command...>', 'it runs on a copy of the current folder')
    .action(async (words: string[], options) => {
      const { runSandboxed } = await import('../commands/sandbox.ts')
      const { stdout, stderr } = process
      const result = await runSandboxed({ ...options, command: words, stdout, stderr }, context).catch(tellApart)
      process.exitCode = result.exitCode
      if (result.record.status === 'interrupted') throw new UserError('Stopped: the command was ended.', 1)
    })

  const environments = command('env', 'the Python environments that projects run in').helpCommand(false)
  subcommand(environments, 'warm', 'make all that projects need ahead of measuring: environments and downloads')
    .addOption(datasetOption())
    .option('--projects <regex>', 'only projects whose name matches')
    .option('--campaign <dir>', 'only projects of this plan')
    .action(async (options) => {
      const { warmEnvironments } = await import('../commands/env/warm.ts')
      const { ready } = await warmEnvironments(options, context)
      print(`ready: ${count(ready, 'project')}`)
    })
  subcommand(environments, 'list', 'what the cache holds, its size and when it was used')
    .option('--json <file>', 'write it as JSON; - is stdout')
    .action(async ({ json: file }) => {
      const { listEnvironments } = await import('../commands/env/list.ts')
      const { text, json } = await listEnvironments({ width: textWidth(process.stdout) }, context)
      if (file !== undefined && file !== '-') await writeJson(file, json)
      print(file === '-' ? JSON.stringify(json, null, 2) : text)
    })
  subcommand(environments, 'prune', 'remove what was not used for long, never what is in use')
    .option('--older-than <days>', 'not used for longer (default: 30, or any age with a quota)', fromZero)
    .option('--quota <size>', 'until the cache is no larger, as 20GiB (default: $GREENML_CACHE_QUOTA)')
    .action(async (options) => {
      const { pruneEnvironments } = await import('../commands/env/prune.ts')
      await pruneEnvironments(options, context)
    })
  subcommand(environments, 'lock', 'write the locks of projects anew, from their requirements')
    .argument('<slug...>', 'projects')
    .option('--no-date', "packages of today instead of the commit's date: for an index that tells no upload times")
    .addOption(datasetOption())
    .action(async (slugs: string[], options) => {
      const { lockProjects } = await import('../commands/env/lock.ts')
      for (const path of await lockProjects({ ...options, slugs }, context)) print(path)
    })

  command('doctor', 'what can be measured and isolated here, and what mends the rest')
    .option('--runner', 'fail where a runner of benchmarks lacks something')
    .option('--json <file>', 'write the findings as JSON; - is stdout')
    .action(async (options) => {
      const { doctor } = await import('../commands/doctor/doctor.ts')
      const { text, json, exitCode } = await doctor({ ...options, width: textWidth(process.stdout) }, context)
      print(options.json === '-' ? JSON.stringify(json, null, 2) : text)
      process.exitCode = exitCode
    })

  return program

  /** `measure python3 train.py --epochs 3`: the option is the command's, which `--` tells. */
  function explainUnknown(message: string, write: (text: string) => void): void {
    write(message)
    const { args = [] } = program.commands.find((each) => each.name() === 'measure') ?? {}
    if (!message.includes('unknown option') || args[0] === undefined || args[0].startsWith('-')) return
    write(`put -- before the command: greenml measure -- ${args.map(quoteWord).join(' ')}\n`)
  }

  function command(name: string, summary: string): Command {
    return subcommand(program, name, summary)
  }
}

function subcommand(parent: Command, name: string, summary: string): Command {
  return parent.command(name).description(summary).exitOverride().showHelpAfterError('(--help shows every option)')
}

/** 1 would read as the measured command's own code. */
function tellApart(error: unknown): never {
  throw error instanceof UserError && error.exitCode === 1 ? new UserError(error.message, 125, { cause: error }) : error
}
