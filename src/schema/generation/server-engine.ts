/** Programs that serve an open model on this machine. */
export const SERVER_ENGINES = ['vllm', 'transformers'] as const
export type ServerEngine = (typeof SERVER_ENGINES)[number]
