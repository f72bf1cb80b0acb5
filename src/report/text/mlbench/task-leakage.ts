import { cleanLine } from '../../../base/text/clean-text.ts'
import type { TaskLeakage } from '../../../schema/mlbench/task-leakage.ts'
import { MISSING } from '../format.ts'
import { textTable } from '../markdown-text.ts'

/** What answers without context hold of READMEs, as Markdown. */
export function renderLeakage({ system, trainingCutoff, repositories }: TaskLeakage): string {
  const seen = (couldHaveSeen: boolean | null) => (couldHaveSeen === null ? MISSING : couldHaveSeen ? 'yes' : 'no')
  return [
    `${cleanLine(system)}: what answers without context hold of READMEs that the model was not shown; it learned until ${trainingCutoff ?? 'a day that nobody tells'}.`,
    '',
    ...textTable(
      ['repository', 'answers', 'whole commands', 'names', 'pinned commit', 'could have seen it'],
      repositories.map(({ repository, answers, wholeCommands, names, committed, couldHaveSeen }) => [
        repository,
        String(answers),
        String(wholeCommands),
        String(names),
        committed ?? MISSING,
        seen(couldHaveSeen),
      ]),
    ),
  ].join('\n')
}
