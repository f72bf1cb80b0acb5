import { expect, it } from 'vitest'
import { analyse, makePlan, makeRecords, noise, type RunPlace } from './factory.ts'

/** CPU seconds of a script of project n relative to the author's. */
function headlineOf(shape: Parameters<typeof makePlan>[0], ratioOf: (project: number, place: RunPlace) => number) {
  const plan = makePlan(shape)
  const records = makeRecords(plan, (place) => {
    const project = Number(place.project.split('-').at(-1))
    return { cpuSeconds: noise(place.random, 0.01) * (place.model === null ? 1 : ratioOf(project, place)) }
  })
  return analyse(plan, records).headline
}

it('gives each script its own verdict where there are too few projects to speak of a model', () => {
  const told = headlineOf({ projects: 2, modes: ['assisted', 'autonomous'] }, (project, { mode }) =>
    mode === 'assisted' ? 1 : project === 1 ? 0.4 : 1.5,
  )
  expect(told[0]).toMatch(
    /^replay, autonomous on project-1: (59|60|61) % less CPU time than the author's code without its plots \(×0\.\d+, 95 % interval 0\.\d+–0\.\d+, 8 blocks\)\.$/,
  )
  expect(told[1]).toMatch(/^replay, autonomous on project-2: (49|50|51) % more CPU time/)
  expect(told.slice(2, 4).join()).toMatch(/replay, assisted on project-\d: no detectable difference/)
  expect(told[4]).toBe(
    'This speaks of these scripts and not of a model: a verdict on a model takes 5 projects or more, and here are 2.',
  )
})

it('names six scripts at most, tells samples of one place apart and counts the others', () => {
  const told = headlineOf({ samples: 8 }, () => 0.5)
  expect(told.filter((line) => line.includes('% less'))).toHaveLength(6)
  expect(told[0]).toMatch(/^replay, assisted on project-1 \(s\d\/i0\):/)
  expect(told[6]).toBe('2 more scripts are not named here.')
})

it('names the best and the worst script beside the groups', () => {
  const told = headlineOf({ projects: 6 }, (project) => [0.3, 0.8, 1, 1, 1, 1.6][project - 1] ?? 1)
  expect(told[0]).toMatch(/^replay, assisted: .* 6 of 6 answers ran\.$/)
  expect(told[1]).toMatch(/^Script by script, \d of 6 as accurate as the author's code use less CPU time and \d more,/)
  expect(told[1]).toMatch(
    /the least replay, assisted on project-1 \((69|70|71) % less, ×0\.\d+, .*\), the most replay, assisted on project-6 \(/,
  )
})
