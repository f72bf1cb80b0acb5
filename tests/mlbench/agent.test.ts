import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seededRandom } from '../../src/base/random.ts'
import type { Asked, Asker, Question } from '../../src/generation/asking/ask.ts'
import { ProviderError } from '../../src/generation/models/provider-error.ts'
import { boundTokens } from '../../src/generation/models/token-usage.ts'
import type { DraftRunner } from '../../src/mlbench/agent/agent-drafts.ts'
import { compact, shorten } from '../../src/mlbench/agent/agent-prompt.ts'
import { describeTools, type Freedom, readToolCall } from '../../src/mlbench/agent/agent-tools.ts'
import { viewRepository } from '../../src/mlbench/agent/look-at-repository.ts'
import { runAgent } from '../../src/mlbench/agent/run-agent.ts'
import type { Task } from '../../src/mlbench/data/rows.ts'
import type { Message, ToolCall } from '../../src/schema/generation/conversation.ts'
import { modelsFile } from '../../src/schema/generation/model-entries.ts'
import { type TranscriptEvent, transcriptLine } from '../../src/schema/mlbench/agent-transcript.ts'
import { makeFolder } from '../support/temporary.ts'

const NOTEBOOK = JSON.stringify({
  cells: [
    { cell_type: 'markdown', source: ['# Train\n', 'first'] },
    { cell_type: 'code', source: 'train()', outputs: [{ text: 'a secret result' }] },
  ],
})

it('sees the files of a repository, and nothing else', async () => {
  const outside = await makeFolder({ 'secret.txt': 'a key' })
  const source = await makeFolder({
    'README.md': '# Tool\nrun train.py --lr 0.1\n',
    'src/train.py': 'import sys\nprint("--lr", sys.argv)\n',
    'notes.ipynb': NOTEBOOK,
    'weights.bin': 'x\u0000y',
    '.git/config': 'url = https://token@host',
  })
  await symlink(join(outside, 'secret.txt'), join(source, 'link.txt'))
  await symlink(outside, join(source, 'linked'))
  await mkdir(join(source, 'empty'))
  const view = viewRepository(source)
  expect((await view.list('.')).split('\n')).toEqual(
    expect.arrayContaining(['README.md', 'src/', 'notes.ipynb', 'empty/']),
  )
  expect(await view.list('.')).not.toContain('.git')
  expect(await view.list('src')).toBe('train.py')
  expect(await view.list('empty')).toBe('The folder is empty.')
  expect(await view.read('/src/train.py', 2)).toBe('print("--lr", sys.argv)\n')
  expect(await view.read('notes.ipynb', 1)).toBe('# [markdown]\n# Train\nfirst\n\n# [code]\ntrain()')
  expect(await view.search('--lr')).toBe('README.md:2: run train.py --lr 0.1\nsrc/train.py:2: print("--lr", sys.argv)')
  expect(await view.search('nowhere')).toBe('No line holds that.')
  const refused = ['.git/config', '../secret.txt', 'link.txt', 'linked/secret.txt', 'weights.bin', 'a\u0000b', '..']
  for (const path of refused) {
    expect(await view.read(path, 1)).toMatch(/no such text file|may not be opened|is a folder/)
    expect(await view.list(path)).toMatch(/no such folder|may not be opened/)
  }
  expect(await view.search('a key')).toBe('No line holds that.')
  expect(await view.search('token@host')).toBe('No line holds that.')
})

it.each(['a\nb.py', 'a\\b.py', 'a\u001b[31m.py'])(
  'shows nothing of a folder that holds %j, and ends no run',
  async (name) => {
    const source = await makeFolder({ 'ok/tool.py': 'size\n', [name]: 'size\n' })
    const view = viewRepository(source)
    expect(await view.list('.')).toBe('This may not be opened.')
    expect(await view.search('size')).toBe('This may not be opened.')
    expect(await view.findNames(/./)).toEqual([])
    expect(await view.read('ok/tool.py', 1)).toBe('size\n')
  },
)

