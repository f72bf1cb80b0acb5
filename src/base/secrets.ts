const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i

/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i

/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), or because models.yaml names it.
 */
export function isSecretName(name: string, keyVariables: ReadonlySet<string> = new Set()): boolean {
  return keyVariables.has(name) || (SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name))
}

export function withoutSecrets(env: NodeJS.ProcessEnv, keyVariables?: ReadonlySet<string>): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)))
}
