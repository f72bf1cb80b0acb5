import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { exportTasks } from '../../src/commands/mlbench/export-tasks.ts'
import { importRuns } from '../../src/commands/mlbench/import-runs.ts'
import { makeSmallBench } from '../mlbench/small-bench.ts'
import { makeContext } from '../support/context.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'
import { openEmptyCache } from '../support/uv.ts'

const { uv, env, remove } = await openEmptyCache()
afterAll(remove)

async function run(program: string, args: readonly string[], cwd = '.'): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(program, args, { env, cwd, timeoutSeconds: 900 })
  if (exitCode !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

async function makeEnvironment(...packages: string[]): Promise<string> {
  const folder = join(await makeFolder(), 'venv')
  await run(uv, ['venv', '--quiet', '--python', PYTHON, folder])
  const python = join(folder, 'bin', 'python')
  await run(uv, ['pip', 'install', '--quiet', '--python', python, ...packages])
  return python
}

// No model and no Docker is asked, since both would want the net: the containers are swapped for folders of this machine, in one of which an agent left its answer.
const EVALUATE = `
import json, sys
from pathlib import Path
from inspect_ai import eval
from inspect_ai.solver import solver
from inspect_ai.util import SandboxEnvironmentSpec
from ml_bench import ml_bench
@solver
def say_nothing():
    async def solve(state, generate):
        return state
    return solve

task = ml_bench()
print(json.dumps([[s.id, s.metadata, s.sandbox.type, s.sandbox.config] for s in task.dataset]))
for s in task.dataset:
    s.sandbox = SandboxEnvironmentSpec("local")
    s.metadata["answer"] = str(Path(sys.argv[1]) / s.id / "run.sh")
eval(task, solver=say_nothing(), model="mockllm/model", log_format="json", log_dir=sys.argv[2], display="none", epochs=2)
`

it('inspect_ai loads the exported task, and its own log of a run is taken', async () => {
  const { rows, dataset } = await makeSmallBench('http://127.0.0.1:1')
  const to = join(await makeFolder(), 'tasks')
  await exportTasks({ rows, dataset, format: 'inspect', to }, makeContext().context)
  const python = await makeEnvironment('inspect-ai==0.3.285')
  const left = await makeFolder({ 'alpha-2/run.sh': 'python tool.py --size 2\n' })
  const logs = await makeFolder()
  const [told = ''] = (await run(python, ['-c', EVALUATE, left, logs], to)).split('\n')
  const samples: unknown = JSON.parse(told)
  expect(samples).toHaveLength(5)
  const metadata = { github_id: 1, id: 1, type: 'Bash Script', answer: '/repository/run.sh' }
  expect(samples).toContainEqual(['alpha-1', metadata, 'docker', join(to, 'environments/alpha/compose.yaml')])
  expect(await run(join(python, '../inspect'), ['list', 'tasks'], to)).toContain('ml_bench')

  const out = await makeFolder()
  const given = { rows, format: 'inspect', runs: logs, as: 'mock', out } as const
  const file = await importRuns(given, makeContext().context)
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const answered = ['python tool.py --size 2\n', 'python tool.py --size 2\n']
  expect(lines.map((line) => JSON.parse(line).output)).toEqual([['', ''], answered, ['', ''], ['', ''], ['', '']])
}, 1_200_000)

// Harbor wants Python 3.12; its description of a task alone is plain pydantic, which this Python loads too.
const CHECK = `
import json, sys, tomllib
from pathlib import Path
from harbor.models.task.config import TaskConfig
from harbor.models.task.paths import TaskPaths
told = []
for folder in sorted(Path(sys.argv[1]).iterdir()):
    paths = TaskPaths(folder)
    text = paths.config_path.read_text()
    config = TaskConfig.model_validate_toml(text)
    unknown = set(tomllib.loads(text)) - set(TaskConfig.model_fields)
    there = [paths.instruction_path, paths.environment_dir / "Dockerfile", paths.test_path, paths.solve_path]
    told.append([config.task.name, config.schema_version, config.metadata["id"], sorted(unknown), all(map(Path.is_file, there))])
print(json.dumps(told))
`

it("Harbor's own description takes each exported folder", async () => {
  const { rows, dataset } = await makeSmallBench('http://127.0.0.1:1')
  const to = join(await makeFolder(), 'tasks')
  await exportTasks({ rows, dataset, format: 'harbor', to }, makeContext().context)
  const python = await makeEnvironment('pip', 'pydantic>=2.11', 'toml')
  const target = await makeFolder()
  const how = ['install', '--quiet', '--no-deps', '--ignore-requires-python', '--target', target, 'harbor==0.25.0']
  await run(python, ['-m', 'pip', ...how])
  const told: unknown = JSON.parse(await run(python, ['-c', CHECK, to], target))
  const names = [...[1, 2, 3].map((id) => ['alpha', id] as const), ...[1, 2].map((id) => ['beta', id] as const)]
  expect(told).toEqual(names.map(([name, id]) => [`ml-bench/${name}-${id}`, '1.4', id, [], true]))
}, 600_000)
