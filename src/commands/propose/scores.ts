import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { nameFromHere } from '../../base/files/folders.ts'
import { runPage } from '../../github/run-page.ts'
import { readProposedScores } from '../../mlbench/submissions/read-submissions.ts'
import { renderScoresProposal } from '../../report/site/proposal-words.ts'
import { SUBMISSION_FILES } from '../../schema/mlbench/task-submission.ts'
import { type LeftToPropose, type Proposed, type ProposingHands, proposeLeft } from './propose-left.ts'

export interface ProposeScoresOptions extends LeftToPropose {
  /** Folder of the submissions in this checkout. */
  readonly submissions: string
}

/** Opens a pull request with the scores of a submission that another job ran: they have to be of its rows and of its answers. */
export function proposeScores(options: ProposeScoresOptions, hands: ProposingHands, context: CommandContext) {
  const { submissions } = options
  const place = nameFromHere(submissions, context.env.GITHUB_WORKSPACE)
  const read = async (folder: string, refuse: (reason: string) => Error): Promise<Proposed> => {
    const { name, scores } = await readProposedScores(folder, submissions, refuse)
    return {
      name,
      branch: `regrade/${name}`,
      title: `Regrade the submission ${name}`,
      text: renderScoresProposal(name, scores, runPage(context.env)),
      files: new Map([[join(place, name, SUBMISSION_FILES.scores), `${JSON.stringify(scores, null, 2)}\n`]]),
    }
  }
  return proposeLeft(options, 'run actions/regrade first', read, hands, context)
}
