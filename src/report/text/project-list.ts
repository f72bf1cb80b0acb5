import { formatSize } from '../../base/size.ts'
import { count } from '../../base/text.ts'
import { alignColumns } from '../../base/text-table.ts'
import type { ListedProject } from '../../schema/project-list.ts'

/** The projects, a line each, and how many of them can be run. */
export function renderProjects(projects: readonly ListedProject[], width: number): string {
  const head = ['project', 'task', 'licence', 'size', 'from here']
  const rows = projects.map((each) => [
    each.slug,
    each.task.replace('-classification', ''),
    each.licence ?? 'none',
    each.bytes === null ? '' : formatSize(each.bytes),
    describeState(each),
  ])
  const here = projects.filter(({ isHere }) => isHere).length
  const total = `${count(projects.length, 'project')}, ${here} of them here`
  return [...alignColumns([head, ...rows], width), total].join('\n')
}

function describeState({ isRetired, hasLock, isHere, sourceHash, repository }: ListedProject): string {
  if (isRetired) return 'retired'
  if (!hasLock) return 'has no lock'
  if (isHere) return 'can be run'
  if (repository !== null && sourceHash === null) return 'never seen: validate --fix'
  return 'fetched when named'
}
