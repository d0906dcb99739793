import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Instance, newInstance } from '../test/harness/instance.ts';

let instance: Instance;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
});
after(() => instance.close());

const keyFile = (): string => path.join(instance.folder, 'data', 'api-key.pem');

async function buyersWith(file: string): Promise<number> {
  const token = await instance.railyard('token', '--key', file);
  return (await fetch(`${instance.url}/buyers`, { headers: { authorization: `Bearer ${token}` } })).status;
}

test('a lost key is replaced, and tokens are signed with the new one', async () => {
  fs.rmSync(keyFile());
  await assert.rejects(
    instance.railyard('token'),
    /make one with \.\/railyard keys create, or name one with --key/,
  );
  assert.match(
    await instance.railyard('keys', 'create'),
    /^[0-9a-f-]{36} speaks 2026-11-01\nIts private key is in .*\/api-key\.pem, and nowhere else$/,
  );
  assert.equal(fs.statSync(keyFile()).mode & 0o777, 0o600);
  assert.equal(await buyersWith(keyFile()), 200);
});

test('a key speaks its version, reaches what its role allows, and never replaces a file', async () => {
  const file = path.join(instance.folder, 'shop.pem');
  const words = [
    '--version',
    'published',
    '--role',
    'processing',
    '--merchant-account',
    'default',
    '--name',
    'Shop',
  ];
  const made = await instance.railyard('keys', 'create', ...words, '--out', file);
  assert.match(made, /speaks published/);
  assert.equal(await buyersWith(file), 200);
  const token = await instance.railyard('token', '--key', file);
  const settings = await fetch(`${instance.url}/api-key-pairs`, {
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(settings.status, 403);
  await assert.rejects(
    instance.railyard('keys', 'create', '--out', file),
    /is there already: name another file/,
  );
  const beside = await instance.railyard('keys', 'create');
  assert.match(beside, /\/api-key-[0-9a-f-]{36}\.pem, and nowhere else$/);
});

test('list shows every key with its version, and a revoked one is refused at once', async () => {
  const file = path.join(instance.folder, 'gone.pem');
  const id = (await instance.railyard('keys', 'create', '--name', 'Gone soon', '--out', file)).slice(0, 36);
  assert.match(
    await instance.railyard('keys', 'list'),
    new RegExp(`^${id}  2026-11-01  active  last used never  Gone soon$`, 'm'),
  );
  await assert.rejects(
    instance.railyard('keys', 'revoke', id),
    /ends the API key "Gone soon" for good: .* It was never used\. Nothing was done: add --yes/,
  );
  assert.match(await instance.railyard('keys', 'list'), /Gone soon/);
  await instance.railyard('keys', 'revoke', id, '--yes');
  assert.equal(await buyersWith(file), 401);
  assert.doesNotMatch(await instance.railyard('keys', 'list'), /Gone soon/);
});

test('what cannot be is refused with a sentence', async () => {
  for (const [words, sentence] of [
    [['create', '--version', '2020'], /--version takes 2026-11-01 or published, and not "2020"/],
    [
      ['create', '--role', 'king'],
      /--role takes full-access or processing or system-management, and not "king"/,
    ],
    [['create', '--merchant-account', 'nobody'], /There is no merchant account "nobody"/],
    [['revoke', 'x', '--yes'], /There is no API key "x"/],
    [['revoke'], /Usage/],
    [['show'], /Usage/],
  ] as const)
    await assert.rejects(instance.railyard('keys', ...words), sentence);
});
