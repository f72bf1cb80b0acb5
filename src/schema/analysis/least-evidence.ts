/** Fewer values give no interval, and so no verdict: none covers 95 % there without being absurdly wide. */
export const MINIMUM_PAIRS = 5

/** Fewest projects for a verdict on a model: even the most extreme signs of five are no rarer than 2 in 32. */
export const MINIMUM_PROJECTS = 6

/** Fewest of what a ratio or a change is the mean over. */
export const MINIMUM_OF = { runs: MINIMUM_PAIRS, projects: MINIMUM_PROJECTS } as const

/**
 * Fewest projects for a finding on a model that is not exploratory: among 6 the worst of 32 real populations gives one false
 * verdict in seven.
 */
export const HEADLINE_PROJECTS = 12

/** Fewest projects for "equivalent": of fewer a rare project that differs by far is too likely to be none. */
export const EQUIVALENCE_PROJECTS = 20
