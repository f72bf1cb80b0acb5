import { findContainer } from '../../src/sandbox/choose-sandbox.ts'
import { describeIn, sandboxOf } from './sandbox.ts'

const here = await findContainer()
export const describeInContainer = describeIn(here, false)
export const container = () => sandboxOf(here)
