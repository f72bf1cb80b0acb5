import { basename } from 'node:path'
import type { ServerEngine } from '../../../schema/generation/server-engine.ts'
import type { ServedFolders } from './served-folders.ts'

const HOST = '127.0.0.1'

/** Ranks that vLLM makes room for. */
const VLLM_RANKS = [8, 16, 32, 64, 128, 256, 320, 512]

/** vLLM answers a page of any site in a browser of this machine, unless it is told of which; transformers' server answers none. */
const TO_NO_PAGE = ['--allowed-origins', '[]']

/** Arguments that a server is started with, in the folder above those that it serves. */
export function serverArguments(
  engine: ServerEngine,
  { served, adapter }: ServedFolders,
  { name, port }: { readonly name: string; readonly port: number },
): string[] {
  const place = ['--host', HOST, '--port', String(port)]
  // The server of transformers answers for a model by the path that it was given, so that path is the name.
  if (engine === 'transformers') return ['serve', basename(served), ...place]
  const alone = ['serve', served, ...place, ...TO_NO_PAGE]
  if (adapter === null) return [...alone, '--served-model-name', name]
  const room = VLLM_RANKS.find((rank) => rank >= adapter.rank) ?? adapter.rank
  const lora = ['--enable-lora', '--max-lora-rank', String(room), '--lora-modules', `${name}=${adapter.folder}`]
  return [...alone, '--served-model-name', `${name}-base`, ...lora]
}

export const serverAddress = (port: number): string => `http://${HOST}:${port}`
