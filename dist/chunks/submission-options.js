import { At as preset, Ot as path } from "./inputs.js";
// src/schema/options/mlbench/submission-options.ts
const submissions = preset(path, "submissions", "<dir>", "folder of submitted answers to ML-Bench's tasks");
/** Artifact by which a job hands on a submission's scores to the one that may write. */
const REGRADED_SUBMISSION = "regraded-submission";
export { submissions as n, REGRADED_SUBMISSION as t };
