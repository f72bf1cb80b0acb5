import { isMap, isScalar, parseDocument, visit } from 'yaml'
import {
  checksOut,
  type Job,
  parseComposite,
  parseWorkflow,
  runsUntrusted,
  type Step,
  type Workflow,
} from '../../scripts/workflows.ts'
import { isHeldBack, isSkippedBehind } from './job-order.ts'

/** Jobs that may hold secrets, and only to ask models. */
const SECRETS_JOBS = /^(generate|repair-[1-3])$/

/** The workflow that gives keys to such jobs alone, called from another repository. */
const HANDS_KEYS_ON = /\/\.github\/workflows\/benchmark\.yml@[0-9a-f]{40}$/
const WHOLE_CONTEXT = String.raw`\bgithub\s*\[|\bgithub\.\*|\btoJSON\(\s*(?:github|env|vars)\s*\)`
const SECRET = new RegExp(String.raw`\bsecrets\b|\bgithub\.token\b|\bGITHUB_TOKEN\b|_KEY\b|${WHOLE_CONTEXT}`, 'i')

/** What may start a workflow; all else lets somebody without rights here start one that has them. */
const EVENTS = new Set(['push', 'pull_request', 'schedule', 'workflow_call', 'workflow_dispatch'])
/** Inputs of others' actions that they run as a program. */
const RUN_INPUTS = /^(?:args|cmd|command|entrypoint|post-?run|pre-?run|run|script)$/i
/** Actions that bring what an earlier run kept, of a pull request too; a setup action does so by itself. */
const TAKES_CACHE = /^(?:actions\/(?:cache|setup-[\w-]+)|[^/]+\/(?:[\w-]*cache[\w-]*|setup-[\w-]+|rust-cache))[@/]/i
/** What npm takes for a repository of GitHub's, `owner/name`, whatever file lies there. */
const NPM_TAKES_FOR_REPOSITORY = /\bnpm (?:exec|i|install|pack|publish)\b.*\s(?![./~-])[\w.*-]+\/[\w.*-]+(?:\s|$)/m
const IMAGE_BY_DIGEST = /@sha256:[0-9a-f]{64}\b/
const HOSTED = /^(?:ubuntu|windows|macos)-/
/** Runs the shards of a matrix on the runners that the plan names: who calls it waits for their approval. */
const RUNS_ON_PLANNED = './.github/workflows/benchmark-shards.yml'

/** What of the rules for workflows this one breaks; a sentence each. `isCalledHere`: by other workflows of this repository alone. */
export function checkWorkflow(text: string, isCalledHere = false): string[] {
  const workflow = parseWorkflow(text)
  const { env, jobs, ...top } = workflow
  const faults: string[] = []
  if (typeof top.permissions !== 'object' || Object.keys(top.permissions).length > 0) {
    faults.push('the workflow does not start from permissions: {}')
  }
  if (SECRET.test(JSON.stringify([env ?? {}, top.defaults ?? {}])))
    faults.push('the workflow gives a secret to all jobs')
  if (Object.entries(top.on).some(([event, how]) => !isSafeEvent(event, how, workflow))) {
    faults.push('the workflow has a trigger that gives strangers more rights than a pull request')
  }
  if ('workflow_call' in top.on && mayCancelOthers(top.concurrency))
    faults.push('the workflow cancels another call of it, or another run of its caller')
  const caches = Object.values(jobs).some(({ steps }) => steps.some(({ uses = '' }) => TAKES_CACHE.test(uses)))
  if (caches && Object.values(jobs).some(isPrivileged)) {
    faults.push(
      'the workflow has a job with rights or secrets, and takes a cache, which a pull request may have filled',
    )
  }
  for (const [name, each] of Object.entries(jobs)) {
    const found = [...checkJob(name, each, workflow), ...(isCalledHere ? [] : checkRunner(name, each, workflow))]
    faults.push(...found.map((fault) => `job ${name} ${fault}`))
  }
  return faults
}

/** What of the rules for steps a composite action breaks. It has the rights and secrets of whatever job uses it. */
export function checkComposite(text: string): string[] {
  const steps = parseComposite(text)
  const secret = SECRET.test(JSON.stringify(steps)) ? ['mentions a secret'] : []
  return [...secret, ...steps.flatMap(checkStep)].map((fault) => `the action ${fault}`)
}

/** Grants of rights without a remark that says what for. */
export function findUnexplainedRights(text: string): string[] {
  const found: string[] = []
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'permissions' || !isMap(value)) return
      for (const { key: right, value: how } of value.items)
        if (!isScalar(how) || !how.comment) found.push(`${right}: ${how}`)
    },
  })
  return found
}

function isSafeEvent(event: string, how: unknown, { jobs }: Workflow): boolean {
  if (event === 'workflow_run') return Object.values(jobs).every(onlyComments)
  // Only who may triage can label.
  if (event === 'issues') return JSON.stringify(how) === '{"types":["labeled"]}'
  return EVENTS.has(event)
}

