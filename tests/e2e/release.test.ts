import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { sectionOf } from '../../scripts/release-notes.ts'
import { namesOfBundle } from '../../scripts/release-sbom.ts'
import { type Job, parseWorkflow } from '../../scripts/workflows.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { type FakeGitHub, REPOSITORY, startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { gitIn, keepInGit } from '../support/git.ts'
import { copyRepository } from './checkout.ts'
import { type Runner, runSteps } from './run-steps.ts'
import { testWith } from './tools.ts'

const VERSION = '37.5.0'
/** What else CI runs: `lint` and the like by itself, and these as tests of their own. */
const RUN_ELSEWHERE = ['npm ci', 'npm run check:dist', 'npm run test:e2e -- tests/e2e/install.test.ts']

let home: string
/** As GitHub keeps it. */
let origin: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'greenml-release-'))
  const first = join(home, 'first')
  await copyRepository(first)
  await keepInGit(first)
  origin = join(home, 'origin.git')
  await gitIn(home, 'clone', '--quiet', '--bare', first, origin)
  await rm(first, { recursive: true })
  return () => rm(home, { recursive: true, force: true })
})

const readWorkflow = async (name: string) =>
  parseWorkflow(await readFile(join(PACKAGE_ROOT, '.github', 'workflows', name), 'utf8'))

