import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestService, eventually, openTestService } from '../../test/harness/index.ts';
import { type TestDb, testDb } from '../../test/harness/pure-db.ts';
import { CARD, addPaymentService } from '../../test/harness/shop.ts';

/** The drill of docs/restoring.md, about mail: a sandbox without a mail server keeps each message as a file. */
let database: TestDb;
let shop: TestService;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-receipts-restored-'));

/** Nothing listens at that port. */
const NO_SERVER = {
  smtpUrl: { host: '127.0.0.1', port: 1, isSecure: false },
  smtpFrom: 'receipts@shop.example',
};
const open = (mail: object): Promise<TestService> =>
  openTestService({ database, config: { dataDir, ...mail } });

before(async () => {
  database = await testDb();
  shop = await open(NO_SERVER);
  await addPaymentService(shop);
});
after(async () => {
  await shop.close();
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  await shop.close();
  await database.db.close();
}

async function startOn(next: TestDb): Promise<void> {
  database = next;
  shop = await open({});
}

const pay = (key: string): ReturnType<TestService['request']> => {
  const body = { amount: 1299, currency: 'USD', country: 'US', intent: 'capture', payment_method: CARD };
  return shop.request('POST', '/transactions', {
    body: { ...body, receipt_email: `${key}@example.com` },
    idempotencyKey: key,
  });
};

type ToldReceipt = Readonly<{ status: string; detail: string | null }>;
async function receiptOf(id: string): Promise<ToldReceipt | undefined> {
  const { items } = (await shop.request('GET', `/transactions/${id}/receipts`)).body;
  assert.ok(items.length <= 1);
  return items[0];
}

/** Its next try is now. */
const hurry = (): Promise<unknown> =>
  shop.db.query(
    {
      name: '',
      text: `UPDATE operations SET due_at = now() WHERE kind = 'receipt' AND due_at > now() + interval '1 minute'`,
    },
    [],
  );
const sentTo = (to: string): number => {
  const folder = path.join(dataDir, 'mail');
  if (!fs.existsSync(folder)) return 0;
  const mails = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  return mails.filter((text) => text.includes(`To: ${to}`)).length;
};

test('a receipt that was open in a restored copy goes out once, and holds no payment', async () => {
  const paid = await pay('early');
  assert.equal(paid.status, 201, paid.text);
  const id: string = paid.body.id;
  assert.equal((await receiptOf(id))?.status, 'pending');
  await stop();
  const { connection } = database;
  const template = 'database' in connection ? (connection.database ?? '') : '';
  const copy = await testDb({ template });

  await startOn(await testDb({ template }));
  await eventually(async () => {
    await hurry();
    assert.equal((await receiptOf(id))?.status, 'sent');
  });
  assert.equal(sentTo('early@example.com'), 1);
  const [copied] = await copy.db.query<{ epoch: bigint }>(
    { name: '', text: 'SELECT epoch FROM instance' },
    [],
  );
  const noted = (): bigint =>
    BigInt(fs.readFileSync(path.join(dataDir, 'epoch'), 'utf8').trim().split(' ')[1] ?? '0');
  await eventually(() => noted() > (copied?.epoch ?? 0n));
  await stop();

  await startOn(copy);
  await eventually(async () => assert.equal((await pay('later')).status, 201));
  await eventually(() => sentTo('later@example.com') === 1);
  await eventually(async () => {
    await hurry();
    assert.equal((await receiptOf(id))?.status, 'unknown');
  });
  assert.match((await receiptOf(id))?.detail ?? '', /restored from an older copy/);
  assert.equal(sentTo('early@example.com'), 1);
});
