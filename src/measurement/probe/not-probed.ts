import { nameFact } from '../../base/text.ts'
import type { ProbeGap } from '../../schema/probe-gap.ts'

/** Nothing can be done to a project's data: why. */
export class NotProbed extends Error {
  readonly gap: ProbeGap

  constructor(gap: ProbeGap) {
    super(nameFact(gap))
    this.gap = gap
  }
}
