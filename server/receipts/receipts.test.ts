import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import type { Static } from 'typebox';
import type { Receipt } from '../api-contract/receipts.ts';
import { issue } from '../../test/harness/certificates.ts';
import { becomes, eventually } from '../../test/harness/eventually.ts';
import { openTestService } from '../../test/harness/index.ts';
import { CARD, type Shop, openShop } from '../../test/harness/shop.ts';

/** A mail server that is not ours, with STARTTLS and a log-in, and with words for each recipient. */
type Post = Readonly<{
  port: number;
  ca: string;
  /** Messages that it has taken: to whom, and as they came. */
  taken: readonly Readonly<{ to: string; text: string; isEncrypted: boolean }>[];
  /** What it says to the next message for an address instead: at the recipient, or after the data. */
  says(to: string, answer: Readonly<{ at: 'recipient' | 'data'; code: number }>): void;
  close(): Promise<void>;
}>;

/** What the library calls it. */
const LOG_IN = 'onAuth';

async function openPost(): Promise<Post> {
  const authority = issue({ subject: 'Post', authority: true });
  const own = issue({ subject: 'localhost', names: ['localhost', '127.0.0.1'] }, authority);
  const taken: { to: string; text: string; isEncrypted: boolean }[] = [];
  const orders = new Map<string, Readonly<{ at: 'recipient' | 'data'; code: number }>>();
  const refusal = (to: string, at: 'recipient' | 'data'): Error | null => {
    const order = orders.get(to);
    if (order?.at !== at) return null;
    orders.delete(to);
    return Object.assign(new Error(`no ${to.split('@')[0]} here: <${to.toUpperCase()}>`), {
      responseCode: order.code,
    });
  };
  const server = new SMTPServer({
    key: own.key,
    cert: own.certificate,
    [LOG_IN]: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'post-word'
        ? done(null, { user: username })
        : done(new Error('who is that?')),
    onRcptTo: ({ address }, _session, done) => done(refusal(address, 'recipient')),
    onData: (stream, { envelope, secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        const refused = refusal(to, 'data');
        if (refused === null) taken.push({ to, text: Buffer.concat(chunks).toString(), isEncrypted: secure });
        done(refused);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('BUG: no port');
  return {
    port: address.port,
    ca: authority.certificate,
    taken,
    says: (to, answer) => void orders.set(to, answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

let post: Post;
let shop: Shop;
before(async () => {
  post = await openPost();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-post-'));
  const file = (name: string, text: string): string => {
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o600 });
    return path.join(folder, name);
  };
  shop = await openShop({
    config: {
      smtpUrl: { host: 'localhost', port: post.port, isSecure: false },
      smtpFrom: 'receipts@shop.example',
      smtpCa: file('ca.pem', post.ca),
      smtpCredentials: file('login.json', '{"username":"shop","password":"post-word"}'),
    },
  });
});
after(async () => {
  await shop.close();
  await post.close();
});

type PaidTransaction = Readonly<{ id: string; receipts(): Promise<readonly Static<typeof Receipt>[]> }>;
async function pay(body: object): Promise<PaidTransaction> {
  const paid = await shop.pay({ intent: 'capture', ...body });
  assert.equal(paid.status, 201, paid.text);
  const id: string = paid.body.id;
  return { id, receipts: async () => (await shop.get(`/transactions/${id}/receipts`)).body.items };
}

const sentTo = (to: string) => post.taken.filter((mail) => mail.to === to);
const statusOf = async ({ receipts }: PaidTransaction) => (await receipts()).map(({ status }) => status);

test('a receipt goes to receipt_email by STARTTLS, with the last four digits, and no more of the card', async () => {
  const to = 'jo@example.com';
  const paid = await pay({
    receipt_email: to,
    tip_amount: 200,
    external_identifier: 'order 17',
    cart_items: [{ name: 'Tea & "cake"\nTotal', quantity: 2, unit_amount: 550 }],
  });
  await becomes(() => statusOf(paid), ['sent']);
  const [mail, more] = sentTo(to);
  assert.ok(mail !== undefined && more === undefined);
  assert.ok(mail.isEncrypted);
  const text = mail.text.replaceAll('=\r\n', '');
  for (const said of ['$12.99', '$2.00', 'order 17', paid.id, 'Tea & "cake" Total: '])
    assert.ok(text.includes(said), said);
  assert.match(text, /=E2=80=A2=E2=80=A2 1111/);
  assert.doesNotMatch(text, /411111|4111 1111/);
  assert.match(text, /^Message-ID: <receipt\.[0-9a-f-]{36}@shop\.example>/im);
  assert.match(text, /^Auto-Submitted: auto-generated/im);

  const [receipt] = await paid.receipts();
  assert.deepEqual(
    [receipt?.about, receipt?.amount, receipt?.email_address],
    ['payment', 1299, 'j…@example.com'],
  );
  assert.doesNotMatch(JSON.stringify(await storedReceipts(paid.id)), /jo@example/);
});

async function storedReceipts(id: string): Promise<readonly object[]> {
  const text = `SELECT details, detail FROM operations WHERE kind = 'receipt' AND transaction_id = $1`;
  return shop.service.db.query({ name: 'test_receipts', text }, [id]);
}

test('a refund has a receipt of its own, in the language of the country; the story tells of both', async () => {
  const to = 'max@example.com';
  const paid = await pay({ receipt_email: to, country: 'DE', currency: 'EUR' });
  const refund = await shop.post(`/transactions/${paid.id}/refunds`, { amount: 300 });
  assert.equal(refund.status, 201, refund.text);
  await becomes(() => statusOf(paid), ['sent', 'sent']);
  // Which of both is sent first is not said.
  const both = sentTo(to).map(({ text }) => text.replaceAll('=\r\n', ''));
  assert.ok(
    both.some((text) => /(?<!\d)3,00/.test(text)),
    both.join('\n'),
  );
  for (const text of both) assert.match(text, /^Content-Language: de/im);

  const told = await shop.get(`/transactions/${paid.id}/story?language=en`);
  const texts = told.body.entries
    .filter(({ kind }: { kind: string }) => kind === 'receipt')
    .map(({ text }: { text: string }) => text);
  assert.deepEqual(texts, ['A receipt went to m…@example.com.', 'A receipt went to m…@example.com.']);
});

test('who is refused for good is not tried again; a server that is busy is, after the data too', async () => {
  post.says('gone@example.com', { at: 'recipient', code: 550 });
  const gone = await pay({ receipt_email: 'gone@example.com' });
  await becomes(() => statusOf(gone), ['failed']);
  const [refused] = await gone.receipts();
  assert.match(refused?.detail ?? '', /550/);
  assert.doesNotMatch(refused?.detail ?? '', /gone/i);

  for (const at of ['recipient', 'data'] as const) {
    const to = `busy-${at}@example.com`;
    post.says(to, { at, code: 451 });
    const busy = await pay({ receipt_email: to });
    await eventually(async () => (await statusOf(busy))[0] === 'sent');
    assert.equal(sentTo(to).length, 1);
  }
});

test('who does not take it after the data is asked for seven days, and no longer', async () => {
  const to = 'full@example.com';
  post.says(to, { at: 'data', code: 452 });
  const paid = await pay({ receipt_email: to });
  await eventually(async () => (await paid.receipts())[0]?.detail != null);
  post.says(to, { at: 'data', code: 452 });
  const text = `UPDATE operations SET created_at = created_at - interval '8 days', due_at = now()
    WHERE kind = 'receipt' AND transaction_id = $1 AND due_at IS NOT NULL`;
  await shop.service.db.query({ name: 'test_receipt_old', text }, [paid.id]);
  await becomes(() => statusOf(paid), ['failed']);
  assert.equal(sentTo(to).length, 0);
});

test('a correction by hand moves no money, and no receipt says that it did', async () => {
  const paid = await pay({ intent: 'authorize', receipt_email: 'corrected@example.com' });
  const put = await shop.service.request('PUT', `/transactions/${paid.id}`, { body: { status: 'captured' } });
  assert.deepEqual([put.status, put.body.captured_amount], [200, 1299], put.text);
  assert.deepEqual(await paid.receipts(), []);
});

test('a call that is repeated under its key sends one receipt', async () => {
  const paid = await pay({});
  const ask = () =>
    shop.post(
      `/transactions/${paid.id}/receipts`,
      { email_address: 'once@example.com' },
      { idempotencyKey: 'receipt-once' },
    );
  const [first, again] = [await ask(), await ask()];
  assert.deepEqual([first.status, again.status], [201, 201], again.text);
  assert.equal(again.text, first.text);
  assert.equal((await paid.receipts()).length, 1);
});

test('what may have been taken is not sent again by another worker, and is unknown', async () => {
  const paid = await pay({ intent: 'authorize' });
  const asked = await shop.post(`/transactions/${paid.id}/receipts`, { email_address: 'u@example.com' });
  assert.equal(asked.status, 201, asked.text);
  assert.equal(asked.body.about, 'authorization');
  await becomes(() => statusOf(paid), ['sent']);
  // As a process leaves it that died before it heard the answer.
  const text = `UPDATE operations SET status = 'unknown', resolved_at = NULL, moved_amount = NULL, due_at = now()
    WHERE operation_id = $1`;
  await shop.service.db.query({ name: 'test_receipt_left', text }, [asked.body.id]);
  await becomes(() => statusOf(paid), ['unknown']);
  assert.equal(sentTo('u@example.com').length, 1);
});

test('422 and 409: addresses that nothing can be sent to, payments with nothing to confirm, too many', async () => {
  const wrong = await shop.pay({ receipt_email: 'jo@example,com' });
  assert.deepEqual([wrong.status, wrong.body.details[0].pointer], [422, '/receipt_email']);
  const paid = await pay({});
  const nobody = await shop.post(`/transactions/${paid.id}/receipts`, {});
  assert.deepEqual([nobody.status, nobody.body.details[0].pointer], [422, '/email_address']);
  const declined = await shop.pay({ amount: 2000, intent: 'capture' });
  const address = { email_address: 'a@example.com' };
  if (declined.body.status === 'declined')
    assert.equal((await shop.post(`/transactions/${declined.body.id}/receipts`, address)).status, 409);
  for (let at = 0; at < 20; at += 1)
    assert.equal((await shop.post(`/transactions/${paid.id}/receipts`, address)).status, 201);
  assert.equal((await shop.post(`/transactions/${paid.id}/receipts`, address)).status, 409);
});

test('422: in production without a mail server nobody asks for receipts, automatic or of one payment', async () => {
  const service = await openTestService({
    worker: false,
    config: { environment: 'production', publicUrl: 'https://pay.example', egressAllowLoopback: false },
  });
  try {
    const body = { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD };
    const payment = { ...body, receipt_email: 'jo@example.com' };
    const paid = await service.request('POST', '/transactions', { body: payment });
    const settings = { receipts: { automatic: true } };
    const set = await service.request('PUT', '/merchant-accounts/default', { body: settings });
    for (const [answer, pointer] of [
      [paid, '/receipt_email'],
      [set, '/receipts/automatic'],
    ] as const) {
      assert.equal(answer.status, 422, answer.text);
      const detail = answer.body.details.find((one: { pointer: string }) => one.pointer === pointer);
      assert.match(detail?.message ?? answer.text, /RAILYARD_SMTP_URL/);
    }
  } finally {
    await service.close();
  }
});

test('with automatic receipts every buyer with an address has one, as the account says', async () => {
  const receipts = {
    automatic: true,
    sender_name: 'Café "Ö"',
    reply_to: 'help@shop.example',
    time_zone: 'Asia/Tokyo',
  };
  const set = await shop.service.request('PUT', '/merchant-accounts/default', { body: { receipts } });
  assert.equal(set.status, 200, set.text);
  assert.deepEqual(set.body.receipts, { ...receipts, support: null });
  const to = 'buyer@example.com';
  const paid = await pay({ buyer: { billing_details: { email_address: to } } });
  await becomes(() => statusOf(paid), ['sent']);
  assert.match(sentTo(to)[0]?.text ?? '', /^Reply-To: help@shop\.example/im);

  // A front end is told no address of a stored buyer, and has nobody written to whom its token does not pin.
  const stored = await shop.post('/buyers', { billing_details: { email_address: 'stored@example.com' } });
  const guest = { billing_details: { email_address: 'stranger@example.com' } };
  const byFrontEnd = (body: object, pins: object) =>
    shop.pay(
      { intent: 'capture', ...body },
      { scopes: ['embed'], claims: { embed: { amount: 1299, currency: 'USD', ...pins } } },
    );
  const known = await byFrontEnd({}, { buyer_id: stored.body.id });
  assert.deepEqual([known.status, known.body.receipt_email], [201, null], known.text);
  await eventually(() => sentTo('stored@example.com').length === 1);
  const asked = await byFrontEnd({ buyer: guest }, {});
  assert.equal(asked.status, 201, asked.text);
  assert.deepEqual((await shop.get(`/transactions/${asked.body.id}/receipts`)).body.items, []);
  const pinned = await byFrontEnd({}, { buyer: guest });
  assert.equal((await shop.get(`/transactions/${pinned.body.id}/receipts`)).body.items.length, 1);

  const off = await shop.service.request('PUT', '/merchant-accounts/default', { body: { receipts: null } });
  assert.equal(off.body.receipts, null);
  const zone = { receipts: { time_zone: 'Mars/Base' } };
  assert.equal((await shop.service.request('PUT', '/merchant-accounts/default', { body: zone })).status, 422);
});
