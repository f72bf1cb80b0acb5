import { path, preset } from '../option.ts'

export const submissions = preset(path, 'submissions', '<dir>', "folder of submitted answers to ML-Bench's tasks")

/** Artifact by which a job hands on a submission's scores to the one that may write. */
export const REGRADED_SUBMISSION = 'regraded-submission'
