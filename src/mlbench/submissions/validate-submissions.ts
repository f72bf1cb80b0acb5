import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { spellName } from '../../base/files/entry-kinds.ts'
import { statIfPresent } from '../../base/files/files.ts'
import { nameFromHere } from '../../base/files/folders.ts'
import { isAlike, refuseAlike } from '../../base/files/letter-case.ts'
import { listAsNamed, lookBelow } from '../../base/files/untrusted-files.ts'
import { NotValid } from '../../base/text/parse-with.ts'
import { listChanged } from '../../dataset/sources/revision-files.ts'
import { slug } from '../../schema/common.ts'
import {
  SUBMISSION_CHECKS,
  type SubmissionCheckName,
  type SubmissionFault,
  type SubmissionFaultKind,
  type SubmissionValidation,
} from '../../schema/dataset/validation.ts'
import { isCoveredClaim, SUBMISSION_FILES, type TaskSubmission } from '../../schema/mlbench/task-submission.ts'
import { type Answers, countAnswered } from '../data/answers.ts'
import { hashRows, keyOf, readJudgedTasks, type Task } from '../data/rows.ts'
import { judgeTexts } from '../grading/judge-texts.ts'
import { findRows, LARGEST_ANSWERS_BYTES, listSystems, readOwnCard, readSubmitted } from './read-submissions.ts'

const LONGEST_MESSAGE = 500

interface Wanted {
  readonly submissions: string
  /** Empty: all that are there. */
  readonly names?: readonly string[]
  readonly changedSince?: string | undefined
}

/** Holds submitted answers to what a pull request asks, and tells what is none. Nothing of them is run. */
export async function validateSubmissions(
  { submissions: root, names = [], changedSince }: Wanted,
  context: CommandContext,
): Promise<SubmissionValidation[]> {
  if ((await lookBelow(root, '')).kind !== 'folder') return []
  const entries = ((await listAsNamed(root, '')) ?? []).filter(({ kind }) => kind !== 'file')
  const changed = changedSince === undefined ? null : await listChanged(root, changedSince)
  const folders = entries.map(({ name }) => name)
  const systems = await listSystems(root, folders)
  const found: SubmissionValidation[] = []
  for (const { name, kind } of entries) {
    if (names.length > 0 && !names.includes(name)) continue
    if (changed !== null && !changed.some((path) => path.startsWith(`${name}/`) || path === name)) continue
    if (kind !== 'folder' || !slug.safeParse(name).success) {
      found.push(tellMisnamed(root, spellName(name)))
      continue
    }
    found.push(await validateOne(root, name, { folders, systems, changed }, context))
  }
  return found
}

const faultOf = (
  kind: SubmissionFaultKind,
  weight: SubmissionFault['weight'],
  found: string | number | null = null,
  wanted: string | number | null = null,
): SubmissionFault => ({
  kind,
  weight,
  found: found === null ? null : String(found).slice(0, LONGEST_MESSAGE),
  wanted: wanted === null ? null : String(wanted),
})

/** Of what lies there and is no submission nothing is opened. */
function tellMisnamed(root: string, name: string): SubmissionValidation {
  const checks = SUBMISSION_CHECKS.map((check): SubmissionValidation['checks'][number] =>
    check === 'card'
      ? { check, state: 'failed', faults: [faultOf('misnamed', 'fault', name)] }
      : { check, state: 'skipped', faults: [] },
  )
  return { name, file: join(nameFromHere(root), name, SUBMISSION_FILES.card), checks, texts: null }
}

/** What a submission is held to beside its own files. */
interface Beside {
  readonly folders: readonly string[]
  readonly systems: readonly string[]
  /** Files that a change brings; null: nobody said since when. */
  readonly changed: readonly string[] | null
}

async function validateOne(
  root: string,
  name: string,
  { folders, systems, changed }: Beside,
  context: CommandContext,
): Promise<SubmissionValidation> {
  const faults = new Map<SubmissionCheckName, SubmissionFault[]>()
  const card = await tell(faults, 'card', 'card-invalid', async () => {
    const alike = folders.filter((each) => isAlike(each, name))
    refuseAlike(alike, 'The submissions')
    return readOwnCard(root, name, systems)
  })
  const answers = await checkAnswers(root, name, faults)
  const rows = card === null ? null : await readRows(card, faults, context)
  const texts = rows === null || answers === null ? null : await judge(rows, answers, card, faults)
  await checkScores(root, name, changed, faults)
  const checks = SUBMISSION_CHECKS.map((check) => {
    const own = faults.get(check)
    const isOpen = own === undefined || own.some(({ kind }) => kind === 'rows-not-read')
    const state = isOpen ? 'skipped' : own.some(({ weight }) => weight === 'fault') ? 'failed' : 'passed'
    return { check, state, faults: own ?? [] } as const
  })
  return { name, file: join(nameFromHere(root), name, SUBMISSION_FILES.card), checks, texts }
}

