import { z } from 'zod'
import { count, label } from '../common.ts'
import { versioned } from '../versioned.ts'

const losses = z.array(z.strictObject({ epoch: z.number().min(0), loss: z.number() }))

const FINETUNE_TRAINING_VERSION = 1

const trainingFile = z.strictObject({
  schemaVersion: z.literal(FINETUNE_TRAINING_VERSION),
  /** The base model, as it was named. */
  model: z.string().max(4096),
  examples: count,
  trainedParameters: count,
  processes: z.int().min(1),
  seed: z.int(),
  /** Seconds of the training, without its start and its first validation. */
  seconds: z.number().min(0),
  /** Loss of training, as it was logged; `epoch` is a fraction within one. */
  losses,
  /** Loss on what training does not see before the first step; null without such examples. */
  validationLossBefore: z.number().nullable(),
  validationLosses: losses,
  packages: z.record(label, label),
})

/** `training.json` beside an adapter of `mlbench finetune`, as `assets/finetune/program/train.py` writes it. */
export const finetuneTraining = versioned(FINETUNE_TRAINING_VERSION, trainingFile, {})
export type FinetuneTraining = z.infer<typeof finetuneTraining>
