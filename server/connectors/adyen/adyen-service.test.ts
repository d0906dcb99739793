import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { HMAC_KEY, signedItem } from '../../../sandbox/processors/adyen/desk.ts';
import { ADYEN_CARD, addAdyen, controlAdyen } from '../../../test/connectors/adyen-shop.ts';
import {
  eventually,
  recordSecret,
  openTestService,
  type TestAnswer,
  type TestService,
} from '../../../test/harness/index.ts';
import { recoverDue } from '../../../test/harness/shop.ts';

/** Adyen as the whole service uses it: accepted first, decided by webhook, and sent again where an answer got lost. */
const SHOP = 'https://shop.example/back';

let service: TestService;
let cards: string;
before(async () => {
  recordSecret('4917610000000000');
  service = await openTestService({ worker: false });
  const webhooks = ['standard', 'recurring-token'];
  cards = await addAdyen(service, { id: 'adyen-card', currency: 'EUR', country: 'NL', webhooks });
  await addAdyen(service, { id: 'adyen-pix', currency: 'BRL', country: 'BR', webhooks });
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

const control = <Answer = unknown>(path: string, body?: object): Promise<Answer> =>
  controlAdyen(service, path, body);

const post = (path: string, body: object): Promise<TestAnswer> => service.request('POST', path, { body });
const pay = (more: object = {}): Promise<TestAnswer> =>
  post('/transactions', {
    amount: 1299,
    currency: 'EUR',
    country: 'NL',
    payment_method: ADYEN_CARD,
    ...more,
  });
const localAddress = (url: string): string => url.replace(service.parts.config.publicUrl, service.url);
const read = async (id: string): Promise<TestAnswer['body']> =>
  (await service.request('GET', `/transactions/${id}`)).body;
const becomes = async (id: string, status: string): Promise<void> =>
  void (await eventually(async () => (await read(id)).status === status));

type Book = Readonly<{ authorized: string; captured: string; refunded: string; payment_id: string }>;
async function bookOf(psp: string): Promise<Book> {
  const answer = await fetch(`${service.simulatorUrl}/_control/ledger?account=default&processor=adyen`);
  const { payments } = (await answer.json()) as { payments: (Book & { details: { psp: string } })[] };
  return payments.find(({ details }) => details.psp === psp) ?? assert.fail(psp);
}

async function recoverSoon(): Promise<void> {
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 6 } });
  await recoverDue(service.parts);
}

test('captures, an increment, refunds and a void are pending until Adyen’s webhook says how they ended', async () => {
  const { body: held } = await pay();
  assert.equal(held.status, 'authorized');
  await control('events', { manner: 'hold' });
  const more = await post(`/transactions/${held.id}/authorization/increment`, { amount: 300 });
  assert.ok(more.status < 300, more.text);
  assert.equal((await read(held.id)).authorized_amount, 1299);
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await eventually(async () => (await read(held.id)).authorized_amount === 1599);

  for (const [amount, final] of [
    [500, false],
    [1000, true],
  ] as const) {
    const captured = await post(`/transactions/${held.id}/capture`, { amount, final });
    assert.equal(captured.status, 200, captured.text);
    await eventually(async () => (await read(held.id)).captured_amount >= amount);
  }
  await control('events', { manner: 'hold' });
  const refund = await post(`/transactions/${held.id}/refunds`, { amount: 200 });
  assert.equal(refund.body.status, 'processing', refund.text);
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await eventually(async () => (await read(held.id)).refunded_amount === 200);
  const { authorized, captured, refunded } = await bookOf(held.payment_service_transaction_id);
  assert.deepEqual([authorized, captured, refunded], ['1599', '1500', '200']);

  const { body: given } = await pay();
  await control('events', { manner: 'hold' });
  await post(`/transactions/${given.id}/void`, {});
  assert.equal((await read(given.id)).status, 'void_pending');
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await becomes(given.id, 'voided');
});

