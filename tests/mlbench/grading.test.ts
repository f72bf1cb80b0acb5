import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { listContexts } from '../../src/commands/mlbench/contexts.ts'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { readJudgedTasks, readTasks } from '../../src/mlbench/data/rows.ts'
import { summariseTexts } from '../../src/mlbench/grading/grade-static.ts'
import { judgeTexts } from '../../src/mlbench/grading/judge-texts.ts'
import type { TaskContext } from '../../src/schema/mlbench/task-context.ts'
import { type GradingRules, staticGrades } from '../../src/schema/mlbench/task-grades.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { hasRows, ROWS, readShared, whereRows } from './shared.ts'

const row = (fields: object) =>
  JSON.stringify({ github_id: 1, id: 1, instruction: 'train', type: 'Bash Script', arguments: '{}', ...fields })

async function judge(rules: GradingRules, fields: object, ...texts: string[]) {
  const folder = await makeFolder({ 'rows.jsonl': row(fields) })
  const tasks = await readTasks(join(folder, 'rows.jsonl'))
  const { attempts } = summariseTexts(await judgeTexts(tasks, { byTask: new Map([['1/1', texts]]) }, rules))
  return attempts.map(({ arguments_ok, type_ok }) => [arguments_ok, type_ok])
}

const bash = (values: string) => ({ arguments: values })
const python = (values: string) => ({ type: 'Python Code', arguments: values })

describe('compat', () => {
  it.each([
    [bash("{'n': '5'}"), 'python a.py --x 0.5', true, true],
    [bash("{'n': 7.0}"), 'python a.py --n 7.0', true, true],
    [bash("{'n': 7.0}"), 'python a.py --n 7', false, true],
    [bash("{'d': 'CORA'}"), 'python a.py cora', true, true],
    [bash("{'d': ''}"), 'python a.py', true, false],
    [bash("{'f': True}"), 'bash run.sh true', true, true],
    [python("{'n': '5'}"), "x = open('a.py ', 5)", true, false],
    [python('{}'), 'anything at all', true, true],
  ])('%j: %j', async (fields, text, hasArguments, hasType) => {
    expect(await judge('compat', fields, text)).toEqual([[hasArguments, hasType]])
  })

  it('gives a task without an answer no attempt', async () => {
    expect(await judge('compat', bash('{}'))).toEqual([])
  })

  it.runIf(hasRows)(`finds of the golds what fails by the published rules${whereRows}`, async () => {
    const tasks = await readTasks(ROWS)
    const byTask = new Map(tasks.map(({ githubId, id, output }) => [`${githubId}/${id}`, [output]]))
    const { attempts, totals } = summariseTexts(await judgeTexts(tasks, { byTask }, 'compat'))
    const failure = z.object({ github_id: z.int(), id: z.int(), type_check_ok: z.boolean() })
    const { gold_failures } = z.object({ gold_failures: z.array(failure) }).parse(readShared('gold-check.json'))
    const failed = attempts.filter(({ static_ok }) => !static_ok)
    const order = (a: { github_id: number; id: number }, b: typeof a) => a.github_id - b.github_id || a.id - b.id
    expect(failed.map(({ github_id, id, type_ok }) => ({ github_id, id, type_check_ok: type_ok })).sort(order)).toEqual(
      gold_failures.sort(order),
    )
    expect(totals).toEqual({ attempts: 260, arguments_ok: 238, type_ok: 259, static_ok: 237 })
  })
})

/** In 256 MiB; each of them is read as a million characters. */
const JUDGE_LARGE = `
import { judgeTexts } from './src/mlbench/grading/judge-texts.ts'
const task = { githubId: 1, id: 1, type: 'Bash Script', arguments: [{ name: 'n', value: '5' }] }
const answer = (_, place) => 'A="' + '1 '.repeat(4990) + '"\\npython a' + place + '.py "' + '$A'.repeat(100) + '"'
const judged = await judgeTexts([task], { byTask: new Map([['1/1', Array.from({ length: 100 }, answer)]]) }, 'strict')
console.log(judged.length)`

