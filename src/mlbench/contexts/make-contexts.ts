import { UserError } from '../../base/errors.ts'
import type { Embed } from '../../generation/models/embed.ts'
import type { ContextScope, ContextSetting, TaskContext } from '../../schema/mlbench/task-context.ts'
import type { Task } from '../data/rows.ts'
import { findBestWindow, indexSentences, type SentenceIndex } from './bm25.ts'
import { gatherText, readBlocks } from './gather-text.ts'
import { loadEnglishPunkt, type PunktModel } from './punkt-model.ts'
import { cutToCharacters } from './python-text.ts'
import { compareVectors, indexSections, joinBest, scoreSections } from './rank-sections.ts'
import { ScannedText } from './scanned-text.ts'
import { splitSections } from './sections.ts'
import { splitFirst } from './split-growing.ts'

/** Sentences that ML-Bench searches. */
const MOST_SENTENCES = 1000

export interface ContextRequest {
  /** A folder with one repository a folder, by `nameOf`. */
  readonly repositories: string
  readonly setting: ContextSetting
  readonly scope: ContextScope
  /** Most characters of the gathered text, before anything is searched in it; null for all of it. */
  readonly maxCharacters: number | null
  nameOf(task: Task): string
  /** For the setting `embeddings`. */
  readonly embed?: Embed | undefined
}

/** What each task shows a model, repository after repository: each is read and searched once for all of its tasks. */
export async function* makeContexts(
  tasks: readonly Task[],
  request: ContextRequest,
): AsyncGenerator<TaskContext, void, void> {
  const { setting, scope } = request
  if (setting === 'oracle') {
    for (const task of tasks) yield { ...keysOf(task), setting, scope: null, text: task.oracle }
    return
  }
  const bm25 = setting === 'bm25' ? { model: await loadEnglishPunkt(), memory: new ScannedText() } : null
  for (const [name, group] of Map.groupBy(tasks, request.nameOf)) {
    const find = bm25 === null ? await openSearch(name, request) : await openSentences(name, bm25, request)
    for (const task of group) yield { ...keysOf(task), setting, scope, ...(await find(task.instruction)) }
  }
}

type Found = Pick<TaskContext, 'text'> & Partial<Pick<TaskContext, 'window' | 'score'>>

type Find = (question: string) => Found | Promise<Found>

interface SentenceSearch {
  readonly model: PunktModel
  /** Holds one repository's text after another's. */
  readonly memory: ScannedText
}

/** What of a repository's first thousand sentences a question is shown, until another is opened. Files are read until there are so many. */
async function openSentences(name: string, search: SentenceSearch, request: ContextRequest): Promise<Find> {
  const { repositories, scope, maxCharacters } = request
  const blocks =
    maxCharacters === null ? readBlocks(repositories, name, scope) : [Buffer.from(await readScope(name, request))]
  const index = await indexBlocks(blocks, search)
  return (question) => findBestWindow(index, question)
}

/** What of a repository's text a question is shown. */
async function openSearch(name: string, request: ContextRequest): Promise<Find> {
  const { setting, embed } = request
  const text = await readScope(name, request)
  if (setting === 'sections') {
    const index = indexSections(splitSections(text))
    return (question) => joinBest(index.sections, scoreSections(index, question))
  }
  if (setting !== 'embeddings') return () => ({ text })
  if (embed === undefined) throw new UserError('The setting embeddings needs --embedder: a model of models.yaml.')
  const sections = splitSections(text)
  const vectors = await embed(sections.map((section) => `${section.path}\n${section.text}`))
  return async (question) => {
    const [vector = []] = await embed([question])
    return joinBest(sections, compareVectors(vectors, vector))
  }
}

/** Of a repository's text what a request takes; no more files are read than hold so much. */
async function readScope(name: string, { repositories, scope, maxCharacters }: ContextRequest): Promise<string> {
  if (maxCharacters === null) return gatherText(repositories, name, scope)
  const blocks: string[] = []
  let size = 0
  for await (const block of readBlocks(repositories, name, scope)) {
    blocks.push(block.toString())
    size += block.length
    if (size >= 4 * maxCharacters) break // a character has four bytes at most
  }
  return cutToCharacters(blocks.join(''), maxCharacters)
}

/** An index of the first thousand sentences, good until another is made in its memory; a text without a word has one empty window. */
export async function indexBlocks(
  blocks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { model, memory }: SentenceSearch,
): Promise<SentenceIndex> {
  const { text, spans } = await splitFirst(blocks, model, MOST_SENTENCES, { text: memory })
  const hasWords = spans.some((span) => text.trimEnd(span) > span.start)
  return indexSentences({ text, spans: hasWords ? spans : [{ start: 0, end: 0 }] })
}

const keysOf = ({ githubId, id }: Task) => ({ github_id: githubId, id })
