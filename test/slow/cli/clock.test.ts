import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bareEnvironment } from '../../harness/environment.ts';
import { ensureRoles, openTestService, type TestService } from '../../harness/index.ts';

let service: TestService;
let dataDir: string;
before(async () => {
  service = await openTestService({ worker: false });
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-cli-'));
  const roles = await ensureRoles(service.parts);
  const made = await service.request('POST', '/api-key-pairs', {
    body: { display_name: 'Command line', role_ids: [roles['full-access'].role_id] },
  });
  assert.equal(made.status, 201, made.text);
  fs.writeFileSync(path.join(dataDir, 'api-key.pem'), made.body.private_key, { mode: 0o600 });
});
after(async () => {
  await service.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

type CommandResult = Readonly<{ code: number | null; output: string }>;

function clock(...words: readonly string[]): Promise<CommandResult> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../cli/main.ts'), 'clock', ...words, '--url', service.url],
    { env: bareEnvironment({ RAILYARD_DATA_DIR: dataDir }) },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

test('clock shows the time, advances it, sets it, and tells why it does not go back', async () => {
  const shown = await clock();
  assert.equal(shown.code, 0, shown.output);
  assert.match(shown.output, /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00\n$/);
  const advanced = await clock('advance', '3d', '--merchant-account', 'default');
  assert.deepEqual([advanced.code, /\(3d ahead\)/.test(advanced.output)], [0, true], advanced.output);
  assert.ok((await service.request('GET', '/sandbox/clock')).body.offset_seconds >= 3 * 86_400);
  const set = await clock('set', '2040-01-01T00:00:00Z');
  assert.match(set.output, /^2040-01-01T00:00:0/);
  const back = await clock('set', '2030-01-01T00:00:00Z');
  assert.deepEqual([back.code, /only moves forward/.test(back.output)], [1, true], back.output);
});

test('clock says what is wrong with its words, and with the merchant account', async () => {
  for (const [words, said, ends] of [
    [['advance'], /^advance takes how long/, 2],
    [['advance', '3 days'], /a number with s, m, h or d/, 2],
    [['set', 'tomorrow'], /2027-01-31T12:00:00Z/, 2],
    [['back'], /no verb of clock "back"/, 2],
    [['--merchant-account', 'nobody'], /no sandbox merchant account "nobody"/, 1],
  ] as const) {
    const { code, output } = await clock(...words);
    assert.deepEqual([code, said.test(output)], [ends, true], output);
  }
});
