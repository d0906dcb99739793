import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getTransactionRow } from '../../server/db/queries/transactions.ts';
import { toId } from '../../server/domain/ids.ts';
import { collectApproval } from '../../server/payments/approval/approve.ts';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type Shop, addOrderService, openShop } from '../harness/shop.ts';

/** Payments that a buyer approves elsewhere. With a worker: what is due happens by itself. */
let shop: Shop;
const services: Record<string, string> = {};
before(async () => {
  shop = await openShop();
  for (const [id, currencies, countries] of [
    ['mock-paypal', ['USD'], ['US']],
    ['mock-paybybank', ['EUR'], ['DE']],
    ['mock-oxxo', ['MXN'], ['MX']],
    ['mock-bank', ['USD', 'EUR', 'GBP'], ['US', 'DE', 'GB']],
  ] as const)
    services[id] = await addOrderService(shop.service, id, currencies, countries);
});
after(() => shop.close());

const SHOP_PAGE = 'https://shop.example/back?order=7';
type Body = Readonly<Record<string, unknown>>;
const method = (name: string, country: string, currency: string, more: Body = {}): Body => ({
  country,
  currency,
  payment_method: { method: name, country, currency, redirect_url: SHOP_PAGE, ...more },
});
const paypal = (body: Body = {}): Promise<TestAnswer> =>
  shop.pay({ ...method('paypal', 'US', 'USD'), ...body });
const paybybank = (body: Body = {}): Promise<TestAnswer> =>
  shop.pay({ ...method('paybybank', 'DE', 'EUR'), intent: 'capture', ...body });
const oxxo = (body: Body = {}): Promise<TestAnswer> =>
  shop.pay({ ...method('oxxo', 'MX', 'MXN'), intent: 'capture', ...body });
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
const becomes = (id: string, status: string): Promise<unknown> =>
  eventually(async () => (await read(id)).status === status);
const advance = (seconds: number): Promise<TestAnswer> =>
  shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
const pointers = ({ body }: TestAnswer): readonly string[] =>
  body.details.map(({ pointer }: { pointer: string }) => pointer);

/** Presses a button on the provider's page; gives where that page sends the browser. */
async function press(url: string, act: string): Promise<string> {
  const answer = await fetch(shop.here(url), {
    method: 'POST',
    body: new URLSearchParams({ act }),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.headers.get('location') ?? '';
}

/** Follows the way back to us; gives where we send the browser. */
async function comeBack(url: string): Promise<string> {
  const answer = await fetch(shop.here(url), { redirect: 'manual' });
  await answer.arrayBuffer();
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
  return answer.headers.get('location') ?? '';
}

async function events(manner: string): Promise<void> {
  await (
    await fetch(`${shop.service.simulatorUrl}/_control/events`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', manner }),
    })
  ).arrayBuffer();
}

async function act(processor: string, subject: string, name: string): Promise<void> {
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', processor, subject, act: name }),
  });
  assert.equal(answer.status, 200, await answer.text());
}

for (const [intent, status] of [
  ['authorize', 'authorized'],
  ['capture', 'captured'],
] as const) {
  test(`a buyer who approves an order to ${intent} comes back with it ${status}, events or not`, async () => {
    await events('drop');
    const paid = await paypal({ intent });
    assert.deepEqual(
      [
        paid.status,
        paid.body.status,
        paid.body.method,
        paid.body.instrument_type,
        paid.body.payment_method.approval_target,
        paid.body.session_token,
      ],
      [201, 'buyer_approval_pending', 'paypal', 'redirect', 'any', null],
      paid.text,
    );
    const back = await comeBack(await press(paid.body.payment_method.approval_url, 'approve'));
    assert.equal(back, `${SHOP_PAGE}&transaction_id=${paid.body.id}&transaction_status=${status}`);
    const found = await read(paid.body.id);
    assert.deepEqual(
      [found.status, found.captured_amount, found.payment_method.approval_url],
      [status, intent === 'capture' ? 1299 : 0, null],
    );
    const book = await shop.book(found.payment_service_transaction_id);
    assert.deepEqual([book.authorized, book.captured], ['1299', String(found.captured_amount)]);
    await events('deliver');
  });
}

