import { seededRandom } from '../../base/random.ts'
import { cleanLine } from '../../base/text/clean-text.ts'
import { comparableAddress } from '../../base/text/text.ts'
import type { Distribution, LeftOut } from '../../schema/mlbench/finetune-data.ts'
import { keyOf, type Task } from '../data/rows.ts'
import { answerOf, openLeakSearch } from './find-leaks.ts'

export interface SplitRequest {
  readonly distribution: Distribution
  readonly seed: number
  /** Share of the examples that training does not see. */
  readonly validationShare: number
  /** Rows kept for the test; null: they are drawn from the others. */
  readonly test: readonly Task[] | null
  /** Share that is drawn: of each repository's tasks (in), or of the repositories (out). */
  readonly testShare: number
}

export interface SplitRows {
  readonly train: readonly Task[]
  readonly validation: readonly Task[]
  readonly test: readonly Task[]
  readonly leftOut: readonly { readonly task: Task; readonly reason: LeftOut }[]
}

/** Parts rows by a seed, so that neither training nor validation holds what a test row could be known by. */
export function splitRows(tasks: readonly Task[], request: SplitRequest): SplitRows {
  const { distribution, seed, test: given } = request
  const test = given ?? drawTest(tasks, request)
  const drawn = new Set(given === null ? test.map(keyOf) : [])
  const tested = new Set(test.map(repositoryOf))
  const findLeak = openLeakSearch(test)
  const judge = (task: Task): LeftOut | null => {
    if (answerOf(task) === null) return 'no-answer'
    if (tested.has(repositoryOf(task)) !== (distribution === 'in')) return 'other-distribution'
    return findLeak(task)
  }
  const judged = tasks.flatMap((task) => (drawn.has(keyOf(task)) ? [] : [{ task, reason: judge(task) }]))
  const usable = judged.flatMap(({ task, reason }) => (reason === null ? [task] : []))
  const validation = drawValidation(usable, seed, request.validationShare)
  return {
    train: usable.filter((task) => !validation.has(task)),
    validation: usable.filter((task) => validation.has(task)),
    test,
    leftOut: judged.flatMap(({ task, reason }) => (reason === null ? [] : [{ task, reason }])),
  }
}

/** A repository by its address, since its number differs between splits of the data. */
export const repositoryOf = ({ github, githubId }: Task): string =>
  comparableAddress(cleanLine(github)).replace(/^https?:\/\//, '') || String(githubId)

function drawTest(tasks: readonly Task[], { distribution, seed, testShare }: SplitRequest): Task[] {
  const byRepository = Map.groupBy(tasks, repositoryOf)
  const names = [...byRepository.keys()]
  if (distribution === 'out') {
    const chosen = new Set(drawShare(names, seed, 'test repositories', testShare))
    return tasks.filter((task) => chosen.has(repositoryOf(task)))
  }
  const chosen = new Set(names.flatMap((name) => drawShare(byRepository.get(name) ?? [], seed, name, testShare)))
  return tasks.filter((task) => chosen.has(task))
}

/** Some of several, one at least and never all. */
function drawShare<T>(items: readonly T[], seed: number, label: string, share: number): T[] {
  const wanted = Math.min(items.length - 1, Math.max(1, Math.round(items.length * share)))
  return seededRandom(seed, label).shuffle(items).slice(0, Math.max(0, wanted))
}

/** Examples with one answer stay together: who has seen it in training has not to find it. */
function drawValidation(tasks: readonly Task[], seed: number, share: number): Set<Task> {
  const groups = [...Map.groupBy(tasks, answerOf).values()]
  const most = Math.round(tasks.length * share)
  const chosen = new Set<Task>()
  for (const group of seededRandom(seed, 'validation').shuffle(groups)) {
    if (chosen.size + group.length > most) continue
    for (const task of group) chosen.add(task)
  }
  return chosen
}
