import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { nameFromHere } from '../../base/files/folders.ts'
import { isAlike } from '../../base/files/letter-case.ts'
import { listSlugs, projectsFolder } from '../../dataset/load-projects.ts'
import { readProposed } from '../../dataset/read-proposed.ts'
import { renderProposal } from '../../report/site/proposal-words.ts'
import { type LeftToPropose, type Proposed, type ProposingHands, proposeLeft } from './propose-left.ts'

export interface ProposeProjectOptions extends LeftToPropose {
  readonly dataset: string
  /** The issue that asked for it; null: none did. */
  readonly issue: number | null
}

/** Opens a pull request with the project that another job imported, which ran its code: nothing of it is believed unread. */
export function proposeProject(options: ProposeProjectOptions, hands: ProposingHands, context: CommandContext) {
  const { dataset, issue } = options
  const place = nameFromHere(dataset, context.env.GITHUB_WORKSPACE)
  const read = async (folder: string, refuse: (reason: string) => Error): Promise<Proposed> => {
    const { slug, manifest, files } = await readProposed(folder, refuse)
    const known = await listSlugs(dataset)
    if (known.some((each) => isAlike(each, slug))) {
      throw new UserError(`There is a project '${slug}' in ${projectsFolder(dataset)} already.`)
    }
    return {
      name: slug,
      branch: `import/${slug}`,
      title: `Add the project ${slug}`,
      madeFor: issue === null ? undefined : `#${issue}`,
      text: renderProposal(slug, manifest, issue),
      files: new Map([...files].map(([path, text]) => [`${projectsFolder(place)}/${slug}/${path}`, text])),
    }
  }
  return proposeLeft(options, 'run actions/import first', read, hands, context)
}
