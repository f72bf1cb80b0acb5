import { Fn as NEVER, in as preprocess } from "./inputs.js";
// src/schema/versioned.ts
/**
* A file format with a version of its own: an older file is migrated step by step before `current` parses it, a newer one
* is an issue whose parameter `newerVersion` names its version, one that can only be made anew an issue with `olderVersion` and `fix`. `current` holds `schemaVersion` as a literal.
* `refuse` adds an issue where fields don't fit each other: before they are parsed, since a schema that refines is slow.
*/
function versioned(version, current, migrations, refuse = () => {}) {
	return preprocess((value, context) => {
		if (!isVersioned(value)) return value;
		if (value.schemaVersion > version) {
			context.addIssue({
				code: "custom",
				params: { newerVersion: value.schemaVersion },
				input: value,
				fatal: true
			});
			return NEVER;
		}
		let migrated = value;
		for (let from = value.schemaVersion; from < version; from++) {
			const migrate = migrations[from] ?? ((old) => old);
			if (typeof migrate === "string") {
				context.addIssue({
					code: "custom",
					params: {
						olderVersion: from,
						fix: migrate
					},
					input: value,
					fatal: true
				});
				return NEVER;
			}
			migrated = {
				...migrate(migrated),
				schemaVersion: from + 1
			};
		}
		refuse(migrated, context);
		return migrated;
	}, current);
}
function isVersioned(value) {
	return isFields(value) && Number.isSafeInteger(value.schemaVersion) && Number(value.schemaVersion) >= 1;
}
/** Whether a value has fields: of files that nobody has checked yet. */
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** A list with each of its objects changed; anything else as it is, for the schema to refuse. */
function mapFields(list, change) {
	if (!Array.isArray(list)) return list;
	return list.map((item) => isFields(item) ? change(item) : item);
}
/** The objects of a list; what is none is for the schema to refuse. */
const listFields = (list) => Array.isArray(list) ? list.filter(isFields) : [];
export { versioned as i, listFields as n, mapFields as r, isFields as t };
