import { Br as errorMessage, Rr as UserError, or as _usingCtx } from "./inputs.js";
import { t as readParquet } from "./read-parquet2.js";
import { l as makeScratch, p as removedAfter, xn as formatSize } from "./base.js";
import { t as openBoundedFetch } from "./bounded-fetch.js";
import { join } from "node:path";
import { createWriteStream } from "node:fs";
import "fs";
import "fs/promises";
import "stream";
import { pipeline } from "node:stream/promises";
// node_modules/@huggingface/blake3-jit/dist/esm/compress.js
/**
* BLAKE3 Compression Function - Highly Optimized
*
* Optimization techniques applied (from Fleek Network case study):
* 1. Use 16 SMI variables for state instead of TypedArray
* 2. Use 16 SMI variables for message words
* 3. Fully inlined G function (no function call overhead)
* 4. Use `| 0` for integer coercion (forces V8 to use 32-bit ALU)
* 5. Hardcoded permutation swaps using only 2 temporary variables
* 6. Offset-based access pattern (avoid creating new views)
*
* The compression function takes:
* - cv: 8-word chaining value
* - block: 16-word message block (64 bytes)
* - counter: 64-bit block counter
* - blockLen: number of input bytes in this block
* - flags: domain separation flags
*
* And outputs 8 or 16 words depending on whether this is a root node.
*/
/**
* Compress a single block.
*
* This is the hot path - every optimization matters here.
*
* @param cv - Chaining value array
* @param cvOff - Offset into cv
* @param block - Message block words
* @param blockOff - Offset into block
* @param out - Output array (8 or 16 words)
* @param outOff - Offset into out
* @param full - If true, output all 16 words (for XOF); if false, output 8 words
* @param counter - 64-bit block counter
* @param blockLen - Number of bytes in this block (0-64)
* @param flags - Domain separation flags
*/
function compress(cv, cvOff, block, blockOff, out, outOff, full, counter, blockLen, flags) {
	let m0 = block[blockOff] | 0;
	let m1 = block[blockOff + 1] | 0;
	let m2 = block[blockOff + 2] | 0;
	let m3 = block[blockOff + 3] | 0;
	let m4 = block[blockOff + 4] | 0;
	let m5 = block[blockOff + 5] | 0;
	let m6 = block[blockOff + 6] | 0;
	let m7 = block[blockOff + 7] | 0;
	let m8 = block[blockOff + 8] | 0;
	let m9 = block[blockOff + 9] | 0;
	let m10 = block[blockOff + 10] | 0;
	let m11 = block[blockOff + 11] | 0;
	let m12 = block[blockOff + 12] | 0;
	let m13 = block[blockOff + 13] | 0;
	let m14 = block[blockOff + 14] | 0;
	let m15 = block[blockOff + 15] | 0;
	let s0 = cv[cvOff] | 0;
	let s1 = cv[cvOff + 1] | 0;
	let s2 = cv[cvOff + 2] | 0;
	let s3 = cv[cvOff + 3] | 0;
	let s4 = cv[cvOff + 4] | 0;
	let s5 = cv[cvOff + 5] | 0;
	let s6 = cv[cvOff + 6] | 0;
	let s7 = cv[cvOff + 7] | 0;
	let s8 = 1779033703;
	let s9 = 3144134277;
	let s10 = 1013904242;
	let s11 = 2773480762;
	let s12 = counter | 0;
	let s13 = counter / 4294967296 | 0;
	let s14 = blockLen | 0;
	let s15 = flags | 0;
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	{
		const t0 = m0, t1 = m1;
		m0 = m2;
		m2 = m3;
		m3 = m10;
		m10 = m12;
		m12 = m9;
		m9 = m11;
		m11 = m5;
		m5 = t0;
		m1 = m6;
		m6 = m4;
		m4 = m7;
		m7 = m13;
		m13 = m14;
		m14 = m15;
		m15 = m8;
		m8 = t1;
	}
	s0 = (s0 + s4 | 0) + m0 | 0;
	s12 ^= s0;
	s12 = s12 >>> 16 | s12 << 16;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 12 | s4 << 20;
	s0 = (s0 + s4 | 0) + m1 | 0;
	s12 ^= s0;
	s12 = s12 >>> 8 | s12 << 24;
	s8 = s8 + s12 | 0;
	s4 ^= s8;
	s4 = s4 >>> 7 | s4 << 25;
	s1 = (s1 + s5 | 0) + m2 | 0;
	s13 ^= s1;
	s13 = s13 >>> 16 | s13 << 16;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 12 | s5 << 20;
	s1 = (s1 + s5 | 0) + m3 | 0;
	s13 ^= s1;
	s13 = s13 >>> 8 | s13 << 24;
	s9 = s9 + s13 | 0;
	s5 ^= s9;
	s5 = s5 >>> 7 | s5 << 25;
	s2 = (s2 + s6 | 0) + m4 | 0;
	s14 ^= s2;
	s14 = s14 >>> 16 | s14 << 16;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 12 | s6 << 20;
	s2 = (s2 + s6 | 0) + m5 | 0;
	s14 ^= s2;
	s14 = s14 >>> 8 | s14 << 24;
	s10 = s10 + s14 | 0;
	s6 ^= s10;
	s6 = s6 >>> 7 | s6 << 25;
	s3 = (s3 + s7 | 0) + m6 | 0;
	s15 ^= s3;
	s15 = s15 >>> 16 | s15 << 16;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 12 | s7 << 20;
	s3 = (s3 + s7 | 0) + m7 | 0;
	s15 ^= s3;
	s15 = s15 >>> 8 | s15 << 24;
	s11 = s11 + s15 | 0;
	s7 ^= s11;
	s7 = s7 >>> 7 | s7 << 25;
	s0 = (s0 + s5 | 0) + m8 | 0;
	s15 ^= s0;
	s15 = s15 >>> 16 | s15 << 16;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 12 | s5 << 20;
	s0 = (s0 + s5 | 0) + m9 | 0;
	s15 ^= s0;
	s15 = s15 >>> 8 | s15 << 24;
	s10 = s10 + s15 | 0;
	s5 ^= s10;
	s5 = s5 >>> 7 | s5 << 25;
	s1 = (s1 + s6 | 0) + m10 | 0;
	s12 ^= s1;
	s12 = s12 >>> 16 | s12 << 16;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 12 | s6 << 20;
	s1 = (s1 + s6 | 0) + m11 | 0;
	s12 ^= s1;
	s12 = s12 >>> 8 | s12 << 24;
	s11 = s11 + s12 | 0;
	s6 ^= s11;
	s6 = s6 >>> 7 | s6 << 25;
	s2 = (s2 + s7 | 0) + m12 | 0;
	s13 ^= s2;
	s13 = s13 >>> 16 | s13 << 16;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 12 | s7 << 20;
	s2 = (s2 + s7 | 0) + m13 | 0;
	s13 ^= s2;
	s13 = s13 >>> 8 | s13 << 24;
	s8 = s8 + s13 | 0;
	s7 ^= s8;
	s7 = s7 >>> 7 | s7 << 25;
	s3 = (s3 + s4 | 0) + m14 | 0;
	s14 ^= s3;
	s14 = s14 >>> 16 | s14 << 16;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 12 | s4 << 20;
	s3 = (s3 + s4 | 0) + m15 | 0;
	s14 ^= s3;
	s14 = s14 >>> 8 | s14 << 24;
	s9 = s9 + s14 | 0;
	s4 ^= s9;
	s4 = s4 >>> 7 | s4 << 25;
	if (full) {
		out[outOff + 8] = s8 ^ cv[cvOff];
		out[outOff + 9] = s9 ^ cv[cvOff + 1];
		out[outOff + 10] = s10 ^ cv[cvOff + 2];
		out[outOff + 11] = s11 ^ cv[cvOff + 3];
		out[outOff + 12] = s12 ^ cv[cvOff + 4];
		out[outOff + 13] = s13 ^ cv[cvOff + 5];
		out[outOff + 14] = s14 ^ cv[cvOff + 6];
		out[outOff + 15] = s15 ^ cv[cvOff + 7];
	}
	out[outOff] = s0 ^ s8;
	out[outOff + 1] = s1 ^ s9;
	out[outOff + 2] = s2 ^ s10;
	out[outOff + 3] = s3 ^ s11;
	out[outOff + 4] = s4 ^ s12;
	out[outOff + 5] = s5 ^ s13;
	out[outOff + 6] = s6 ^ s14;
	out[outOff + 7] = s7 ^ s15;
}
// node_modules/@huggingface/blake3-jit/dist/esm/constants.js
/**
* BLAKE3 Constants
*
* IV values are the same as SHA-256: first 32 bits of the fractional parts
* of the square roots of the first 8 primes (2..19)
*/
const IV = new Uint32Array([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
const CHUNK_LEN = 1024;
new Uint8Array([
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13,
	14,
	15,
	2,
	6,
	3,
	10,
	7,
	0,
	4,
	13,
	1,
	11,
	12,
	5,
	9,
	14,
	15,
	8,
	3,
	4,
	10,
	12,
	13,
	2,
	7,
	14,
	6,
	5,
	9,
	0,
	11,
	15,
	8,
	1,
	10,
	7,
	12,
	9,
	14,
	3,
	13,
	15,
	4,
	0,
	11,
	2,
	5,
	8,
	1,
	6,
	12,
	13,
	9,
	11,
	15,
	10,
	14,
	8,
	7,
	2,
	5,
	3,
	0,
	1,
	6,
	4,
	9,
	14,
	11,
	5,
	8,
	12,
	15,
	1,
	13,
	3,
	0,
	10,
	2,
	6,
	4,
	7,
	11,
	15,
	5,
	0,
	1,
	9,
	8,
	6,
	14,
	10,
	2,
	12,
	3,
	4,
	7,
	13
]);
// node_modules/@huggingface/blake3-jit/dist/esm/utils.js
/**
* BLAKE3 Utility Functions
*
* Optimized for little-endian systems (most user-facing systems).
* BLAKE3 is little-endian friendly - on little-endian systems we can
* create Uint32Array views directly over input buffers.
*/
/**
* Detect system endianness at module load time.
* On little-endian systems, the byte 0x01 will be at index 0.
*/
const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([16909060]).buffer)[0] === 4;
/**
* Read 16 little-endian 32-bit words from a byte array into a Uint32Array.
* This is only needed on big-endian systems.
*
* @param input - Source byte array
* @param offset - Starting byte offset in input
* @param words - Destination Uint32Array (must have at least 16 elements)
*/
function readLittleEndianWordsFull(input, offset, words) {
	for (let i = 0; i < 16; ++i, offset += 4) words[i] = input[offset] | input[offset + 1] << 8 | input[offset + 2] << 16 | input[offset + 3] << 24;
}
/**
* Write N bytes from 32-bit words to output.
* Used for variable-length output (XOF mode).
*
* @param words - Source Uint32Array
* @param wordOffset - Starting word offset
* @param output - Destination byte array
* @param byteOffset - Starting byte offset in destination
* @param byteCount - Number of bytes to write
*/
function writeLittleEndianBytesPartial(words, wordOffset, output, byteOffset, byteCount) {
	const fullWords = byteCount >>> 2;
	let i = 0;
	for (; i < fullWords; ++i, byteOffset += 4) {
		const w = words[wordOffset + i];
		output[byteOffset] = w & 255;
		output[byteOffset + 1] = w >>> 8 & 255;
		output[byteOffset + 2] = w >>> 16 & 255;
		output[byteOffset + 3] = w >>> 24 & 255;
	}
	const remaining = byteCount & 3;
	if (remaining > 0) {
		const w = words[wordOffset + i];
		output[byteOffset] = w & 255;
		if (remaining > 1) output[byteOffset + 1] = w >>> 8 & 255;
		if (remaining > 2) output[byteOffset + 2] = w >>> 16 & 255;
	}
}
/**
* Encode a UTF-8 string to Uint8Array.
* Used for derive_key context strings.
*/
function encodeUTF8(str) {
	if (typeof TextEncoder !== "undefined") return new TextEncoder().encode(str);
	const bytes = [];
	for (let i = 0; i < str.length; i++) {
		let c = str.charCodeAt(i);
		if (c < 128) bytes.push(c);
		else if (c < 2048) bytes.push(192 | c >> 6, 128 | c & 63);
		else if (c < 55296 || c >= 57344) bytes.push(224 | c >> 12, 128 | c >> 6 & 63, 128 | c & 63);
		else {
			i++;
			c = 65536 + ((c & 1023) << 10 | str.charCodeAt(i) & 1023);
			bytes.push(240 | c >> 18, 128 | c >> 12 & 63, 128 | c >> 6 & 63, 128 | c & 63);
		}
	}
	return new Uint8Array(bytes);
}
new Uint8Array([
	0,
	1,
	28,
	2,
	29,
	14,
	24,
	3,
	30,
	22,
	20,
	15,
	25,
	17,
	4,
	8,
	31,
	27,
	13,
	23,
	21,
	19,
	16,
	7,
	26,
	12,
	18,
	6,
	11,
	5,
	10,
	9
]);
// node_modules/@huggingface/blake3-jit/dist/esm/hasher.js
/**
* BLAKE3 Hasher - Incremental hashing with support for all modes
*
* Supports:
* - Regular hashing
* - Keyed hashing (MAC)
* - Key derivation (derive_key)
* - XOF (eXtendable Output Function) mode
*/
/**
* Output state for XOF (eXtendable Output Function) mode.
* Allows reading arbitrary amounts of output.
*/
var XofReader = class {
	inputCv;
	blockWords;
	counter;
	blockLen;
	flags;
	outputBlock;
	outputBlockOffset;
	constructor(inputCv, blockWords, counter, blockLen, flags) {
		this.inputCv = inputCv;
		this.blockWords = blockWords;
		this.counter = counter;
		this.blockLen = blockLen;
		this.flags = flags | 8;
		this.outputBlock = /* @__PURE__ */ new Uint32Array(16);
		this.outputBlockOffset = 64;
	}
	/**
	* Read the next `length` bytes of output.
	*/
	read(length) {
		const output = new Uint8Array(length);
		let outputOffset = 0;
		while (outputOffset < length) {
			if (this.outputBlockOffset >= 64) {
				compress(this.inputCv, 0, this.blockWords, 0, this.outputBlock, 0, true, this.counter++, this.blockLen, this.flags);
				this.outputBlockOffset = 0;
			}
			const available = 64 - this.outputBlockOffset;
			const toCopy = Math.min(available, length - outputOffset);
			const wordOffset = this.outputBlockOffset >>> 2;
			if ((this.outputBlockOffset & 3) === 0 && toCopy >= 4) {
				const fullWords = toCopy >>> 2;
				writeLittleEndianBytesPartial(this.outputBlock, wordOffset, output, outputOffset, fullWords << 2);
				const bytesCopied = fullWords << 2;
				outputOffset += bytesCopied;
				this.outputBlockOffset += bytesCopied;
			} else {
				for (let i = 0; i < toCopy; i++) {
					const wordIdx = this.outputBlockOffset + i >>> 2;
					const byteIdx = this.outputBlockOffset + i & 3;
					output[outputOffset + i] = this.outputBlock[wordIdx] >>> (byteIdx << 3) & 255;
				}
				outputOffset += toCopy;
				this.outputBlockOffset += toCopy;
			}
		}
		return output;
	}
};
/**
* Chunk state for processing input data.
* Each chunk is 1024 bytes and produces an 8-word chaining value.
*/
var ChunkState = class {
	chainingValue;
	chunkCounter;
	blockWords;
	blockLen;
	blocksCompressed;
	flags;
	constructor(keyWords, chunkCounter, flags) {
		this.chainingValue = new Uint32Array(keyWords);
		this.chunkCounter = chunkCounter;
		this.blockWords = /* @__PURE__ */ new Uint32Array(16);
		this.blockLen = 0;
		this.blocksCompressed = 0;
		this.flags = flags;
	}
	resetTo(keyWords, chunkCounter, flags) {
		this.chainingValue.set(keyWords);
		this.chunkCounter = chunkCounter;
		this.blockLen = 0;
		this.blocksCompressed = 0;
		this.flags = flags;
	}
	/**
	* Get the flags for the current block.
	*/
	startFlag() {
		return this.blocksCompressed === 0 ? 1 : 0;
	}
	/**
	* Update the chunk state with input data.
	* Returns the number of bytes consumed.
	*/
	update(input, inputOffset, inputLen) {
		let consumed = 0;
		while (inputLen > 0) {
			if (this.blockLen === 64) {
				compress(this.chainingValue, 0, this.blockWords, 0, this.chainingValue, 0, false, this.chunkCounter, 64, this.flags | this.startFlag());
				this.blocksCompressed++;
				this.blockLen = 0;
			}
			const want = 64 - this.blockLen;
			const take = Math.min(want, inputLen);
			if (this.blockLen === 0 && take === 64) readLittleEndianWordsFull(input, inputOffset, this.blockWords);
			else for (let i = 0; i < take; i++) {
				const pos = this.blockLen + i;
				const wordIdx = pos >>> 2;
				const byteIdx = pos & 3;
				if (byteIdx === 0) this.blockWords[wordIdx] = input[inputOffset + i];
				else this.blockWords[wordIdx] |= input[inputOffset + i] << (byteIdx << 3);
			}
			this.blockLen += take;
			inputOffset += take;
			inputLen -= take;
			consumed += take;
		}
		return consumed;
	}
	/**
	* Finalize this chunk and return its output.
	* Returns 8 words (chaining value) or 16 words (if root).
	*/
	output() {
		const usedWords = this.blockLen + 3 >>> 2;
		for (let i = usedWords; i < 16; i++) this.blockWords[i] = 0;
		return {
			inputCv: this.chainingValue,
			blockWords: this.blockWords,
			blockLen: this.blockLen,
			counter: this.chunkCounter,
			flags: this.flags | this.startFlag() | 2
		};
	}
	/**
	* Get the number of bytes in this chunk.
	*/
	len() {
		return this.blocksCompressed * 64 + this.blockLen;
	}
};
/**
* Main BLAKE3 Hasher class.
*
* Usage:
*   const hasher = new Hasher();
*   hasher.update(data);
*   const hash = hasher.finalize();
*
* Or with chaining:
*   const hash = new Hasher().update(data).finalize();
*/
var Hasher = class Hasher {
	chunkState;
	keyWords;
	cvStack;
	cvStackLen;
	flags;
	parentBlock;
	parentCv;
	chunkCv;
	outWords;
	finalizeCv;
	/**
	* Create a new Hasher.
	*
	* @param keyWords - Initial key words (IV for regular hashing)
	* @param flags - Domain separation flags
	*/
	constructor(keyWords, flags) {
		this.keyWords = keyWords ? new Uint32Array(keyWords) : new Uint32Array(IV);
		this.flags = flags ?? 0;
		this.chunkState = new ChunkState(this.keyWords, 0, this.flags);
		this.cvStack = /* @__PURE__ */ new Uint32Array(432);
		this.cvStackLen = 0;
		this.parentBlock = /* @__PURE__ */ new Uint32Array(16);
		this.parentCv = /* @__PURE__ */ new Uint32Array(8);
		this.chunkCv = /* @__PURE__ */ new Uint32Array(8);
		this.outWords = /* @__PURE__ */ new Uint32Array(16);
		this.finalizeCv = /* @__PURE__ */ new Uint32Array(8);
	}
	/**
	* Reset the hasher to process a new message with the same key/flags.
	* Reuses all internal buffers — zero allocations.
	*/
	reset() {
		this.chunkState.resetTo(this.keyWords, 0, this.flags);
		this.cvStackLen = 0;
		return this;
	}
	/**
	* Create a new keyed hasher (MAC).
	*
	* @param key - 32-byte key
	*/
	static newKeyed(key) {
		if (key.length !== 32) throw new Error(`Key must be 32 bytes, got ${key.length}`);
		const keyWords = /* @__PURE__ */ new Uint32Array(8);
		if (IS_LITTLE_ENDIAN) {
			const view = new Uint32Array(key.buffer, key.byteOffset, 8);
			keyWords.set(view);
		} else for (let i = 0; i < 8; i++) {
			const off = i * 4;
			keyWords[i] = key[off] | key[off + 1] << 8 | key[off + 2] << 16 | key[off + 3] << 24;
		}
		return new Hasher(keyWords, 16);
	}
	/**
	* Create a new key derivation hasher.
	*
	* @param context - Context string for domain separation
	*/
	static newDeriveKey(context) {
		const contextBytes = encodeUTF8(context);
		const contextHasher = new Hasher(new Uint32Array(IV), 32);
		contextHasher.update(contextBytes);
		const contextKey = /* @__PURE__ */ new Uint32Array(8);
		const output = contextHasher.finalizeOutput();
		compress(output.inputCv, 0, output.blockWords, 0, contextKey, 0, false, output.counter, output.blockLen, output.flags | 8);
		return new Hasher(contextKey, 64);
	}
	/**
	* Push a chaining value onto the stack.
	*/
	pushCv(cv, cvOffset) {
		this.cvStack.set(cv.subarray(cvOffset, cvOffset + 8), this.cvStackLen * 8);
		this.cvStackLen++;
	}
	/**
	* Pop a chaining value from the stack.
	*/
	popCv(out, outOffset) {
		this.cvStackLen--;
		out.set(this.cvStack.subarray(this.cvStackLen * 8, (this.cvStackLen + 1) * 8), outOffset);
	}
	/**
	* Add a chunk's chaining value and merge completed subtrees.
	*/
	addChunkCv(newCv, newCvOffset, totalChunks) {
		const parentBlock = this.parentBlock;
		const parentCv = this.parentCv;
		while ((totalChunks & 1) === 0) {
			this.popCv(parentBlock, 0);
			parentBlock.set(newCv.subarray(newCvOffset, newCvOffset + 8), 8);
			compress(this.keyWords, 0, parentBlock, 0, parentCv, 0, false, 0, 64, this.flags | 4);
			newCv = parentCv;
			newCvOffset = 0;
			totalChunks >>>= 1;
		}
		this.pushCv(newCv, newCvOffset);
	}
	/**
	* Update the hasher with input data.
	*
	* @param input - Data to hash
	* @returns this (for chaining)
	*/
	update(input) {
		let inputOffset = 0;
		let inputLen = input.length;
		while (inputLen > 0) {
			if (this.chunkState.len() === 1024) {
				const output = this.chunkState.output();
				const chunkCv = this.chunkCv;
				compress(output.inputCv, 0, output.blockWords, 0, chunkCv, 0, false, output.counter, output.blockLen, output.flags);
				const totalChunks = this.chunkState.chunkCounter + 1;
				this.addChunkCv(chunkCv, 0, totalChunks);
				this.chunkState.resetTo(this.keyWords, totalChunks, this.flags);
			}
			const want = CHUNK_LEN - this.chunkState.len();
			const take = Math.min(want, inputLen);
			this.chunkState.update(input, inputOffset, take);
			inputOffset += take;
			inputLen -= take;
		}
		return this;
	}
	/**
	* Get the output parameters (for XOF mode or finalization).
	*/
	finalizeOutput() {
		let output = this.chunkState.output();
		let parentBlock = this.parentBlock;
		let cv = this.finalizeCv;
		if (this.cvStackLen > 0) {
			compress(output.inputCv, 0, output.blockWords, 0, cv, 0, false, output.counter, output.blockLen, output.flags);
			while (this.cvStackLen > 0) {
				this.cvStackLen--;
				parentBlock.set(this.cvStack.subarray(this.cvStackLen * 8, (this.cvStackLen + 1) * 8), 0);
				parentBlock.set(cv, 8);
				if (this.cvStackLen > 0) compress(this.keyWords, 0, parentBlock, 0, cv, 0, false, 0, 64, this.flags | 4);
				else return {
					inputCv: this.keyWords,
					blockWords: parentBlock,
					blockLen: 64,
					counter: 0,
					flags: this.flags | 4
				};
			}
		}
		return output;
	}
	/**
	* Finalize the hash and return the result.
	*
	* @param outputLength - Number of bytes to output (default: 32)
	* @returns The hash output
	*/
	finalize(outputLength = 32) {
		const output = this.finalizeOutput();
		const result = new Uint8Array(outputLength);
		if (outputLength <= 64) {
			const outWords = this.outWords;
			compress(output.inputCv, 0, output.blockWords, 0, outWords, 0, outputLength > 32, output.counter, output.blockLen, output.flags | 8);
			if (IS_LITTLE_ENDIAN) {
				const outBytes = new Uint8Array(outWords.buffer);
				result.set(outBytes.subarray(0, outputLength));
			} else writeLittleEndianBytesPartial(outWords, 0, result, 0, outputLength);
		} else {
			const full = this.finalizeXof().read(outputLength);
			result.set(full);
		}
		return result;
	}
	/**
	* Finalize and return an XOF reader for arbitrary-length output.
	*/
	finalizeXof() {
		const output = this.finalizeOutput();
		return new XofReader(new Uint32Array(output.inputCv), new Uint32Array(output.blockWords), output.counter, output.blockLen, output.flags);
	}
};
new Uint8Array([
	102,
	151,
	245,
	119,
	91,
	149,
	80,
	222,
	49,
	53,
	203,
	172,
	165,
	151,
	24,
	28,
	157,
	228,
	33,
	16,
	155,
	235,
	43,
	88,
	180,
	208,
	176,
	75,
	147,
	173,
	242,
	41
]);
// node_modules/@huggingface/xetchunk-wasm/dist/esm/xorb-hash.js
const BLAKE3_NODE_KEY = new Uint8Array([
	1,
	126,
	197,
	199,
	165,
	71,
	41,
	150,
	253,
	148,
	102,
	102,
	180,
	138,
	2,
	230,
	93,
	221,
	83,
	111,
	55,
	199,
	109,
	210,
	248,
	99,
	82,
	230,
	74,
	83,
	113,
	63
]);
Hasher.newKeyed(BLAKE3_NODE_KEY);
// node_modules/@huggingface/xetchunk-wasm/dist/esm/hash-utils.js
const ZERO_KEY = /* @__PURE__ */ new Uint8Array(32);
const VERIFICATION_KEY = new Uint8Array([
	127,
	24,
	87,
	214,
	206,
	86,
	237,
	102,
	18,
	127,
	249,
	19,
	231,
	165,
	195,
	243,
	164,
	205,
	38,
	213,
	181,
	219,
	73,
	230,
	65,
	36,
	152,
	127,
	40,
	251,
	148,
	195
]);
Hasher.newKeyed(ZERO_KEY);
Hasher.newKeyed(VERIFICATION_KEY);
async function createApiError(response, opts) {
	const error = new HubApiError(response.url, response.status, response.headers.get("X-Request-Id") ?? opts?.requestId);
	error.message = `Api error with status ${error.statusCode}${opts?.message ? `. ${opts.message}` : ""}`;
	const trailer = [`URL: ${error.url}`, error.requestId ? `Request ID: ${error.requestId}` : void 0].filter(Boolean).join(". ");
	if (response.headers.get("Content-Type")?.startsWith("application/json")) {
		const json = await response.json();
		error.message = json.error || json.message || error.message;
		if (json.error_description) error.message = error.message ? error.message + `: ${json.error_description}` : json.error_description;
		error.data = json;
	} else error.data = { message: await response.text() };
	error.message += `. ${trailer}`;
	throw error;
}
var HubApiError = class extends Error {
	statusCode;
	url;
	requestId;
	data;
	constructor(url, statusCode, requestId, message) {
		super(message);
		this.statusCode = statusCode;
		this.requestId = requestId;
		this.url = url;
	}
};
var InvalidApiResponseFormatError = class extends Error {};
function checkAccessToken(accessToken) {
	if (!accessToken.startsWith("hf_")) throw new TypeError("Your access token must start with 'hf_'");
}
function checkCredentials(params) {
	if (params.accessToken) {
		checkAccessToken(params.accessToken);
		return params.accessToken;
	}
	if (params.credentials?.accessToken) {
		checkAccessToken(params.credentials.accessToken);
		return params.credentials.accessToken;
	}
}
function toRepoId(repo) {
	if (typeof repo !== "string") return repo;
	if (repo.startsWith("model/") || repo.startsWith("models/")) throw new TypeError("A repo designation for a model should not start with 'models/', directly specify the model namespace / name");
	if (repo.startsWith("space/")) throw new TypeError("Spaces should start with 'spaces/', plural, not 'space/'");
	if (repo.startsWith("dataset/")) throw new TypeError("Datasets should start with 'datasets/', plural, not 'dataset/'");
	if (repo.startsWith("bucket/")) throw new TypeError("Buckets should start with 'buckets/', plural, not 'bucket/'");
	if (repo.startsWith("kernel/")) throw new TypeError("Kernels should start with 'kernels/', plural, not 'kernel/'");
	const slashes = repo.split("/").length - 1;
	if (repo.startsWith("spaces/")) {
		if (slashes !== 2) throw new TypeError("Space Id must include namespace and name of the space");
		return {
			type: "space",
			name: repo.slice(7)
		};
	}
	if (repo.startsWith("datasets/")) {
		if (slashes > 2) throw new TypeError("Too many slashes in repo designation: " + repo);
		return {
			type: "dataset",
			name: repo.slice(9)
		};
	}
	if (repo.startsWith("buckets/")) {
		if (slashes !== 2) throw new TypeError("Bucket Id must include namespace and name of the bucket");
		return {
			type: "bucket",
			name: repo.slice(8)
		};
	}
	if (repo.startsWith("kernels/")) {
		if (slashes !== 2) throw new TypeError("Kernel Id must include namespace and name of the kernel");
		return {
			type: "kernel",
			name: repo.slice(8)
		};
	}
	if (slashes > 1) throw new TypeError("Too many slashes in repo designation: " + repo);
	return {
		type: "model",
		name: repo
	};
}
var isBrowser = typeof window !== "undefined" && typeof window.document !== "undefined";
var isWebWorker = typeof self === "object" && self.constructor && self.constructor.name === "DedicatedWorkerGlobalScope";
var isFrontend = !(!isBrowser && !isWebWorker);
new Promise((r) => {});
function combineUint8Arrays(...arrays) {
	const totalLength = arrays.reduce((sum2, array) => sum2 + array.length, 0);
	const combinedBytes = new Uint8Array(totalLength);
	let offset = 0;
	for (const array of arrays) {
		combinedBytes.set(array, offset);
		offset += array.length;
	}
	return combinedBytes;
}
function readU64(b, n) {
	let x = 0;
	x |= b[n++] << 0;
	x |= b[n++] << 8;
	x |= b[n++] << 16;
	x |= b[n++] << 24;
	x |= b[n++] << 32;
	x |= b[n++] << 40;
	x |= b[n++] << 48;
	x |= b[n++] << 56;
	return x;
}
function readU32(b, n) {
	let x = 0;
	x |= b[n++] << 0;
	x |= b[n++] << 8;
	x |= b[n++] << 16;
	x |= b[n++] << 24;
	return x;
}
var minMatch = 4;
var hashSize = 65536;
makeBuffer(5 << 20);
makeHashTable();
var magicNum = 407708164;
var fdContentChksum = 4;
var fdContentSize = 8;
var fdBlockChksum = 16;
var fdVersion = 64;
var fdVersionMask = 192;
var bsUncompressed = 2147483648;
var bsShift = 4;
var bsMask = 7;
var bsMap = {
	4: 65536,
	5: 262144,
	6: 1048576,
	7: 4194304
};
function makeHashTable() {
	try {
		return new Uint32Array(hashSize);
	} catch (error) {
		const hashTable2 = new Array(hashSize);
		for (let i = 0; i < hashSize; i++) hashTable2[i] = 0;
		return hashTable2;
	}
}
function makeBuffer(size) {
	return new Uint8Array(size);
}
function sliceArray(array, start, end) {
	return array.slice(start, end);
}
function decompressBound(src) {
	let sIndex = 0;
	if (readU32(src, sIndex) !== magicNum) throw new Error("invalid magic number");
	sIndex += 4;
	const descriptor = src[sIndex++];
	if ((descriptor & fdVersionMask) !== fdVersion) throw new Error("incompatible descriptor version " + (descriptor & fdVersionMask));
	const useBlockSum = (descriptor & fdBlockChksum) !== 0;
	const useContentSize = (descriptor & fdContentSize) !== 0;
	const bsIdx = src[sIndex++] >> bsShift & bsMask;
	if (bsMap[bsIdx] === void 0) throw new Error("invalid block size " + bsIdx);
	const maxBlockSize = bsMap[bsIdx];
	if (useContentSize) return readU64(src, sIndex);
	sIndex++;
	let maxSize = 0;
	while (true) {
		let blockSize = readU32(src, sIndex);
		sIndex += 4;
		if (blockSize & bsUncompressed) {
			blockSize &= ~bsUncompressed;
			maxSize += blockSize;
		} else if (blockSize > 0) maxSize += maxBlockSize;
		if (blockSize === 0) return maxSize;
		if (useBlockSum) sIndex += 4;
		sIndex += blockSize;
	}
}
function decompressBlock(src, dst, sIndex, sLength, dIndex) {
	let mLength, mOffset, sEnd, n, i;
	const hasCopyWithin = dst.copyWithin !== void 0 && dst.fill !== void 0;
	sEnd = sIndex + sLength;
	while (sIndex < sEnd) {
		const token = src[sIndex++];
		let literalCount = token >> 4;
		if (literalCount > 0) {
			if (literalCount === 15) while (true) {
				literalCount += src[sIndex];
				if (src[sIndex++] !== 255) break;
			}
			for (n = sIndex + literalCount; sIndex < n;) dst[dIndex++] = src[sIndex++];
		}
		if (sIndex >= sEnd) break;
		mLength = token & 15;
		mOffset = src[sIndex++] | src[sIndex++] << 8;
		if (mLength === 15) while (true) {
			mLength += src[sIndex];
			if (src[sIndex++] !== 255) break;
		}
		mLength += minMatch;
		if (hasCopyWithin && mOffset === 1) {
			dst.fill(dst[dIndex - 1] | 0, dIndex, dIndex + mLength);
			dIndex += mLength;
		} else if (hasCopyWithin && mOffset > mLength && mLength > 31) {
			dst.copyWithin(dIndex, dIndex - mOffset, dIndex - mOffset + mLength);
			dIndex += mLength;
		} else for (i = dIndex - mOffset, n = i + mLength; i < n;) dst[dIndex++] = dst[i++] | 0;
	}
	return dIndex;
}
function decompressFrame(src, dst) {
	let useBlockSum, useContentSum, useContentSize, descriptor;
	let sIndex = 0;
	let dIndex = 0;
	if (readU32(src, sIndex) !== magicNum) throw new Error("invalid magic number");
	sIndex += 4;
	descriptor = src[sIndex++];
	if ((descriptor & fdVersionMask) !== fdVersion) throw new Error("incompatible descriptor version");
	useBlockSum = (descriptor & fdBlockChksum) !== 0;
	useContentSum = (descriptor & fdContentChksum) !== 0;
	useContentSize = (descriptor & fdContentSize) !== 0;
	if (bsMap[src[sIndex++] >> bsShift & bsMask] === void 0) throw new Error("invalid block size");
	if (useContentSize) sIndex += 8;
	sIndex++;
	while (true) {
		var compSize = readU32(src, sIndex);
		sIndex += 4;
		if (compSize === 0) break;
		if (useBlockSum) sIndex += 4;
		if ((compSize & bsUncompressed) !== 0) {
			compSize &= ~bsUncompressed;
			for (let j = 0; j < compSize; j++) dst[dIndex++] = src[sIndex++];
		} else {
			dIndex = decompressBlock(src, dst, sIndex, compSize, dIndex);
			sIndex += compSize;
		}
	}
	if (useContentSum) sIndex += 4;
	return dIndex;
}
function decompress(src, maxSize) {
	let dst, size;
	if (maxSize === void 0) maxSize = decompressBound(src);
	dst = makeBuffer(maxSize);
	size = decompressFrame(src, dst);
	if (size !== maxSize) dst = sliceArray(dst, 0, size);
	return dst;
}
var RangeList = class {
	ranges = [];
	/**
	* Add a range to the list. If it overlaps with existing ranges,
	* it will split them and increment reference counts accordingly.
	*/
	add(start, end) {
		if (end <= start) throw new TypeError("End must be greater than start");
		const overlappingRanges = [];
		for (let i = 0; i < this.ranges.length; i++) {
			const range2 = this.ranges[i];
			if (start < range2.end && end > range2.start) overlappingRanges.push({
				index: i,
				range: range2
			});
			if (range2.data !== null) throw new Error("Overlapping range already has data");
		}
		if (overlappingRanges.length === 0) {
			this.ranges.push({
				start,
				end,
				refCount: 1,
				data: null
			});
			this.ranges.sort((a, b) => a.start - b.start);
			return;
		}
		const newRanges = [];
		let currentPos = start;
		for (let i = 0; i < overlappingRanges.length; i++) {
			const { range: range2 } = overlappingRanges[i];
			if (currentPos < range2.start) newRanges.push({
				start: currentPos,
				end: range2.start,
				refCount: 1,
				data: null
			});
			else if (range2.start < currentPos) newRanges.push({
				start: range2.start,
				end: currentPos,
				refCount: range2.refCount,
				data: null
			});
			newRanges.push({
				start: Math.max(currentPos, range2.start),
				end: Math.min(end, range2.end),
				refCount: range2.refCount + 1,
				data: null
			});
			if (range2.end > end) newRanges.push({
				start: end,
				end: range2.end,
				refCount: range2.refCount,
				data: null
			});
			currentPos = Math.max(currentPos, range2.end);
		}
		if (currentPos < end) newRanges.push({
			start: currentPos,
			end,
			refCount: 1,
			data: null
		});
		const firstIndex = overlappingRanges[0].index;
		const lastIndex = overlappingRanges[overlappingRanges.length - 1].index;
		this.ranges.splice(firstIndex, lastIndex - firstIndex + 1, ...newRanges);
		this.ranges.sort((a, b) => a.start - b.start);
	}
	/**
	* Remove a range from the list. The range must start and end at existing boundaries.
	*/
	remove(start, end) {
		if (end <= start) throw new TypeError("End must be greater than start");
		const affectedRanges = [];
		for (let i = 0; i < this.ranges.length; i++) {
			const range2 = this.ranges[i];
			if (start < range2.end && end > range2.start) affectedRanges.push({
				index: i,
				range: range2
			});
		}
		if (affectedRanges.length === 0) throw new Error("No ranges found to remove");
		if (start !== affectedRanges[0].range.start || end !== affectedRanges[affectedRanges.length - 1].range.end) throw new Error("Range boundaries must match existing boundaries");
		for (let i = 0; i < affectedRanges.length; i++) {
			const { range: range2 } = affectedRanges[i];
			range2.refCount--;
		}
		this.ranges = this.ranges.filter((range2) => range2.refCount > 0);
	}
	/**
	* Get all ranges within the specified boundaries.
	*/
	getRanges(start, end) {
		if (end <= start) throw new TypeError("End must be greater than start");
		return this.ranges.filter((range2) => start < range2.end && end > range2.start);
	}
	/**
	* Get all ranges in the list
	*/
	getAllRanges() {
		return [...this.ranges];
	}
};
function indexOfSubsequence(haystack, needle, from = 0) {
	const needleLength = needle.length;
	if (needleLength === 0) return from <= haystack.length ? from : -1;
	const last = needleLength - 1;
	const maxStart = haystack.length - needleLength;
	const skip = (/* @__PURE__ */ new Uint16Array(256)).fill(needleLength);
	for (let i2 = 0; i2 < last; i2++) skip[needle[i2]] = last - i2;
	let i = from;
	while (i <= maxStart) {
		let j = last;
		while (j >= 0 && haystack[i + j] === needle[j]) j--;
		if (j < 0) return i;
		i += skip[haystack[i + last]];
	}
	return -1;
}
var textEncoder = new TextEncoder();
var CRLF = textEncoder.encode("\r\n");
var HEADER_SEPARATOR = textEncoder.encode("\r\n\r\n");
var STAGING_BLOCK_SIZE = 65536;
var StreamingMultipartParser = class {
	#delimiter;
	/**
	* Unprocessed bytes carried between pushes: bounded by the delimiter length in states 0/2
	* (a possible partial delimiter), tiny in state 1. Seeded with a virtual CRLF so a body
	* starting directly with `--boundary` (RFC 2046: the first delimiter's leading CRLF is
	* "considered part of the preamble") still matches the `\r\n--boundary` delimiter.
	*/
	#carry = CRLF;
	/** Confirmed bytes (headers + data) of the in-progress part, as ≥STAGING_BLOCK_SIZE chunks. */
	#partChunks = [];
	#partLength = 0;
	/** Staging block coalescing small appends; pushed to #partChunks when full. */
	#staging;
	#stagingLength = 0;
	/** 0 = scanning for first boundary, 1 = consuming CRLF/`--` after a boundary, 2 = inside a part */
	#state = 0;
	#done = false;
	constructor(contentType) {
		const boundary = extractBoundary(contentType);
		if (!boundary) throw new Error(`No boundary found in Content-Type: ${contentType}`);
		this.#delimiter = textEncoder.encode(`\r
--${boundary}`);
	}
	/**
	* Push a chunk of body bytes (call with no argument to flush at end of stream).
	* Returns the raw bytes of any parts that completed as a result.
	*
	* Copying is linear: each byte is combined with the (bounded) carry once, staged once, and
	* copied into the completed part once.
	*/
	push(chunk2) {
		if (this.#done) return [];
		let data = chunk2 && chunk2.byteLength ? combineUint8Arrays(this.#carry, chunk2) : this.#carry;
		this.#carry = /* @__PURE__ */ new Uint8Array(0);
		const parts = [];
		for (;;) {
			if (this.#state === 0 || this.#state === 2) {
				const delimIndex = indexOfSubsequence(data, this.#delimiter, 0);
				if (delimIndex === -1) {
					const safeLength = Math.max(0, data.byteLength - (this.#delimiter.byteLength - 1));
					if (this.#state === 2 && safeLength > 0) this.#appendToPart(data.subarray(0, safeLength));
					this.#carry = data.slice(safeLength);
					break;
				}
				if (this.#state === 2) {
					this.#appendToPart(data.subarray(0, delimIndex));
					const partBody = this.#takePart();
					const headerEnd = indexOfSubsequence(partBody, HEADER_SEPARATOR, 0);
					if (headerEnd === -1) throw new Error("Malformed multipart part: missing header/data separator");
					parts.push(partBody.subarray(headerEnd + HEADER_SEPARATOR.byteLength));
				}
				data = data.slice(delimIndex + this.#delimiter.byteLength);
				this.#state = 1;
				continue;
			}
			if (data.byteLength < 2) {
				this.#carry = data;
				break;
			}
			if (data[0] === 45 && data[1] === 45) {
				this.#done = true;
				return parts;
			}
			if (data[0] === CRLF[0] && data[1] === CRLF[1]) {
				data = data.slice(2);
				this.#state = 2;
				continue;
			}
			throw new Error("Malformed multipart body: expected CRLF or closing delimiter after boundary");
		}
		return parts;
	}
	/** Append confirmed part bytes, coalescing small appends into staging blocks. */
	#appendToPart(bytes) {
		this.#partLength += bytes.byteLength;
		if (bytes.byteLength >= STAGING_BLOCK_SIZE) {
			this.#flushStaging();
			this.#partChunks.push(bytes);
			return;
		}
		let offset = 0;
		while (offset < bytes.byteLength) {
			if (!this.#staging) {
				this.#staging = new Uint8Array(STAGING_BLOCK_SIZE);
				this.#stagingLength = 0;
			}
			const toCopy = Math.min(STAGING_BLOCK_SIZE - this.#stagingLength, bytes.byteLength - offset);
			this.#staging.set(bytes.subarray(offset, offset + toCopy), this.#stagingLength);
			this.#stagingLength += toCopy;
			offset += toCopy;
			if (this.#stagingLength === STAGING_BLOCK_SIZE) {
				this.#partChunks.push(this.#staging);
				this.#staging = void 0;
			}
		}
	}
	#flushStaging() {
		if (this.#staging && this.#stagingLength > 0) this.#partChunks.push(this.#staging.subarray(0, this.#stagingLength));
		this.#staging = void 0;
		this.#stagingLength = 0;
	}
	/** Assemble and reset the in-progress part. Loop-based copy: the chunk count is unbounded-safe. */
	#takePart() {
		this.#flushStaging();
		const out = new Uint8Array(this.#partLength);
		let offset = 0;
		for (const chunk2 of this.#partChunks) {
			out.set(chunk2, offset);
			offset += chunk2.byteLength;
		}
		this.#partChunks = [];
		this.#partLength = 0;
		return out;
	}
};
function extractBoundary(contentType) {
	for (const part of contentType.split(";")) {
		const trimmed = part.trim();
		if (trimmed.toLowerCase().startsWith("boundary=")) return trimmed.slice(9).replace(/^"|"$/g, "");
	}
	return null;
}
function sum(arr) {
	return arr.reduce((a, b) => a + b, 0);
}
function concatUint8Arrays(arrays) {
	const result = new Uint8Array(sum(arrays.map((array) => array.byteLength)));
	let offset = 0;
	for (const array of arrays) {
		result.set(array, offset);
		offset += array.byteLength;
	}
	return result;
}
function hasH2Fetch(versions = typeof process !== "undefined" ? process.versions : void 0, frontend = isFrontend) {
	if (frontend || !versions?.undici || versions.bun) return false;
	return Number(versions.undici.split(".")[0]) >= 8;
}
var GLOBAL_DISPATCHER_KEYS = [Symbol.for("undici.globalDispatcher.2"), Symbol.for("undici.globalDispatcher.1")];
function withHttp1(base) {
	return { dispatch: (options, handler) => base.dispatch({
		...options,
		allowH2: false
	}, handler) };
}
var cached;
async function getHttp1Dispatcher() {
	const globals = globalThis;
	const find = () => GLOBAL_DISPATCHER_KEYS.map((key) => globals[key]).find((d) => typeof d?.dispatch === "function");
	let base = find();
	if (base === void 0) {
		await (await fetch("data:,")).arrayBuffer();
		base = find();
	}
	if (base === void 0) return;
	if (cached?.base !== base) cached = {
		base,
		http1: withHttp1(base)
	};
	return cached.http1;
}
var undiciHttp1Fetch = async (input, init) => {
	const dispatcher = await getHttp1Dispatcher();
	return dispatcher ? fetch(input, {
		...init,
		dispatcher
	}) : fetch(input, init);
};
var http1Fetch = hasH2Fetch() ? undiciHttp1Fetch : (input, init) => fetch(input, init);
var JWT_SAFETY_PERIOD = 6e4;
var JWT_CACHE_SIZE = 1e3;
var PARALLEL_DEFAULT_MAX_CONCURRENCY = isFrontend ? 4 : 8;
var PARALLEL_MIN_IN_FLIGHT_BYTES = 67108864;
var PARALLEL_MAX_IN_FLIGHT_BYTES = 268435456;
var PARALLEL_CONTROLLER_TICK_MS = 500;
var PARALLEL_PROBE_KEEP_MARGIN = 1.05;
var PARALLEL_PLATEAU_HOLD_TICKS = 10;
var Notifier = class {
	#resolvers = [];
	wait() {
		return new Promise((resolve3) => this.#resolvers.push(resolve3));
	}
	notifyAll() {
		const resolvers = this.#resolvers;
		this.#resolvers = [];
		for (const resolve3 of resolvers) resolve3();
	}
};
function delay(ms) {
	return new Promise((resolve3) => setTimeout(resolve3, ms));
}
var compressionSchemeLabels = {
	[0]: "None",
	[1]: "LZ4",
	[2]: "ByteGroupingLZ4"
};
var XET_CHUNK_HEADER_BYTES = 8;
function parseChunkHeader(view) {
	const chunkHeader = {
		version: view.getUint8(0),
		compressed_length: view.getUint8(1) | view.getUint8(2) << 8 | view.getUint8(3) << 16,
		compression_scheme: view.getUint8(4),
		uncompressed_length: view.getUint8(5) | view.getUint8(6) << 8 | view.getUint8(7) << 16
	};
	if (chunkHeader.version !== 0) throw new Error(`Unsupported chunk version ${chunkHeader.version}`);
	if (chunkHeader.compression_scheme !== 0 && chunkHeader.compression_scheme !== 1 && chunkHeader.compression_scheme !== 2) throw new Error(`Unsupported compression scheme ${compressionSchemeLabels[chunkHeader.compression_scheme] ?? chunkHeader.compression_scheme}`);
	return chunkHeader;
}
function decompressChunk(chunkHeader, compressed) {
	switch (chunkHeader.compression_scheme) {
		case 1: return decompress(compressed, chunkHeader.uncompressed_length);
		case 2: return bg4_regroup_bytes(decompress(compressed, chunkHeader.uncompressed_length));
		default: return compressed.slice();
	}
}
function decodePartChunks(data, descriptor, rangeList) {
	const ranges = rangeList.getRanges(descriptor.chunks.start, descriptor.chunks.end);
	const staged = /* @__PURE__ */ new Map();
	let chunkIndex = descriptor.chunks.start;
	let offset = 0;
	while (offset < data.byteLength) {
		if (chunkIndex >= descriptor.chunks.end) throw new Error(`Multipart part for chunks ${descriptor.chunks.start}-${descriptor.chunks.end} contains more chunks than expected`);
		if (data.byteLength - offset < XET_CHUNK_HEADER_BYTES) throw new Error("Truncated chunk header in multipart part");
		const chunkHeader = parseChunkHeader(new DataView(data.buffer, data.byteOffset + offset, XET_CHUNK_HEADER_BYTES));
		const compressedStart = offset + XET_CHUNK_HEADER_BYTES;
		const compressedEnd = compressedStart + chunkHeader.compressed_length;
		if (compressedEnd > data.byteLength) throw new Error("Truncated chunk data in multipart part");
		const uncompressed = decompressChunk(chunkHeader, data.subarray(compressedStart, compressedEnd));
		const range2 = ranges.find((range3) => chunkIndex >= range3.start && chunkIndex < range3.end);
		if (range2) {
			let chunks = staged.get(range2);
			if (!chunks) {
				chunks = [];
				staged.set(range2, chunks);
			}
			chunks.push(uncompressed);
		}
		chunkIndex++;
		offset = compressedEnd;
	}
	if (chunkIndex !== descriptor.chunks.end) throw new Error(`Multipart part decoded chunks ${descriptor.chunks.start}-${chunkIndex} but expected ${descriptor.chunks.start}-${descriptor.chunks.end}`);
	return staged;
}
function commitChunks(staged) {
	let committed = 0;
	for (const [range2, chunks] of staged) {
		if (range2.data) continue;
		range2.data = chunks;
		committed += sum(chunks.map((chunk2) => chunk2.byteLength));
	}
	return committed;
}
var XetBlob = class extends Blob {
	fetch;
	accessToken;
	refreshUrl;
	reconstructionUrl;
	hash;
	start = 0;
	end = 0;
	internalLogging = false;
	reconstructionInfo;
	listener;
	parallelDownloads;
	constructor(params) {
		super([]);
		this.fetch = params.fetch ?? http1Fetch;
		this.accessToken = checkCredentials(params);
		this.refreshUrl = params.refreshUrl;
		this.end = params.size;
		this.reconstructionUrl = params.reconstructionUrl;
		this.hash = params.hash;
		this.listener = params.listener;
		this.internalLogging = params.internalLogging ?? false;
		this.parallelDownloads = params.parallelDownloads;
		if (params.readToken) {
			const key = cacheKey({
				refreshUrl: this.refreshUrl,
				initialAccessToken: this.accessToken
			});
			jwts.set(key, {
				accessToken: params.readToken.accessToken,
				expiresAt: /* @__PURE__ */ new Date(params.readToken.exp * 1e3),
				casUrl: params.readToken.casUrl
			});
		}
	}
	get size() {
		return this.end - this.start;
	}
	#clone() {
		const blob = new XetBlob({
			fetch: this.fetch,
			hash: this.hash,
			refreshUrl: this.refreshUrl,
			reconstructionUrl: this.reconstructionUrl,
			size: this.size
		});
		blob.accessToken = this.accessToken;
		blob.start = this.start;
		blob.end = this.end;
		blob.reconstructionInfo = this.reconstructionInfo;
		blob.listener = this.listener;
		blob.internalLogging = this.internalLogging;
		blob.parallelDownloads = this.parallelDownloads;
		return blob;
	}
	slice(start = 0, end = this.size) {
		if (start < 0 || end < 0) throw new TypeError("Unsupported negative start/end on XetBlob.slice");
		const slice = this.#clone();
		slice.start = this.start + start;
		slice.end = Math.min(this.start + end, this.end);
		if (slice.start !== this.start || slice.end !== this.end) slice.reconstructionInfo = void 0;
		return slice;
	}
	#reconstructionInfoPromise;
	#loadReconstructionInfo() {
		if (this.#reconstructionInfoPromise) return this.#reconstructionInfoPromise;
		this.#reconstructionInfoPromise = (async () => {
			const connParams = await getAccessToken(this.accessToken, this.fetch, this.refreshUrl);
			const url = this.reconstructionUrl ? this.reconstructionUrl.replace("/v1/reconstructions/", "/v2/reconstructions/") : `${connParams.casUrl}/v2/reconstructions/${this.hash}`;
			const resp = await this.fetch(url, { headers: {
				Authorization: `Bearer ${connParams.accessToken}`,
				Range: `bytes=${this.start}-${this.end - 1}`
			} });
			if (!resp.ok) throw await createApiError(resp);
			this.reconstructionInfo = await resp.json();
			return this.reconstructionInfo;
		})().finally(() => this.#reconstructionInfoPromise = void 0);
		return this.#reconstructionInfoPromise;
	}
	async #fetch() {
		if (this.size === 0) return new ReadableStream({ start(controller) {
			controller.close();
		} });
		if (!this.reconstructionInfo) await this.#loadReconstructionInfo();
		const rangeLists = /* @__PURE__ */ new Map();
		if (!this.reconstructionInfo) throw new Error("Failed to load reconstruction info");
		for (const term of this.reconstructionInfo.terms) {
			let rangeList = rangeLists.get(term.hash);
			if (!rangeList) {
				rangeList = new RangeList();
				rangeLists.set(term.hash, rangeList);
			}
			rangeList.add(term.range.start, term.range.end);
		}
		const listener = this.listener;
		const log = this.internalLogging ? (...args) => console.log(...args) : () => {};
		async function* readData(reconstructionInfo, customFetch, maxBytes, reloadReconstructionInfo) {
			let totalBytesRead = 0;
			let readBytesToSkip = reconstructionInfo.offset_into_first_range;
			for (const term of reconstructionInfo.terms) {
				if (totalBytesRead >= maxBytes) break;
				const rangeList = rangeLists.get(term.hash);
				if (!rangeList) throw new Error(`Failed to find range list for term ${term.hash}`);
				const locate = (info) => {
					for (const entry of info.xorbs[term.hash] ?? []) {
						const descriptor2 = entry.ranges.find((r) => r.chunks.start <= term.range.start && r.chunks.end >= term.range.end);
						if (descriptor2) return {
							entry,
							descriptor: descriptor2
						};
					}
				};
				const buildMultiRangeHeader = (entry) => `bytes=${entry.ranges.map((r) => `${r.bytes.start}-${r.bytes.end}`).join(",")}`;
				const fetchMultiRangeEntry = async (entry) => {
					let resp2 = await customFetch(entry.url, { headers: { Range: buildMultiRangeHeader(entry) } });
					if (resp2.status === 403) {
						reconstructionInfo = await reloadReconstructionInfo();
						const relocated = locate(reconstructionInfo);
						if (!relocated) throw new Error(`Failed to find fetch info for term ${term.hash} and range ${term.range.start}-${term.range.end} after refresh`);
						entry = relocated.entry;
						resp2 = await customFetch(entry.url, { headers: { Range: buildMultiRangeHeader(entry) } });
					}
					if (!resp2.ok) throw await createApiError(resp2);
					const contentType = resp2.headers.get("content-type") ?? "";
					if (!contentType.includes("multipart/byteranges")) throw new Error(`Expected multipart/byteranges response for multi-range request, got "${contentType}"`);
					const reader2 = resp2.body?.getReader();
					if (!reader2) throw new Error("Failed to get reader from response body");
					const parser = new StreamingMultipartParser(contentType);
					const stagedParts = [];
					let partIndex = 0;
					const consumeParts = (parts) => {
						for (const part of parts) {
							const descriptor2 = entry.ranges[partIndex];
							if (!descriptor2) throw new Error(`Received more multipart parts than the ${entry.ranges.length} signed ranges`);
							stagedParts.push(decodePartChunks(part, descriptor2, rangeList));
							partIndex++;
						}
					};
					try {
						for (;;) {
							const result = await reader2.read();
							listener?.({ event: "read" });
							if (result.done) break;
							if (result.value) consumeParts(parser.push(result.value));
						}
						consumeParts(parser.push());
					} finally {
						await reader2.cancel().catch(() => {});
					}
					if (partIndex !== entry.ranges.length) throw new Error(`Multi-range fetch produced ${partIndex} parts but expected ${entry.ranges.length} for term ${term.hash}`);
					for (const staged of stagedParts) commitChunks(staged);
				};
				let termRanges = rangeList.getRanges(term.range.start, term.range.end);
				if (!termRanges.every((range2) => range2.data)) {
					const located2 = locate(reconstructionInfo);
					if (!located2) throw new Error(`Failed to find fetch info for term ${term.hash} and range ${term.range.start}-${term.range.end}`);
					if (located2.entry.ranges.length > 1) {
						await fetchMultiRangeEntry(located2.entry);
						termRanges = rangeList.getRanges(term.range.start, term.range.end);
					}
				}
				if (termRanges.every((range2) => range2.data)) {
					log("all data available for term", term.hash, readBytesToSkip);
					const cachedLength = sum(termRanges.map((range2) => sum(range2.data.map((chunk2) => chunk2.byteLength))));
					if (cachedLength !== term.unpacked_length) throw new Error(`Term ${term.hash} range ${term.range.start}-${term.range.end} decoded to ${cachedLength} bytes, expected ${term.unpacked_length}`);
					rangeLoop: for (const range2 of termRanges) for (let chunk2 of range2.data) {
						if (readBytesToSkip) {
							const skipped = Math.min(readBytesToSkip, chunk2.byteLength);
							chunk2 = chunk2.slice(skipped);
							readBytesToSkip -= skipped;
							if (!chunk2.byteLength) continue;
						}
						if (chunk2.byteLength > maxBytes - totalBytesRead) chunk2 = chunk2.slice(0, maxBytes - totalBytesRead);
						totalBytesRead += chunk2.byteLength;
						yield range2.refCount > 1 ? chunk2.slice() : chunk2;
						listener?.({
							event: "progress",
							progress: {
								read: totalBytesRead,
								total: maxBytes
							}
						});
						if (totalBytesRead >= maxBytes) break rangeLoop;
					}
					rangeList.remove(term.range.start, term.range.end);
					continue;
				}
				let located = locate(reconstructionInfo);
				if (!located) throw new Error(`Failed to find fetch info for term ${term.hash} and range ${term.range.start}-${term.range.end}`);
				let descriptor = located.descriptor;
				log("term", term);
				log("descriptor", descriptor);
				log("readBytesToSkip", readBytesToSkip);
				let resp = await customFetch(located.entry.url, { headers: { Range: `bytes=${descriptor.bytes.start}-${descriptor.bytes.end}` } });
				if (resp.status === 403) {
					reconstructionInfo = await reloadReconstructionInfo();
					located = locate(reconstructionInfo);
					if (!located) throw new Error(`Failed to find fetch info for term ${term.hash} and range ${term.range.start}-${term.range.end} after refresh`);
					descriptor = located.descriptor;
					resp = await customFetch(located.entry.url, { headers: { Range: `bytes=${descriptor.bytes.start}-${descriptor.bytes.end}` } });
				}
				if (!resp.ok) throw await createApiError(resp);
				log("expected content length", resp.headers.get("content-length"), "range", descriptor.bytes, resp.headers.get("content-range"));
				const reader = resp.body?.getReader();
				if (!reader) throw new Error("Failed to get reader from response body");
				let done = false;
				let chunkIndex = descriptor.chunks.start;
				const ranges = rangeList.getRanges(descriptor.chunks.start, descriptor.chunks.end);
				let leftoverBytes = void 0;
				let totalFetchBytes = 0;
				fetchData: while (!done && totalBytesRead < maxBytes) {
					const result = await reader.read();
					listener?.({ event: "read" });
					done = result.done;
					log("read", result.value?.byteLength, "bytes", "total read", totalBytesRead, "toSkip", readBytesToSkip);
					if (!result.value) {
						log("no data in result, cancelled", result);
						continue;
					}
					totalFetchBytes += result.value.byteLength;
					if (leftoverBytes) {
						result.value = combineUint8Arrays(leftoverBytes, result.value);
						leftoverBytes = void 0;
					}
					while (totalBytesRead < maxBytes && result.value?.byteLength) {
						if (result.value.byteLength < 8) {
							leftoverBytes = result.value;
							continue fetchData;
						}
						const chunkHeader = parseChunkHeader(new DataView(result.value.buffer, result.value.byteOffset, XET_CHUNK_HEADER_BYTES));
						log("chunk header", chunkHeader, "to skip", readBytesToSkip);
						if (result.value.byteLength < chunkHeader.compressed_length + XET_CHUNK_HEADER_BYTES) {
							leftoverBytes = result.value;
							continue fetchData;
						}
						result.value = result.value.slice(XET_CHUNK_HEADER_BYTES);
						let uncompressed = decompressChunk(chunkHeader, result.value.subarray(0, chunkHeader.compressed_length));
						const range2 = ranges.find((range3) => chunkIndex >= range3.start && chunkIndex < range3.end);
						const shouldYield = chunkIndex >= term.range.start && chunkIndex < term.range.end;
						const minRefCountToStore = shouldYield ? 2 : 1;
						let stored = false;
						if (range2 && range2.refCount >= minRefCountToStore) {
							range2.data ??= [];
							range2.data.push(uncompressed);
							stored = true;
						}
						if (shouldYield) {
							if (readBytesToSkip) {
								const skipped = Math.min(readBytesToSkip, uncompressed.byteLength);
								uncompressed = uncompressed.slice(readBytesToSkip);
								readBytesToSkip -= skipped;
							}
							if (uncompressed.byteLength > maxBytes - totalBytesRead) uncompressed = uncompressed.slice(0, maxBytes - totalBytesRead);
							if (uncompressed.byteLength) {
								log("yield", uncompressed.byteLength, "bytes", result.value.byteLength, "total read", totalBytesRead, stored);
								totalBytesRead += uncompressed.byteLength;
								yield stored ? uncompressed.slice() : uncompressed;
								listener?.({
									event: "progress",
									progress: {
										read: totalBytesRead,
										total: maxBytes
									}
								});
							}
						}
						chunkIndex++;
						result.value = result.value.slice(chunkHeader.compressed_length);
					}
				}
				if (done && totalBytesRead < maxBytes && totalFetchBytes < descriptor.bytes.end - descriptor.bytes.start + 1) {
					log("done", done, "total read", totalBytesRead, maxBytes, totalFetchBytes);
					log("failed to fetch all data for term", term.hash);
					throw new Error(`Failed to fetch all data for term ${term.hash}, fetched ${totalFetchBytes} bytes out of ${descriptor.bytes.end - descriptor.bytes.start + 1}`);
				}
				log("done", done, "total read", totalBytesRead, maxBytes, totalFetchBytes);
				log("cancel reader");
				await reader.cancel();
			}
		}
		const parallelOptions = this.parallelDownloads === false ? void 0 : this.parallelDownloads === true || this.parallelDownloads === void 0 ? {} : this.parallelDownloads;
		async function* readDataParallel(reconstructionInfo, customFetch, maxBytes, reloadReconstructionInfo, opts) {
			let totalBytesRead = 0;
			let readBytesToSkip = reconstructionInfo.offset_into_first_range;
			const terms = reconstructionInfo.terms;
			const locateEntryFor = (info, term) => {
				for (const entry of info.xorbs[term.hash] ?? []) if (entry.ranges.find((r) => r.chunks.start <= term.range.start && r.chunks.end >= term.range.end)) return entry;
			};
			const plan = [];
			const planIndexByUrl = /* @__PURE__ */ new Map();
			const termEntryIndex = [];
			for (const term of terms) {
				const entry = locateEntryFor(reconstructionInfo, term);
				if (!entry) throw new Error(`Failed to find fetch info for term ${term.hash} and range ${term.range.start}-${term.range.end}`);
				let idx = planIndexByUrl.get(entry.url);
				if (idx === void 0) {
					idx = plan.length;
					plan.push({
						hash: term.hash,
						ranges: entry.ranges,
						url: entry.url
					});
					planIndexByUrl.set(entry.url, idx);
				}
				termEntryIndex.push(idx);
			}
			const maxConcurrency = Math.max(1, opts.maxConcurrency ?? PARALLEL_DEFAULT_MAX_CONCURRENCY);
			const estimateEntryBytes = (item) => sum(item.ranges.map((r) => r.bytes.end - r.bytes.start + 1));
			const largestEntryBytes = plan.length ? Math.max(...plan.map(estimateEntryBytes)) : 0;
			const maxInFlightBytes = opts.maxInFlightBytes ?? Math.min(PARALLEL_MAX_IN_FLIGHT_BYTES, Math.max(PARALLEL_MIN_IN_FLIGHT_BYTES, 3 * largestEntryBytes));
			const state = {
				nextEntry: 0,
				neededEntry: 0,
				target: 1,
				error: void 0,
				finished: false,
				inFlightBytes: 0,
				decodedBytes: 0,
				active: 0,
				claimed: 0,
				maxActive: 0,
				activeHighWater: 0,
				count429: 0,
				targetHistory: []
			};
			const notifier = new Notifier();
			const budgetAcquire = async (n, entryIdx) => {
				while (!state.error && !state.finished && state.inFlightBytes + n > maxInFlightBytes && entryIdx !== state.neededEntry) await notifier.wait();
				state.inFlightBytes += n;
			};
			const budgetRelease = (n) => {
				state.inFlightBytes -= n;
				notifier.notifyAll();
			};
			const refreshPlanUrls = (info) => {
				for (const item of plan) {
					const match = (info.xorbs[item.hash] ?? []).find((e) => e.ranges.length === item.ranges.length && e.ranges.every((r, i) => r.chunks.start === item.ranges[i].chunks.start && r.chunks.end === item.ranges[i].chunks.end));
					if (match) {
						item.url = match.url;
						item.ranges = match.ranges;
					}
				}
			};
			const rangeHeaderFor = (item) => `bytes=${item.ranges.map((r) => `${r.bytes.start}-${r.bytes.end}`).join(",")}`;
			const decodeEntry = async (item, entryIdx, tally) => {
				if (state.error || state.finished) return;
				const rangeList = rangeLists.get(item.hash);
				if (!rangeList) throw new Error(`Failed to find range list for entry ${item.hash}`);
				let resp = await customFetch(item.url, { headers: { Range: rangeHeaderFor(item) } });
				let attempts403 = 0;
				let attempts429 = 0;
				while (resp.status === 403 && attempts403 < 1 || resp.status === 429 && attempts429 < 3) {
					await resp.body?.cancel().catch(() => {});
					if (resp.status === 403) {
						attempts403++;
						reconstructionInfo = await reloadReconstructionInfo();
						refreshPlanUrls(reconstructionInfo);
					} else {
						attempts429++;
						state.count429++;
						notifier.notifyAll();
						await delay(300 * attempts429);
					}
					resp = await customFetch(item.url, { headers: { Range: rangeHeaderFor(item) } });
				}
				if (!resp.ok) throw await createApiError(resp);
				const reader = resp.body?.getReader();
				if (!reader) throw new Error("Failed to get reader from response body");
				try {
					if (item.ranges.length > 1) {
						const contentType = resp.headers.get("content-type") ?? "";
						if (!contentType.includes("multipart/byteranges")) throw new Error(`Expected multipart/byteranges response for multi-range request, got "${contentType}"`);
						const parser = new StreamingMultipartParser(contentType);
						let partIndex = 0;
						const handleParts = async (parts) => {
							for (const part of parts) {
								const descriptor = item.ranges[partIndex];
								if (!descriptor) throw new Error(`Received more multipart parts than the ${item.ranges.length} signed ranges`);
								const staged = decodePartChunks(part, descriptor, rangeList);
								tally.committed += commitChunks(staged);
								state.decodedBytes += part.byteLength;
								partIndex++;
								notifier.notifyAll();
							}
						};
						for (;;) {
							if (state.error || state.finished) return;
							const result = await reader.read();
							listener?.({ event: "read" });
							if (result.done) break;
							if (result.value) await handleParts(parser.push(result.value));
						}
						await handleParts(parser.push());
						if (!state.finished && partIndex !== item.ranges.length) throw new Error(`Multi-range fetch produced ${partIndex} parts but expected ${item.ranges.length} for ${item.hash}`);
					} else {
						const descriptor = item.ranges[0];
						const ranges = rangeList.getRanges(descriptor.chunks.start, descriptor.chunks.end);
						const staged = /* @__PURE__ */ new Map();
						let chunkIndex = descriptor.chunks.start;
						let leftover;
						let done = false;
						while (!done) {
							if (state.error || state.finished) return;
							const result = await reader.read();
							listener?.({ event: "read" });
							done = result.done;
							let value = result.value;
							if (!value) continue;
							if (leftover) {
								value = combineUint8Arrays(leftover, value);
								leftover = void 0;
							}
							while (value.byteLength) {
								if (value.byteLength < XET_CHUNK_HEADER_BYTES) {
									leftover = value;
									break;
								}
								const chunkHeader = parseChunkHeader(new DataView(value.buffer, value.byteOffset, XET_CHUNK_HEADER_BYTES));
								if (value.byteLength < XET_CHUNK_HEADER_BYTES + chunkHeader.compressed_length) {
									leftover = value;
									break;
								}
								const uncompressed = decompressChunk(chunkHeader, value.subarray(XET_CHUNK_HEADER_BYTES, XET_CHUNK_HEADER_BYTES + chunkHeader.compressed_length));
								const range2 = ranges.find((r) => chunkIndex >= r.start && chunkIndex < r.end);
								if (range2) {
									let chunks = staged.get(range2);
									if (!chunks) {
										chunks = [];
										staged.set(range2, chunks);
									}
									chunks.push(uncompressed);
									if (chunkIndex === range2.end - 1 && !range2.data) {
										range2.data = chunks;
										tally.committed += sum(chunks.map((chunk2) => chunk2.byteLength));
										notifier.notifyAll();
									}
								}
								state.decodedBytes += uncompressed.byteLength;
								chunkIndex++;
								value = value.slice(XET_CHUNK_HEADER_BYTES + chunkHeader.compressed_length);
							}
						}
						if (!state.finished) {
							for (const range2 of ranges) if (!range2.data) throw new Error(`Failed to fetch all data for ${item.hash} chunks ${range2.start}-${range2.end} (stream ended early)`);
						}
					}
				} finally {
					await reader.cancel().catch(() => {});
				}
			};
			const isTransientNetworkError = (error) => error instanceof TypeError || /terminated|socket|network|ECONNRESET|fetch failed/i.test(String(error));
			const runWorker = async (workerId) => {
				for (;;) {
					if (state.error || state.finished) return;
					if (workerId >= state.target) {
						await notifier.wait();
						continue;
					}
					const idx = state.nextEntry;
					if (idx >= plan.length) return;
					state.nextEntry++;
					state.claimed++;
					const est = estimateEntryBytes(plan[idx]);
					try {
						await budgetAcquire(est, idx);
						if (state.error || state.finished) {
							budgetRelease(est);
							return;
						}
						state.active++;
						state.maxActive = Math.max(state.maxActive, state.active);
						state.activeHighWater = Math.max(state.activeHighWater, state.active);
						let lastError;
						const tally = { committed: 0 };
						for (let attempt = 0; attempt < 2; attempt++) try {
							await decodeEntry(plan[idx], idx, tally);
							budgetRelease(est - tally.committed);
							lastError = void 0;
							break;
						} catch (error) {
							lastError = error;
							if (attempt === 0 && !state.finished && isTransientNetworkError(error)) {
								log("retrying entry after transient error", plan[idx].hash, error);
								await delay(250);
								continue;
							}
						}
						if (lastError) {
							budgetRelease(est);
							state.error ??= lastError;
						}
						state.active--;
					} finally {
						state.claimed--;
						notifier.notifyAll();
					}
				}
			};
			const workersDone = Promise.allSettled(Array.from({ length: maxConcurrency }, (_, i) => runWorker(i)));
			const levelRate = /* @__PURE__ */ new Map();
			let lastBytes = 0;
			let last429 = 0;
			let settleTicks = 1;
			let holdTicks = 0;
			const controller = setInterval(() => {
				const rate = state.decodedBytes - lastBytes;
				lastBytes = state.decodedBytes;
				const tickHighWater = state.activeHighWater;
				state.activeHighWater = state.active;
				holdTicks = Math.max(0, holdTicks - 1);
				if (state.count429 > last429) {
					last429 = state.count429;
					state.target = Math.max(1, state.target - 1);
					settleTicks = 1;
					holdTicks = PARALLEL_PLATEAU_HOLD_TICKS;
				} else if (rate === 0 && state.nextEntry < plan.length) {
					state.target = Math.min(maxConcurrency, state.target + 1);
					settleTicks = 1;
				} else if (settleTicks > 0) settleTicks--;
				else if (state.claimed >= state.target && tickHighWater <= state.target) {
					const ewma = ((levelRate.get(state.target) ?? rate) + rate) / 2;
					levelRate.set(state.target, ewma);
					const below = levelRate.get(state.target - 1);
					if (state.target > 1 && below === void 0) {
						state.target--;
						settleTicks = 1;
					} else if (below !== void 0 && ewma < below * PARALLEL_PROBE_KEEP_MARGIN) {
						levelRate.delete(state.target);
						state.target--;
						settleTicks = 1;
						holdTicks = PARALLEL_PLATEAU_HOLD_TICKS;
					} else if (holdTicks === 0 && state.target < maxConcurrency) {
						state.target++;
						settleTicks = 1;
					}
				}
				state.targetHistory.push(state.target);
				notifier.notifyAll();
			}, opts.controllerTickMs ?? PARALLEL_CONTROLLER_TICK_MS);
			try {
				for (let termIdx = 0; termIdx < terms.length; termIdx++) {
					const term = terms[termIdx];
					if (totalBytesRead >= maxBytes) break;
					state.neededEntry = termEntryIndex[termIdx];
					notifier.notifyAll();
					const rangeList = rangeLists.get(term.hash);
					if (!rangeList) throw new Error(`Failed to find range list for term ${term.hash}`);
					let termRanges = rangeList.getRanges(term.range.start, term.range.end);
					while (!termRanges.every((range2) => range2.data)) {
						if (state.error) throw state.error;
						if (state.claimed === 0 && state.nextEntry >= plan.length) throw new Error(`Download workers finished without producing data for term ${term.hash} range ${term.range.start}-${term.range.end}`);
						await notifier.wait();
						termRanges = rangeList.getRanges(term.range.start, term.range.end);
					}
					log("all data available for term", term.hash, readBytesToSkip);
					const cachedLength = sum(termRanges.map((range2) => sum(range2.data.map((chunk2) => chunk2.byteLength))));
					if (cachedLength !== term.unpacked_length) throw new Error(`Term ${term.hash} range ${term.range.start}-${term.range.end} decoded to ${cachedLength} bytes, expected ${term.unpacked_length}`);
					rangeLoop: for (const range2 of termRanges) for (let chunk2 of range2.data) {
						if (readBytesToSkip) {
							const skipped = Math.min(readBytesToSkip, chunk2.byteLength);
							chunk2 = chunk2.slice(skipped);
							readBytesToSkip -= skipped;
							if (!chunk2.byteLength) continue;
						}
						if (chunk2.byteLength > maxBytes - totalBytesRead) chunk2 = chunk2.slice(0, maxBytes - totalBytesRead);
						totalBytesRead += chunk2.byteLength;
						yield range2.refCount > 1 ? chunk2.slice() : chunk2;
						listener?.({
							event: "progress",
							progress: {
								read: totalBytesRead,
								total: maxBytes
							}
						});
						if (totalBytesRead >= maxBytes) break rangeLoop;
					}
					let freed = 0;
					for (const range2 of termRanges) if (range2.refCount === 1 && range2.data) freed += sum(range2.data.map((chunk2) => chunk2.byteLength));
					rangeList.remove(term.range.start, term.range.end);
					budgetRelease(freed);
				}
			} finally {
				state.finished = true;
				clearInterval(controller);
				notifier.notifyAll();
				await workersDone;
				opts.onStat?.({
					entries: plan.length,
					maxActive: state.maxActive,
					finalTarget: state.target,
					count429: state.count429,
					targetHistory: state.targetHistory
				});
			}
		}
		const iterator = parallelOptions && (parallelOptions.maxConcurrency ?? PARALLEL_DEFAULT_MAX_CONCURRENCY) > 1 ? readDataParallel(this.reconstructionInfo, this.fetch, this.end - this.start, this.#loadReconstructionInfo.bind(this), parallelOptions) : readData(this.reconstructionInfo, this.fetch, this.end - this.start, this.#loadReconstructionInfo.bind(this));
		return new ReadableStream({
			async pull(controller) {
				const result = await iterator.next();
				if (result.value) controller.enqueue(result.value);
				if (result.done) controller.close();
			},
			async cancel() {
				await iterator.return?.(void 0);
			},
			type: "bytes"
		}, { highWaterMark: 1e3 });
	}
	async arrayBuffer() {
		const reader = (await this.#fetch()).getReader();
		const chunks = [];
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			chunks.push(value);
		}
		return concatUint8Arrays(chunks).buffer;
	}
	async text() {
		return new TextDecoder().decode(await this.arrayBuffer());
	}
	async response() {
		const result = await this.#fetch();
		return new Response(result);
	}
	stream() {
		const stream = new TransformStream();
		this.#fetch().then((response) => response.pipeThrough(stream)).catch((error) => stream.writable.abort(error.message));
		return stream.readable;
	}
};
var jwtPromises = /* @__PURE__ */ new Map();
var jwts = /* @__PURE__ */ new Map();
function cacheKey(params) {
	return JSON.stringify([params.refreshUrl, params.initialAccessToken]);
}
function bg4_regroup_bytes(bytes) {
	const split = Math.floor(bytes.byteLength / 4);
	const rem = bytes.byteLength % 4;
	const g1_pos = split + (rem >= 1 ? 1 : 0);
	const g2_pos = g1_pos + split + (rem >= 2 ? 1 : 0);
	const g3_pos = g2_pos + split + (rem == 3 ? 1 : 0);
	const ret = new Uint8Array(bytes.byteLength);
	for (let i = 0, j = 0; i < bytes.byteLength; i += 4, j++) ret[i] = bytes[j];
	for (let i = 1, j = g1_pos; i < bytes.byteLength; i += 4, j++) ret[i] = bytes[j];
	for (let i = 2, j = g2_pos; i < bytes.byteLength; i += 4, j++) ret[i] = bytes[j];
	for (let i = 3, j = g3_pos; i < bytes.byteLength; i += 4, j++) ret[i] = bytes[j];
	return ret;
}
async function getAccessToken(initialAccessToken, customFetch, refreshUrl) {
	const key = cacheKey({
		refreshUrl,
		initialAccessToken
	});
	const jwt = jwts.get(key);
	if (jwt && jwt.expiresAt > new Date(Date.now() + JWT_SAFETY_PERIOD)) return {
		accessToken: jwt.accessToken,
		casUrl: jwt.casUrl
	};
	const existingPromise = jwtPromises.get(key);
	if (existingPromise) return existingPromise;
	const promise = (async () => {
		const resp = await customFetch(refreshUrl, { headers: { ...initialAccessToken ? { Authorization: `Bearer ${initialAccessToken}` } : {} } });
		if (!resp.ok) throw new Error(`Failed to get JWT token: ${resp.status} ${await resp.text()}`);
		const json = await resp.json();
		const jwt2 = {
			accessToken: json.accessToken,
			expiresAt: /* @__PURE__ */ new Date(json.exp * 1e3),
			casUrl: json.casUrl
		};
		for (const [key2, value] of jwts.entries()) if (value.expiresAt < new Date(Date.now() + JWT_SAFETY_PERIOD)) jwts.delete(key2);
		else break;
		if (jwts.size >= JWT_CACHE_SIZE) {
			const keyToDelete = jwts.keys().next().value;
			if (keyToDelete) jwts.delete(keyToDelete);
		}
		jwts.set(key, jwt2);
		return {
			accessToken: json.accessToken,
			casUrl: json.casUrl
		};
	})().finally(() => {
		jwtPromises.delete(key);
	});
	jwtPromises.set(key, promise);
	return promise;
}
var WebBlob = class extends Blob {
	static async create(url, opts) {
		const customFetch = opts?.fetch ?? fetch;
		const probe = await customFetch(url, { headers: {
			Range: "bytes=0-0",
			...opts?.accessToken && { Authorization: `Bearer ${opts.accessToken}` }
		} });
		if (!probe.ok) throw await createApiError(probe);
		const contentType = probe.headers.get("content-type") || "";
		if (probe.status === 206) {
			const totalSize = Number(probe.headers.get("content-range")?.split("/").pop());
			await probe.body?.cancel();
			if (Number.isFinite(totalSize) && totalSize >= (opts?.cacheBelow ?? 1e6)) return new WebBlob(url, 0, totalSize, contentType, true, customFetch, opts?.accessToken);
			const full = await customFetch(url, { ...opts?.accessToken && { headers: { Authorization: `Bearer ${opts.accessToken}` } } });
			if (!full.ok) throw await createApiError(full);
			return full.blob();
		}
		return probe.blob();
	}
	url;
	start;
	end;
	contentType;
	full;
	fetch;
	accessToken;
	constructor(url, start, end, contentType, full, customFetch, accessToken) {
		super([]);
		this.url = url;
		this.start = start;
		this.end = end;
		this.contentType = contentType;
		this.full = full;
		this.fetch = customFetch;
		this.accessToken = accessToken;
	}
	get size() {
		return this.end - this.start;
	}
	get type() {
		return this.contentType;
	}
	slice(start = 0, end = this.size) {
		if (start < 0 || end < 0) throw new TypeError("Unsupported negative start/end on WebBlob.slice");
		return new WebBlob(this.url, this.start + start, Math.min(this.start + end, this.end), this.contentType, start === 0 && end === this.size ? this.full : false, this.fetch, this.accessToken);
	}
	async arrayBuffer() {
		return (await this.fetchRange()).arrayBuffer();
	}
	async text() {
		return (await this.fetchRange()).text();
	}
	stream() {
		const stream = new TransformStream();
		this.fetchRange().then((response) => response.body?.pipeThrough(stream)).catch((error) => stream.writable.abort(error.message));
		return stream.readable;
	}
	fetchRange() {
		const fetch2 = this.fetch;
		if (this.full) return fetch2(this.url, { ...this.accessToken && { headers: { Authorization: `Bearer ${this.accessToken}` } } }).then((resp) => resp.ok ? resp : createApiError(resp));
		return fetch2(this.url, { headers: {
			Range: `bytes=${this.start}-${this.end - 1}`,
			...this.accessToken && { Authorization: `Bearer ${this.accessToken}` }
		} }).then((resp) => resp.ok ? resp : createApiError(resp));
	}
};
"ff".repeat(32);
new Uint8Array([
	"H".charCodeAt(0),
	"F".charCodeAt(0),
	"R".charCodeAt(0),
	"e".charCodeAt(0),
	"p".charCodeAt(0),
	"o".charCodeAt(0),
	"M".charCodeAt(0),
	"e".charCodeAt(0),
	"t".charCodeAt(0),
	"a".charCodeAt(0),
	"D".charCodeAt(0),
	"a".charCodeAt(0),
	"t".charCodeAt(0),
	"a".charCodeAt(0),
	0,
	85,
	105,
	103,
	69,
	106,
	123,
	129,
	87,
	131,
	165,
	189,
	217,
	92,
	205,
	209,
	74,
	169
]);
function parseLinkHeader(header) {
	return Object.fromEntries([...header.matchAll(/<(https?:[/][/][^>]+)>;\s+rel="([^"]+)"/g)].map(([, url, rel]) => [rel, url]));
}
async function fileDownloadInfo(params) {
	const accessToken = checkCredentials(params);
	const repoId = toRepoId(params.repo);
	const hubUrl = params.hubUrl ?? "https://huggingface.co";
	const revision = repoId.type === "bucket" ? void 0 : params.revision ?? "main";
	const url = `${hubUrl}/${repoId.type === "model" ? "" : `${repoId.type}s/`}${repoId.name}/${params.raw ? "raw" : "resolve"}${revision ? `/${encodeURIComponent(revision)}` : ""}/${params.path}` + (params.noContentDisposition ? "?noContentDisposition=1" : "");
	const resp = await (params.fetch ?? fetch)(url, {
		method: "GET",
		headers: {
			...accessToken && { Authorization: `Bearer ${accessToken}` },
			Range: "bytes=0-0",
			Accept: "application/vnd.xet-fileinfo+json, */*"
		}
	});
	if (resp.status === 404 && resp.headers.get("X-Error-Code") === "EntryNotFound") return null;
	if (!resp.ok) throw await createApiError(resp);
	let size;
	let xetInfo;
	if (resp.headers.get("Content-Type")?.includes("application/vnd.xet-fileinfo+json")) {
		size = parseInt(resp.headers.get("X-Linked-Size") ?? "invalid");
		if (isNaN(size)) throw new InvalidApiResponseFormatError("Invalid file size received in X-Linked-Size header");
		const hash2 = resp.headers.get("X-Xet-Hash");
		const links = parseLinkHeader(resp.headers.get("Link") ?? "");
		const reconstructionUrl = (() => {
			try {
				return new URL(links["xet-reconstruction-info"]);
			} catch {
				return null;
			}
		})();
		const refreshUrl = (() => {
			try {
				return new URL(links["xet-auth"]);
			} catch {
				return null;
			}
		})();
		if (!hash2) throw new InvalidApiResponseFormatError("No hash received in X-Xet-Hash header");
		if (!reconstructionUrl || !refreshUrl) throw new InvalidApiResponseFormatError("No xet-reconstruction-info or xet-auth link header");
		xetInfo = {
			hash: hash2,
			refreshUrl,
			reconstructionUrl
		};
	}
	if (size === void 0 || isNaN(size)) {
		const contentRangeHeader = resp.headers.get("content-range");
		if (!contentRangeHeader) throw new InvalidApiResponseFormatError("Expected size information");
		const [, parsedSize] = contentRangeHeader.split("/");
		size = parseInt(parsedSize);
		if (isNaN(size)) throw new InvalidApiResponseFormatError("Invalid file size received");
	}
	const etag = resp.headers.get("X-Linked-ETag") ?? resp.headers.get("ETag") ?? void 0;
	if (!etag) throw new InvalidApiResponseFormatError("Expected ETag");
	return {
		etag,
		size,
		xet: xetInfo,
		url: resp.url && (new URL(resp.url).origin === new URL(hubUrl).origin || resp.headers.get("X-Cache")?.endsWith(" cloudfront")) ? resp.url : url
	};
}
async function downloadFile(params) {
	const accessToken = checkCredentials(params);
	const info = params.downloadInfo ?? await fileDownloadInfo({
		accessToken,
		repo: params.repo,
		path: params.path,
		revision: params.revision,
		hubUrl: params.hubUrl,
		fetch: params.fetch,
		raw: params.raw
	});
	if (!info) return null;
	if (info.xet && params.xet !== false) return new XetBlob({
		refreshUrl: info.xet.refreshUrl.href,
		reconstructionUrl: info.xet.reconstructionUrl.href,
		hash: info.xet.hash,
		fetch: params.fetch,
		accessToken,
		size: info.size,
		readToken: typeof params.xet === "object" ? params.xet.readToken : void 0,
		parallelDownloads: params.parallelDownloads
	});
	return new WebBlob(new URL(info.url), 0, info.size, "", true, params.fetch ?? fetch, accessToken);
}
async function* listFiles(params) {
	const accessToken = checkCredentials(params);
	const repoId = toRepoId(params.repo);
	const revision = repoId.type === "bucket" ? void 0 : params.revision || "main";
	let url = `${params.hubUrl || "https://huggingface.co"}/api/${repoId.type}s/${repoId.name}/tree${revision ? `/${revision}` : ""}${params.path ? "/" + params.path : ""}?recursive=${!!params.recursive}&expand=${!!params.expand}`;
	while (url) {
		const res = await (params.fetch ?? fetch)(url, { headers: {
			accept: "application/json",
			...accessToken ? { Authorization: `Bearer ${accessToken}` } : void 0
		} });
		if (!res.ok) throw await createApiError(res);
		const items = await res.json();
		for (const item of items) yield item;
		const linkHeader = res.headers.get("Link");
		url = linkHeader ? parseLinkHeader(linkHeader).next : void 0;
	}
}
function pick(o, props) {
	return Object.assign({}, ...props.map((prop) => {
		if (o[prop] !== void 0) return { [prop]: o[prop] };
	}));
}
var DATASET_EXPAND_KEYS = [
	"private",
	"downloads",
	"gated",
	"likes",
	"lastModified"
];
async function datasetInfo(params) {
	const accessToken = params && checkCredentials(params);
	const search = new URLSearchParams([...DATASET_EXPAND_KEYS.map((val) => ["expand", val]), ...params?.additionalFields?.map((val) => ["expand", val]) ?? []]).toString();
	const response = await (params.fetch || fetch)(`${params?.hubUrl || "https://huggingface.co"}/api/datasets/${params.name}/revision/${encodeURIComponent(params.revision ?? "HEAD")}?${search.toString()}`, { headers: { ...accessToken ? { Authorization: `Bearer ${accessToken}` } : {} } });
	if (!response.ok) throw await createApiError(response);
	const data = await response.json();
	return {
		...params?.additionalFields && pick(data, params.additionalFields),
		id: data._id,
		name: data.id,
		private: data.private,
		downloads: data.downloads,
		likes: data.likes,
		gated: data.gated,
		updatedAt: new Date(data.lastModified)
	};
}
var DIFFUSERS_SAFETENSORS_FILE = "diffusion_pytorch_model.safetensors";
var DIFFUSERS_SAFETENSORS_INDEX_FILE = "diffusion_pytorch_model.safetensors.index.json";
[...["transformer", "unet"].map((folder) => ({
	single: `${folder}/${DIFFUSERS_SAFETENSORS_FILE}`,
	index: `${folder}/${DIFFUSERS_SAFETENSORS_INDEX_FILE}`
}))];
// src/mlbench/data/read-hub.ts
/** `hf:owner/name/split`, with `@revision` behind the name where another than `main` is meant. */
const ADDRESS = /^hf:([\w.-]+\/[\w.-]+?)(?:@([\w.-]+))?\/([\w.-]+)$/;
const COMMIT = /^[0-9a-f]{40}$/;
/** The same split by the commit that its revision names now, so that whoever reads it later reads the same rows. UserError where the hub does not say. */
async function pinHubAddress(address, hubUrl) {
	const { name, split, ...asked } = parseAddress(address, hubUrl);
	return `hf:${name}@${await askHub(address, () => findCommit(name, asked))}/${split}`;
}
/** The rows of a split of a data set on the Hugging Face hub as JSON lines, from its Parquet files of one commit. UserError where there is no such split. */
async function* readHub(address, hubUrl, mostRows, mostBytes) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { name, split, ...place } = parseAddress(address, hubUrl);
		const scratch = _usingCtx$1.a(removedAfter(await makeScratch("hub")));
		const files = await askHub(address, async () => {
			const revision = await findCommit(name, place);
			const asked = {
				...place,
				repo: {
					type: "dataset",
					name
				},
				revision
			};
			const splits = await listSplits(asked);
			const found = splits.get(split);
			if (found === void 0) throw new UserError(`${address}: there is no such split; there are ${[...splits.keys()].join(", ")}.`);
			if (found.bytes > LARGEST_BYTES) throw new UserError(`${address}: its files have ${formatSize(found.bytes)}, more than any rows of tasks.`);
			const downloaded = [];
			for (const path of found.paths.sort()) downloaded.push(await download(asked, path, join(scratch.folder, `${downloaded.length}.parquet`)));
			return downloaded;
		});
		for (const file of files) yield* readParquet(file, mostRows, mostBytes);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function parseAddress(address, hubUrl) {
	const [, name, revision = "main", split = ""] = ADDRESS.exec(address) ?? [];
	if (name === void 0) throw new UserError(`${address}: expected hf:owner/name/split or hf:owner/name@revision/split.`);
	return {
		name,
		split,
		revision,
		fetch: openFetch(),
		...hubUrl ? { hubUrl } : {}
	};
}
async function findCommit(name, asked) {
	if (COMMIT.test(asked.revision)) return asked.revision;
	const { sha } = await datasetInfo({
		...asked,
		name,
		additionalFields: ["sha"]
	});
	if (COMMIT.test(sha)) return sha;
	throw new UserError(`The hub does not say which commit '${asked.revision}' of ${name} is.`, 1);
}
async function askHub(address, ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof UserError) throw error;
		const cause = error instanceof Error && error.cause ? ` (${errorMessage(error.cause)})` : "";
		throw new UserError(`${address} can't be read from the hub: ${errorMessage(error)}${cause}`, 1);
	}
}
/** Most bytes of one answer: a Parquet file, or a list of files; and of all files of a split. */
const LARGEST_BYTES = 1024 ** 3;
/** Most files and folders of a data set: who made it may have made any number. */
const MOST_LISTED = 1e4;
/** Most requests for one list, or one file. */
const MOST_REQUESTS = 1e3;
/** Longest that one of them may take. */
const PATIENCE_SECONDS = 3600;
const openFetch = () => openBoundedFetch({
	mostBytes: LARGEST_BYTES,
	mostSeconds: PATIENCE_SECONDS,
	mostRequests: MOST_REQUESTS
});
/** By a split's name: its Parquet files. UserError where the data set has more files than any. */
async function listSplits(asked) {
	const splits = /* @__PURE__ */ new Map();
	let listed = 0;
	for await (const { path, size } of listFiles({
		...asked,
		recursive: true
	})) {
		if (++listed > MOST_LISTED) throw new UserError(`${asked.repo.name} has more than ${MOST_LISTED} files and folders.`);
		const name = /(?:^|\/)(\w+)(?:-\d+-of-\d+)?\.parquet$/.exec(path)?.[1];
		if (name === void 0) continue;
		const split = splits.get(name) ?? {
			paths: [],
			bytes: 0
		};
		split.paths.push(path);
		split.bytes += size;
		splits.set(name, split);
	}
	return splits;
}
async function download(asked, path, to) {
	const file = await downloadFile({
		...asked,
		fetch: openFetch(),
		path,
		xet: false
	});
	if (file === null) throw new UserError(`${path} of the data set is not there.`, 1);
	await pipeline(file.stream(), createWriteStream(to, { flags: "wx" }));
	return to;
}
export { pinHubAddress, readHub };
