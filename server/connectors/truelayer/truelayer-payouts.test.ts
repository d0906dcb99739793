import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, test } from 'node:test';
import { ReportShop } from '../../../test/connectors/report-shop.ts';
import {
  eventually,
  openTestService,
  recordSecret,
  type TestAnswer,
  type TestService,
} from '../../../test/harness/index.ts';
import { addPaymentService, letGracePass, recoverDue } from '../../../test/harness/shop.ts';
import { ledgerDifferences } from '../../operations/ledger/check.ts';

/** Money out of the merchant account at TrueLayer, to bank accounts: paid, refused, lost on the way, sent back. */

let service: TestService;
let shop: ReportShop;
let pounds: string;
let euros: string;
const POUNDS_ACCOUNT = '00000000-0000-7000-8000-0000000000aa';
before(async () => {
  service = await openTestService({ worker: false });
  shop = new ReportShop(service, 'truelayer');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  const settings = {
    client_id: 'sandbox-default',
    client_secret: 'a-secret-of-the-sandbox',
    key_id: '00000000-0000-7000-8000-0000000000bb',
    private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
  const add = (currency: string, country: string, account: string): Promise<string> =>
    addPaymentService(service, {
      display_name: `TrueLayer ${currency}`,
      payment_service_definition_id: 'truelayer-paybybank',
      accepted_currencies: [currency],
      accepted_countries: [country],
      fields: Object.entries({ ...settings, merchant_account_id: account }).map(([key, value]) => ({
        key,
        value,
      })),
    });
  pounds = await add('GBP', 'GB', POUNDS_ACCOUNT);
  euros = await add('EUR', 'DE', '00000000-0000-7000-8000-0000000000ee');
  const { client_id, client_secret } = settings;
  const grant = await fetch(`${service.simulatorUrl}/truelayer/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret }),
  });
  const { access_token: token } = (await grant.json()) as { access_token: string }; // as the simulator writes it
  for (const id of [pounds, euros]) {
    const { body } = await service.request('GET', `/payment-services/${id}`);
    const told = await fetch(`${service.simulatorUrl}/truelayer/console/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ url: body.webhook_url }),
    });
    assert.equal(told.status, 201, await told.text());
  }
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

const HOLDER = { first_name: 'Ada', last_name: 'Lovelace' };
const ACCOUNT = {
  method: 'bank',
  scheme: 'bacs',
  account_holder: HOLDER,
  account_number: '31926819',
  routing_number: '60-16-13',
};
const IBAN = 'GB33BUKB20201555555555';
recordSecret(IBAN);

const payOut = (more: object = {}, key?: string): Promise<TestAnswer> =>
  service.request('POST', '/payouts', {
    body: { amount: 5000, currency: 'GBP', payment_service_id: pounds, payment_method: ACCOUNT, ...more },
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });
const read = async (id: string): Promise<TestAnswer['body']> =>
  (await service.request('GET', `/payouts/${id}`)).body;
/** Has it looked for now, as the worker does when it is due. */
const lookFor = async (id: string): Promise<void> => {
  const text = 'UPDATE operations SET due_at = created_at WHERE operation_id = $1';
  await service.db.query({ name: '', text }, [id]);
  await recoverDue(service.parts);
};
const becomes = (id: string, status: string): Promise<unknown> =>
  eventually(async () => assert.equal((await read(id)).status, status));
const paidOut = async (currency = 'GBP'): Promise<number> =>
  (await service.request('GET', `/balances?currency=${currency}`)).body.items[0]?.paid_out_amount ?? 0;
const movementsOf = async (id: string): Promise<readonly string[]> => {
  const text = 'SELECT movement FROM ledger_entries WHERE payout_id = $1 ORDER BY ledger_entry_id';
  return (await service.db.query<{ movement: string }>({ name: '', text }, [id])).map((row) => row.movement);
};
const eventNames = async (id: string): Promise<readonly string[]> => {
  const text = 'SELECT name FROM webhook_events WHERE target_id = $1 ORDER BY webhook_event_id';
  return (await service.db.query<{ name: string }>({ name: '', text }, [id])).map(({ name }) => name);
};

