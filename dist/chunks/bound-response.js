// src/base/network/bound-response.ts
/** Ends a server's answer that is longer than `mostBytes`, before it fills the memory: who reads it is given what `fault` makes. */
function boundResponse(response, mostBytes, fault) {
	if (response.body === null) return response;
	let seen = 0;
	const counter = new TransformStream({ transform(chunk, controller) {
		seen += chunk.length;
		if (seen <= mostBytes) controller.enqueue(chunk);
		else controller.error(fault());
	} });
	const { status, statusText, headers } = response;
	return new Response(response.body.pipeThrough(counter), {
		status,
		statusText,
		headers
	});
}
export { boundResponse as t };
