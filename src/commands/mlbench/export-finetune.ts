import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { exportExamples } from '../../mlbench/finetune/export-examples.ts'
import { renderFinetuneData } from '../../report/text/mlbench/finetune-words.ts'
import type { FinetuneData } from '../../schema/mlbench/finetune-data.ts'
import { exportFinetuneOptions } from '../../schema/options/mlbench/finetune-options.ts'

/** Writes tasks with their answers as examples to train with, parted by a seed. UserError where nothing is left to train with. */
export async function exportFinetune(
  given: z.input<typeof exportFinetuneOptions>,
  context: CommandContext,
): Promise<{ readonly data: FinetuneData; readonly text: string }> {
  const options = exportFinetuneOptions.parse(given)
  const data = await exportExamples(options, context)
  return { data, text: renderFinetuneData(data, options.out) }
}
