import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { sha256Hex } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { FORK, finishedRun, REPOSITORY_PAYLOAD, SHA } from '../github/pull-requests.ts'
import { makeSmallBench } from '../mlbench/small-bench.ts'
import { startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { pushAsMerge } from '../support/git.ts'
import { writeFiles } from '../support/temporary.ts'
import { makeCheckout } from './checkout.ts'
import { type ActRun, runAct } from './run-act.ts'
import { testWith } from './tools.ts'

const LIMIT_SECONDS = 300
const RUN = 5
/** Right for two of the three tasks of the first repository, and for one of two of the second; one has none. */
const SIZES = { '1/1': 1, '1/2': 2, '1/3': 1, '2/1': 1 }
const ANSWERS = Object.entries(SIZES).map(([key, size]) => {
  const [githubId, id] = key.split('/').map(Number)
  // The answer speaks to the runner that it is run on, and looks for the token.
  const output = `echo "::error::told by an answer $GITHUB_TOKEN"\npython tool.py --size ${size}`
  return `${JSON.stringify({ github_id: githubId, id, output })}\n`
})

testWith(
  'act',
  'answers come by a pull request, are checked, merged, run, and placed on the leaderboard',
  async (act) => {
    const { mirror, rows: file, dataset } = await makeSmallBench('http://127.0.0.1:1')
    const rows = await readFile(file, 'utf8')
    const { folder, checkout, remove } = await makeCheckout('submission', {
      files: {
        'rows.jsonl': rows,
        'submissions/README.md': '',
        'reports/README.md': '',
        'dataset/projects/tiny/project.yaml': 'title: left as it is\n',
      },
    })
    onTestFinished(remove)
    await cp(dataset, join(checkout, 'dataset'), { recursive: true })
    await pushAsMerge(checkout)
    await using github = await startFakeGitHub()
    const { state } = github
    state.addMain()
    const pull = state.addPull({ number: 3, head: { sha: SHA, ref: 'new', owner: 'stranger', repository: FORK.id } })
    const run = async (more: Pick<ActRun, 'event' | 'workflow' | 'payload' | 'standIns' | 'env'>) => {
      await rm(join(folder, 'artifacts'), { recursive: true, force: true }) // each run has artifacts of its own
      const env = { GITHUB_API_URL: github.url, ...more.env }
      const asked = { ...more, checkout, folder, env, timeoutSeconds: LIMIT_SECONDS, secrets: { GITHUB_TOKEN: TOKEN } }
      const ran = await runAct(act, asked)
      expect(ran.exitCode, ran.log.map(({ msg }) => msg).join('\n')).toBe(0)
      expect(ran.log.filter(({ command, level }) => command === 'error' || level === 'error')).toEqual([])
      return ran
    }

    // Checked by its text, and told.
    const card = {
      schemaVersion: 1,
      system: 'tiny@oracle',
      authors: ['Doe, Jo'],
      date: '2026-11-01',
      context: 'oracle',
      rows: 'rows.jsonl',
      rowsSha256: sha256Hex(rows),
      description: 'Asked once.',
      licence: 'CC-BY-4.0',
      claimed: { rules: 'strict', passAt: [{ k: 1, passed: 4, total: 5 }] },
    }
    await writeFiles(checkout, {
      'submissions/mine/card.yaml': JSON.stringify(card),
      'submissions/mine/answers.jsonl': ANSWERS.join(''),
    })
    await pushAsMerge(checkout)
    const change = { number: 3, head: pull.head, base: { ref: 'main' } }
    const payload = { repository: REPOSITORY_PAYLOAD, pull_request: change }
    await run({ event: 'pull_request', workflow: 'validate-project.yml', payload })
    const zip = await readFile(join(folder, 'artifacts', '1', 'greenml-validation', 'greenml-validation.zip'))
    state.artifacts.push({ run: RUN, name: 'greenml-validation', zip })
    await run({ event: 'workflow_run', workflow: 'comment.yml', payload: finishedRun({ conclusion: 'success' }) })
    expect(state.comments).toMatchObject([{ pull: 3 }])
    expect(state.comments[0]?.body).toContain('4 of 5 tasks answered, 4 answers; by their text alone 3 may pass')

    // Merged, and run by a maintainer: another job than the one that ran it opens the pull request.
    const inputs = { submission: 'mine', rules: 'strict', mirror, dataset: 'dataset' }
    await run({
      event: 'workflow_dispatch',
      workflow: 'regrade.yml',
      payload: { repository: REPOSITORY_PAYLOAD, inputs },
    })
    expect(state.pulls).toMatchObject([{ number: 3 }, { base: 'main', head: { ref: 'regrade/mine' } }])
    expect(state.pulls[1]?.body).toContain('| pass@1 | 3 | 5 | 5 |')
    const commit = state.commits.get(state.refs.get('heads/regrade/mine') ?? '')
    const proposed = state.trees.get(commit?.tree ?? '') ?? new Map<string, string>()
    expect([...proposed.keys()].sort()).toEqual(['README.md', 'submissions/mine/scores.json'])
    const scores = String(proposed.get('submissions/mine/scores.json'))
    expect(scores).not.toContain(TOKEN)

    // Merged, and on the site.
    await writeFiles(checkout, { 'submissions/mine/scores.json': scores })
    await pushAsMerge(checkout)
    const pages = join(folder, 'pages')
    await mkdir(pages)
    const standIns = ['configure-pages', 'upload-pages-artifact', 'deploy-pages'].map(
      (name) => [`actions/${name}`, join(PACKAGE_ROOT, 'tests', 'e2e', 'stand-ins', name)] as const,
    )
    await run({
      event: 'workflow_dispatch',
      workflow: 'pages.yml',
      standIns: Object.fromEntries(standIns),
      env: { PAGES_URL: 'https://bench.example.org/greenml', PAGES_FOLDER: pages },
    })
    const board = await readFile(join(pages, 'site', 'ml-bench', 'index.html'), 'utf8')
    expect(board).toContain('regraded')
    expect(board).toMatch(/\b60\s%/)
    expect(board).toContain('3 / 5 / 5')
    expect(state.breaches).toEqual([])
  },
)