/** Whether a group is shared by calls of one run, by runs that are of no pull request, or with the caller, whose name `github.workflow` is. */
function mayCancelOthers(concurrency: unknown): boolean {
  if (concurrency === undefined) return false
  const group = JSON.stringify(concurrency)
  return !/\bgithub\.run_id\b/.test(group) || !/\binputs\./.test(group) || /\bgithub\.workflow\b/.test(group)
}

/** A job that may be started by strangers' pull requests with rights to write: the default branch's own action, and no script. */
const onlyComments = ({ steps, uses }: Job) =>
  uses === undefined &&
  steps.every((step) =>
    checksOut(step)
      ? Object.keys(step.with ?? {}).every((name) => name === 'persist-credentials')
      : step.uses === './actions/comment',
  )

function checkJob(name: string, each: Job, workflow: Workflow): string[] {
  const text = JSON.stringify(each)
  const faults = /\bsecrets\b/i.test(text) ? checkSecrets(name, each) : []
  if (each['timeout-minutes'] === undefined && each.uses === undefined) faults.push('has no timeout-minutes')
  if (runsUntrusted(each, workflow)) faults.push(...checkUntrusted(each, text))
  if (!each.steps.filter(checksOut).every(forgetsCredentials)) faults.push('leaves its credentials in the checkout')
  if (each.steps.some((step) => goesOnFromLeft(step, each))) faults.push('adds to what another job left')
  if (isSkippedBehind(name, workflow.jobs)) faults.push('is skipped where a job far before it was')
  const images = [each.container, ...Object.values(each.services ?? {})].filter((image) => image !== undefined)
  if (!images.every((image) => IMAGE_BY_DIGEST.test(JSON.stringify(image)))) faults.push('does not pin an image')
  return [...faults, ...[...each.steps, { uses: each.uses }].flatMap(checkStep)]
}

/** Whether a script works in a folder that an artifact was put into: what is on record there is not done anew. */
const goesOnFromLeft = ({ run = '' }: Step, { steps }: Job): boolean =>
  steps.some(({ uses = '', with: given = {} }) => {
    const words = String(run).split(/\s+/)
    return uses.startsWith('actions/download-artifact@') && words[words.indexOf('--out') + 1] === String(given.path)
  })

function checkSecrets(name: string, { uses, environment }: Job): string[] {
  const mayHold = SECRETS_JOBS.test(name) || HANDS_KEYS_ON.test(uses ?? '')
  const faults = mayHold ? [] : ['mentions secrets']
  if (uses === undefined && environment === undefined) faults.push('holds secrets outside of an environment')
  return faults
}

function checkStep({ uses, run, shell, with: given = {} }: Step): string[] {
  const faults: string[] = []
  if (uses !== undefined && !isPinned(uses)) faults.push(`does not pin ${uses} to a commit`)
  const isOurs = uses === '.' || /^[.$]\//.test(uses ?? '')
  const scripts = Object.entries(given).flatMap(([name, value]) => (!isOurs && RUN_INPUTS.test(name) ? [value] : []))
  if ([run, shell, ...scripts].some((script) => String(script).includes('${{')))
    faults.push('puts an expression into a script')
  if (/\$\{?GITHUB_(?:ENV|PATH)\b/.test(String(run))) faults.push('sets variables of later steps from a script')
  if (NPM_TAKES_FOR_REPOSITORY.test(String(run)))
    faults.push("gives npm a repository of GitHub's by the name of a file")
  return faults
}

/** A job that runs strangers' code; `text`: all of it. */
function checkUntrusted(each: Job, text: string): string[] {
  const faults: string[] = []
  if (SECRET.test(text)) faults.push('runs untrusted code beside a secret')
  if (each.environment !== undefined) faults.push('runs untrusted code in an environment, which may hold secrets')
  if (mayWrite(each.permissions)) faults.push('runs untrusted code with permission to write')
  return faults
}

/** Strangers' code comes to a runner that may be somebody's own once the reviewers of an environment let it, in a job before. */
function checkRunner(name: string, each: Job, { jobs, on }: Workflow): string[] {
  const calls = each.uses === RUNS_ON_PLANNED
  const isHosted = [each['runs-on']].flat().every((label) => HOSTED.test(String(label)))
  if (!calls && (isHosted || !runsUntrusted(each, { on }))) return []
  return isHeldBack(name, jobs) ? [] : ['runs untrusted code on a runner that nobody approved']
}

const isPrivileged = (each: Job) =>
  mayWrite(each.permissions) || each.environment !== undefined || /\bsecrets\b/i.test(JSON.stringify(each))

/** Whether it is this repository's own, or another's at one commit. */
const isPinned = (uses: string) => uses === '.' || /^(\.|\$)\//.test(uses) || /^[^@]+@[0-9a-f]{40}$/.test(uses)

function mayWrite(granted: Job['permissions']): boolean {
  // Without a word of its own a job has what the workflow has, and that is checked to be nothing.
  if (granted === undefined) return false
  return typeof granted === 'string' ? granted !== 'read-all' : Object.values(granted).includes('write')
}

const forgetsCredentials = (checkout: Step) => checkout.with?.['persist-credentials'] === false
