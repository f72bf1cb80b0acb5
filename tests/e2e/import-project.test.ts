import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect } from 'vitest'
import { readManifestText } from '../../src/dataset/read-manifest-text.ts'
import { REPOSITORY_PAYLOAD } from '../github/pull-requests.ts'
import { type FakeGitHub, startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { gitIn, keepInGit } from '../support/git.ts'
import { writeFiles } from '../support/temporary.ts'
import { makeCheckout } from './checkout.ts'
import { runAct } from './run-act.ts'
import { testWith } from './tools.ts'

const LIMIT_SECONDS = 300
const ADDRESS = 'https://github.com/somebody/Some-Data'
/** What it prints speaks to the runner that it is run on. */
const SCRIPT = `import os
rows = [line.split(",") for line in open("data.csv").read().split()[1:]]
print("::error file=README.md::told by the project")
print(os.environ.get("GITHUB_TOKEN"), os.path.exists("/proc/1/environ") and "${TOKEN}" in open("/proc/1/environ").read())
print("Accuracy:", sum(a == b for a, b in rows) / len(rows))
`
const FORM = `### Repository\n\n${ADDRESS}\n\n### Commit\n\n_No response_\n\n### Name\n\nagreement\n`

let folder: string
let checkout: string
let commit: string
beforeAll(async () => {
  const made = await makeCheckout('proposed', {
    files: { 'dataset/projects/README.md': '', 'dataset/models.yaml': 'schemaVersion: 1\nmodels: []\n' },
  })
  ;({ folder, checkout } = made)
  const repository = join(folder, 'mirror', 'somebody', 'Some-Data')
  await writeFiles(repository, { 'main.py': SCRIPT, 'data.csv': 'a,b\n1,1\n2,2\n3,4\n5,5\n' })
  await keepInGit(repository)
  commit = await gitIn(repository, 'rev-parse', 'HEAD')
  return made.remove
})

testWith(
  'act',
  'an issue that a maintainer labels becomes a pull request, by a job that wrote nothing',
  async (act) => {
    await using github = await startFakeGitHub()
    const { state } = github
    state.addMain()
    const label = async (name: string, body: string) => {
      await rm(join(folder, 'artifacts'), { recursive: true, force: true }) // each run has artifacts of its own
      await rm(join(checkout, 'dataset/projects/agreement'), { recursive: true, force: true }) // and a checkout
      return runAct(act, {
        event: 'issues',
        workflow: 'import-project.yml',
        checkout,
        folder,
        timeoutSeconds: LIMIT_SECONDS,
        payload: {
          action: 'labeled',
          label: { name },
          repository: REPOSITORY_PAYLOAD,
          issue: { number: 8, title: 'Project: agreement', body },
        },
        secrets: { GITHUB_TOKEN: TOKEN },
        env: { GITHUB_API_URL: github.url, GREENML_MIRROR: join(folder, 'mirror') },
      })
    }

    await label('project', FORM)
    const hostile = await label('import', FORM.replace(ADDRESS, 'https://169.254.169.254/latest'))
    expect(hostile.exitCode).not.toBe(0)
    expect(state.asked).toEqual([]) // nobody is asked before the import has made a project

    const first = await label('import', FORM)
    expect(first.exitCode, first.log.map(({ msg }) => msg).join('\n')).toBe(0)
    expect(first.log.filter(({ command, level }) => command === 'error' || level === 'error')).toEqual([])
    const [pull] = state.pulls
    expect(state.pulls).toHaveLength(1)
    expect(pull).toMatchObject({ base: 'main', head: { ref: 'import/agreement' } })
    expect(pull?.body).toContain('Closes #8')
    const files = filesOf(state, 'heads/import/agreement')
    const own = ['project.yaml', 'requirements.lock', 'requirements.txt'].map(
      (name) => `dataset/projects/agreement/${name}`,
    )
    expect([...files.keys()].sort()).toEqual(['README.md', ...own])
    const { manifest, faults } = readManifestText(files.get('dataset/projects/agreement/project.yaml') ?? '')
    expect(faults).toEqual([])
    expect(manifest).toMatchObject({
      origin: { repository: ADDRESS, commit, sourceHash: expect.any(String) },
      entry: 'main.py',
      metric: { name: 'accuracy' },
      data: [{ path: 'data.csv', rows: 4 }],
    })
    expect(
      await readFile(join(folder, 'artifacts', '1', 'greenml-project', 'greenml-project.zip'), 'latin1'),
    ).not.toContain(TOKEN)

    // Once more, while GitHub is ill: the pull request that is open is renewed.
    for (const kind of ['primary', 'gateway'] as const)
      state.troubles.push({ call: 'get /repos/{owner}/{repo}/pulls', kind })
    expect((await label('import', FORM)).exitCode).toBe(0)
    expect([state.troubles, state.pulls.length]).toEqual([[], 1])
    expect(filesOf(state, 'heads/main').size).toBe(1)
    expect(state.breaches).toEqual([])
  },
)

function filesOf({ commits, refs, trees }: FakeGitHub['state'], ref: string): ReadonlyMap<string, string> {
  const files = trees.get(commits.get(refs.get(ref) ?? '')?.tree ?? '') ?? new Map<string, string>()
  return new Map([...files].map(([path, content]) => [path, String(content)]))
}
