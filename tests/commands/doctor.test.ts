import { chmod } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { doctor } from '../../src/commands/doctor.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const ask = async (env: NodeJS.ProcessEnv) => (await doctor(makeContext(env).context)).text

it('names the machine, and each finding with a mark', async () => {
  const [machine, ...lines] = (await ask(process.env)).split('\n')
  expect(machine).toMatch(/, \d+ CPUs, \d+ GiB, \w+ /)
  const findings = lines.filter((line) => /^[✔✘] /.test(line))
  expect(findings.map((line) => line.split(/ +/)[1])).toEqual(['energy', 'sandbox', 'python', 'keys'])
  for (const line of lines.filter((each) => !findings.includes(each))) expect(line).toMatch(/^ {13}\S/)
})

it('names keys by their variables, never by their values', async () => {
  const text = await ask({ PATH: process.env.PATH, OPENAI_API_KEY: 'sk-hunter2' })
  expect(text).toContain('✔ keys       set: OPENAI_API_KEY; not set: ANTHROPIC_API_KEY, GEMINI_API_KEY, GROQ_API_KEY')
  expect(text).not.toContain('hunter2')
  expect(await ask({ PATH: process.env.PATH })).toMatch(
    /✘ keys {7}not set: OPENAI_API_KEY.*\n {13}Only recorded answers/,
  )
})

it('says how to get Python where there is none', async () => {
  const text = await ask({ PATH: await makeFolder() })
  expect(text).toContain('✘ python     python3 is not installed\n             sudo apt-get install python3')
})

it('calls an old Python too old', async () => {
  const folder = await makeFolder({ python3: '#!/bin/sh\necho Python 3.9.18\n' })
  await chmod(`${folder}/python3`, 0o755)
  expect(await ask({ PATH: folder })).toContain('✘ python     Python 3.9.18; 3.10 or newer is needed')
})