it('keeps nothing of an answer that is judged but its verdict and its code', async () => {
  const words = ['--max-old-space-size=256', '--input-type=module-typescript', '-e', JUDGE_LARGE]
  const ended = await runCommand(process.execPath, words, { cwd: PACKAGE_ROOT })
  expect(ended).toMatchObject({ exitCode: 0, stdout: '100\n' })
}, 60_000)

describe('strict', () => {
  it.each([
    [bash("{'n': '5'}"), 'python a.py --x 0.5', false, true],
    [bash("{'n': '5'}"), 'python a.py --x=5.0', true, true],
    [bash("{'lr': '0.001'}"), 'python a.py --lr 1e-3', true, true],
    [bash("{'lr': '-1.0'}"), 'python a.py --lr 1.0', false, true],
    [bash("{'d': 'cat'}"), 'python a.py catalog', false, true],
    [bash("{'m': 'dcp'}"), 'python train_dcp.py', true, true],
    [bash("{'m': 'dcp'}"), 'python train.py # dcp', false, true],
    [bash("{'p': 'a red cat'}"), 'python a.py -t "a red  cat"', true, true],
    [bash("{'j': '-j 2'}"), 'python a.py -j 2', true, true],
    [bash('{}'), './train.sh', true, true],
    [bash('{}'), 'CUDA_VISIBLE_DEVICES=0 python a.py', true, true],
    [bash('{}'), 'sudo nohup python3 a.py &', true, true],
    [bash('{}'), 'You can train.py it with the README', true, false],
    [bash('{}'), "echo 'python a.py'", true, false],
    [bash("{'n': '5'}"), 'echo 5; python a.py', false, true],
    [bash("{'n': '5'}"), 'echo 5 | python a.py', true, true],
    [bash("{'n': '5'}"), 'echo 5 > n.txt; python a.py', true, true],
    [bash("{'n': '5'}"), 'for n in 4 5; do python a.py $n; done', true, true],
    [bash("{'n': '5'}"), 'for n in 4 5; do echo $n; done', false, false],
    [bash("{'n': '5'}"), 'N=5\npython a.py --n $N', true, true],
    [bash("{'n': '5'}"), 'N=5; python a.py --n 4', false, true],
    [bash("{'n': '5'}"), 'M=5 && N=$M && python a.py --n \x24{N}', true, true],
    [bash("{'n': '5'}"), 'python a.py --n \x24{N:-5}', true, true],
    [bash("{'n': '5'}"), 'python a.py --n $(echo 5)', true, true],
    [bash("{'n': '5'}"), 'python a.py --n "`echo 5`"', true, true],
    [bash("{'n': '5'}"), 'N=5 python a.py', true, true],
    [bash("{'n': '5'}"), 'export N=5; python a.py', true, true],
    [bash("{'n': '5'}"), 'C="python a.py --n 5"; $C', true, true],
    [bash("{'n': '5'}"), 'python a.py \\\n  --n \\\n  5', true, true],
    [bash("{'n': '5'}"), 'if true; then echo 5; fi; python a.py', false, true],
    [bash("{'n': '5'}"), '/bin/echo 5; sudo echo 5; \\echo 5; python a.py', false, true],
    [bash("{'n': '5'}"), 'echo 5 2>&1; echo 5 >&2; echo 5 > /dev/null; python a.py', false, true],
    [bash("{'n': '5'}"), 'echo 5 | cat; python a.py', false, true],
    [bash("{'n': '5'}"), 'sleep 5; [ 5 = 5 ]; alias a="python a.py 5"; python a.py', false, true],
    [bash("{'n': '5'}"), 'cat <<END\npython a.py 5\nEND', false, false],
    [bash("{'n': '5'}"), 'cat > n.txt <<END\n5\nEND\npython a.py', true, true],
    [bash("{'n': '5'}"), "python - <<'END'\nrun(5)\nEND", true, true],
    [bash("{'n': '5'}"), "python - <<'END'\nrun() # 5\nEND", false, true],
    [bash("{'n': '5'}"), 'bash <<END\npython a.py --n 5\nEND', true, true],
    [bash("{'n': '5'}"), 'bash <<END\necho python a.py 5\nEND', false, false],
    [bash("{'n': '5'}"), 'bash -c "python a.py --n 5"', true, true],
    [bash("{'n': '5'}"), "bash -c 'python a.py # 5'", false, true],
    [bash("{'n': '5'}"), "sh -c 'echo python a.py 5'", false, false],
    [bash("{'n': '5'}"), "python -c 'import a; a.run(5)'", true, true],
    [bash("{'n': '5'}"), 'python -c "import a # 5"', false, true],
    [bash("{'n': '5'}"), 'python -c "import a; x = 5"', false, true],
    [bash("{'n': '5'}"), 'python -c "import a; x = 5; a.run(x)"', true, true],
    [bash("{'n': '5'}"), 'python -c "import a; a.run($X, 5)"', true, true],
    [bash("{'n': '5'}"), "python <<'END'\nimport a\nx = 5\nEND", false, true],
    [bash("{'n': '5'}"), 'eval "python a.py --n 5"', true, true],
    [bash("{'n': '5'}"), 'python a.py --n v5 lr5.5 1.2.5 ５ 5x', false, true],
    [bash("{'lr': '0.1'}"), 'python a.py -lr=0.10', true, true],
    [bash("{'lr': '0.1'}"), 'python a.py --lr0.1', false, true],
    [bash("{'d': 'cora'}"), 'python a.py сora', false, true], // its first letter is Cyrillic
    [bash('{}'), 'python --version', true, false],
    [bash('{}'), 'python -m pip install a', true, false],
    [bash('{}'), 'conda create -n a python=3.9', true, false],
    [bash('{}'), 'conda run -n a python a.py', true, true],
    [bash('{}'), 'timeout 300 python a.py', true, true],
    [bash('{}'), 'env A=1 nice -n 5 python a.py', true, true],
    [bash('{}'), 'source run.sh', true, true],
    [bash('{}'), 'source activate a', true, false],
    [bash('{}'), '!python a.py', true, false],
    [bash('{}'), '%%bash', true, false],
    [bash('{}'), 'x=$(python a.py)', true, true],
    [bash('{}'), 'Sure:\n```bash\npython a.py\n```\nDone.', true, true],
    [bash("{'x': '3'}"), '```python\nprint(3)\n```\n```sh\npython a.py\n```', false, true],
    [python("{'m': 'ResNet'}"), 'from m import ResNet\nResNet()', true, true],
    [python("{'m': 'ResNet'}"), '# ResNet\nprint(1)', false, true],
    [python("{'s': '(50,28,512)'}"), 'torch.randn(50, 28, 512)', true, true],
    [python("{'p': './data/pic.jpg'}"), 'open("data/pic.jpg")', true, true],
    [python('{}'), 'python main.py --x 1', true, false],
    [python("{'s': 'a'}"), "x = f('a') # it's", true, true],
    [python("{'s': 'a'}"), "x = 'a'\nprint(1)", false, true],
    [python("{'s': 'a'}"), "x = 'a'\ny = [x]\nprint(1)", false, true],
    [python("{'s': 'a'}"), "x = 'a'\ny = [x]\nprint(y)", true, true],
    [python("{'s': 'a'}"), "x = 'a'; print(locals())", true, true],
    [python("{'s': 'a'}"), "class C:\n  x = 'a'\nprint(C.x)", true, true],
    [python("{'s': 'a'}"), "def f():\n  '''a'''\n'a'\nf()", false, true],
    [python("{'s': 'a'}"), "é = 1; 'a'; print(é)", false, true],
    [python('{}'), '!python main.py --x 1', true, false],
    [python('{}'), '%run main.py', true, false],
  ])('%j: %j', async (fields, text, hasArguments, hasType) => {
    expect(await judge('strict', fields, text)).toEqual([[hasArguments, hasType]])
  })

  it('counts a task without an answer as one that fails', async () => {
    expect(await judge('strict', bash('{}'))).toEqual([[false, false]])
  })
})

