import { Rr as UserError } from "./inputs.js";
import { _t as readIfPresent } from "./base.js";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
// src/cli/show-report.ts
const TYPES = /* @__PURE__ */ new Map([
	["html", "text/html; charset=utf-8"],
	["css", "text/css; charset=utf-8"],
	["js", "text/javascript; charset=utf-8"],
	["json", "application/json; charset=utf-8"],
	["xml", "application/atom+xml; charset=utf-8"],
	["svg", "image/svg+xml"],
	["csv", "text/csv; charset=utf-8"],
	["jsonl", "application/jsonl; charset=utf-8"],
	["parquet", "application/vnd.apache.parquet"],
	["md", "text/plain; charset=utf-8"]
]);
/** What opens a page on each system. */
const OPENERS = {
	darwin: "open",
	win32: "explorer",
	linux: "xdg-open"
};
/** Opens a page or a file as the user's desktop does, and waits for nothing. UserError where nothing can. */
async function openInBrowser(target, env) {
	const program = OPENERS[process.platform] ?? "xdg-open";
	await new Promise((resolve, reject) => {
		const opener = spawn(program, [target], {
			env,
			stdio: "ignore",
			detached: true
		});
		opener.once("spawn", resolve);
		opener.once("error", () => reject(new UserError(`${program} can't be started here: open ${target} by hand.`, 1)));
		opener.unref();
	});
}
/** Serves the files of a report or a site, and no other, to this machine alone; a folder by its `index.html`. */
async function servePages({ folder, files }) {
	const server = createServer(async ({ method, url = "/", headers }, response) => {
		const name = (URL.parse(url, "http://report")?.pathname ?? url).slice(1).replace(/(^|\/)$/, "$1index.html");
		const content = headers.host === hostOf(server) && files.includes(name) && (method === "GET" || method === "HEAD") ? await readIfPresent(join(folder, name), folder).catch(() => null) : null;
		if (content === null) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, {
			"content-type": TYPES.get(name.split(".").at(-1)) ?? "application/octet-stream",
			"x-content-type-options": "nosniff",
			"cache-control": "no-store"
		});
		response.end(method === "HEAD" ? void 0 : content);
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://${hostOf(server)}/`,
		async until(signal) {
			if (signal?.aborted !== true) await new Promise((resolve) => signal?.addEventListener("abort", resolve));
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		}
	};
}
const hostOf = (server) => `127.0.0.1:${server.address().port}`;
export { openInBrowser, servePages };
