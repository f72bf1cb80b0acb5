import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { runValidate } from '../../src/actions/validate.ts'
import { UserError } from '../../src/base/errors.ts'
import { readJson, sha256Hex } from '../../src/base/files/files.ts'
import { regradeSubmission } from '../../src/commands/mlbench/regrade.ts'
import { buildSiteFolder } from '../../src/commands/site.ts'
import { validate } from '../../src/commands/validate.ts'
import { hashAnswers } from '../../src/mlbench/data/answers.ts'
import { readProposedScores, readSubmissions } from '../../src/mlbench/submissions/read-submissions.ts'
import { validateSubmissions } from '../../src/mlbench/submissions/validate-submissions.ts'
import { sortSubmissions } from '../../src/report/site/task-board-page.ts'
import { commentOnSubmissions, renderSubmissions } from '../../src/report/text/mlbench/submission-words.ts'
import { VALIDATION_FILE, validation, validation as validationSchema } from '../../src/schema/dataset/validation.ts'
import { TASK_SCORES_VERSION } from '../../src/schema/mlbench/task-scores.ts'
import { type Submission, taskSubmission } from '../../src/schema/mlbench/task-submission.ts'
import { regradeInputs } from '../../src/schema/options/mlbench/regrade-options.ts'
import { folderStore } from '../actions/folder-store.ts'
import { makeContext } from '../support/context.ts'
import { keepInGit } from '../support/git.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { makeSmallBench } from './small-bench.ts'

const row = (id: number) => ({
  github_id: 1,
  id,
  github: 'https://example.org/o/tool',
  type: 'Bash Script',
  output: '',
  instruction: `size ${id}`,
  arguments: `{'size': ${id}}`,
})
const ROWS = [1, 2, 3].map((id) => `${JSON.stringify(row(id))}\n`).join('')
const answer = (id: number, output: string) => `${JSON.stringify({ github_id: 1, id, output })}\n`
const ANSWERS = answer(1, 'python tool.py --size 1') + answer(2, 'python tool.py --size 5')

const card = (rows: string, more: object = {}) =>
  JSON.stringify({
    schemaVersion: 1,
    system: 'tiny@oracle',
    authors: ['Doe, Jo'],
    date: '2026-11-01',
    context: 'oracle',
    rows,
    rowsSha256: sha256Hex(ROWS),
    description: 'Asked once.',
    licence: 'CC-BY-4.0',
    claimed: null,
    ...more,
  })

/** A folder of submissions in git, with one submission, and the rows that it answers. */
async function open(files: Record<string, string>) {
  const folder = await makeFolder({ 'submissions/.keep': '' })
  await keepInGit(folder)
  // A card names rows of the hub or of the repository: the check runs in its top folder.
  await writeFiles(folder, { 'rows.jsonl': ROWS, ...files })
  return { folder, submissions: join(folder, 'submissions') }
}

const inFolder = async <T>(folder: string, run: () => Promise<T>): Promise<T> => {
  const before = process.cwd()
  process.chdir(folder)
  onTestFinished(() => process.chdir(before)) // one that ran out of time would leave all after it in a folder that is gone
  try {
    return await run()
  } finally {
    process.chdir(before)
  }
}

it('says of a card what its rows may be', () => {
  const { error } = taskSubmission.safeParse({ rows: '../rows.jsonl' })
  const told = error?.issues.filter(({ path }) => path[0] === 'rows').map(({ message }) => message)
  expect(told).toEqual(['hf:owner/name[@revision]/split or a file of this repository'])
})

/** All submissions, none of which is left out. */
const readAll = (root: string) =>
  readSubmissions(root, (error) => {
    throw error
  })

const { context } = makeContext({})
const check = async (files: Record<string, string>) => {
  const { folder, submissions } = await open(files)
  return inFolder(folder, () => validateSubmissions({ submissions, changedSince: 'HEAD' }, context))
}
const faultsOf = ([found]: Awaited<ReturnType<typeof check>>) =>
  found?.checks.flatMap(({ state, faults }) => faults.map(({ kind }) => `${state} ${kind}`))

