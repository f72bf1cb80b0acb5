import { explainUnanswered, explainUntried } from '../commands/explain-lost.ts'
import { buildOptions, chooseOptions, mineOptions } from '../schema/options/mlbench/build-options.ts'
import { exportFinetuneOptions, finetuneOptions } from '../schema/options/mlbench/finetune-options.ts'
import { containerOptions, exportTasksOptions, importRunsOptions } from '../schema/options/mlbench/harness-options.ts'
import {
  equalCostOptions,
  errorsOptions,
  leakageOptions,
  transcriptsOptions,
} from '../schema/options/mlbench/review-options.ts'
import {
  agentOptions,
  answerOptions,
  contextsOptions,
  evaluateOptions,
  fetchOptions,
  gradeOptions,
  shardOptions,
  statsOptions,
} from '../schema/options/mlbench/task-options.ts'
import { print, printJsonLine, printResult, printTold } from './print.ts'
import { verbOfAnyDataset } from './tool-dataset.ts'
import { group, type Verb } from './verb.ts'

/** Verbs over the tasks of ML-Bench. */
export const mlbenchVerbs: readonly Verb[] = [
  group('mlbench', 'ML-Bench: whether models can use ML repositories', [
    verbOfAnyDataset('fetch', fetchOptions, async (given, context) => {
      const { fetchRepositories } = await import('../commands/mlbench/fetch.ts')
      for (const { repository, state } of await fetchRepositories(given, context)) print(`${repository} ${state}`)
    }),
    verbOfAnyDataset('contexts', contextsOptions, async (given, context) => {
      const { listContexts } = await import('../commands/mlbench/contexts.ts')
      for await (const each of listContexts(given, context)) printJsonLine(each)
    }),
    verbOfAnyDataset('answer', answerOptions, async (given, context) => {
      const { answerTasks } = await import('../commands/mlbench/answer.ts')
      const { files, text, prompts, unanswered } = await answerTasks(given, context)
      for (const { subject, prompt } of prompts) print(`=== ${subject}\n${prompt}`)
      if (text !== '') print(text)
      for (const file of files) print(file)
      refuse(explainUnanswered(unanswered, 'question'))
    }),
    verbOfAnyDataset('agent', agentOptions, async (given, context) => {
      const { workOnTasks } = await import('../commands/mlbench/agent.ts')
      const { files, text } = await workOnTasks(given, context)
      print(text)
      for (const file of files) print(file)
    }),
    verbOfAnyDataset('transcripts', transcriptsOptions, async (given, context) => {
      const { showTranscripts } = await import('../commands/mlbench/transcripts.ts')
      const { runs, told } = await showTranscripts(given, context)
      await printTold(given, runs, told)
    }),
    verbOfAnyDataset('equal-cost', equalCostOptions, async (given, context) => {
      const { compareEqualCost } = await import('../commands/mlbench/equal-cost.ts')
      const { comparison, text } = await compareEqualCost(given, context)
      await printResult(given.json, comparison, text)
    }),
    verbOfAnyDataset('evaluate', evaluateOptions, async (given, context) => {
      const { evaluate } = await import('../commands/mlbench/evaluate.ts')
      const { scores, told, unanswered } = await evaluate(given, context)
      await printTold(given, scores, told)
      refuse(explainUnanswered(unanswered, 'question'))
      if (given.repositories !== undefined) refuse(explainUntried(scores))
    }),
    verbOfAnyDataset('shard', shardOptions, async (given, context) => {
      const { listShards } = await import('../commands/mlbench/shard.ts')
      const { shards, submit } = await listShards(given, context)
      const lines = shards.map(({ shard, repository, system }) => `${shard} ${repository} ${system}`)
      await printResult(given.json, shards, submit ?? lines.join('\n'))
    }),
    verbOfAnyDataset('stats', statsOptions, async (given, context) => {
      const { describeRows } = await import('../commands/mlbench/stats.ts')
      const { stats, text } = await describeRows(given, context)
      await printResult(given.json, stats, text)
    }),
    verbOfAnyDataset('errors', errorsOptions, async (given, context) => {
      const { sortErrors } = await import('../commands/mlbench/errors.ts')
      const { errors, text, fault } = await sortErrors(given, context)
      await printResult(given.json, errors, text)
      refuse(fault)
    }),
    verbOfAnyDataset('leakage', leakageOptions, async (given, context) => {
      const { probeLeakage } = await import('../commands/mlbench/leakage.ts')
      const { leakage, text } = await probeLeakage(given, context)
      await printResult(given.json, leakage, text)
    }),
    verbOfAnyDataset('export-finetune', exportFinetuneOptions, async (given, context) => {
      const { exportFinetune } = await import('../commands/mlbench/export-finetune.ts')
      const { data, text } = await exportFinetune(given, context)
      await printResult(given.json, data, text)
    }),
    verbOfAnyDataset('finetune', finetuneOptions, async (given, context) => {
      const { finetune } = await import('../commands/mlbench/finetune.ts')
      const { training, text } = await finetune(given, context)
      await printResult(given.json, training, text)
    }),
    verbOfAnyDataset('choose', chooseOptions, async (given, context) => {
      const { chooseCandidates } = await import('../commands/mlbench/choose.ts')
      const { chosen, text } = await chooseCandidates(given, context)
      await printResult(given.json, chosen, text)
    }),
    verbOfAnyDataset('mine', mineOptions, async (given, context) => {
      const { mine } = await import('../commands/mlbench/mine.ts')
      const { file, text } = await mine(given, context)
      print(text)
      print(file)
    }),
    verbOfAnyDataset('build', buildOptions, async (given, context) => {
      const { buildTasks } = await import('../commands/mlbench/build.ts')
      const { build, file, text, prompts } = await buildTasks(given, context)
      for (const { subject, prompt } of prompts) print(`=== ${subject}\n${prompt}`)
      await printResult(given.json, build, text)
      if (file !== null && given.json !== '-') print(file)
    }),
    verbOfAnyDataset('container', containerOptions, async (given) => {
      const { describeContainer } = await import('../commands/mlbench/container.ts')
      print((await describeContainer(given)).trimEnd())
    }),
    verbOfAnyDataset('export-tasks', exportTasksOptions, async (given, context) => {
      const { exportTasks } = await import('../commands/mlbench/export-tasks.ts')
      await exportTasks(given, context)
      print(given.to)
    }),
    verbOfAnyDataset('import-runs', importRunsOptions, async (given, context) => {
      const { importRuns } = await import('../commands/mlbench/import-runs.ts')
      print(await importRuns(given, context))
    }),
    verbOfAnyDataset('grade', gradeOptions, async (given, context) => {
      const { grade } = await import('../commands/mlbench/grade.ts')
      const { grades, text } = await grade(given, context)
      await printResult(given.json, grades, text)
      if (given.repositories !== undefined && 'systems' in grades) refuse(explainUntried(grades))
    }),
  ]),
]

function refuse(fault: Error | null): void {
  if (fault !== null) throw fault
}
