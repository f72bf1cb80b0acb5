import { nameFact } from '../../base/text/text.ts'
import type { ProbeGap } from '../../schema/measurement/probe-gap.ts'

/** Nothing can be done to a project's data: why. */
export class NotProbed extends Error {
  readonly gap: ProbeGap

  constructor(gap: ProbeGap) {
    super(nameFact(gap))
    this.gap = gap
  }
}
