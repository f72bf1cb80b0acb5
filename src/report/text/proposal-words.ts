import { formatSize } from '../../base/size.ts'
import type { Manifest } from '../../schema/manifest.ts'
import { escapeInline, markdownTable } from './markdown-text.ts'

/** The text of a pull request that adds an imported project: what was taken for what, and what its reader is to do. */
export function renderProposal(slug: string, manifest: Manifest, issue: number | null): string {
  const { origin, licence, entry, task, metric, environment, size } = manifest
  const from = origin === 'embedded' ? null : origin
  const rows: [string, string | null][] = [
    ['repository', from && `${from.repository}${from.path === '.' ? '' : `, folder ${from.path}`}`],
    ['commit', from?.commit ?? null],
    ['licence', licence?.spdx ?? 'none: its code is never published'],
    ['entry', entry],
    ['task', task],
    ['metric', metric.name],
    ['packages', environment.lock === null ? 'no lock: it is not run until it has one' : 'locked'],
    ['size', size && formatSize(size.bytes)],
  ]
  return [
    `Adds \`${slug}\` as \`greenml import\` found it.${issue === null ? '' : ` Closes #${issue}.`}`,
    '',
    ...markdownTable(
      ['', 'found'],
      rows.flatMap(([name, value]) => (value === null ? [] : [[name, escapeInline(value)]])),
    ),
    '',
    'Correct the guesses in `project.yaml` on this branch. Checks do not start by themselves on a pull request that a workflow',
    'opened: close and reopen it, or push to it.',
    '',
  ].join('\n')
}
