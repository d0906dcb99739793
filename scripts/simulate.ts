import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * `npm run simulate -- [--runs N] [--seed S] [--path P]`: the simulation of every method for as long as you
 * like. A failure prints the seed and path that repeat it.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const chosen = {
  SIMULATE_RUNS: values.runs,
  SIMULATE_SEED: values.seed ?? String(randomInt(2 ** 31)),
  ...(values.path === undefined ? {} : { SIMULATE_PATH: values.path }),
};
const { status } = spawnSync(process.execPath, ['--test', 'test/simulation/methods.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...chosen },
});
process.exitCode = status ?? 1;
