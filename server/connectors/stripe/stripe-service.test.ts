import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { stripeEvent } from '../../../test/connectors/stripe-events.ts';
import { type TestService, eventually, openTestService } from '../../../test/harness/index.ts';
import { addPaymentService, recoverDue } from '../../../test/harness/shop.ts';

/** Stripe as the whole service uses it. */
let service: TestService;
let webhookUrl = '';
before(async () => {
  service = await openTestService({ worker: false });
  const made = await addPaymentService(service, {
    display_name: 'Stripe',
    payment_service_definition_id: 'stripe-card',
    accepted_currencies: ['USD', 'CAD'],
    accepted_countries: ['US', 'CA'],
    fields: [
      { key: 'secret_key', value: 'sk_test_default' },
      { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
    ],
  });
  const { body } = await service.request('GET', `/payment-services/${made}`);
  const answer = await fetch(`${service.simulatorUrl}/stripe/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_default' },
    body: new URLSearchParams({ url: body.webhook_url, 'enabled_events[]': '*' }),
  });
  assert.equal(answer.status, 200, await answer.text());
  webhookUrl = body.webhook_url.replace(service.parts.config.publicUrl, service.url);
  // Its events come to the address above, as those of one account at Stripe do.
  await addPaymentService(service, {
    display_name: 'Stripe bank debits',
    payment_service_definition_id: 'stripe-bank',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [
      { key: 'secret_key', value: 'sk_test_default' },
      { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
    ],
  });
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

test('a refund that the buyer’s bank sends back is told, leaves the books, and can be asked again', async () => {
  const card = { method: 'card', number: '4000000000005126', expiration_date: '03/30', security_code: '100' };
  const { body: paid } = await service.request('POST', '/transactions', {
    body: { amount: 1299, currency: 'USD', country: 'US', intent: 'capture', payment_method: card },
  });
  assert.equal(paid.status, 'captured', JSON.stringify(paid));
  const refund = (amount: number) =>
    service.request('POST', `/transactions/${paid.id}/refunds`, {
      body: { amount },
      headers: { 'idempotency-key': `back-${amount}` },
    });
  const { body: first } = await refund(300);
  const read = async (path: string) => (await service.request('GET', path)).body;
  assert.deepEqual(
    [first.status, (await read(`/transactions/${paid.id}`)).refunded_amount],
    ['succeeded', 300],
  );

  const act = { account: 'default', processor: 'stripe', subject: paid.payment_service_transaction_id };
  const lost = await fetch(`${service.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ ...act, act: 'lose_refunds' }),
  });
  assert.ok(lost.ok, await lost.text());
  await eventually(async () => (await read(`/refunds/${first.id}`)).status === 'declined');
  const { raw_response_code: raw, error_code: code } = await read(`/refunds/${first.id}`);
  assert.deepEqual([code, raw], ['service_decline', 'expired_or_canceled_card']);
  assert.equal((await read(`/transactions/${paid.id}`)).refunded_amount, 0);
  const told = await service.db.query<{ name: string }>(
    { name: '', text: `SELECT name FROM webhook_events WHERE name LIKE 'refund.%' ORDER BY created_at` },
    [],
  );
  assert.deepEqual(
    told.map(({ name }) => name),
    ['refund.succeeded', 'refund.declined'],
  );
  assert.deepEqual((await refund(300)).body, first, 'the same key is answered as it was');
  assert.equal((await refund(1299)).body.status, 'succeeded');
});

test('of a payment that was captured in part, what was captured is settled', async () => {
  const card = { method: 'card', number: '4242424242424242', expiration_date: '03/30', security_code: '100' };
  const read = async (path: string) => (await service.request('GET', path)).body;
  const { body: held } = await service.request('POST', '/transactions', {
    body: { amount: 2500, currency: 'USD', country: 'US', payment_method: card },
  });
  await service.request('POST', `/transactions/${held.id}/capture`, { body: { amount: 800 } });
  const act = { account: 'default', processor: 'stripe', subject: held.payment_service_transaction_id };
  await fetch(`${service.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ ...act, act: 'pay_out' }),
  });
  const lines = `/transactions/${held.id}/settlements`;
  await eventually(async () => (await read(lines)).items.length === 1);
  assert.equal((await read(lines)).items[0].amount, 800);
  const { settled_amount, settled, captured_amount } = await read(`/transactions/${held.id}`);
  assert.deepEqual([settled_amount, settled, captured_amount], [800, true, 800]);
});

test('a payout whose lines Stripe does not show at first is read when the event comes again', async () => {
  const card = { method: 'card', number: '4242424242424242', expiration_date: '03/30', security_code: '100' };
  const { body: paid } = await service.request('POST', '/transactions', {
    body: { amount: 2500, currency: 'USD', country: 'US', intent: 'capture', payment_method: card },
  });
  const control = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${service.simulatorUrl}/_control/${path}`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', processor: 'stripe', ...body }),
    });
    assert.ok(answer.ok, await answer.text());
  };
  await control('behaviours', { manner: 'error_before', kind: 'look' });
  await control('acts', { subject: paid.payment_service_transaction_id, act: 'pay_out' });
  await eventually(async () => {
    await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
    return (await service.request('GET', `/transactions/${paid.id}`)).body.settled_amount === 2500;
  });
});

