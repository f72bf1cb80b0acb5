import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { FORK, finishedRun, REPOSITORY_PAYLOAD, SHA } from '../github/pull-requests.ts'
import { BOT, type FakeGitHub, startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { pushAsMerge } from '../support/git.ts'
import { writeFiles } from '../support/temporary.ts'
import { makeCheckout, readCaller } from './checkout.ts'
import { type ActRun, runAct } from './run-act.ts'
import { testWith } from './tools.ts'

const LIMIT_SECONDS = 300
const PROJECT = 'dataset/projects/tiny'
const RUN = 5
const MANIFEST = `schemaVersion: 2
title: Tiny
origin: embedded
licence: null
entyr: main.py # the script
task: other
metric: { name: accuracy, direction: higher, scale: fraction, pattern: "Accuracy: ([0-9.]+)" }
data: []
environment: { lock: requirements.lock }
missing: { licence: no-licence-file }
`

let folder: string
let checkout: string
beforeAll(async () => {
  const made = await makeCheckout('pull', {
    files: {
      'dataset/projects/README.md': '',
      'dataset/models.yaml': 'schemaVersion: 1\nmodels: []\n',
      // As another repository calls them.
      '.github/workflows/called.yml': await readCaller('docs/adopt.md', 'Validate'),
      '.github/workflows/tell.yml': await readCaller('docs/adopt.md', 'Tell'),
    },
  })
  ;({ folder, checkout } = made)
  return made.remove
})

testWith(
  'act',
  'a pull request gets one comment, which its next push renews, and --fix turns its check green',
  async (act) => {
    await using github = await startFakeGitHub()
    const { state } = github
    const pull = state.addPull({ number: 3, head: { sha: SHA, ref: 'new', owner: 'stranger', repository: FORK.id } })
    const run = (more: Pick<ActRun, 'event' | 'workflow' | 'payload'>) =>
      runAct(act, {
        checkout,
        folder,
        timeoutSeconds: LIMIT_SECONDS,
        secrets: { GITHUB_TOKEN: TOKEN },
        env: { GITHUB_API_URL: github.url },
        ...more,
      })
    const validate = async (workflow = 'validate-project.yml') => {
      await rm(join(folder, 'artifacts'), { recursive: true, force: true }) // each push is a run of its own
      const payload = {
        repository: REPOSITORY_PAYLOAD,
        pull_request: { number: 3, head: pull.head, base: { ref: 'main' } },
      }
      const ran = await run({ event: 'pull_request', workflow, payload })
      await leaveArtifact(
        github,
        await readFile(join(folder, 'artifacts', '1', 'greenml-validation', 'greenml-validation.zip')),
      )
      return ran
    }
    const comment = (workflow = 'comment.yml', conclusion = 'failure') =>
      run({ event: 'workflow_run', workflow, payload: finishedRun({ head_sha: pull.head.sha, conclusion }) })

    // Opened from a fork, with a fault that --fix mends.
    await push({
      'project.yaml': MANIFEST,
      'requirements.lock': '# none\n',
      'source/main.py': 'print("Accuracy: 0.5")\n',
    })
    const red = await validate()
    expect(red.exitCode).not.toBe(0)
    const annotated = red.log
      .filter(({ level, msg }) => level === 'error' || msg.includes('entyr'))
      .map(({ msg }) => msg)
    expect(annotated.join('\n')).toContain("did you mean 'entry'")
    expect((await comment()).exitCode).toBe(0)
    expect(state.comments).toMatchObject([{ pull: 3, login: BOT }])
    expect(state.comments[0]?.body).toContain('greenml validate tiny --fix')

    // Pushed again, mended, by the workflows that another repository calls, among a thousand comments and while GitHub is ill.
    const fixing = ['dist/cli.js', 'validate', 'tiny', '--fix', '--no-run', '--dataset', join(checkout, 'dataset')]
    expect(await runCommand(process.execPath, fixing, { cwd: PACKAGE_ROOT })).toMatchObject({ exitCode: 0 })
    await push({})
    pull.head.sha = '2'.repeat(40)
    const [own] = state.comments.splice(0)
    for (let index = 0; index < 999; index++) state.addComment(3, 'somebody', `Comment ${index}`)
    if (own !== undefined) state.comments.push(own)
    expect((await validate('called.yml')).exitCode).toBe(0)
    const listing = 'get /repos/{owner}/{repo}/issues/{issue_number}/comments'
    for (const kind of ['primary', 'secondary', 'gateway'] as const) state.troubles.push({ call: listing, kind })
    expect((await comment('tell.yml')).exitCode).toBe(0)
    expect(state.troubles).toEqual([])
    const told = state.comments.filter(({ login }) => login === BOT)
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain('Accuracy: 0.5')
    expect(told[0]?.body).not.toContain('--fix')

    // A hostile artifact of a check that GitHub ended at its time limit, after which no earlier push's comment stands, and a
    // pull request that was closed meanwhile.
    const bodies = () => state.comments.filter(({ login }) => login === BOT).map(({ body }) => body)
    await leaveArtifact(
      github,
      await zip({ 'greenml-validation.json': '{"schemaVersion": 1, "projects": [], "pull": 1}' }),
    )
    expect((await comment('comment.yml', 'cancelled')).exitCode).not.toBe(0)
    const [takenBack] = bodies()
    expect(takenBack).toContain('## No finding')
    expect(takenBack).not.toContain('Accuracy: 0.5')
    pull.state = 'closed'
    expect((await comment()).exitCode).toBe(0)
    expect(bodies()).toEqual([takenBack])
    expect(state.breaches).toEqual([])
  },
)

async function push(files: Readonly<Record<string, string>>): Promise<void> {
  await writeFiles(join(checkout, PROJECT), files)
  await pushAsMerge(checkout)
}

async function leaveArtifact({ state }: FakeGitHub, content: Buffer): Promise<void> {
  state.artifacts.splice(0)
  state.artifacts.push({ run: RUN, name: 'greenml-validation', zip: content })
}

async function zip(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const place = await mkdtemp(join(folder, 'zip-'))
  await writeFiles(place, files)
  const made = await runCommand('python3', ['-m', 'zipfile', '-c', 'made.zip', ...Object.keys(files)], { cwd: place })
  expect(made.exitCode).toBe(0)
  return readFile(join(place, 'made.zip'))
}
