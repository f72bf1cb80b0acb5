import { seededRandom } from '../../base/random.ts'
import { keyOf, type Task } from '../data/rows.ts'

/** So many tasks of each repository, drawn by a seed; all of one that has fewer. In the order of the rows. */
export function sampleTasks(tasks: readonly Task[], each: number, seed: number): Task[] {
  const chosen = new Set<string>()
  for (const [githubId, own] of Map.groupBy(tasks, (task) => task.githubId)) {
    const drawn = seededRandom(seed, `sample of ${githubId}`).shuffle(own).slice(0, each)
    for (const task of drawn) chosen.add(keyOf(task))
  }
  return tasks.filter((task) => chosen.has(keyOf(task)))
}
