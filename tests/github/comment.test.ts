import { afterEach, beforeEach, expect, it } from 'vitest'
import { MEASURE_FILE } from '../../src/schema/analysis/revision-comparison.ts'
import { refusingStore } from '../actions/folder-store.ts'
import { makeRevisions } from '../report/make-revisions.ts'
import { BOT, type FakeGitHub, startFakeGitHub } from '../support/fake-github/server.ts'
import { hurry } from './hurry.ts'
import {
  comment,
  FORK,
  finishedRun,
  makeArtifacts,
  makeValidation,
  REPOSITORY_PAYLOAD,
  SHA,
  validationArtifact,
} from './pull-requests.ts'

hurry()

let github: FakeGitHub
beforeEach(async () => {
  github = await startFakeGitHub()
  github.state.addPull({ number: 3, head: { sha: SHA, ref: 'new', owner: 'stranger', repository: FORK.id } })
})
afterEach(async () => {
  expect(github.state.breaches).toEqual([])
  await github[Symbol.asyncDispose]()
})

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments'
const run = (changes: object = {}) => ({ name: 'workflow_run', payload: finishedRun(changes) })
const failed = () => validationArtifact(makeValidation('failed'))
const texts = () => github.state.comments.map(({ body }) => body)

it('opens one comment on the pull request of a fork, and a further push renews it', async () => {
  const first = await comment(github, run(), await failed())
  expect(first.upserted?.outcome).toBe('created')
  expect(first.pulls).toEqual([3])
  expect(github.state.comments).toMatchObject([{ pull: 3, login: BOT }])
  expect(texts()[0]).toContain('greenml validate tiny --fix')

  const [pull] = github.state.pulls
  if (pull) pull.head.sha = '2'.repeat(40)
  const second = await comment(
    github,
    run({ head_sha: '2'.repeat(40) }),
    await validationArtifact(makeValidation('passed')),
  )
  expect(second.upserted?.outcome).toBe('updated')
  expect(texts()).toHaveLength(1)
  expect(texts()[0]).not.toContain('--fix')
})

it('calls no project passed of which a check was not made', async () => {
  const finding = makeValidation('passed')
  const [project = expect.fail()] = finding.projects
  const checks = [...project.checks, { check: 'run' as const, state: 'skipped' as const, faults: [] }]
  await comment(github, run(), await validationArtifact({ ...finding, projects: [{ ...project, checks }] }))
  expect(texts()[0]).toContain('## 1 project: no check failed, 1 not made')
})

it.each([
  ['a finding', async () => failed()],
  ['one that is longer than a comment', async () => validationArtifact(makeValidation('failed', 'x\n'.repeat(9000)))],
  ['no finding, where an earlier push left one', async () => makeArtifacts({})],
])('names the commit that it tells of at the end of %s', async (_, left) => {
  await comment(github, run(), await failed())
  const sha = '2'.repeat(40)
  for (const pull of github.state.pulls) pull.head.sha = sha
  await comment(github, run({ head_sha: sha }), await left())
  expect(texts()[0]).toMatch(
    new RegExp(
      `\\n\\nCommit \\[\`2{7}\`\\]\\(<https://github\\.test/stranger/${REPOSITORY_PAYLOAD.name}/commit/${sha}>\\)\\n$`,
    ),
  )
})

it('asks GitHub for no change where nothing changed', async () => {
  await comment(github, run(), await failed())
  expect((await comment(github, run(), await failed())).upserted?.outcome).toBe('unchanged')
  expect(github.state.asked.filter((each) => !each.startsWith('GET'))).toHaveLength(1)
})

it.each([
  ['a later push came', { head_sha: '3'.repeat(40) }],
  ['another fork has a branch of that name', { head_repository: { ...FORK, id: 99 } }],
  ['the fork is gone', { head_repository: null }],
  ['the run was of a push', { event: 'push' }],
])('writes nothing where %s', async (_, changes) => {
  const { upserted, pulls } = await comment(github, run(changes), await failed())
  expect([upserted, pulls]).toEqual([null, []])
  expect(texts()).toEqual([])
})

it.each([
  'a`touch$IFS"x"`;$(id)',
  'a&state=all&head=bench:main',
  'a?b#c%20d',
  '[x](https://evil.test)<img/src=x>',
  '@everyone/#1',
  'stranger:new',
])('takes the name of branch %s for a name, and shows it nowhere', async (branch) => {
  github.state.addPull({ number: 4, head: { sha: SHA, ref: branch, owner: 'stranger', repository: FORK.id } })
  const { pulls, lines } = await comment(github, run({ head_branch: branch }), await failed())
  expect(pulls).toEqual([4])
  expect([...texts(), ...lines].join()).not.toContain(branch)
})

it("writes on no other's pull request of the same commit and branch, whatever the run says of numbers", async () => {
  github.state.addPull({ number: 1, head: { sha: SHA, ref: 'new', owner: 'victim', repository: 99 } })
  const said = run({ pull_requests: [{ number: 1 }], head_commit: { id: SHA }, display_title: 'refs/pull/1/merge' })
  expect((await comment(github, said, await failed())).pulls).toEqual([3])
  expect(github.state.comments.map(({ pull }) => pull)).toEqual([3])
})

