import { expect, it } from 'vitest'
import { detectLicence } from '../../../src/dataset/import/licence.ts'
import { makeFolder } from '../../support/temporary.ts'

const MIT = 'Permission is hereby granted, free of charge, to any person obtaining a copy of this software'
const licences: [string, string, string][] = [
  ['LICENSE', 'Apache License\n      Version 2.0, January 2004', 'Apache-2.0'],
  ['COPYING', 'GNU GENERAL PUBLIC LICENSE\n  Version 3, 29 June 2007', 'GPL-3.0-only'],
  [
    'LICENSE.md',
    'GNU AFFERO GENERAL PUBLIC LICENSE\nVersion 3 … GNU GENERAL PUBLIC LICENSE Version 3',
    'AGPL-3.0-only',
  ],
  ['licence.txt', 'Redistribution and use in source and binary forms … Neither the name of', 'BSD-3-Clause'],
  ['LICENSE.rst', 'Redistribution and use in source and binary forms, with or', 'BSD-2-Clause'],
  ['LICENSE', `Creative Commons Attribution-NonCommercial 4.0 International … part: ${MIT}`, 'CC-BY-NC-4.0'],
  ['LICENSE', `GNU GENERAL PUBLIC LICENSE\nVersion 3 … bundled fonts:\n${MIT}`, 'GPL-3.0-only'],
  [
    'LICENSE',
    `Attribution 4.0 International\n\n${'About them. '.repeat(200)}Creative Commons Attribution 4.0`,
    'CC-BY-4.0',
  ],
  ['LICENSE', `MIT License\n\n${'Copyright (c) 2020 Ada, with the rest\n'.repeat(14)}\n${MIT}`, 'MIT'],
  ['LICENSE', `${MIT} … bundled: Redistribution and use in source and binary forms … Neither the name of`, 'MIT'],
]
it.each(licences)('tells the licence in %s', async (file, text, spdx) => {
  expect(await detectLicence(await makeFolder({ [file]: text }), [file])).toEqual({
    licence: { spdx, file },
    missing: {},
  })
})

/** Which honest people write around a grant. */
const HONEST: readonly string[] = [
  `${MIT}, for personal or commercial use`,
  `${MIT}. It may be used commercially.`,
  `${MIT} for non-commercial and commercial use`,
  `${MIT} for commercial & non-commercial use`,
  `${MIT} for commercial/non-commercial purposes`,
  `This project is not affiliated with Google.\n\n${MIT}`,
  `SPDX-License-Identifier: MIT\n\n${MIT}`,
  `${MIT} to deal without restriction, including without limitation the rights to use; WITHOUT WARRANTY OF ANY KIND, BUT NOT LIMITED TO it. IN NO EVENT SHALL …`,
  `${MIT}\n\nThis project includes code from tslib.\n\nCopyright Eve. It may not be copied, modified, or distributed except so.`,
  `${MIT}\n\nThird-party software\n\nCopyright (c) Eve. Non-commercial use only.`,
]
it.each(HONEST)('knows the licence in: %s', async (text) => {
  const { licence } = await detectLicence(await makeFolder({ LICENSE: text }), ['LICENSE'])
  expect(licence).toEqual({ spdx: 'MIT', file: 'LICENSE' })
})

const APACHE = 'Apache License\nVersion 2.0, January 2004'
const TAKEN_BACK: readonly string[] = [
  `${MIT}. Commercial use is prohibited.`,
  `${MIT}. Commercial use is not allowed without written permission.`,
  `${MIT}. Commercial use with a paid agreement.`,
  `${MIT}. You cannot use this software commercially.`,
  `${MIT}. This licence holds for research only.`,
  `${MIT}. Use is restricted to academic research.`,
  `${MIT}. You may not use it to train models.`,
  `${MIT}. You don't get to sell it.`,
  `${MIT}. Companies must buy a licence.`,
  `${MIT}. For commercial use, e-mail Ada.`,
  `${MIT}. The weights are under CC BY-NC 4.0.`,
  `${MIT} for non-commercial purposes.`,
  `${MIT}\n\nThird-party software: none.\n\nCommercial use is prohibited.`,
  `${MIT}. Neither the name of Ada. You may not use it to endorse or promote products.`,
  `${APACHE}. The software must not be used for surveillance.`,
  `SPDX-License-Identifier: GPL-3.0-only\n\nParts: ${MIT}`,
]
it.each(TAKEN_BACK)('knows no licence in: %s', async (text) => {
  const { licence } = await detectLicence(await makeFolder({ LICENSE: text }), ['LICENSE'])
  expect(licence).toBeNull()
})

it('tells a licence that does not let anybody publish behind its identifier', async () => {
  const text = 'SPDX-License-Identifier: GPL-3.0-only\n\nGNU GENERAL PUBLIC LICENSE\nVersion 3'
  const { licence } = await detectLicence(await makeFolder({ LICENSE: text }), ['LICENSE'])
  expect(licence).toEqual({ spdx: 'GPL-3.0-only', file: 'LICENSE' })
})

