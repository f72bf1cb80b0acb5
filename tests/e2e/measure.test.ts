import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect } from 'vitest'
import { FORK, finishedRun, REPOSITORY_PAYLOAD } from '../github/pull-requests.ts'
import { BOT, REPOSITORY, startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import type { FakePull } from '../support/fake-github/state.ts'
import { pushAsMerge } from '../support/git.ts'
import { writeFiles } from '../support/temporary.ts'
import { makeCheckout, readCaller } from './checkout.ts'
import { type ActRun, runAct } from './run-act.ts'
import { testWith } from './tools.ts'

const LIMIT_SECONDS = 400
const RUN = 5
const TURNS = 3_000_000
/** So much that five rounds tell it where neighbours of a virtual machine change its clock by a third. */
const SLOWER = 4
const FULL_NAME = `${REPOSITORY.owner}/${REPOSITORY.name}`
const ARTIFACT = 'greenml-measure'

const work = (turns: number) => `total = 0\nfor turn in range(${turns}):\n    total += turn * turn\nprint("f1=0.9")\n`

let folder: string
let checkout: string
beforeAll(async () => {
  const made = await makeCheckout('measure', { files: { 'toy/train.py': work(TURNS), ...(await callers()) } })
  ;({ folder, checkout } = made)
  return made.remove
})

/** The two workflows of docs/pull-requests.md, for a folder of a monorepo. */
async function callers(): Promise<Record<string, string>> {
  const shown = (name: string) => readCaller('docs/pull-requests.md', name)
  const inFolder = (await shown('Energy')).replace('with: {', 'with: { working-directory: toy,')
  return { '.github/workflows/energy.yml': inFolder, '.github/workflows/tell.yml': await shown('Tell energy') }
}

testWith(
  'act',
  'a slower pull request fails its check and is told so in one comment, of its own branch or of a fork',
  async (act) => {
    await using github = await startFakeGitHub()
    const { state } = github
    const run = (more: Pick<ActRun, 'event' | 'workflow' | 'payload'>) =>
      runAct(act, {
        checkout,
        folder,
        timeoutSeconds: LIMIT_SECONDS,
        secrets: { GITHUB_TOKEN: TOKEN },
        env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: FULL_NAME },
        ...more,
      })
    const measure = async ({ number, head }: FakePull) => {
      await rm(join(folder, 'artifacts'), { recursive: true, force: true }) // each push is a run of its own
      const { name } = REPOSITORY
      const repo = { id: head.repository, name, owner: { login: head.owner }, full_name: `${head.owner}/${name}` }
      const payload = {
        repository: { ...REPOSITORY_PAYLOAD, full_name: FULL_NAME },
        pull_request: { number, head: { ...head, repo }, base: { ref: 'main' } },
      }
      return run({ event: 'pull_request', workflow: 'energy.yml', payload })
    }
    const ownBody = (number: number) => {
      const told = state.comments.filter(({ pull }) => pull === number)
      expect(told).toMatchObject([{ login: BOT }])
      return told[0]?.body ?? ''
    }

    // A branch of the repository itself: the second job tells it, also after the check failed.
    const own = state.addPull({
      number: 3,
      head: { sha: '1'.repeat(40), ref: 'own', owner: REPOSITORY.owner, repository: REPOSITORY.id },
    })
    await writeFiles(checkout, { 'toy/train.py': work(TURNS * SLOWER) })
    await pushAsMerge(checkout)
    const slower = await measure(own)
    expect(slower.exitCode).toBe(1)
    expect(ownBody(3)).toMatch(/(?:\d+ % more|\d(?:\.\d+)? times as much) CPU time.*×\d\.\d+–\d\.\d+/)
    expect(ownBody(3)).toMatch(/same f1/)
    expect(ownBody(3)).toContain('energy not measured')
    expect(ownBody(3)).not.toMatch(/\d J\b/)
    expect(await readdir(join(folder, 'artifacts', '1'))).toEqual([ARTIFACT])

    // Pushed again, faster than before: the check is green, and the comment is renewed.
    await writeFiles(checkout, { 'toy/train.py': work(TURNS / SLOWER) })
    await pushAsMerge(checkout)
    const faster = await measure(own)
    expect(faster.log.filter(({ level }) => level === 'error').map(({ msg }) => msg)).toEqual([])
    expect(faster.exitCode).toBe(0)
    expect(ownBody(3)).toMatch(/\d+ % less CPU time/)

    // A fork's: its check may not write, and a run of the default branch tells it afterwards.
    const fork = state.addPull({
      number: 4,
      head: { sha: '2'.repeat(40), ref: 'new', owner: 'stranger', repository: FORK.id },
    })
    await writeFiles(checkout, { 'toy/train.py': work(TURNS * SLOWER) })
    await pushAsMerge(checkout)
    expect((await measure(fork)).exitCode).toBe(1)
    expect(state.comments.filter(({ pull }) => pull === 4)).toEqual([])
    const zip = await readFile(join(folder, 'artifacts', '1', ARTIFACT, `${ARTIFACT}.zip`))
    state.artifacts.push({ run: RUN, name: ARTIFACT, zip })
    for (let again = 0; again < 2; again++) {
      const payload = finishedRun({ id: RUN, head_sha: fork.head.sha })
      const told = await run({ event: 'workflow_run', workflow: 'tell.yml', payload })
      expect(told.exitCode).toBe(0)
    }
    expect(ownBody(4)).toMatch(/(?:\d+ % more|\d(?:\.\d+)? times as much) CPU time/)
    expect(state.comments).toHaveLength(2)
    expect(state.breaches).toEqual([])
  },
)
