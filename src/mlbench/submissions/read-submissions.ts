import { join } from 'node:path'
import { z } from 'zod'
import { orTell, UserError } from '../../base/errors.ts'
import { refuseAllBut, spellName } from '../../base/files/entry-kinds.ts'
import { listFiles, readJson, readJsonIfPresent, readYaml } from '../../base/files/files.ts'
import { listAsNamed, lookBelow } from '../../base/files/untrusted-files.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { slug } from '../../schema/common.ts'
import { type GradingRules, staticGrades } from '../../schema/mlbench/task-grades.ts'
import { type SystemScores, type TaskScores, taskScores } from '../../schema/mlbench/task-scores.ts'
import {
  SUBMISSION_FILES,
  type Submission,
  type TaskSubmission,
  taskSubmission,
} from '../../schema/mlbench/task-submission.ts'
import { type Answers, hashAnswers, readAnswers } from '../data/answers.ts'
import { isHubAddress } from '../data/rows.ts'
import { type PassesByRepository, placeSystems } from '../scores/place-systems.ts'

/** Submitted answers with what a maintainer's run scored; none where there is no such folder. What can't be read is left out, and told. */
export async function readSubmissions(root: string, tell: (error: UserError) => void): Promise<Submission[]> {
  const submissions: ReadSubmission[] = []
  for (const { name, kind } of (await listAsNamed(root, '')) ?? []) {
    if (kind !== 'folder') continue
    if (!slug.safeParse(name).success) {
      tell(
        new UserError(`'${spellName(name)}' in ${root} can't be a submission: letters, digits, '.', '_' and '-' only.`),
      )
      continue
    }
    const read = await orTell(readSubmission(root, name), tell)
    if (read !== null) submissions.push(read)
  }
  return placeAll(submissions)
}

interface ReadSubmission extends Omit<Submission, 'regraded' | 'sameAnswers'> {
  /** Null: its answers can't be read. */
  readonly answersSha256: string | null
  readonly regraded: { readonly rules: GradingRules; readonly system: SystemScores } | null
}

/** Places are among those of the same rows, judged by the same rules. */
function placeAll(all: readonly ReadSubmission[]): Submission[] {
  const places = new Map<ReadSubmission, number>()
  const boards = Map.groupBy(all, ({ card, regraded }) => JSON.stringify([card.rowsSha256, regraded?.rules]))
  for (const members of boards.values()) {
    const run = members.flatMap((own) => (own.regraded === null ? [] : [{ own, system: own.regraded.system }]))
    const placed = placeSystems(run.map(({ system }) => passesOf(system.byRepository)))
    for (const [index, { own }] of run.entries()) places.set(own, placed[index]?.place ?? 1)
  }
  return all.map((own) => {
    const { name, card, regraded } = own
    const told = { name, card, answered: own.answered, sameAnswers: listSameAnswers(own, all) }
    if (regraded === null) return { ...told, regraded }
    const { rules, system } = regraded
    return { ...told, regraded: { rules, passRates: system.passRates, place: places.get(own) ?? 1 } }
  })
}

/** Names of the systems of other submissions that hold the same answers to the same rows. */
const listSameAnswers = (own: ReadSubmission, all: readonly ReadSubmission[]): string[] =>
  all.flatMap((other) =>
    other.name !== own.name &&
    own.answersSha256 !== null &&
    other.answersSha256 === own.answersSha256 &&
    other.card.rowsSha256 === own.card.rowsSha256
      ? [other.card.system]
      : [],
  )

const passesOf = (byRepository: SystemScores['byRepository']): PassesByRepository =>
  new Map(
    byRepository.flatMap(({ githubId, passRates }) => {
      const rate = passRates.find(({ k }) => k === 1)
      return rate === undefined ? [] : [[githubId, rate] as const]
    }),
  )

async function readSubmission(root: string, name: string): Promise<ReadSubmission> {
  const card = await readCard(root, name)
  const answers = await orTell(readSubmitted(root, name), () => {})
  const answered = [...(answers?.byTask.values() ?? [])].filter((texts) => texts.length > 0).length
  const own = { answered, answersSha256: answers && hashAnswers(answers) }
  return { name, card, ...own, regraded: await readScores(root, name, card) }
}

/** The card of a submission. UserError where it is missing or not valid. */
export function readCard(root: string, name: string): Promise<TaskSubmission> {
  const path = join(root, name, SUBMISSION_FILES.card)
  return readYaml(path, taskSubmission, `There is no ${path}.`, root)
}

/** Cyrillic and Greek letters, and below each the Latin one that it looks like: a word of them alone reads as a Latin one. */
const LETTERS = 'АВЕЅІЈКМНОРСТУХԚԜԌҮӀавеѕіјкмнорстухԛԝԁһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαικνορυχϲ'
const LATIN = 'ABESIJKMHOPCTYXQWGYIabesijkmhopctyxqwdhlABEZHIKMNOPTYXCaikvopuxc'
const LOOKING = /[\p{sc=Cyrl}\p{sc=Grek}]/gu
/** Hyphens, dashes, a minus and letters' modifiers that look like them. */
const DASHES = /[\p{Pd}\u2212\u02d7\u2043]/gu

