import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runAnalyse } from '../../src/actions/analyse.ts'
import { listFiles } from '../../src/base/files/files.ts'
import { recordId } from '../../src/campaign/record-id.ts'
import { lastCopies, uploadCopy } from '../../src/github/artifact-copies.ts'
import { type ArtifactStore, ArtifactsUnreachable, type StoredArtifact } from '../../src/github/artifact-store.ts'
import { isFileOfPart, type Part, parsePartName, partName } from '../../src/github/campaign-parts.ts'
import { ensurePlan, fetchParts, fetchShard, type HandedOn, sendParts } from '../../src/github/exchange-parts.ts'
import { blocksOfShard, dealShards } from '../../src/planning/shards.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { writtenShard } from '../../src/schema/options/shard.ts'
import { makeProvenance, makeRecords } from '../analysis/factory.ts'
import { makeRecord } from '../report/fixtures.ts'
import { makeContext } from '../support/context.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { folderStore } from './folder-store.ts'
import { makePlan } from './make-plan.ts'

const PARTS: Part[] = [
  { kind: 'plan' },
  { kind: 'variants', only: null },
  { kind: 'variants', only: { project: 'a-b', model: 'c' } },
  { kind: 'variants', only: { project: 'a', model: 'b-c' } },
  { kind: 'variants', only: { project: 'a', model: '2' } },
  { kind: 'records', shard: { index: 2, count: 12 } },
]