it('looks no deeper and reads no more than it needs of a repository without end, and says so', async () => {
  const deep = Array(40).fill('d').join('/')
  const source = await makeFolder({ 'a.py': 'size\n', [`${deep}/b.py`]: 'size\n', 'c.ipynb': '['.repeat(1_000_000) })
  const view = viewRepository(source)
  expect(await view.search('size')).toBe('a.py:1: size\n[not the whole repository was searched]')
  expect(await view.findNames(/\.py$/)).toEqual(['a.py'])
  expect((await view.read('c.ipynb', 1)).length).toBeLessThan(17_000)
  const many = await makeFolder(Object.fromEntries(Array.from({ length: 5100 }, (_, index) => [`f${index}`, 'x'])))
  expect(await viewRepository(many).search('nowhere')).toBe(
    'No line holds that.\n[not the whole repository was searched]',
  )
})

it('shows a long file in parts', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `line ${index + 1}`)
  const view = viewRepository(await makeFolder({ 'long.txt': lines.join('\n') }))
  const [first, cut] = (await view.read('long.txt', 1)).split('\n[cut here; ')
  expect(first).toMatch(/^line 1\nline 2\n/)
  const [, next] = /the file has 5000 lines, line (\d+) is not whole/.exec(cut ?? '') ?? []
  expect((await view.read('long.txt', Number(next))).split('\n')[0]).toBe(`line ${next}`)
  expect(await view.read('long.txt', 6000)).toBe('The file has 5000 lines.')
})

const WORKING: Freedom = { phase: 'work', mayRun: true, mayFind: false }

it.each([
  ['read_file', '{"path":"a.py"}', { name: 'read_file', path: 'a.py', first_line: 1 }],
  ['list_files', '', { name: 'list_files', folder: '.' }],
  ['answer', '{"code":"python a.py"}', { name: 'answer', code: 'python a.py' }],
])('reads a call of %s', (name, given, used) => {
  expect(readToolCall({ id: '1', name, arguments: given }, WORKING)).toEqual(used)
})

it.each([
  ['erase', '{}'],
  ['toString', '{}'],
  ['read_file', '{"path":7}'],
  ['read_file', '{'],
  ['run', '[]'],
  ['take_repository', '{}'],
])('tells what is wrong with a call of %s %s', (name, given) => {
  expect(readToolCall({ id: '1', name, arguments: given }, WORKING)).toEqual({ fault: expect.any(String) })
})

it.each<[Partial<Freedom>, string[]]>([
  [{}, ['list_files', 'read_file', 'search', 'run', 'answer']],
  [{ mayRun: false }, ['list_files', 'read_file', 'search', 'answer']],
  [{ mayFind: true, phase: 'find' }, ['search_repositories', 'rank_repositories']],
  [{ mayFind: true, phase: 'look' }, ['list_files', 'read_file', 'search', 'take_repository', 'leave_repository']],
  [{ mayFind: true, mayRun: false }, ['list_files', 'read_file', 'search', 'answer', 'leave_repository']],
])('offers what can be done now: %o', (freedom, names) => {
  const tools = describeTools({ ...WORKING, ...freedom })
  expect(tools.map(({ name }) => name)).toEqual(names)
  for (const { parameters } of tools) expect(parameters).toMatchObject({ type: 'object' })
})

it('leaves the oldest results out of a conversation that is too long, and nothing that the model said', () => {
  const result = (index: number): Message => ({
    role: 'tool',
    call: `${index}`,
    name: 'search',
    text: 'x'.repeat(1000),
  })
  const said: Message = { role: 'assistant', text: 'I look', toolCalls: [], native: null }
  const messages = [said, ...Array.from({ length: 10 }, (_, index) => result(index))]
  expect(compact(messages, 20_000)).toEqual(messages)
  const short = compact(messages, 6000)
  expect(short.map(({ text }) => text.length > 500)).toEqual([false, ...Array(5).fill(false), ...Array(5).fill(true)])
  const draft = { ...said, toolCalls: [{ id: '1', name: 'run', arguments: 'x'.repeat(5000) }] }
  expect(compact([draft, ...messages.slice(1)], 12_000)).not.toEqual([draft, ...messages.slice(1)])
  expect(compact(messages, 10).filter(({ text }) => text.length > 500)).toHaveLength(4)
})

