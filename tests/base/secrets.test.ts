import { expect, it } from 'vitest'
import { isSecretName, modelKeyName } from '../../src/base/secrets.ts'

it.each([
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'GOOGLE_API_KEY',
  'GROQ_API_KEY',
  'MISTRAL_APIKEY',
  'HF_TOKEN',
  'TOKEN',
  'CLIENT_SECRET',
  'PGPASSWORD',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'my_api_key',
  'UV_PUBLISH_TOKEN',
  'MY_ODD_VARIABLE',
  'GREENML_KEY_GPT',
  modelKeyName('llama-3.1 8b'),
])('%s is a secret', (name) => expect(isSecretName(name, new Set(['MY_ODD_VARIABLE']))).toBe(true))

it.each([
  'UV_INDEX_PRIVATE_PASSWORD',
  'UV_INDEX_PRIVATE_USERNAME',
  'PIP_INDEX_URL',
  'PIP_PROXY_PASSWORD',
  'PATH',
  'MONKEY',
  'KEYBOARD',
  'TOKENIZERS_PARALLELISM',
  'GIT_CONFIG_KEY_0',
  'MY_ODD_VARIABLE',
  'GREENML_MODEL_HOSTS',
  'CACHE_KEY',
  'NODE_CACHE_KEY',
  'RESTORE_KEY',
  'SIGNING_PUBLIC_KEY',
])('%s is none', (name) => expect(isSecretName(name)).toBe(false))
