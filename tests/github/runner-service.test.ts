import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { checkRunner, type RunnerRoots } from '../../src/github/check-runner.ts'
import { describeRunner, type Runner, renderRunnerService } from '../../src/github/runner-service.ts'
import { doctorReport, type HostCheck } from '../../src/schema/doctor-report.ts'
import { makeHost } from '../analysis/factory.ts'
import { makeFolder } from '../support/temporary.ts'

const RUNNER: Runner = {
  user: 'root',
  folder: '/opt/run ner/50%',
  cache: '/var/c"ache',
  quota: '20GiB',
  countersGroup: null,
  systemd: 252,
}

const readValue = (unit: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? null

it('puts the processes of a runner into a leaf, by systemd where it can', () => {
  for (const systemd of [254, 257]) {
    const unit = renderRunnerService({ ...RUNNER, systemd, countersGroup: 'greenml' })
    expect(readValue(unit, 'DelegateSubgroup')).toBe('job')
    expect(readValue(unit, 'SupplementaryGroups')).toBe('greenml')
    expect(readValue(unit, 'ExecStart')).toBe('"/opt/run ner/50%%/run.sh"')
  }
  for (const systemd of [252, null]) {
    const unit = renderRunnerService({ ...RUNNER, systemd })
    expect([readValue(unit, 'DelegateSubgroup'), readValue(unit, 'SupplementaryGroups')]).toEqual([null, null])
    expect(readValue(unit, 'Delegate')).toBe('cpu memory pids')
  }
})

it('moves the runner into the leaf by itself below an older systemd', async () => {
  const folder = await makeFolder({ 'run.sh': '#!/bin/sh\nprintf "%s" "$$"\n', own: '9:cpu:/x\n0::/a/b\n' })
  await chmod(join(folder, 'run.sh'), 0o755)
  const line = readValue(renderRunnerService({ ...RUNNER, folder }), 'ExecStart') ?? ''
  // What systemd makes of the word, on a host whose groups lie in a folder of this test.
  const groups = join(folder, 'groups')
  const script = line
    .replace(/^\/bin\/sh -c "(.*)"$/, '$1')
    .replaceAll('$$', '$')
    .replaceAll(/\\(.)/g, '$1')
    .replace('/sys/fs/cgroup', groups)
    .replace('/proc/self/cgroup', join(folder, 'own'))
  const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  await once(child, 'close')
  expect((await readFile(join(groups, 'a/b/job/cgroup.procs'), 'utf8')).trim()).toBe(printed)
  expect(printed).toBe(String(child.pid))
})

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is a unit that systemd takes', async () => {
  for (const systemd of [252, 254]) {
    const folder = join(await makeFolder(), 'run ner')
    await mkdir(folder)
    await writeFile(join(folder, 'run.sh'), '#!/bin/sh\n')
    await chmod(join(folder, 'run.sh'), 0o755)
    const path = join(folder, 'greenml-runner.service')
    await writeFile(path, renderRunnerService({ ...RUNNER, folder, systemd }))
    const { exitCode, stderr } = await runCommand('/usr/bin/systemd-analyze', ['verify', '--man=no', path])
    const own = stderr
      .split('\n')
      .filter((text) => text.includes('greenml-runner') && !text.includes('DelegateSubgroup'))
    expect([own, exitCode]).toEqual([[], 0])
  }
})

it('names the group of the counters where there is one', async () => {
  const [none, one] = await Promise.all([
    makeFolder({ group: 'root:x:0:\n' }),
    makeFolder({ group: 'greenml:x:990:\n' }),
  ])
  expect((await describeRunner({}, 254, none)).countersGroup).toBeNull()
  expect((await describeRunner({}, 254, one)).countersGroup).toBe('greenml')
})

async function look(files: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = {}, found: HostCheck[] = []) {
  const root = await makeFolder(files)
  const roots: RunnerRoots = { etc: join(root, 'etc'), run: join(root, 'run') }
  const checks = await checkRunner(found, { PATH: '/usr/bin:/bin', ...env }, roots)
  expect(doctorReport.parse({ schemaVersion: 3, host: makeHost('h1'), findings: checks }).findings).toEqual(checks)
  return Object.fromEntries(checks.map((check) => [check.id, check]))
}

it('tells a host that is set up from one that is not', async () => {
  const { username } = userInfo()
  const ranges = `other:1:2\n${username}:100000:65536\n`
  const ready = await look(
    { 'etc/systemd/system/greenml-runner.service': '', 'etc/subuid': ranges, 'etc/subgid': ranges },
    { GREENML_CACHE_QUOTA: '20GiB' },
  )
  expect(Object.values(ready).map(({ state }) => state)).toEqual(['works', 'works', 'works', 'works'])
  const bare = await look({ 'run/systemd/system/x': '', 'etc/subuid': ranges })
  expect(bare.service).toMatchObject({ state: 'missing', fact: { installed: false } })
  expect(bare.service?.fix?.[0]).toContain('greenml doctor --service')
  expect(bare.rootless?.fact).toMatchObject({ uids: true, gids: false })
  expect(bare.cache).toMatchObject({ state: 'missing', fact: { quotaBytes: null } })
  expect((await look({})).service?.state).toBe('absent')
})

it('names the labels that a runner of this host deserves', async () => {
  const check = (id: HostCheck['id'], state: HostCheck['state']): HostCheck => ({
    area: 'energy',
    id,
    state,
    fact: { kind: 'reported', detail: '' },
  })
  const labels = async (...found: HostCheck[]) => (await look({}, {}, found)).labels?.fact
  expect(await labels(check('rapl', 'works'), check('nvidia', 'works'))).toMatchObject({ labels: ['rapl', 'gpu'] })
  expect(await labels(check('rapl', 'missing'), check('amd-intel', 'works'))).toMatchObject({ labels: ['gpu'] })
  expect(await labels(check('nvidia', 'absent'))).toMatchObject({ labels: [] })
})