test('what Adyen accepts and cannot do is refused by webhook, and both books stay as they were', async () => {
  const { body: held } = await pay();
  // Somebody captures all of it in the Customer Area; its webhook gets lost.
  const psp = held.payment_service_transaction_id;
  await control('events', { manner: 'drop' });
  const answer = await fetch(`${service.simulatorUrl}/adyen/v72/payments/${psp}/captures`, {
    method: 'POST',
    headers: { 'x-api-key': 'AQE-default' },
    body: JSON.stringify({ amount: { currency: 'EUR', value: 1299 }, merchantAccount: 'RailyardECOM' }),
  });
  assert.equal(answer.status, 201);
  await control('events', { manner: 'deliver' });
  await post(`/transactions/${held.id}/capture`, { amount: 700 });
  await becomes(held.id, 'authorized');
  assert.equal((await read(held.id)).captured_amount, 0);
  assert.equal((await bookOf(psp)).captured, '1299');
});

test('an answer that got lost is had again under its key, and moves nothing twice', async () => {
  const { body: held } = await pay();
  await control('events', { manner: 'hold' });
  await control('behaviours', { manner: 'reset_after', kind: 'capture' });
  await post(`/transactions/${held.id}/capture`, { amount: 1299 });
  await control('behaviours', { manner: 'error_before', kind: 'capture' });
  const sentAt = await sentAtOf(held.id);
  await recoverSoon(); // which is answered with an error, and says nothing
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
  await recoverSoon();
  assert.equal(await sentAtOf(held.id), sentAt, 'a key lives from its first sending on');
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await becomes(held.id, 'captured');
  assert.equal((await bookOf(held.payment_service_transaction_id)).captured, '1299');
});

async function sentAtOf(transactionId: string): Promise<string> {
  const text = `SELECT sent_at::text FROM operations WHERE transaction_id = $1 AND kind = 'capture'`;
  const [row] = await service.db.query<{ sent_at: string }>({ name: '', text }, [transactionId]);
  return row?.sent_at ?? assert.fail('no capture');
}

test('an authorization whose answer and card are gone ends by its webhook', async () => {
  await control('events', { manner: 'hold' });
  await control('behaviours', { manner: 'garbage_after', kind: 'authorize' });
  const { body: paid } = await pay({ intent: 'capture' });
  assert.equal(paid.status, 'processing');
  await recoverSoon();
  assert.equal((await read(paid.id)).status, 'processing');
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await becomes(paid.id, 'captured');
});

test('a webhook is answered with what Adyen waits for', async () => {
  const { body } = await service.request('GET', `/payment-services/${cards}`);
  const item = {
    pspReference: 'REPORTREPORT0000',
    merchantAccountCode: 'RailyardECOM',
    merchantReference: '',
    amount: { value: 0, currency: 'EUR' },
    eventCode: 'REPORT_AVAILABLE',
    success: 'true',
  };
  const signed = `${item.pspReference}::RailyardECOM::0:EUR:REPORT_AVAILABLE:true`;
  const hmacSignature = createHmac('sha256', Buffer.from(HMAC_KEY, 'hex')).update(signed).digest('base64');
  const send = (signature: string) =>
    fetch(localAddress(body.webhook_url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        live: 'false',
        notificationItems: [
          { NotificationRequestItem: { ...item, additionalData: { hmacSignature: signature } } },
        ],
      }),
    });
  const taken = await send(hmacSignature);
  assert.deepEqual([taken.status, await taken.text()], [200, '[accepted]']);
  assert.equal((await send(Buffer.alloc(32).toString('base64'))).status, 401);
});

test('a buyer whom Adyen wants to prove themselves comes back to the shop, paid', async () => {
  const { body: paid } = await pay({
    intent: 'capture',
    payment_method: { ...ADYEN_CARD, number: '4917610000000000', redirect_url: SHOP },
  });
  assert.equal(paid.status, 'buyer_approval_pending');
  assert.equal(paid.approval_expires_at, null);
  const pressed = await fetch(localAddress(paid.payment_method.approval_url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: 'approve' }),
  });
  const back = pressed.headers.get('location') ?? '';
  assert.match(back, /\/return\/.*redirectResult=/);
  const returned = await fetch(localAddress(back), {
    redirect: 'manual',
  });
  assert.match(returned.headers.get('location') ?? '', /^https:\/\/shop\.example\/back.*status=capture/);
  assert.equal((await read(paid.id)).captured_amount, 1299);
});

