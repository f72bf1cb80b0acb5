import { z } from 'zod'

/** One kind of machine: the labels that choose it (a runner's labels, a Slurm node's features), and what it offers. */
export const host = z.strictObject({
  /** Name in tables and file names; else made of the labels. */
  name: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'letters, digits, dot, underscore, hyphen')
    .optional(),
  labels: z.array(z.string().min(1)).min(1),
  rapl: z.boolean().default(false),
  gpu: z.boolean().default(false),
  memoryGiB: z.number().positive().optional(),
  /** Machines of this kind. */
  count: z.int().positive().max(10_000).default(1),
})
export type Host = z.infer<typeof host>

export function nameHost({ name, labels }: Pick<Host, 'name' | 'labels'>): string {
  return name ?? labels.join('-').replaceAll(/[^\w.-]/g, '_')
}

/** `hosts.yaml`: a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64, count: 4}`. */
export const hosts = z
  .array(host)
  .min(1)
  .superRefine((list, context) => {
    const names = list.map(nameHost)
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index))) {
      context.addIssue({
        code: 'custom',
        message: `two kinds of hosts are called '${name}': give each a name of its own`,
      })
    }
  })
