import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Instance, newInstance } from '../../harness/instance.ts';

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
    /make one at the dashboard or with \.\/railyard keys create, and name it with --key-file/,
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
    [['revoke'], /revoke takes the id of an API key, which is missing/],
    [['show'], /no verb of keys "show"/],
  ] as const)
    await assert.rejects(instance.railyard('keys', ...words), sentence);
});

test('get and post send a request with a token of their own, and --json is for scripts', async () => {
  const made = JSON.parse(await instance.railyard('post', '/buyers', '{"display_name":"Ada"}')) as {
    id: string;
  };
  const read = JSON.parse(await instance.railyard('get', `buyers/${made.id}`, '--json')) as {
    display_name: string;
  };
  assert.equal(read.display_name, 'Ada');
  const put = await instance.railyard(
    'post',
    `/buyers/${made.id}`,
    '{"display_name":"Grace"}',
    '--put',
    '--json',
  );
  assert.equal((JSON.parse(put) as { display_name: string }).display_name, 'Grace');
  await assert.rejects(instance.railyard('get', '/buyer'), /did you mean \/buyers\?/);
  const keys = JSON.parse(await instance.railyard('keys', 'list', '--json')) as readonly {
    active: boolean;
  }[];
  assert.ok(keys.length > 0 && keys.every(({ active }) => active));
  const { token } = JSON.parse(await instance.railyard('token', '--json')) as { token: string };
  assert.match(token, /^[\w-]+\.[\w-]+\.[\w-]+$/);
  const { now } = JSON.parse(await instance.railyard('clock', '--json')) as { now: string };
  assert.ok(Date.parse(now) > 0);
  assert.deepEqual(JSON.parse(await instance.railyard('open', 'docs', '--json')), {
    url: `${instance.url}/docs`,
  });
});
