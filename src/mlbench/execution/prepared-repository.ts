import { UserError } from '../../base/errors.ts'
import { sha256Hex } from '../../base/files.ts'
import { lookBelow } from '../../base/untrusted-files.ts'
import type { PinState } from '../../schema/task-bench.ts'
import type { GradingRules } from '../../schema/task-grades.ts'
import type { Lack, TaskRepository } from '../../schema/task-repository.ts'
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
  | { readonly settings: null; readonly sourceHash: string | null; readonly fault: string }
)

/** The reason why a repository's environment can't run anything; null: it can. Its answers have no part in that. */
export async function tryEnvironment(given: RunSettings): Promise<string | null> {
  const settings = { ...given, meter: null }
  const { ending } = await runProgram(
    { file: 'greenml_check.py', code: 'pass\n', by: 'python', evidence: null },
    settings,
  )
  return ending === null ? null : `its Python does not run: ${ending.errorMessage ?? ending.status}`
}

/** Why a task can't be run though its repository can; null: it can. */
export type CheckTask = (
  task: Task,
  repository: PreparedRepository & { readonly settings: RunSettings },
  rules: GradingRules,
) => Promise<string | null>

/** Remembers what was tried of tasks' own folders and prefix code: several tasks share them. */
export function openTaskChecks(): CheckTask {
  const known = new Map<string, Promise<string | null>>()
  return (task, { githubId, settings, lacks }, rules) => {
    const [lack] = lacksOf(task, lacks)
    if (lack !== undefined) return Promise.resolve(`it lacks ${lack.what}`)
    const prefix = rules === 'compat' ? null : buildPrefix(task, settings.environment.python)
    const key = sha256Hex(JSON.stringify([githubId, folderOf(task), prefix]))
    const found = known.get(key) ?? tryTask(task, prefix, settings)
    known.set(key, found)
    return found
  }
}

async function tryTask(task: Task, prefix: AnswerProgram | null, settings: RunSettings): Promise<string | null> {
  const fault = await lookForFolder(settings.source, folderOf(task))
  if (fault !== null || prefix === null) return fault
  const { ending } = await runProgram(prefix, { ...settings, meter: null })
  return ending === null ? null : `the task's prefix code fails: ${ending.errorMessage ?? ending.status}`
}

/** A row may name any place: one outside of the repository is none of its folders. */
async function lookForFolder(source: string, folder: string): Promise<string | null> {
  try {
    return (await lookBelow(source, folder)).kind === 'folder' ? null : `it has no folder ${folder}`
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}
