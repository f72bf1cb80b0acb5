// src/report/document/report.ts
/** Chapters parted by where the finding is told in numbers: who reads sees each project's results before any statistics. */
function beforeNumbers(chapters) {
	const isFirst = ({ id }) => id === "projects";
	return {
		first: chapters.filter(isFirst),
		others: chapters.filter((chapter) => !isFirst(chapter))
	};
}
export { beforeNumbers as t };