describe('names', () => {
  it('tell every part apart and can be read back', () => {
    const names = PARTS.map((part) => partName('campaigns/x', part))
    expect(names.map((name) => parsePartName('campaigns/x', name))).toEqual(PARTS)
  })

  it('tell every copy of every part apart', async () => {
    const stored: StoredArtifact[] = []
    const upload = async (name: string) => stored.push({ id: stored.length, name, bytes: 1, digest: null })
    const store: ArtifactStore = { list: async () => stored, download: async () => {}, upload }
    const last = new Map<string, string>()
    for (let copy = 1; copy <= 10; copy++) {
      for (const part of PARTS) {
        const name = partName('campaigns/x', part)
        last.set(name, await uploadCopy(store, name, '', []))
      }
    }
    expect(new Set(stored.map(({ name }) => name)).size).toBe(10 * PARTS.length)
    for (const [name, copy] of last) expect(lastCopies(stored).get(name)?.name).toBe(copy)
    const told = stored.flatMap(({ name }) => parsePartName('campaigns/x', name) ?? [])
    expect(told).toEqual(PARTS) // a copy is no part of its own
    const later = stored.filter(({ name }) => !last.has(name)) // the days of the first are over
    for (const [name, copy] of last) expect(lastCopies(later).get(name)?.name).toBe(copy)
    const next = await uploadCopy(
      { ...store, list: async () => later },
      partName('campaigns/x', { kind: 'plan' }),
      '',
      [],
    )
    expect(next).toBe('x-plan@11')
  })

  it.each([
    'x-report',
    'y-plan',
    'x-variants-../a@b',
    'x-variants-a@b@c',
    'x-plan@1',
    'x-plan@02',
    'x-plan@2@3',
    'x-records-3-of-2',
    'x-records-0-of-2',
    'xplan',
  ])('%s is none', (name) => expect(parsePartName('x', name)).toBeNull())

  it('need a campaign that can name artifacts', () => {
    expect(() => partName('campaigns/a:b', { kind: 'plan' })).toThrow(/can't name artifacts/)
  })
})

it.each([
  ['plan.json', true, { kind: 'plan' }],
  ['variants/a/assisted/m/s1/i0.py', false, { kind: 'plan' }],
  ['variants/a/assisted/m/s1/i0.py', true, { kind: 'variants', only: null }],
  ['variants/a/assisted/m/s1/i0.json', true, { kind: 'variants', only: { project: 'a', model: 'm' } }],
  ['variants/b/assisted/m/s1/i0.py', false, { kind: 'variants', only: { project: 'a', model: 'm' } }],
  ['variants/a/assisted/n/s1/i0.py', false, { kind: 'variants', only: { project: 'a', model: 'm' } }],
  ['variants/a/original/m/s1/i0.py', false, { kind: 'variants', only: null }],
  ['variants/../assisted/m/s1/i0.py', false, { kind: 'variants', only: null }],
  ['variants/a/assisted/m/s1/i0.sh', false, { kind: 'variants', only: null }],
  ['plan.json', false, { kind: 'variants', only: null }],
  ['records/1-of-2-0af.jsonl', true, { kind: 'records', shard: { index: 1, count: 2 } }],
  ['records/2-of-2-0af.jsonl', false, { kind: 'records', shard: { index: 1, count: 2 } }],
  ['logs/0123456789abcdef.log', true, { kind: 'records', shard: { index: 1, count: 2 } }],
  ['logs/../plan.json', false, { kind: 'records', shard: { index: 1, count: 2 } }],
  ['analysis.json', false, { kind: 'records', shard: { index: 1, count: 2 } }],
] as const)('%s belongs: %s', (path, belongs, part) => {
  expect(isFileOfPart(part, path)).toBe(belongs)
})

describe('exchange', () => {
  let root: string
  const artifacts = () => join(root, 'artifacts')
  const campaign = (name: string) => join(root, name, 'c')
  const store = () => folderStore(artifacts())
  const put = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'parts-'))
    return () => rm(root, { recursive: true })
  })

  it('a plan and scripts travel from one job to another', async () => {
    const plan = JSON.stringify(await makePlan(['iris'], ['m']))
    await put(join(campaign('one'), 'plan.json'), plan)
    await put(join(campaign('one'), 'variants/iris/assisted/m/s1/i0.py'), 'print(1)\n')
    await put(join(campaign('one'), 'report/index.html'), 'not sent')
    const only = { project: 'iris', model: 'm' }
    for (const part of [{ kind: 'plan' }, { kind: 'variants', only }] as const) {
      await sendParts(store(), campaign('one'), [part], silentLogger)
    }
    await ensurePlan(store(), campaign('two'), silentLogger)
    expect(await fetchParts(store(), campaign('two'), (part) => part.kind === 'variants', silentLogger)).toBe(1)
    expect(await listFiles(campaign('two'))).toEqual(['plan.json', 'variants/iris/assisted/m/s1/i0.py'])
    expect(await readFile(join(campaign('two'), 'plan.json'), 'utf8')).toBe(plan)
  })

  it('of a part that grew the last copy is taken, which an artifact of the same run can not replace', async () => {
    const script = join(campaign('one'), 'variants/iris/assisted/m/s1/i0.py')
    await put(join(campaign('one'), 'plan.json'), JSON.stringify(await makePlan(['iris'], ['m'])))
    for (const text of ['print(1)\n', 'print(2)\n', 'print(3)\n']) {
      await put(script, text)
      await sendParts(store(), campaign('one'), [{ kind: 'variants', only: null }], silentLogger)
    }
    expect((await store().list()).map(({ name }) => name)).toEqual(['c-variants', 'c-variants@2', 'c-variants@3'])
    expect(await fetchParts(store(), campaign('two'), () => true, silentLogger)).toBe(1)
    expect(await readFile(join(campaign('two'), 'variants/iris/assisted/m/s1/i0.py'), 'utf8')).toBe('print(3)\n')
    await rm(join(artifacts(), 'c-variants'), { recursive: true }) // its days are over
    expect(await fetchParts(store(), campaign('three'), () => true, silentLogger)).toBe(1)
    expect(await readFile(join(campaign('three'), 'variants/iris/assisted/m/s1/i0.py'), 'utf8')).toBe('print(3)\n')
  })

  it('a part that is as it came is not sent again: a job may leave 500 artifacts', async () => {
    const models = Array.from({ length: 20 }, (_, index) => `m${index}`)
    const parts = [...models, 'new'].map((model): Part => ({ kind: 'variants', only: { project: 'iris', model } }))
    const write = (name: string, model: string, text: string) =>
      put(join(campaign(name), `variants/iris/assisted/${model}/s1/i0.py`), text)
    const listNames = async () => (await store().list()).map(({ name }) => name)
    const plan = JSON.stringify(await makePlan(['iris'], models))
    for (const name of ['one', 'two']) await put(join(campaign(name), 'plan.json'), plan)
    for (const model of models) await write('one', model, 'print(1)\n')
    await sendParts(store(), campaign('one'), parts, silentLogger)
    const before = new Set(await listNames())
    const handedOn: HandedOn = new Map()
    await fetchParts(store(), campaign('two'), () => true, silentLogger, { handedOn })
    await write('two', 'm7', 'print(2)\n')
    await write('two', 'new', 'print(1)\n')
    for (let hour = 1; hour <= 2; hour++) await sendParts(store(), campaign('two'), parts, silentLogger, handedOn)
    const sent = (await listNames()).filter((name) => !before.has(name))
    expect(sent).toEqual(['c-variants-iris@m7@2', 'c-variants-iris@new'])
  })

  it('what may hold code is kept a day beyond the longest that its runs can take, and a plan as others are', async () => {
    const kept: (number | undefined)[] = []
    const own = { ...store(), upload: async (...[, , , days]: Parameters<ArtifactStore['upload']>) => kept.push(days) }
    const plan = await makePlan(['iris'], ['m'])
    await put(join(campaign('one'), 'variants/iris/assisted/m/s1/i0.py'), '')
    for (const worstSeconds of [3600, 3 * 86_400, 1e9]) {
      const text = JSON.stringify({ ...plan, expected: { ...plan.expected, worstSeconds } })
      await put(join(campaign('one'), 'plan.json'), text)
      await sendParts(own, campaign('one'), [{ kind: 'variants', only: null }], silentLogger)
    }
    await sendParts(own, campaign('one'), [{ kind: 'plan' }], silentLogger)
    expect(kept).toEqual([2, 4, 90, undefined])
  })

  it('a part without files is not sent', async () => {
    await sendParts(store(), campaign('none'), [{ kind: 'plan' }], silentLogger)
    expect(await store().list()).toEqual([])
  })

  it('no plan anywhere is an error that names the step', async () => {
    await expect(ensurePlan(store(), campaign('two'), silentLogger)).rejects.toThrow(/run the action plan first/)
  })

  it.each([
    [
      'c-records-1-of-1',
      'plan.json',
      '{}',
      "Artifact 'c-records-1-of-1' is refused: 'plan.json' is no file of such a part.",
    ],
    ['c-variants-a@m', 'variants/b/assisted/m/s1/i0.py', '', 'is refused'],
    ['c-plan', 'plan.json', '{"schemaVersion":1}', 'is not valid'],
    ['c-variants', 'variants/a/assisted/m/s1/i0.json', 'nothing', 'is not JSON'],
    [
      'c-variants',
      'variants/a/assisted/m/s1/i0.json',
      JSON.stringify(makeProvenance('a/assisted/m/s2/i0')),
      "tells of 'a/assisted/m/s2/i0'",
    ],
  ])('%s with %s is refused whole', async (name, path, text, message) => {
    await put(join(artifacts(), name, path), text)
    await expect(fetchParts(store(), campaign('two'), () => true, silentLogger)).rejects.toThrow(message)
    expect(await listFiles(campaign('two')).catch(() => [])).toEqual([])
  })

  it.each([
    ['1/1', 'Shard 1/1: this campaign was planned in 2 shards; ask for i/2.'],
    ['3/3', 'Shard 3/3: this campaign was planned in 2 shards; ask for i/2.'],
  ])('a job of shard %s takes nothing of a campaign in two', async (text, message) => {
    const whole = await makePlan(['iris', 'wine'], ['m'])
    await put(join(campaign('two'), 'plan.json'), JSON.stringify({ ...whole, shards: dealShards(whole, 2) }))
    const fetching = fetchShard(store(), campaign('two'), writtenShard.parse(text), silentLogger)
    await expect(fetching).rejects.toMatchObject({ exitCode: 2, message })
  })

  describe('records', () => {
    const ARTIFACT = 'c-records-1-of-2'
    const FILE = `records/1-of-2-0a.jsonl`

    /** A valid record of the first run of a shard, with changes; its id and its log as a shard writes them. */
    async function makeRun(shard: number, changes: Partial<RunRecord> = {}): Promise<RunRecord> {
      const whole = await makePlan(['iris', 'wine'], ['m'])
      const plan = { ...whole, shards: dealShards(whole, 2) }
      await put(join(campaign('two'), 'plan.json'), JSON.stringify(plan))
      const [block] = blocksOfShard(plan, { index: shard, count: 2 })
      const member = block?.order[0] ?? { variant: '', shim: 'as-is' }
      const place = { ...member, block: block?.id ?? '', purpose: 'warmup' } as const
      const id = recordId({ ...place, attempt: 1 })
      const variant = changes.variant ?? member.variant
      const { id: _, ...parts } = plan.variants.find((each) => each.id === variant) ?? expect.fail()
      return makeRecord({ ...place, ...parts, id, log: `logs/${id}.log`, ...changes })
    }
    const take = () => fetchParts(store(), campaign('two'), () => true, silentLogger)

    it('of the shard are taken, with the logs that they name and no other', async () => {
      const run = await makeRun(1)
      await put(join(artifacts(), ARTIFACT, FILE), `${JSON.stringify(run)}\n`)
      await put(join(artifacts(), ARTIFACT, `logs/${run.id}.log`), 'log')
      await put(join(artifacts(), ARTIFACT, 'logs/0123456789abcdef.log'), "another shard's log, replaced")
      await take()
      expect(await listFiles(campaign('two'))).toEqual([`logs/${run.id}.log`, 'plan.json', FILE])
    })

    it.each([
      ["another shard's block", 2, {}, /which is none of this shard's/],
      ['a variant that is not in the block', 1, { variant: 'wine/original' }, /which is none of this shard's/],
      ['an id that is not its own', 1, { id: '0123456789abcdef' }, /has a name that is not its own/],
      ["another record's log", 1, { log: 'logs/0123456789abcdef.log' }, /has a name that is not its own/],
    ] as const)('with %s are refused whole', async (_name, shard, changes, message) => {
      await put(join(artifacts(), ARTIFACT, FILE), `${JSON.stringify(await makeRun(shard, changes))}\n`)
      await expect(take()).rejects.toMatchObject({ exitCode: 3, message: expect.stringMatching(message) })
      expect(await listFiles(campaign('two'))).toEqual(['plan.json'])
    })

    it.each(['c-records-1-of-1', 'c-records-1-of-3'])(
      'of %s can not speak for shards of a plan in two',
      async (name) => {
        await put(
          join(artifacts(), name, `records/${name.slice(10)}-0a.jsonl`),
          `${JSON.stringify(await makeRun(1))}\n`,
        )
        await expect(take()).rejects.toMatchObject({
          exitCode: 3,
          message: `Artifact '${name}' is refused: the campaign is planned in 2 shards.`,
        })
      },
    )

    it('that are not valid are refused', async () => {
      await makeRun(1)
      await put(join(artifacts(), ARTIFACT, FILE), '{"schemaVersion":1}\n')
      await expect(take()).rejects.toThrow('is not valid')
    })
  })

  it("one job's records that can't be taken do not end the report of the others", async () => {
    const whole = await makePlan(['iris', 'wine'], ['m'])
    const plan = { ...whole, shards: dealShards(whole, 2) }
    await put(join(campaign('two'), 'plan.json'), JSON.stringify(plan))
    for (const [index, changes] of [{ errorType: 'A'.repeat(81) }, {}].entries()) {
      const shard = { index: index + 1, count: 2 }
      const records = makeRecords({ ...plan, blocks: blocksOfShard(plan, shard) }, () => ({ changes }))
      const path = join(artifacts(), `c-records-${index + 1}-of-2`, `records/${index + 1}-of-2-0a.jsonl`)
      await put(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    }
    const { context, lines } = makeContext()
    const inputs = { campaign: campaign('two'), dataset: root }
    const outputs = await runAnalyse(inputs, { ...context, openArtifacts: async () => store() })
    expect(outputs).toMatchObject({ planned: 12, recorded: 6, ok: 6, refused: 1 })
    const told = lines.filter((line) => line.startsWith('warning: Artifact '))
    expect(told).toEqual([
      expect.stringMatching(/^warning: Artifact 'c-records-1-of-2' is left out: .*errorType: expected/s),
    ])
  })

  it('an artifact that can not be reached ends the job, and is none that is left out', async () => {
    const plan = await makePlan(['iris'], ['m'])
    await put(join(campaign('two'), 'plan.json'), JSON.stringify(plan))
    const records = makeRecords(plan, () => ({}))
    await put(join(artifacts(), 'c-records-1-of-1/records/1-of-1-0a.jsonl'), `${JSON.stringify(records[0])}\n`)
    const download = () => Promise.reject(new ArtifactsUnreachable('The server could not be reached.', 1))
    const { context } = makeContext()
    const openArtifacts = async () => ({ ...store(), download })
    const analysing = runAnalyse({ campaign: campaign('two'), dataset: root }, { ...context, openArtifacts })
    await expect(analysing).rejects.toThrow('could not be reached')
  })

  it('a symbolic link in an artifact is not followed', async () => {
    await put(join(root, 'secret'), 'print("secret")')
    const folder = join(artifacts(), 'c-variants', 'variants/a/assisted/m/s1')
    await mkdir(folder, { recursive: true })
    await symlink(join(root, 'secret'), join(folder, 'i0.py'))
    await fetchParts(store(), campaign('two'), () => true, silentLogger)
    expect(await listFiles(campaign('two')).catch(() => [])).toEqual([])
  })
})
