import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { contract } from '../../../sdks/generator/index.ts';
import { shownSamples } from '../../../sdks/generator/samples/sample.ts';
import { OPERATIONS } from '../../../server/api-contract/index.ts';
import { isForPeople } from '../../../server/api-contract/operation.ts';
import { runSamples } from '../../harness/samples.ts';

const root = path.join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).error === undefined;

test('every operation that a key may call has a sample', () => {
  const forKeys = OPERATIONS.filter(({ access }) => !isForPeople(access)).map(({ id }) => id);
  const shown = shownSamples(contract()).map(({ operation }) => operation.id);
  assert.deepEqual(shown.toSorted(), forKeys.toSorted());
});

test(
  'each sample in curl does what it shows',
  { skip: hasCurl ? false : 'curl is not on this machine' },
  async () => {
    const faults = await runSamples('curl', (cwd, env) =>
      run('sh', ['samples.sh'], { cwd, env: { ...process.env, ...env } }),
    );
    assert.deepEqual(faults, []);
  },
);

test('each sample in TypeScript compiles, and does what it shows', async () => {
  const faults = await runSamples('typescript', async (cwd, env) => {
    const file = path.join(cwd, 'samples.ts');
    await run(process.execPath, [path.join(root, 'node_modules/.bin/tsc'), ...COMPILE.split(' '), file]);
    await run(process.execPath, [file], { cwd, env: { ...process.env, ...env } });
  });
  assert.deepEqual(faults, []);
});

const COMPILE =
  '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2024 ' +
  '--allowImportingTsExtensions --types node';
