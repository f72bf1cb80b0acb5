import { expect, it } from 'vitest'
import { extractCode } from '../../../src/mlbench/grading/fences.ts'
import { readCommands } from '../../../src/mlbench/grading/read-commands.ts'
import { readShell } from '../../../src/mlbench/grading/read-shell.ts'
import { openPutBudget } from '../../../src/mlbench/grading/shell-values.ts'
import { splitSegments } from '../../../src/mlbench/grading/strict.ts'

it.each(['\v', '\f', '\u00a0', '\u0085', '\u2028', '\u3000', '\ufeff'])(
  'takes %j for a part of a word, as a shell does, and comes to its end',
  (blank) => {
    expect(readShell(`python${blank}a.py ${blank}\n${blank}`).map(({ words }) => words)).toEqual([
      [`python${blank}a.py`, blank],
      [blank],
    ])
  },
)

it.each([
  '$(',
  '`',
  '"$(',
  '$((',
  '<<E\n',
  'a|',
  '! ',
  'if ',
  'A=$A$A\n',
  'export A=$A$A;',
  '[ a ] && A=$A$A\n',
  'then A=1 ',
  'bash -c "',
  'case a in b) ',
  'for x in;do ',
  '[[ a && ',
  'A+=(a b)\n',
  '((',
  'while true;do ',
  'f() { f;}\n',
  'X=\x24{X:-a}\n',
  'f() { ',
  'break;',
  'a1.',
  '.1',
  '(',
])('takes linear time and room of many %j', (piece) => {
  const time = (length: number) => {
    const { user, system } = process.cpuUsage()
    for (const { words } of readCommands(piece.repeat(length))) splitSegments(words.join(' '))
    const now = process.cpuUsage({ user, system })
    return now.user + now.system
  }
  time(5_000)
  const [short, long] = [Math.min(time(5_000), time(5_000)), Math.min(time(40_000), time(40_000))]
  expect(long).toBeLessThan(40 * Math.max(short, 5_000)) // 8 times as long; 64 times where it were quadratic
})

const LONG = `A="${'1 '.repeat(4990)}"\n`

it.each([
  ['a word that names one value often', `${LONG}python a.py "${'$A'.repeat(70_000)}"`],
  ['exported names', `${LONG}export ${'A '.repeat(70_000)}`],
  ['ranges', `for i in ${'{1..1000} '.repeat(150_000)}; do python a.py $i; done`],
])('adds no more than a million characters to a script by %s', (_, script) => {
  const words = readCommands(script).flatMap((command) => command.words)
  const added = words.reduce((sum, { length }) => sum + length, 0) - script.length
  expect(added).toBeLessThan(1_020_000)
})

it('lets several scripts of one run add no more than one', () => {
  const budget = openPutBudget()
  const script = `${LONG}python a.py "${'$A'.repeat(50)}"`
  const lengths = Array.from({ length: 6 }, () => readCommands(script, budget).at(-1)?.words.at(-1)?.length)
  expect(lengths).toEqual([...Array.from({ length: 2 }, () => 50 * 9980), expect.any(Number), 100, 100, 100])
})

it('looks up an element of a long array as fast as of a short one', () => {
  const time = (elements: number) => {
    const script = `A=(${'x '.repeat(elements)})\npython a.py ${'\x24{A[1]} '.repeat(10_000)}`
    const { user, system } = process.cpuUsage()
    readCommands(script)
    const now = process.cpuUsage({ user, system })
    return now.user + now.system
  }
  time(5)
  const [short, long] = [Math.min(time(5), time(5)), Math.min(time(5000), time(5000))]
  expect(long).toBeLessThan(10 * Math.max(short, 5_000)) // a hundred times as long where each use looked at every element
})

it('parts pipes, substitutions and here-documents as a shell does', () => {
  const script = 'cat <<END | python - >out 2>&1; echo "$(a "b)" `c`)" > /dev/null\nx; y\nEND\n! d & wait'
  expect(readShell(script)).toMatchObject([
    { words: ['c'], goesOn: true },
    { words: ['a', 'b)', '$()'], goesOn: true },
    { words: ['cat'], input: 'x; y', goesOn: true, unseen: 'pipe' },
    { words: ['python', '-'], input: 'x; y', goesOn: true, unseen: null },
    { words: ['echo', '$()'], goesOn: false },
    { words: ['!', 'd'], unseen: 'condition' },
    { words: ['wait'], unseen: null },
  ])
})

it('ends the lines of code alike, in a block and without one', () => {
  const code = 'cd a\r\npython t.py --n 5'
  for (const answer of [code, `\`\`\`bash\r\n${code}\r\n\`\`\``])
    expect(extractCode(answer, 'shell')).toBe('cd a\npython t.py --n 5')
})
