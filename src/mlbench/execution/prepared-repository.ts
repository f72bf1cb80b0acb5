import { UserError } from '../../base/errors.ts'
import { sha256Hex } from '../../base/files/files.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import type { PinState, TaskFault } from '../../schema/mlbench/task-bench.ts'
import type { GradingRules } from '../../schema/mlbench/task-grades.ts'
import type { Lack, TaskRepository } from '../../schema/mlbench/task-repository.ts'
import type { Task } from '../data/rows.ts'
import { type AnswerProgram, buildPrefix, folderOf } from './answer-program.ts'
import type { RepositoryFiles } from './repository-files.ts'
import { type RunSettings, runProgram } from './run-program.ts'
import { lacksOf } from './task-lacks.ts'

/** A repository whose tasks are to be run, with what they run in, or why they can't. */
export type PreparedRepository = {
  readonly githubId: number
  readonly name: string
  /** Null: the dataset does not know it. */
  readonly repository: TaskRepository | null
  /** Null: it is not there, or not known. */
  readonly pin: PinState | null
  /** What all or some of its tasks lack. */
  readonly lacks: readonly Lack[]
} & (
  | {
      readonly settings: RunSettings
      readonly files: RepositoryFiles
      readonly sourceHash: string
      readonly fault: null
    }
  | { readonly settings: null; readonly sourceHash: string | null; readonly fault: TaskFault }
)

/** How a repository's environment failed to run anything; null: it can. Its answers have no part in that. */
export async function tryEnvironment(given: RunSettings): Promise<string | null> {
  const settings = { ...given, meter: null }
  const { ending } = await runProgram(
    { file: 'greenml_check.py', code: 'pass\n', by: 'python', evidence: null },
    settings,
  )
  return ending && (ending.errorMessage ?? ending.status)
}

/** Whether a task can be run where its repository can. */
export type CheckTask = (
  task: Task,
  repository: PreparedRepository & { readonly settings: RunSettings },
  rules: GradingRules,
) => Promise<boolean>

/** Remembers what was tried of tasks' own folders and prefix code: several tasks share them. */
export function openTaskChecks(): CheckTask {
  const known = new Map<string, Promise<boolean>>()
  return (task, { githubId, settings, lacks }, rules) => {
    if (lacksOf(task, lacks).length > 0) return Promise.resolve(false)
    const prefix = rules === 'compat' ? null : buildPrefix(task, settings.environment.python)
    const key = sha256Hex(JSON.stringify([githubId, folderOf(task), prefix]))
    const found = known.get(key) ?? tryTask(task, prefix, settings)
    known.set(key, found)
    return found
  }
}

async function tryTask(task: Task, prefix: AnswerProgram | null, settings: RunSettings): Promise<boolean> {
  if (!(await hasFolder(settings.source, folderOf(task)))) return false
  if (prefix === null) return true
  const { ending } = await runProgram(prefix, { ...settings, meter: null })
  return ending === null
}

/** A row may name any place: one outside of the repository is none of its folders. */
async function hasFolder(source: string, folder: string): Promise<boolean> {
  try {
    return (await lookBelow(source, folder)).kind === 'folder'
  } catch (error) {
    if (error instanceof UserError) return false
    throw error
  }
}