it('makes a conversation shorter as long as it can', () => {
  const result = (index: number): Message => ({
    role: 'tool',
    call: `${index}`,
    name: 'search',
    text: 'x'.repeat(1000),
  })
  const lengths: number[] = []
  let messages: Message[] | null = Array.from({ length: 9 }, (_, index) => result(index))
  while (messages !== null && lengths.length < 20) {
    lengths.push(messages.filter(({ text }) => text.length === 1000).length)
    messages = shorten(messages)
  }
  expect(lengths).toEqual([9, 4, 1])
})

const TASK: Task = {
  githubId: 1,
  id: 2,
  github: 'https://example.org/o/tool',
  path: './',
  type: 'Bash Script',
  instruction: 'size 5',
  arguments: [],
  oracle: '',
  prefixCode: '',
  output: '',
}
const [ENTRY] = modelsFile.parse({
  schemaVersion: 1,
  models: [{ id: 'm', provider: 'openai', model: 'm-1', maxOutputTokens: 500 }],
}).models

/** A model that does what comes to its mind, and a provider that fails now and then. */
function openWildAsker(seed: number) {
  const random = seededRandom(seed, 'wild')
  const seen = { tokens: 0, calls: 0, joules: 0 }
  const calls: readonly ToolCall[] = [
    { id: '1', name: 'list_files', arguments: '{}' },
    { id: '2', name: 'read_file', arguments: '{"path":"README.md"}' },
    { id: '3', name: 'search', arguments: '{"text":"size"}' },
    { id: '4', name: 'run', arguments: '{"code":"python tool.py"}' },
    { id: '5', name: 'erase', arguments: '{' },
    { id: '6', name: 'answer', arguments: '{"code":"python tool.py --size 5"}' },
  ]
  const ask = async ({ messages, tools = [], entry }: Question): Promise<Asked> => {
    const luck = random.below(100)
    if (luck < 2) return { kind: 'not-asked', why: luck === 0 ? 'budget' : 'halted' }
    const most = boundTokens(messages, tools)
    const input = random.below(most) + 1
    const output = random.below(entry.maxOutputTokens) + 1
    seen.calls++
    seen.tokens += input + output
    const isTold = random.below(10) > 0
    const chosen = random.below(3) === 0 ? [] : [calls[random.below(random.below(6) + 1)] ?? calls[0]]
    return {
      kind: 'answered',
      call: crypto.randomUUID(),
      attempts: 1,
      wallSeconds: 1,
      startedAt: '',
      cost: null,
      costReason: null,
      isStored: false,
      reply: {
        text: 'I go on',
        toolCalls: chosen.flatMap((call) => call ?? []),
        finish: 'complete',
        native: null,
        returnedModel: null,
        responseId: null,
        usageReason: isTold ? null : { kind: 'no-counts' },
        usage: isTold ? { input, output, cachedInput: 0, cacheWrite: 0, reasoning: 0 } : null,
      },
    }
  }
  const asker: Asker = { ask, halted: new Map(), provider: () => expect.fail('no provider is asked for') }
  /** A machine that takes up to 100 W, with a meter that reads nothing now and then. */
  const drafts: DraftRunner = {
    wallSeconds: 10,
    async run(_, wallSeconds) {
      const joules = ((1 + random.below(100)) / 100) * 100 * (wallSeconds + random.below(2))
      seen.joules += joules
      const isRead = random.below(10) > 0
      const zone = { domain: 'package-0', meter: 'powercap' as const, reason: null, netJoules: null, doubts: [] }
      const energy = isRead ? [{ ...zone, joules, quality: 'measured' as const }] : []
      const execution = { energy, exitCode: 0, wallSeconds, userSeconds: 1, systemSeconds: 0 }
      return { execution, ending: null, stdout: '', stderr: '' }
    },
  }
  return { asker, seen, drafts }
}

