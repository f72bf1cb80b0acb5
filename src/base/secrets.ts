const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i

/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i

/** Called keys, and no secret: by what a cache is found again, and the public one of a pair. */
const OPEN_KEY = /(?:^|_)(?:CACHE|RESTORE|PUBLIC)_KEY$/i

const MODEL_KEY = 'GREENML_KEY_'

const KEY_FILE =
  /^(?:\.env(?:rc|\..+)?|\.git-credentials|\.netrc|\.pypirc|\.npmrc|kaggle\.json|id_(?:rsa|dsa|ecdsa|ed25519))$/
const EXAMPLE = /\.(?:example|sample|template)$/

/** Whether programs keep keys in files of that name; an example that is to be filled in holds none. */
export const isKeyFile = (name: string): boolean => KEY_FILE.test(name) && !EXAMPLE.test(name)

/** Whether the address is this machine: nothing that is sent there leaves it. */
export const isLoopback = ({ hostname }: URL): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** The variable of a key that is one model's own: `GREENML_KEY_GPT_5_1` for `gpt-5.1`. */
export const modelKeyName = (id: string): string => MODEL_KEY + id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')

/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), because it is one model's, or because
 * models.yaml names it.
 */
export function isSecretName(name: string, keyVariables: ReadonlySet<string> = new Set()): boolean {
  if (keyVariables.has(name) || name.toUpperCase().startsWith(MODEL_KEY)) return true
  return SECRET_ENDING.test(name) && !OPEN_KEY.test(name) && !INDEX_CREDENTIAL.test(name)
}

/**
 * A text without the name, password or token of each address in it, and without what follows an address's path, where
 * servers take tokens too. A password may hold an @: the last one before the path ends it.
 */
export function withoutCredentials(text: string): string {
  return text
    .replaceAll(/(\w:\/\/)[^/?#\s'"]*@/g, '$1')
    .replaceAll(/\w:\/\/[^\s'"]*/g, (address) => address.split(/[?#]/, 1)[0] ?? '')
}

/** One address without its name, password and token, though blanks stand in it. */
export const addressWithoutCredentials = (address: string): string =>
  withoutCredentials(address.replaceAll(/[\s'"]/g, '_'))

export function withoutSecrets(env: NodeJS.ProcessEnv, keyVariables?: ReadonlySet<string>): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)))
}
