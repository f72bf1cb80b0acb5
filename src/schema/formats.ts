import { analysis } from './analysis/analysis.ts'
import { campaignComparison } from './analysis/comparison.ts'
import { genaiGreenmlAnalysis } from './analysis/genai-greenml-analysis.ts'
import { measurement } from './analysis/measurement.ts'
import { revisionComparison } from './analysis/revision-comparison.ts'
import { bundle } from './campaign/bundle-list.ts'
import { plan } from './campaign/plan.ts'
import { errata, publishedReport } from './campaign/published-report.ts'
import { replayReport } from './campaign/replay-report.ts'
import { reproduction } from './campaign/reproduction.ts'
import { schedule } from './campaign/schedule.ts'
import { cleaning } from './dataset/cleaning.ts'
import { manifest } from './dataset/manifest.ts'
import { projectList } from './dataset/project-list.ts'
import { resultsImport } from './dataset/results-import.ts'
import { validation } from './dataset/validation.ts'
import { doctorReport } from './doctor-report.ts'
import { callLine } from './generation/call.ts'
import { modelChecks } from './generation/model-check.ts'
import { modelsFile } from './generation/model-entries.ts'
import { provenance } from './generation/provenance.ts'
import { projectCheck } from './measurement/check-report.ts'
import { runRecord } from './measurement/record.ts'
import { agentRuns } from './mlbench/agent-runs.ts'
import { transcriptLine } from './mlbench/agent-transcript.ts'
import { finetuneData } from './mlbench/finetune-data.ts'
import { finetuneTraining } from './mlbench/finetune-training.ts'
import { taskAnswer } from './mlbench/task-answer.ts'
import { taskAttempt } from './mlbench/task-attempt.ts'
import { taskBench } from './mlbench/task-bench.ts'
import { taskBuild } from './mlbench/task-build.ts'
import { taskErrata } from './mlbench/task-errata.ts'
import { taskError } from './mlbench/task-error.ts'
import { taskRepository } from './mlbench/task-repository.ts'
import { taskScores } from './mlbench/task-scores.ts'
import { taskStats } from './mlbench/task-stats.ts'
import { taskSubmission } from './mlbench/task-submission.ts'
import { taskTemplates } from './mlbench/task-templates.ts'
import type { Format } from './versioned.ts'

/** Every file format by the name of its JSON Schema in `schemas/`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  project: manifest,
  'task-repository': taskRepository,
  'task-errata': taskErrata,
  'task-answer': taskAnswer,
  'agent-transcript': transcriptLine,
  'agent-runs': agentRuns,
  'task-attempt': taskAttempt,
  'task-bench': taskBench,
  'task-error': taskError,
  'task-scores': taskScores,
  'task-stats': taskStats,
  'task-templates': taskTemplates,
  'task-build': taskBuild,
  'task-submission': taskSubmission,
  'finetune-data': finetuneData,
  'finetune-training': finetuneTraining,
  models: modelsFile,
  plan,
  schedule,
  provenance,
  call: callLine,
  'model-check': modelChecks,
  record: runRecord,
  replay: replayReport,
  reproduction,
  cleaning,
  bundle,
  analysis,
  comparison: campaignComparison,
  'published-report': publishedReport,
  errata,
  check: projectCheck,
  'project-list': projectList,
  validation,
  'results-import': resultsImport,
  measurement,
  'revision-comparison': revisionComparison,
  doctor: doctorReport,
  'genai-greenml-analysis': genaiGreenmlAnalysis,
}
