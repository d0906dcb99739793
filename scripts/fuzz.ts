import { spawnSync } from 'node:child_process';

/** `npm run fuzz [runs]`: the relay's fuzz tests for a night, a million runs instead of the suite's ten thousand. A failure prints the seed that repeats it. */
const runs = process.argv[2] ?? '1000000';
const { status } = spawnSync(process.execPath, ['--test', 'server/relay/fuzz.test.ts'], { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs } });
process.exitCode = status ?? 1;
