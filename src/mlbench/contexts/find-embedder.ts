import { loadNamedModels } from '../../dataset/load-models.ts'
import { type Embed, openEmbedder } from '../../generation/models/embed.ts'

/** What embeds texts by a model of models.yaml. */
export async function findEmbedder(id: string, dataset: string, env: NodeJS.ProcessEnv): Promise<Embed | undefined> {
  const [entry] = await loadNamedModels(dataset, [id])
  return entry && openEmbedder(entry, { env })
}
