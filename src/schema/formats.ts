import { agentRuns } from './agent-runs.ts'
import { transcriptLine } from './agent-transcript.ts'
import { analysis } from './analysis.ts'
import { bundle } from './bundle-list.ts'
import { callLine } from './call.ts'
import { projectCheck } from './check-report.ts'
import { cleaning } from './cleaning.ts'
import { campaignComparison } from './comparison.ts'
import { doctorReport } from './doctor-report.ts'
import { finetuneData } from './finetune-data.ts'
import { finetuneTraining } from './finetune-training.ts'
import { genaiGreenmlAnalysis } from './genai-greenml-analysis.ts'
import { manifest } from './manifest.ts'
import { measurement } from './measurement.ts'
import { modelChecks } from './model-check.ts'
import { modelsFile } from './model-entries.ts'
import { plan } from './plan.ts'
import { projectList } from './project-list.ts'
import { provenance } from './provenance.ts'
import { errata, publishedReport } from './published-report.ts'
import { runRecord } from './record.ts'
import { replayReport } from './replay-report.ts'
import { reproduction } from './reproduction.ts'
import { resultsImport } from './results-import.ts'
import { revisionComparison } from './revision-comparison.ts'
import { schedule } from './schedule.ts'
import { taskAnswer } from './task-answer.ts'
import { taskAttempt } from './task-attempt.ts'
import { taskBench } from './task-bench.ts'
import { taskBuild } from './task-build.ts'
import { taskErrata } from './task-errata.ts'
import { taskError } from './task-error.ts'
import { taskRepository } from './task-repository.ts'
import { taskScores } from './task-scores.ts'
import { taskStats } from './task-stats.ts'
import { taskSubmission } from './task-submission.ts'
import { taskTemplates } from './task-templates.ts'
import { validation } from './validation.ts'
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
