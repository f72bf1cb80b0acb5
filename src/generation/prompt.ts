import { basename } from 'node:path'
import type { GeneratedMode } from '../schema/common.ts'
import type { Message } from '../schema/conversation.ts'
import type { Manifest } from '../schema/manifest.ts'
import { startWords } from '../schema/start.ts'
import { type DataProfile, renderDataProfile } from './data-profile.ts'
import { describeMetricValue, renderTaskCard, showName } from './task-card.ts'
import { fenceUntrusted, stripReadme } from './untrusted.ts'

export interface PromptInput {
  readonly manifest: Manifest
  /** The entry's text. */
  readonly source: string
  /** Null: the project has none. */
  readonly readme: string | null
  readonly profiles: readonly DataProfile[]
  /** Names and versions of the locked environment; empty when it is not known. */
  readonly packages: readonly string[]
}

export type PromptTemplates = Readonly<Record<GeneratedMode | 'contract', string>>

const SEPARATOR = '=== user ===\n'

/** The same input gives the same bytes. The source is never put into an autonomous prompt. */
export function buildPrompt(mode: GeneratedMode, input: PromptInput, templates: PromptTemplates): Message[] {
  const { manifest } = input
  const contract = fillIn(templates.contract.trim(), {
    task_card: renderTaskCard(manifest, mode !== 'autonomous'),
    command: ['python', ...startWords(manifest, true, basename), ...manifest.arguments].map(showName).join(' '),
    packages: input.packages.length === 0 ? 'those that the project already uses' : input.packages.join(', '),
    metric_name: manifest.metric.name,
    metric_value: describeMetricValue(manifest.metric),
  })
  const [system = '', user] = templates[mode].split(SEPARATOR)
  const texts = {
    contract,
    data: fenceUntrusted('data profile', input.profiles.map(renderDataProfile).join('\n\n') || 'no data file is known'),
    readme: fenceUntrusted('description', describeProject(input)),
    ...(mode === 'autonomous' ? {} : { source: fenceUntrusted('source', input.source) }),
  }
  return user === undefined
    ? [{ role: 'user', text: fillIn(system, texts) }]
    : [
        { role: 'system', text: system.trim() },
        { role: 'user', text: fillIn(user.trim(), texts) },
      ]
}

function describeProject({ manifest, readme }: PromptInput): string {
  const parts = [manifest.description.trim(), readme === null ? '' : stripReadme(readme)]
  return parts.filter((part) => part !== '').join('\n\n') || 'nothing'
}

/** One pass over the template, so that a placeholder inside third-party text stays text. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{([a-z_]+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}

/** What is sent, byte for byte, each turn under a line that names its role. */
export const showPrompt = (messages: readonly Message[]): string =>
  messages.map(({ role, text }) => `--- ${role}\n${text}`).join('\n')
