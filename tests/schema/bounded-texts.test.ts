import { expect, it } from 'vitest'
import { parseWith } from '../../src/base/text/parse-with.ts'
import { boundRecord } from '../../src/campaign/records.ts'
import { classifyFailure } from '../../src/measurement/failure.ts'
import { type Analysis, analysis as analysisSchema } from '../../src/schema/analysis/analysis.ts'
import { plan as planSchema } from '../../src/schema/campaign/plan.ts'
import { publishedReport } from '../../src/schema/campaign/published-report.ts'
import { scheduledHost } from '../../src/schema/campaign/schedule.ts'
import { modelId, slug } from '../../src/schema/common.ts'
import { manifest } from '../../src/schema/dataset/manifest.ts'
import { callLine } from '../../src/schema/generation/call.ts'
import { provenance } from '../../src/schema/generation/provenance.ts'
import { type RunRecord, runRecord } from '../../src/schema/measurement/record.ts'
import { makeHost, makePlan, makeProvenance, makeRecords, measured, unread } from '../analysis/factory.ts'
import { makeSources } from '../report/fixtures.ts'
import { makePublished } from '../report/published.ts'
import { tinyManifest } from '../support/tiny-dataset.ts'

const [record] = makeRecords(makePlan(), () => ({ joules: 1 })) as [RunRecord]
const plan = makePlan()
const [block] = plan.blocks
const [project] = plan.projects
const answer = makeProvenance('project-1/assisted/replay/s1/i0')

const data = { path: 'a.csv', role: 'all' }
const download = { url: 'https://example.org/a', sha256: 'a'.repeat(64), path: 'a' }

const FLOOD = 'A'.repeat(4_000_000)
const LINES = 'x\n# PWNED\n::add-mask::0'
const ESCAPES = '\u001b]52;c;eA==\u0007'

it.each<[string, object]>([
  ['startedAt', { startedAt: LINES }],
  ['startedAt', { startedAt: 'yesterday' }],
  ['errorType', { errorType: FLOOD }],
  ['errorType', { errorType: `Error ${ESCAPES}` }],
  ['errorMessage', { errorMessage: FLOOD }],
  ['tracebackTail', { tracebackTail: FLOOD }],
  ['id', { id: LINES }],
  ['variant', { variant: `p/original${ESCAPES}` }],
  ['block', { block: LINES }],
  ['signal', { signal: LINES }],
  ['environment', { environment: ESCAPES }],
  ['toolVersion', { toolVersion: LINES }],
  ['log', { log: '../../etc/passwd' }],
  ['metric.name', { metric: { name: LINES, value: 1, normalised: 1, hookSeconds: null } }],
  ['host.name', { host: { ...makeHost('h'), name: ESCAPES } }],
  ['host.cpu', { host: { ...makeHost('h'), cpu: 'cpu \u202e' } }],
  ['host.stratum', { host: { ...makeHost('h'), stratum: LINES } }],
  ['host.drivers.a', { host: { ...makeHost('h'), drivers: { a: LINES } } }],
  ['energy.0.domain', { energy: [measured(ESCAPES, 1)] }],
  ['energy.0.reason', { energy: [{ ...measured('package-0', 1), reason: FLOOD }] }],
  ['reasons.metric', { reasons: { metric: { kind: 'reported', detail: FLOOD } } }],
  ['reasons', { reasons: { [LINES]: { kind: 'no-rule' } } }],
  ...(['project', 'mode', 'model', 'sample', 'iteration', 'arm'] as const).map((part): [string, object] => [
    'variant',
    { [part]: { project: 'b', mode: 'autonomous', model: 'b', sample: 9, iteration: 9, arm: 'control' }[part] },
  ]),
  ['peakMemoryBytes', { peakMemoryBytes: 1.5 }],
  ['sample', { sample: 0 }],
  ['iteration', { iteration: -1 }],
  ['orderIndex', { orderIndex: -1 }],
  ['host.memoryBytes', { host: { ...makeHost('h'), memoryBytes: -1 } }],
  ['energy.0.netJoules', { energy: [{ ...measured('package-0', 1), netJoules: -1e308 }] }],
  ['split.testRows', { split: { testRows: -1, hash: 'a'.repeat(64), loading: null, withoutGroup: [] } }],
])('a record holds nothing but what its format allows in %s', (place, changes) => {
  expect(runRecord.safeParse(record).success).toBe(true)
  const { error } = runRecord.safeParse({ ...record, ...changes })
  expect(error?.issues.map(({ path }) => path.join('.')).some((each) => each.startsWith(place))).toBe(true)
})

