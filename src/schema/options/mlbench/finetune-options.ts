import { z } from 'zod'
import { DISTRIBUTIONS, FINETUNE_FORMATS, FINETUNE_TASKS } from '../../mlbench/finetune-data.ts'
import { choice, option, path, preset, required, text, verbOptions, wholeNumber } from '../option.ts'
import { energyOptions, wait } from '../shared-options.ts'
import { answerOptions, gradeOptions } from './task-options.ts'

const SHARE_FORM = 'a share above 0 and below 1, as 0.1'
const share = z.number(SHARE_FORM).gt(0, SHARE_FORM).lt(1, SHARE_FORM)

/** Tokens of a context that leave room for instruction and answer where the published prompt takes 4,096. */
const CONTEXT_TOKENS = 3000

export const exportFinetuneOptions = verbOptions(
  'write tasks of ML-Bench with their answers as examples that a model is fine-tuned with',
  {
    task: required(
      choice(FINETUNE_TASKS),
      '<name>',
      'what an example shows: code (the repository), retrieval (what BM25 finds) or oracle (the segment that the task rests on)',
    ),
    rows: required(path, '<file>', 'rows that examples are made of, as of `mlbench answer`'),
    test: option(path, '<file>', 'rows that a model will be tested with: what gives them away is left out', {
      unset: 'drawn from the rows, and written as `test.jsonl`',
    }),
    distribution: preset(
      choice(DISTRIBUTIONS),
      'in',
      '<name>',
      "in: other tasks of the test's repositories; out: tasks of other repositories",
    ),
    testShare: preset(
      share,
      0.2,
      '<share>',
      "of what is drawn for the test: each repository's tasks, or with out the repositories",
    ),
    validationShare: preset(share, 0.1, '<share>', 'of the examples, which training does not see'),
    seed: preset(wholeNumber(0), 42, '<n>', 'seed of both draws'),
    format: preset(
      choice(FINETUNE_FORMATS),
      'chat',
      '<name>',
      "chat: prompt and completion, as TRL learns from; openai: messages, as OpenAI's fine-tuning takes",
    ),
    prompt: answerOptions.shape.prompt,
    maxTokens: preset(
      wholeNumber(1),
      CONTEXT_TOKENS,
      '<n>',
      "how many tokens of a context are shown, by OpenAI's o200k_base",
    ),
    promptCut: answerOptions.shape.promptCut,
    repositories: answerOptions.shape.repositories,
    out: preset(
      path,
      'campaigns/finetune',
      '<dir>',
      'folder for `train.jsonl`, `validation.jsonl`, `test.jsonl` and `finetune.json`',
    ),
    dataset: gradeOptions.shape.dataset,
    json: gradeOptions.shape.json,
  },
)

/** Recipes beside the code. */
export const RECIPES = ['paper', 'lora', 'tiny'] as const

export const finetuneOptions = verbOptions(
  'train a LoRA adapter of an open model with such examples, and measure it like any run, epoch by epoch',
  {
    data: required(
      path,
      '<dir>',
      'folder of `train.jsonl` and `validation.jsonl`, as `mlbench export-finetune` leaves it',
    ),
    model: required(path, '<dir>', 'folder of the base model, or its name on the Hugging Face hub'),
    recipe: preset(
      text,
      'lora',
      '<name>',
      "paper: ML-Bench's settings on two cards; lora: ours on one; tiny: a base made by chance, on a processor; or a YAML file of yours",
    ),
    processes: preset(wholeNumber(1), 1, '<n>', 'graphics cards that share the model, by FSDP'),
    out: preset(
      path,
      'campaigns/finetune/adapter',
      '<dir>',
      'folder for the adapter, `training.json` and `measurement.json`',
    ),
    wait,
    ...energyOptions.shape,
    json: gradeOptions.shape.json,
  },
)
