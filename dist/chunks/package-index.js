import { Ai as string, Cr as sha256Hex, Ti as object, ai as UserError, gi as array, it as withoutEndSlashes, si as errorMessage } from "./start.js";
import { homedir } from "node:os";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
// src/environment/package-index.ts
const PUBLIC_INDEX = "https://pypi.org/simple";
/** The Python package index that this machine is set up for: uv's or pip's variable, pip's file, else the public one. */
async function findPackageIndex(env) {
	const configured = env.UV_DEFAULT_INDEX || env.UV_INDEX_URL || env.PIP_INDEX_URL;
	if (configured) return withoutEndSlashes(configured);
	for (const path of pipConfigFiles(env)) {
		const text = await readFile(path, "utf8").catch(() => "");
		const url = /^[ \t]*index[-_]url[ \t]*[=:]\s*(\S+)/m.exec(text)?.[1];
		if (url) return withoutEndSlashes(url);
	}
	return PUBLIC_INDEX;
}
function pipConfigFiles(env) {
	const home = env.HOME ?? homedir();
	return [
		...env.PIP_CONFIG_FILE ? [env.PIP_CONFIG_FILE] : [],
		join(env.XDG_CONFIG_HOME ?? join(home, ".config"), "pip", "pip.conf"),
		join(home, ".pip", "pip.conf"),
		"/etc/pip.conf"
	];
}
/** The part of the index's JSON answer (PEP 691, upload times by PEP 700) that is needed here. */
const projectPage = object({ files: array(object({
	filename: string(),
	url: string(),
	"upload-time": string().optional()
})) });
/** The files of a package; null where the index does not have it. */
async function listPackageFiles(index, name) {
	const { page } = splitCredentials(`${index}/${name}/`);
	try {
		return (await askIndex(index, name))?.files ?? null;
	} catch (error) {
		throw new UserError(`The package index could not be asked for ${name} at ${page}: ${explain(error)}.`, 1, { cause: error });
	}
}
/** Null: the index does not have the package. */
async function askIndex(index, name) {
	const { page, authorization } = splitCredentials(`${index}/${name}/`);
	const answer = await fetch(page, { headers: {
		accept: "application/vnd.pypi.simple.v1+json, text/html;q=0.5",
		...authorization
	} });
	if (answer.status === 404) return null;
	if (!answer.ok) throw new Error(`the index answered ${answer.status}`);
	const files = readListing(await answer.text(), answer.headers.get("content-type") ?? "");
	return {
		address: answer.url,
		authorization,
		files
	};
}
/** Fetches one file of a package and refuses it when its hash differs. */
async function fetchPackageFile(index, name, filename, sha256) {
	const { page } = splitCredentials(`${index}/${name}/`);
	try {
		const found = await askIndex(index, name);
		if (!found) throw new Error("the index answered 404");
		const { address, authorization, files } = found;
		const listed = files.find((file) => file.filename === filename);
		if (!listed) throw new Error(`the index does not list ${filename}`);
		const fileUrl = new URL(listed.url, address);
		const sameServer = fileUrl.origin === new URL(page).origin;
		const file = await fetch(fileUrl, { headers: sameServer ? authorization : {} });
		if (!file.ok) throw new Error(`the index answered ${file.status} for ${filename}`);
		const content = new Uint8Array(await file.arrayBuffer());
		if (sha256Hex(content) !== sha256) throw new Error(`${filename} does not have the expected SHA-256`);
		return content;
	} catch (error) {
		throw new UserError(`${name} could not be fetched from ${page}: ${explain(error)}.\nInstall ${name} yourself so that it is on PATH, or set UV_DEFAULT_INDEX to an index that has it.`, 1, { cause: error });
	}
}
/** The index's address as it may be shown. */
const showIndex = (index) => splitCredentials(index).page;
function explain(error) {
	const cause = error instanceof Error && error.cause ? `: ${errorMessage(error.cause)}` : "";
	return `${errorMessage(error)}${cause}`;
}
/** fetch refuses a URL that holds a name and a password, and names them in its error: they go into a header. */
function splitCredentials(address) {
	if (!URL.canParse(address)) throw new UserError("The package index is not a URL: see UV_DEFAULT_INDEX, PIP_INDEX_URL and pip.conf.");
	const url = new URL(address);
	const pair = [url.username, url.password].map(decodeURIComponent).join(":");
	url.username = "";
	url.password = "";
	return {
		page: url.href,
		authorization: pair === ":" ? {} : { authorization: `Basic ${Buffer.from(pair).toString("base64")}` }
	};
}
/** Reads PEP 691 JSON, or the older HTML page of links (PEP 503), which tells no times. */
function readListing(body, contentType) {
	if (contentType.includes("json")) return projectPage.parse(JSON.parse(body)).files.map(({ filename, url, "upload-time": uploadTime = null }) => ({
		filename,
		url,
		uploadTime
	}));
	return [...body.matchAll(/<a\s([^<>]*)>([^<]+)<\/a>/g)].flatMap(([, attributes = "", text = ""]) => {
		const url = /(?<!\S)href="([^"]+)"/.exec(attributes)?.[1];
		return url === void 0 ? [] : [{
			filename: text.trim(),
			url,
			uploadTime: null
		}];
	});
}
export { showIndex as i, findPackageIndex as n, listPackageFiles as r, fetchPackageFile as t };
