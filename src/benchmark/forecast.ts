import { mean, sum } from '../base/numbers.ts'
import { UNTIMED } from '../schema/record.ts'
import type { QueuedRun } from './queue.ts'

/** A run as the estimate of its length sees it. */
export interface ForeseenRun {
  readonly project: string
  /** Script and shim, which repeat. */
  readonly member: string
  readonly purpose: QueuedRun['run']['block']['purpose']
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

interface Member {
  readonly made: Sum
  readonly ahead: Map<ForeseenRun['purpose'], number>
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
  /** Seconds of runs whose length was foretold, made and foretold, by purpose. */
  readonly #purposes = new Map<ForeseenRun['purpose'], { made: number; foretold: number }>()
  readonly #around: Sum = { count: 0, seconds: 0 }

  /** `places`: so many untimed runs are made at a time, after all others. */
  constructor(runs: readonly ForeseenRun[], typicalSeconds: ReadonlyMap<string, number | null>, places: number) {
    this.#places = places
    for (const { project: slug, member: name, purpose } of runs) {
      const project = this.#projects.get(slug) ?? {
        members: new Map(),
        typicalSeconds: typicalSeconds.get(slug) ?? null,
        isWarm: false,
      }
      this.#projects.set(slug, project)
      const member = project.members.get(name) ?? { made: { count: 0, seconds: 0 }, ahead: new Map() }
      project.members.set(name, member)
      member.ahead.set(purpose, (member.ahead.get(purpose) ?? 0) + 1)
    }
  }

  /** Counts a run that has ended. The first of a project is cold, and says nothing of the others. */
  count({ project: slug, member: name, purpose }: ForeseenRun, { whole, script }: MadeSeconds): void {
    const project = this.#projects.get(slug)
    const member = project?.members.get(name)
    if (!project || !member) return
    member.ahead.set(purpose, Math.max(0, (member.ahead.get(purpose) ?? 0) - 1))
    if (script !== null) add(this.#around, Math.max(0, whole - script))
    if (IS_PLAIN[purpose]) {
      if (project.isWarm) add(member.made, whole)
    } else {
      const seen = this.#purposes.get(purpose) ?? { made: 0, foretold: 0 }
      const foretold = this.#secondsOf(project, member, this.#scale())
      if (foretold !== null)
        this.#purposes.set(purpose, { made: seen.made + whole, foretold: seen.foretold + foretold })
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
        for (const [purpose, count] of member.ahead) {
          if (count === 0) continue
          if (each === null) return null
          left += (count * each * this.#factorOf(purpose)) / (UNTIMED.includes(purpose) ? this.#places : 1)
        }
      }
    }
    return left
  }

  /**
   * As its earlier runs took; else as those of its project did and the manifest says, the latter counting as one script more:
   * the first that is known may be one that fails at once.
   */
  #secondsOf(project: Project, { made }: Member, { times, usual }: Scale): number | null {
    if (made.count > 0) return made.seconds / made.count
    const said =
      project.typicalSeconds === null || times === null ? null : this.#aroundEach() + project.typicalSeconds * times
    const known = meansOf(project)
    const sources = said === null ? known : [...known, said]
    return sources.length > 0 ? sum(sources) / sources.length : usual
  }

  /** Factor of a purpose, by those of its runs that were made; as long as they are few it is near that of its neighbours. */
  #factorOf(purpose: ForeseenRun['purpose']): number {
    const { made, foretold } = this.#purposes.get(purpose) ?? { made: 0, foretold: 0 }
    const usual = UNTIMED.includes(purpose) && this.#places > 1 ? BESIDE_OTHERS : 1
    return (made + usual * DOUBT_SECONDS) / (foretold + DOUBT_SECONDS)
  }

  #aroundEach = () => (this.#around.count > 0 ? this.#around.seconds / this.#around.count : 0)

  /** How much longer than their manifests say scripts take here, and what a run takes whose project says nothing. */
  #scale(): Scale {
    const means: number[] = []
    let [taken, typical] = [0, 0]
    for (const project of this.#projects.values()) {
      const own = mean(meansOf(project))
      if (own === null) continue
      means.push(own)
      if (project.typicalSeconds === null) continue
      taken += Math.max(0, own - this.#aroundEach())
      typical += project.typicalSeconds
    }
    return { times: typical > 0 ? taken / typical : null, usual: mean(means) }
  }
}

/** Seconds of runs as foretold that stand against those that were made. */
const DOUBT_SECONDS = 10
/** Times as long takes a run with neighbours, which share caches and memory (the demo's on two processors: 1.3 to 1.5). */
const BESIDE_OTHERS = 1.4

interface Scale {
  readonly times: number | null
  readonly usual: number | null
}

/** Purposes whose runs take what a script takes; those of others by a factor of their own. */
const IS_PLAIN: Readonly<Record<ForeseenRun['purpose'], boolean>> = {
  warmup: true,
  measured: true,
  profile: false,
  flops: false,
  probe: false,
}

/** Mean seconds of each script of a project that is known. */
const meansOf = ({ members }: Project): number[] =>
  [...members.values()].flatMap(({ made }) => (made.count > 0 ? [made.seconds / made.count] : []))

function add(total: Sum, seconds: number): void {
  total.count++
  total.seconds += seconds
}