it('has one comment, and writes it once, however often a run is started again and by whom', async () => {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const again = run({ id: 5 + attempt, run_attempt: attempt, triggering_actor: { login: `other-${attempt}` } })
    await comment(github, again, await failed())
  }
  expect(texts()).toHaveLength(1)
  expect(github.state.asked.filter((each) => !each.startsWith('GET'))).toHaveLength(1)
})

it('keeps a finding of any size within one comment', async () => {
  const finding = makeValidation('failed', '@everyone <!-- x -->\n'.repeat(900))
  const [project] = finding.projects
  if (project === undefined) throw new Error('there is no project')
  const projects = Array.from({ length: 150 }, (_, index) => ({ ...project, slug: `${'p'.repeat(60)}${index}` }))
  await comment(github, run(), await validationArtifact({ ...finding, projects }))
  expect(texts()).toHaveLength(1)
  expect(Buffer.byteLength(texts()[0] ?? '')).toBeLessThanOrEqual(65_536)
  expect(texts()[0]).toContain('150 of 150 projects to be mended')
})

it('writes nothing on a closed pull request', async () => {
  for (const pull of github.state.pulls) pull.state = 'closed'
  expect((await comment(github, run(), await failed())).pulls).toEqual([])
  expect(texts()).toEqual([])
})

it('writes nothing on one that is locked, on the others all the same, and fails nobody', async () => {
  github.state.addPull({ number: 4, head: { sha: SHA, ref: 'new', owner: 'stranger', repository: FORK.id } })
  github.state.troubles.push({ call: `post ${COMMENTS}`, kind: 'locked' })
  const { upserted, lines } = await comment(github, run(), await failed())
  expect(upserted?.outcome).toBe('created')
  expect(lines.join()).toContain('pull request 3 is locked')
  expect(github.state.comments.map(({ pull }) => pull)).toEqual([4])
})

it('finds its own among 1,000 comments, and leaves those that only look like it', async () => {
  await comment(github, run(), await failed())
  const [own] = github.state.comments.splice(0)
  const body = own?.body ?? ''
  for (let index = 0; index < 997; index++) github.state.addComment(3, 'somebody', `Comment ${index}`)
  github.state.addComment(3, 'somebody', body) // a copy by another
  github.state.addComment(3, BOT, `Quoted:\n${body}`) // of another action
  github.state.addComment(3, BOT, body.replace('greenml-validation', 'other'))
  github.state.addComment(3, BOT, body)
  const { upserted } = await comment(github, run(), await validationArtifact(makeValidation('passed')))
  expect(upserted?.outcome).toBe('updated')
  expect(github.state.asked.filter((each) => each.startsWith('GET') && each.includes('comments')).length).toBe(12)
  expect(texts().filter((each) => each.includes('--fix'))).toHaveLength(3)
})

it.each(['primary', 'secondary', 'too-many', 'gateway'] as const)('goes on after a %s limit or fault', async (kind) => {
  for (const call of [`get ${COMMENTS}`, 'get /repos/{owner}/{repo}/pulls']) github.state.troubles.push({ call, kind })
  expect((await comment(github, run(), await failed())).upserted?.outcome).toBe('created')
  expect(github.state.troubles).toEqual([])
  expect(texts()).toHaveLength(1)
})

it('waits for a limit of those who write', async () => {
  github.state.troubles.push({ call: `post ${COMMENTS}`, kind: 'secondary' })
  const { upserted, lines } = await comment(github, run(), await failed())
  expect(upserted?.outcome).toBe('created')
  expect(lines.join()).toContain('secondary')
  expect(texts()).toHaveLength(1)
})

it('makes no second comment where GitHub made the first and its answer got lost', async () => {
  github.state.troubles.push({ call: `post ${COMMENTS}`, kind: 'late-gateway' })
  expect((await comment(github, run(), await failed())).upserted?.outcome).toBe('unchanged')
  expect(texts()).toHaveLength(1)
})

it('gives up on a GitHub that stays ill, and says what it lacks where it may not write', async () => {
  const call = `get ${COMMENTS}`
  for (let index = 0; index < 100; index++) github.state.troubles.push({ call, kind: 'gateway' })
  await expect(comment(github, run(), await failed())).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringMatching(/^GitHub could not be asked \(502\): /),
  })
  github.state.troubles.splice(0)
  github.state.mayWrite = false
  await expect(comment(github, run(), await failed())).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining('pull-requests: write'),
  })
})

it.each([
  ['a pull request that it names itself', { ...makeValidation('failed'), pull: 1 }],
  [
    'a name that is a path',
    { schemaVersion: 1, projects: [{ ...makeValidation('failed').projects[0], slug: '../x' }] },
  ],
  ['a log beyond its bound', makeValidation('failed', 'x'.repeat(30_000))],
  ['a newer format', { schemaVersion: 99, projects: [] }],
  ['no object', 'x'],
])('refuses an artifact with %s', async (_, found) => {
  await expect(comment(github, run(), await validationArtifact(found))).rejects.toMatchObject({ name: 'UserError' })
  expect(texts()).toEqual([])
})

