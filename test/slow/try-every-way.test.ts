import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bareEnvironment } from '../harness/environment.ts';
import { PATIENCE_MS } from '../harness/eventually.ts';
import { recordSecret } from '../harness/recording.ts';
import { type Instance, newInstance } from '../harness/instance.ts';

/** The page as a reader follows it: one shell from top to bottom, and below each block what it prints. */
const ROOT = path.join(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'docs/try-every-way-to-pay.md');
const NEXT = '--- next block ---';

let instance: Instance;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
});
after(() => instance.close());

test('every request of the page on ways to pay runs as printed and shows what the page says', async () => {
  const text = fs.readFileSync(PAGE, 'utf8');
  const blocks = [...text.matchAll(/```sh\n(.*?)```\n\n```text\n(.*?)```/gs)].map(
    ([, command = '', shown = '']) => ({ command, shown }),
  );
  assert.ok(
    blocks.length > 8 && blocks.length === text.split('```sh').length - 1,
    'every block says what it prints',
  );
  for (const number of text.match(/\d{13,}/g) ?? []) recordSecret(number);
  const printed = await run(blocks.map(({ command }) => `${command}echo '${NEXT}'\n`).join(''));
  for (const [index, { command, shown }] of blocks.entries())
    assert.equal(printed[index]?.trim(), shown.trim(), command);
});

async function run(script: string): Promise<readonly string[]> {
  const { PORT = '', RAILYARD_SIMULATOR_PORT = '', RAILYARD_DATA_DIR = '' } = instance.settings;
  const here = script.replace(':8080', `:${PORT}`).replace(':8081', `:${RAILYARD_SIMULATOR_PORT}`);
  // As in the project's folder; files that the page makes go elsewhere.
  fs.symlinkSync(path.join(ROOT, 'railyard'), path.join(instance.folder, 'railyard'));
  const child = spawn('bash', ['-c', here], {
    cwd: instance.folder,
    env: bareEnvironment({ RAILYARD_DATA_DIR, HOME: instance.folder }),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output.split(NEXT);
}