test('a shop’s address is handed back byte for byte, with ours behind its own parameters', async () => {
  for (const url of [
    'https://shop.example/%c3%A4/%2F;s=1?sig=a/b+c==&&t#top',
    'HTTPS://Shop.Example:443/a/../b?',
    'https://shop.example',
  ]) {
    const { body: paid } = await paypal(method('paypal', 'US', 'USD', { redirect_url: url }));
    const back = await comeBack(await press(paid.payment_method.approval_url, 'approve'));
    const [before = '', fragment = ''] = url.split('#');
    const ours = `transaction_id=${paid.id}&transaction_status=authorized`;
    const sign = before.includes('?') ? (before.endsWith('?') ? '' : '&') : '?';
    assert.equal(back, `${before}${sign}${ours}${fragment === '' ? '' : `#${fragment}`}`);
  }
});

test('a buyer who approves and never comes back is found by the processor’s event', async () => {
  const { body: paid } = await paypal({ intent: 'capture' });
  await press(paid.payment_method.approval_url, 'approve');
  await becomes(paid.id, 'captured');
});

test('a buyer who cancels comes back with nothing paid', async () => {
  await events('drop');
  const { body: paid } = await paypal();
  const back = new URL(await comeBack(await press(paid.payment_method.approval_url, 'cancel')));
  const found = await read(paid.id);
  assert.equal(back.searchParams.get('transaction_status'), found.status);
  assert.ok(['declined', 'failed'].includes(found.status));
  assert.notEqual(found.error_code, null);
  await events('deliver');
});

test('a buyer whose refusal the processor told first does not come back with a payment that waits', async () => {
  const { body: paid } = await paybybank();
  const waiting = await getTransactionRow(shop.service.db, toId('default'), toId(paid.id));
  assert.ok(waiting);
  await press(paid.payment_method.approval_url, 'decline');
  const { status } = await eventually(async () => {
    const row = await read(paid.id);
    return row.status !== 'pending' && row;
  });
  assert.equal((await collectApproval(shop.service.parts, waiting, null)).status, status);
});

test('a payment in the published words sends its buyer back in them; its timeline is in the reader’s', async () => {
  await events('drop');
  const body = { ...method('paypal', 'US', 'USD'), intent: 'capture' };
  const { body: paid } = await shop.pay(body, { version: 'published' });
  const back = new URL(await comeBack(await press(paid.payment_method.approval_url, 'approve')));
  assert.equal(back.searchParams.get('transaction_status'), 'capture_succeeded');
  const statuses = async (version: 'published' | '2026-11-01'): Promise<readonly unknown[]> =>
    (await shop.get(`/transactions/${paid.id}/events`, { version })).body.items
      .filter(({ name }: { name: string }) => name === 'transaction-updated-status')
      .map(({ context }: { context: Body }) => context['status']);
  assert.deepEqual(await statuses('published'), ['buyer_approval_pending', 'capture_succeeded']);
  assert.deepEqual(await statuses('2026-11-01'), ['buyer_approval_pending', 'captured']);
  const { body: begun } = await shop.pay({ ...body, integration_client: 'web' }, { version: 'published' });
  const completion = await shop.get(`/transactions/${begun.id}/complete?token=${begun.session_token}`, {
    token: null,
    version: 'published',
  });
  assert.equal(completion.body?.status, 'buyer_approval_pending', completion.text);
  await events('deliver');
});

test('coming back without having answered changes nothing, and neither does a made-up address', async () => {
  const { body: paid } = await paypal({ integration_client: 'redirect' });
  const back = `${shop.service.url}/return/${paid.session_token}`;
  assert.match(await comeBack(back), /transaction_status=buyer_approval_pending$/);
  assert.equal((await read(paid.id)).payment_method.approval_url, paid.payment_method.approval_url);
  const forged = Buffer.from(`default/${paid.id}/x`).toString('base64url');
  for (const token of ['x', forged, `${paid.session_token}x`]) {
    const answer = await fetch(`${shop.service.url}/return/${token}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    assert.equal(answer.status, 404);
  }
});

test('approval_expires_at is refused where nobody approves later, and beyond what a provider promises', async () => {
  const at = (minutes: number): string =>
    new Date(shop.service.parts.clock.now().getTime() + minutes * 60_000).toISOString();
  const card = await shop.pay({ approval_expires_at: at(30) });
  assert.deepEqual([card.status, pointers(card)], [422, ['/approval_expires_at']], card.text);
  const late = await paypal({ approval_expires_at: at(90) });
  assert.deepEqual([late.status, pointers(late)], [422, ['/approval_expires_at']], late.text);
  const { body: paid } = await paypal({ approval_expires_at: at(30) });
  assert.deepEqual(
    [paid.status, paid.approval_url],
    ['buyer_approval_pending', paid.payment_method.approval_url],
  );
  assert.equal(typeof paid.approval_url, 'string');
});

test('a bank transfer is pending from the start, and waits for its buyer in the published words', async () => {
  const { body: paid } = await paybybank({ integration_client: 'redirect' });
  assert.deepEqual(
    [paid.status, paid.intent_outcome, typeof paid.approval_url, paid.payment_method.approval_target],
    ['pending', 'pending', 'string', 'any'],
  );
  const told = { version: 'published' } as const;
  const published = await shop.get(`/transactions/${paid.id}`, told);
  assert.equal(published.body.status, 'buyer_approval_pending');
  assert.equal(published.body.payment_method.approval_url, paid.approval_url);
  const found = async (status: string, version: 'published' | '2026-11-01'): Promise<boolean> => {
    const list = await shop.get(`/transactions?status=${status}&limit=100`, { version });
    return list.body.items.some(({ id, status: shown }: Body) => id === paid.id && shown === status);
  };
  assert.deepEqual(
    [
      await found('pending', '2026-11-01'),
      await found('buyer_approval_pending', '2026-11-01'),
      await found('buyer_approval_pending', 'published'),
      await found('processing', 'published'),
    ],
    [true, false, true, false],
  );
  const moves = async (version: 'published' | '2026-11-01'): Promise<readonly unknown[]> =>
    (await shop.get(`/transactions/${paid.id}/events`, { version })).body.items
      .filter(({ name }: Body) => name === 'transaction-updated-status')
      .map(({ context }: { context: Body }) => [context['previous_status'], context['status']]);
  assert.deepEqual(await moves('2026-11-01'), [['processing', 'pending']]);
  assert.deepEqual(await moves('published'), [['processing', 'buyer_approval_pending']]);
  const session = await shop.service.request(
    'POST',
    `/transactions/${paid.id}/session?token=${paid.session_token}`,
    { token: null, body: {} },
  );
  assert.deepEqual([session.status, session.body.session_data], [200, null], session.text);
  assert.match(
    await comeBack(`${shop.service.url}/return/${paid.session_token}`),
    /transaction_status=pending$/,
  );
});

test('a bank transfer is captured by the processor’s event, without a call from the merchant', async () => {
  const { body: paid } = await paybybank();
  assert.equal(paid.status, 'pending');
  await press(paid.payment_method.approval_url, 'approve');
  await becomes(paid.id, 'captured');
});

test('a bank transfer that is approved and takes its time is pending, and does not lapse', async () => {
  const { body: paid } = await paybybank({ amount: 550001 });
  assert.match(
    await comeBack(await press(paid.payment_method.approval_url, 'approve')),
    /transaction_status=pending$/,
  );
  assert.equal((await read(paid.id)).payment_method.approval_url, null);
});

test('a refused bank transfer is not paid', async () => {
  const { body: paid } = await paybybank();
  await press(paid.payment_method.approval_url, 'decline');
  const found = await eventually(async () => {
    const row = await read(paid.id);
    return row.status !== 'pending' && row;
  });
  assert.ok(['declined', 'failed'].includes(found.status));
});

test('a voucher is pending with its page until somebody pays it', async () => {
  const { body: paid } = await oxxo();
  assert.deepEqual([paid.status, paid.intent_outcome], ['pending', 'pending']);
  const page = await (await fetch(shop.here(paid.payment_method.approval_url))).text();
  assert.match(page, /<svg/);
  await press(paid.payment_method.approval_url, 'pay');
  await becomes(paid.id, 'captured');
});

test('the merchant chooses how long a voucher can be paid, within the connector’s window', async () => {
  const now = Date.parse((await oxxo()).body.created_at);
  const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
  const minutesOf = ({ body }: TestAnswer): number =>
    Math.round((Date.parse(body.approval_expires_at) - Date.parse(body.created_at)) / 60_000);
  assert.equal(minutesOf(await oxxo()), 3 * 24 * 60);
  assert.ok(Math.abs(minutesOf(await oxxo({ approval_expires_at: at(600) })) - 600) <= 1);
  assert.equal(
    minutesOf(
      await oxxo({
        approval_expires_at: at(600),
        connection_options: { 'mock-oxxo': { expires_in_minutes: 45 } },
      }),
    ),
    45,
  );
  for (const [asked, pointer] of [
    [{ approval_expires_at: at(-1) }, '/approval_expires_at'],
    [{ approval_expires_at: at(31 * 24 * 60) }, '/approval_expires_at'],
    [
      { connection_options: { 'mock-oxxo': { expires_in_minutes: 0 } } },
      '/connection_options/mock-oxxo/expires_in_minutes',
    ],
  ] as const) {
    const refused = await oxxo(asked);
    assert.deepEqual([refused.status, pointers(refused)], [422, [pointer]], refused.text);
  }
});

test('all that is wrong with a redirect payment is told at once', async () => {
  const refused = await shop.pay({
    payment_method: { method: 'paypal', country: 'DE', currency: 'EUR', redirect_url: 'javascript:alert(1)' },
    store: true,
    merchant_initiated: true,
    payment_source: 'card_on_file',
  });
  assert.equal(refused.status, 422, refused.text);
  assert.deepEqual([...new Set(pointers(refused))].sort(), [
    '/merchant_initiated',
    '/payment_method/country',
    '/payment_method/currency',
    '/payment_method/redirect_url',
    '/store',
  ]);
  const nobody = await shop.pay(method('klarna', 'US', 'USD'));
  assert.deepEqual(
    [nobody.status, nobody.body.status, nobody.body.error_code],
    [201, 'failed', 'all_attempts_skipped'],
  );
});

for (const client of ['web', 'ios', 'android'] as const) {
  test(`a ${client} front end exchanges its token for the order, and completes it once`, async () => {
    const { body: paid } = await paypal({ integration_client: client, intent: 'capture' });
    const ask = (token: string, body: Body = {}): Promise<TestAnswer> =>
      shop.post(`/transactions/${paid.id}/session?token=${token}`, body, { token: null });
    const session = await ask(paid.session_token);
    assert.equal(session.status, 200, session.text);
    assert.deepEqual(
      [
        session.body.session_data.order_id,
        session.body.session_data.currency,
        session.body.integration_client,
      ],
      [paid.payment_service_transaction_id, 'USD', client],
    );
    assert.equal((await ask('x')).status, 404);
    const completion = new URL(session.body.default_completion_url);
    const finish = (): Promise<TestAnswer> =>
      shop.get(`${completion.pathname}${completion.search}`, { token: null });
    assert.equal((await finish()).body.status, 'buyer_approval_pending');
    await press(paid.payment_method.approval_url, 'approve');
    const answers = await Promise.all([finish(), finish(), finish()]);
    assert.ok(
      answers.every(
        ({ status, body }) => status === 200 && ['captured', 'buyer_approval_pending'].includes(body.status),
      ),
    );
    assert.equal((await finish()).body.status, 'captured');
    assert.equal((await shop.book(paid.payment_service_transaction_id)).captured, '1299');
    assert.equal((await ask(paid.session_token)).status, 409);
  });
}

test('what was not approved or paid in time expires, and money that comes is booked and flagged', async () => {
  const { body: wallet } = await paypal();
  const { body: voucher } = await oxxo();
  const { body: transfer } = await paybybank();
  const { body: unloved } = await oxxo();
  await advance(4 * 24 * 3600);
  for (const { id } of [wallet, voucher, transfer, unloved]) await becomes(id, 'expired');
  const expired = await read(voucher.id);
  assert.deepEqual(
    [expired.error_code, expired.payment_method.approval_url],
    ['incomplete_buyer_approval', null],
  );
  assert.notEqual(expired.buyer_approval_timedout_at, null);
  assert.equal(
    (await shop.get(`/transactions/${voucher.id}`, { version: 'published' })).body.status,
    'authorization_failed',
  );
  await act('mock-oxxo', voucher.payment_service_transaction_id, 'pay_late');
  await eventually(async () => (await read(voucher.id)).pending_review);
  const late = await read(voucher.id);
  assert.deepEqual([late.status, late.captured_amount], ['captured', 1299]);
  const { body: timeline } = await shop.get(`/transactions/${voucher.id}/events?limit=100`);
  const kept = timeline.items.find(({ context }: { context: Body }) => context['late'] === true);
  assert.deepEqual(
    [kept.name, kept.context.result, kept.context.amount],
    ['payment-connector-response-transaction-authorization-succeeded', 'succeeded', 1299],
  );
  assert.equal((await read(unloved.id)).pending_review, false);
  const reviewed = await shop.service.request('PUT', `/transactions/${voucher.id}`, {
    body: { status: 'captured' },
  });
  assert.deepEqual([reviewed.body.status, reviewed.body.pending_review], ['captured', false], reviewed.text);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

const ACH = {
  method: 'bank',
  scheme: 'ach',
  account_number: '000123456789',
  routing_number: '021000021',
  account_type: 'checking',
  account_holder: { first_name: 'Ann', last_name: 'Example' },
};

test('a debit is pending until the bank has paid, and shows the last four of the account only', async () => {
  const { body: paid, text } = await shop.pay({ payment_method: ACH, intent: 'capture' });
  assert.deepEqual(
    [paid.status, paid.method, paid.payment_method.label, paid.payment_method.scheme],
    ['pending', 'bank', '6789', 'ach'],
    text,
  );
  assert.ok(!text.includes('000123456789'));
  const sepa = await shop.pay({
    currency: 'EUR',
    country: 'DE',
    intent: 'capture',
    payment_method: {
      ...ACH,
      scheme: 'sepa',
      account_number: 'DE89370400440532013000',
      routing_number: undefined,
      account_type: undefined,
    },
  });
  assert.equal(sepa.body.status, 'pending', sepa.text);
  await advance(20 * 86_400);
  for (const { id } of [paid, sepa.body]) await becomes(id, 'captured');
});

test('a debit whose event got lost is looked up, paid or not, and so is a slow bank transfer', async () => {
  await events('drop');
  const { body: debit, text } = await shop.pay({ payment_method: ACH, intent: 'capture' });
  assert.equal(debit.status, 'pending', text);
  const { body: poor } = await shop.pay({ amount: 200011, payment_method: ACH, intent: 'capture' });
  const { body: slow } = await paybybank({ amount: 550001 });
  await comeBack(await press(slow.payment_method.approval_url, 'approve'));
  assert.equal((await read(slow.id)).status, 'pending');
  await advance(5 * 86_400);
  // What was looked at before its processor had done it is looked at again six hours later.
  await (await fetch(`${shop.service.simulatorUrl}/_control/run`, { method: 'POST' })).arrayBuffer();
  await advance(6 * 3_600 + 60);
  await becomes(debit.id, 'captured');
  await becomes(slow.id, 'captured');
  assert.ok(
    ['declined', 'failed'].includes(
      (
        await eventually(async () => {
          const row = await read(poor.id);
          return row.status !== 'pending' && row;
        })
      ).status,
    ),
  );
  await events('deliver');
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('a bank account whose numbers cannot be right is refused', async () => {
  const ach = await shop.pay({
    payment_method: { ...ACH, account_number: '12x4', routing_number: '021000022' },
  });
  assert.deepEqual(
    [ach.status, pointers(ach)],
    [422, ['/payment_method/account_number', '/payment_method/routing_number']],
    ach.text,
  );
  const sepa = await shop.pay({
    currency: 'EUR',
    country: 'DE',
    store: true,
    payment_method: {
      ...ACH,
      scheme: 'sepa',
      account_number: 'DE88370400440532013000',
      routing_number: undefined,
      account_type: undefined,
    },
  });
  assert.deepEqual(
    [sepa.status, [...pointers(sepa)].sort()],
    [422, ['/payment_method/account_number']],
    sepa.text,
  );
});
