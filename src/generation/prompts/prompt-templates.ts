import { UserError } from '../../base/errors.ts'
import { readTextIfPresent, sha256Hex } from '../../base/files/files.ts'
import { readAsset } from '../../base/package.ts'
import { GENERATED_MODES, type GeneratedMode } from '../../schema/common.ts'
import { SCORINGS } from '../../schema/dataset/scoring.ts'
import { PROMPT_VERSION, type PromptName, type StoredPrompt } from '../../schema/generation/stored-prompt.ts'

const MODE_SECTIONS = GENERATED_MODES.flatMap((mode) => [`${mode}: system`, `${mode}: user`] as const)
/** The parts of a prompt file, each below a line of `=== name ===`. */
const PROMPT_SECTIONS = ['answer', 'contract', ...SCORINGS, ...MODE_SECTIONS, 'repair', 'feedback'] as const
/** Of a prompt file. */
const LARGEST_BYTES = 1024 ** 2
type Section = (typeof PROMPT_SECTIONS)[number]
/** `feedback` null: the prompt was stored before there was any. */
export type PromptTemplates = Readonly<Record<Exclude<Section, 'feedback'>, string> & { feedback: string | null }>

/** Placeholders that a template may have: what is filled in comes from the project, or from the run that is told of. */
const PLACEHOLDERS = [
  'answer',
  'contract',
  'task_card',
  'command',
  'packages',
  'metric_name',
  'metric_value',
  'result',
  'training_file',
  'test_file',
  'data',
  'readme',
  'source',
  'modules',
  'arguments',
  'failure',
  'measured',
] as const
const OF_THE_SOURCE = ['source', 'modules', 'arguments']

/** One of the prompts that come with the tool, whole. */
export async function readBundledPrompt(name: PromptName): Promise<StoredPrompt> {
  return { version: PROMPT_VERSION, ...compose(await readBundled(name)) }
}

/** A user's own; what its file leaves out is as in `efficient`. UserError where it asks for what there is not. */
export async function readOwnPrompt(path: string): Promise<StoredPrompt> {
  const text = await readTextIfPresent(path, undefined, LARGEST_BYTES)
  if (text === null) throw new UserError(`There is no prompt file ${path}.`)
  const own = parseSections(text, path)
  if (own.size === 0) throw new UserError(`${path} holds no section, as \`=== assisted: user ===\`.`)
  for (const [section, template] of own) refusePlaceholders(section, template, path)
  return { version: null, ...compose(new Map([...(await readBundled('efficient')), ...own])) }
}

/** The templates of a prompt that a plan holds. UserError where its text is not what was planned. */
export function readTemplates({ text, hash }: StoredPrompt): PromptTemplates {
  if (sha256Hex(text) !== hash)
    throw new UserError('The prompt in plan.json is not the one that was planned: plan again.')
  const sections = parseSections(text, 'plan.json')
  const of = (name: Section): string => {
    const template = sections.get(name)
    if (template === undefined) throw new UserError(`The prompt in plan.json has no section "${name}": plan again.`)
    return template
  }
  const ofMode = GENERATED_MODES.flatMap((mode) => [
    [`${mode}: system`, of(`${mode}: system`)],
    [`${mode}: user`, of(`${mode}: user`)],
  ])
  const common = { answer: of('answer'), contract: of('contract'), repair: of('repair') }
  const feedback = sections.get('feedback') ?? null
  const results = { printed: of('printed'), predictions: of('predictions') }
  return {
    ...common,
    feedback,
    ...results,
    ...(Object.fromEntries(ofMode) as Record<`${GeneratedMode}: ${'system' | 'user'}`, string>),
  }
}

const readBundled = async (name: PromptName) => {
  const [common, own] = [await readAsset('prompts', 'common.md'), await readAsset('prompts', `${name}.md`)]
  return new Map([...parseSections(common, 'common.md'), ...parseSections(own, name)])
}

function compose(sections: ReadonlyMap<string, string>): Pick<StoredPrompt, 'text' | 'hash'> {
  const parts = PROMPT_SECTIONS.map((name) => `=== ${name} ===\n${sections.get(name) ?? ''}\n`)
  const text = parts.join('')
  return { text, hash: sha256Hex(text) }
}

function parseSections(text: string, path: string): Map<string, string> {
  const [before = '', ...parts] = text.replaceAll('\r\n', '\n').split(/^=== (.*) ===$/m)
  if (before.trim() !== '') throw new UserError(`${path}: text before the first section: ${before.trim().slice(0, 60)}`)
  const sections = new Map<string, string>()
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [name = '', body = ''] = [parts[index], parts[index + 1]]
    if (!PROMPT_SECTIONS.some((each) => each === name)) {
      throw new UserError(`${path}: there is no section "${name}"; there are: ${PROMPT_SECTIONS.join(', ')}.`)
    }
    if (sections.has(name)) throw new UserError(`${path}: the section "${name}" is there twice.`)
    sections.set(name, body.trim())
  }
  return sections
}

function refusePlaceholders(section: string, template: string, path: string): void {
  for (const [, name = ''] of template.matchAll(/\{\{([^{}]*)\}\}/g)) {
    if (!PLACEHOLDERS.some((each) => each === name)) {
      throw new UserError(`${path}: "${section}" asks for {{${name}}}; there are: ${PLACEHOLDERS.join(', ')}.`)
    }
    if (section.startsWith('autonomous') && OF_THE_SOURCE.includes(name)) {
      throw new UserError(
        `${path}: "${section}" asks for {{${name}}}: the autonomous mode never sees the author's code.`,
      )
    }
  }
}
