import { z } from 'zod'
import { readYaml } from '../base/files.ts'

/** A kind of runner: the labels that choose it, and what its machines offer. */
export const runnerHost = z.strictObject({
  labels: z.array(z.string().min(1)).min(1),
  rapl: z.boolean().default(false),
  gpu: z.boolean().default(false),
  memoryGiB: z.number().positive().optional(),
})
export type RunnerHost = z.infer<typeof runnerHost>

/** Reads `hosts.yaml`, a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64}`. */
export async function readHostsFile(path: string): Promise<RunnerHost[]> {
  return readYaml(path, z.array(runnerHost).min(1), `There is no hosts file ${path}.`)
}
