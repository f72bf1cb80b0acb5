import { expect, it } from 'vitest'
import { listFiles } from '../../../src/base/files/files.ts'
import { detectDataLicence } from '../../../src/dataset/import/data-licence.ts'
import { makeFolder } from '../../support/temporary.ts'

const CC_BY = 'Creative Commons Attribution 4.0 International Public License'
const MIT = 'Permission is hereby granted, free of charge, to any person obtaining a copy'

it.each<[string, Readonly<Record<string, string>>, object]>([
  ["Kaggle's description", { 'data/dataset-metadata.json': '{"licenses":[{"name":"CC0-1.0"}]}' }, { spdx: 'CC0-1.0' }],
  ['a data package above', { 'datapackage.json': '{"licenses":[{"name":"ODC-PDDL-1.0"}]}' }, { spdx: 'PDDL-1.0' }],
  ["a dataset's card", { 'data/README.md': '---\ntags: [a]\nlicense: cc-by-sa-4.0\n---\n' }, { spdx: 'CC-BY-SA-4.0' }],
  ['a licence file in its folder', { 'data/LICENSE': CC_BY }, { spdx: 'CC-BY-4.0' }],
  ['a licence file of the data alone', { 'LICENSE-DATA.txt': CC_BY }, { spdx: 'CC-BY-4.0' }],
  ["not the code's own", { LICENSE: MIT, 'README.md': '---\nlicense: mit\n---\n' }, { spdx: null, why: 'not-stated' }],
  ['not what a README says', { 'README.md': 'The dataset is under CC BY 4.0.' }, { spdx: null, why: 'only-claimed' }],
  ['nothing that has no identifier', { 'data/LICENSE': 'Ask me.' }, { spdx: null, why: 'unknown-text' }],
  ['no description that is none', { 'datapackage.json': '{"licenses": "all"}' }, { spdx: null, why: 'not-stated' }],
])('takes %s for the licence of data', async (_name, files, expected) => {
  const folder = await makeFolder({ 'data/iris.csv': 'a,b\n', 'main.py': '', ...files })
  expect(await detectDataLicence(folder, await listFiles(folder), 'data/iris.csv')).toEqual(expected)
})
