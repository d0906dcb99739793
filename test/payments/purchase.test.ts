import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PURCHASE } from '../connectors/conformance-samples.ts';
import { type Shop, addPaymentService, openShop } from '../harness/shop.ts';

/** What a merchant says of the purchase, on its way to the processor. */

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

type Purchase = Readonly<Record<string, unknown>>;

async function arrivedPurchase(processorReference: string): Promise<Purchase> {
  const { purchase } = (await shop.book(processorReference)).details;
  assert.ok(typeof purchase === 'object' && purchase !== null);
  return { ...purchase };
}

test('items, journey, buyer, browser, taxes and addresses of a transaction reach the processor', async () => {
  const paid = await shop.pay(PURCHASE, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  assert.deepEqual([paid.status, paid.body.status], [201, 'authorized'], paid.text);
  const purchase = await arrivedPurchase(paid.body.payment_service_transaction_id);
  assert.deepEqual(purchase, {
    created_at: new Date(paid.body.created_at).toISOString(),
    description: PURCHASE.description,
    buyer: {
      display_name: 'Ada Lovelace',
      external_identifier: 'buyer-1',
      billing_details: PURCHASE.buyer.billing_details,
    },
    ip_address: '203.0.113.7',
    shipping_details: PURCHASE.buyer.shipping_details,
    items: PURCHASE.cart_items.map((item) => ({
      ...item,
      unit_amount: '650',
      tax_amount: '50',
      discount_amount: '0',
    })),
    tax_amount: '108',
    amount_includes_tax: true,
    duty_amount: '20',
    shipping_amount: '30',
    merchant_tax_id: 'GB123',
    purchase_order_number: 'PO-1',
    customer_reference_number: 'CR-1',
    supplier_order_number: 'SO-1',
    airline: {
      ...PURCHASE.airline,
      ticket_delivery_method: 'electronic',
      legs: PURCHASE.airline.legs.map((leg) => ({
        ...leg,
        departure_at: '2026-12-01T10:00:00.000Z',
        fare_amount: '64900',
      })),
    },
    browser: PURCHASE.browser_info,
    device_fingerprint: 'device-1',
    statement_descriptor: PURCHASE.statement_descriptor,
    account_funding: true,
    recipient: PURCHASE.recipient,
  });
});

test('what a checkout session knows of the purchase reaches the processor of its payment', async () => {
  const session = await shop.post('/checkout/sessions', {
    amount: 1299,
    currency: 'USD',
    cart_items: PURCHASE.cart_items,
    airline: PURCHASE.airline,
  });
  assert.equal(session.status, 201, session.text);
  const filled = await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
    body: {
      payment_method: { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
    },
    token: null,
  });
  assert.equal(filled.status, 204, filled.text);
  const paid = await shop.pay({ payment_method: { method: 'checkout-session', id: session.body.id } });
  assert.equal(paid.status, 201, paid.text);
  const { items, airline } = await arrivedPurchase(paid.body.payment_service_transaction_id);
  assert.deepEqual(
    [Array.isArray(items) && items.length, Object(airline).booking_code],
    [1, PURCHASE.airline.booking_code],
  );
});

test('a processor that takes forms is told the same, and one that buyers approve at, too', async () => {
  const forms = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_1' }],
  });
  const charged = await shop.pay({ ...PURCHASE, payment_service_id: forms });
  assert.equal(charged.body.status, 'authorized', charged.text);
  const form = await arrivedPurchase(charged.body.payment_service_transaction_id);
  assert.deepEqual(
    [
      form['items.0.unit_amount'],
      form['airline.legs.0.arrival_airport'],
      form['buyer.billing_details.tax_id.kind'],
    ],
    ['650', 'LHR', 'us.ein'],
  );
});

test('what a capture delivers reaches the processor that captures it, as JSON and as a form', async () => {
  const forms = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_1' }],
  });
  for (const [service, name] of [
    [shop.paymentServiceId, 'items'],
    [forms, 'items.0.name'],
  ] as const) {
    const paid = await shop.pay({ payment_service_id: service });
    const captured = await shop.post(`/transactions/${paid.body.id}/capture`, {
      cart_items: PURCHASE.cart_items,
      airline: PURCHASE.airline,
    });
    assert.deepEqual([captured.status, captured.body.status], [200, 'captured'], captured.text);
    const { delivered } = (await shop.book(paid.body.payment_service_transaction_id)).details;
    assert.ok(
      Object.keys(Object(delivered)).some((member) => member === name),
      JSON.stringify(delivered),
    );
    assert.match(JSON.stringify(delivered), new RegExp(PURCHASE.airline.booking_code));
  }
});
