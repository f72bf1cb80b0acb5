import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { listInputs, readActions } from '../../scripts/action-docs.ts'
import { listFiles } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

const step = z.looseObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
})
const job = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).default([]),
  outputs: z.record(z.string(), z.string()).default({}),
  steps: z.array(step),
})
const jobs = z.record(z.string(), job)
/** A workflow, some of its jobs, or some steps of a job. */
const example = z.union([
  z.looseObject({ jobs }).transform((workflow) => workflow.jobs),
  jobs,
  z.array(step).transform((steps) => ({ '': job.parse({ steps }) })),
])
type Jobs = z.output<typeof jobs>

const actions = new Map((await readActions(PACKAGE_ROOT)).map((action) => [action.verb, action]))
const ofReadmes = await readExamples((path) => /^(?:README\.md|actions\/.*README\.md)$/.test(path))
/** The READMEs of the actions show one workflow, each its own job of it. */
const shared: Jobs = Object.assign({}, ...ofReadmes.map(([, found]) => found))
const all: [string, Jobs, Jobs][] = [
  ...ofReadmes.map(([path, found]): [string, Jobs, Jobs] => [path, found, shared]),
  ...(await readExamples((path) => path.startsWith('.github/workflows/'))).map(
    ([path, found]): [string, Jobs, Jobs] => [path, found, found],
  ),
]

async function readExamples(isWanted: (path: string) => boolean): Promise<[string, Jobs][]> {
  const tops = ['README.md', ...(await listFiles(join(PACKAGE_ROOT, 'actions'))).map((path) => `actions/${path}`)]
  const workflows = (await listFiles(join(PACKAGE_ROOT, '.github'))).map((path) => `.github/${path}`)
  const found: [string, Jobs][] = []
  for (const path of [...tops, ...workflows].filter(isWanted)) {
    const text = await readFile(join(PACKAGE_ROOT, path), 'utf8')
    const documents = path.endsWith('.md')
      ? [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml]) => yaml)
      : [text]
    for (const document of documents) {
      const { data } = example.safeParse(parse(document ?? ''))
      if (data) found.push([path, data])
    }
  }
  return found
}

/** The verb of one of this repository's actions, under whatever owner and commit. */
function verbOf(uses = ''): string | null {
  if (/^(?:\.\/|<owner>\/<repository>@.*)$/.test(uses)) return 'run'
  return /(?:^[.$]|<repository>)\/actions\/([a-z]+)(?:@|$)/.exec(uses)?.[1] ?? null
}

/** Null: it is GitHub's own, whose outputs are not known here. */
function outputsOf({ uses, run = '' }: Pick<z.output<typeof step>, 'uses' | 'run'> = {}): string[] | null {
  if (uses === undefined) return [...run.matchAll(/([\w-]+)=.*>> "\$GITHUB_OUTPUT"/g)].map(([, name = '']) => name)
  return uses.startsWith('actions/') ? null : Object.keys(actions.get(verbOf(uses) ?? '')?.file.outputs ?? {})
}

it('there are examples of every action', () => {
  const used = all.flatMap(([, found]) =>
    Object.values(found).flatMap(({ steps }) => steps.map(({ uses }) => verbOf(uses))),
  )
  expect(new Set(used.filter((verb) => verb !== null))).toEqual(new Set(actions.keys()))
})

it.each(all)('an example of %s gives inputs and takes outputs that there are', (_path, found, whole) => {
  for (const [name, { needs, outputs, steps, ...rest }] of Object.entries(found)) {
    for (const { uses, with: given } of steps) {
      const verb = verbOf(uses)
      if (verb === null) continue
      expect(listInputs(verb).map((input) => input.name)).toEqual(expect.arrayContaining(Object.keys(given)))
    }
    const text = JSON.stringify({ outputs, steps, ...rest })
    for (const [, id, output = ''] of text.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      const declared = outputsOf(steps.find((each) => each.id === id))
      expect(declared ?? [output], `steps.${id} of ${name}`).toContain(output)
    }
    // Each README is read on its own: an output that the job renamed would name nothing there.
    for (const [output, from] of Object.entries(outputs))
      expect(from).toMatch(new RegExp(`\\.outputs\\.${output}(?![\\w-])`))
    for (const [, other = '', output = ''] of text.matchAll(/\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      expect([needs].flat(), `needs of ${name}`).toContain(other)
      expect(Object.keys(whole[other]?.outputs ?? {}), `outputs of ${other}`).toContain(output)
    }
  }
})
