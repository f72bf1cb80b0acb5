import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PACKAGE_ROOT, TOOL_VERSION } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'

/** What `uses:` gets: the committed files and no node_modules. */
let checkout: string
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'greenml-dist-'))
  for (const part of ['package.json', 'assets', 'dist', 'dataset']) {
    await cp(join(PACKAGE_ROOT, part), join(checkout, part), { recursive: true })
  }
  return () => rm(checkout, { recursive: true, force: true })
})

const greenml = (...args: string[]) => runCommand(join(checkout, 'dist', 'cli.js'), args, { cwd: checkout })

describe('dist/cli.js', () => {
  it('prints its version', async () => {
    expect(await greenml('--version')).toMatchObject({ exitCode: 0, stdout: `${TOOL_VERSION}\n` })
  })

  it('runs a campaign from plan to report', async () => {
    const options = ['--projects', '^digits-knn$', '--models', 'replay', '--modes', 'assisted,autonomous']
    const few = ['--repetitions', '1', '--warmups', '0', '--profiles', '0', '--subsamples', '1']
    const result = await greenml('run', '--campaign', 'c', ...options, ...few)
    expect(result).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('13 runs in') })
    const path = result.stdout.trimEnd().split('\n').at(-1) ?? ''
    expect(path).toBe('c/report/index.html')
    expect(await readFile(join(checkout, path), 'utf8')).toContain('digits-knn')
  })

  it('tells a mistake in one screen, with exit code 2', async () => {
    const result = await greenml('plan', '--campaign', 'd', '--projects', '^nothing$')
    expect(result).toMatchObject({ exitCode: 2, stdout: '' })
    expect(result.stderr).toMatch(/^error: No project in dataset\/projects matches/)
  })

  it('asks for a newer Node before it loads anything', async () => {
    const preload = join(checkout, 'old-node.cjs')
    await writeFile(preload, "Object.defineProperty(process.versions, 'node', { value: '20.19.0' })\n")
    const result = await runCommand('node', ['--require', preload, join(checkout, 'dist', 'cli.js'), '--version'])
    expect(result).toMatchObject({ exitCode: 2, stdout: '' })
    expect(result.stderr).toMatch(
      /^error: greenml needs Node 22 or newer; .* Install one from https:\/\/nodejs\.org\n$/,
    )
  })
})

describe('dist/run.js, the root action', () => {
  const runAction = (inputs: Record<string, string>, env: Record<string, string> = {}) => {
    const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    return runCommand('node', [join(checkout, 'dist', 'run.js')], {
      cwd: checkout,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...Object.fromEntries(given), ...env },
    })
  }
  const inputs = {
    campaign: 'action',
    dataset: 'dataset',
    projects: '^digits-knn$',
    modes: 'assisted',
    repetitions: '1',
    warmups: '0',
    profiles: '0',
    subsamples: '1',
    sandbox: 'auto',
    'i-trust-this-code': 'false',
    'require-measured': 'false',
    artifacts: 'false',
    'artifact-name': 'report',
  }

  it('runs the pipeline, sets its outputs and writes the summary', async () => {
    const [output, summary] = [join(checkout, 'output'), join(checkout, 'summary')]
    await Promise.all([output, summary].map((path) => writeFile(path, '')))
    const result = await runAction(inputs, { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary })
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('9 runs in') })
    expect(await readFile(output, 'utf8')).toMatch(/^report<<.*\naction\/report\/index\.html\n[\s\S]*headline<</)
    expect(await readFile(summary, 'utf8')).toMatch(/^# Recorded scripts /)
  })

  it.each(['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_API_KEY', 'GROQ_API_KEY'])(
    'refuses to start beside %s, with exit code 3',
    async (name) => {
      const result = await runAction({ ...inputs, campaign: 'refused' }, { [name]: 'a-secret' })
      expect(result.exitCode).toBe(3)
      expect(result.stdout).toMatch(new RegExp(`^::error::Refused: ${name} in the environment`))
      expect(result.stdout).not.toContain('a-secret')
    },
  )
})
