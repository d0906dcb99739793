import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CrashRig } from '../harness/crash-rig.ts';
import { type ScenarioName, setUp, survives } from './scenarios.ts';
import { openCrashWorld } from '../harness/crash-world.ts';

/** More statements than any of these requests sends. */
const STATEMENTS_MAX = 80;
/** Fewer would mean that the rig does not see them. */
const STATEMENTS_MIN = 4;
/** Also right after a statement that was still being done when the next was sent. */
const BOTH_SIDES = process.env['CRASH_SIDES'] === 'both';
/** At each statement, or at one of so many. */
const EVERY = Number(process.env['CRASH_EVERY'] ?? 1);

/** What happens to the service at the statement, and the rig that does it. */
type Way = Readonly<{
  what: 'killed' | 'stood still' | 'stood still in the worker';
  start(): Promise<CrashRig>;
  /** At one of so many statements; default: at each. */
  every?: number;
}>;

/**
 * A test for each. The service and the simulated processor do everything that lasts by statements on the same
 * database, so the states that a crash can leave are the states before each statement, and the one after the last:
 * committed, and the client not told. Where statements are sent at once, there is one more: the one before is done,
 * and the other is not.
 */
export function testAtEveryStatement(
  names: readonly ScenarioName[],
  { what, start, every = EVERY }: Way = { what: 'killed', start: openCrashWorld },
): void {
  let rig: CrashRig;
  before(async () => {
    rig = await start();
    await setUp(rig);
  });
  after(() => rig.close());
  for (const name of names)
    test(
      `${name}: ${what} at any statement, every operation ends, both ledgers agree, and a repetition moves no ` +
        'money again',
      async (t) => t.diagnostic(`${await killEverywhere(rig, name, every)} times`),
    );
}

async function killEverywhere(rig: CrashRig, name: ScenarioName, every: number): Promise<number> {
  let crashes = 0;
  for (let statement = 1; statement <= STATEMENTS_MAX; statement += every) {
    const crash = await survives(rig, name, { statement, when: 'before' });
    if (crash === null) {
      assert.ok(statement > STATEMENTS_MIN, `only ${statement - 1} places to be killed at`);
      return crashes + (await afterTheLast(rig, name, statement - 1));
    }
    crashes += 1;
    if (!BOTH_SIDES || crash.wasQuiet) continue;
    if (await survives(rig, name, { statement: statement - 1, when: 'after' })) crashes += 1;
  }
  throw new Error('the request never ran to its end');
}

/** What runs beside the request may have made it one statement longer before. */
async function afterTheLast(rig: CrashRig, name: ScenarioName, last: number): Promise<number> {
  for (let statement = last; statement > 0; statement -= 1)
    if (await survives(rig, name, { statement, when: 'after' })) return 1;
  return 0;
}
