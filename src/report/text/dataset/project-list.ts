import { formatSize } from '../../../base/size.ts'
import { count } from '../../../base/text/text.ts'
import { alignColumns } from '../../../base/text/text-table.ts'
import type { BrokenProject, ListedProject, ProjectList } from '../../../schema/dataset/project-list.ts'
import { tellFault } from './validation-words.ts'

/** The projects, a line each, how many of them can be run, and which can't be read. */
export function renderProjects({ projects, broken }: ProjectList, width: number): string {
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
  const table = projects.length === 0 ? [] : [...alignColumns([head, ...rows], width), total]
  const unseen = projects.find((each) => describeState(each) === NOT_SEEN)
  const fix = unseen === undefined ? [] : [`greenml validate ${unseen.slug} --fix fetches what is not seen yet`]
  return [...table, ...fix, ...broken.map(describeBroken)].join('\n')
}

function describeBroken({ folder, file, faults: [first, ...others] }: BrokenProject): string {
  const { what, fix } = first === undefined ? { what: '', fix: '' } : tellFault(first, folder)
  const line = first?.line ? `:${first.line}` : ''
  const more = others.length === 0 ? '' : `; greenml validate ${folder} tells ${count(others.length, 'fault')} more`
  return `✘ ${file}${line}: ${what}; ${fix}${more}`
}

/** Of files that nobody has fetched and hashed yet. */
const NOT_SEEN = 'not seen yet'

function describeState({ isRetired, hasLock, isHere, sourceHash, repository }: ListedProject): string {
  if (isRetired) return 'retired'
  if (!hasLock) return 'has no lock'
  if (isHere) return 'can be run'
  if (repository !== null && sourceHash === null) return NOT_SEEN
  return 'fetched when named'
}
