import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from './build-dist.ts'

// Makes tests/support/fake-github/openapi.json of GitHub's own description of its REST API:
//   npm pack @octokit/openapi && tar xzf octokit-openapi-*.tgz
//   node scripts/trim-openapi.ts package/generated/api.github.com.json

/** What is called here, method and path. */
const CALLS = [
  'get /repos/{owner}/{repo}',
  'get /repos/{owner}/{repo}/pulls',
  'post /repos/{owner}/{repo}/pulls',
  'get /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'post /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'patch /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'get /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
  'get /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'get /repos/{owner}/{repo}/git/matching-refs/{ref}',
  'get /repos/{owner}/{repo}/git/ref/{ref}',
  'get /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'post /repos/{owner}/{repo}/git/blobs',
  'post /repos/{owner}/{repo}/git/trees',
  'post /repos/{owner}/{repo}/git/commits',
  'post /repos/{owner}/{repo}/git/refs',
  'patch /repos/{owner}/{repo}/git/refs/{ref}',
  'get /search/repositories',
  'post /repos/{owner}/{repo}/releases',
  'get /repos/{owner}/{repo}/releases/tags/{tag}',
  'get /repos/{owner}/{repo}/releases/{release_id}',
  'patch /repos/{owner}/{repo}/releases/{release_id}',
  'delete /repos/{owner}/{repo}/releases/{release_id}',
  'post /repos/{owner}/{repo}/releases/{release_id}/assets',
] as const
/** Words for people, and GitHub's own extensions. */
const LEFT_OUT =
  /^(?:description|summary|example|examples|externalDocs|tags|operationId|title|deprecated|links)$|^x-|^callbacks$/

const fields = z.record(z.string(), z.unknown())
const description = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string(), license: z.unknown() }),
  paths: z.record(z.string(), fields),
  components: z.record(z.string(), fields),
})

/** Names of properties are data, and none of the words that are left out. */
const NAMES = new Set(['properties', 'schemas', 'responses', 'parameters', 'headers', 'content', 'paths'])

function prune(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => prune(item))
  const { data } = fields.safeParse(value)
  if (data === undefined) return value
  const kept = Object.entries(data).filter(([name]) => isNames || !LEFT_OUT.test(name))
  return Object.fromEntries(kept.map(([name, each]) => [name, prune(each, !isNames && NAMES.has(name))]))
}

/** Names of the components that a part refers to, and those that they refer to. */
function follow(
  part: unknown,
  components: z.output<typeof description>['components'],
  found: Set<string>,
): Set<string> {
  for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)) {
    const key = `${kind}/${name}`
    if (found.has(key)) continue
    found.add(key)
    follow(prune(components[kind]?.[name]), components, found)
  }
  return found
}

const [path = ''] = process.argv.slice(2)
const whole = description.parse(JSON.parse(await readFile(path, 'utf8')))
const paths: Record<string, Record<string, unknown>> = {}
for (const call of CALLS) {
  const [method = '', place = ''] = call.split(' ')
  paths[place] = { ...paths[place], [method]: prune(whole.paths[place]?.[method]) }
}
const components: Record<string, Record<string, unknown>> = {}
for (const key of [...follow(paths, whole.components, new Set())].sort()) {
  const [kind = '', name = ''] = key.split('/')
  components[kind] = { ...components[kind], [name]: prune(whole.components[kind]?.[name]) }
}
const trimmed = { openapi: whole.openapi, info: whole.info, paths, components }
await writeFile(join(ROOT, 'tests/support/fake-github/openapi.json'), `${JSON.stringify(trimmed)}\n`)
