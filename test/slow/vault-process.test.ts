import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { systemClock } from '../../server/platform/clock.ts';
import { coreDumpsOf } from '../../server/platform/core-dumps.ts';
import { migrate, migrationFolders } from '../../server/db/migrate.ts';
import { createDb } from '../../server/db/db.ts';
import { testDb } from '../harness/pure-db.ts';
import { recordSecret } from '../harness/recording.ts';
import { openSplitService, type SplitService } from '../harness/split-service.ts';
import { type Target, openTlsTarget } from '../harness/tls-target.ts';
import { hitsIn } from '../process-memory.ts';

/** None of them stands in the source code, which is in memory too. */
const NUMBERS = [
  '5200828282828210',
  '4000056655665556',
  '4988438843884305',
  '6011000180331179',
  '3569990010095841',
  '4462030000000000',
];
const CANARY = 'canary 7c1f0d2e9b';
const REQUESTS_PER_NUMBER = 5;

let split: SplitService;
let target: Target;

before(async () => {
  for (const number of NUMBERS) recordSecret(number);
  target = await openTlsTarget();
  split = await openSplitService({ worker: false });
});

after(async () => {
  await split.close();
  await target.close();
});

test('cards are stored, paid and relayed across both processes, and the API’s holds no number after', async () => {
  const canary = await split.call('POST', '/buyers', { display_name: CANARY });
  assert.equal(canary.status, 201);
  const cards = new Map<string, string>();
  for (const number of NUMBERS) {
    for (let count = 0; count < REQUESTS_PER_NUMBER; count += 1) {
      const stored = await split.call('POST', '/payment-methods', {
        method: 'card',
        number,
        expiration_date: '12/30',
        security_code: '737',
      });
      assert.equal(stored.status, 201, stored.text);
      const { id } = JSON.parse(stored.text) as { id: string };
      cards.set(number, id);
      const token = await split.call('POST', `/payment-methods/${id}/network-tokens`, {
        merchant_initiated: false,
        is_subsequent_payment: false,
      });
      assert.equal(token.status, 201, token.text);
      assert.notEqual(
        (
          await split.call('POST', '/payment-methods', {
            method: 'card',
            number: `${number}0000`,
            expiration_date: '12/30',
          })
        ).status,
        201,
      );
      assert.equal(
        (await split.call('POST', '/payment-methods', `{"method":"card","number":"${number}",`)).status,
        400,
      );
    }
  }
  await sendWhereTheyAreRefused();
  for (const number of NUMBERS) {
    const paid = await split.call('POST', '/transactions', {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      intent: 'capture',
      store: true,
      payment_method: { method: 'card', number, expiration_date: '12/30', security_code: '737' },
    });
    assert.equal(paid.status, 201, paid.text);
    assert.equal((JSON.parse(paid.text) as { status: string }).status, 'captured', paid.text);
  }
  const services = JSON.parse((await split.call('GET', '/payment-services?method=card', undefined)).text) as {
    items: { id: string }[];
  };
  for (const { id } of services.items)
    assert.equal(
      (await split.call('PUT', `/payment-services/${id}`, { network_tokens_enabled: true })).status,
      200,
    );
  for (const id of cards.values()) {
    const paid = await split.call('POST', '/transactions', {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: { method: 'id', id },
    });
    const { status, instrument_type } = JSON.parse(paid.text) as { status: string; instrument_type: string };
    assert.deepEqual([status, instrument_type], ['authorized', 'network_token'], paid.text);
  }
  for (const [number, id] of cards) {
    const relayed = await split.call(
      'POST',
      '/vault-forward',
      '{"pan":"{{ CARD_NUMBER_1 }}","token":"{{ CARD_NETWORK_TOKEN_1 }}","proof":"{{ CARD_CRYPTOGRAM_1 }}"}',
      {
        'x-vault-forward-url': `${target.url}/charge`,
        'x-vault-forward-http-method': 'POST',
        'x-vault-forward-payment-methods': id,
      },
    );
    assert.equal(relayed.status, 200, relayed.text);
    const got = JSON.parse(target.received.at(-1)?.body.toString() ?? '') as Record<string, string>;
    assert.equal(got['pan'], number);
    assert.match(got['token'] ?? '', /^489537\d{10}$/);
    assert.equal(Buffer.from(got['proof'] ?? '', 'base64').length, 20);
  }
  const { api, vault } = split;
  assert.ok(hitsIn(api.pid, [CANARY]) > 0, 'the search finds what is there');
  assert.equal(hitsIn(api.pid, NUMBERS), 0, 'card numbers in the API process');
  for (const { pid } of [api, vault])
    assert.equal(coreDumpsOf(pid), 'off', fs.readFileSync(`/proc/${pid}/limits`, 'utf8'));
  for (const number of NUMBERS)
    assert.ok(!api.output().includes(number) && !vault.output().includes(number), 'card numbers in a log');
});

