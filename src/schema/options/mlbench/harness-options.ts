import { z } from 'zod'
import { modelId } from '../../common.ts'
import { choice, option, path, required, text, verbOptions } from '../option.ts'
import { answerOptions, gradeOptions } from './task-options.ts'

const PYTHON_FORM = 'a version of Python, as 3.11'

export const containerOptions = verbOptions("print the recipe of a container that holds a repository's environment", {
  repository: required(text, '<name>', "the repository's folder in `ml-bench/` of the dataset"),
  python: option(z.string(PYTHON_FORM).regex(/^3\.\d+$/, PYTHON_FORM), '<version>', 'its Python', {
    unset: 'the one that its lock was made for',
  }),
  dataset: gradeOptions.shape.dataset,
})

/** Public harnesses that run agents of others. */
const HARNESSES = ['inspect', 'harbor'] as const
const harness = (description: string) => required(choice(HARNESSES), '<name>', description)

export const exportTasksOptions = verbOptions(
  'write tasks of ML-Bench as other harnesses read them, for their agents',
  {
    rows: gradeOptions.shape.rows,
    format: harness('inspect: a task of inspect_ai; harbor: a folder a task, as Harbor and Terminal-Bench take it'),
    to: required(path, '<dir>', 'a new folder'),
    only: answerOptions.shape.only,
    python: containerOptions.shape.python,
    dataset: gradeOptions.shape.dataset,
  },
)

export const importRunsOptions = verbOptions(
  "take the answers that other harnesses' agents left, as a file that `mlbench grade` judges",
  {
    rows: gradeOptions.shape.rows,
    format: harness('whose runs they are'),
    runs: required(path, '<dir>', "inspect_ai's folder of logs in JSON, or Harbor's folder of jobs"),
    as: required(modelId, '<name>', 'what the system is called: agent and model'),
    out: gradeOptions.shape.out,
  },
)
