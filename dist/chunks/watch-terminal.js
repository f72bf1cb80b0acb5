import { spawn } from "node:child_process";
import { Socket } from "node:net";
// src/cli/watch-terminal.ts
/**
* A shell script in the same group of processes, so that the terminal tells it of Ctrl-C as well. It waits for the end of the
* pipe, which comes with the end of its parent; after the second Ctrl-C it waits only so long as its parent may take to end
* itself.
*/
const WATCHER = `trap 'pressed=x$pressed' INT
cat <&3 &
parent_is_there=$!
while [ "$pressed" != xx ]; do wait $parent_is_there; [ $? -gt 128 ] || exit 0; done
sleep 2
kill -0 $parent_is_there && kill -KILL $PPID`;
/**
* Has a second Ctrl-C end this process whatever it does: a handler of its own is not called while it computes. That takes
* another process, since a kernel's default does not come back by itself once there is a handler.
*/
function watchTerminal() {
	const watcher = spawn("/bin/sh", ["-c", WATCHER], {
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"pipe"
		],
		env: process.env
	});
	watcher.on("error", () => {});
	watcher.unref();
	const pipe = watcher.stdio[3];
	if (pipe instanceof Socket) pipe.unref();
}
export { watchTerminal };