async function sendWhereTheyAreRefused(): Promise<void> {
  for (const number of NUMBERS)
    for (let count = 0; count < REQUESTS_PER_NUMBER; count += 1) await sendWhereItIsRefused(number);
}

/** A body that nobody reads is wiped as well. */
async function sendWhereItIsRefused(number: string): Promise<void> {
  const body = JSON.stringify({
    amount: 1299,
    currency: 'USD',
    country: 'US',
    payment_method: { method: 'card', number, expiration_date: '12/30', security_code: '737' },
  });
  for (const [method, at, bearer, status] of [
    ['POST', '/transactions', 'x.y.z', 401],
    ['POST', '/transactions', '', 401],
    ['POST', '/no-such-operation', split.token, 404],
    ['PATCH', '/transactions', split.token, 405],
    ['DELETE', '/checkout/sessions/0192f0aa-0000-7000-8000-00000000aaaa', split.token, 404],
  ] as const) {
    const authorization = bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
    const answer = await fetch(`${split.url}${at}`, {
      method,
      headers: { 'content-type': 'application/json', ...authorization },
      body,
    });
    await answer.arrayBuffer();
    assert.equal(answer.status, status, `${method} ${at}`);
  }
}

test("the API's database user can neither read nor see the vault's tables", async () => {
  const client = new pg.Client({ connectionString: split.databaseUrl('api') });
  await client.connect();
  for (const table of ['keys', 'records', 'fields', 'root_keys', 'access_log']) {
    await assert.rejects(client.query(`SELECT * FROM vault.${table}`), /permission denied/);
    await assert.rejects(client.query(`DELETE FROM vault.${table}`), /permission denied/);
  }
  await assert.rejects(client.query('SET ROLE railyard_vault'), /permission denied/);
  await assert.rejects(client.query('CREATE TABLE public.mine ()'), /permission denied/);
  await client.end();
});

test("the vault's database user sees of the rest what network tokens need, and cannot change its log", async () => {
  const db = createDb({ connectionString: split.databaseUrl('vault') });
  const denied = (name: string, text: string): Promise<void> =>
    assert.rejects(db.query({ name, text }, []), /permission denied/);
  await denied('test_keys', 'SELECT * FROM api_key_pairs');
  await denied('test_buyers', 'SELECT * FROM buyers');
  await denied('test_methods', 'SELECT label FROM payment_methods');
  await denied('test_update_log', `UPDATE vault.access_log SET actor = 'x'`);
  await denied('test_delete_log', 'DELETE FROM vault.access_log');
  assert.ok(
    (await db.query({ name: 'test_log', text: 'SELECT 1 FROM vault.access_log LIMIT 1' }, [])).length > 0,
  );
  await db.close();
});

test('a schema that is behind stops a process whose user may not change it, with a sentence', async () => {
  const empty = await testDb({ template: 'template0' });
  await assert.rejects(
    migrate(
      { ...empty.connection, user: `login_api_${process.pid}` },
      systemClock().now(),
      migrationFolders('production'),
    ),
    /\.\/railyard database/,
  );
  await empty.close();
});
