import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseSandbox, findBubblewrap, noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import { bubblewrap, describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'

const untrusted = { trusted: false, userTrusts: false }

/** A search path on which there is no bubblewrap. */
const nowhere = () => makeFolder()

it('refuses untrusted code without isolation, with exit code 3', async () => {
  const choice = chooseSandbox('none', { ...untrusted, warn: () => {} })
  await expect(choice).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
})

it.each([
  { ...untrusted, userTrusts: true },
  { ...untrusted, trusted: true },
])('takes no sandbox where that was asked for and somebody vouches: %j', async (trust) => {
  const warnings: string[] = []
  expect(await chooseSandbox('none', { ...trust, warn: (text) => warnings.push(text) })).toBe(noSandbox)
})

it.each([
  ['auto', untrusted],
  ['bubblewrap', untrusted],
  ['bubblewrap', { ...untrusted, userTrusts: true }],
  ['bubblewrap', { ...untrusted, trusted: true }],
  ['container', { ...untrusted, trusted: true }],
] as const)('refuses %s where there is no such sandbox, for %j', async (choice, trust) => {
  const searchPath = await nowhere()
  await expect(chooseSandbox(choice, { ...trust, searchPath, warn: () => {} })).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining(`apt-get install ${choice === 'container' ? 'podman' : 'bubblewrap'}`),
  })
})

it("offers no word of the user's where none is taken", async () => {
  const searchPath = await nowhere()
  for (const choice of ['none', 'auto'] as const) {
    const refusal = (userTrusts: false | null) =>
      chooseSandbox(choice, { ...untrusted, userTrusts, searchPath, warn: () => {} }).catch(({ message }) => message)
    expect(await refusal(false)).toContain('--i-trust-this-code')
    expect(await refusal(null)).toMatch(/^Refused: [\s\S]*bubblewrap/)
    expect(await refusal(null)).not.toContain('--i-trust-this-code')
  }
})

it('runs trusted code bare where there is no bubblewrap, and says so', async () => {
  const searchPath = await nowhere()
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  expect(await chooseSandbox('auto', { ...untrusted, trusted: true, searchPath, warn })).toBe(noSandbox)
  expect(await chooseSandbox('auto', { ...untrusted, userTrusts: true, searchPath, warn })).toBe(noSandbox)
  expect(warnings).toEqual([
    'no sandbox (not installed (programs bubblewrap); not installed (programs podman docker)); this code is part of the tool',
    'no sandbox (not installed (programs bubblewrap); not installed (programs podman docker)); you trust it',
  ])
})

it('tells a bubblewrap that does not work from one that is missing', async () => {
  const folder = await makeFolder({ bwrap: '#!/bin/sh\necho "No permissions to create new namespace" >&2\nexit 1\n' })
  await chmod(join(folder, 'bwrap'), 0o755)
  expect(await findBubblewrap(folder)).toMatchObject({
    sandbox: null,
    gaps: [{ kind: 'does-not-work', program: 'bwrap', detail: 'No permissions to create new namespace' }],
  })
})

describeInBubblewrap('where bubblewrap works', () => {
  it('is taken for trusted code too', async () => {
    bubblewrap()
    const chosen = await chooseSandbox('auto', { trusted: true, userTrusts: true, warn: () => expect.unreachable() })
    expect(chosen.tier).toBe('bubblewrap')
  })
})

it('gives a bare program nothing of the environment but what is listed', () => {
  const wrapped = noSandbox.wrap({
    command: ['true'],
    projectFolder: '/a',
    homeFolder: '/home-of-run',
    workingDirectory: '/a/b',
    readOnly: [],
    env: { LANG: 'C.UTF-8' },
    temporaryBytes: 1,
    maxProcesses: 1,
  })
  expect(wrapped).toEqual({
    argv: ['true'],
    env: {
      LANG: 'C.UTF-8',
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LOGNAME: 'sandbox',
      USER: 'sandbox',
      HOME: '/home-of-run',
      TMPDIR: '/home-of-run',
    },
    cwd: '/a/b',
  })
})

it('says of a GPU that is asked for and not there that there is none', async () => {
  const warnings: string[] = []
  const root = await makeFolder({ 'dev/null': '' })
  const asked = { trusted: true, userTrusts: true, warn: (text: string) => warnings.push(text), root }
  await chooseSandbox('none', { ...asked, allow: ['rapl'] })
  expect(warnings).toEqual([])
  await chooseSandbox('none', { ...asked, allow: ['gpu'] })
  expect(warnings).toHaveLength(1)
})
