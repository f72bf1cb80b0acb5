import { expect, it } from 'vitest'
import { refuseProviderKeys } from '../../src/actions/refuse-provider-keys.ts'
import { makeFolder } from '../support/temporary.ts'

const MODELS = `schemaVersion: 1
models: [{ id: m, provider: openai, model: m, keyVariable: MY_SERVER }]
`

it('refuses what models.yaml names and what is a key by its name, and nothing that uv needs', async () => {
  const dataset = await makeFolder({ 'models.yaml': MODELS })
  const index = { UV_INDEX_HOUSE_PASSWORD: 'p', PIP_INDEX_URL: 'u', EMPTY_API_KEY: '' }
  await refuseProviderKeys(dataset, index)
  const env = { ...index, MY_SERVER: 'k', MISTRAL_API_KEY: 'k', HF_TOKEN: 't' }
  await expect(refuseProviderKeys(dataset, env)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/^Refused: MY_SERVER, MISTRAL_API_KEY, HF_TOKEN in/),
  })
})