/** A name in a form that is equal for names that are hardly told apart. */
const foldName = (name: string) =>
  name
    .replaceAll(LOOKING, (letter) => LATIN[LETTERS.indexOf(letter)] ?? letter)
    .normalize('NFKC')
    .replaceAll(DASHES, '-')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(' ', '')

/** The card of a submission. UserError where its system is hardly told apart from another's, and yet is not written as that. */
export async function readOwnCard(root: string, name: string, systems: readonly string[]): Promise<TaskSubmission> {
  const card = await readCard(root, name)
  const other = systems.find((each) => each !== card.system && foldName(each) === foldName(card.system))
  if (other === undefined) return card
  throw new UserError(
    `The system '${card.system}' looks like '${other}' of another submission: write the same system as it is written there, and call another by a name of its own.`,
  )
}

/** What the leaderboard names; of cards that can't be read nothing. */
export async function listSystems(root: string, names: readonly string[]): Promise<string[]> {
  const systems: string[] = []
  for (const name of names) {
    const card = await orTell(readCard(root, name), () => {})
    if (card !== null) systems.push(card.system)
  }
  return systems
}

/** The rows of a card. UserError where they are no plain file of this repository: a link could lead anywhere on this host. */
export async function findRows({ rows }: Pick<TaskSubmission, 'rows'>): Promise<string> {
  if (!isHubAddress(rows) && (await lookBelow('.', rows)).kind !== 'file')
    throw new UserError(`${rows} is no file of this repository.`)
  return rows
}

/** Answers to a task that a maintainer's run tries: five count on the leaderboard. */
const MOST_ANSWERS = 100
export const LARGEST_ANSWERS_BYTES = 20 * 1024 ** 2
/** Of what a packed file holds: five answers to each of the 9,641 rows of the whole data are 35 MB. */
const LARGEST_UNPACKED_BYTES = 200 * 1024 ** 2

/** The answers of a submission. UserError where they are no plain file, too many, or more to a task than are run. */
export async function readSubmitted(root: string, name: string): Promise<Answers & { readonly path: string }> {
  const found = await lookBelow(root, join(name, SUBMISSION_FILES.answers))
  const path = join(root, name, SUBMISSION_FILES.answers)
  if (found.kind === 'none') throw new UserError(`There is no ${path}.`)
  refuseAllBut('file', found)
  const answers = await readAnswers(path, LARGEST_UNPACKED_BYTES)
  const [key, texts] = [...answers.byTask].find(([, each]) => each.length > MOST_ANSWERS) ?? []
  if (texts !== undefined)
    throw new UserError(`${path}: task ${key} has ${texts.length} answers, and at most ${MOST_ANSWERS} are run.`)
  return { ...answers, path }
}

/** What a maintainer's run scored; null: nobody has run it, or it was run on other rows or answers than stand here now. */
async function readScores(root: string, name: string, card: TaskSubmission): Promise<ReadSubmission['regraded']> {
  const path = join(root, name, SUBMISSION_FILES.scores)
  const told = await readJsonIfPresent(path, z.unknown(), root)
  if (told === null) return null
  const scores = parseScores(told, path)
  const system = findOwn(scores, card, await hashSubmitted(root, name))
  return system === undefined ? null : { rules: scores.rules, system }
}

/** UserError where they are none, as what was judged by the text alone: it says what an answer may do, and not what it did. */
function parseScores(told: unknown, path: string): TaskScores {
  if (staticGrades.safeParse(told).success)
    throw new UserError(
      `${path} is what greenml mlbench grade --static-only writes, which judges the text alone: scores are of answers that were run, by greenml mlbench grade --repositories DIR --json scores.json.`,
    )
  return parseWith(taskScores, told, path)
}

/** The one system that scores are of; undefined where they are of other rows, as mended too, of other answers, or of several systems. */
function findOwn(scores: TaskScores, { rowsSha256 }: TaskSubmission, answersSha256: string): SystemScores | undefined {
  const [system, ...others] = scores.systems
  const isOwn = scores.rowsSha256 === rowsSha256 && scores.errata === null && system?.answersSha256 === answersSha256
  return isOwn && others.length === 0 ? system : undefined
}

const hashSubmitted = async (root: string, name: string): Promise<string> =>
  hashAnswers(await readSubmitted(root, name))

interface ProposedScores {
  readonly name: string
  readonly scores: TaskScores
}

/** The scores that a folder holds which another job has left, of a submission that is below `root`. `refuse`: makes the error for what is none. */
export async function readProposedScores(
  folder: string,
  root: string,
  refuse: (reason: string) => Error,
): Promise<ProposedScores> {
  const [path = '', ...others] = await listFiles(folder)
  const [name = '', file, ...deeper] = path.split('/')
  const isOne = others.length === 0 && deeper.length === 0 && file === SUBMISSION_FILES.scores
  if (!isOne || !slug.safeParse(name).success || (await lookBelow(root, name)).kind !== 'folder')
    throw refuse(`it holds more or less than the ${SUBMISSION_FILES.scores} of a submission`)
  const scores = parseScores(await readJson(join(folder, path), z.unknown(), folder), path)
  const isOwn = findOwn(scores, await readCard(root, name), await hashSubmitted(root, name)) !== undefined
  if (!isOwn) throw refuse(`its scores are of other rows or answers than those of ${name}`)
  return { name, scores }
}