test('Pix is paid by the code on a page of ours, for as long as Adyen says', async () => {
  const { body: paid } = await pay({
    intent: 'capture',
    currency: 'BRL',
    country: 'BR',
    payment_method: { method: 'pix', currency: 'BRL', country: 'BR', redirect_url: SHOP },
    buyer: {
      billing_details: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        tax_id: { kind: 'br.cpf', value: '000.000.000-00' },
      },
    },
  });
  assert.equal(paid.status, 'pending', JSON.stringify(paid));
  const page = localAddress(paid.payment_method.approval_url);
  const shown = await fetch(page, { redirect: 'manual', headers: { 'accept-language': 'pt-BR' } });
  const text = await shown.text();
  assert.equal(shown.status, 200);
  assert.ok(text.includes('<svg') && text.includes('00020126580014br.gov.bcb.pix'), text);
  assert.ok(text.includes('Pague com este código') && text.includes('12,99'));
  const { payment_id: subject } = await bookOf(paid.payment_service_transaction_id);
  await control('acts', { subject, act: 'approve' });
  await becomes(paid.id, 'captured');
  const back = await fetch(page, { redirect: 'manual' });
  assert.match(back.headers.get('location') ?? '', /^https:\/\/shop\.example\/back/);
});

test('a stored card’s token at Adyen is kept for its payment method, and stands in no event', async () => {
  const buyer = await post('/buyers', { external_identifier: 'adyen-buyer' });
  const { body: paid } = await pay({ intent: 'capture', store: true, buyer_id: buyer.body.id });
  const methodId: string = paid.payment_method.id;
  await eventually(async () => {
    const { body } = await service.request('GET', `/payment-methods/${methodId}/payment-service-tokens`);
    return body.items.some((token: { status: string }) => token.status === 'succeeded');
  });
  let events = '';
  await eventually(async () => {
    events = (await service.request('GET', `/transactions/${paid.id}/events?limit=100`)).text;
    return events.includes('recurring.token.created');
  });
  assert.ok(!/SANDBX[A-Z0-9]{10}/.test(events), events);
});

test('a token that Adyen disables is gone at once, at the payment service that keeps it', async () => {
  const buyer = await post('/buyers', { external_identifier: 'adyen-disabled' });
  const paidAndStored = async () => {
    const { body: paid } = await pay({ intent: 'capture', store: true, buyer_id: buyer.body.id });
    const tokens = `/payment-methods/${paid.payment_method.id}/payment-service-tokens`;
    const statuses = async (): Promise<readonly string[]> =>
      (await service.request('GET', tokens)).body.items.map(({ status }: { status: string }) => status);
    await eventually(async () => (await statuses()).includes('succeeded'));
    return { statuses, psp: paid.payment_service_transaction_id };
  };
  const [disabled, other] = [await paidAndStored(), await paidAndStored()];
  await control('acts', { subject: disabled.psp, act: 'disable_token' });
  await eventually(async () => (await disabled.statuses()).length === 0);
  assert.deepEqual(await other.statuses(), ['succeeded']);
});

test('with a payment method its token at Adyen is deleted', async () => {
  const buyer = await post('/buyers', { external_identifier: 'adyen-deleted' });
  const { body: paid } = await pay({ intent: 'capture', store: true, buyer_id: buyer.body.id });
  const place = `/payment-methods/${paid.payment_method.id}`;
  const text = `SELECT object_id FROM simulator.objects WHERE processor = 'adyen' AND kind = 'token'
    AND body ->> 'shopperReference' = '${buyer.body.id}'`;
  const atAdyen = async (): Promise<number> => (await service.db.query({ name: '', text }, [])).length;
  await eventually(
    async () => (await service.request('GET', `${place}/payment-service-tokens`)).body.items.length === 1,
  );
  assert.equal(await atAdyen(), 1);
  assert.equal((await service.request('DELETE', place)).status, 204);
  assert.equal(await atAdyen(), 0);
});

test('425, then 200: what ends a token that nobody here keeps may have overtaken the token', async () => {
  const { body } = await service.request('GET', `/payment-services/${cards}`);
  const send = (createdAt: Date): Promise<Response> => {
    const told = JSON.stringify({
      createdAt: createdAt.toISOString(),
      data: {
        merchantAccount: 'RailyardECOM',
        shopperReference: 'somebody',
        storedPaymentMethodId: 'SANDBXNOBODYSCARD',
        type: 'visa',
      },
      environment: 'test',
      eventId: `NOBODY${createdAt.getTime()}`.slice(0, 16),
      type: 'recurring.token.disabled',
    });
    const signature = createHmac('sha256', Buffer.from(HMAC_KEY, 'hex')).update(told).digest('base64');
    const headers = { 'content-type': 'application/json', hmacsignature: signature, protocol: 'HmacSHA256' };
    return fetch(localAddress(body.webhook_url), { method: 'POST', headers, body: told });
  };
  // This account's clock was set forward.
  const now = service.parts.clock.nowFor('default' as MerchantAccountId).getTime();
  assert.equal((await send(new Date(now))).status, 425);
  assert.equal((await send(new Date(now - 3_600_000))).status, 200);
});