test('a payout to a bank account is pending until it is executed, and may come back days later', async () => {
  const before = await paidOut();
  const { status, body } = await payOut();
  assert.equal(status, 201, JSON.stringify(body));
  const { payment_method: to, payment_service: by } = body;
  assert.deepEqual(
    [body.status, to.method, to.scheme, to.label, by.method],
    ['pending', 'bank', 'bacs', '6819', 'bank'],
  );
  const reference: string = body.payment_service_payout_id;
  await shop.act(reference, 'payout_executed');
  await becomes(body.id, 'succeeded');
  assert.equal((await paidOut()) - before, 5000);

  await shop.control('events', { manner: 'repeat' });
  await shop.act(reference, 'return_payout');
  await becomes(body.id, 'returned');
  await shop.control('events', { manner: 'deliver' });
  assert.equal(await paidOut(), before);
  assert.deepEqual(await movementsOf(body.id), ['pay_out', 'return_payout']);
  assert.deepEqual(await eventNames(body.id), ['payout.pending', 'payout.succeeded', 'payout.returned']);
  const published = await service.request('GET', `/payouts/${body.id}`, { version: 'published' });
  assert.deepEqual([published.body.status, published.body.payment_service.method], ['failed', 'card']);
  const listed = await service.request('GET', '/payouts?status=failed', { version: 'published' });
  assert.ok(listed.body.items.some(({ id }: { id: string }) => id === body.id));
});

test('a payout that is sent back before anybody told that it was executed is booked as both', async () => {
  const before = await paidOut();
  const { body } = await payOut();
  await shop.control('events', { manner: 'drop' });
  await shop.act(body.payment_service_payout_id, 'payout_executed');
  await shop.control('events', { manner: 'deliver' });
  await shop.act(body.payment_service_payout_id, 'return_payout');
  await becomes(body.id, 'returned');
  assert.deepEqual(await movementsOf(body.id), ['pay_out', 'return_payout']);
  assert.equal(await paidOut(), before);
});

test('a payout that came back, and that nobody told of, is found so and booked as both', async () => {
  const before = await paidOut();
  const { body } = await payOut();
  await shop.control('events', { manner: 'drop' });
  await shop.act(body.payment_service_payout_id, 'payout_executed');
  await shop.act(body.payment_service_payout_id, 'return_payout');
  await shop.control('events', { manner: 'deliver' });
  await lookFor(body.id);
  assert.equal((await read(body.id)).status, 'returned');
  assert.deepEqual(await movementsOf(body.id), ['pay_out', 'return_payout']);
  assert.deepEqual(await eventNames(body.id), ['payout.pending', 'payout.returned']);
  assert.equal(await paidOut(), before);
});

test('a payout is looked for in the merchant account that it left, whatever is set by then', async () => {
  const setAccount = async (value: string): Promise<void> => {
    const fields = [{ key: 'merchant_account_id', value }];
    const set = await service.request('PUT', `/payment-services/${pounds}`, { body: { fields } });
    assert.equal(set.status, 200, set.text);
  };
  await shop.control('behaviours', { manner: 'reset_after', kind: 'payout' });
  const { body } = await payOut();
  assert.equal(body.payment_service_payout_id, null);
  await setAccount('00000000-0000-7000-8000-0000000000cc');
  await lookFor(body.id);
  const found = await read(body.id);
  await setAccount(POUNDS_ACCOUNT);
  assert.equal(found.status, 'pending');
  await shop.act(found.payment_service_payout_id, 'payout_executed');
  await becomes(body.id, 'succeeded');
});

test('a payout that TrueLayer blocks is declined, and moves nothing', async () => {
  const before = await paidOut();
  const { body } = await payOut();
  await shop.act(body.payment_service_payout_id, 'payout_failed');
  await becomes(body.id, 'declined');
  assert.deepEqual([await paidOut(), await movementsOf(body.id)], [before, []]);
});

