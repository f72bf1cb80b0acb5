import { type Fields, isFields, mapFields } from '../versioned.ts'

/** Version 3 knew nothing of threads, other settings and rest after the runs, let the CPU time of every run stand, and had of leaner answers the survivors alone. */
export const analysisFromVersion3 = (old: Fields): Fields => ({
  sensitivity: [],
  ...old,
  readings: isFields(old.readings) ? { threads: null, restDrift: [], ...old.readings } : old.readings,
  variants: mapFields(old.variants, (variant) =>
    isFields(variant.observations) ? { ...variant, observations: { threads: null, ...variant.observations } } : variant,
  ),
  feedback: mapFields(old.feedback, (feedback) => ({ ...feedback, attempts: NOTHING })),
  findings: mapFields(old.findings, (finding) =>
    finding.kind === 'contaminated-runs' && isFields(finding.numbers)
      ? {
          ...finding,
          numbers: { cpuLeftOut: 0, ...finding.numbers },
          scripts: mapFields(finding.scripts, (script) => ({ cpuLeftOut: 0, ...script })),
        }
      : finding,
  ),
})

const NOTHING = { energy: null, cpu: null, wall: null, memory: null }
