import { z } from 'zod'
import { importOptions } from './import-options.ts'
import { flag, option, preset } from './option.ts'
import { artifactName, dataset, sandboxOptions, token } from './shared-options.ts'

const projectName = preset(
  artifactName,
  'greenml-project',
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
    date: true,
    wait: true,
  }).shape,
  dataset,
  ...sandboxOptions.shape,
  artifacts: flag('upload the project as an artifact, for the job that may write', { isOn: true }),
  artifactName: projectName,
})

export const proposeInputs = z.object({ artifactName: projectName, dataset, token })
