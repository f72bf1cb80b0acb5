import { z } from 'zod'
import { importOptions } from './import-options.ts'
import { REGRADED_SUBMISSION, submissions } from './mlbench/submission-options.ts'
import { choice, flag, option, preset } from './option.ts'
import { PROPOSED_REPORT, reports } from './publish-options.ts'
import { artifactName, dataset, sandboxOptions, token } from './shared-options.ts'

const PROPOSED_PROJECT = 'greenml-project'
const projectName = preset(
  artifactName,
  PROPOSED_PROJECT,
  '<name>',
  'name of the artifact that holds the imported project',
)

export const importInputs = z.object({
  source: option(importOptions.shape.source, '<source>', 'git URL of the repository', {
    unset: 'what the issue says that the workflow runs on',
  }),
  ...importOptions.pick({
    slug: true,
    commit: true,
    branch: true,
    path: true,
    entry: true,
    trial: true,
    fetchData: true,
    date: true,
    wait: true,
  }).shape,
  dataset,
  ...sandboxOptions.shape,
  artifacts: flag('upload the project as an artifact, for the job that may write', { isOn: true }),
  artifactName: projectName,
})

export const proposeInputs = z.object({
  kind: preset(
    choice(['project', 'report', 'scores']),
    'project',
    '<kind>',
    'what another job left: a project of actions/import, a report of actions/publish, or scores of actions/regrade',
  ),
  artifactName: option(artifactName, '<name>', 'name of the artifact that holds it', {
    unset: `\`${PROPOSED_PROJECT}\`, \`${PROPOSED_REPORT}\`, or \`${REGRADED_SUBMISSION}\``,
  }),
  dataset,
  reports,
  submissions,
  token,
})

/** Of the artifact that holds what is proposed. */
export const PROPOSED = {
  project: PROPOSED_PROJECT,
  report: PROPOSED_REPORT,
  scores: REGRADED_SUBMISSION,
} as const