it.each<[string, object]>([
  ['createdAt', { createdAt: LINES }],
  ['blocks', { blocks: [{ ...block, id: LINES }] }],
  ['blocks', { blocks: [{ ...block, order: [{ variant: ESCAPES, shim: 'as-is' }] }] }],
  ['shards', { shards: [[LINES]] }],
  ['campaign', { campaign: FLOOD }],
  ['projects.0.title', { projects: [{ ...project, title: FLOOD }] }],
  ['projects.0.arguments', { projects: [{ ...project, arguments: ['a\0b'] }] }],
  ['projects.0.arguments', { projects: [{ ...project, arguments: Array(257).fill('a') }] }],
  ['projects.0.data', { projects: [{ ...project, data: Array(2001).fill(data) }] }],
  ['projects.0.pythonPath', { projects: [{ ...project, pythonPath: Array(21).fill('src') }] }],
  ...[1e9, 1e300, -1, 0, 1e-30, Number.NaN, Number.POSITIVE_INFINITY].flatMap((number) =>
    (['memoryGiB', 'timeoutSeconds'] as const).map((name): [string, object] => [
      `projects.0.needs.${name}`,
      { projects: [{ ...project, needs: { ...project?.needs, [name]: number } }] },
    ]),
  ),
  ['models', { models: [{ id: 'replay', provider: 'replay', model: FLOOD }] }],
  ['models', { models: [{ id: 'replay', provider: 'openai', model: 'm', keyVariable: LINES }] }],
])('so does a plan in %s', (place, changes) => {
  const { error } = planSchema.safeParse({ ...plan, ...changes })
  expect(error?.issues.map(({ path }) => path.join('.')).some((each) => each.startsWith(place))).toBe(true)
})

it.each<[string, object]>([
  ['variant', { variant: LINES }],
  ['startedAt', { startedAt: LINES }],
  ['reason', { reason: FLOOD }],
  ['returnedModel', { returnedModel: FLOOD }],
  ['responseId', { responseId: FLOOD }],
  ['variant', { project: 'b' }],
  ['variant', { mode: 'autonomous' }],
  ['variant', { model: 'b' }],
  ['variant', { iteration: 1 }],
  ['cost.usd', { cost: { usd: 1e308, source: 's', pricedAs: 'm' } }],
  ['tokens.output', { tokens: { input: 0, cachedInput: 0, cacheWrite: 0, output: 9e15, reasoning: 0 } }],
  ['energy.high', { energy: { joules: 1, low: 1, high: 1e308, source: 's' } }],
])('so does what is known of an answer in %s', (place, changes) => {
  const { error } = provenance.safeParse({ ...answer, ...changes })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([place])
})

it.each<[string, object]>([
  ['environment.downloads', { environment: { lock: 'l', downloads: Array(101).fill(download) } }],
  ['environment.deviations', { environment: { lock: 'l', deviations: Array(101).fill('') } }],
  ['data', { data: Array(2001).fill(data) }],
])('so does a manifest in %s', (place, changes) => {
  const { error } = manifest.safeParse({ ...tinyManifest(), ...changes })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([place])
})

it('so does what a published report tells of a project', () => {
  const { report } = makePublished()
  const projects = report.projects.map((each) => ({ ...each, data: Array(2001).fill(data) }))
  const { error } = publishedReport.safeParse({ ...report, projects })
  expect(error?.issues[0]?.path).toEqual(['projects', 0, 'data'])
})

it.each<[string, (analysis: Analysis) => void]>([
  ['failures.overall.interval', ({ failures }) => Object.assign(failures.overall, { interval: [0, 1e308] })],
  ['failures.overall.failed', ({ failures }) => Object.assign(failures.overall, { failed: -1 })],
  ['groups.0.success.bounds', ({ groups }) => Object.assign(groups[0]?.success ?? {}, { bounds: [-1, 1] })],
  ['groups.0.success.passed', ({ groups }) => Object.assign(groups[0]?.success ?? {}, { passed: -1 })],
  ['runs.ok', ({ runs }) => Object.assign(runs, { ok: -1 })],
])('an analysis counts from none, and has no share beyond the whole: %s', (place, change) => {
  const analysis = structuredClone(makeSources().analysis)
  change(analysis)
  const { error } = analysisSchema.safeParse(analysis)
  expect(error?.issues.map(({ path }) => path.join('.')).some((each) => each.startsWith(place))).toBe(true)
})

it('no call tells of so many dollars that a budget above their sum is none', () => {
  const usage = { input: 1, cachedInput: 0, cacheWrite: 0, output: 1, reasoning: 0 }
  const reply = { text: '', toolCalls: [], finish: 'complete', native: null, returnedModel: null, responseId: null }
  const line = (usd: number) => ({
    schemaVersion: 1,
    kind: 'answered',
    call: crypto.randomUUID(),
    costReason: null,
    wallSeconds: 1,
    reply: { ...reply, usage, usageReason: null },
    cost: { usd, source: 's', pricedAs: 'm' },
    at: answer.startedAt,
  })
  expect(callLine.safeParse(line(1)).success).toBe(true)
  expect(callLine.safeParse(line(1e308)).error?.issues.map(({ path }) => path.join('.'))).toEqual(['cost.usd'])
})

