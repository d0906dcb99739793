import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { WayName } from '../../sandbox/ways/ways.ts';
import { play } from './run.ts';
import { printScenario, scenarioBy } from './scenario.ts';
import type { World } from '../harness/simulated-world.ts';

/** The suite plays the same scenarios every time; `npm run simulate` sets these and plays others. */
const RUNS = Number(process.env['SIMULATE_RUNS'] ?? '25');
const SEED = Number(process.env['SIMULATE_SEED'] ?? '4');
const PATH = process.env['SIMULATE_PATH'];
/** A failure is made smaller for this long. */
const SHRINK_MS = 60_000;

/** Plays scenarios of payments by these ways. The first that fails is made smaller, printed, and can be repeated. */
export async function simulate(world: World, ways: readonly WayName[], options = ''): Promise<void> {
  let failedAt: number | null = null;
  const outcome = await fc.check(
    fc.asyncProperty(scenarioBy(ways), async (played) => {
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
    `${String(outcome.errorInstance)}\n` +
      `npm run simulate --${options} --seed ${outcome.seed} --path ${outcome.counterexamplePath ?? ''}\n` +
      `${smallest === undefined ? '' : printScenario(smallest)}`,
  );
}
