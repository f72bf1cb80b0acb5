import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { evaluate } from '../../../src/commands/mlbench/evaluate.ts'
import { openAiResponse, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'

const MANIFEST = `schemaVersion: 1
githubId: 1
title: Tool
field: null
repository: https://example.org/o/tool
commit: '${'0'.repeat(40)}'
folder: tool
publishedTimeLimit: { python: 10, bash: 10 }
environment: { manager: existing, interpreter: /usr/bin/python3, lock: python.lock }
limits: { timeoutSeconds: 30, memoryGiB: 1 }
`

describeInBubblewrap('mlbench evaluate', () => {
  it('asks, runs without a key in sight, judges and reports', async () => {
    const answer = '```bash\ngrep -z KEY_OF_TEST /proc/self/environ && exit 9\npython tool.py --size 5\n```'
    await using server = await startFakeProvider(openAiResponse(answer))
    const row = { github_id: 1, id: 1, github: 'https://example.org/o/tool', path: './', type: 'Bash Script' }
    const folder = await makeFolder({
      'rows.jsonl': JSON.stringify({
        ...row,
        instruction: 'size 5',
        arguments: "{'size': 5}",
        oracle: 'python tool.py --size N',
        output: 'python tool.py --size 5',
      }),
      'repos/tool/tool.py': 'import sys\nassert sys.argv[2] == "5"\n',
      'dataset/ml-bench/tool/repository.yaml': MANIFEST,
      'dataset/ml-bench/tool/python.lock': '# nothing\n',
      'dataset/models.yaml': `schemaVersion: 1\nmodels:\n  - { id: small, provider: openai, model: small-1, baseUrl: '${server.url}' }\n`,
    })
    const inside = (name: string) => join(folder, name)
    const { context } = makeContext({ ...process.env, KEY_OF_TEST: 'secret' })
    const { scores, told } = await evaluate(
      {
        rows: inside('rows.jsonl'),
        repositories: inside('repos'),
        dataset: inside('dataset'),
        out: inside('out'),
        models: ['small'],
        settings: ['oracle', 'none'],
        samples: 2,
        report: inside('r.md'),
      },
      context,
    )
    expect(scores.systems.map(({ system, attempts, passed }) => [system, attempts, passed])).toEqual([
      ['small@oracle', 2, 2],
      ['small@none', 2, 2],
    ])
    expect(server.requests).toHaveLength(4)
    expect(await readFile(inside('r.md'), 'utf8')).toBe(`${told.markdown}\n`)
    expect(told.markdown).toContain('small@&#8203;oracle')
    expect(told.plain(100)).toMatch(
      /^ML-Bench: whether .*\n\nTasks passed with the first answer: .*\n\nTasks passed:\nSystem +pass@1 .*\nsmall@oracle +/s,
    )
    expect(told.plain(100)).toMatch(/\nRows: [0-9a-f]{12} as published\n/)
    expect(told.plain(100)).not.toMatch(/&#|\\\*|\*\*/)
  })
})
