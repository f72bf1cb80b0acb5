import { Br as errorMessage, Rr as UserError } from "./inputs.js";
// src/base/text/matcher.ts
/** What tells by an option's regular expression which names are meant; without one all are. UserError where it is none. */
function matcher(option, pattern) {
	if (pattern === void 0) return () => true;
	try {
		const expression = new RegExp(pattern);
		return (name) => expression.test(name);
	} catch (error) {
		throw new UserError(`${option} is not a regular expression: ${errorMessage(error)}`);
	}
}
export { matcher as t };
