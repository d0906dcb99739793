import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

const FAULT =
  `Object.assign(new Error('no row for 4111 1111 1111 1111'), { detail: 'Key (code)=(canary-737)', ` +
  `body: { security_code: 'canary-737' }, cause: new Error('canary-737') })`;

for (const [name, code] of [
  ['a rejection that nobody handles', `Promise.reject(${FAULT})`],
  [
    'a rejection with no error at all',
    `Promise.reject({ number: '4111111111111111', security_code: 'canary-737' })`,
  ],
  ['a throw in a callback', `setImmediate(() => { throw ${FAULT} })`],
  ['a fault of the start itself', `throw ${FAULT}`],
] as const) {
  test(`${name} ends the process with a line that holds no secret`, () => {
    const { status, stdout, stderr } = run(code);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    const line = JSON.parse(stderr) as { msg: string; reason: string };
    assert.equal(line.msg, 'a fault that nobody caught: the process ends');
    assert.doesNotMatch(stderr, /4111 ?1111|canary-737/);
  });
}

/** A process that does as server/main.ts does first. */
function run(code: string): { status: number | null; stdout: string; stderr: string } {
  const imports = ['log.ts', 'uncaught.ts']
    .map(
      (file, index) => `import * as m${index} from ${JSON.stringify(path.join(import.meta.dirname, file))};`,
    )
    .join('\n');
  return spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${imports}\nm1.endOnUncaught(m0.createLog('info', process.stderr));\n${code};`,
    ],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '' } },
  );
}