/** A machine for one job, which has checked out a branch or tag; without one it has an empty folder. */
async function openRunner(github: FakeGitHub, ref: string, isCheckedOut = true): Promise<Runner> {
  const place = await mkdtemp(join(home, 'job-'))
  const workspace = join(place, 'work')
  if (isCheckedOut) {
    await gitIn(home, 'clone', '--quiet', '--branch', ref, origin, workspace)
    await symlink(join(PACKAGE_ROOT, 'node_modules'), join(workspace, 'node_modules'))
  } else await mkdir(workspace)
  const quiet = { npm_config_update_notifier: 'false', GIT_CONFIG_NOSYSTEM: '1' }
  const runner = { GITHUB_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}`, GITHUB_REF_NAME: ref }
  // GitHub's command line asks this host without encryption, and a proxy is how it finds a server of this machine.
  const asking = { GH_HOST: 'github.localhost', http_proxy: github.url, HTTP_PROXY: github.url }
  return {
    workspace,
    artifacts: join(home, 'artifacts'),
    env: {
      PATH: process.env.PATH,
      HOME: place,
      GITHUB_SHA: await gitIn(origin, 'rev-parse', ref),
      ...quiet,
      ...runner,
      ...asking,
    },
    values: { 'github.token': TOKEN, 'inputs.version': VERSION },
  }
}

const jobOf = (jobs: Readonly<Record<string, Job>>, name: string): Job => {
  const job = jobs[name]
  if (job === undefined) throw new Error(`there is no job ${name}`)
  return job
}

testWith(
  'gh',
  'a version is proposed, merged, tagged and released with what it holds, and its major tag moves',
  async () => {
    await using github = await startFakeGitHub()
    const { state } = github

    // propose-release.yml
    const { jobs: proposing, env } = await readWorkflow('propose-release.yml')
    const preparing = { ...(await openRunner(github, 'main')), leftOut: ['npm ci'] }
    expect(await runSteps(jobOf(proposing, 'prepare'), preparing, env)).toBeNull()
    const branch = `release/v${VERSION}`
    state.refs.set(`heads/${branch}`, '0'.repeat(40)) // which the next job pushes, to a repository that this server does not see
    expect(await runSteps(jobOf(proposing, 'propose'), await openRunner(github, 'main'), env)).toBeNull()
    const notes = sectionOf('Unreleased', await readFile(join(PACKAGE_ROOT, 'CHANGELOG.md'), 'utf8'))
    expect(state.pulls).toMatchObject([{ title: `Release ${VERSION}`, base: 'main', head: { ref: branch } }])
    expect(state.pulls[0]?.body.trim()).toBe(notes)
    expect((await gitIn(origin, 'diff', '--name-only', 'main', branch)).split('\n')).toEqual([
      'CHANGELOG.md',
      'CITATION.cff',
      'README.md',
      'package-lock.json',
      'package.json',
    ])

    // Merged and tagged by a maintainer.
    await gitIn(origin, 'branch', '--force', 'main', branch)
    await gitIn(origin, 'tag', `v${VERSION}`, 'main')
    const commit = await gitIn(origin, 'rev-parse', 'main')
    state.refs.set(`tags/v${VERSION}`, commit)
    state.refs.set('tags/v37', '0'.repeat(40))
    for (const other of ['v37.4.9', 'v37.5.0-rc.1', 'v37.x', 'v370.0.0', 'v4.0.0'])
      state.refs.set(`tags/${other}`, commit)

    // release.yml
    const { jobs: releasing } = await readWorkflow('release.yml')
    const tag = `v${VERSION}`
    const building = { ...(await openRunner(github, tag)), leftOut: RUN_ELSEWHERE }
    expect(await runSteps(jobOf(releasing, 'build'), building)).toBeNull()
    const publish = async () =>
      runSteps(jobOf(releasing, 'publish'), { ...(await openRunner(github, tag, false)), notRun: ['actions/attest'] })
    const built = join(home, 'artifacts', 'release')
    const kept = join(home, 'kept')
    await cp(built, kept, { recursive: true })
    await appendFile(join(built, `greenml-${VERSION}.tgz`), 'and a byte more')
    expect(await publish()).toContain('sha256sum')
    expect(state.releases).toEqual([])
    await cp(kept, built, { recursive: true })
    // What jobs leave that ended while GitHub took their files.
    for (const id of [1, 2]) state.releases.push({ id, tag, name: tag, body: '', draft: true, assets: new Map() })
    // A job that could not move the tag is run again, and what is released stays as it is.
    state.troubles.push({ call: 'patch /repos/{owner}/{repo}/git/refs/{ref}', kind: 'gateway' })
    state.troubles.push({ call: 'post /repos/{owner}/{repo}/git/refs', kind: 'gateway' })
    expect(await publish()).toContain('--method PATCH')
    expect(state.refs.get('tags/v37')).not.toBe(commit)
    expect(await publish()).toBeNull()
    const [release, ...others] = state.releases
    expect(others).toEqual([])
    expect(release).toMatchObject({ tag, name: tag, draft: false, body: expect.stringContaining(notes ?? '') })
    expect([...(release?.assets.keys() ?? [])].sort()).toEqual([
      'SHA256SUMS',
      `greenml-${VERSION}.tgz`,
      'sbom.cdx.json',
    ])
    expect(state.refs.get('tags/v37')).toBe(commit)
    // A tag of an older line that is made later: here the same job is run again beside one of a newer version.
    state.refs.set('tags/v37', '1'.repeat(40))
    state.refs.set('tags/v37.10.0', '1'.repeat(40))
    expect(await publish()).toBeNull()
    expect(state.refs.get('tags/v37')).toBe('1'.repeat(40))
    expect(state.breaches).toEqual([])

    await gitIn(home, 'init', '--quiet', 'user')
    expect(
      await runCommand('tar', ['xzf', join(kept, `greenml-${VERSION}.tgz`)], { cwd: join(home, 'user') }),
    ).toMatchObject({ exitCode: 0 })
    const cli = join(home, 'user', 'package', 'dist', 'cli.js')
    expect(await runCommand(process.execPath, [cli, '--version'])).toMatchObject({ stdout: `${VERSION}\n` })
    const { components, metadata } = JSON.parse(await readFile(join(kept, 'sbom.cdx.json'), 'utf8'))
    expect(metadata.component).toMatchObject({ name: 'greenml', version: VERSION })
    const listed = new Set(components.map(({ name }: { name: string }) => name))
    expect(listed).toEqual(namesOfBundle(await readFile(join(PACKAGE_ROOT, 'dist', 'licenses.txt'), 'utf8')))
  },
)

it('proposes no version of which nothing is told', async () => {
  await using github = await startFakeGitHub()
  const { jobs, env } = await readWorkflow('propose-release.yml')
  const runner = await openRunner(github, 'main')
  for (const [version, fault] of [
    ['0.0.1', 'is older than'],
    ['1.0', 'is no version'],
    ['$(id)', 'is no version'],
  ] as const) {
    const values = { ...runner.values, 'inputs.version': version }
    expect(await runSteps(jobOf(jobs, 'prepare'), { ...runner, leftOut: ['npm ci'], values }, env)).toContain(fault)
  }
})
