import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ensureRoles } from '../../server/access/bootstrap.ts';
import { openTestService } from '../harness/index.ts';

const ROOT = path.join(import.meta.dirname, '../..');

test('the program of docs/access.md signs tokens that are taken, without the command line', async () => {
  const service = await openTestService({ worker: false });
  const roles = await ensureRoles(service.parts);
  const made = await service.request('POST', '/api-key-pairs', {
    body: { display_name: 'Program', role_ids: [roles['full-access'].role_id] },
  });
  const file = path.join(service.parts.config.dataDir, 'program.pem');
  fs.writeFileSync(file, made.body.private_key, { mode: 0o600 });
  const page = fs.readFileSync(path.join(ROOT, 'docs/access.md'), 'utf8');
  const program = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';
  const ran = spawnSync(process.execPath, ['--input-type=module', '-', file], {
    cwd: ROOT,
    input: program,
    encoding: 'utf8',
  });
  assert.equal(ran.status, 0, ran.stderr);
  const token = ran.stdout.trim();
  const refused = await service.request('POST', '/transactions', { token, body: {} });
  assert.equal(refused.status, 400, 'it got past the token');
  assert.equal((await service.request('GET', '/roles', { token })).status, 403);
  await service.close();
});