it('judges submitted answers by their text, and says which tasks have none', async () => {
  const found = await check({
    'submissions/mine/card.yaml': card('rows.jsonl'),
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  expect(found).toMatchObject([{ name: 'mine', texts: { tasks: 3, answered: 2, answers: 2, good: 1 } }])
  expect(faultsOf(found)).toEqual(['passed unanswered-tasks'])
  const empty = `${ANSWERS.trimEnd()}\n${JSON.stringify({ github_id: 1, id: 3, output: [] })}\n`
  const same = await check({
    'submissions/mine/card.yaml': card('rows.jsonl'),
    'submissions/mine/answers.jsonl': empty,
  })
  expect(same[0]?.texts).toEqual(found[0]?.texts)
  expect(faultsOf(same)).toEqual(['passed unanswered-tasks'])
})

it.each([
  ['another version of the data', card('rows.jsonl', { rowsSha256: '0'.repeat(64) }), ANSWERS, 'failed other-rows'],
  ['a card that leads out of the repository', card('../rows.jsonl'), ANSWERS, 'failed card-invalid'],
  [
    'a system whose name is shown as another',
    card('rows.jsonl', { system: 'tiny\u200b@oracle' }),
    ANSWERS,
    'failed card-invalid',
  ],
  ['a system with two spaces', card('rows.jsonl', { system: 'tiny  @oracle' }), ANSWERS, 'failed card-invalid'],
  ['a system whose name is not seen', card('rows.jsonl', { system: '\u3164 \u2800' }), ANSWERS, 'failed card-invalid'],
  ['a system without a name', card('rows.jsonl', { system: '--' }), ANSWERS, 'failed card-invalid'],
  ['an author with a tag', card('rows.jsonl', { authors: ['Doe\u{e0041}'] }), ANSWERS, 'failed card-invalid'],
  ['a Cyrillic letter', card('rows.jsonl', { system: 'gpt-4\u043e@oracle' }), ANSWERS, 'failed card-invalid'],
  ['a Greek letter', card('rows.jsonl', { system: 'a \u039fracle' }), ANSWERS, 'failed card-invalid'],
  ['an author with a Cyrillic letter', card('rows.jsonl', { authors: ['J\u043e'] }), ANSWERS, 'failed card-invalid'],
  ['answers to nothing', card('rows.jsonl'), answer(9, 'x'), 'failed no-known-task'],
  [
    'lists without an answer',
    card('rows.jsonl'),
    `${JSON.stringify({ github_id: 1, id: 1, output: [] })}\n`,
    'failed answers-empty',
  ],
  ['lines that are no answers', card('rows.jsonl'), '{"id": 1}\n', 'failed answers-invalid'],
  [
    'more answers than are run',
    card('rows.jsonl'),
    `${JSON.stringify({ github_id: 1, id: 1, output: Array(101).fill('') })}\n`,
    'failed answers-invalid',
  ],
  [
    'more than was answered',
    card('rows.jsonl', { claimed: { rules: 'strict', passAt: [{ k: 1, passed: 3, total: 3 }] } }),
    ANSWERS,
    'failed claims-too-much',
  ],
])('refuses %s', async (_, cardText, answers, fault) => {
  const found = await check({ 'submissions/mine/card.yaml': cardText, 'submissions/mine/answers.jsonl': answers })
  expect(faultsOf(found)).toContain(fault)
})

it('tells each fault of a card by itself', async () => {
  const [found] = await check({
    'submissions/mine/card.yaml': card('../rows.jsonl', { date: 'today', context: 1 }),
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  const told = found?.checks.find((each) => each.check === 'card')?.faults.map((fault) => fault.found?.split(':')[0])
  expect(told).toEqual(['date', 'context', 'rows'])
  const lines = renderSubmissions(found === undefined ? [] : [found])
  expect(lines.filter((line) => line.endsWith(': correct card.yaml'))).toHaveLength(3)
})

it('ticks off no scores that lie there where nobody said since when something changed', async () => {
  const files = { 'submissions/mine/card.yaml': card('rows.jsonl'), 'submissions/mine/answers.jsonl': ANSWERS }
  const { folder, submissions } = await open(files)
  const scoresOf = async () => {
    const [found] = await inFolder(folder, () => validateSubmissions({ submissions }, context))
    const state = found?.checks.find((each) => each.check === 'scores')?.state
    return [state, renderSubmissions(found === undefined ? [] : [found]).find((line) => line.includes('scores are'))]
  }
  expect(await scoresOf()).toEqual(['passed', "  ✔ scores are left to a maintainer's run"])
  await writeFiles(submissions, { 'mine/scores.json': '{}' })
  expect(await scoresOf()).toEqual(['skipped', "  – scores are left to a maintainer's run: not checked"])
})

it('holds packed answers to their size once they are unpacked, in the check and on the page', async () => {
  const { folder, submissions } = await open({ 'submissions/mine/card.yaml': card('rows.jsonl') })
  const many = [1, 2, 3].map((id) => answer(id, 'x'.repeat(8 * 1024 ** 2))).join('')
  for (const [text, answered] of [
    [many, 3],
    ['\n'.repeat(1024 ** 2), 0],
  ] as const) {
    await writeFile(join(submissions, 'mine', 'answers.jsonl'), gzipSync(text, { level: 1 }))
    const found = await inFolder(folder, () => validateSubmissions({ submissions, changedSince: 'HEAD' }, context))
    expect(faultsOf(found)?.includes('failed answers-invalid')).toBe(answered === 0)
    expect(JSON.stringify(found).includes('200000 lines and 200 MiB at most')).toBe(answered === 0)
    expect(await readAll(submissions)).toMatchObject([{ name: 'mine', answered }])
  }
})

it('refuses a system that is hardly told apart from another, and takes the same one', async () => {
  const others = {
    'submissions/other/card.yaml': card('rows.jsonl', { system: 'Tiny Stra\u00dfe' }),
    'submissions/unread/card.yaml': 'none',
  }
  for (const [system, faults] of [
    ['tiny STRASSE', ['failed card-invalid']],
    ['\uff34iny-Stra\u00dfe', []],
    ['\uff34inyStra\u00dfe', ['failed card-invalid']],
    ['Tiny Stra\u00dfe', []],
    ['\u0393\u0394 \u0422\u0438 tiny', []],
  ] as const) {
    const own = {
      'submissions/mine/card.yaml': card('rows.jsonl', { system }),
      'submissions/mine/answers.jsonl': ANSWERS,
    }
    const found = faultsOf(await check({ ...own, ...others }))
    expect(found?.filter((fault) => fault.endsWith('card-invalid'))).toEqual(faults)
  }
})

it.each([
  ['a b', 'a b'],
  ['a\nb', 'a\\u{a}b'],
  ['`<img>`@everyone', '`<img>`@everyone'],
])('are held to it beside a folder %j that is none, of which that is told', async (name, shown) => {
  const { folder, submissions } = await open({
    'submissions/mine/card.yaml': card('rows.jsonl'),
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  await mkdir(join(submissions, name))
  const { validation, text, markdown } = await inFolder(folder, async () =>
    validate({ run: false, dataset: await makeDataset({ tiny: {} }) }, context),
  )
  const failed = validation.submissions.filter(({ checks }) => checks.some(({ state }) => state === 'failed'))
  expect(failed.map((each) => each.name)).toEqual([shown])
  expect(validation.submissions).toHaveLength(2)
  expect(validation.projects).toHaveLength(1)
  expect(validationSchema.parse(validation)).toEqual(validation)
  expect(text).toContain(`'${shown}' can't be a submission`)
  expect(markdown).not.toMatch(/<img|@everyone/)
})

it('are held to it by their names, without a dataset, and counted beside projects', async () => {
  const { folder } = await open({
    'submissions/mine/card.yaml': card('rows.jsonl'),
    'submissions/mine/answers.jsonl': ANSWERS,
    'submissions/other/card.yaml': 'none',
  })
  const told = (slugs: string[], dataset?: string) =>
    inFolder(folder, () => validate({ slugs, run: false, ...(dataset && { dataset }) }, context))
  const mine = await told(['mine'])
  expect(mine).toMatchObject({ isGood: true, validation: { projects: [], submissions: [{ name: 'mine' }] } })
  expect(mine.text.split('\n').at(-1)).toBe('1 submission: nothing has to be mended')
  expect((await told(['mine', 'other'])).text).toMatch(/\n1 of 2 submissions to be mended$/)
  const dataset = await makeDataset({ tiny: {} })
  const both = await told(['other', 'tiny'], dataset)
  expect(both.validation).toMatchObject({ projects: [{ slug: 'tiny' }], submissions: [{ name: 'other' }] })
  expect(both.text).toMatch(/\n1 of 1 submission to be mended; 1 project: /)
  const none = (name: string) => told([name], dataset).catch(({ message }: Error) => message)
  expect(await none('nothing')).toMatch(/^There is no project and no submission 'nothing', .*: greenml projects lists/)
  expect(await none('othr')).toMatch(/ nor in submissions: did you mean 'other'\?$/)
  expect(await none('tyni')).toMatch(/: did you mean 'tiny'\?$/)
})

it('refuses a folder that only upper and lower case tell from another', async () => {
  const { folder, submissions } = await open({
    'submissions/mine/card.yaml': card('rows.jsonl'),
    'submissions/mine/answers.jsonl': ANSWERS,
    'submissions/Mine/card.yaml': card('rows.jsonl'),
  })
  const [found] = await inFolder(folder, () => validateSubmissions({ submissions, names: ['mine'] }, context))
  expect(found?.checks[0]).toMatchObject({
    check: 'card',
    state: 'failed',
    faults: [{ found: expect.stringContaining("The submissions 'Mine' and 'mine' collide where") }],
  })
})

it('follows no link to the rows of a card', async () => {
  const { folder, submissions } = await open({
    'submissions/mine/card.yaml': card('linked.jsonl'),
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  const elsewhere = await makeFolder({ 'rows.jsonl': ROWS })
  await symlink(join(elsewhere, 'rows.jsonl'), join(folder, 'linked.jsonl'))
  const found = await inFolder(folder, () => validateSubmissions({ submissions, changedSince: 'HEAD' }, context))
  expect(faultsOf(found)).toEqual(['skipped rows-not-read'])
})

it('follows no link to rows or answers where they are run, hashed or shown', async () => {
  const { folder, submissions } = await open({ 'submissions/a/card.yaml': card('rows.jsonl') })
  const elsewhere = await makeFolder({ 'answers.jsonl': ANSWERS, 'rows.jsonl': ROWS })
  const at = join(submissions, 'a', 'answers.jsonl')
  await symlink(join(elsewhere, 'answers.jsonl'), at)
  await writeFiles(submissions, { 'a/scores.json': JSON.stringify(makeScores(RATE)) })
  const link = { name: 'UserError', exitCode: 3, message: expect.stringContaining('is a link') }
  const told: UserError[] = []
  expect(await readSubmissions(submissions, (error) => told.push(error))).toEqual([])
  expect(told).toEqual([expect.objectContaining(link)])
  const asked = regradeInputs.parse({ submissions, dataset: folder })
  const run = () => inFolder(folder, () => regradeSubmission({ ...asked, submission: 'a' }, context))
  await expect(run()).rejects.toMatchObject(link)
  await rm(at)
  await writeFiles(folder, { 'submissions/a/answers.jsonl': ANSWERS })
  await rm(join(folder, 'rows.jsonl'))
  await symlink(join(elsewhere, 'rows.jsonl'), join(folder, 'rows.jsonl'))
  await expect(run()).rejects.toThrow('rows.jsonl is no file of this repository')
})

describeInBubblewrap('regraded', () => {
  it('runs answers, and takes no joules that a stranger says of the drafts of an agent', async () => {
    const { folder, mirror, dataset, rows } = await makeSmallBench('http://127.0.0.1:1')
    const rowsSha256 = sha256Hex(await readFile(rows, 'utf8'))
    const said = { github_id: 1, id: 1, output: 'python tool.py --size 1', drafts: { runs: 3, joules: 0 } }
    await writeFiles(folder, {
      'submissions/a/card.yaml': card('rows.jsonl', { rowsSha256 }),
      'submissions/a/answers.jsonl': `${JSON.stringify(said)}\n`,
    })
    const places = { repositories: join(folder, 'repos'), out: join(folder, 'out') }
    const submissions = join(folder, 'submissions')
    const asked = regradeInputs.parse({ submissions, dataset, mirror, golds: 'skip', ...places })
    const run = (more = {}) =>
      inFolder(folder, () => regradeSubmission({ ...asked, submission: 'a', ...more }, context))
    const [system] = (await run()).systems
    expect(system).toMatchObject({ passed: 1 })
    expect(system?.solvedEnergy?.sources.map(({ source }) => source)).toEqual(['answering', 'running'])
    await expect(run({ dataset: folder })).rejects.toThrow(/describes no repository of rows\.jsonl/)
  })
})

it('warns of scores that come with a change, and leaves rows that can not be read to a later check', async () => {
  const found = await check({
    'submissions/mine/card.yaml': card('gone.jsonl'),
    'submissions/mine/answers.jsonl': ANSWERS,
    'submissions/mine/scores.json': '{}',
  })
  expect(faultsOf(found)).toEqual(['skipped rows-not-read', 'passed scores-here'])
})

it('is told on a pull request: in an artifact of the check, and in its comment, where nothing of a stranger is markup', async () => {
  const { folder, submissions } = await open({
    'submissions/mine/card.yaml': 'schemaVersion: 1\n"<img src=x>": 1\n',
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  const dataset = await makeDataset({ tiny: {} })
  await keepInGit(dataset)
  const store = await makeFolder()
  const action = {
    ...context,
    env: { RUNNER_TEMP: await makeFolder() },
    openArtifacts: async () => folderStore(store),
  }
  const ended = await inFolder(folder, () => runValidate({ dataset, submissions, changedSince: 'HEAD' }, action))
  expect(ended).toMatchObject({ outputs: { projects: 0, submissions: 1, failed: 'mine' }, fault: { exitCode: 1 } })
  const left = await readJson(join(store, 'greenml-validation', VALIDATION_FILE), validation)
  const text = commentOnSubmissions(left.submissions).join('\n')
  expect(text).toContain('mine')
  expect(text).not.toContain('<img')
})

it('reads what a check of the version before left', () => {
  expect(validation.parse({ schemaVersion: 1, projects: [] })).toEqual({
    schemaVersion: 2,
    projects: [],
    submissions: [],
  })
})

it('places what a maintainer ran, and no claim', async () => {
  const rate = (passed: number) => ({
    k: 1,
    passed,
    attemptable: 3,
    total: 3,
    share: passed / 3,
    bounds: [0.25, 0.75] as [number, number],
    clusterInterval: [0.1, 0.9] as [number, number],
    taskInterval: null,
  })
  const { submissions } = await open({
    'submissions/claim/card.yaml': card('rows.jsonl', {
      claimed: { rules: 'strict', passAt: [{ k: 1, passed: 2, total: 3 }] },
    }),
    'submissions/claim/answers.jsonl': ANSWERS,
  })
  const [claim] = await readAll(submissions)
  if (claim === undefined) throw new Error('no submission')
  const regraded = (name: string, passed: number): Submission => ({
    ...claim,
    name,
    regraded: { rules: 'strict', passRates: [rate(passed)], place: 1 },
  })
  const sorted = sortSubmissions([claim, regraded('b', 1), regraded('a', 2), regraded('c', 1)])
  expect(sorted.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'claim'])
  const out = join(await makeFolder(), 'site')
  await writeFiles(submissions, { 'a/card.yaml': card('rows.jsonl'), 'a/answers.jsonl': ANSWERS })
  const scores = (changes: object = {}) => JSON.stringify({ ...makeScores(rate(2)), ...changes })
  await writeFiles(submissions, { 'a/scores.json': scores() })
  const placesOf = async () => (await readAll(submissions)).map(({ name, regraded: run }) => [name, run?.place ?? null])
  expect(await placesOf()).toEqual([
    ['a', 1],
    ['claim', null],
  ])
  await writeFiles(submissions, { 'b/card.yaml': card('rows.jsonl'), 'b/answers.jsonl': ANSWERS })
  const passing = (share: number, repositories: number) => {
    const { systems, ...rest } = makeScores(rate(2))
    const of = (githubId: number) => ({ githubId, repository: `r${githubId}`, passRates: [rate(3 * share)] })
    const byRepository = Array.from({ length: repositories }, (_, index) => of(index + 1))
    return JSON.stringify({ ...rest, systems: systems.map((system) => ({ ...system, byRepository })) })
  }
  for (const [repositories, place] of [
    [5, 1], // all five one way happens by chance
    [6, 2],
  ] as const) {
    await writeFiles(submissions, {
      'a/scores.json': passing(1, repositories),
      'b/scores.json': passing(0, repositories),
    })
    expect(await placesOf()).toEqual([
      ['a', 1],
      ['b', place],
      ['claim', null],
    ])
  }
  await rm(join(submissions, 'b'), { recursive: true })
  await writeFiles(submissions, { 'a/scores.json': scores() })
  await buildSiteFolder({ reports: await makeFolder(), submissions, out }, context)
  const page = await readFile(join(out, 'ml-bench', 'index.html'), 'utf8')
  expect(page).toContain('self-reported')
  expect(page).toMatch(/67\s%/)
  expect(page.replaceAll(/<[^>]*>/g, '')).toMatch(/2 \/ 3 \/ 3; 95\s% 10–90\s%; of all 25–75\s%/)
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain('href="ml-bench/"')

  const regradedOf = async () => (await readAll(submissions)).map((each) => each.regraded?.rules ?? null)
  expect(await regradedOf()).toEqual(['strict', null])
  const errata = { version: 1, sha256: '0'.repeat(64), changedRows: 2 }
  for (const changes of [{ rowsSha256: '0'.repeat(64) }, { systems: [] }, { errata }]) {
    await writeFiles(submissions, { 'a/scores.json': scores(changes) })
    expect(await regradedOf()).toEqual([null, null])
  }
  await writeFiles(submissions, { 'a/scores.json': scores(), 'a/answers.jsonl': answer(1, 'python tool.py --size 1') })
  expect(await regradedOf()).toEqual([null, null]) // other answers than were run
})

it('shows no claim to more than was answered, and says so in its place', async () => {
  const claimed = { rules: 'strict', passAt: [{ k: 1, passed: 2, total: 3 }] }
  const { folder, submissions } = await open({
    'submissions/a/card.yaml': card('rows.jsonl', { system: 'first@oracle', claimed }),
    'submissions/a/answers.jsonl': answer(1, 'python tool.py --size 1'),
    'submissions/b/card.yaml': card('rows.jsonl', { system: 'second@oracle', claimed }),
  })
  const out = join(folder, 'site')
  await buildSiteFolder({ reports: await makeFolder(), submissions, out }, context)
  const page = (await readFile(join(out, 'ml-bench', 'index.html'), 'utf8')).replaceAll(/<[^>]*>/g, '')
  expect(page).not.toMatch(/67\s%/)
  expect(page).toContain('claims 2 / 3, with 1 task answered')
  expect(page).toContain('claims 2 / 3, with 0 tasks answered')
})

it.each([
  ['another dash', 'GPT-4', 'GPT\u20114'],
  ['a minus', 'GPT-4', 'GPT\u22124'],
  ['a word of Cyrillic letters', 'T5 base', '\u04225 base'],
  ['a word of Greek letters', 'MT5', '\u039c\u03a45'],
  ['a word of other Cyrillic letters', 'GPT-4', '\u050c\u0420\u0422-4'],
  ['a modifier', 'GPT-4', 'GPT\u02d74'],
])('refuses a system that %s alone tells from another', async (_, system, alike) => {
  const found = await check({
    'submissions/other/card.yaml': card('rows.jsonl', { system }),
    'submissions/mine/card.yaml': card('rows.jsonl', { system: alike }),
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  const mine = found.filter(({ name }) => name === 'mine')
  expect(faultsOf(mine)).toContain('failed card-invalid')
  expect(JSON.stringify(mine)).toContain(`looks like '${system}'`)
})

it.each([
  ['mT5', '\u00b5T5'],
  ['Agent H', 'Agent \u03b7'],
])('takes %s and %s for two', async (system, other) => {
  const found = await check({
    'submissions/other/card.yaml': card('rows.jsonl', { system }),
    'submissions/mine/card.yaml': card('rows.jsonl', { system: other }),
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  expect(JSON.stringify(found)).not.toContain('looks like')
})

it('tells of submissions that are the same answers under other names', async () => {
  const { folder, submissions } = await open({
    'submissions/a/card.yaml': card('rows.jsonl', { system: 'first@oracle' }),
    'submissions/a/answers.jsonl': ANSWERS,
    'submissions/b/card.yaml': card('rows.jsonl', { system: 'second@oracle' }),
    'submissions/b/answers.jsonl': `${ANSWERS.trim().split('\n').toReversed().join('\n')}\n`,
    'submissions/c/card.yaml': card('rows.jsonl', { system: 'third@oracle' }),
    'submissions/c/answers.jsonl': answer(1, 'python tool.py --size 1'),
    'submissions/d/card.yaml': card('rows.jsonl', { system: 'fourth@oracle' }),
  })
  const all = await readAll(submissions)
  expect(all.map(({ sameAnswers }) => sameAnswers)).toEqual([['second@oracle'], ['first@oracle'], [], []])
  const out = join(folder, 'site')
  await buildSiteFolder({ reports: await makeFolder(), submissions, out }, context)
  const page = (await readFile(join(out, 'ml-bench', 'index.html'), 'utf8')).replaceAll(/<[^>]*>/g, '')
  expect(page.match(/the same answers as (first|second)@oracle/g)).toHaveLength(2)
})

it('refuses as scores what was judged by the text alone, and says so', async () => {
  const { submissions } = await open({
    'submissions/a/card.yaml': card('rows.jsonl'),
    'submissions/a/answers.jsonl': ANSWERS,
  })
  const grades = JSON.stringify({
    attempts: [],
    totals: { attempts: 0, arguments_ok: 0, type_ok: 0, static_ok: 0 },
  })
  const why =
    /scores\.json is what greenml mlbench grade --static-only writes, which judges the text alone: .* greenml mlbench grade --repositories/
  const left = await makeFolder({ 'a/scores.json': grades })
  const refuse = (reason: string) => new UserError(reason, 3)
  await expect(readProposedScores(left, submissions, refuse)).rejects.toThrow(why)
  await writeFiles(submissions, { 'a/scores.json': grades })
  const told: string[] = []
  expect(await readSubmissions(submissions, ({ message }) => told.push(message))).toEqual([])
  expect(told).toEqual([expect.stringMatching(why)])
})

it('are shown beside a folder that is none, of which that is told', async () => {
  const { submissions } = await open({
    'submissions/mine/card.yaml': card('rows.jsonl'),
    'submissions/mine/answers.jsonl': ANSWERS,
  })
  for (const name of ['a b', 'a\nb', 'a\\b']) await mkdir(join(submissions, name))
  const told: string[] = []
  const shown = await readSubmissions(submissions, ({ message }) => told.push(message))
  expect(shown.map(({ name }) => name)).toEqual(['mine'])
  expect(told.map((each) => each.split("'")[1])).toEqual(['a\\u{a}b', 'a b', 'a\\u{5c}b'])
})

/** Scores of a run of ANSWERS. */
function makeScores(rate: object) {
  const hits = { hits: 0, all: 0 }
  const system = {
    system: 'answers',
    attempts: 3,
    passed: 2,
    lost: 0,
    firstFailed: null,
    reasons: {},
    errorCategories: {},
    answersSha256: hashAnswers({
      byTask: new Map([
        ['1/2', ['python tool.py --size 5']],
        ['1/1', ['python tool.py --size 1']],
      ]),
    }),
    passRates: [rate],
    unbiased: [],
    byRepository: [],
    byType: [],
    publishedVerdicts: null,
    solvedEnergy: null,
    published: { tasks: 0, dropped: 0, pass1: 0, pass2: 0, pass5: 0 },
    hitPrecision: { parameters: hits, generations: hits, byKind: { text: hits, integer: hits, decimal: hits } },
    took: { runs: 0, wallSeconds: null, cpuSeconds: null, joules: null, quality: 'unavailable' },
  }
  return {
    schemaVersion: TASK_SCORES_VERSION,
    rules: 'strict',
    rowsSha256: sha256Hex(ROWS),
    errata: null,
    tasks: 3,
    golds: { checked: 0, failed: [], excluded: false },
    systems: [system],
    ranking: null,
    mended: null,
    pins: [],
    faults: [],
  }
}

it.each<[string, Record<string, string> | null]>([
  ['scores of other answers', null],
  ['a file beside them', { 'a/more.json': '{}' }],
  ['no submission', { 'b/scores.json': '{}' }],
  ['nothing', {}],
])('takes from another job the scores of a submission alone, and not %s', async (_, others) => {
  const { submissions } = await open({
    'submissions/a/card.yaml': card('rows.jsonl'),
    'submissions/a/answers.jsonl': ANSWERS,
  })
  const refuse = (reason: string) => new UserError(reason, 3)
  const right = { 'a/scores.json': JSON.stringify(makeScores({ ...RATE })) }
  const take = async (files: Record<string, string>) =>
    readProposedScores(await makeFolder(files), submissions, refuse).then(({ name }) => name)
  expect(await take(right)).toBe('a')
  if (others === null) await writeFiles(submissions, { 'a/answers.jsonl': answer(1, 'python tool.py --size 3') })
  const left =
    others === null
      ? right
      : Object.keys(others).some((path) => path.startsWith('a/'))
        ? { ...right, ...others }
        : others
  await expect(take(left)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
})

it.each<[string, object[]]>([
  ['a share that its counts do not give', [{ share: 1 }]],
  ['more passed than tried', [{ passed: 4, share: 1, attemptable: 4 }]],
  ['two rates of one k', [{ passed: 3, share: 1 }, {}]],
])('takes no scores with %s', async (_, changes) => {
  const { submissions } = await open({
    'submissions/a/card.yaml': card('rows.jsonl'),
    'submissions/a/answers.jsonl': ANSWERS,
  })
  const forged = makeScores({})
  for (const system of forged.systems) system.passRates = changes.map((each) => ({ ...RATE, ...each }))
  const left = await makeFolder({ 'a/scores.json': JSON.stringify(forged) })
  await expect(readProposedScores(left, submissions, (reason) => new Error(reason))).rejects.toThrow(/passRates/)
})

const RATE = {
  k: 1,
  passed: 2,
  attemptable: 3,
  total: 3,
  share: 2 / 3,
  bounds: null,
  clusterInterval: null,
  taskInterval: null,
}

it('have names as they are written elsewhere', () => {
  const isTaken = (system: string) => taskSubmission.safeParse(JSON.parse(card('rows.jsonl', { system }))).success
  for (const name of ['مه\u200cدی', 'क्\u200dष', 'Model \u270c\ufe0f 2', 'Qwen2.5 7B, no tools'])
    expect([name, isTaken(name)]).toEqual([name, true])
  for (const name of ['GP\u200dT 4', ' GPT 4', 'GPT\u00a04', 'GPT-4\ufe0f', 'GPT\ue0004'])
    expect([name, isTaken(name)]).toEqual([name, false])
})
