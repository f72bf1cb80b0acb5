// src/actions/entries.ts
/** Content of the bundle: the command line and every action, each loaded when its stub in dist/ asks for it, and a program that they start. */
const cli = async () => (await import("./chunks/main.js")).main();
const run = async () => (await import("./chunks/run3.js")).main();
const plan = async () => (await import("./chunks/plan3.js")).main();
const generate = async () => (await import("./chunks/generate3.js")).main();
const repair = async () => (await import("./chunks/repair3.js")).main();
const benchmark = async () => (await import("./chunks/benchmark3.js")).main();
const analyse = async () => (await import("./chunks/analyse3.js")).main();
const measure = async () => (await import("./chunks/measure.js")).main();
const report = async () => (await import("./chunks/report3.js")).main();
const shard = async () => (await import("./chunks/shard4.js")).main();
const answer = async () => (await import("./chunks/answer3.js")).main();
const evaluate = async () => (await import("./chunks/evaluate.js")).main();
const parquetRows = async () => (await import("./chunks/parquet-rows.js")).main();
const validate = async () => (await import("./chunks/validate3.js")).main();
const comment = async () => (await import("./chunks/comment.js")).main();
const importProject = async () => (await import("./chunks/import3.js")).main();
const publish = async () => (await import("./chunks/publish3.js")).main();
const propose = async () => (await import("./chunks/propose.js")).main();
export { analyse, answer, benchmark, cli, comment, evaluate, generate, importProject as import, measure, parquetRows, plan, propose, publish, repair, report, run, shard, validate };