it.each(['See [LICENSE](LICENSE)', '# License\n\nPlease refer to the file LICENSE for details.\n', 'LICENSE'])(
  'reads no terms where a file only points at another: %s',
  async (text) => {
    const files = { 'LICENSE.md': text, LICENSE: MIT }
    const { licence } = await detectLicence(await makeFolder(files), Object.keys(files))
    expect(licence).toEqual({ spdx: 'MIT', file: 'LICENSE' })
  },
)

it.each(['All rights reserved. See LICENSE.', 'See LICENSE-COMMERCIAL', 'See [COPYING](COPYING)'])(
  'knows no licence beside a file that says more than where it stands: %s',
  async (text) => {
    const files = { 'LICENSE.md': text, LICENSE: MIT }
    const { licence } = await detectLicence(await makeFolder(files), Object.keys(files))
    expect(licence).toBeNull()
  },
)

it('reads no licence from a file that is too long for one', async () => {
  const folder = await makeFolder({ LICENSE: `${MIT}${' '.repeat(1024 ** 2)}` })
  expect((await detectLicence(folder, ['LICENSE'])).licence).toBeNull()
})

it.each([
  [
    'CC-BY-NC-4.0',
    { COPYING: 'Attribution 4.0 International', LICENSE: 'Attribution-NonCommercial 4.0 International' },
  ],
  ['GPL-3.0-only', { COPYING: 'Attribution 4.0 International', LICENSE: 'GNU GENERAL PUBLIC LICENSE Version 3' }],
  [
    'AGPL-3.0-only',
    { COPYING: 'GNU GENERAL PUBLIC LICENSE Version 3', LICENSE: 'GNU AFFERO GENERAL PUBLIC LICENSE Version 3' },
  ],
  ['CC-BY-SA-4.0', { COPYING: MIT, LICENSE: 'Attribution-ShareAlike 4.0 International' }],
  ['MIT', { COPYING: MIT, LICENSE: APACHE }],
])('tells of several licences the one that allows least: %s', async (spdx, files) => {
  const { licence } = await detectLicence(await makeFolder(files), Object.keys(files))
  expect(licence?.spdx).toBe(spdx)
})

it('tells of two licences the one that allows less', async () => {
  const files = { LICENSE: MIT, 'LICENSE.md': 'Attribution-NonCommercial 4.0 International' }
  const { licence } = await detectLicence(await makeFolder(files), Object.keys(files))
  expect(licence).toEqual({ spdx: 'CC-BY-NC-4.0', file: 'LICENSE.md' })
})

it.each([
  ['a text that nobody knows', { LICENSE: 'All rights reserved.' }, 'unknown-text'],
  [
    'another text before that of a part',
    { LICENSE: `All rights reserved. ${'No copies. '.repeat(60)}${MIT}` },
    'unknown-text',
  ],
  ['other terms before those of a part', { LICENSE: `All rights reserved. Third-party: ${MIT}` }, 'unknown-text'],
  ['none but for a part', { LICENSE: `Proprietary. It holds parts: ${MIT}` }, 'unknown-text'],
  ['terms by their letters', { LICENSE: `Licensed under CC BY-NC-SA 4.0. Parts: ${MIT}` }, 'unknown-text'],
  ['terms of others', { LICENSE: `PolyForm Noncommercial License 1.0.0 … ${MIT}` }, 'unknown-text'],
  ['terms of Europe', { LICENSE: 'EUPL v. 1.2 … Apache License Version 2.0' }, 'unknown-text'],
  ['other terms beside a licence', { COPYING: 'All rights reserved.', LICENSE: MIT }, 'unknown-text'],
  [
    'other terms behind a licence, in whatever file',
    { LICENSE: MIT, 'LICENSE.md': 'All rights reserved.' },
    'unknown-text',
  ],
  ['a grant for research alone', { LICENSE: `${MIT}, to use it for research purposes only.` }, 'unknown-text'],
  [
    'a grant without commerce',
    { LICENSE: `${MIT} for non-commercial use. It may not be redistributed.` },
    'unknown-text',
  ],
  ['a clause behind it', { LICENSE: `${MIT} … The Software shall be used for Good, not Evil.` }, 'unknown-text'],
  [
    'conditions behind it',
    { LICENSE: 'Apache License\nVersion 2.0 … Since 1.0 with the following additional conditions:' },
    'unknown-text',
  ],
  ['what is denied in front', { LICENSE: `You may not copy it. utils.py alone: ${MIT}` }, 'unknown-text'],
  [
    'what is not given',
    { LICENSE: 'This is not free and unencumbered software released into the public domain' },
    'unknown-text',
  ],
  ['a licence of a part only', { 'vendor/LICENSE': 'Mozilla Public License Version 2.0' }, 'no-licence-file'],
  ['none', { 'README.md': 'MIT' }, 'no-licence-file'],
])('knows no licence in %s, and says why', async (_name, files, reason) => {
  const found = await detectLicence(await makeFolder(files), Object.keys(files))
  expect(found).toEqual({ licence: null, missing: { licence: reason } })
})
