import { expect } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { readWorkflowSnippets } from '../docs/snippets.ts'
import { makeFolder } from '../support/temporary.ts'
import { testWith } from './tools.ts'

testWith(
  'actionlint',
  'finds nothing in the workflows that documents show to other repositories',
  async (actionlint) => {
    const snippets = await readWorkflowSnippets()
    const files = snippets.map(({ text }, index) => [`.github/workflows/${index}.yml`, text] as const)
    const folder = await makeFolder(Object.fromEntries([...files, ['.git/HEAD', 'ref: refs/heads/main\n']]))
    const { exitCode, stdout, stderr } = await runCommand(
      actionlint,
      files.map(([path]) => path),
      { cwd: folder },
    )
    expect([stdout, stderr, exitCode]).toEqual(['', '', 0])
  },
)
