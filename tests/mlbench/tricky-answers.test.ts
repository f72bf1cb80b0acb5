import { expect, it } from 'vitest'
import { parseTask, ROW_TYPES } from '../../src/mlbench/data/rows.ts'
import { judgeTexts } from '../../src/mlbench/grading/judge-texts.ts'

const [BASH, PYTHON] = ROW_TYPES
const MISSING = 'argument-missing'

/** What strict says of an answer by its text. */
it.each<[string, string, string, string | null]>([
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
])('%s, wanted %s: %j is %s', async (type, wanted, output, reason) => {
  const row = { github_id: 1, id: 1, github: 'x', path: './', type, instruction: 'i', oracle: '', output: '' }
  const task = parseTask({ ...row, arguments: wanted }, 'row')
  const [judged] = await judgeTexts([task], { byTask: new Map([['1/1', [output]]]) }, 'strict')
  expect(judged?.reason).toBe(reason)
})