it('leaves no comment that an earlier push passed on a push whose artifact is refused', async () => {
  await comment(github, run(), await validationArtifact(makeValidation('passed')))
  expect(texts()[0]).toContain('all checks passed')
  const forged = await validationArtifact({ schemaVersion: 99, projects: [] })
  await expect(comment(github, run(), forged)).rejects.toThrow("Artifact 'greenml-validation' is refused")
  expect(texts()).toHaveLength(1)
  expect(texts()[0]).toContain('## No finding\n\nThe run of the newest push left none that can be read.')
})

it('refuses a file that is no JSON, and an artifact of something else', async () => {
  for (const files of [{ 'greenml-validation.json': '{' }, { 'greenml-validation.json': '' }, { 'other.json': '{}' }]) {
    const artifacts = await makeArtifacts({ 'greenml-validation': files })
    await expect(comment(github, run(), artifacts)).rejects.toMatchObject({ name: 'UserError' })
  }
})

it('shows what a log says, and does nothing else with it', async () => {
  const words = '@everyone #1 <img src=x> </details> ```\n<!-- greenml comment: other -->\u202e'
  await comment(github, run(), await validationArtifact(makeValidation('failed', words)))
  const [body = ''] = texts()
  for (const line of body.split('\n').filter((each) => /everyone|other/.test(each))) expect(line).toMatch(/^ {4}/)
  expect(body).not.toContain('\u202e')
})

it('says that nothing was left, and fails nobody', async () => {
  const { upserted, lines } = await comment(github, run(), await makeArtifacts({}))
  expect(upserted).toBeNull()
  expect(lines.join()).toContain('greenml-validation')
})

it('takes back what an earlier push was told where the run of the newest left nothing', async () => {
  await comment(github, run(), await validationArtifact(makeValidation('passed')))
  expect(texts()[0]).toContain('all checks passed')
  const { upserted, lines } = await comment(github, run(), await makeArtifacts({}))
  expect([upserted?.outcome, texts().length]).toEqual(['updated', 1])
  expect(texts()[0]).toMatch(/^<!-- greenml comment: greenml-validation -->\n## No finding\n[\s\S]*actions\/runs\/5/)
  expect(lines.join()).toContain('left no artifact')
})

it('says that a server has no artifacts, and fails nobody', async () => {
  const { upserted, lines } = await comment(github, run(), refusingStore())
  expect(upserted).toBeNull()
  expect(lines.join()).toContain('GHES')
  expect(texts()).toEqual([])
})

it('tells what two revisions came to, of an artifact that actions/measure left', async () => {
  const artifacts = await makeArtifacts({ found: { [MEASURE_FILE]: JSON.stringify(makeRevisions()) } })
  const { upserted } = await comment(github, run(), artifacts, { artifactName: 'found' })
  expect(upserted?.outcome).toBe('created')
  expect(texts()[0]).toMatch(/^<!-- greenml comment: found -->\n### 20 % less energy/)
  expect(texts()[0]).not.toContain('<b>')
})

it('refuses a comparison with a ratio that none can be', async () => {
  const forged = JSON.stringify(makeRevisions()).replace(/"ratio":[\d.]+/g, '"ratio":-1e308')
  const artifacts = await makeArtifacts({ found: { [MEASURE_FILE]: forged } })
  await expect(comment(github, run(), artifacts, { artifactName: 'found' })).rejects.toThrow(
    "Artifact 'found' is refused",
  )
  expect(texts()).toEqual([])
})

const pushed = (sha: string) => ({
  name: 'pull_request',
  payload: { repository: REPOSITORY_PAYLOAD, pull_request: { number: 3, head: { sha, ref: 'new', repo: FORK } } },
})

it("tells nothing of an earlier push whose run of the pull request's own ends after that of the newest", async () => {
  github.state.addPull({ number: 4, head: { sha: SHA, ref: 'new', owner: 'stranger', repository: FORK.id } })
  const [pull] = github.state.pulls
  if (pull) pull.head.sha = '2'.repeat(40)
  await comment(github, pushed('2'.repeat(40)), await failed())
  const late = await comment(github, pushed(SHA), await validationArtifact(makeValidation('passed')))
  expect([late.upserted, late.pulls]).toEqual([null, []])
  expect(texts()).toHaveLength(1)
  expect(texts()[0]).toContain('1 of 1 project to be mended')
})

it("takes the finding of an earlier job of a pull request's own run, each name one comment", async () => {
  const event = pushed(SHA)
  await comment(github, event, await failed())
  await comment(github, event, await failed(), { name: 'second' })
  await comment(github, event, await failed(), { name: 'second' })
  expect(texts()).toHaveLength(2)
})

it('warns of a token that writes as somebody else than is looked for', async () => {
  const { lines } = await comment(github, run(), await failed(), { author: 'my-app[bot]' })
  expect(lines.join()).toContain(BOT)
})
