import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../../server/operations/ledger/check.ts';
import { PRIVATE_KEY } from '../../../sandbox/processors/braintree/desk.ts';
import { COMPANIES } from '../../../sandbox/ways/companies.ts';
import { type TokenImporter, openTokenImporter } from '../../harness/token-importer.ts';
import type { TestAnswer } from '../../harness/index.ts';
import { type Shop, CARD, addPaymentService, openShop } from '../../harness/shop.ts';

/** Cards that Adyen, Checkout.com and Braintree keep for another system of the merchant: they pay, and can end. */
let shop: Shop;
let importer: TokenImporter;
before(async () => {
  shop = await openShop();
  importer = await openTokenImporter(shop.service);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
  await importer.close();
  await shop.close();
});

type SentAnswer = Readonly<{ status: number; text: string }>;

async function send(
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<SentAnswer> {
  const answer = await fetch(`${shop.service.simulatorUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

async function newest(processor: string, kind: string): Promise<string> {
  const [row] = await shop.service.db.query<{ object_id: string }>(
    {
      name: '',
      text: `SELECT object_id FROM simulator.objects WHERE processor = $1 AND kind = $2
        ORDER BY created_at DESC LIMIT 1`,
    },
    [processor, kind],
  );
  return row?.object_id ?? assert.fail(`${processor} keeps no ${kind}`);
}

const NUMBER = '4111111111111111';
const BASIC = `Basic ${btoa(`public_default:${PRIVATE_KEY}`)}`;

type Company = Readonly<{
  processor: 'adyen' | 'checkout-com' | 'braintree';
  connectorId: string;
  /** Pays there, and has the card kept: a line of the company's own list. */
  keep(): Promise<Readonly<Record<string, unknown>>>;
  /** Whether the company still lets it pay. */
  pays(token: string): Promise<boolean>;
}>;

const payAtAdyen = (more: object): Promise<SentAnswer> =>
  send(
    'adyen/v72/payments',
    { 'x-api-key': 'AQE-default' },
    {
      merchantAccount: 'RailyardECOM',
      amount: { currency: 'USD', value: 500 },
      reference: 'legacy',
      returnUrl: 'https://shop.example/back',
      shopperReference: 'legacy-shopper-7',
      ...more,
    },
  );
const payAtCheckout = (source: object): Promise<SentAnswer> =>
  send(
    'checkout-com/payments',
    { authorization: 'Bearer sk_sbox_default' },
    { amount: 500, currency: 'USD', processing_channel_id: 'pc_sandbox', reference: 'legacy', source },
  );
let orders = 0;
/** Each is another order: the same amount of the same card is rejected as a duplicate for half a minute otherwise. */
const payAtBraintree = (more: object): Promise<SentAnswer> => {
  orders += 1;
  const sale = {
    type: 'sale',
    amount: '5.00',
    merchant_account_id: 'shop_usd',
    order_id: `legacy-${orders}`,
  };
  return send(
    'braintree/merchants/sandbox/transactions',
    { authorization: BASIC },
    { transaction: { ...sale, ...more } },
  );
};

const THERE: readonly Company[] = [
  {
    processor: 'adyen',
    connectorId: 'adyen-card',
    async keep() {
      const paid = await payAtAdyen({
        storePaymentMethod: true,
        shopperInteraction: 'Ecommerce',
        recurringProcessingModel: 'CardOnFile',
        paymentMethod: { type: 'scheme', number: NUMBER, expiryMonth: '03', expiryYear: '2030' },
      });
      assert.equal(paid.status, 200, paid.text);
      // The simulator keeps it as `token` and the id.
      const id = (await newest('adyen', 'token')).slice('token '.length);
      return {
        id,
        shopperReference: 'legacy-shopper-7',
        brand: 'visa',
        lastFour: '1111',
        expiryMonth: '03',
        expiryYear: '2030',
        networkTxReference: '123456789012345',
      };
    },
    async pays(storedPaymentMethodId) {
      const told = await payAtAdyen({
        shopperInteraction: 'ContAuth',
        recurringProcessingModel: 'UnscheduledCardOnFile',
        paymentMethod: { type: 'scheme', storedPaymentMethodId },
      });
      return told.status === 200;
    },
  },
  {
    processor: 'checkout-com',
    connectorId: 'checkout-card',
    async keep() {
      const card = { type: 'card', number: NUMBER, expiry_month: 3, expiry_year: 2030 };
      const paid = await payAtCheckout({ ...card, store_for_future_use: true });
      assert.equal(paid.status, 201, paid.text);
      const id = await newest('checkout-com', 'source');
      return {
        id,
        scheme: 'Visa',
        last4: '1111',
        expiry_month: 3,
        expiry_year: 2030,
        customer: { id: CUSTOMER },
      };
    },
    async pays(id) {
      return (await payAtCheckout({ type: 'id', id })).status === 201;
    },
  },
  {
    processor: 'braintree',
    connectorId: 'braintree-card',
    async keep() {
      const paid = await payAtBraintree({
        credit_card: { number: NUMBER, expiration_date: '03/2030' },
        options: { store_in_vault_on_success: true },
      });
      assert.equal(paid.status, 201, paid.text);
      const [, token] = /<token>([0-9a-f]+)<\/token>/.exec(paid.text) ?? [];
      return { token, card_type: 'Visa', last_4: '1111', expiration_month: '03', expiration_year: '2030' };
    },
    async pays(token) {
      return (await payAtBraintree({ payment_method_token: token })).status === 201;
    },
  },
];
const CUSTOMER = 'cus_y3oqhf46pyzuxjbcn2giaqnb44';

const charge = (id: string, more: object): Promise<TestAnswer> =>
  shop.pay({ amount: 700, payment_method: { method: 'id', id }, ...more });

for (const { processor, connectorId, keep, pays } of THERE)
  test(`what ${processor} keeps pays through ${connectorId}, and is forgotten where that was asked`, async () => {
    const paymentServiceId = await addPaymentService(shop.service, {
      display_name: processor,
      payment_service_definition_id: connectorId,
      fields: Object.entries(COMPANIES[processor].fields('default')).map(([key, value]) => ({ key, value })),
    });
    const line = await keep();
    const { counts, problems, stored } = await importer.run(
      { connectorId, paymentServiceId },
      JSON.stringify(line),
      { staysAtProcessor: false },
    );
    assert.deepEqual([counts.imported, problems], [1, []]);
    const [[token, , id] = assert.fail()] = stored;
    const { body: method } = await shop.get(`/payment-methods/${id}`);
    assert.deepEqual([method.scheme, method.label, method.expiration_date], ['visa', '1111', '03/30']);
    assert.match(method.fingerprint, /^[0-9a-f]{64}$/, 'by which limits, lists and rules count it');
    const byNumber = await shop.post('/payment-methods', { ...CARD, number: NUMBER });
    assert.notEqual(method.fingerprint, byNumber.body.fingerprint);

    const present = await charge(id, { intent: 'authorize' });
    assert.deepEqual(
      [present.body.status, present.body.instrument_type, present.body.payment_service.id],
      ['authorized', 'card_token', paymentServiceId],
      present.text,
    );
    const later = await charge(id, {
      intent: 'capture',
      payment_source: 'recurring',
      merchant_initiated: true,
      is_subsequent_payment: true,
    });
    assert.ok(['captured', 'capture_pending'].includes(later.body.status), later.text);
    assert.ok(await pays(token), 'it is there for the other system, too');
    assert.equal((await shop.service.request('DELETE', `/payment-methods/${id}`)).status, 204);
    assert.equal(await pays(token), false);
  });
