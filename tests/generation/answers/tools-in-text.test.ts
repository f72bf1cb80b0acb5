import { expect, it } from 'vitest'
import { readToolCalls, sayToolsInText } from '../../../src/generation/answers/tools-in-text.ts'
import type { Message, Tool } from '../../../src/schema/generation/conversation.ts'

const TOOLS: Tool[] = [
  { name: 'look', description: 'Look at a place.', parameters: { type: 'object', properties: { at: {} } } },
  { name: 'answer', description: 'Answer.', parameters: { type: 'object' } },
]

it('says tools, calls and results in turns of text alone, no two of one side after another', () => {
  const call = '<tool_call>{"name": "look", "arguments": {"at": "a"}}</tool_call>'
  const [first] = readToolCalls(call)
  const messages: Message[] = [
    { role: 'system', text: 'You work.' },
    { role: 'user', text: 'The task.' },
    { role: 'assistant', text: call, toolCalls: first ? [first] : [], native: { kept: true } },
    { role: 'tool', call: 'call_0', name: 'look', text: 'a tree' },
    { role: 'tool', call: 'call_1', name: 'look', text: 'a house' },
    { role: 'user', text: 'Go on.' },
  ]
  const said = sayToolsInText(messages, TOOLS)
  expect(said.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(said[0]?.text).toMatch(/^You work\.\n\n/)
  for (const tool of TOOLS) expect(said[0]?.text).toContain(JSON.stringify(tool))
  // What the tools' own description shows as the form of a call is read as one.
  expect(readToolCalls(said[0]?.text ?? '')).toEqual([{ id: 'call_0', name: 'look', arguments: '{}' }])
  expect(said[2]).toEqual({ role: 'assistant', text: call, toolCalls: [], native: null })
  expect(said[3]?.text).toBe('Result of look:\na tree\n\nResult of look:\na house\n\nGo on.')
})

it.each<[string, string, [string, string][]]>([
  ['nothing', 'I think so.', []],
  [
    'one among words',
    'First <tool_call>\n{"name":"look","arguments":{"at":"a"}}\n</tool_call> then',
    [['look', '{"at":"a"}']],
  ],
  [
    'several',
    '<tool_call>{"name":"a","arguments":{}}</tool_call><tool_call>{"name":"b"}</tool_call>',
    [
      ['a', '{}'],
      ['b', '{}'],
    ],
  ],
  [
    'a list',
    '<tool_call>[{"name":"a","arguments":{"x":1}},{"name":"b"}]</tool_call>',
    [
      ['a', '{"x":1}'],
      ['b', '{}'],
    ],
  ],
  ['one whose end was a stop sign', '<tool_call>{"name":"a","arguments":{"x":1}}', [['a', '{"x":1}']]],
  [
    'arguments that are JSON in a text',
    '<tool_call>{"name":"a","arguments":"{\\"x\\":1}"}</tool_call>',
    [['a', '{"x":1}']],
  ],
  [
    'no JSON',
    '<tool_call>{"name": "run", "arguments": {"code": "a\nb',
    [['run', '{"name": "run", "arguments": {"code": "a\nb']],
  ],
  ['no name', '<tool_call>look at a</tool_call>', [['unreadable', 'look at a']]],
])('reads the calls of a text: %s', (_, text, calls) => {
  const read = readToolCalls(text)
  expect(read.map(({ name, arguments: given }) => [name, given])).toEqual(calls)
  expect(new Set(read.map(({ id }) => id)).size).toBe(calls.length)
})

it('reads a text of nothing but beginnings in no time, and only so many', () => {
  const started = performance.now()
  expect(readToolCalls('<tool_call>{"name" '.repeat(200_000))).toHaveLength(20)
  expect(performance.now() - started).toBeLessThan(2000)
})
