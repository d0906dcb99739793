/** Messages that a process has under way where few queues have something to send. */
export const UNDER_WAY_MAX = 32;
const STEP = 4;
/** Where outcomes take longer to be written down, the machine is busy, and more at once makes nothing faster. */
const WRITTEN_WITHIN_MS = 50;
/** How often it is looked at. */
const WINDOW_MS = 250;

/**
 * Adaptive concurrency limit: how many messages a process has in flight. What is under way when it dies goes again,
 * so on a machine that is too busy to write outcomes down soon, fewer are. Each queue may have one all the same.
 */
export class Pace {
  /** Slow start: where processes are killed over and over, most die young, and by a machine that has too much to do. */
  #underWay = STEP;
  #windowEndsMs = -Infinity;
  #tookMs = 0;
  #count = 0;

  /** Messages that each of so many queues may have at once. */
  shareOf(queues: number): number {
    return Math.max(1, Math.floor(this.#underWay / queues));
  }

  /** An outcome was written down, so long after the answer that it tells of. */
  written(tookMs: number, nowMs: number): void {
    this.#tookMs += tookMs;
    this.#count += 1;
    if (nowMs < this.#windowEndsMs) return;
    const isSoon = this.#tookMs / this.#count < WRITTEN_WITHIN_MS;
    this.#underWay = isSoon ? Math.min(this.#underWay + STEP, UNDER_WAY_MAX) : Math.floor(this.#underWay / 2);
    [this.#windowEndsMs, this.#tookMs, this.#count] = [nowMs + WINDOW_MS, 0, 0];
  }
}
