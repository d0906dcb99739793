import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bareEnvironment } from '../../harness/environment.ts';
import { ensureRoles, openTestService, type TestService } from '../../harness/index.ts';

let service: TestService;
let dataDir: string;
before(async () => {
  service = await openTestService();
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

type CommandResult = Readonly<{ code: number | null; output: string; errors: string }>;

function replay(...words: readonly string[]): Promise<CommandResult> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../cli/main.ts'), 'replay-flow', ...words, '--url', service.url],
    { env: bareEnvironment({ RAILYARD_DATA_DIR: dataDir }) },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

test('replay-flow tells how far it is and prints the report, and says what it was not given', async () => {
  const made = await service.request('POST', '/flows/card-transaction/drafts', { body: {} });
  assert.equal(made.status, 201, made.text);
  const { code, output, errors } = await replay('--draft', made.body.id, '--from', '2026-01-01T00:00:00Z');
  assert.equal(code, 0, errors);
  const report = JSON.parse(output);
  assert.deepEqual([report.type, report.status, report.decisions], ['flow-replay', 'completed', 0]);
  assert.match(errors, new RegExp(`^replay ${report.id}$`, 'm'));
  assert.match(errors, /^100 %, 0 decisions$/m);
  assert.match(
    (await replay()).errors,
    /^--draft is missing: the draft to decide by\.\n\nUsage:\n  \.\/railyard replay-flow --draft ID/,
  );
  assert.match(
    (await replay('--draft', made.body.id, '--from', 'May')).errors,
    /--from takes a time such as/,
  );
  assert.match((await replay('--draft', randomUUID())).errors, /^404: /);
});

test('replay-flow takes fees from a file, and says what is wrong with them or with the file', async () => {
  const made = await service.request('POST', '/flows/card-transaction/drafts', { body: {} });
  const file = path.join(dataDir, 'fees.json');
  fs.writeFileSync(file, JSON.stringify([{ payment_service_id: randomUUID(), basis_points: 90 }]));
  const { code, errors } = await replay('--draft', made.body.id, '--fees', file);
  assert.equal(code, 0, errors);
  fs.writeFileSync(file, JSON.stringify([{ payment_service_id: randomUUID(), fixed: 9 }]));
  assert.match((await replay('--draft', made.body.id, '--fees', file)).errors, /\/fees\/0\/currency/);
  fs.writeFileSync(file, '[');
  assert.match((await replay('--draft', made.body.id, '--fees', file)).errors, /--fees takes a file with/);
});
