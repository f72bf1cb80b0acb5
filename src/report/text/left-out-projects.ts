import type { ProjectGap } from '../../schema/dataset/project-gap.ts'

const WORDS: Readonly<Record<ProjectGap, string>> = {
  retired: 'its manifest has a tombstone',
  'no-source': 'its source is not here',
  'no-lock': 'it has no lock of its packages: write one with greenml env lock',
  'no-data': 'it reads data that has to be fetched or made first',
}

/** A line on one project that was asked for and is not run. */
export const renderLeftOut = ({ project, reason }: { readonly project: string; readonly reason: ProjectGap }): string =>
  `${project} is left out: ${WORDS[reason]}`
