import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * `npm run simulate -- [--companies] [--runs N] [--seed S] [--path P]`: the simulation of every method for as long as
 * you like; or of companies that exist. A failure prints the seed and path that repeat it.
 */
const { values } = parseArgs({
  options: {
    companies: { type: 'boolean', default: false },
    runs: { type: 'string', default: '200' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
});
const chosen = {
  SIMULATE_RUNS: values.runs,
  SIMULATE_SEED: values.seed ?? String(randomInt(2 ** 31)),
  ...(values.path === undefined ? {} : { SIMULATE_PATH: values.path }),
};
const file = `test/${values.companies ? 'slow/simulation/companies' : 'simulation/methods'}.test.ts`;
const { status } = spawnSync(process.execPath, ['--test', file], {
  stdio: 'inherit',
  env: { ...process.env, ...chosen },
});
process.exitCode = status ?? 1;
