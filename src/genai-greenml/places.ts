/** Where GenAI-GreenML keeps what its runs and its models left. */
export type StudyFile =
  | { readonly kind: 'results'; readonly name: string }
  | {
      readonly kind: 'script'
      /** Rounds in which it failed; null: it stands beside the project's own code. */
      readonly failedIn: number | null
      readonly project: string
      /** Below the project. */
      readonly path: string
    }

const RESULTS = /^results\/(results_[\w-]+\.csv)$/
const SCRIPT =
  /^(?:repos|failed_generated_code_iteration_([1-9]\d?))\/([^/]+)\/((?:(?!\.\.?\/)[^/]+\/){0,3}GENAIGREENML_[\w.-]+\.py)$/

/** What a file of its repository is; null: neither a result nor a script of a model's. */
export function readStudyPath(path: string): StudyFile | null {
  const name = RESULTS.exec(path)?.[1]
  if (name !== undefined) return { kind: 'results', name }
  const [, iteration, project, script] = SCRIPT.exec(path) ?? []
  if (project === undefined || script === undefined) return null
  return { kind: 'script', failedIn: iteration === undefined ? null : Number(iteration), project, path: script }
}
