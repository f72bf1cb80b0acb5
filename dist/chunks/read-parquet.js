import { Qr as errorMessage, Xr as UserError, Yr as explainPath } from "./start.js";
import { t as parquetReadObjects } from "./read.js";
import { createReadStream, promises } from "fs";
// node_modules/hyparquet/src/node.js
/**
* @import {AsyncBuffer} from '../src/types.js'
*/
/**
* Construct an AsyncBuffer for a local file using node fs package.
*
* @param {string} filename
* @returns {Promise<AsyncBuffer>}
*/
async function asyncBufferFromFile(filename) {
	const { size } = await promises.stat(filename);
	return {
		byteLength: size,
		slice(start, end) {
			if (start === end) return Promise.resolve(/* @__PURE__ */ new ArrayBuffer(0));
			const reader = createReadStream(filename, {
				start,
				end: end === void 0 ? void 0 : end - 1
			});
			return new Promise((resolve, reject) => {
				/** @type {any[]} */
				const chunks = [];
				reader.on("data", (chunk) => chunks.push(chunk));
				reader.on("error", reject);
				reader.on("end", () => {
					const buffer = Buffer.concat(chunks);
					if (buffer.byteOffset === 0 && buffer.byteLength === buffer.buffer.byteLength) resolve(buffer.buffer);
					else resolve(buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength));
				});
			});
		}
	};
}
// src/mlbench/data/read-parquet.ts
/** The rows of a Parquet file as objects. UserError where it is none. */
async function readParquet(path) {
	try {
		return await parquetReadObjects({ file: await asyncBufferFromFile(path) });
	} catch (error) {
		const told = explainPath(error, path);
		throw told instanceof UserError ? told : new UserError(`${path} can't be read as Parquet: ${errorMessage(error)}`);
	}
}
export { readParquet };
