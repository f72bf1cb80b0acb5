import { z } from 'zod'
import { readAsset } from '../../../base/package.ts'

const printed = z.strictObject({ mean: z.number(), most: z.number() })
const contexts = z.strictObject({ readme: printed, oracle: printed, bm25: printed })
const place = { model: z.string(), isQuarter: z.boolean(), setting: z.string() }

const tables = z.strictObject({
  source: z.string(),
  note: z.string(),
  tokens: z.strictObject({ Train: contexts, 'OOD Train': contexts, Test: contexts }),
  tasksByField: z.record(z.string(), z.int()),
  instructions: z.strictObject({
    meanTokens: z.number(),
    mostTokens: z.number(),
    editDistanceSameTask: z.number(),
    editDistanceAcrossTasks: z.number(),
  }),
  bleu1: z.strictObject({ 'ID-train': z.number(), 'OOD-train': z.number(), 'ML-BENCH': z.number() }),
  /** Percent of tasks at one, two and five answers. */
  passRates: z.array(z.object({ ...place, pass: z.tuple([z.number(), z.number(), z.number()]) })),
  hitPrecision: z.array(z.strictObject({ ...place, parameter: z.number(), generation: z.number() })),
  passByRepository: z.array(z.strictObject({ ...place, repository: z.string(), pass5: z.number() })),
})

/** Numbers of ML-Bench's paper, as printed. */
export const readPaperTables = async (): Promise<PaperTables> =>
  tables.parse(JSON.parse(await readAsset('ml-bench', 'paper-tables.json')))

export type PaperTables = z.infer<typeof tables>
