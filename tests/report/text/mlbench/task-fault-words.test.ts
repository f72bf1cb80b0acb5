import { expect, it } from 'vitest'
import { formatTaskFault } from '../../../../src/report/text/mlbench/task-fault-words.ts'
import { renderTaskFaults } from '../../../../src/report/text/mlbench/task-score-words.ts'
import type { TaskFault } from '../../../../src/schema/mlbench/task-bench.ts'

const FAULTS: readonly TaskFault[] = [
  { kind: 'not-described', folder: 'dataset/ml-bench' },
  { kind: 'no-environment' },
  { kind: 'no-repositories' },
  { kind: 'no-folder', root: 'repos' },
  { kind: 'lacking' },
  { kind: 'unreadable', detail: "'a.csv' is a named pipe" },
  { kind: 'environment-failed', detail: 'no wheel' },
  { kind: 'python-failed', detail: 'ended by SIGSEGV' },
  { kind: 'reported', detail: 'as it was told' },
]

it('says of each fault of a repository why its tasks are not run', () => {
  expect(FAULTS.map((fault) => formatTaskFault(fault, 'bert'))).toEqual([
    "dataset/ml-bench does not describe it: copy there what greenml's own dataset/ml-bench has, or name another dataset by --dataset DIR",
    'its repository.yaml names no environment',
    'no --repositories DIR was given that holds it',
    'repos has no folder bert',
    'what is needed is missing',
    "'a.csv' is a named pipe",
    'no wheel',
    'its Python does not run: ended by SIGSEGV',
    'as it was told',
  ])
})

it('names each kind of what tasks lack once', () => {
  const lacks = (['weights', 'data', 'weights'] as const).map((kind) => ({ kind, what: 'x' }))
  const fault = { githubId: 1, repository: 'bert', fault: { kind: 'lacking' }, tasks: 2 } as const
  expect(renderTaskFaults([{ ...fault, lacks }])).toEqual([
    '2 tasks of bert: what is needed is missing (weights, data)',
  ])
  expect(renderTaskFaults([{ ...fault, fault: { kind: 'no-repositories' }, lacks }])).toEqual([
    '2 tasks of bert: no --repositories DIR was given that holds it; it lacks weights, data',
  ])
})

it('tells of repositories that lack the same in one line', () => {
  const of = (repository: string, tasks: number, fault: TaskFault) => ({
    githubId: 1,
    repository,
    fault,
    tasks,
    lacks: [],
  })
  const noFolder = { kind: 'no-folder', root: 'repos' } as const
  expect(
    renderTaskFaults([
      of('bert', 2, noFolder),
      of('dgl', 1, { kind: 'no-environment' }),
      of('esm', 3, noFolder),
      of('lavis', 1, { ...noFolder, root: 'others' }),
    ]),
  ).toEqual([
    '5 tasks of bert, esm, each: repos has no folder of its name',
    '1 task of dgl: its repository.yaml names no environment',
    '1 task of lavis: others has no folder lavis',
  ])
})
