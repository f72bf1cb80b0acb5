import { z } from 'zod'
import { count, label } from '../common.ts'

/** What `mlbench leakage --json` writes: what a model knows of repositories that it was not shown. */
const taskLeakage = z.strictObject({
  system: label,
  /** Last day or month of what the model learned from, as its provider says; null: it does not. */
  trainingCutoff: z.string().nullable(),
  repositories: z.array(
    z.strictObject({
      githubId: z.int(),
      repository: label,
      answers: count,
      /** Answers with a whole command of the README, as it stands there, that the instruction does not hold. */
      wholeCommands: count,
      /** Answers that name a script or module of the README which the instruction does not name, usual names left out. */
      names: count,
      /** Day of the pinned commit; null: not known. */
      committed: z.iso.date().nullable(),
      /** Whether the commit is from before the cutoff, so that the model can have seen it; null: one of the two is not known. */
      couldHaveSeen: z.boolean().nullable(),
    }),
  ),
})
export type TaskLeakage = z.infer<typeof taskLeakage>
