/** Content of the bundle: the command line and every action, each loaded when its stub in dist/ asks for it. */
export const cli = async () => (await import('../cli/main.ts')).main()
export const run = async () => (await import('./run.ts')).main()
export const plan = async () => (await import('./plan.ts')).main()
export const generate = async () => (await import('./generate.ts')).main()
export const benchmark = async () => (await import('./benchmark.ts')).main()
export const analyse = async () => (await import('./analyse.ts')).main()
export const measure = async () => (await import('./measure.ts')).main()
export const report = async () => (await import('./report.ts')).main()
