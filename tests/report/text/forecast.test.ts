import { expect, it } from 'vitest'
import { renderSchedule } from '../../../src/report/text/forecast.ts'
import { LONGEST_WAIT_SECONDS, SCHEDULE_VERSION, type Schedule } from '../../../src/schema/campaign/schedule.ts'

const HOUR = 3600
const SCHEDULE: Schedule = {
  schemaVersion: SCHEDULE_VERSION,
  campaign: 'c',
  assumed: {
    runSeconds: 6,
    overheadSeconds: 0.2,
    idleSeconds: 10,
    environmentSeconds: 20,
    projectsWithTypicalSeconds: 2,
  },
  hosts: [
    {
      name: 'rack',
      labels: ['self-hosted', 'energy'],
      gpu: false,
      machines: 2,
      shards: 2,
      projects: 4,
      groups: 5,
      runs: 90,
      expectedSeconds: 3.2 * HOUR,
      longestSeconds: 1.1 * HOUR,
    },
  ],
  shards: [
    {
      shard: '1/2',
      host: 'rack',
      wave: 1,
      groups: ['a/m', 'b/m', 'c/m', 'd/m'],
      runs: 72,
      expectedSeconds: 2 * HOUR,
      worstSeconds: 9 * HOUR,
    },
    {
      shard: '2/2',
      host: 'rack',
      wave: 1,
      groups: ['e/all'],
      runs: 18,
      expectedSeconds: 1.2 * HOUR,
      worstSeconds: 9 * HOUR,
    },
  ],
  waves: [{ jobs: 2, lastStartSeconds: 0, longestSeconds: 1.1 * HOUR }],
  total: { runs: 90, seconds: 3.2 * HOUR, elapsedSeconds: 1.1 * HOUR, balance: 1.25 },
  detectable: [{ quantity: null, noise: 0.0283, source: 'assumed', repetitions: 10, change: 0.0281 }],
  disk: {
    locks: 3,
    environmentBytes: 3 * 450 * 1024 ** 2,
    recordBytes: 90 * 4096,
    logBytes: 90 * 2048,
    estimatedFrom: '450 MiB a lock',
  },
}

it('tells who runs what, for how long, what that can show, and what it leaves on disk', () => {
  expect(renderSchedule(SCHEDULE).join('\n')).toMatchInlineSnapshot(`
    "host  machines  shards  projects  project × model  runs  machine-hours  longest machine
    rack  2         2       4         5                90    3.20           1 h 6 min
    3.20 machine-hours, finished after 1 h 6 min; balance (longest / mean) 1.25
    expected, not measured: 6 s a run where a project has no typicalSeconds (2 have it), 0.2 s around it, 10 s at rest and 20 s an environment for each shard; warm-ups and all other runs are in it
    --shard 1/2 on rack: a/m, b/m, c/m and 1 more (72 runs, 2 h)
    --shard 2/2 on rack: e/all (18 runs, 1 h 12 min)
    10 repetitions: a change of energy or time by 2.8 % in one script is detected with 80 % power (noise 2.8 %, assumed)
    disk, estimated: 1.32 GiB for 3 environments where one machine runs every project, 540 KiB of records and logs (450 MiB a lock)"
  `)
})

it('says when jobs wait, and which of them GitHub would end', () => {
  const [shard] = SCHEDULE.shards
  const [host] = SCHEDULE.hosts
  if (shard === undefined || host === undefined) throw new Error('unreachable')
  const waiting = {
    ...SCHEDULE,
    hosts: [{ ...host, labels: ['ubuntu-latest'] }],
    shards: [{ ...shard, expectedSeconds: 7 * HOUR }],
    waves: [
      { jobs: 1, lastStartSeconds: 300, longestSeconds: 7 * HOUR },
      { jobs: 40, lastStartSeconds: LONGEST_WAIT_SECONDS + 1, longestSeconds: 30 * HOUR },
    ],
  }
  expect(renderSchedule(waiting).filter((line) => /wave|GitHub/.test(line))).toEqual([
    'wave 1: 1 job, the last leaves the queue after 5 min, finished after 7 h',
    'wave 2: 40 jobs, the last leaves the queue after 24 h: too late on GitHub, which cancels what waits for 24 h, finished after 30 h',
    '1 shard may be ended by GitHub, whose own runners work 6 h at most',
  ])
})

it('names a measured noise by its campaign, and promises nothing where repetitions are too few for a verdict', () => {
  const effect = { quantity: 'cpu' as const, noise: 0.1, source: 'campaigns/earlier', repetitions: 1, change: null }
  const [none, shown] = renderSchedule({
    ...SCHEDULE,
    detectable: [effect, { ...effect, repetitions: 10, change: 0.095 }],
  }).filter((line) => /repetition/.test(line))
  expect(none).toBe('1 repetition: no change of cpu in one script can be shown; a verdict takes 5 or more')
  expect(shown).toBe(
    '10 repetitions: a change of cpu by 9.5 % in one script is detected with 80 % power (noise 10.0 %, of campaigns/earlier)',
  )
})
