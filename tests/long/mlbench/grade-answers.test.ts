import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { grade } from '../../../src/commands/mlbench/grade.ts'
import { hostLockPath } from '../../../src/measurement/launcher.ts'
import { type TaskAttempt, taskAttempt } from '../../../src/schema/mlbench/task-attempt.ts'
import { taskScores } from '../../../src/schema/mlbench/task-scores.ts'
import { makeContext } from '../../support/context.ts'
import { openLauncher } from '../../support/launch.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

const REPOSITORIES = ['alpha', 'beta'] as const
const TASKS = 4

const TOOL = `import pathlib, sys
assert not pathlib.Path('.git').exists()
assert sys.argv[1] == '--size' and len(sys.argv) == 3
pathlib.Path('made').mkdir()
print('size', sys.argv[2])
`

const manifest = (name: string, githubId: number, interpreter: string) => `schemaVersion: 1
githubId: ${githubId}
title: ${name}
field: null
repository: https://example.org/o/${name}
commit: '${'0'.repeat(40)}'
folder: ${name}
publishedTimeLimit: { python: 10, bash: 10 }
environment: { manager: existing, interpreter: ${interpreter}, lock: python.lock }
limits: { timeoutSeconds: 30, memoryGiB: 1 }
`

const rows = REPOSITORIES.flatMap((name, index) =>
  Array.from({ length: TASKS }, (_, id) => ({
    github_id: index + 1,
    id,
    github: `https://example.org/o/${name}`,
    path: './',
    instruction: `size ${id + 10}`,
    arguments: `{'size': ${id + 10}}`,
    type: 'Bash Script',
    oracle: '',
    prefix_code: id === 1 ? `pip install ${name}\ncd ${name}\nexport GREETING=hello` : '',
    output: id === 3 ? 'python wrong.py --size 13' : `python tool.py --size ${id + 10}`,
  })),
)
const right = (id: number) => `python tool.py --size ${id + 10}`
const lines = (items: readonly object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('')

/** Five answers a task: the first system is right from its second, the other from its first but for one repository's. */
const outputs = {
  slow: (id: number) => [
    'python tool.py',
    `python gone.py --size ${id + 10}`,
    right(id),
    `[ "$0" ] && exit 3 # ${id}\n${right(id)}`,
    right(id),
  ],
  quick: (id: number, githubId: number) => (githubId === 2 && id === 0 ? [`${right(id)} --more`] : [right(id)]),
}
const answersOf = (system: keyof typeof outputs) =>
  lines(rows.map(({ github_id, id }) => ({ github_id, id, output: outputs[system](id, github_id) })))

async function makeBench() {
  const folder = await makeFolder({
    'rows.jsonl': lines(rows),
    'slow.jsonl': answersOf('slow'),
    'quick.jsonl': answersOf('quick'),
    'alpha.jsonl': lines(rows.filter(({ github_id }) => github_id === 1)),
    'dataset/ml-bench/errata.yaml': `schemaVersion: 1
version: 3
rows: [{ githubId: 1, id: 3, column: output, fault: other-value, from: wrong.py, to: tool.py }]
`,
  })
  for (const [index, name] of REPOSITORIES.entries()) {
    await writeFiles(folder, {
      [`repos/${name}/tool.py`]: TOOL,
      [`repos/${name}/.git/HEAD`]: 'ref: refs/heads/main\n',
      [`dataset/ml-bench/${name}/repository.yaml`]: manifest(name, index + 1, '/usr/bin/python3'),
      [`dataset/ml-bench/${name}/python.lock`]: '# nothing\n',
    })
  }
  const inside = (name: string) => join(folder, name)
  const options = {
    rows: inside('rows.jsonl'),
    answers: [inside('slow.jsonl'), inside('quick.jsonl')],
    repositories: inside('repos'),
    dataset: inside('dataset'),
    out: inside('out'),
    errata: true,
  }
  const read = async (system: string): Promise<TaskAttempt[]> => {
    const text = await readFile(inside(`out/attempts/${system}.jsonl`), 'utf8')
    return text
      .trim()
      .split('\n')
      .map((line) => taskAttempt.parse(JSON.parse(line)))
  }
  return { folder, options, read }
}

describeInBubblewrap('answers that are run', () => {
  it('are scored by what they do, kept, not run twice, and not blamed for a broken environment', async () => {
    const { folder, options, read } = await makeBench()
    const gradeAll = async () => {
      const { grades, text } = await grade(options, makeContext().context)
      return { scores: taskScores.parse(grades), text }
    }
    const whole = await gradeAll()
    expect(whole.scores.golds).toEqual({
      checked: 8,
      failed: [1, 2].map((githubId) => ({ githubId, rowId: 3, reason: 'exit' })),
      excluded: false,
    })
    const { mended } = whole.scores
    expect(mended?.errata).toMatchObject({ version: 3, changedRows: 1 })
    expect(mended?.golds).toMatchObject({ checked: 8, failed: [{ githubId: 2, rowId: 3, reason: 'exit' }] })
    expect(mended?.systems.map(({ passed }) => passed)).toEqual(whole.scores.systems.map(({ passed }) => passed))
    expect(whole.scores.pins.map(({ state }) => state)).toEqual(['unverified', 'unverified'])
    const [slow, quick] = whole.scores.systems
    expect(slow?.passRates.map(({ k, passed, attemptable, total }) => [k, passed, attemptable, total])).toEqual([
      [1, 0, 8, 8],
      [2, 0, 8, 8],
      [5, 8, 8, 8],
    ])
    expect(slow?.reasons).toEqual({ 'argument-missing': 8, exit: 16 })
    expect(slow?.unbiased.map(({ k, mean }) => [k, mean])).toEqual([
      [1, expect.closeTo(0.4, 12)],
      [2, expect.closeTo(0.7, 12)],
      [5, 1],
    ])
    expect(slow?.published).toEqual({ tasks: 8, dropped: 0, pass1: 0, pass2: 0, pass5: 8 })
    expect(slow?.hitPrecision.parameters).toEqual({ hits: 32, all: 40 })
    expect(quick?.passRates).toMatchObject([{ k: 1, passed: 7, attemptable: 8, total: 8, bounds: [7 / 8, 7 / 8] }])
    expect(whole.scores.ranking?.systems.map(({ system }) => system)).toEqual(['quick', 'slow'])
    expect(slow?.firstFailed).toEqual({ githubId: 1, rowId: 0, attempt: 0 })
    expect(whole.text).toContain('--only 1/0/0')
    expect(quick?.took).toMatchObject({
      runs: 8,
      wallSeconds: expect.any(Number),
      quality: expect.stringMatching(/estimated|measured/),
    })
    const kept = await read('slow')
    expect(kept.find(({ reason }) => reason === 'exit')?.execution).toMatchObject({
      sandbox: 'bubblewrap',
      exitCode: 2,
    })
    expect(kept.find(({ reason }) => reason === 'exit')?.errorCategory).toBe('hallucination')

    const alone = { ...options, rows: join(folder, 'alpha.jsonl'), onRecord: true }
    const onAlpha = taskScores.parse((await grade(alone, makeContext().context)).grades)
    expect(onAlpha.systems.map(({ lost }) => lost)).toEqual([0, 0])
    await writeFiles(folder, { 'dataset/ml-bench/beta/repository.yaml': manifest('beta', 2, '/nowhere/bin/python3') })
    const broken = await gradeAll()
    expect(broken.scores.faults).toMatchObject([
      { githubId: 2, tasks: 4, fault: { kind: 'environment-failed', detail: expect.stringContaining('/nowhere') } },
    ])
    const [, less] = broken.scores.systems
    expect(less?.passRates).toMatchObject([{ k: 1, passed: 4, attemptable: 4, total: 8, share: 1, bounds: [0.5, 1] }])
    expect(less).toMatchObject({ lost: 4, reasons: { environment: 4 } })
    expect(broken.scores.ranking).toEqual({
      tasks: 4,
      systems: [
        { system: 'quick', passed: 4, rank: 1, behind: null },
        // One repository shows nothing of others.
        { system: 'slow', passed: 0, rank: 1, behind: { difference: -1, interval: null, adjustedP: 1 } },
      ],
    })
    expect(broken.scores.ranking).toEqual(onAlpha.ranking)
    const ratesOnAlpha = ({ scores }: typeof whole) => scores.systems.map(({ byRepository }) => byRepository[0])
    expect(ratesOnAlpha(broken)).toEqual(ratesOnAlpha(whole))
    const again = await read('slow')
    expect(again.length - kept.length).toBe(20) // only what was lost is on record anew
  })

  it('wait for no other measurement where there are no repositories to run them in', async () => {
    const { options, folder } = await makeBench()
    const env = { ...process.env, GREENML_HOST_LOCK: join(folder, 'lock') }
    await openLauncher().holdHost('another campaign', () => {}, hostLockPath(env))
    const { repositories: _, ...without } = options
    const { context, lines } = makeContext(env)
    const { grades } = await grade({ ...without, wait: 0 }, context)
    expect(taskScores.parse(grades).systems.map(({ passRates }) => passRates[0]?.attemptable)).toEqual([0, 0])
    expect(lines.join('\n')).toContain('no answer can be run: --repositories DIR names')
  })

  it('are tried where their own task lacks nothing, and once what it lacked lies in the folder', async () => {
    const { folder, options } = await makeBench()
    const lacks = [
      { kind: 'weights', what: 'a model', tasks: [0, 3], files: [{ path: 'w/m', sha256: null, bytes: 1, url: null }] },
    ]
    const beta = manifest('beta', 2, '/usr/bin/python3').replace('Version: 1', 'Version: 3')
    await writeFiles(folder, {
      'rows.jsonl': lines(rows.filter(({ github_id }) => github_id === 2)),
      'dataset/ml-bench/beta/repository.yaml': `${beta}committed: null\nlacks: ${JSON.stringify(lacks)}\n`,
    })
    const gradeAll = async () => {
      const answers = [join(folder, 'quick.jsonl')]
      return taskScores.parse((await grade({ ...options, answers, golds: 'skip' }, makeContext().context)).grades)
    }
    const partly = await gradeAll()
    expect(partly.faults).toMatchObject([
      { githubId: 2, tasks: 2, fault: { kind: 'lacking' }, lacks: [{ kind: 'weights', what: 'a model' }] },
    ])
    expect(partly.systems[0]).toMatchObject({ lost: 2, passRates: [{ k: 1, passed: 2, attemptable: 2, total: 4 }] })
    await writeFiles(folder, { 'repos/beta/w/m': 'x' })
    const whole = await gradeAll()
    expect(whole.faults).toEqual([])
    expect(whole.systems[0]).toMatchObject({ lost: 0, passRates: [{ k: 1, passed: 3, attemptable: 4, total: 4 }] })
  })

  it('show one verdict again with what was printed, and know a program that hangs, forks or goes to the network', async () => {
    const { folder, options } = await makeBench()
    const prints = `python - <<'END'\nimport urllib.request\nurllib.request.urlopen('http://192.0.2.1/', timeout=5) # --size 10\nEND\npython tool.py --size 10`
    const hangs = 'sleep 300 & \npython -c "import time; time.sleep(300)" 10'
    await writeFiles(folder, {
      'odd.jsonl': lines([
        {
          github_id: 1,
          id: 0,
          output: [hangs, prints, `${right(0)} && rm -rf .git tool.py`, 'false | true; python tool.py --size 10'],
        },
        { github_id: 1, id: 1, output: `[ "$GREETING" = hello ]\n${right(1)}` },
      ]),
    })
    const judge = async (n: number, id = 0) =>
      taskAttempt.parse(
        (
          await grade(
            { ...options, answers: [join(folder, 'odd.jsonl')], timeout: 4, only: `1/${id}/${n}` },
            makeContext().context,
          )
        ).grades,
      )
    expect(await judge(0)).toMatchObject({ passed: false, reason: 'timeout' })
    expect(await judge(1)).toMatchObject({ passed: false, reason: 'exit', execution: { errorType: 'URLError' } })
    expect(await judge(2)).toMatchObject({ passed: true, reason: null })
    expect(await judge(3)).toMatchObject({ passed: false, reason: 'exit' })
    expect(await judge(0, 1)).toMatchObject({ passed: true, reason: null }) // behind its prefix code
  })

  it('have no verdict where a call was interrupted, and are run by the next', async () => {
    const { folder, options, read } = await makeBench()
    const waits = `sleep 3\n${right(1)}`
    await writeFiles(folder, {
      'one.jsonl': lines([
        { github_id: 1, id: 0, output: right(0) },
        { github_id: 1, id: 1, output: waits },
      ]),
      'rows.jsonl': lines(rows.slice(0, 2)),
    })
    const asked = { ...options, answers: [join(folder, 'one.jsonl')], golds: 'skip' as const, errata: false }
    const stop = new AbortController()
    const { context } = makeContext(process.env, stop.signal)
    const betweenSteps = async () => void setTimeout(() => stop.abort(), 500)
    await expect(grade(asked, { ...context, betweenSteps })).rejects.toThrow(/Stopped/)
    expect((await read('one')).map(({ rowId, passed }) => [rowId, passed])).toEqual([[0, true]])
    await grade(asked, makeContext().context)
    expect((await read('one')).map(({ rowId, passed }) => [rowId, passed])).toEqual([
      [0, true],
      [1, true],
    ])
  })

  it('fail when they end with 0 and never did what their text says', async () => {
    const { folder, options, read } = await makeBench()
    const task = { github_id: 1, github: 'https://example.org/o/alpha', path: './', instruction: 'size 10', oracle: '' }
    const wanted = { arguments: "{'size': 10, 'name': 'red'}", prefix_code: '' }
    const gold = 'from lib import paint\npaint(10, "red")'
    await writeFiles(folder, {
      'repos/alpha/lib.py': 'def paint(*given):\n    print(given)\n',
      'repos/alpha/draw.sh': '[ $# = 2 ] && python tool.py --size $1\n',
      'rows.jsonl': lines([
        { ...task, ...wanted, id: 0, type: 'Python Code', output: gold },
        { ...task, ...wanted, id: 1, type: 'Bash Script', output: 'bash draw.sh 10 red' },
        { ...task, arguments: "{'path': 'red/x.jpg'}", id: 2, type: 'Python Code', output: gold },
      ]),
    })
    type Case = readonly [text: string, passes: boolean, reason?: unknown]
    const missing = 'argument-missing'
    const python: readonly Case[] = [
      [gold, true],
      [`import sys\nsys.exit(0)\n${gold}`, false, missing],
      [`import sys\nsys.exit(*[0])\n${gold}`.replace('sys.exit', 'getattr(sys, "exit")'), false],
      [`import os\n${gold}\nos._exit(0)`, false],
      [`if False:\n    pass\n${gold.replaceAll('\n', '\nif True:\n    ')}`, true],
      [`def never():\n    ${gold.replaceAll('\n', '\n    ')}`, false, missing],
      [`def never():\n    ${gold.replaceAll('\n', '\n    ')}\nnever`, false, missing],
      [`def never():\n    ${gold.replaceAll('\n', '\n    ')}\nprint(never)`, false],
      [`def main():\n    ${gold.replaceAll('\n', '\n    ')}\nmain()`, true],
      ['if False:\n    print(10, "red")\nimport lib', false, missing],
      ['if not lib:\n    repr((10, "red"))'.replace('if', 'import lib\nif'), false, missing],
      ['repr((10, "red"))', false, missing],
      ['print(10, "red")', false, missing],
      ['from __future__ import annotations\nimport lib\nsize, name = 10, "red"\nlib.paint(size, name)', true],
    ]
    const composed: readonly Case[] = [
      ["import lib\nD = 'red'\nlib.paint(D + '/x.jpg')", true],
      ["import lib\nD = 'red'\nif not lib:\n    lib.paint(D + '/x.jpg')\nlib.paint(D)", false],
      ["import lib\nD = 'red'\nlib.paint(f'{D[::-1]}/x.jpg')", false, missing],
    ]
    const shell: readonly Case[] = [
      ['bash draw.sh 10 red', true],
      ['exit 0\nbash draw.sh 10 red', false, `${missing}-and-wrong-type`],
      ['[ 1 ] && exit 0\nbash draw.sh 10 red', false, `${missing}-and-wrong-type`],
      ['[ "$0" ] && exit 0\nbash draw.sh 10 red', false],
      ['bash gone.sh 10 red || true', false],
      ['python -c pass 10 red', false],
      ['SIZE=10\nbash draw.sh $SIZE red', true],
      ['if false; then bash draw.sh 10 red; fi', false, `${missing}-and-wrong-type`],
      ['if [ 1 = 2 ]; then bash draw.sh 10 red; fi', false, `${missing}-and-wrong-type`],
      ['if [ "$0" = 2 ]; then bash draw.sh 10 red; fi', false],
      ['[ -f draw.sh ] && bash draw.sh 10 red || bash draw.sh 3', true],
      ['[ -f none ] && bash draw.sh 10 red || bash draw.sh 10 blue', false],
      ['mkdir -p 10 red\nbash draw.sh 3 4', false, missing],
      ['echo bash draw.sh 10 red | bash', true],
      ['bash <<END\nbash draw.sh 10 red\nEND', true],
      ['bash <<END\n[ 1 = 1 ] && echo bash draw.sh 10 red\nEND', false, `${missing}-and-wrong-type`],
      ['bash draw.sh 10 red | cat > out.txt', true],
      ['for c in red; do bash draw.sh 10 $c; done', true],
      ['bash draw.sh 10 red &', true],
      ["python - <<'END'\nimport lib\nlib.paint(10, 'red')\nEND", true],
      ['bash draw.sh 10 red # <<END', true],
      ['bash -c "bash draw.sh 10 red"', true],
      ['python -c "import lib; lib.paint(10, \'red\')"', true],
      ['bash -c "bash draw.sh 10 red 3; true"', false],
      ['! bash draw.sh 10 red 3', false],
      ['if bash draw.sh 10 red 3; then echo; fi', false],
      // Which of the two depends on whether it has ended when the shell comes to `wait`, which forgets how.
      ['bash draw.sh 10 red 3 & wait', false, expect.toBeOneOf(['not-run', 'exit'])],
      ['set +e +o pipefail; bash draw.sh 10 red 3 | cat', false],
      ['python -c pass draw.sh 10 red', false],
      ['python -c pass <<END\nbash draw.sh 10 red\nEND', false],
      ['bash -n draw.sh 10 red', false, `${missing}-and-wrong-type`],
      ["bash -n -c 'bash draw.sh 10 red'", false, `${missing}-and-wrong-type`],
      ['python tool.py --help 10 red || python -m json.tool --help 10 red', false],
    ]
    await writeFiles(folder, {
      'odd.jsonl': lines([
        { github_id: 1, id: 0, output: python.map(([text]) => text) },
        { github_id: 1, id: 1, output: shell.map(([text]) => text) },
        { github_id: 1, id: 2, output: composed.map(([text]) => text) },
      ]),
    })
    await grade({ ...options, answers: [join(folder, 'odd.jsonl')], golds: 'skip' }, makeContext().context)
    const attempts = await read('odd')
    const told = (rowId: number) =>
      attempts.filter((each) => each.rowId === rowId).map(({ passed, reason }) => [passed, reason])
    const expected = (cases: readonly Case[]) =>
      cases.map(([, passes, reason = 'not-run']) => [passes, passes ? null : reason])
    expect(told(0)).toEqual(expected(python))
    expect(told(1)).toEqual(expected(shell))
    expect(told(2)).toEqual(expected(composed))
  })

  it('pass by the published rules when they hang, and are run without their prefix code', async () => {
    const { folder, options } = await makeBench()
    await writeFiles(folder, {
      'odd.jsonl': lines([
        {
          github_id: 1,
          id: 0,
          output: [
            'python tool.py --size 10',
            'python tool.py --size 10; false',
            'sleep 60; ./10.sh ',
            `python tool.py --size 10; python -c "print('x' * 200_000)"; false`,
          ],
        },
      ]),
      'dataset/ml-bench/alpha/repository.yaml': manifest('alpha', 1, '/usr/bin/python3').replace('bash: 10', 'bash: 3'),
    })
    const { grades } = await grade(
      { ...options, answers: [join(folder, 'odd.jsonl')], rules: 'compat', golds: 'exclude' },
      makeContext().context,
    )
    const { systems, golds, tasks } = taskScores.parse(grades)
    expect(golds).toMatchObject({ checked: 8, excluded: true, failed: [{ rowId: 3 }, { rowId: 3 }] })
    expect(tasks).toBe(6)
    expect(systems[0]).toMatchObject({ attempts: 4, passed: 2, reasons: { exit: 2, timeout: 1 } })
  })
})
