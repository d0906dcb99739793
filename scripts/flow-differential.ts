import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * `npm run flow:differential -- [--decisions N] [--seed S]`: compares the compiled flow with the plain interpreter
 * over as many random decisions as you like. A failure prints the seed that repeats it.
 */
const { values } = parseArgs({
  options: { decisions: { type: 'string', default: '1000000' }, seed: { type: 'string' } },
});
const { status } = spawnSync(process.execPath, ['--test', 'test/flow/differential.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FLOW_DECISIONS: values.decisions,
    FLOW_SEED: values.seed ?? String(randomInt(2 ** 31)),
  },
});
process.exitCode = status ?? 1;
