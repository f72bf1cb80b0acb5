import { expect, it } from 'vitest'
import { explainWrite } from '../../../src/base/files/path-errors.ts'

it('names the folder that a user has to be given: where a file is made, or the one that takes none', () => {
  const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' })
  const told = (...where: [path: string, folder?: string]) => String(explainWrite(refused, ...where))
  expect(told('c/report/records.csv')).toContain('Give c/report to them or name another folder')
  expect(told('c/report', 'c/report')).toContain('Give c/report to them or name another folder')
  expect(told('records.csv')).toContain('Give this folder to them or name another folder')
})
