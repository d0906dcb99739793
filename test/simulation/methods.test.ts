import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { play } from './run.ts';
import { printed, scenario } from './scenario.ts';
import { startWorld, type World } from './world.ts';

/** The suite plays the same scenarios every time; `npm run simulate` sets these and plays others. */
const RUNS = Number(process.env['SIMULATE_RUNS'] ?? '25');
const SEED = Number(process.env['SIMULATE_SEED'] ?? '4');
const PATH = process.env['SIMULATE_PATH'];
/** A failure is made smaller for this long. */
const SHRINK_MS = 60_000;

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

test(
  'whatever merchants, buyers, processors, clocks and crashes do, by every method: money, books ' +
    'and events are right once all is quiet',
  async () => {
    let failedAt: number | null = null;
    const outcome = await fc.check(
      fc.asyncProperty(scenario, async (played) => {
        if (failedAt !== null && performance.now() > failedAt + SHRINK_MS) return;
        try {
          await play(world, played);
        } catch (error) {
          failedAt ??= performance.now();
          throw error;
        }
      }),
      { numRuns: RUNS, seed: SEED, ...(PATH === undefined ? {} : { path: PATH }) },
    );
    if (!outcome.failed) return;
    const [smallest] = outcome.counterexample ?? [];
    assert.fail(
      `npm run simulate -- --seed ${outcome.seed} --path ${outcome.counterexamplePath ?? ''}\n` +
        `${smallest === undefined ? '' : printed(smallest)}\n${String(outcome.errorInstance)}`,
    );
  },
);
