import { mean, sum } from '../base/numbers.ts'
import type { QueuedRun } from './queue.ts'

/** A run as the estimate of its length sees it. */
export interface ForeseenRun {
  readonly project: string
  /** Script and shim, which repeat. */
  readonly member: string
  readonly purpose: QueuedRun['run']['block']['purpose']
  /** Others may be made at the same time. */
  readonly isBeside: boolean
  /** The author's own script, unchanged. */
  readonly isAuthors: boolean
}

/** Seconds of a run that was made. */
export interface MadeSeconds {
  /** From its beginning to the next one's. */
  readonly whole: number
  /** Seconds of the script itself; null: none was run. */
  readonly script: number | null
}

interface Sum {
  count: number
  seconds: number
}

/** Runs that take what their scripts take times a factor of their own. */
type Kind = ForeseenRun['purpose'] | `${ForeseenRun['purpose']} beside others`

const kindOf = ({ purpose, isBeside }: Pick<ForeseenRun, 'purpose' | 'isBeside'>): Kind =>
  isBeside ? `${purpose} beside others` : purpose

/** Runs that take what a script takes; those of other kinds take it times a factor of their own. */
const isPlain = ({ purpose }: Pick<ForeseenRun, 'purpose'>) => purpose === 'warmup' || purpose === 'measured'

const hasNeighbours = (kind: Kind) => kind.endsWith(' beside others')

interface Member {
  readonly isAuthors: boolean
  readonly made: Sum
  readonly ahead: Map<Kind, number>
}

interface Project {
  readonly members: Map<string, Member>
  /** Seconds of a run of the author's script by the manifest; null: it does not say. */
  readonly typicalSeconds: number | null
  isWarm: boolean
}

/** The time that the rest of a queue takes. */
export class Forecast {
  readonly #projects = new Map<string, Project>()
  readonly #places: number
  /** Seconds of runs whose length was foretold, made and foretold. */
  readonly #kinds = new Map<Kind, { made: number; foretold: number }>()
  readonly #around: Sum = { count: 0, seconds: 0 }

