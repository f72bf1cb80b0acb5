import { expect, it } from 'vitest'
import { startCli } from '../support/cli.ts'
import { makeFolder } from '../support/temporary.ts'

const [OLDER, LAST] = ['campaigns/demo-20260101-000000', 'campaigns/demo-20260102-000000']

/** The campaign that `greenml demo` says it works on; it is stopped there. */
async function nameCampaign(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await makeFolder(files)
  const { child, said, ended } = startCli(['demo'], process.env, folder)
  child.stderr.on('data', () => {
    if (said.stderr.includes('campaign ')) child.kill('SIGINT')
  })
  const { stderr } = await ended
  return /^campaign (\S+);/m.exec(stderr)?.[1] ?? stderr
}

it('goes on with the last demo where that was stopped, and begins anew where it was not', async () => {
  const finished = { [`${OLDER}/plan.json`]: '{}', [`${OLDER}/report/index.html`]: '' }
  expect(await nameCampaign({ ...finished, [`${LAST}/plan.json`]: '{}' })).toBe(LAST)
  const anew = await nameCampaign({ ...finished, [`${LAST}/plan.json`]: '{}', [`${LAST}/report/index.html`]: '' })
  expect(anew).toMatch(/^campaigns\/demo-\d{8}-\d{6}$/)
  expect([OLDER, LAST]).not.toContain(anew)
})
