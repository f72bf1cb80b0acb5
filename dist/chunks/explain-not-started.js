// src/base/explain-not-started.ts
/** What a shell says by the exit code with which it could not become a program. */
function explainNotStarted(exitCode) {
	if (exitCode === 127) return "no such file or directory";
	return exitCode === 126 ? "permission denied, or not a program" : `exit code ${exitCode}`;
}
export { explainNotStarted as t };