  /** `places`: so many of the runs that may have others beside them are made at a time. */
  constructor(runs: readonly ForeseenRun[], typicalSeconds: ReadonlyMap<string, number | null>, places: number) {
    this.#places = places
    for (const run of runs) {
      const { project: slug, member: name, isAuthors } = run
      const project = this.#projects.get(slug) ?? {
        members: new Map(),
        typicalSeconds: typicalSeconds.get(slug) ?? null,
        isWarm: false,
      }
      this.#projects.set(slug, project)
      const member = project.members.get(name) ?? { isAuthors, made: { count: 0, seconds: 0 }, ahead: new Map() }
      project.members.set(name, member)
      const kind = kindOf(run)
      member.ahead.set(kind, (member.ahead.get(kind) ?? 0) + 1)
    }
  }

  /** Counts a run that has ended. The first of a project is cold, and says nothing of the others. */
  count(run: Omit<ForeseenRun, 'isAuthors'>, { whole, script }: MadeSeconds): void {
    const project = this.#projects.get(run.project)
    const member = project?.members.get(run.member)
    if (!project || !member) return
    const kind = kindOf(run)
    member.ahead.set(kind, Math.max(0, (member.ahead.get(kind) ?? 0) - 1))
    if (script !== null) add(this.#around, Math.max(0, whole - script))
    if (isPlain(run)) {
      if (project.isWarm) add(member.made, whole / this.#usualFactorOf(kind))
    } else {
      const seen = this.#kinds.get(kind) ?? { made: 0, foretold: 0 }
      const foretold = this.#secondsOf(project, member, this.#scale())
      if (foretold !== null) this.#kinds.set(kind, { made: seen.made + whole, foretold: seen.foretold + foretold })
    }
    project.isWarm = true
  }

  /** Seconds; null: nothing is known yet. */
  get left(): number | null {
    const scale = this.#scale()
    let left = 0
    for (const project of this.#projects.values()) {
      for (const member of project.members.values()) {
        const each = this.#secondsOf(project, member, scale)
        for (const [kind, count] of member.ahead) {
          if (count === 0) continue
          if (each === null) return null
          left += (count * each * this.#factorOf(kind)) / (hasNeighbours(kind) ? this.#places : 1)
        }
      }
    }
    return left
  }

  /**
   * As its earlier runs took. Else, of the author's script, what the manifest says, by how much longer others took than theirs
   * say; of another the share of that which others took of theirs, which counts as one script more beside those of its project
   * that are known: the first of these may be one that fails at once.
   */
  #secondsOf(project: Project, { made, isAuthors }: Member, { times, share, usual }: Scale): number | null {
    if (made.count > 0) return made.seconds / made.count
    const authors = this.#authorsSeconds(project, times)
    const said = authors === null ? null : authors * (isAuthors ? 1 : share)
    const known = meansOf(project)
    const sources = said === null ? known : [...known, said]
    return mean(sources) ?? usual
  }

  /** Seconds of the author's script with all around it. */
  #authorsSeconds(project: Project, times: number | null): number | null {
    const made = authorsMean(project)
    if (made !== null) return made
    if (project.typicalSeconds === null || times === null) return null
    return this.#aroundEach() + project.typicalSeconds * times
  }

  /** Factor of a kind, by those of its runs that were made; as long as they are few it is near the usual one. */
  #factorOf(kind: Kind): number {
    const { made, foretold } = this.#kinds.get(kind) ?? { made: 0, foretold: 0 }
    return (made + this.#usualFactorOf(kind) * DOUBT_SECONDS) / (foretold + DOUBT_SECONDS)
  }

  #usualFactorOf = (kind: Kind) => (hasNeighbours(kind) && this.#places > 1 ? BESIDE_OTHERS : 1)

  #aroundEach = () => (this.#around.count > 0 ? this.#around.seconds / this.#around.count : 0)

  #scale(): Scale {
    const [means, shares]: [number[], number[]] = [[], []]
    let [taken, typical] = [0, 0]
    for (const project of this.#projects.values()) {
      const own = mean(meansOf(project))
      if (own === null) continue
      means.push(own)
      const authors = authorsMean(project)
      if (authors === null) continue
      const others = mean(meansOf(project, false))
      if (others !== null) shares.push(others / authors)
      if (project.typicalSeconds === null) continue
      taken += Math.max(0, authors - this.#aroundEach())
      typical += project.typicalSeconds
    }
    return {
      times: typical > 0 ? taken / typical : null,
      share: (sum(shares) + USUAL_SHARE * DOUBT_PROJECTS) / (shares.length + DOUBT_PROJECTS),
      usual: mean(means),
    }
  }
}

/** Seconds of runs as foretold that stand against those that were made. */
const DOUBT_SECONDS = 10
/** Times as long takes a run with neighbours, which share caches and memory (the demo's on two processors: 1.3 to 1.5). */
const BESIDE_OTHERS = 1.4

/** Share that other scripts of a project take of what the author's takes: some do without its plots, some fail early. */
const USUAL_SHARE = 0.6
/** Projects that this share counts as, beside those that are known. */
const DOUBT_PROJECTS = 2

interface Scale {
  /** How much longer than their manifests say authors' scripts take here; null: not known. */
  readonly times: number | null
  /** Seconds of other scripts, as a share of those of the author's. */
  readonly share: number
  /** Seconds of a script whose project says nothing; null: not known. */
  readonly usual: number | null
}

/** Mean seconds of each script of a project that is known; `isAuthors`: of the author's alone, or of the others. */
const meansOf = ({ members }: Project, isAuthors?: boolean): number[] =>
  [...members.values()].flatMap((member) => {
    const { made } = member
    return made.count > 0 && member.isAuthors === (isAuthors ?? member.isAuthors) ? [made.seconds / made.count] : []
  })

const authorsMean = (project: Project): number | null => mean(meansOf(project, true))

function add(total: Sum, seconds: number): void {
  total.count++
  total.seconds += seconds
}
