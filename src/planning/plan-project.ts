import type { PlannedProject } from '../schema/campaign/plan.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { type Perturbation, perturbationsOf } from '../schema/measurement/record.ts'

/** What other rooms know of a project that is to be planned. */
export interface ProjectFacts extends Pick<PlannedProject, 'notProbed' | 'drawsOrWaits' | 'lockHash' | 'sourceHash'> {
  readonly slug: string
  readonly manifest: Manifest
  /** Bytes of its entry file. */
  readonly entryBytes: number
}

export function planProject({ manifest, entryBytes: _, ...facts }: ProjectFacts): PlannedProject {
  const {
    title,
    task,
    entry,
    module,
    workingDirectory,
    pythonPath,
    metric,
    needs,
    data,
    scoring,
    scored,
    licence,
    origin,
  } = manifest
  return {
    ...facts,
    title,
    task,
    cluster: manifest.cluster ?? null,
    entry,
    ...(module === undefined ? {} : { module }),
    workingDirectory,
    pythonPath,
    arguments: manifest.arguments,
    ...(manifest.places === undefined ? {} : { places: manifest.places }),
    metric,
    needs,
    data: data.map(({ headers: _, licence: of, ...file }) => (of === null ? file : { ...file, licence: of })),
    scoring,
    split: scored ?? null,
    licence: licence?.spdx ?? null,
    origin: nameOrigin(origin),
  }
}

function nameOrigin(origin: Manifest['origin']): string {
  if (origin === 'embedded') return origin
  return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`
}

/** Changes that can be made to the data of a project, in their order. */
export const listProbes = ({ notProbed, scoring }: Pick<PlannedProject, 'notProbed' | 'scoring'>): Perturbation[] =>
  perturbationsOf(scoring).filter((each) => !(each in notProbed))
