import { describe, expect, it } from 'vitest'
import { summariseModelUse } from '../../src/analysis/observations/model-use.ts'
import { composeLimits } from '../../src/report/campaign/chapters/limits.ts'
import { tellFound } from '../../src/report/campaign/chapters/overview.ts'
import { composeProjects } from '../../src/report/campaign/chapters/projects.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { buildReportData } from '../../src/report/data/report-data.ts'
import { composeTable } from '../../src/report/document/chapter.ts'
import { scriptTarget } from '../../src/report/text/findings.ts'
import { MISSING } from '../../src/report/text/format.ts'
import type { Analysis } from '../../src/schema/analysis/analysis.ts'
import type { CampaignOptions } from './cases.ts'
import { makeSources } from './fixtures.ts'

const composeOf = (options: CampaignOptions = {}) => composeReport(buildReportData(makeSources(options)))
const noticesOf = (options: CampaignOptions = {}): string =>
  composeOf(options)
    .overview.notices.map(({ text }) => text)
    .join('\n')
const limitsOf = (options: CampaignOptions = {}): string =>
  composeOf(options)
    .chapters.find(({ id }) => id === 'limits')
    ?.notes.join('\n') ?? ''

describe('buildReportData', () => {
  it('speaks of energy only where it was measured', () => {
    for (const energy of ['estimated', 'unavailable'] as const) {
      const { headline, notices } = composeOf({ energy }).overview
      const said = [...headline, ...notices].filter(({ text: line }) => /energy (was )?not measured here/i.test(line))
      expect(said).toHaveLength(1)
    }
    expect(noticesOf({ energy: 'measured' })).not.toContain('not measured')
    const { analysis, ...others } = makeSources()
    const silent = buildReportData({ ...others, analysis: { ...analysis, headline: [] } })
    expect(composeReport(silent).overview.notices[0]?.text).toContain('Energy not measured here')
    const unrun = buildReportData({ ...others, analysis: { ...analysis, headline: [{ kind: 'nothing-ran' }] } })
    const { notices, sizes } = composeReport(unrun).overview
    expect(notices.filter(({ text }) => /energy/i.test(text))).toEqual([])
    expect(sizes.at(-1)).toEqual({ label: 'Measured', value: 'nothing', note: 'yet' })
  })

  it('says what other load took from the results, and what to do, where the report is not seen too', () => {
    const { analysis, ...others } = makeSources({ energy: 'estimated' })
    const load = (cpuLeftOut: number) => {
      const numbers = { disturbed: 6, cpuLeftOut, runs: 24 }
      const kind = { kind: 'contaminated-runs', severity: 'warning', subject: null } as const
      const findings = [{ ...kind, numbers, evidence: [], scripts: [] }]
      return tellFound(composeReport(buildReportData({ ...others, analysis: { ...analysis, findings } })).overview)
    }
    const [title, ...told] = load(5)
    expect(title).toBe(composeOf({ energy: 'estimated' }).overview.title)
    expect(told).toContain(
      'Other load ran beside 6 of 24 measured runs, and the CPU time of 5 is left out: a campaign on a computer that does nothing else keeps it.',
    )
    expect(load(0)).toContain('Other load ran beside 6 of 24 measured runs.')
    // What only explains the page's own numbers stays on the page.
    expect(told.join()).not.toContain('Joules')
  })

  it('counts as suspect no answer of which results do not speak, as that of the control arm, as the finding does', () => {
    const { analysis, ...others } = makeSources()
    const suspect = { verdict: 'suspect' as const, evidence: [], notes: [], checks: [], reason: null, readings: [] }
    const [answer, ...rest] = analysis.variants.filter(({ model }) => model !== null)
    if (answer === undefined) throw new Error('an answer')
    const baselines = analysis.variants.filter(({ model }) => model === null)
    const standing = [...baselines, { ...answer, validity: suspect }, ...rest]
    const fresh = { ...answer, id: answer.id.replace(/i0$/, 'c1'), counts: false, validity: suspect }
    const finding = { kind: 'differing-records', severity: 'warning', subject: null, numbers: { runs: 1 } } as const
    const findings = [...analysis.findings, { ...finding, evidence: [fresh.id] }]
    const report = (variants: Analysis['variants']) =>
      composeReport(buildReportData({ ...others, analysis: { ...analysis, findings, variants } }))
    const [before, after] = [report(standing), report([...standing, fresh])]
    expect(after.overview.notices.map(({ text }) => text).join()).toContain('1 answer is suspect')
    expect(after.overview.notices).toEqual(before.overview.notices)
    expect(after.chapters.find(({ id }) => id === 'validity')).toEqual(
      before.chapters.find(({ id }) => id === 'validity'),
    )
    // The fresh answer has no row, and nothing to lead to.
    expect(JSON.stringify(after)).not.toContain(scriptTarget(fresh.id))
  })

  it('lists every measured run of a project, also those of an answer without its plots', () => {
    const { analysis, ...others } = makeSources()
    const answer = analysis.variants.find(({ model }) => model !== null)
    if (answer === undefined) throw new Error('an answer')
    const record = ['00ab00ab00ab00ab']
    const headless = { ...answer, shim: 'headless', counts: false, points: { ...answer.points, record } } as const
    const variants = [...analysis.variants, headless]
    const data = buildReportData({ ...others, analysis: { ...analysis, variants } })
    expect(JSON.stringify(composeReport(data))).toContain(JSON.stringify(record[0]))
    expect(data.projects.flatMap((project) => project.variants)).toHaveLength(analysis.variants.length)
  })

  it('sorts what shows no number last: an answer that failed by no ratio of its other runs, and a dash by no text', () => {
    const { analysis, ...others } = makeSources()
    const variants = analysis.variants.map((each) => (each.model === null ? each : { ...each, passed: false }))
    const cellsOf = (of: Analysis['variants']) =>
      composeProjects(buildReportData({ ...others, analysis: { ...analysis, variants: of } }))?.tables[0]?.rows.flatMap(
        ([, ...cells]) => cells.map(({ value }) => value),
      )
    expect(cellsOf(analysis.variants)?.some((value) => typeof value === 'number')).toBe(true)
    expect(new Set(cellsOf(variants))).toEqual(new Set([null]))
    const [row = []] = composeTable('T', [0], { Number: () => MISSING, Word: () => 'yes' }).rows
    expect(row.map(({ value }) => value)).toEqual([null, undefined])
  })

  it('tells first what the bench lost', () => {
    expect(noticesOf()).not.toContain('lost to the bench')
    const { analysis, ...others } = makeSources()
    const numbers = { lost: 9, runs: 184 }
    const finding = { kind: 'lost-runs', severity: 'warning', subject: null, numbers } as const
    const findings = [{ ...finding, evidence: [], statuses: { 'sandbox-failed': 9 } }]
    const report = composeReport(buildReportData({ ...others, analysis: { ...analysis, findings } }))
    expect(report.overview.notices).toContainEqual({
      text: '9 of 184 measured runs were lost to the bench, not to the code.',
      target: 'certainty',
    })
  })

  it('a recorded answer never passes for a model’s own', () => {
    const data = buildReportData(makeSources({ recorded: true }))
    expect(data.groups.every((group) => group.recorded)).toBe(true)
    expect(composeReport(data).overview.notices[0]?.text).toContain("recorded answers, not a real model's")
    expect(limitsOf({ recorded: true })).toContain("recorded answers, not a real model's")
    expect(buildReportData(makeSources()).groups.some((group) => group.recorded)).toBe(false)
  })

  it('lists what did not pass, and tells the bench’s failures from the script’s', () => {
    const { failures } = buildReportData(makeSources())
    expect(failures.map(({ project, attempted }) => [project, attempted])).toEqual([
      ['flight-arrival-delay', true],
      ['penguin-body-mass', true],
      ['sotu-party', false],
    ])
  })

  it('says that a campaign is not finished', () => {
    expect(noticesOf()).toContain('2 of 480 planned runs')
    expect(noticesOf({ recorded: true })).not.toContain('planned runs')
  })

  it('names a baseline by the model beside which it ran, samples only where there are several', () => {
    const sources = makeSources()
    const labels = (data: ReturnType<typeof buildReportData>) => data.projects[0]?.variants.map(({ label }) => label)
    expect(labels(buildReportData(sources))).toContain('original · beside gpt-5-mini')
    expect(labels(buildReportData(sources))).toContain('assisted · gpt-5-mini')
    const sampled = { ...sources, plan: { ...sources.plan, options: { ...sources.plan.options, samples: 3 } } }
    expect(labels(buildReportData(sampled))).toContain('assisted · gpt-5-mini · sample 1')
  })

  it('a sum of tokens with an unknown part is unknown', () => {
    const sources = makeSources()
    expect(buildReportData(sources).models[0]).toMatchObject({ inputTokens: 24_132, answers: 12, usable: 12 })
    const provenances = sources.provenances.map((item, index) => (index === 0 ? { ...item, tokens: null } : item))
    const modelUse = summariseModelUse(sources.plan, provenances)
    const analysis = { ...sources.analysis, modelUse }
    expect(buildReportData({ ...sources, analysis }).models[0]?.inputTokens).toBeNull()
  })

  it('the bounds of the conclusion come from this campaign', () => {
    const limits = limitsOf()
    expect(limits).toContain('6 projects, each a small script that ran 1.55 s to 12.6 s here')
    expect(limits).toContain('One host, from 2026-11-30 09:12 UTC on')
    expect(limits).toContain('Each model gave one answer')
    expect(limits).not.toContain('was made before')
  })

  it('tells of data that other scripts made, which no figure holds', () => {
    const data = buildReportData(makeSources())
    const made = { path: 'clean.csv', role: 'all', access: 'made', madeBy: 'clean.py', sha256: 'a'.repeat(64) } as const
    const projects = data.plan.projects.map((project, index) => (index > 0 ? project : { ...project, data: [made] }))
    const limits = composeLimits({ ...data, plan: { ...data.plan, projects } })?.notes.join('\n')
    expect(limits).toContain(`Data of ${projects[0]?.slug} was made before by other scripts of the project`)
  })

  it('holds no character that a terminal or a page would obey', () => {
    const text = JSON.stringify(composeReport(buildReportData(makeSources({ hostile: true }))))
    expect(text).not.toMatch(/\\u001b|[\u202a-\u202e\u2066-\u2069\u200b]/)
    expect(text).toContain('@someone')
  })
})

it('says of a place only what is known of it', () => {
  const { analysis, ...others } = makeSources()
  const [host] = analysis.hosts
  const placeOf = (hosts: typeof analysis.hosts) => {
    const data = buildReportData({ ...others, analysis: { ...analysis, hosts } })
    return composeLimits(data)?.notes.flat().join(' ') ?? ''
  }
  if (host === undefined) return expect.fail()
  expect(placeOf([])).not.toContain('host')
  const virtual = { ...host, virtualMachine: true }
  expect(placeOf([virtual])).toContain('It is a virtual machine')
  expect(placeOf([virtual, { ...host, name: 'other', virtualMachine: false }])).toContain(
    'At least one of them is a virtual machine',
  )
})
