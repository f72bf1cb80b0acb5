import { type Job, parseWorkflow, runsUntrusted, type Step } from '../../scripts/workflows.ts'

/** Jobs that may hold secrets, and only to ask models. */
const SECRETS_JOBS = /^(generate|repair-[1-3])$/

/** The workflow that gives keys to such jobs alone, called from another repository. */
const HANDS_KEYS_ON = /\/\.github\/workflows\/benchmark\.yml@[0-9a-f]{40}$/
const SECRET = /\bsecrets\b|\bgithub\.token\b|\bGITHUB_TOKEN\b|_KEY\b/

/** What of the rules for workflows this one breaks; a sentence each. */
export function checkWorkflow(text: string): string[] {
  const { env, jobs, ...top } = parseWorkflow(text)
  const faults: string[] = []
  if (typeof top.permissions !== 'object' || Object.keys(top.permissions).length > 0) {
    faults.push('the workflow does not start from permissions: {}')
  }
  if (SECRET.test(JSON.stringify(env ?? {}))) faults.push('the workflow gives a secret to all jobs')
  const triggers = JSON.stringify(top.on)
  const isSafe = !/\bworkflow_run\b/.test(triggers) || Object.values(jobs).every(onlyComments)
  if (/\bpull_request_target\b/.test(triggers) || !isSafe) {
    faults.push('the workflow has a trigger that gives strangers more rights than a pull request')
  }
  for (const [name, each] of Object.entries(jobs))
    faults.push(...checkJob(name, each).map((fault) => `job ${name} ${fault}`))
  return faults
}

/** A job that may be started by strangers' pull requests with rights to write: the default branch's own action, and no script. */
const onlyComments = ({ steps, uses }: Job) =>
  uses === undefined &&
  steps.every(({ uses: action = '', with: given = {} }) =>
    action.startsWith('actions/checkout@')
      ? Object.keys(given).every((name) => name === 'persist-credentials')
      : action === './actions/comment',
  )

function checkJob(name: string, each: Job): string[] {
  const faults: string[] = []
  const text = JSON.stringify(each)
  if (each['timeout-minutes'] === undefined && each.uses === undefined) faults.push('has no timeout-minutes')
  const mayHold = SECRETS_JOBS.test(name) || HANDS_KEYS_ON.test(each.uses ?? '')
  if (/\bsecrets\b/.test(text) && !mayHold) faults.push('mentions secrets')
  if (runsUntrusted(each)) faults.push(...checkUntrusted(each, text))
  for (const { uses, run } of [...each.steps, { uses: each.uses, run: undefined }]) {
    if (uses !== undefined && !isPinned(uses)) faults.push(`does not pin ${uses} to a commit`)
    if (run?.includes('${{')) faults.push('puts an expression into a script')
  }
  return faults
}

/** A job that runs strangers' code; `text`: all of it. */
function checkUntrusted(each: Job, text: string): string[] {
  const faults: string[] = []
  if (SECRET.test(text)) faults.push('runs untrusted code beside a secret')
  if (each.environment !== undefined) faults.push('runs untrusted code in an environment, which may hold secrets')
  if (mayWrite(each.permissions)) faults.push('runs untrusted code with permission to write')
  if (!each.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')).every(forgetsCredentials)) {
    faults.push('leaves its credentials in the checkout of untrusted code')
  }
  return faults
}

/** Whether it is this repository's own, or another's at one commit. */
const isPinned = (uses: string) => uses === '.' || /^(\.|\$)\//.test(uses) || /^[^@]+@[0-9a-f]{40}$/.test(uses)

function mayWrite(granted: Job['permissions']): boolean {
  // Without a word of its own a job has what the workflow has, and that is checked to be nothing.
  if (granted === undefined) return false
  return typeof granted === 'string' ? granted !== 'read-all' : Object.values(granted).includes('write')
}

const forgetsCredentials = (checkout: Step) => checkout.with?.['persist-credentials'] === false