it('a schedule names hosts by what may stand in a path and a script', () => {
  const host = {
    name: 'rack',
    labels: ['self-hosted'],
    gpu: false,
    machines: 1,
    shards: 1,
    projects: 1,
    groups: 1,
    runs: 1,
    expectedSeconds: 1,
    longestSeconds: 1,
  }
  expect(scheduledHost.safeParse(host).success).toBe(true)
  for (const name of ['a\nrm -rf "$HOME"', '../../a', '$(id)', 'a b', '']) {
    expect(scheduledHost.safeParse({ ...host, name }).success).toBe(false)
  }
})

it('a run can say what it likes: its record is small, and taken', () => {
  const stderr = [
    'Traceback (most recent call last):',
    `  File "${ESCAPES}${FLOOD}", line 1, in <module>`,
    `${FLOOD}Error: ${ESCAPES}${LINES} ${FLOOD}`,
  ].join('\n')
  const failure = classifyFailure(stderr, 1, null)
  expect(failure.errorType).toHaveLength(80)
  const written = boundRecord({
    ...record,
    ...failure,
    status: 'failed',
    errorMessage: `${ESCAPES}${FLOOD}`,
    reasons: { metric: { kind: 'reported', detail: FLOOD }, energy: { kind: 'reported', detail: ESCAPES } },
    energy: [
      {
        ...measured('package-0', 1),
        reason: { kind: 'ended', program: 'perf', exitCode: 1, signal: null, detail: `${ESCAPES}${FLOOD}` },
        doubts: [{ kind: 'reported', detail: FLOOD }],
      },
    ],
    flops: [
      {
        kind: 'hardware-retired',
        count: null,
        meter: 'perf',
        quality: 'unavailable',
        counted: null,
        reason: { kind: 'reported', detail: FLOOD },
      },
    ],
  })
  expect(JSON.stringify(written).length).toBeLessThan(12_000)
  const taken = runRecord.parse(written)
  expect(JSON.stringify(taken)).not.toMatch(/\\u001b|52;c/)
  expect(taken.errorMessage).toMatch(/^A{999}…$/)
  expect(taken.tracebackTail).toMatch(/^[\s\S]{1,2000}$/)
})

it('a record of version 1, which bounded no text, is read with its texts cut', () => {
  const lost = { ...unread('package-0'), reason: FLOOD }
  const long = {
    errorType: `${FLOOD}Error`,
    errorMessage: FLOOD,
    tracebackTail: FLOOD,
    reasons: { metric: FLOOD },
    energy: [lost],
  }
  const { errorType, errorMessage, tracebackTail, reasons, energy } = runRecord.parse({
    ...record,
    ...long,
    schemaVersion: 1,
  })
  expect([errorType, errorMessage, tracebackTail].map((text) => text?.length)).toEqual([80, 1000, 2000])
  expect(reasons.metric).toEqual({ kind: 'reported', detail: FLOOD.slice(0, 1000) })
  expect(energy[0]?.reason).toMatchObject({ kind: 'reported', detail: FLOOD.slice(0, 1000) })
  expect(provenance.parse({ ...answer, reason: FLOOD, schemaVersion: 1 }).reason).toEqual({
    kind: 'reported',
    detail: FLOOD.slice(0, 1000),
  })
})

const MANY = 500_000
const probe = {
  perturbation: null,
  watched: true,
  classes: null,
  rows: null,
  trainedRows: null,
  duplicateRows: null,
  testedRows: null,
  testedOnTraining: null,
  passes: null,
  model: null,
  libraryData: null,
}
it.each<[string, unknown]>([
  ['blocks', {}],
  ['shards', Array(MANY).fill('')],
  ['primaryFamily', {}],
  ['dataOpened', ''],
  ['energy', {}],
])(
  'no list without end of what does not fit fills the memory with its faults: %s',
  { timeout: 10_000 },
  (name, item) => {
    const list = Array(name === 'shards' ? 2 : MANY).fill(item)
    const isOfPlan = name in plan
    const changed = isOfPlan
      ? { ...plan, [name]: list }
      : { ...record, [name]: list, probe: { ...probe, dataOpened: [] } }
    const value = name === 'dataOpened' ? { ...record, probe: { ...probe, dataOpened: list } } : changed
    const before = process.memoryUsage().heapUsed
    expect(() => parseWith<unknown>(isOfPlan ? planSchema : runRecord, value, 'it')).toThrow(
      /^it is not valid:\n {2}\w/,
    )
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300e6)
  },
)

it('tells several faults of what is not long', () => {
  const wrong = { ...record, id: LINES, block: LINES, signal: LINES }
  expect(() => parseWith<unknown>(runRecord, wrong, 'it')).toThrow(
    /^it is not valid:(?:\n {2}(?:id|block|signal): .*){3}$/,
  )
})

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'no project and no model has a name that every object has: %s',
  (name) => {
    expect(slug.safeParse(name).success).toBe(false)
    expect(modelId.safeParse(name).success).toBe(false)
  },
)