test('a payout that was asked for by hand has no lines to read, so a person is told, once', async () => {
  const { body: subscription } = await service.request('POST', '/webhook-subscriptions', {
    body: { url: 'https://shop.example/events', events: ['monitoring.incident.created'] },
  });
  assert.ok(subscription.id, JSON.stringify(subscription));
  const incidents = async () => (await service.request('GET', '/monitoring/incidents')).body.items;
  const payout = { object: 'payout', status: 'paid', amount: 2500, currency: 'usd' };
  const tell = async (more: object) => {
    const { headers, body } = stripeEvent('payout.paid', { ...payout, ...more }, { id: 'evt_by_hand' });
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body: new Uint8Array(body) });
    return answer.text();
  };
  assert.deepEqual(await incidents(), []);
  const byHand = { id: 'po_by_hand', automatic: false, reconciliation_status: 'not_applicable' };
  assert.match(await tell(byHand), /applied/);
  assert.match(await tell(byHand), /duplicate/);
  const [incident, ...more] = await incidents();
  assert.deepEqual([incident.spec.model, more.length], ['payment-service', 0]);
  assert.match(incident.display_name, /payout po_by_hand was asked for by hand/);
  const told = await service.db.query<{ target_id: string }>(
    { name: '', text: `SELECT target_id FROM webhook_events WHERE name = 'monitoring.incident.created'` },
    [],
  );
  assert.deepEqual(told, [{ target_id: incident.id }]);
});

test('a payment that is paid out in another currency is settled in its own, and the line says the rate', async () => {
  const card = { method: 'card', number: '4242424242424242', expiration_date: '03/30', security_code: '100' };
  const { body: paid } = await service.request('POST', '/transactions', {
    body: { amount: 4999, currency: 'CAD', country: 'CA', intent: 'capture', payment_method: card },
  });
  const act = { account: 'default', processor: 'stripe', subject: paid.payment_service_transaction_id };
  const answer = await fetch(`${service.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ ...act, act: 'pay_out' }),
  });
  assert.ok(answer.ok, await answer.text());
  const read = async (path: string) => (await service.request('GET', path)).body;
  await eventually(async () => (await read(`/transactions/${paid.id}`)).settled === true);
  const now = await read(`/transactions/${paid.id}`);
  assert.deepEqual([now.settled_amount, now.settled_currency], [4999, 'CAD']);
  const { items } = await read(`/transactions/${paid.id}/settlements`);
  assert.deepEqual(
    items.map((line: Record<string, unknown>) => [
      line['amount'],
      line['currency'],
      line['commission'],
      line['exchange_rate'],
    ]),
    [[4999, 'CAD', 186, 0.73]],
  );
  const kept = await service.db.query(
    {
      name: '',
      text: `SELECT exchange_rate, exchange_currency, exchange_net FROM settlement_lines WHERE currency = 'CAD'`,
    },
    [],
  );
  assert.deepEqual(kept, [{ exchange_rate: '0.73', exchange_currency: 'USD', exchange_net: 3513n }]);
  assert.deepEqual(await ledgerDifferences(service.db), []);
  const { items: balances } = await read('/balances');
  const own = balances.find(({ currency: code }: { currency: string }) => code === 'CAD');
  assert.deepEqual([own.settled_amount, own.fee_amount, own.pending_amount], [4999, 186, 0]);
});

test('a card is stored without a payment: charged later, declined, or approved by its buyer', async () => {
  const store = async (number: string) => {
    const card = { method: 'card', number, expiration_date: '03/30', security_code: '100' };
    const asked = { amount: 0, currency: 'USD', country: 'US', intent: 'authorize', store: true };
    const { body } = await service.request('POST', '/transactions', {
      body: { ...asked, payment_method: card },
    });
    return body;
  };
  const kept = await store('4242424242424242');
  assert.deepEqual([kept.status, kept.authorized_amount], ['authorized', 0], JSON.stringify(kept));
  assert.match(kept.payment_service_transaction_id, /^seti_/);
  const { body: charged } = await service.request('POST', '/transactions', {
    body: {
      amount: 700,
      currency: 'USD',
      country: 'US',
      intent: 'capture',
      merchant_initiated: true,
      is_subsequent_payment: true,
      payment_source: 'card_on_file',
      payment_method: { method: 'id', id: kept.payment_method.id },
    },
  });
  assert.equal(charged.status, 'captured', JSON.stringify(charged));
  const refused = await store('4000000000000002');
  assert.deepEqual(
    [refused.status, refused.error_code],
    ['declined', 'other_decline'],
    JSON.stringify(refused),
  );

  const asked = await store('4000002760003184');
  assert.equal(asked.status, 'buyer_approval_pending', JSON.stringify(asked));
  const subject = asked.payment_service_transaction_id;
  const answer = await fetch(`${service.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', processor: 'stripe', subject, act: 'authenticate' }),
  });
  assert.ok(answer.ok, await answer.text());
  // Its event says so; nobody asks.
  await eventually(async () => {
    const { body } = await service.request('GET', `/transactions/${asked.id}`);
    return body.status === 'authorized' && body.payment_method.id !== null;
  });
});

