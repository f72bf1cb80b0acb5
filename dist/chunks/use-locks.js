import { Qn as UserError, er as errorMessage, nr as recover } from "./inputs.js";
import { cn as assetPath, kn as makeFolders, xn as formatSize } from "./start.js";
import { Ft as memoise } from "./measured.js";
import { join } from "node:path";
import { createWriteStream } from "node:fs";
import { appendFile, readFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { spawn } from "node:child_process";
import { BlockList, Socket, isIP } from "node:net";
import { createHash, randomBytes } from "node:crypto";
import { request } from "node:https";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { lookup } from "node:dns/promises";
// src/base/https.ts
const MOST_REDIRECTS = 5;
const IDLE_MILLISECONDS = 6e4;
/** Networks that are not the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const subnet of `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ::/96
  ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10
  fec0::/10 ff00::/8
`.trim().split(/\s+/)) {
	const [address = "", bits = ""] = subnet.split("/");
	NOT_PUBLIC.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
}
/** Whether an address is one of the public internet; an IPv4 address inside an IPv6 one counts as itself. */
function isPublicAddress(address) {
	const version = isIP(address);
	return version !== 0 && !NOT_PUBLIC.check(address, version === 6 ? "ipv6" : "ipv4");
}
/** Hosts that may be asked although they are in a network of one's own: `$GREENML_DOWNLOAD_HOSTS`, separated by commas. */
const allowedHosts = (env) => new Set((env.GREENML_DOWNLOAD_HOSTS ?? "").split(",").map((host) => host.trim().toLowerCase()));
/**
* Asks for a file by HTTPS, redirects followed by HTTPS only. The address is from a manifest, which nobody vouched for: it
* reaches no network of one's own, and the connection goes to the very address that was checked. `signal` ends the asking too.
*/
async function openHttps(address, env, signal) {
	let url = new URL(address);
	for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
		const response = await ask$1(url, env, signal);
		const { statusCode = 0, headers } = response;
		if (statusCode === 200) return response;
		response.destroy();
		if (statusCode < 300 || statusCode >= 400 || headers.location === void 0) throw new UserError(`the server answered ${statusCode}`, 1);
		url = new URL(headers.location, url);
	}
	throw new UserError(`it was redirected more than ${MOST_REDIRECTS} times`, 1);
}
async function ask$1(url, env, signal) {
	if (url.protocol !== "https:") throw new UserError(`it leads to ${url.protocol}//${url.host}, and only https is followed`, 3);
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const addresses = await lookup(host, { all: true });
	const barred = addresses.find((each) => !isPublicAddress(each.address));
	if (barred && !allowedHosts(env).has(host.toLowerCase())) throw new UserError(`${host} is in a network of one's own (${barred.address}), which a project may not reach; if you want it to, set GREENML_DOWNLOAD_HOSTS=${host}`, 3);
	const [first] = addresses;
	if (!first) throw new UserError(`${host} has no address`, 1);
	return new Promise((resolve, reject) => {
		const request$1 = request(url, {
			agent: false,
			signal,
			lookup: (_host, options, done) => options.all ? done(null, [first]) : done(null, first.address, first.family)
		});
		request$1.setTimeout(IDLE_MILLISECONDS, () => request$1.destroy(new UserError("the server stopped answering", 1)));
		request$1.on("response", resolve);
		request$1.on("error", reject);
		request$1.end();
	});
}
// src/base/fetch-file.ts
const USUAL_SECONDS = 3600;
/** Marks what is used now, so that it is not the first to be pruned; false: it is not there. */
async function touch(path) {
	const now = /* @__PURE__ */ new Date();
	const done = utimes(path, now, now).then(() => true);
	return recover(done, ["ENOENT"], false);
}
/**
* A file in a folder where files are called by their SHA-256: fetched once by HTTPS, whole or not at all. UserError where it
* can't be had, is too large or another.
*/
async function fetchFileOnce({ url, sha256 }, folder, request) {
	const file = join(folder, sha256);
	if (await touch(file)) return file;
	await fetchInto(url, folder, request, sha256);
	return file;
}
/** The same of a file whose content nobody has told yet: its SHA-256, by which it is called from now on. */
const fetchFirst = (url, folder, request) => fetchInto(url, folder, request, null);
async function fetchInto(url, folder, request, wanted) {
	const { env, note, mostBytes, mostSeconds = USUAL_SECONDS, signal } = request;
	await makeFolders(folder);
	note(`fetching ${url}`);
	const temporary = join(folder, `${wanted ?? "new"}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		const hash = createHash("sha256");
		let size = 0;
		const patience = AbortSignal.timeout(mostSeconds * 1e3);
		const ending = signal === void 0 ? patience : AbortSignal.any([patience, signal]);
		await pipeline(await openHttps(url, env, ending), async function* (chunks) {
			for await (const chunk of chunks) {
				size += chunk.length;
				if (size > mostBytes) throw new UserError(`it is larger than ${formatSize(mostBytes)}`, 1);
				hash.update(chunk);
				yield chunk;
			}
		}, createWriteStream(temporary), { signal: ending });
		const found = hash.digest("hex");
		if (wanted !== null && found !== wanted) throw new UserError(`its SHA-256 is ${found}, not ${wanted}`, 1);
		await rename(temporary, join(folder, found));
		return found;
	} catch (cause) {
		await rm(temporary, { force: true });
		const exitCode = cause instanceof UserError ? cause.exitCode : 1;
		throw new UserError(`${url} could not be fetched: ${errorMessage(cause)}.`, exitCode, { cause });
	}
}
// src/base/use-locks.ts
/**
* Each part of the cache (an environment, the files of a project) has a file that who uses it holds locked, and that notes for
* which projects it was. The lock ends with the process, even one that is killed, and holds on every host and in every
* container that shares the cache.
*/
const usesFolder = (cache) => join(cache, "in-use");
const held = /* @__PURE__ */ new Set();
/** Keeps a part of the cache from being removed until this process ends. */
async function holdUse(cache, name, project) {
	const file = join(usesFolder(cache), name);
	await makeFolders(usesFolder(cache));
	if (!held.has(file)) expectAnswer(file, await ask("share", file), ["held"]);
	held.add(file);
	if (project !== void 0 && !(await readProjects(file)).includes(project)) await appendFile(file, `${project}\n`);
	const now = /* @__PURE__ */ new Date();
	await utimes(file, now, now);
}
/** Uses of each part of the cache that was ever used: when, for what, and whether a process uses it now. */
async function readUses(cache) {
	const uses = /* @__PURE__ */ new Map();
	for (const name of (await recover(readdir(usesFolder(cache)), ["ENOENT"], [])).sort()) {
		const file = join(usesFolder(cache), name);
		const found = await recover(stat(file), ["ENOENT"], null);
		if (found === null) continue;
		const projects = await readProjects(file);
		uses.set(name, {
			lastUsed: found.mtimeMs,
			isInUse: await isHeld(file),
			projects
		});
	}
	return uses;
}
/** Removes a part of the cache by `remove` while nobody can begin to use it. False: a process uses it. */
async function removeUnused(cache, name, remove) {
	const file = join(usesFolder(cache), name);
	await makeFolders(usesFolder(cache));
	if (expectAnswer(file, await ask("take", file), ["held", "busy"]) === "busy") return false;
	try {
		await remove();
	} finally {
		expectAnswer(file, await ask("remove", file), ["free"]);
	}
	return true;
}
async function isHeld(file) {
	if (expectAnswer(file, await ask("take", file), ["held", "busy"]) === "busy") return true;
	expectAnswer(file, await ask("free", file), ["free"]);
	return false;
}
async function readProjects(file) {
	const text = await recover(readFile(file, "utf8"), ["ENOENT"], "");
	return [...new Set(text.split("\n").filter((line) => line !== ""))].sort();
}
function expectAnswer(file, answer, expected) {
	if (expected.includes(answer)) return answer;
	throw new UserError(`${file} could not be locked: ${answer || "what locks it ended"}.`, 1);
}
/** One request after another to the process that holds all locks; it does not keep this one from ending. */
function ask(request, file) {
	const answered = last.then(() => askHolder(request, file));
	last = answered.catch(() => {});
	return answered;
}
const openHolder = memoise(startHolder);
let last = Promise.resolve();
async function askHolder(request, file) {
	const { child, lines, noStart } = openHolder();
	const parts = [child, ...[child.stdin, child.stdout].filter((each) => each instanceof Socket)];
	for (const each of parts) each.ref();
	try {
		child.stdin.write(`${JSON.stringify([request, file])}\n`);
		const line = await Promise.race([lines.next(), noStart]);
		return line.done ? "" : line.value;
	} finally {
		for (const each of parts) each.unref();
	}
}
function startHolder() {
	const child = spawn("python3", [
		"-I",
		"-S",
		assetPath("python", "hold_uses.py")
	], {
		env: { PATH: process.env.PATH },
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		]
	});
	child.stdin.on("error", () => {});
	const noStart = new Promise((_, reject) => child.once("error", reject));
	noStart.catch(() => {});
	return {
		child,
		lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
		noStart
	};
}
export { fetchFirst as a, fetchFileOnce as i, readUses as n, touch as o, removeUnused as r, holdUse as t };
