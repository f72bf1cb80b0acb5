// src/report/text/by-kind.ts
/** What a table of words says of one fact. */
function tell(words, fact, context) {
	const said = words[fact.kind];
	return said instanceof Function ? said(fact, context) : said;
}
export { tell as t };
