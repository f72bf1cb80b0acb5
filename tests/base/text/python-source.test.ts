import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readPythonSource } from '../../../src/base/text/python-source.ts'
import { PYTHON } from '../../support/python.ts'
import { makeFolder } from '../../support/temporary.ts'

const SYNTAX = { type: 'syntax', answer: z.strictObject({ fault: z.string().nullable() }) } as const

/** The real parser, whose reader first does something at each line: there its limits are set. */
async function makePython(atEachLine: string) {
  const python = join(await makeFolder(), 'python')
  const script = `#!${PYTHON}
import json, os, resource, runpy, signal, sys
class Lines:
    def __iter__(self):
        for line in sys.__stdin__:
            ${atEachLine}
            yield line
sys.stdin = Lines()
runpy.run_path(sys.argv[-1], run_name="__main__")
`
  await writeFile(python, script)
  await chmod(python, 0o755)
  return python
}

const programs = (...sources: string[]) => new Map(sources.map((source) => [source, Buffer.from(source)]))

it('limits the memory and the time of the parser, and shows it no key', async () => {
  const seen = join(await makeFolder(), 'seen')
  const limits = '[resource.getrlimit(resource.RLIMIT_AS)[0], signal.getitimer(signal.ITIMER_PROF)[0]]'
  const python = await makePython(
    `open(${JSON.stringify(seen)}, "w").write(json.dumps([${limits}, sorted(os.environ)]))`,
  )
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', OPENAI_API_KEY: 'k', OTHER: 'x', PYTHONPATH: '/nowhere' }
  const readings = await readPythonSource(programs('x = 1', 'y = (', 'z = 3'), SYNTAX, python, env)
  expect([...readings.values()].map((reading) => reading.kind === 'answered' && reading.answer.fault)).toEqual([
    null,
    expect.stringMatching(/line 1$/),
    null,
  ])
  const [[memoryBytes, cpuSeconds], names] = JSON.parse(await readFile(seen, 'utf8'))
  expect(memoryBytes).toBe(2 ** 30)
  expect(cpuSeconds).toBeGreaterThan(0)
  expect(cpuSeconds).toBeLessThanOrEqual(5.1)
  expect(names).toEqual(['LC_ALL', 'PATH'])
})

it('tells a program that is fatal to the parser from a parser that does not work', async () => {
  const deadly = Buffer.from('deadly = 1').toString('base64')
  const killed = await makePython(`"${deadly}" in line and os.kill(os.getpid(), 11)`)
  const readings = await readPythonSource(programs('a = 1', 'deadly = 1', 'b = 1'), SYNTAX, killed)
  expect([...readings].map(([source, { kind }]) => [source, kind])).toEqual([
    ['a = 1', 'answered'],
    ['deadly = 1', 'fatal'],
    ['b = 1', 'answered'],
  ])
  const broken = await makePython('sys.exit("broken")')
  const unread = await readPythonSource(programs('a = 1', 'b = 1'), SYNTAX, broken)
  expect([...unread.values()]).toEqual(
    Array(2).fill({ kind: 'unread', fault: expect.stringMatching(/could not parse it: broken$/) }),
  )
})

it('keeps the order of programs that several processes read, and what is behind one that is fatal', async () => {
  const sources = Array.from({ length: 450 }, (_, i) => (i === 230 ? 'deadly = 1' : `a = ${i}`))
  const killed = await makePython(
    `"${Buffer.from('deadly = 1').toString('base64')}" in line and os.kill(os.getpid(), 11)`,
  )
  const readings = await readPythonSource(programs(...sources), SYNTAX, killed)
  expect([...readings.keys()]).toEqual(sources)
  expect([...readings].filter(([, { kind }]) => kind !== 'answered').map(([source]) => source)).toEqual(['deadly = 1'])
})
