import { z } from 'zod'
import { streamLines } from '../../base/files/jsonl.ts'
import { parseWith, readJsonText } from '../../base/text/parse-with.ts'
import { isFields } from '../../schema/versioned.ts'
import { keyOf, taskId } from './rows.ts'

/** Whether one of a task's first one, two and five answers passes, as ML-Bench's own grader says. */
export type PublishedVerdict = readonly [boolean, boolean, boolean]

const passes = z.union([z.boolean(), z.literal([0, 1])]).transform((value) => Boolean(value))
const verdictLine = z.object({ github_id: taskId, id: taskId, pass1: passes, pass2: passes, pass5: passes })

/** Verdicts by `keyOf` a task, of a `result.jsonl` or, of its older version, an `eval_total_user.jsonl`; its header and sums are not read. */
export async function readPublishedVerdicts(path: string): Promise<Map<string, PublishedVerdict>> {
  const verdicts = new Map<string, PublishedVerdict>()
  let number = 0
  for await (const lines of streamLines(path)) {
    for (const line of lines) {
      const where = `${path}, line ${++number}`
      if (/^=*\s*$/.test(line)) continue // it ends with a rule
      const value = readJsonText(line)
      if (!isFields(value) || !('pass1' in value)) continue
      const { github_id, id, pass1, pass2, pass5 } = parseWith(verdictLine, value, where)
      verdicts.set(keyOf({ githubId: github_id, id }), [pass1, pass2, pass5])
    }
  }
  return verdicts
}