it.each([
  [4000, 'answered'],
  [100, 'too-long'],
])('goes on with less of a conversation that a model with room for %i bytes refuses: %s', async (room, reason) => {
  const source = await makeFolder({ 'README.md': 'short', 'long.txt': 'y'.repeat(1500) })
  const read: ToolCall = { id: '1', name: 'read_file', arguments: '{"path":"long.txt"}' }
  const answer: ToolCall = { id: '2', name: 'answer', arguments: '{"code":"python tool.py"}' }
  let [turns, refused] = [0, 0]
  const ask = async ({ messages }: Question): Promise<Asked> => {
    const facts = { call: crypto.randomUUID(), attempts: 1, wallSeconds: 1, startedAt: '' }
    const bytes = messages.filter(({ role }) => role === 'tool').reduce((sum, { text }) => sum + text.length, 50)
    if (bytes > room || room < 1000) {
      refused++
      const message = 'the request exceeds the available context size'
      return { kind: 'failed', ...facts, error: new ProviderError('request', message, { status: 400 }) }
    }
    const reply = { text: '', toolCalls: [++turns < 6 ? read : answer], finish: 'tool-calls' as const, native: null }
    const rest = { returnedModel: null, responseId: null, usage: null, usageReason: { kind: 'no-counts' as const } }
    return { kind: 'answered', ...facts, cost: null, costReason: null, isStored: false, reply: { ...reply, ...rest } }
  }
  const end = await runAgent({
    task: TASK,
    entry: ENTRY ?? expect.fail(),
    sample: 1,
    project: 'tool',
    anew: false,
    limits: { steps: 9, tokens: 1e6, seconds: 100, joules: null },
    asker: { ask, halted: new Map(), provider: () => expect.fail('no provider is asked for') },
    repository: { name: null, folder: source, commit: null, isOwn: true, drafts: null },
    sourceHash: null,
    now: () => 0,
    write: async () => {},
  })
  expect(end.reason).toBe(reason)
  expect(refused).toBeGreaterThan(0)
  expect(end.steps).toBe(reason === 'answered' ? 6 : 0)
})

it('never passes its limits, whatever a model and its provider do', async () => {
  const source = await makeFolder({ 'README.md': '# Tool\nsize\n', 'tool.py': 'print(1)\n' })
  const ends = new Map<string, number>()
  let drafted = 0
  for (let seed = 0; seed < 1000; seed++) {
    const { asker, seen, drafts } = openWildAsker(seed)
    const limits = { steps: 1 + (seed % 12), tokens: 8000 + 40 * seed, seconds: 1 + (seed % 30) }
    const joules = { most: 100 + 7 * (seed % 400), hostWatts: 100 }
    const repository = { name: null, folder: source, commit: null, isOwn: true, drafts }
    let clock = 0
    const events: TranscriptEvent[] = []
    const end = await runAgent({
      task: TASK,
      entry: ENTRY ?? expect.fail(),
      sample: 1,
      limits: { ...limits, joules },
      asker,
      project: 'tool',
      anew: false,
      repository,
      sourceHash: null,
      now: () => (clock += 0.4),
      write: async (event) => void events.push(event),
    })
    expect(seen.calls).toBeLessThanOrEqual(limits.steps)
    expect(seen.tokens).toBeLessThanOrEqual(limits.tokens)
    expect(seen.joules).toBeLessThanOrEqual(joules.most)
    if (seen.joules > 0) drafted++
    expect(end.steps).toBe(seen.calls)
    expect(events.filter(({ kind }) => kind === 'turn')).toHaveLength(seen.calls)
    expect([events[0]?.kind, events.at(-1)?.kind]).toEqual(['start', 'end'])
    expect(end.answer !== null).toBe(end.reason === 'answered')
    ends.set(end.reason, (ends.get(end.reason) ?? 0) + 1)
  }
  expect(drafted).toBeGreaterThan(100)
  expect([...ends.keys()].sort()).toEqual(
    ['answered', 'halted', 'out-of-money', 'out-of-steps', 'out-of-time', 'out-of-tokens', 'said-nothing'].sort(),
  )
})

