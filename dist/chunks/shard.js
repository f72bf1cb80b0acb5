import { Zt as int, nn as object, sn as string } from "./inputs.js";
// src/schema/options/shard.ts
const FORM = "i/n with 1 ≤ i ≤ n, as 2/8";
const number = int(FORM).min(1, FORM);
/** A share of a campaign's groups that one process runs: the `index`th, from 1, of `count`. */
const shard = object({
	index: number,
	count: number
}, FORM).refine(({ index, count }) => index <= count, FORM);
/** A campaign that is not dealt to several processes. */
const WHOLE_CAMPAIGN = {
	index: 1,
	count: 1
};
/** The shard that `2/8` means; the text itself where it has another form. */
function readShard(text) {
	const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
	return index && count ? {
		index: Number(index),
		count: Number(count)
	} : text;
}
/** `2/8`. */
const writtenShard = string().transform(readShard).pipe(shard);
export { writtenShard as i, readShard as n, shard as r, WHOLE_CAMPAIGN as t };