test('an IBAN that is given for euros, and a stored account, are paid without a word of their numbers', async () => {
  const sepa = { method: 'bank', scheme: 'sepa', account_holder: HOLDER, account_number: IBAN };
  const given = await payOut({ currency: 'EUR', payment_service_id: euros, payment_method: sepa });
  assert.equal(given.status, 201, given.text);
  await shop.act(given.body.payment_service_payout_id, 'payout_executed');
  await becomes(given.body.id, 'succeeded');

  const { body: buyer } = await service.request('POST', '/buyers', { body: { display_name: 'Ada' } });
  const stored = await service.request('POST', '/payment-methods', {
    body: { ...ACCOUNT, buyer_id: buyer.id },
  });
  assert.equal(stored.status, 201, stored.text);
  const { body } = await payOut({ payment_method: { method: 'id', id: stored.body.id } });
  assert.deepEqual(
    [body.payment_method.id, body.buyer?.id],
    [stored.body.id, buyer.id],
    JSON.stringify(body),
  );
  await shop.act(body.payment_service_payout_id, 'payout_executed');
  await becomes(body.id, 'succeeded');
});

test('what nobody heard is looked for in the merchant account, and its key is answered then', async () => {
  for (const [manner, end] of [
    ['reset_after', 'pending'],
    ['reset_before', 'failed'],
  ] as const) {
    await shop.control('behaviours', { manner, kind: 'payout' });
    const key = `payout-${manner}`;
    const { body } = await payOut({}, key);
    assert.deepEqual([body.status, body.payment_service_payout_id], ['pending', null]);
    assert.equal((await payOut({}, key)).status, 409, 'while nobody knows');
    await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 10 } });
    await letGracePass(service);
    await recoverDue(service.parts);
    if (manner === 'reset_before') {
      assert.equal((await read(body.id)).status, 'pending', 'a list may be behind for a day');
      const text = `UPDATE operations SET due_at = created_at,
        sent_at = (sent_at AT TIME ZONE 'UTC' - interval '25 hours') AT TIME ZONE 'UTC' WHERE operation_id = $1`;
      await service.db.query({ name: '', text }, [body.id]);
      await recoverDue(service.parts);
    }
    const again = await payOut({}, key);
    assert.deepEqual([again.status, again.body.id, again.body.status], [201, body.id, end], again.text);
    assert.equal(again.body.payment_service_payout_id === null, end === 'failed');
    const answer = await fetch(
      `${service.simulatorUrl}/_control/ledger?account=default&reference=${body.id}`,
    );
    const { operations } = (await answer.json()) as { operations: readonly unknown[] }; // as the simulator writes it
    assert.equal(operations.length, end === 'failed' ? 0 : 1, 'sent once');
  }
});

test('422: an account that this payment service does not pay to says what it pays to', async () => {
  const ach = {
    method: 'bank',
    scheme: 'ach',
    account_holder: HOLDER,
    account_number: '000123456789',
    routing_number: '021000021',
    account_type: 'checking',
  };
  const card = { method: 'card', number: '4111111111111111', expiration_date: '12/40' };
  const cases = [
    [{ payment_method: ach }, '/payment_service_id', /pays out to bacs accounts and sepa accounts/],
    [{ payment_method: card }, '/payment_service_id', /does not take this payment method/],
    [{ payment_method: ACCOUNT, currency: 'EUR', payment_service_id: euros }, '/currency', /is paid in GBP/],
    [
      { payment_method: { ...ACCOUNT, account_number: '12' } },
      '/payment_method/account_number',
      /must be 8 digits/,
    ],
    [
      { payment_method: { ...ACCOUNT, account_holder: {} } },
      '/payment_method/account_holder',
      /needs a name/,
    ],
  ] as const;
  for (const [more, pointer, message] of cases) {
    const { status, body, text } = await payOut(more);
    assert.equal(status, 422, text);
    assert.deepEqual(
      body.details.map((detail: { pointer: string }) => detail.pointer),
      [pointer],
    );
    assert.match(text, message);
  }
});
