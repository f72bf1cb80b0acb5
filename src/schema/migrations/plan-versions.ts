import { usualShim } from '../common.ts'
import { type Fields, isFields, listFields, mapFields } from '../versioned.ts'
import { renamePerturbation, reported } from './record-versions.ts'

export const planFromVersion1 = (old: Fields): Fields =>
  gatherOptions({
    shards: null,
    prompt: null,
    ...old,
    blocks: mapFields(old.blocks, blockFromVersion1),
    projects: mapFields(old.projects, projectFromVersion1),
    leftOut: mapFields(old.leftOut, (each) => ({ ...each, reason: reported(each.reason) })),
    ...(isFields(old.expected) ? { expected: { ...old.expected, usdReason: reported(old.expected.usdReason) } } : {}),
  })

/** Version 1 had some options beside the rest, and others only in the blocks that they led to. */
function gatherOptions({ seed, fanOut, samples, repetitions, warmups, modes, ...rest }: Fields): Fields {
  const blocks = listFields(rest.blocks)
  const countBlocks = (purpose: string) =>
    Math.max(0, ...blocks.filter((block) => block.purpose === purpose).map(({ number }) => Number(number)))
  const options = {
    models: listFields(rest.models).map(({ id }) => id),
    modes,
    samples,
    repetitions,
    warmups,
    seed,
    fanOut,
    sessions: 1,
    smallestEffect: 2,
    profiles: countBlocks('profile'),
    flops: countBlocks('flops') > 0,
    probes: countBlocks('probe') > 0,
    prompt: 'efficient',
    readme: 'informed',
    repairs: 0,
    control: false,
  }
  return { ...rest, options }
}

/** A plan of version 2 as one of 3: no model was told what its answers took. */
export const planFromVersion2 = ({ options, ...rest }: Fields): Fields => ({
  ...rest,
  options: isFields(options) ? { ...options, feedback: false } : options,
})

/** A plan of version 3 as one of 4: every project that was asked for could be run, and half of its data was drawn once. */
export const planFromVersion3 = ({ options, ...rest }: Fields): Fields => ({
  ...rest,
  options: isFields(options) ? { ...options, subsamples: 1 } : options,
  leftOutProjects: [],
})

/** A plan of version 4 as one of 5: nothing was run under another setting. */
export const planFromVersion4 = ({ options, ...rest }: Fields): Fields => ({
  ...rest,
  options: isFields(options) ? { ...options, sensitivity: [] } : options,
})

/** A block of version 1 names the variants in its order alone: each was run under its mode's usual shim. */
function blockFromVersion1({ perturbation = null, ...block }: Fields): Fields {
  const order = Array.isArray(block.order) ? block.order.map(nameShim) : block.order
  return {
    session: 1,
    watched: block.purpose === 'probe',
    ...block,
    perturbation: renamePerturbation(perturbation),
    order,
  }
}

const nameShim = (variant: unknown) => ({ variant, shim: usualShim(String(variant).split('/')[1] ?? '') })

function projectFromVersion1({ notProbed = {}, ...project }: Fields): Fields {
  const reasons = isFields(notProbed)
    ? Object.fromEntries(Object.entries(notProbed).map(([name, why]) => [renamePerturbation(name), reported(why)]))
    : notProbed
  return {
    data: [],
    cluster: null,
    drawsOrWaits: true,
    scoring: 'printed',
    split: null,
    ...project,
    notProbed: reasons,
  }
}