describe('the commands', () => {
  it('take answers as text or list, leave out what no row has, and number the attempts', async () => {
    const folder = await makeFolder({
      'rows.jsonl': `${row({})}\n${row({ github_id: '2', id: '1' })}\n`,
      'answers.jsonl': [
        JSON.stringify({ github_id: 1, id: 1, output: ['python a.py x', 'no'], model: 'm' }),
        JSON.stringify({ github_id: 1, id: 1, output: 'python late.py x' }),
        JSON.stringify({ github_id: '2', id: '1', output: 'bash b.sh y' }),
        JSON.stringify({ github_id: 9, id: 9, output: 'no row' }),
      ].join('\n'),
    })
    const options = { rows: join(folder, 'rows.jsonl'), answers: [join(folder, 'answers.jsonl')] }
    const { grades, text } = await grade({ ...options, rules: 'compat', staticOnly: true }, makeContext().context)
    expect(text).toMatch(/^3 attempts, judged by their text; none was run$/m)
    const { attempts, totals } = staticGrades.parse(grades)
    expect(attempts.map(({ github_id, attempt, reason }) => [github_id, attempt, reason])).toEqual([
      [1, 0, null],
      [1, 1, 'wrong-type'],
      [2, 0, null],
    ])
    expect(totals).toEqual({ attempts: 3, arguments_ok: 3, type_ok: 2, static_ok: 2 })
  })

  it.each([
    ['behind a byte order mark', (line: string) => `\ufeff${line}\r\n`],
    ['in a list over several lines', (line: string) => JSON.stringify([JSON.parse(line)], null, 2)],
  ])('take answers %s', async (_, form) => {
    const answer = JSON.stringify({ github_id: 1, id: 1, output: ['python a.py x'] })
    const folder = await makeFolder({ 'rows.jsonl': row({}), 'answers.json': form(answer) })
    const options = { rows: join(folder, 'rows.jsonl'), answers: [join(folder, 'answers.json')], staticOnly: true }
    const { grades } = await grade({ ...options, rules: 'compat' }, makeContext().context)
    expect(staticGrades.parse(grades).totals).toMatchObject({ attempts: 1, static_ok: 1 })
  })

  it('say how many tasks have no answer, which fail under strict and are not counted under compat', async () => {
    const folder = await makeFolder({
      'rows.jsonl': `${row({})}\n${row({ id: '2' })}\n${row({ id: '3' })}\n`,
      'answers.jsonl': ['python a.py x', []]
        .map((output, id) => JSON.stringify({ github_id: 1, id: id + 1, output }))
        .join('\n'),
    })
    const options = { rows: join(folder, 'rows.jsonl'), answers: [join(folder, 'answers.jsonl')], staticOnly: true }
    const { text } = await grade({ ...options, rules: 'strict' }, makeContext().context)
    expect(text).toMatch(/^3 attempts, judged by their text; none was run; 2 of them without an answer, which fail$/m)
    const { context, lines } = makeContext()
    await grade({ ...options, rules: 'compat' }, context)
    expect(lines).toContain('warning: answers: 2 of 3 tasks without an answer, which compat does not count')
  })

  it.each([
    ['instructions', 'oracle_segment'],
    ['extend_instructions', 'oracle_segmet'],
    ['extend instructions', 'golden code segment'],
  ])('take rows whose columns are called %s and %s', async (instruction, oracle) => {
    const given = { github_id: 1, id: 1, type: 'Bash Script', [instruction]: 'train', [oracle]: 'a part' }
    const folder = await makeFolder({ 'rows.jsonl': JSON.stringify(given) })
    expect(await readTasks(join(folder, 'rows.jsonl'))).toMatchObject([{ instruction: 'train', oracle: 'a part' }])
  })

  it.each([
    [
      'that lack what an answer must use',
      [{ arguments: undefined }],
      'line 1 is not valid:\n  arguments: it is missing',
    ],
    ['whose values are no text', [{ arguments: { n: 5 } }], 'arguments: expected the text of a Python dict, as "{'],
    ['that are one list', null, 'line 1 is a list: each line is one row, as a JSON object.'],
  ])('refuse rows to judge by %s', async (_, rows, message) => {
    const text = rows === null ? `[${row({})}]` : rows.map(row).join('\n')
    const folder = await makeFolder({ 'rows.jsonl': text })
    await expect(readJudgedTasks(join(folder, 'rows.jsonl'))).rejects.toThrow(message)
  })

  it.each([
    ['none.jsonl', null, 'There is no file none.jsonl.'],
    ['empty.jsonl', '', 'empty.jsonl holds no answers.'],
    ['other.jsonl', '{"github_id":9,"id":1,"output":"x"}', 'each line names its own by github_id and id.'],
    ['gold.jsonl', '{"github_id":1,"id":1,"output":"x"}', "'gold' is what the data set's own answers are called"],
    ['number.jsonl', '{"github_id":1,"id":1,"output":5}', 'output: expected a text, or a list of texts'],
    [
      'named.jsonl',
      '{"github_id":1,"id":1,"answer":"x","sk-1 2":1}',
      'An answer is {"github_id": 1, "id": 1, "output": "…"}, by the keys of its row; output may be a list of texts. ' +
        'This one has github_id, id, answer.',
    ],
    [
      'text.jsonl',
      '"x"',
      'text.jsonl, line 1 is not valid:\n  (top): expected object, received string\nAn answer is {',
    ],
    ['wide.jsonl', '{\0"\0a', 'wide.jsonl is no text in UTF-8: save it as that.'],
  ])('say of %s what is wrong with it', async (name, text, message) => {
    const folder = await makeFolder({ 'rows.jsonl': row({}), ...(text === null ? {} : { [name]: text }) })
    const options = { rows: join(folder, 'rows.jsonl'), answers: [join(folder, name)], staticOnly: true }
    const refusal = await grade(options, makeContext().context).catch((error: Error) => error)
    expect(refusal).toMatchObject({ name: 'UserError' })
    expect(String(refusal).replaceAll(`${folder}/`, '')).toContain(message)
  })

  it('print a context a task, and warn of repositories that are not there', async () => {
    const folder = await makeFolder({
      'rows.jsonl': [
        row({ github: 'https://github.com/o/tool', instruction: 'second words here', oracle: 'see this' }),
        row({ github: 'https://github.com/o/gone', id: 2 }),
      ].join('\n'),
    })
    await writeFiles(folder, {
      'repos/tool/README.md': `${'Filler stands about. '.repeat(30)}Second words are found here. ${'More of it follows. '.repeat(30)}`,
    })
    const { context, lines } = makeContext()
    const read = async (setting: 'bm25' | 'oracle' | 'readme') => {
      const given = { rows: join(folder, 'rows.jsonl'), repositories: join(folder, 'repos'), setting, dataset: folder }
      const contexts: TaskContext[] = []
      for await (const each of listContexts(given, context)) contexts.push(each)
      return contexts
    }
    const [bm25] = await read('bm25')
    expect(bm25).toMatchObject({
      github_id: 1,
      id: 1,
      setting: 'bm25',
      scope: 'repository',
      text: expect.stringContaining('Second words are found here.'),
    })
    expect(lines[0]).toContain('gone')
    expect((await read('oracle')).map(({ text, scope }) => [text, scope])).toEqual([
      ['see this', null],
      ['', null],
    ])
    expect((await read('readme'))[0]?.text).toContain('=== repos/tool/README.md ===\nFiller')
  })
})
