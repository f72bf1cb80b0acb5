import { stringify } from 'yaml'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'

/** An entry as it is put below `models:` in `models.yaml`, on one line; what has its default is left out. */
export const renderModelEntry = ({ keyVariable: _, timeoutSeconds: __, ...entry }: ModelEntry): string =>
  `  - ${stringify(entry, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`
