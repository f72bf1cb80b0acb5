/** Hosts that a provider's key may be sent to, by the name that its documentation gives the key's variable: its own. */
export const HOSTS_OF_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['AI_GATEWAY_API_KEY', ['ai-gateway.vercel.sh']],
  ['ANTHROPIC_API_KEY', ['api.anthropic.com']],
  ['CEREBRAS_API_KEY', ['api.cerebras.ai']],
  ['COHERE_API_KEY', ['api.cohere.com', 'api.cohere.ai']],
  ['DASHSCOPE_API_KEY', ['dashscope.aliyuncs.com', 'dashscope-intl.aliyuncs.com']],
  ['DEEPINFRA_API_KEY', ['api.deepinfra.com']],
  ['DEEPSEEK_API_KEY', ['api.deepseek.com']],
  ['FIREWORKS_API_KEY', ['api.fireworks.ai']],
  ['GEMINI_API_KEY', ['generativelanguage.googleapis.com']],
  ['GOOGLE_API_KEY', ['generativelanguage.googleapis.com']],
  ['GROQ_API_KEY', ['api.groq.com']],
  ['HF_TOKEN', ['router.huggingface.co']],
  ['HYPERBOLIC_API_KEY', ['api.hyperbolic.xyz']],
  ['MISTRAL_API_KEY', ['api.mistral.ai']],
  ['MOONSHOT_API_KEY', ['api.moonshot.ai', 'api.moonshot.cn']],
  ['NVIDIA_API_KEY', ['integrate.api.nvidia.com']],
  ['OPENAI_API_KEY', ['api.openai.com', 'eu.api.openai.com', 'us.api.openai.com']],
  ['OPENROUTER_API_KEY', ['openrouter.ai']],
  ['PERPLEXITY_API_KEY', ['api.perplexity.ai']],
  ['SAMBANOVA_API_KEY', ['api.sambanova.ai']],
  ['TOGETHER_API_KEY', ['api.together.xyz', 'api.together.ai']],
  ['XAI_API_KEY', ['api.x.ai']],
  ['ZAI_API_KEY', ['api.z.ai']],
])

const HOSTS: ReadonlySet<string> = new Set([...HOSTS_OF_KEYS.values()].flat())

/** Whether it is a provider's own server, reached as its documentation says. */
export const isKnownServer = ({ protocol, port, hostname }: URL): boolean =>
  protocol === 'https:' && port === '' && HOSTS.has(hostname)
