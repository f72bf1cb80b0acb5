import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listFiles, readTextIfPresent } from '../src/base/files/files.ts'
import { TOOL_VERSION } from '../src/base/package.ts'
import { runCommand } from '../src/base/processes/process.ts'
import { TRUSTED_HASHES_FILE } from '../src/dataset/trusted.ts'
import { INPUTS } from './action-docs.ts'
import { ACTIONS, buildDist, ROOT, renderTrustedHashes } from './build-dist.ts'
import { compileProgram, PROGRAMS, programOf } from './build-programs.ts'

const DIST = join(ROOT, 'dist')
const faults: string[] = []
const MOST_START = { characters: 300_000, files: 12 }

const fresh = await mkdtemp(join(tmpdir(), 'greenml-dist-'))
try {
  await buildDist(fresh)
  await compareFolders(fresh)
} finally {
  await rm(fresh, { recursive: true, force: true })
}
if ((await readTextIfPresent(TRUSTED_HASHES_FILE)) !== (await renderTrustedHashes())) {
  faults.push('assets/trusted-hashes.json does not list what dataset/ holds')
}
for (const source of PROGRAMS) {
  if (!(await readFile(programOf(source))).equals(await compileProgram(source)))
    faults.push(`the program that is compiled from ${source} is not what that says`)
}
await runStubs()
for (const action of ACTIONS) await checkStart(`${action}.js`)
await checkSize('dist', 20, [DIST])
await checkSize('dist and assets together', 28, [DIST, join(ROOT, 'assets')])

for (const fault of faults) process.stderr.write(`✘ ${fault}\n`)
if (faults.length > 0) {
  process.stderr.write("Mend it with 'npm run build:dist' and commit what changes in dist/ and assets/.\n")
  process.exitCode = 1
} else {
  process.stdout.write(`dist/ equals a fresh build and each of its ${ACTIONS.length + 1} programs starts\n`)
}

async function compareFolders(built: string): Promise<void> {
  const names = new Set([...(await listFiles(built)), ...(await listFiles(DIST).catch(() => []))])
  for (const name of [...names].sort()) {
    const [there, here] = await Promise.all(
      [built, DIST].map((folder) => readFile(join(folder, name)).catch(() => null)),
    )
    if (!there || !here) faults.push(`dist/${name} is ${there ? 'missing' : 'left over from an earlier build'}`)
    else if (!there.equals(here)) faults.push(`dist/${name} differs from a fresh build`)
  }
  const { mode } = await stat(join(DIST, 'cli.js')).catch(() => ({ mode: 0 }))
  if ((mode & 0o111) === 0) faults.push('dist/cli.js is not executable')
}

/** Runs each program as it will be run elsewhere: from a checkout without node_modules. */
async function runStubs(): Promise<void> {
  const checkout = await mkdtemp(join(tmpdir(), 'greenml-checkout-'))
  try {
    for (const part of ['package.json', 'assets', 'dist']) {
      await cp(join(ROOT, part), join(checkout, part), { recursive: true })
    }
    const env = { PATH: process.env.PATH }
    const version = await runCommand(join(checkout, 'dist', 'cli.js'), ['--version'], { cwd: checkout, env })
    if (version.stdout.trim() !== TOOL_VERSION)
      faults.push(`dist/cli.js --version said: ${version.stdout}${version.stderr}`)
    for (const action of ACTIONS) {
      const wrong = { ...env, INPUT_ARTIFACTS: 'perhaps' }
      const result = await runCommand('node', [join(checkout, 'dist', `${action}.js`)], { cwd: checkout, env: wrong })
      // An action without that input, which serves a workflow's event, says that there is none here.
      const takesArtifacts = 'artifacts' in (INPUTS[action]?.shape ?? {})
      const told = takesArtifacts ? "::error::Input 'artifacts' is 'perhaps': expected" : '::error::'
      const isClear = result.stdout.includes(told) && !result.stdout.includes('    at ')
      if (result.exitCode !== 2 || !isClear) {
        faults.push(
          `dist/${action}.js with a wrong input ended with ${result.exitCode}: ${result.stdout}${result.stderr}`,
        )
      }
    }
  } finally {
    await rm(checkout, { recursive: true, force: true })
  }
}

/** Every job of every user downloads these: growth is a decision. */
async function checkSize(name: string, mostMegabytes: number, folders: readonly string[]): Promise<void> {
  let bytes = 0
  for (const folder of folders) {
    for (const file of await listFiles(folder)) bytes += (await stat(join(folder, file))).size
  }
  const megabytes = bytes / 1e6
  process.stdout.write(`${name}: ${megabytes.toFixed(1)} MB of ${mostMegabytes} MB\n`)
  if (megabytes > mostMegabytes) faults.push(`${name} takes ${megabytes.toFixed(1)} MB, more than ${mostMegabytes} MB`)
}

/** What a program loads before it reads its inputs: a start pays for each byte and each file of it. */
async function checkStart(program: string): Promise<void> {
  const loaded = new Map<string, number>()
  const wanted = [join(DIST, program)]
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    const text = (await readTextIfPresent(path)) ?? ''
    loaded.set(path, text.length)
    for (const [, name = ''] of text.matchAll(/^(?:import|export) (?:[^"]* from )?"(\.[^"]*)";$/gm)) {
      const next = join(dirname(path), name)
      if (!loaded.has(next)) wanted.push(next)
    }
  }
  const characters = [...loaded.values()].reduce((sum, each) => sum + each, 0)
  if (characters > MOST_START.characters || loaded.size > MOST_START.files)
    faults.push(`dist/${program} loads ${characters} characters of ${loaded.size} files before it reads its inputs`)
}
