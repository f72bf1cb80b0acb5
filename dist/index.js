// src/actions/bundle.ts
/** What the bundle holds: the command line and every action, each loaded when its stub in dist/ asks for it. */
const cli = async () => (await import("./chunks/main.js")).main();
const run = async () => (await import("./chunks/run4.js")).main();
const plan = async () => (await import("./chunks/plan4.js")).main();
const generate = async () => (await import("./chunks/generate4.js")).main();
const benchmark = async () => (await import("./chunks/benchmark4.js")).main();
const analyse = async () => (await import("./chunks/analyse4.js")).main();
const report = async () => (await import("./chunks/report4.js")).main();
export { analyse, benchmark, cli, generate, plan, report, run };
