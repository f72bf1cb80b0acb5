import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { type DoctorOptions, type DoctorResult, doctor } from '../../src/commands/doctor.ts'
import { HOST_ROOTS, type HostRoots } from '../../src/energy/check-counters.ts'
import { groupHidden } from '../../src/measurement/check-host.ts'
import { formatCost } from '../../src/report/text/measurement/check-words.ts'
import { renderDoctorReport } from '../../src/report/text/measurement/host-checks.ts'
import { doctorReport, type HostCheck, isLackingForRunner } from '../../src/schema/doctor-report.ts'
import { fakeNvidiaSmi } from '../energy/fakes.ts'
import { runCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

async function ask(env: NodeJS.ProcessEnv, roots: Partial<HostRoots> = {}, options: DoctorOptions = {}) {
  return doctor(options, makeContext(env).context, { ...HOST_ROOTS, ...roots })
}
const PLAIN = { PATH: '/usr/bin:/bin', HOME: '/nonexistent' }
const findingOf = ({ json }: DoctorResult, id: HostCheck['id']) => json.findings.find((each) => each.id === id)

it('looks at everything, area by area, and tells it as a report does', async () => {
  const { text, json } = await ask(process.env, {}, { width: 90 })
  expect([...new Set(json.findings.map(({ area }) => area))]).toEqual([
    'energy',
    'counts',
    'isolation',
    'programs',
    'keys',
  ])
  expect(doctorReport.parse(json)).toEqual(json)
  expect(text).toBe(renderDoctorReport(json, false, 90))
})

it('fits the terminal', async () => {
  for (const width of [60, 100, 120]) {
    const { text } = await ask(PLAIN, { powercap: await makeFolder() }, { width })
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(width)
  }
})

it('puts what this host does not show into one finding', () => {
  const found = groupHidden({ temperature: null, frequency: 9, throttling: null })
  expect(found.map(({ id, fact }) => [id, fact])).toEqual([
    ['frequency', { kind: 'reading', value: 9 }],
    ['sensors', { kind: 'not-shown', sensors: ['temperature', 'throttling'] }],
  ])
})

it('says of a zone without a name what the energy column says', async () => {
  const powercap = await makeZone()
  await rm(join(powercap, 'intel-rapl:0', 'name'))
  const { json } = await ask(process.env, { powercap })
  const unreadable = [{ kind: 'nameless', path: join(powercap, 'intel-rapl:0/name') }]
  expect(json.findings[0]).toMatchObject({ id: 'rapl', state: 'missing', fact: { kind: 'zones', unreadable } })
})

it('tells which zones RAPL measures', async () => {
  const powercap = await makeZone()
  const { json } = await ask(process.env, { powercap })
  expect(json.findings[0]).toMatchObject({
    id: 'rapl',
    state: 'works',
    fact: { kind: 'zones', measured: ['package-0'], unreadable: [] },
  })
})

it.skipIf(process.getuid?.() !== 0)('gives the commands that open locked counters, and what that costs', async () => {
  const powercap = await makeZone()
  await chmod(join(powercap, 'intel-rapl:0', 'energy_uj'), 0o000)
  const { json } = await asNobody(() => ask(PLAIN, { powercap }))
  expect(json.findings[0]).toMatchObject({ id: 'rapl', state: 'missing' })
  expect(json.findings[0]?.fix?.join('\n')).toContain('/etc/udev/rules.d/')
  const rule = json.findings[0]?.fix?.find((command) => command.startsWith('echo'))?.replace('sudo tee', 'cat #')
  expect((await runCommand('sh', ['-c', rule ?? ''])).stdout).toBe(
    'SUBSYSTEM=="powercap", ACTION=="add", RUN+="/bin/sh -c \\"chgrp greenml /sys%p/energy_uj /sys%p/max_energy_range_uj; ' +
      'chmod g+r /sys%p/energy_uj /sys%p/max_energy_range_uj\\""\n',
  )
  expect(json.findings[0] && formatCost(json.findings[0])).toContain('CVE-2020-8694')
})

it.skipIf(process.getuid?.() !== 0)('says what perf would need', async () => {
  const eventSources = await makeFolder({ 'power/type': '9\n' })
  const proc = await makeFolder({ 'sys/kernel/perf_event_paranoid': '2\n' })
  await Promise.all([eventSources, proc].map((folder) => chmod(folder, 0o755)))
  const found = await asNobody(() => ask(PLAIN, { eventSources, proc }))
  expect(findingOf(found, 'perf-power')).toMatchObject({
    state: 'missing',
    fact: { kind: 'perf-event-paranoid', level: 2 },
    fix: ['sudo sysctl -w kernel.perf_event_paranoid=0'],
  })
})

it('names keys by their variables, never by their values', async () => {
  const found = await ask({ PATH: process.env.PATH, OPENAI_API_KEY: 'sk-hunter2' })
  const missing = ['GROQ_API_KEY', 'AZURE_OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY']
  expect(findingOf(found, 'providers')?.fact).toMatchObject({ kind: 'keys', set: ['OPENAI_API_KEY'], missing })
  expect(JSON.stringify(found)).not.toContain('hunter2')
})

it('says how to get Python where there is none, and that a runner needs it', async () => {
  const found = await ask({ PATH: await makeFolder() }, {}, { runner: true })
  expect(findingOf(found, 'python')).toMatchObject({
    state: 'missing',
    fact: { kind: 'not-installed' },
    runnerNeeds: true,
    fix: ['sudo apt-get install python3'],
  })
  expect(found.exitCode).toBe(1)
})

it('takes a host for a runner that measures its graphics cards and not its processor', async () => {
  const powercap = await makeFolder()
  const lacks = ({ json }: DoctorResult) => json.findings.filter(isLackingForRunner).map(({ id }) => id)
  expect(lacks(await ask(PLAIN, { powercap }, { runner: true }))).toContain('rapl')
  const found = await ask({ ...PLAIN, PATH: await fakeNvidiaSmi(await makeFolder()) }, { powercap }, { runner: true })
  expect(findingOf(found, 'nvidia')).toMatchObject({ state: 'works' })
  expect(findingOf(found, 'rapl')).toMatchObject({ state: 'missing' })
  expect(lacks(found)).not.toContain('rapl')
})

it('calls an old Python too old', async () => {
  const folder = await makeFolder({ python3: '#!/bin/sh\necho Python 3.9.18\n' })
  await chmod(`${folder}/python3`, 0o755)
  expect(findingOf(await ask({ PATH: folder }), 'python')).toMatchObject({
    state: 'missing',
    fact: { kind: 'version', version: 'Python 3.9.18', enough: false },
  })
})

it('writes JSON only where - asks for it', async () => {
  const { stdout, exitCode } = await runCli(['doctor', '--json', '-'], process.env)
  expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 3, findings: expect.any(Array) })
  expect(exitCode).toBe(0)
})

async function makeZone(): Promise<string> {
  const root = await makeFolder({
    'intel-rapl:0/name': 'package-0\n',
    'intel-rapl:0/energy_uj': '1000\n',
    'intel-rapl:0/max_energy_range_uj': '262143328850\n',
  })
  await chmod(root, 0o755)
  return root
}

/** Root reads every file, so locked ones are looked at as somebody else. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  process.seteuid?.(65534)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
