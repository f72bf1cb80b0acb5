// src/actions/entries.ts
/** Content of the bundle: the command line and every action, each loaded when its stub in dist/ asks for it. */
const cli = async () => (await import("./chunks/main.js")).main();
const run = async () => (await import("./chunks/run3.js")).main();
const plan = async () => (await import("./chunks/plan3.js")).main();
const generate = async () => (await import("./chunks/generate3.js")).main();
const benchmark = async () => (await import("./chunks/benchmark3.js")).main();
const analyse = async () => (await import("./chunks/analyse3.js")).main();
const measure = async () => (await import("./chunks/measure3.js")).main();
const report = async () => (await import("./chunks/report3.js")).main();
export { analyse, benchmark, cli, generate, measure, plan, report, run };
