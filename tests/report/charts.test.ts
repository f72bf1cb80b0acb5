import { describe, expect, test } from 'vitest'
import { buildReportData } from '../../src/report/campaign/report-data.ts'
import { scaleRatios } from '../../src/report/charts/chart-scale.ts'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { standAlone } from '../../src/report/charts/draw-chart.ts'
import { makeSources } from './fixtures.ts'
import { parsePage } from './parse-page.ts'

describe('scaleRatios', () => {
  test.each([[[0.5, 2]], [[0.97, 1.02]], [[0.001, 40]], [[1e-9, 1e9]], [[3, 8]]])(
    'holds %j and ×1 with ticks far enough apart to be read',
    (values) => {
      const pixels = 600
      const { domain, ticks } = scaleRatios(values, pixels)
      const [low, high] = domain
      expect(low).toBeLessThan(Math.min(1, ...values))
      expect(high).toBeGreaterThan(Math.max(1, ...values))
      expect(ticks).toContain(1)
      const places = ticks.map((tick) => (Math.log(tick / low) / Math.log(high / low)) * pixels)
      for (const [index, place] of places.entries()) {
        expect(place - (places[index - 1] ?? -100)).toBeGreaterThanOrEqual(41.9)
      }
    },
  )
})

describe('the charts', () => {
  test('draw one mark for each ratio, in the colours of the page', async () => {
    const { groups, projects } = await drawCharts(buildReportData(makeSources()))
    expect(groups?.wide).toContain('var(--less, #116b38)')
    expect(groups?.wide).toContain('fill="currentColor"')
    const marks = (svg: string | undefined) =>
      parsePage(svg ?? '').filter(
        // What has no stroke only clears the place of a name.
        ({ tag, attributes }) =>
          tag === 'path' && /^var\(--/.test(attributes.fill ?? '') && attributes.stroke !== undefined,
      ).length
    expect(marks(groups?.wide)).toBe(8)
    expect(marks(projects?.wide)).toBe(21)
  })

  test('show no estimate: with energy estimated they speak of CPU time', async () => {
    const { groups } = await drawCharts(buildReportData(makeSources({ energy: 'estimated' })))
    expect(groups?.wide).toContain('less CPU time')
    expect(groups?.wide).not.toContain('less energy')
  })

  test('stand alone as files with a name and colours for light and dark', async () => {
    const { groups } = await drawCharts(buildReportData(makeSources({ recorded: true })))
    const elements = parsePage(standAlone(groups?.wide ?? ''))
    expect(elements[0]?.attributes.width).toBe('1100')
    expect(elements.find(({ tag }) => tag === 'style')?.text).toContain('prefers-color-scheme:dark')
    expect(elements.find(({ tag }) => tag === 'title')?.text).toContain('CPU time of each model and mode')
    expect(elements.map(({ text }) => text)).toContain("* recorded answers, not a real model's")
  })

  test('are the same for the same data', async () => {
    const data = buildReportData(makeSources())
    expect(await drawCharts(data)).toEqual(await drawCharts(data))
  })
})
