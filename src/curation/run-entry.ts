import { join, posix } from 'node:path'
import { openRoom } from '../benchmark/make-data.ts'
import { type AuthorsRun, isDone, tellEnd } from '../benchmark/run-authors.ts'
import type { Start } from '../dataset/import/find-start.ts'
import { isModelFile, listModelWords } from '../dataset/import/kept-models.ts'
import { SOURCE } from '../dataset/known-project.ts'
import { tellOtherBytes } from '../dataset/sources/outside-data.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { type Brought, bringData, bringNltkData, listNeeded } from './bring-data.ts'
import { openWorkshop, type RunScript, readMissed } from './make-lacked.ts'
import { giveMore, type MemoryNeed, settleMemory } from './more-memory.ts'
import type { ReadEntry } from './read-entry.ts'
import { type Importing, type RunSettings, runOnce, runOther } from './run-staged.ts'
import type { TriedRun } from './try-ways.ts'

/** All runs of an entry: no further way is tried then. */
const PATIENCE_SECONDS = 900

/** The runs of one entry, each made again where more memory, or data that can be had, may get it further: the next ones have that too. */
export class EntryRunner {
  readonly #importing: Importing
  readonly #read: ReadEntry
  readonly #trainedBy: readonly string[]
  readonly #brought: Brought = { downloads: [], addresses: [], made: [] }
  readonly #room = openRoom()
  readonly #lacking = new Set<string>()
  readonly #failed = new Map<string, string>()
  #make: ReturnType<typeof openWorkshop>
  #spentSeconds = 0
  #needs: MemoryNeed = {}

  /** `trainedBy`: scripts that train what it evaluates. */
  constructor(importing: Importing, read: ReadEntry, trainedBy: readonly string[]) {
    this.#importing = importing
    this.#read = read
    this.#trainedBy = trainedBy
    this.#make = this.#openWorkshop()
  }

  async run(settings: Omit<RunSettings, 'needs'>): Promise<TriedRun> {
    if (this.#isOutOfPatience) return { run: null, notRun: 'its other runs took long enough' }
    const whole = { ...settings, environment: this.#addDownloads(settings.environment), needs: this.#needs }
    const tried = await runOnce(this.#importing, whole, this.#brought)
    this.#spentSeconds += tried.run?.record.wallSeconds ?? 0
    return (await this.#help(tried.run, whole)) ? this.run(settings) : tried
  }

  /** What failed for its packages may run with others. */
  forgetFailures(): void {
    this.#make = this.#openWorkshop()
  }

  /** Scripts that make data and lacked a module so far. */
  listLacking(): readonly string[] {
    return [...this.#lacking]
  }

  /** What the manifest says of that with which the entry's last run was made. */
  describe(last: AuthorsRun | null, environment: RunSettings['environment']) {
    return {
      addresses: listNeeded(last, this.#brought),
      made: this.#brought.made,
      failedMakers: [...this.#failed].map(([path, reason]) => ({ path, reason })),
      environment: this.#addDownloads(environment),
      needs: settleMemory(last, this.#needs),
    }
  }

  get #isOutOfPatience(): boolean {
    return this.#spentSeconds > PATIENCE_SECONDS
  }

  /** Whether the entry may get further now than this run of it. */
  async #help(run: AuthorsRun | null, settings: RunSettings): Promise<boolean> {
    const { staged, options, context } = this.#importing
    const { scripts, files, own, code } = this.#read
    const more = giveMore(run, this.#needs)
    if (more !== null && !this.#isOutOfPatience) {
      this.#needs = more
      context.logger.info(`${staged.slug}: it takes more memory than most, and is given up to ${more.memoryGiB} GiB`)
      return true
    }
    const about = { texts: scripts.map(({ text }) => text), files, own, mayFetch: options.fetchData }
    if (await bringData(run, this.#brought, about, context)) return true
    const lacked =
      this.#trainedBy.length === 0 ? readMissed(run, settings.start, files) : this.#readMissedModel(run, settings.start)
    const runScript: RunScript = (...which) => this.#runScript(settings, ...which)
    return lacked !== null && (await this.#make(lacked.path, code, runScript))
  }

  /** What it lacks of models too, though it may not say so but that its command names one. */
  #readMissedModel(run: AuthorsRun | null, start: Start) {
    const { files } = this.#read
    const told = readMissed(run, start, files, isModelFile)
    if (told !== null || run === null) return told
    const here = new Set([...files, ...this.#brought.made.map((each) => each.path)])
    const named = listModelWords({ words: start.arguments }).map((word) => posix.join(start.workingDirectory, word))
    const path = named.find((each) => !here.has(each))
    return path === undefined ? null : { path }
  }

  async #runScript(
    settings: RunSettings,
    ...[script, wanted, isAgain = false]: Parameters<RunScript>
  ): ReturnType<RunScript> {
    if (this.#isOutOfPatience) return null
    const { staged, context } = this.#importing
    const what = { script, wanted, room: isAgain ? openRoom() : this.#room }
    const whole = { ...settings, environment: this.#addDownloads(settings.environment) }
    const found = await runOther(this.#importing, whole, this.#brought, what)
    const { record } = found.run
    this.#spentSeconds += isAgain ? 0 : (record.wallSeconds ?? 0)
    if (record.errorType === 'ModuleNotFoundError') this.#lacking.add(script)
    this.#failed.delete(script)
    if (!isDone(found.run)) {
      this.#failed.set(script, tellEnd(record))
      context.logger.info(`${staged.slug}: ${script} did not end well: ${tellEnd(record)}`)
    }
    const isHelped = await bringNltkData(found.run, this.#brought, context)
    return isHelped ? this.#runScript(settings, script, wanted, isAgain) : found
  }

  #openWorkshop() {
    const { staged, context } = this.#importing
    const { path, files, scripts } = this.#read
    return openWorkshop({
      source: join(staged.folder, SOURCE),
      files,
      brought: this.#brought,
      reached: [path, ...scripts.map((script) => script.path)],
      trainedBy: this.#trainedBy,
      onUnsteady: (made, madeBy) =>
        context.logger.warn(
          `${staged.slug}: ${madeBy} makes another file of '${made}' each time, which no other machine can make: ${tellOtherBytes(made)}; then import it again`,
        ),
    })
  }

  #addDownloads(environment: Partial<Manifest['environment']>): Partial<Manifest['environment']> {
    const { downloads } = this.#brought
    return downloads.length === 0 ? environment : { ...environment, downloads: [...downloads] }
  }
}
