import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { RECORD_COLUMNS } from '../../src/report/downloads/record-columns.ts'
import type { EnergyReading } from '../../src/schema/measurement/execution.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { makeRecordsCsv } from '../support/records-csv.ts'
import { HOSTILE, OBEYED } from './cases.ts'
import { makeRecord } from './fixtures.ts'
import { runPython } from './parse-page.ts'

const READER = `
import csv, io, json, sys
print(json.dumps(list(csv.DictReader(io.StringIO(sys.stdin.read(), newline='')))))
`

const NAMES = RECORD_COLUMNS.map(({ name }) => name)

/** Read back by Python's csv module, as GenAI-GreenML's own analysis does it. */
async function readBack(records: readonly RunRecord[]): Promise<Record<string, string>[]> {
  return z.array(z.record(z.string(), z.string())).parse(JSON.parse(runPython(READER, await makeRecordsCsv(records))))
}

describe('records.csv', () => {
  it('begins with the nine columns of GenAI-GreenML', async () => {
    expect(NAMES.slice(0, 9)).toEqual([
      'timestamp',
      'project',
      'script',
      'status',
      'exit_code',
      'accuracy',
      'exec_time_s',
      'energy_j',
      'notes',
    ])
    expect((await makeRecordsCsv([])).trim().split(',')).toEqual(NAMES)
  })

  it('tells of a run under another setting which one that was', async () => {
    const [usual, cold] = await readBack([
      makeRecord(),
      makeRecord({ id: 'r2', purpose: 'sensitivity', setting: 'cold' }),
    ])
    expect([usual?.setting, cold?.setting]).toEqual(['', 'cold'])
  })

  it('gives back what was recorded', async () => {
    expect((await readBack([makeRecord()]))[0]).toMatchObject({
      timestamp: '2026-11-30T09:12:00.000Z',
      project: 'digits-knn',
      script: 'GENAIGREENML_assisted_gpt-5-mini.py',
      status: 'OK',
      exit_code: '0',
      accuracy: '0.983',
      exec_time_s: '1.205',
      energy_j: '87.75',
      notes: '',
      metric_printed: '98.3',
      energy_quality: 'measured',
      energy_zones:
        'package-0=60.5 (measured); package-1=20.25 (measured); package-0/dram=7 (measured); psys=500 (measured)',
      order_index: '2',
      peak_memory_bytes: '190840832',
    })
  })

  it('holds net joules, the host around the run and the profile in columns of their own, empty where not known', async () => {
    const full = makeRecord({
      purpose: 'profile',
      conditions: {
        otherCpuSeconds: 0.1,
        otherCpuShare: 0.07,
        temperatureCelsius: { before: 48, after: 63 },
        frequencyMegahertz: null,
        throttled: 2,
      },
      phaseCpuSeconds: { import: 0.5, data: 0.1, fit: 0.6, predict: 0.05, plot: 0, other: 0.05 },
    })
    expect((await readBack([full]))[0]).toMatchObject({
      energy_net_j: '44',
      other_cpu_share: '0.07',
      temperature_after_c: '63',
      frequency_after_mhz: '',
      throttled: '2',
      cpu_import_s: '0.5',
      cpu_plot_s: '0',
    })
    expect((await readBack([makeRecord()]))[0]).toMatchObject({ throttled: '', cpu_import_s: '', idle_watts: '' })
    const [first, ...others] = makeRecord().energy
    if (first === undefined) throw new Error('fixtures')
    expect(
      (await readBack([makeRecord({ energy: [{ ...first, netJoules: null }, ...others] })]))[0]?.energy_net_j,
    ).toBe('')
  })

  it('holds what enters no ratio where predictions are scored, without which nobody could make the ratio again', async () => {
    const loading = { cpuSeconds: 0.011, wallSeconds: 0.025 }
    const scored = makeRecord({ split: { testRows: 2400, hash: 'a'.repeat(64), loading, withoutGroup: [] } })
    expect((await readBack([scored]))[0]).toMatchObject({ loading_cpu_s: '0.011', loading_wall_s: '0.025' })
    expect((await readBack([makeRecord()]))[0]).toMatchObject({ loading_cpu_s: '', loading_wall_s: '' })
  })

  it('an estimate never stands among measured joules, nor does a part for the whole', async () => {
    const [reading] = makeRecord().energy
    if (reading === undefined) throw new Error('fixtures')
    const estimated = makeRecord({ energy: [{ ...reading, domain: 'estimate/cpu', quality: 'estimated' }] })
    expect((await readBack([estimated]))[0]).toMatchObject({ energy_j: '', energy_estimated_j: '60.5' })
    const lost = {
      ...reading,
      domain: 'package-1',
      joules: null,
      quality: 'unavailable' as const,
      reason: { kind: 'still' as const },
    }
    expect((await readBack([makeRecord({ energy: [reading, lost] })]))[0]).toMatchObject({
      energy_j: '',
      energy_reason: 'the counter did not move during the run: it is too coarse for it, or stuck',
    })
    const restReason = { kind: 'not-among-zones' as const }
    expect((await readBack([makeRecord({ energy: [{ ...reading, restReason }] })]))[0]).toMatchObject({
      energy_reason: 'at rest: not among the zones whose idle power was measured',
    })
    const doubts: EnergyReading['doubts'] = [{ kind: 'gap', seconds: 2 }]
    expect((await readBack([makeRecord({ energy: [{ ...reading, doubts }] })]))[0]).toMatchObject({
      energy_reason: 'doubtful: no reading came for 2.0 s',
    })
    expect((await readBack([makeRecord({ energy: [] })]))[0]).toMatchObject({
      energy_j: '',
      energy_quality: 'unavailable',
    })
  })

  it('a failure keeps its reasons', async () => {
    const record = makeRecord({
      status: 'out-of-memory',
      errorType: 'MemoryError',
      errorMessage: 'line one\nline "two", three',
      metric: null,
      reasons: { wallSeconds: { kind: 'not-started', exitCode: 126 } },
    })
    expect((await readBack([record]))[0]).toMatchObject({
      status: 'FAILED',
      run_status: 'out-of-memory',
      accuracy: '',
      notes: 'MemoryError | line one line "two", three | wallSeconds: not started: permission denied, or not a program',
    })
  })

  it.each(['=cmd|calc', '+1', '-1+1', '@SUM(A1)', '\t=1'])('%j is no formula', async (message) => {
    const row = (await readBack([makeRecord({ errorType: null, errorMessage: message })]))[0]
    expect(row?.notes).toBe(`'${message.trim()}`)
  })

  it.each([
    ['x;=cmd|calc', "x;'=cmd|calc"],
    ['x; =1', "x; '=1"],
    ['x;\u00a0"=1"', 'x; \'"=1"'],
    ["x ; '+1", "x ; ''+1"],
    ['x | @SUM(A1)', "x | '@SUM(A1)"],
    ['x\n=1', 'x =1'],
    ['x;\t\u001b[0m-1', "x; '-1"],
    ['x;\uff1d1', "x;'\uff1d1"],
    ['a = b; c-1; d', 'a = b; c-1; d'],
  ])('%j is none where another sign parts cells', async (message, expected) => {
    const row = (await readBack([makeRecord({ errorType: null, errorMessage: message })]))[0]
    expect(row?.notes).toBe(expected)
  })

  it('a negative number stays a number', async () => {
    const row = (
      await readBack([makeRecord({ metric: { name: 'r2', value: -0.5, normalised: -0.5, hookSeconds: null } })])
    )[0]
    expect(row?.accuracy).toBe('-0.5')
  })

  it('hostile text stays in its cell, without control characters', async () => {
    const csv = await makeRecordsCsv([makeRecord({ errorMessage: HOSTILE })])
    expect(csv).not.toMatch(OBEYED)
    expect(csv.trim().split('\n')).toHaveLength(2)
    expect((await readBack([makeRecord({ errorMessage: HOSTILE })]))[0]?.notes).toContain(
      '"><img src=x onerror=alert(2)>',
    )
  })

  it('of several attempts the last one counts, wherever it stands', async () => {
    const second = makeRecord({ id: 'r2', attempt: 2, status: 'ok' })
    const first = makeRecord({ id: 'r1', attempt: 1, status: 'interrupted' })
    expect((await readBack([second, first])).map(({ id }) => id)).toEqual(['r2'])
    expect(await readBack([first, makeRecord({ id: 'r3', purpose: 'warmup' })])).toHaveLength(2)
    expect(await readBack([first, makeRecord({ id: 'r4', purpose: 'probe' })])).toHaveLength(1)
  })
})
