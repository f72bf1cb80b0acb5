import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { nameFromHere } from '../../base/files/folders.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { runPage } from '../../github/run-page.ts'
import { renderOwnFiles } from '../../report/site/own-files.ts'
import { renderReportProposal } from '../../report/site/proposal-words.ts'
import { readProposedReport } from '../../report/site/proposed-report.ts'
import { MOST_BYTES } from '../publish.ts'
import { type LeftToPropose, type Proposed, type ProposingHands, proposeLeft } from './propose-left.ts'

export interface ProposeReportOptions extends LeftToPropose {
  /** Folder of the published reports in this checkout. */
  readonly reports: string
}

/** Opens a pull request with the report that another job published: what it holds is held to its facts, and those to their schema. */
export function proposeReport(options: ProposeReportOptions, hands: ProposingHands, context: CommandContext) {
  const { reports } = options
  const place = nameFromHere(reports, context.env.GITHUB_WORKSPACE)
  const read = async (folder: string, refuse: (reason: string) => Error): Promise<Proposed> => {
    const { facts, files } = await readProposedReport(folder, MOST_BYTES, refuse)
    const { id } = facts
    if ((await lookBelow(reports, id)).kind !== 'none')
      throw new UserError(
        `${join(reports, id)} is there already, and what is published stays: publish it by another id.`,
      )
    return {
      name: id,
      branch: `publish/${id}`,
      title: `Publish the campaign ${id}`,
      text: renderReportProposal(facts, runPage(context.env)),
      files: new Map([...files, ...renderOwnFiles(facts)].map(([path, content]) => [join(place, id, path), content])),
    }
  }
  return proposeLeft(options, 'run actions/publish first', read, hands, context)
}