test('a refund of the Customer Area, which bears the payment’s reference, is a refund of the transaction', async () => {
  const { body: paid } = await pay({ intent: 'capture' });
  const psp = paid.payment_service_transaction_id;
  await control('events', { manner: 'repeat' });
  await control('acts', { subject: psp, act: 'refund_in_dashboard' });
  await control('events', { manner: 'deliver' });
  await eventually(async () => (await read(paid.id)).refunded_amount === 100);
  const refunds = async () =>
    (await service.request('GET', `/transactions/${paid.id}/refunds`)).body.items.map(
      ({ status, reason }: Record<string, unknown>) => [status, reason],
    );
  assert.deepEqual(await refunds(), [['succeeded', 'Made at the processor']]);
  assert.equal((await post(`/transactions/${paid.id}/refunds`, { amount: 200 })).status, 201);
  await eventually(async () => (await read(paid.id)).refunded_amount === 300);
  await control('acts', { subject: psp, act: 'return_refund' });
  await eventually(async () => (await read(paid.id)).refunded_amount === 100);
  assert.equal((await bookOf(psp)).refunded, '100');
});

/** A webhook about the payment of this reference. */
async function tellAdyen(
  originalReference: string,
  told: Readonly<{ eventCode: string; success: boolean; reason: string }>,
): Promise<Response> {
  const { body } = await service.request('GET', `/payment-services/${cards}`);
  const of = { merchantAccountCode: 'RailyardECOM', merchantReference: 'of-the-rescue', originalReference };
  const amount = { currency: 'EUR', value: 1299 };
  const item = signedItem({ ...of, ...told, amount, pspReference: 'RESCUE0000000001' }, new Date());
  return fetch(localAddress(body.webhook_url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }),
  });
}

test('what Adyen is to try again waits for that, is paid by one of its tries, or declined after the last', async () => {
  const rescued = async () => {
    const { body } = await pay({
      intent: 'capture',
      merchant_initiated: true,
      is_subsequent_payment: true,
      payment_source: 'recurring',
      connection_options: {
        'adyen-card': {
          autoRescue: true,
          maxDaysToRescue: 30,
          additionalData: { RequestedTestAcquirerResponseCode: '12' },
        },
      },
    });
    assert.equal(body.status, 'pending', JSON.stringify(body));
    return body;
  };
  const paid = await rescued();
  const subject = paid.payment_service_transaction_id;
  await control('acts', { subject, act: 'try_rescue' });
  await control('acts', { subject, act: 'rescue' });
  await becomes(paid.id, 'captured');
  const { payment_service_transaction_id: psp } = await read(paid.id);
  assert.notEqual(psp, subject);
  await post(`/transactions/${paid.id}/refunds`, { amount: 300 });
  await eventually(async () => (await read(paid.id)).refunded_amount === 300);
  assert.equal((await bookOf(psp)).refunded, '300');

  const never = await rescued();
  await control('acts', { subject: never.payment_service_transaction_id, act: 'end_rescue' });
  await becomes(never.id, 'declined');
  const { error_code: code, raw_response_description: words } = await read(never.id);
  assert.deepEqual([code, words], ['insufficient_funds', 'Not enough balance']);

  // The last try's event may be lost, or somebody stops them.
  for (const [eventCode, success, ends] of [
    ['AUTORESCUE', false, 'declined'],
    ['CANCEL_AUTORESCUE', true, 'failed'],
  ] as const) {
    const lost = await rescued();
    const original = lost.payment_service_transaction_id;
    const sent = await tellAdyen(original, { eventCode, success, reason: 'Not enough balance' });
    assert.equal(sent.status, 200, await sent.text());
    assert.equal((await read(lost.id)).status, ends);
  }
});