it.each([
  ['as tools', undefined],
  ['in text', 'text' as const],
])('follows no flood of calls in one turn, %s', async (_, tools) => {
  const source = await makeFolder({ 'README.md': 'size\n' })
  const look = { name: 'search', arguments: '{"text":"size"}' }
  const flood = Array.from({ length: 20_000 }, (_, index) => ({ id: `${index}`, ...look }))
  const inText = `<tool_call>${JSON.stringify(flood.map(({ name }) => ({ name, arguments: { text: 'size' } })))}</tool_call>`
  const said: readonly Message[][] = []
  const ask = async ({ messages }: Question): Promise<Asked> => {
    Object.assign(said, [...said, messages])
    const reply = {
      text: tools === undefined ? '' : inText,
      toolCalls: tools === undefined ? flood : [],
      native: null,
      finish: 'tool-calls' as const,
      returnedModel: null,
      responseId: null,
      usage: null,
    }
    const facts = { call: crypto.randomUUID(), attempts: 1, wallSeconds: 1, startedAt: '' }
    const rest = { cost: null, costReason: null, isStored: false }
    return { kind: 'answered', ...facts, ...rest, reply: { ...reply, usageReason: { kind: 'no-counts' } } }
  }
  const events: TranscriptEvent[] = []
  let clock = 0
  const work = (seconds: number) =>
    runAgent({
      task: TASK,
      entry: { ...(ENTRY ?? expect.fail()), ...(tools && { tools }) },
      sample: 1,
      project: 'tool',
      anew: false,
      limits: { steps: 2, tokens: 1e7, seconds, joules: null },
      asker: { ask, halted: new Map(), provider: () => expect.fail('no provider is asked for') },
      repository: { name: null, folder: source, commit: null, isOwn: true, drafts: null },
      sourceHash: null,
      now: () => (clock += 0.1),
      write: async (event) => void events.push(event),
    })
  const followed = () => events.splice(0).filter(({ kind }) => kind === 'result').length
  expect((await work(1e6)).reason).toBe('out-of-steps')
  expect(followed()).toBe(40)
  if (tools === undefined) expect(said.at(-1)?.filter(({ role }) => role === 'tool')).toHaveLength(20_000) // each has its result
  expect((await work(1)).reason).toBe('out-of-time')
  expect(followed()).toBeLessThan(10)
})

it('reads a transcript of version 1, which knew neither joules as a limit nor an agent that finds its repository', () => {
  const limits = { steps: 1, tokens: 1, seconds: 1 }
  const named = { githubId: 1, rowId: 2, model: 'm', sample: 1, sourceHash: null, instruction: 'size 5' }
  const read = (event: object) => transcriptLine.parse({ schemaVersion: 1, at: '2026-01-02T03:04:05Z', event }).event
  expect(read({ kind: 'start', ...named, limits })).toMatchObject({
    limits: { ...limits, joules: null },
    setting: 'agent',
  })
  const end = { kind: 'end', reason: 'answered', answer: 'x', steps: 1, tokens: null, usd: null, wallSeconds: 1 }
  expect(read({ ...end, joules: null })).toMatchObject({ repository: null })
})

it('reads what it wrote of a task whose instruction is as long as the longest published one', async () => {
  const instruction = 'size 5 '.repeat(261)
  const folder = await makeFolder({ 'README.md': 'short' })
  const written: TranscriptEvent[] = []
  await runAgent({
    task: { ...TASK, instruction },
    entry: ENTRY ?? expect.fail(),
    sample: 1,
    project: 'tool',
    anew: false,
    limits: { steps: 1, tokens: 1e6, seconds: 100, joules: null },
    asker: openWildAsker(1).asker,
    repository: { name: null, folder, commit: null, isOwn: true, drafts: null },
    sourceHash: null,
    now: () => 0,
    write: async (event) => void written.push(event),
  })
  const line = { schemaVersion: 2, at: '2026-01-02T03:04:05Z' }
  for (const event of written) expect(transcriptLine.parse({ ...line, event }).event).toEqual(event)
  expect(written[0]).toMatchObject({ kind: 'start', instruction })
})
