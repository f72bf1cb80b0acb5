import { readAsset } from '../base/package.ts'
import type { PromptTemplates } from './prompt.ts'

/** The templates that come with the tool: one for each mode, and the contract that all of them include. */
export async function readPromptTemplates(): Promise<PromptTemplates> {
  const read = (name: string) => readAsset('prompts', `${name}.md`)
  return {
    'original-telemetry': await read('original-telemetry'),
    assisted: await read('assisted'),
    autonomous: await read('autonomous'),
    contract: await read('contract'),
  }
}
