import { z } from 'zod'
import { commitHash, relativePath, slug } from '../common.ts'

/** Headings of the form "Propose a project", by what they ask for. */
export const PROPOSAL_HEADINGS = {
  source: 'Repository',
  commit: 'Commit',
  path: 'Folder',
  entry: 'Entry',
  slug: 'Name',
} as const

const REPOSITORY = 'an address as https://github.com/owner/name'
/** A project that somebody proposes: what `greenml import` is given, and no more than that. */
export const proposal = z.strictObject({
  source: z
    .string()
    .max(300)
    .regex(/^https:\/\/[\w.-]+(?::\d+)?\/[^\s@?#]+$/, REPOSITORY),
  commit: commitHash.exactOptional(),
  path: relativePath.exactOptional(),
  entry: relativePath.exactOptional(),
  slug: slug.exactOptional(),
})
export type Proposal = z.infer<typeof proposal>
