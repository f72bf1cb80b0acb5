import { posix } from 'node:path'
import type { GeneratedMode } from '../../schema/common.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import { startWords } from '../../schema/dataset/start.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import { type DataProfile, renderDataProfile } from './data-profile.ts'
import type { PromptTemplates } from './prompt-templates.ts'
import { describeMetricValue, nameSplitFiles, renderTaskCard, showName } from './task-card.ts'
import { fenceUntrusted } from './untrusted.ts'

export interface PromptInput {
  readonly manifest: Manifest
  /** The entry's text. */
  readonly source: string
  /** The project's own files that the entry reaches by import; null: there is no room for its text. */
  readonly modules: readonly { readonly path: string; readonly source: string | null }[]
  /** Text of the project about itself, README and all; null: nothing. */
  readonly description: string | null
  readonly profiles: readonly DataProfile[]
  /** Names and versions of the locked environment; empty when it is not known. */
  readonly packages: readonly string[]
}

/** The same input gives the same bytes. The author's code is never put into an autonomous prompt. */
export function buildPrompt(mode: GeneratedMode, input: PromptInput, templates: PromptTemplates): Message[] {
  const { manifest, description } = input
  const metric = { metric_name: manifest.metric.name, metric_value: describeMetricValue(manifest.metric) }
  const contract = fillIn(templates.contract, {
    result: fillIn(templates[manifest.scoring], { ...metric, ...nameSplitFiles(manifest) }),
    task_card: renderTaskCard(manifest, mode !== 'autonomous'),
    answer: templates.answer,
    command: ['python', ...startWords(manifest, false, pathFromStart(manifest))].map(showName).join(' '),
    packages: `${input.packages.join(', ') || 'those that the project already uses'}${tellOldPython(manifest)}`,
    ...metric,
  })
  const texts = {
    contract,
    answer: templates.answer,
    data: fenceUntrusted('data profile', input.profiles.map(renderDataProfile).join('\n\n') || 'no data file is known'),
    readme: fenceUntrusted('description', description ?? 'nothing'),
    ...(mode === 'autonomous' ? {} : showSource(input)),
  }
  const system = fillIn(templates[`${mode}: system`], texts).trim()
  const user = fillIn(templates[`${mode}: user`], texts).trim()
  return [...(system === '' ? [] : [{ role: 'system' as const, text: system }]), { role: 'user', text: user }]
}

/** A Python that lacks syntax which models take for granted. */
function tellOldPython({ environment }: Manifest): string {
  const [, minor] = /^>=3\.(\d),<3\.\d+$/.exec(environment.python) ?? []
  return minor === undefined ? '' : `; Python is 3.${minor}, which knows no later syntax`
}

function showSource({ manifest, source, modules }: PromptInput): Readonly<Record<string, string>> {
  const words = manifest.arguments.map(showName).join(' ')
  const parts = modules.map(({ path, source: text }) =>
    text === null
      ? `${showName(path)}, which it imports too, is left out here: there is no room for it.`
      : `It imports ${showName(path)}, which stays where it is:\n\n${fenceUntrusted('module', text)}`,
  )
  return {
    source: fenceUntrusted('source', source),
    modules: parts.join('\n\n'),
    arguments:
      words === '' ? '' : `\n\nIt is started with \`${words}\`. Yours gets no arguments: build these values in.`,
  }
}

/** Makes a path of the source one of the folder that scripts start in. */
const pathFromStart =
  ({ workingDirectory }: Manifest) =>
  (path: string): string =>
    posix.relative(posix.normalize(workingDirectory), posix.normalize(path))

/** One pass over the template, so that a placeholder inside third-party text stays text. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{([a-z_]+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Messages as they are sent, byte for byte, each turn under a line that names its role. */
export const showPrompt = (messages: readonly Message[]): string =>
  messages.map(({ role, text }) => `--- ${role}\n${text}`).join('\n')