test('a debit whose account is verified by small deposits waits for its buyer, and is found paid', async () => {
  const account = {
    method: 'bank',
    scheme: 'ach',
    account_number: '000888888885',
    routing_number: '110000000',
  };
  const holder = { account_type: 'checking', account_holder: { first_name: 'Ada', last_name: 'Lovelace' } };
  const debit = async () => {
    const { body } = await service.request('POST', '/transactions', {
      body: {
        amount: 900,
        currency: 'USD',
        country: 'US',
        intent: 'capture',
        payment_method: { ...account, ...holder },
      },
    });
    assert.equal(body.status, 'buyer_approval_pending', JSON.stringify(body));
    assert.match(body.payment_method.approval_url, /\/stripe\/pages\//);
    return body;
  };
  const becomes = async (paid: { id: string; payment_service_transaction_id: string }, act: string) => {
    const answer = await fetch(`${service.simulatorUrl}/_control/acts`, {
      method: 'POST',
      body: JSON.stringify({
        account: 'default',
        processor: 'stripe',
        subject: paid.payment_service_transaction_id,
        act,
      }),
    });
    assert.ok(answer.ok, await answer.text());
    return (await service.request('POST', `/transactions/${paid.id}/sync`)).body;
  };
  const paid = await debit();
  assert.equal((await becomes(paid, 'verify')).status, 'pending');
  assert.equal((await becomes(paid, 'settle')).status, 'captured');
  const never = await becomes(await debit(), 'fail_verification');
  assert.deepEqual([never.status, never.error_code], ['failed', 'unavailable_payment_method']);
});

test('a voucher that was paid in time counts, though Stripe hears of it days after its end', async () => {
  const sent = { key: 'secret_key', value: 'sk_test_default' };
  const signed = { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' };
  const open = async (method: string, code: string, country: string) => {
    const made = await addPaymentService(service, {
      display_name: method,
      payment_service_definition_id: `stripe-${method}`,
      accepted_currencies: [code],
      accepted_countries: [country],
      fields: [sent, signed],
    });
    const redirect = { method, currency: code, country, redirect_url: 'https://shop.example/back' };
    const { body } = await service.request('POST', '/transactions', {
      body: {
        amount: 1299,
        currency: code,
        country,
        intent: 'capture',
        payment_service_id: made,
        payment_method: redirect,
        buyer: { billing_details: { tax_id: { kind: 'br.cpf', value: '000.000.000-00' } } },
      },
    });
    assert.equal(body.status, 'pending', JSON.stringify(body));
    return body;
  };
  const vouchers = [
    await open('boleto', 'BRL', 'BR'),
    await open('oxxo', 'MXN', 'MX'),
    await open('multibanco', 'EUR', 'PT'),
  ];
  for (const { approval_expires_at: end, created_at: made } of vouchers)
    assert.equal(Math.round((Date.parse(end) - Date.parse(made)) / 3_600_000), 72, 'three days');
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 6 * 86_400 } });
  await recoverDue(service.parts);
  for (const { id, payment_service_transaction_id: subject } of vouchers) {
    const { body: waits } = await service.request('GET', `/transactions/${id}`);
    assert.equal(waits.status, 'pending', JSON.stringify(waits));
    const answer = await fetch(`${service.simulatorUrl}/_control/acts`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', processor: 'stripe', subject, act: 'pay' }),
    });
    assert.ok(answer.ok, await answer.text());
    assert.equal((await service.request('POST', `/transactions/${id}/sync`)).body.status, 'captured');
  }
});
