// src/base/progress.ts
/** `4 min 10 s`, `38 s`. */
function formatDuration(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
	return `${Math.floor(whole / 3600)} h ${Math.floor(whole % 3600 / 60)} min`;
}
/** Lines where there is no live one: no more than each twentieth of the steps and one in five seconds, but one in two minutes. */
const STEP = .05;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 120;
/** Tells how far work of known length is, and how long the rest takes: on a terminal in one live line, elsewhere in a line now and then. */
var Progress = class {
	#logger;
	#total;
	#now;
	#done = 0;
	/** Steps that the estimate rests on, and the seconds that they took together. */
	#counted = 0;
	#spent = 0;
	#endedAt;
	#foretold = null;
	#shown;
	/** `now` in seconds. */
	constructor(logger, total, now = () => performance.now() / 1e3) {
		this.#logger = logger;
		this.#total = total;
		this.#now = now;
		this.#endedAt = now();
		this.#shown = {
			at: this.#endedAt,
			done: 0
		};
	}
	/** A step begins. `what` it is comes last, since a terminal cuts the line. */
	begin(where, what) {
		const text = [
			where,
			this.left,
			what
		].filter((part) => part !== null).join(" · ");
		this.#logger.status(text);
		if (this.#logger.isLive === true || !this.#isDue()) return;
		this.#shown = {
			at: this.#now(),
			done: this.#done
		};
		this.#logger.info(text);
	}
	/** The step has ended. `counts`: false where it was done already, so that the others take longer than it took. */
	end(counts = true) {
		const now = this.#now();
		this.#done++;
		if (counts) {
			this.#counted++;
			this.#spent += now - this.#endedAt;
		}
		this.#endedAt = now;
	}
	/** The seconds that the rest takes, by who knows more of it than the mean of the steps; null: nobody does. */
	foretell(seconds) {
		this.#foretold = seconds;
	}
	/** `about 1 min 6 s left`; null while nothing is known, and when nothing is left. */
	get left() {
		const steps = this.#total - this.#done;
		if (steps === 0 || this.#counted === 0 && this.#foretold === null) return null;
		return `about ${formatDuration(this.#foretold ?? this.#spent / this.#counted * steps)} left`;
	}
	/** Clears the live line. */
	close() {
		this.#logger.status("");
	}
	#isDue() {
		const pause = this.#now() - this.#shown.at;
		const step = (this.#done - this.#shown.done) / this.#total;
		return pause >= LONGEST_PAUSE || pause >= SHORTEST_PAUSE && step >= STEP;
	}
};
export { formatDuration as n, Progress as t };
