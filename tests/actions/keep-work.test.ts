import { expect, it } from 'vitest'
import { keepWork } from '../../src/actions/keep-work.ts'
import { makeContext } from '../support/context.ts'

const unopened = { openArtifacts: () => Promise.reject(new Error('nothing is opened')) }
const full = () => Promise.reject(new Error('the store is full'))

it('tells the fault of the work where what is there of it can not be uploaded either', async () => {
  const { context, lines } = makeContext()
  const own = { ...context, ...unopened }
  const work = () => Promise.reject(new Error('no model was left'))
  await expect(keepWork(own, full, work)).rejects.toThrow('no model was left')
  expect(lines.join('\n')).toContain('could not be uploaded, and the job ends by a fault of its own: the store is full')
  await expect(keepWork(own, full, () => Promise.resolve(1))).rejects.toThrow('the store is full')
})

it('uploads one at a time', async () => {
  const { context } = makeContext()
  const told: string[] = []
  const send = async () => {
    told.push('begun')
    await new Promise((resolve) => setTimeout(resolve, 20))
    told.push('ended')
  }
  await keepWork({ ...context, ...unopened, keptEverySeconds: 0 }, send, ({ betweenSteps }) => {
    void betweenSteps?.()
    return Promise.resolve(1)
  })
  expect(told).toEqual(['begun', 'ended', 'begun', 'ended'])
})
