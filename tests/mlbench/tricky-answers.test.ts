import { expect, it } from 'vitest'
import { parseTask, ROW_TYPES } from '../../src/mlbench/data/rows.ts'
import { type JudgedAnswer, judgeTexts } from '../../src/mlbench/grading/judge-texts.ts'

const [BASH, PYTHON] = ROW_TYPES
const MISSING = 'argument-missing'
const BOTH = 'argument-missing-and-wrong-type'

type Reason = JudgedAnswer['reason']

/** What strict says of an answer by its text, and where that differs what ML-Bench's own gates say. */
const CASES: readonly (readonly [type: string, wanted: string, output: string, strict: Reason, compat?: Reason])[] = [
  [BASH, "{'lr': '0.001'}", 'python t.py --lr 1e-3', null],
  [BASH, "{'lr': '0.001'}", 'python t.py --lr=.0010', null],
  [BASH, "{'lr': '0.001'}", 'python t.py --lr 0.01 # 0.001', MISSING],
  [BASH, "{'n': 5}", 'python t.py --n 5.0', null],
  [BASH, "{'n': 5}", 'python t.py \\\n  --n \\\n 5', null],
  [BASH, "{'n': 5}", 'N=5; python t.py --n $N', null],
  [BASH, "{'n': 5}", 'N=5\npython t.py --m 6', MISSING],
  [BASH, "{'n': 5}", 'CUDA_VISIBLE_DEVICES=5 python -m tool.train', null],
  [BASH, "{'n': 5}", 'sudo -E env X=1 nohup time python3 t.py --n 5 &', null],
  [BASH, "{'n': 5}", 'conda run -n x torchrun t.py --n 5', null],
  [BASH, "{'n': 5}", 'cat > c.yaml <<E\nn: 5\nE\npython t.py --config c.yaml', null],
  [BASH, "{'n': 5}", "```python\nimport os\nos.system('python t.py --n 5')\n```", 'wrong-type'],
  [BASH, "{'n': 5}", '%cd examples\n!python t.py --n 5', 'wrong-type'],
  [BASH, "{'n': 5}", 'python t.py --n <5>', MISSING],
  [BASH, "{'f': 'True'}", 'python t.py --f', MISSING],
  [BASH, "{'p': './data/x'}", 'python t.py --p data/x/', null],
  [BASH, "{'p': 'data/x'}", 'python t.py --p data/xy', MISSING],
  [BASH, "{'l': '[1, 2, 3]'}", 'python t.py --l 1,2,3', null],
  [BASH, "{'n': -1}", 'python t.py --n=-1', null],
  [BASH, "{'n': 1}", 'python t.py --n -1', MISSING],
  [BASH, "{'n': 10}", 'for n in 10; do python t.py --n $n; done', null],
  [BASH, "{'n': 10}", 'python t.py --n $((5*2))', MISSING],
  [PYTHON, "{'n': 1000}", 'import m\nm.f(1_000)', null],
  [PYTHON, "{'n': 1000}", 'import m\nm.f_1_000(5)', MISSING],
  [PYTHON, "{'lr': 0.001}", 'import m\nm.f(lr=1e-3)', null],
  [PYTHON, "{'n': '(50,7)'}", 'import m\nm.f(50, 7)', null],
  [PYTHON, "{'n': '(50,7)'}", 'import m\nm.f(7, 50)', MISSING],
  [PYTHON, "{'n': 10}", 'import m\nn = 10\nm.f(n)', null],
  [PYTHON, "{'n': 10}", 'import m\nx = y = 10\nm.f(5)', MISSING],
  [PYTHON, "{'n': 10}", 'import m\nx = y = 10\nm.f(y)', null],
  [PYTHON, "{'n': 10}", 'import m\nx, y = 10, 3\nm.f(5)', MISSING],
  [PYTHON, "{'n': 10}", 'import m\nx, y = 10, 3\nm.f(y)', null],
  [PYTHON, "{'n': 10}", 'import m\nx: int = 10\nm.f(5)', MISSING],
  [PYTHON, "{'n': 10}", '>>> import m\n>>> m.f(10)', 'wrong-type'],
  [PYTHON, "{'f': 'True'}", 'import m\nm.f(f=1)', MISSING],
  // As the word that it stands in is read by what is started.
  [BASH, "{'n': 5}", 'python t.py -n5', null],
  [BASH, "{'n': 5}", 'python t.py -n15', MISSING, null],
  [BASH, "{'n': 5}", 'timeout 5 nice -n 5 python t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'timeout 60 python t.py --n 5', null],
  [BASH, "{'n': 5}", 'echo "python t.py --n 5" | bash', null],
  [BASH, "{'n': 5}", "cat <<'E' | sh\npython t.py --n 5\nE", null],
  [BASH, "{'n': 5}", 'ARGS=(--n 5)\npython t.py "\x24{ARGS[@]}"', null],
  [BASH, "{'n': 5}", 'python t.py \\\r\n --n 5\r\n', null],
  [BASH, "{'n': 5}", 'python t.py \u2013\u2013n 5', null],
  [BASH, "{'n': 5}", 'python t.py --n \uff15', MISSING, MISSING],
  [BASH, "{'n': 5}", '{"command": "python t.py --n 5"}', 'wrong-type', null],
  [BASH, "{'n': 5}", 'Run this:\n\npython t.py --n 5\n\nIt trains.', null],
  [BASH, "{'n': 5}", '```bash python t.py --n 5```', null],
  [BASH, "{'n': 5}", '```bash\r\npython t.py --n 5\r\n```\r\nwith 7', null],
  [BASH, "{'n': 5}", '```sh\ncd x\n```\nthen\n```sh\npython t.py --n 5\n```', null],
  [BASH, "{'n': 5}", '', BOTH, BOTH],
  // What no shell comes to, or takes for no command.
  [BASH, "{'n': 5}", ": <<'E'\npython t.py --n 5\nE", BOTH, null],
  [BASH, "{'n': 5}", 'if false; then python t.py --n 5; fi', BOTH, null],
  [BASH, "{'n': 5}", 'if true; then python t.py; else python t.py --n 5; fi', MISSING, null],
  [BASH, "{'n': 5}", 'if true; then python t.py --n 5; else echo; fi', null],
  [BASH, "{'n': 5}", 'until true; do python t.py --n 5; done', BOTH, null],
  [BASH, "{'n': 5}", 'until false; do python t.py --n 5; done', null],
  [BASH, "{'n': 5}", 'false && python t.py --n 5', BOTH, null],
  [BASH, "{'n': 5}", 'false || python t.py --n 5', null],
  [BASH, "{'n': 5}", 'true ||\n  { python t.py; python t.py --n 5; }', BOTH, null],
  [BASH, "{'n': 5}", 'cd x || exit 1\npython t.py --n 5', null],
  [BASH, "{'n': 5}", '(cd x; exit 0)\nx=$(exit 0)\npython t.py --n 5', null],
  [BASH, "{'n': 5}", 'exit 0\npython t.py --n 5', BOTH, null],
  [BASH, "{'n': 5}", "bash -c 'exit; python t.py --n 5'", BOTH, null],
  [BASH, "{'n': 5}", 'run() {\n  python t.py --n 5\n}', BOTH, null],
  [BASH, "{'n': 5}", 'run() {\n  python t.py --n 5\n}\nrun', null],
  [BASH, "{'n': 5}", 'function run {\n  python t.py --n $1\n}\nrun 5', null],
  [BASH, "{'n': 5}", 'case x in a) { python t.py --n 5; } ;; esac', null],
  [BASH, "{'n': 5}", '[ 1 = 2 ] && python t.py --n 5', BOTH, null],
  [BASH, "{'n': 5}", '[ 1 = 1 ] && python t.py --n 5', null],
  [BASH, "{'n': 5}", '[[ -z "" ]] || python t.py --n 5', BOTH, null],
  [BASH, "{'n': 5}", 'test 2 -lt 10 && python t.py --n 5', null],
  [BASH, "{'n': 5}", 'echo start || python t.py --n 5', BOTH, null],
  [BASH, "{'n': 5}", 'if [ 0 -gt 1 ]; then python t.py --n 5; else python t.py; fi', MISSING, null],
  // Where a condition decides, each branch counts: which of them runs only a run tells.
  [BASH, "{'n': 5}", '[ -f x ] && python t.py --n 5 || python t.py --n 6', null],
  [BASH, "{'n': 5}", '[ -f x ] && python t.py --n 6 || python t.py --n 5', null],
  [BASH, "{'n': 5}", '[ "$X" = 1 ] && python t.py --n 5', null],
  [BASH, "{'n': 5}", '[ -f 5 ] && python t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", '[ -d x ] && N=5 || N=6\npython t.py --n $N', null],
  [BASH, "{'n': 5}", 'N=5\n[ -d x ] && N=6\npython t.py --n $N', null],
  [BASH, "{'n': 5}", 'N=5\nN=6\npython t.py --n $N', MISSING, null],
  [BASH, "{'n': 5}", 'if [ -d x ]; then N=5; else N=6; fi\npython t.py --n $N', null],
  [BASH, "{'n': 5}", 'if [ -d x ]; then N=5; fi\npython t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'if true; then N=5; else N=6; fi\npython t.py --n $N', null],
  [BASH, "{'n': 5}", 'if [ -d x ]; then N=5 python t.py; fi', null],
  [BASH, "{'n': 5}", 'if [ -d x ]; then N=5; elif true; then N=6; fi\npython t.py --n $N', null],
  [BASH, "{'n': 5}", 'N=5\ncase x in a) N=6 ;; esac\npython t.py --n $N', null],
  [BASH, "{'n': 5}", 'N=5\nset_up() { N=6; }\nset_up\npython t.py --n $N', MISSING, null],
  // What only prepares the ground.
  [BASH, "{'n': 5}", 'git checkout 5\npython t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'git clone https://example.org/5 && python t.py --n 5', null],
  [BASH, "{'n': 5}", 'pip install "x>=5"\npython t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'pip install x==5 > log\npython t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'echo x==5 | pip install -r /dev/stdin\npython t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'sudo python3 -m pip install x==5\npython t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'mkdir -p out/5\npython t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'mkdir -p out/5 && python t.py --out out/5', null],
  [BASH, "{'n': 5}", 'conda create -n n5 x=5; conda run -n n5 python t.py', MISSING, 'wrong-type'],
  [BASH, "{'n': 5}", 'uv run python t.py --n 5', null],
  // What no Python comes to, or what it only holds.
  [PYTHON, "{'n': 10}", 'import m\nif False:\n    m.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nif True:\n    m.f(5)\nelse:\n    m.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nwhile 0:\n    m.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nm.f(10 if True else 5)', null],
  [PYTHON, "{'n': 10}", 'import m\nm.f(5 if True else 10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nm.f(10 if m.gpu() else 5)', null],
  [PYTHON, "{'n': 10}", 'import m\nx = 10 if m.gpu else 5\nm.f(5)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\n10 if m.gpu else 5\nm.x[10] == 10\nm.f(5)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nFalse and m.f(10)\nm.x or True or m.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nm.gpu and m.f(10)', null],
  [PYTHON, "{'n': 10}", 'import m\nif not True or m.gpu and 1 == 2:\n    m.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nFAST = False\nif FAST:\n    m.f(10)\nelse:\n    m.f(5)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\nFAST = False\nif m.gpu:\n    FAST = True\nif FAST:\n    m.f(10)', null],
  [PYTHON, "{'n': 10}", 'import m\ndef g(fast=False):\n    if fast:\n        m.f(10)\ng(True)', null],
  [PYTHON, "{'n': 10}", 'import m\nassert False\nm.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import sys, m\nsys.exit(0)\nm.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\ndef g():\n    return m.f(5)\n    m.f(10)\ng()', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\ndef g():\n    m.f(10)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import m\n@m.register\ndef g():\n    m.f(10)', null],
  [PYTHON, "{'n': 10}", 'import m\ndef g(n=10):\n    m.f(n)\nif __name__ == "__main__":\n    g()', null],
  [PYTHON, "{'n': 10}", 'import m\n[1, 10]\nlambda: 10\n"m.f(10)"\nm.f(5)', MISSING, null],
  [PYTHON, "{'n': 10}", 'import subprocess\nsubprocess.run(["python", "t.py", "--n", "10"])', null],
  [PYTHON, "{'n': 10}", 'p.add_argument("--n", default=10)', null],
  [PYTHON, "{'n': 10}", 'm.f("layer10")', MISSING, null],
  [PYTHON, "{'n': 10}", '\ufeffimport m\r\nm.f(0xA)\r\n', null, MISSING],
  [PYTHON, "{'n': 10}", '!pip install m\nimport m\nm.f(10)', 'wrong-type', null],
  [PYTHON, "{'n': 10}", '```sh\npip install m\n```\n```py\nimport m\nm.f(5)\n```\nUse 10.', MISSING, null],
] as const

const tasks = CASES.map(([type, wanted], id) => {
  const row = { github_id: 1, id, github: 'x', path: './', type, instruction: 'i', oracle: '', output: '' }
  return parseTask({ ...row, arguments: wanted }, 'row')
})
const answers = { byTask: new Map(CASES.map(([, , output], id) => [`1/${id}`, [output]])) }
const [strict, compat] = [await judgeTexts(tasks, answers, 'strict'), await judgeTexts(tasks, answers, 'compat')]

it.each(
  CASES.map(([type, wanted, output, reason, published], index) => ({ type, wanted, output, reason, published, index })),
)('$type, wanted $wanted: $output is $reason', ({ reason, published, index }) => {
  expect(strict[index]?.reason).toBe(reason)
  if (published !== undefined) expect(compat[index]?.reason).toBe(published)
})
