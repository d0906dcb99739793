import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, test } from 'node:test';
import { ReportShop } from '../../../test/connectors/report-shop.ts';
import { eventually, openTestService, type TestService } from '../../../test/harness/index.ts';
import { addPaymentService } from '../../../test/harness/shop.ts';
import { ledgerDifferences } from '../../operations/ledger/check.ts';

/** What arrives in the merchant account at TrueLayer, and what leaves it again, as settlements of a transaction. */

let service: TestService;
let shop: ReportShop;
before(async () => {
  service = await openTestService({ worker: false });
  shop = new ReportShop(service, 'truelayer');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  const settings = {
    client_id: 'sandbox-default',
    client_secret: 'a-secret-of-the-sandbox',
    key_id: '00000000-0000-7000-8000-0000000000bb',
    private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    merchant_account_id: '00000000-0000-7000-8000-0000000000aa',
  };
  const made = await addPaymentService(service, {
    display_name: 'TrueLayer',
    payment_service_definition_id: 'truelayer-paybybank',
    accepted_currencies: ['GBP'],
    accepted_countries: ['GB'],
    fields: Object.entries(settings).map(([key, value]) => ({ key, value })),
  });
  const { body } = await service.request('GET', `/payment-services/${made}`);
  const { client_id, client_secret } = settings;
  const grant = await fetch(`${service.simulatorUrl}/truelayer/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret }),
  });
  const { access_token: token } = (await grant.json()) as { access_token: string }; // as the simulator writes it
  const told = await fetch(`${service.simulatorUrl}/truelayer/console/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ url: body.webhook_url }),
  });
  assert.equal(told.status, 201, await told.text());
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

test('a transfer that arrives is settled whole, and a refund that left is taken off it', async () => {
  const where = { country: 'GB', currency: 'GBP' };
  const payment_method = { ...where, method: 'paybybank', redirect_url: 'https://shop.example/back' };
  const { body } = await shop.post('/transactions', {
    ...{ amount: 1299, ...where, intent: 'capture', payment_method },
    buyer: { billing_details: { first_name: 'Ada', last_name: 'King', email_address: 'ada@example.com' } },
  });
  const payment: string = body.payment_service_transaction_id;
  assert.ok(payment, JSON.stringify(body));
  await shop.act(payment, 'execute');
  await shop.control('events', { manner: 'repeat' });
  await shop.act(payment, 'settle');
  await eventually(async () => (await shop.linesOf(body.id, 'settlements')).length > 0);
  const refunds: string[] = [];
  for (const act of ['refund_executed', 'refund_failed']) {
    const { body: refund } = await shop.post(`/transactions/${body.id}/refunds`, { amount: 300 });
    refunds.push(refund.id);
    await shop.act(payment, act);
    const ended = act === 'refund_failed' ? 'failed' : 'succeeded';
    await eventually(async () => {
      const { body: now } = await service.request('GET', `/refunds/${refund.id}`);
      return now.status === ended || now.status === 'declined';
    });
  }
  await eventually(async () => (await shop.linesOf(body.id, 'refund-settlements')).length > 0);
  const { body: lines } = await service.request('GET', `/transactions/${body.id}/refund-settlements`);
  assert.deepEqual(
    lines.items.map((line: Record<string, unknown>) => [
      line['refund_id'],
      line['amount'],
      line['commission'],
    ]),
    [[refunds[0], 300, 0]],
  );
  assert.deepEqual(await shop.linesOf(body.id, 'settlements'), [[1299, 0]]);
  const { settled, settled_amount: amount } = await shop.read(body.id);
  assert.deepEqual([settled, amount], [true, 999]);
});

test('a refund of the console is one of the transaction, and what banks send back has arrived again', async () => {
  const where = { country: 'GB', currency: 'GBP' };
  const payment_method = { ...where, method: 'paybybank', redirect_url: 'https://shop.example/back' };
  const { body } = await shop.post('/transactions', {
    ...{ amount: 1299, ...where, intent: 'capture', payment_method },
    buyer: { billing_details: { first_name: 'Ada', last_name: 'King', email_address: 'ada@example.com' } },
  });
  await shop.control('events', { manner: 'repeat' });
  const payment: string = body.payment_service_transaction_id;
  await shop.act(payment, 'settle');
  await eventually(async () => (await shop.read(body.id)).status === 'captured');
  await shop.act(payment, 'refund_in_dashboard');
  const { body: ours } = await shop.post(`/transactions/${body.id}/refunds`, { amount: 300 });
  await shop.act(payment, 'refund_executed');
  await eventually(async () => (await shop.read(body.id)).refunded_amount === 400);
  await eventually(async () => (await shop.read(body.id)).settled_amount === 899);
  const refunds = async () =>
    (await service.request('GET', `/transactions/${body.id}/refunds`)).body.items.map(
      ({ id, status, reason }: Record<string, unknown>) => [id === ours.id, status, reason],
    );
  const [first, second] = (await refunds()).toSorted();
  assert.deepEqual(
    [first, second],
    [
      [false, 'succeeded', 'Made at the processor'],
      [true, 'succeeded', null],
    ],
  );
  await shop.act(payment, 'return_refunds');
  await eventually(async () => (await shop.read(body.id)).refunded_amount === 0);
  await eventually(async () => (await shop.read(body.id)).settled_amount === 1299);
  assert.deepEqual((await shop.linesOf(body.id, 'settlements')).toSorted(), [
    [100, 0],
    [1299, 0],
    [300, 0],
  ]);
});
