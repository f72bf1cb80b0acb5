import { join } from 'node:path'
import { makeRepository } from '../support/git.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const TOOL = `import sys
assert sys.argv[1:2] == ['--size'] and len(sys.argv) == 3
print('size', sys.argv[2])
`

/**
 * Five tasks of two repositories in a mirror, with a dataset that pins them and knows one model, `small`, at a server. At their
 * newest commits, behind the pins, no task can be done.
 */
export async function makeSmallBench(serverUrl: string) {
  const folder = await makeFolder()
  const mirror = join(folder, 'mirror')
  const rows: object[] = []
  for (const [index, name] of ['alpha', 'beta'].entries()) {
    const githubId = index + 1
    const {
      folder: source,
      git,
      commit,
    } = await makeRepository(name, {
      'tool.py': TOOL,
      'README.md': `# ${name}\n\npython tool.py --size N\n`,
    })
    const pin = await git('rev-parse', 'HEAD')
    await commit({ 'tool.py': "raise SystemExit('this is newer than the pin')\n" })
    await git('clone', '--quiet', '--bare', source, join(mirror, `${name}.git`))
    await writeFiles(folder, {
      [`dataset/ml-bench/${name}/python.lock`]: '# nothing\n',
      [`dataset/ml-bench/${name}/repository.yaml`]: `schemaVersion: 2
githubId: ${githubId}
title: ${name}
field: null
repository: https://example.org/o/${name}
commit: '${pin}'
committed: '2024-03-01'
folder: ${name}
publishedTimeLimit: { python: 10, bash: 10 }
environment: { manager: existing, interpreter: /usr/bin/python3, lock: python.lock }
limits: { timeoutSeconds: 30, memoryGiB: 1 }
`,
    })
    for (let id = 1; id <= 3 - index; id++) {
      const right = `python tool.py --size ${id}`
      rows.push({
        github_id: githubId,
        id,
        github: `https://example.org/o/${name}`,
        path: './',
        type: 'Bash Script',
        instruction: `run it with size ${id}`,
        arguments: `{'size': ${id}}`,
        oracle: 'python tool.py --size N',
        output: right,
      })
    }
  }
  await writeFiles(folder, {
    'rows.jsonl': rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
    'dataset/ml-bench/errata.yaml': `schemaVersion: 1
version: 2
rows: [{ githubId: 1, id: 1, column: output, fault: other-value, from: '--size 1', to: '--size  1' }]
`,
    'dataset/models.yaml': `schemaVersion: 1
models:
  - { id: small, provider: openai, model: small-1, baseUrl: '${serverUrl}', keyVariable: OPENAI_API_KEY }
`,
  })
  return { folder, mirror, rows: join(folder, 'rows.jsonl'), dataset: join(folder, 'dataset') }
}

/** What the model says: right for the tasks of size 2 alone. */
export const SMALL_ANSWER = '```bash\npython tool.py --size 2\n```'