/** What `read` gives; null where the files are not as they should be, which is a fault of the check. */
async function tell<T>(
  faults: Map<SubmissionCheckName, SubmissionFault[]>,
  check: SubmissionCheckName,
  kind: SubmissionFaultKind,
  read: () => Promise<T>,
): Promise<T | null> {
  try {
    const value = await read()
    faults.set(check, faults.get(check) ?? [])
    return value
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const told = error instanceof NotValid ? error.faults : [error.message]
    const weight = kind === 'rows-not-read' ? 'warning' : 'fault'
    faults.set(
      check,
      told.map((found) => faultOf(kind, weight, found)),
    )
    return null
  }
}

async function checkAnswers(
  root: string,
  name: string,
  faults: Map<SubmissionCheckName, SubmissionFault[]>,
): Promise<Answers | null> {
  const path = join(root, name, SUBMISSION_FILES.answers)
  const { kind } = await lookBelow(root, `${name}/${SUBMISSION_FILES.answers}`)
  const size = kind === 'file' ? ((await statIfPresent(path))?.size ?? 0) : null
  if (size === null || size > LARGEST_ANSWERS_BYTES) {
    const fault = size === null ? faultOf('answers-missing', 'fault') : faultOf('answers-too-large', 'fault', size)
    faults.set('answers', [fault])
    return null
  }
  return tell(faults, 'answers', 'answers-invalid', () => readSubmitted(root, name))
}

/** Of scores that lie there only a change tells whether it brings them. */
async function checkScores(
  root: string,
  name: string,
  changed: Beside['changed'],
  faults: Map<SubmissionCheckName, SubmissionFault[]>,
): Promise<void> {
  const path = `${name}/${SUBMISSION_FILES.scores}`
  if (changed?.includes(path) === true) faults.set('scores', [faultOf('scores-here', 'warning')])
  else if (changed !== null || (await lookBelow(root, path)).kind === 'none') faults.set('scores', [])
}

async function readRows(
  card: TaskSubmission,
  faults: Map<SubmissionCheckName, SubmissionFault[]>,
  { env }: CommandContext,
): Promise<Task[] | null> {
  return tell(faults, 'tasks', 'rows-not-read', async () => {
    const rows = await findRows(card)
    const tasks = await readJudgedTasks(rows, env.HF_ENDPOINT)
    const hash = await hashRows(rows, tasks)
    if (hash !== card.rowsSha256) faults.set('tasks', [faultOf('other-rows', 'fault', card.rowsSha256, hash)])
    return tasks
  })
}

async function judge(
  tasks: readonly Task[],
  answers: Answers,
  card: TaskSubmission | null,
  faults: Map<SubmissionCheckName, SubmissionFault[]>,
): Promise<SubmissionValidation['texts']> {
  const own = faults.get('tasks') ?? []
  const known = new Set(tasks.map(keyOf))
  const strange = [...answers.byTask.keys()].filter((key) => !known.has(key)).length
  const answered = countAnswered(tasks, answers)
  if (answered === 0) own.push(faultOf(answers.byTask.size > strange ? 'answers-empty' : 'no-known-task', 'fault'))
  else if (strange > 0) own.push(faultOf('unknown-tasks', 'warning', strange))
  if (answered > 0 && answered < tasks.length)
    own.push(faultOf('unanswered-tasks', 'warning', tasks.length - answered, tasks.length))
  const judged = (await judgeTexts(tasks, answers, 'strict')).filter(({ text }) => text !== null)
  for (const { k, passed, total } of card?.claimed?.passAt ?? []) {
    if (!isCoveredClaim({ passed }, answered) || total !== tasks.length)
      own.push(faultOf('claims-too-much', 'fault', `pass@${k} ${passed} / ${total}`, `${answered} / ${tasks.length}`))
  }
  faults.set('tasks', own)
  const good = judged.filter(({ reason }) => reason === null).length
  return { tasks: tasks.length, answered, answers: judged.length, good }
}
