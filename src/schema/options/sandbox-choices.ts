export const SANDBOX_CHOICES = ['auto', 'container', 'bubblewrap', 'none'] as const
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number]

/** Hardware that a sandbox shows on request only. */
export const ALLOWABLE = ['gpu', 'rapl'] as const
export type Allowable = (typeof ALLOWABLE)[number]
