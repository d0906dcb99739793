import type { Clock } from '../../server/platform/clock.ts';
import type { Db } from '../../server/db/db.ts';
import { accountsWithSteps, dueSteps, takeStep } from '../queries/events.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import type { Courier } from './courier.ts';
import type { Processor } from './processor.ts';

/** Runs what processors planned, when the clock of the merchant account gets there. */
export class Timetable {
  readonly #parts: Readonly<{ db: Db; clock: Clock; courier: Courier; byId: ReadonlyMap<string, Processor> }>;
  #timer: NodeJS.Timeout | null = null;
  #isLooking = false;
  /** The end of the look that was asked for last. */
  #last: Promise<void> = Promise.resolve();

  constructor(
    parts: Readonly<{ db: Db; clock: Clock; courier: Courier; byId: ReadonlyMap<string, Processor> }>,
  ) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#isLooking) return;
      this.#isLooking = true;
      void this.run()
        .catch(() => undefined) // The database is away; the steps wait.
        .finally(() => (this.#isLooking = false));
    }, LOOK_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#last;
  }

  /**
   * Everything that is due now, by every account's own clock, and what becomes due by it. Then the events
   * that wait. One look after the other: what two saw would be done twice.
   */
  run(): Promise<void> {
    const look = this.#last.then(() => this.#look());
    this.#last = look.catch(() => undefined);
    return look;
  }

  async #look(): Promise<void> {
    const { db, clock, courier } = this.#parts;
    for (const { account, first_due } of await accountsWithSteps(db)) {
      const now = clock.nowFor(account as MerchantAccountId);
      // One account's trouble is not another's; its steps wait for the next look.
      if (Date.parse(first_due) <= now.getTime()) await this.#runAccount(account, now).catch(() => undefined);
    }
    courier.kick();
  }

  async #runAccount(account: string, now: Date): Promise<void> {
    const { db, courier, byId } = this.#parts;
    for (
      let steps = await dueSteps(db, account, now, STEPS_MAX);
      steps.length > 0;
      steps = await dueSteps(db, account, now, STEPS_MAX)
    ) {
      for (const step of steps) {
        const at = new Date(step.due_at);
        await byId
          .get(step.processor)
          ?.step?.(
            { db, courier, account, processor: step.processor, now: at },
            { kind: step.kind, subjectId: step.subject_id },
          );
        await takeStep(db, step); // After it was done: a crash in between does it again, which changes nothing.
      }
    }
  }
}

const LOOK_MS = 500;
/** Of one look at an account. */
const STEPS_MAX = 200;
