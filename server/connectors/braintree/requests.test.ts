import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { after, before, test } from 'node:test';
import braintree from 'braintree';
import { PURCHASE, sampleAuthorize, samplePurchase } from '../../../test/connectors/conformance-samples.ts';
import { currency } from '../../domain/currency.ts';
import type { JsonObject } from '../../domain/json.ts';
import { readAirline } from '../../domain/purchase/airline.ts';
import { readCartItems } from '../../domain/purchase/cart-item.ts';
import { readLevelTwoThree } from '../../domain/purchase/details.ts';
import { processorReference } from '../../domain/outcome.ts';
import { Secret } from '../../domain/secret.ts';
import type { WireRequest } from '../../net/wire.ts';
import type { Authorize, Call, Follow, Instrument } from '../connector.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';
import type { BraintreeFields } from './request.ts';

/** Each request is held to the one that Braintree's own npm package writes for the same. */
type SentRequest = Readonly<{ method: string; path: string; body: unknown; headers: JsonObject }>;
const seen: SentRequest[] = [];
let server: Server;
let sdk: braintree.BraintreeGateway;
before(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url: path = '', headers } = request;
      seen.push({ method, path, body: text === '' ? null : JSON.parse(text), headers });
      response.writeHead(404).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const environment = new braintree.Environment('127.0.0.1', port, '', false, '', '');
  sdk = new braintree.BraintreeGateway({
    environment,
    merchantId: 'sandbox',
    publicKey: 'public_judge',
    privateKey: PRIVATE,
  });
});
after(() => {
  server.close();
  server.closeAllConnections();
});

const PRIVATE = 'private-key-of-nobody';
const OPERATION = '0192f0aa-7b1c-7d53-9d0e-5f2a6c1b8e47';
const connector = paymentServices.known('braintree-card') ?? assert.fail('no connector');

/** What the package sent; the address that it was sent to answers nothing. */
async function theirRequest(run: () => Promise<unknown>): Promise<SentRequest> {
  await run().catch(() => undefined);
  return seen.at(-1) ?? assert.fail('nothing was sent');
}

const secret = (label: string): Secret => new Secret(label, { kind: 'held', handle: label });

function callOf<Input>(
  input: Input,
  settings: JsonObject,
  sent: WireRequest[],
): Call<BraintreeFields, Input> {
  return {
    input,
    settings: {
      merchant_id: 'sandbox',
      public_key: 'public_judge',
      private_key: secret('private_key'),
      merchant_accounts: 'USD:shop_usd JPY:shop_jpy KWD:shop_kwd',
      at_most_once: undefined,
      ...settings,
    },
    merchantAccountId: 'default',
    operationId: OPERATION,
    options: {},
    baseUrl: 'https://api.braintreegateway.com',
    http: {
      send(request) {
        sent.push(request);
        return Promise.resolve({ status: 404, headers: {}, text: '' });
      },
    },
    accessToken: null,
    state: {},
    webhookUrl: null,
    now: new Date(),
  };
}

async function ourRequest<Input>(
  run: (call: Call<BraintreeFields, Input>) => Promise<unknown> | undefined,
  input: Input,
  settings: JsonObject = {},
): Promise<SentRequest> {
  const sent: WireRequest[] = [];
  await run(callOf(input, settings, sent));
  const [request] = sent;
  assert.ok(request !== undefined, 'nothing was sent');
  const body = request.body?.type === 'json' ? JSON.parse(JSON.stringify(request.body.value)) : null;
  return {
    method: request.method,
    path: new URL(request.url).pathname,
    body,
    headers: { ...request.headers },
  };
}

function sample(more: Partial<Authorize> = {}): Authorize {
  return { ...sampleAuthorize(connector, { secret: (label) => secret(label) }, 1299n, false), ...more };
}

const authorize = (
  more: Partial<Authorize> = {},
  settings: JsonObject = {},
  options: JsonObject = {},
): Promise<SentRequest> =>
  ourRequest((call) => connector.operations.authorize({ ...call, options }), sample(more), settings);

const CARD = {
  number: '«card.number»',
  expirationMonth: '03',
  expirationYear: '2030',
  cvv: '«card.security_code»',
  cardholderName: 'Ada Lovelace',
} as const;
const PERSON = { firstName: 'Ada', lastName: 'Lovelace' } as const;
const PLAIN = {
  amount: '12.99',
  merchantAccountId: 'shop_usd',
  orderId: OPERATION,
  customer: { ...PERSON, email: 'ada@shop.example' },
  billing: { ...PERSON, postalCode: '94107' },
  options: { submitForSettlement: false },
} as const;

function isSame({ method, path, body }: SentRequest, other: SentRequest): void {
  assert.deepEqual([method, path, body], [other.method, other.path, other.body]);
}

const sale = (given: JsonObject): Promise<SentRequest> =>
  theirRequest(() => sdk.transaction.sale({ ...PLAIN, ...given }));

test('a sale is what the SDK sends, with its headers', async () => {
  const own = await authorize();
  const other = await sale({ creditCard: CARD });
  isSame(own, other);
  assert.equal(own.headers['x-apiversion'], other.headers['x-apiversion']);
  assert.equal(own.headers['accept'], other.headers['accept']);
  assert.deepEqual(own.headers['authorization'], [
    'Basic ',
    { base64: ['public_judge', ':', secret('private_key')] },
  ]);
  assert.equal(other.headers['authorization'], `Basic ${btoa(`public_judge:${PRIVATE}`)}`);
  isSame(
    await authorize({ capture: true }, { at_most_once: 'true' }),
    await sale({ creditCard: CARD, options: { submitForSettlement: true }, apiRequestKey: OPERATION }),
  );
});

test('everything that is said of a purchase stands where the SDK would write it', async () => {
  const address = {
    streetAddress: '1 Main Street',
    locality: 'San Francisco',
    region: 'CA',
    postalCode: '94107',
    countryCodeAlpha2: 'US',
  };
  const leg = {
    carrierCode: 'AN',
    flightNumber: '101',
    departureAirportCode: 'SFO',
    arrivalAirportCode: 'LHR',
    departureDate: '2026-12-01',
    departureTime: '10:00',
    fareAmount: '649.00',
  };
  const other = await sale({
    creditCard: CARD,
    customer: { ...PERSON, email: 'ada@shop.example', phone: '+14155550100' },
    billing: { ...PERSON, ...address },
    shipping: { firstName: 'Charles', lastName: 'Babbage', ...address, extendedAddress: 'Floor 2' },
    riskData: { customerIp: '203.0.113.7', customerBrowser: 'Mozilla/5.0' },
    deviceData: 'device-1',
    ...{ purchaseOrderNumber: 'PO-1', taxAmount: '1.08', surchargeAmount: '0.40' },
    shippingAmount: '0.30',
    descriptor: { name: 'SHO*tea', phone: '4155550100' },
    lineItems: [
      {
        kind: 'debit',
        name: 'Tea',
        quantity: '2',
        unitAmount: '6.50',
        totalAmount: '13.00',
        taxAmount: '0.50',
        unitOfMeasure: 'EA',
        productCode: 'TEA-1',
        commodityCode: '0902',
      },
    ],
    installments: { count: 3 },
    acceptPartialAuthorization: true,
    industry: {
      industryType: 'travel_flight',
      data: {
        passengerFirstName: 'Ada',
        passengerLastName: 'Lovelace',
        restrictedTicket: true,
        issuingCarrierCode: 'AN',
        ticketNumber: '0011234567890',
        legs: [leg],
      },
    },
  });
  const descriptor = { name: 'SHO*tea', phoneNumber: '(415) 555-0100', description: null, city: null };
  const own = await authorize({
    ...samplePurchase,
    levelTwoThree: readLevelTwoThree({ ...PURCHASE, surcharge_amount: 40 }),
    ...{ installmentCount: 3, allowPartialAuthorization: true },
    statementDescriptor: { ...descriptor, country: null, url: 'https://shop.example/a', postalCode: null },
  });
  isSame(own, other);
});

test('an item’s code is told with its kind, and what would be refused for costing nothing is not told', async () => {
  const tea = { name: 'Tea', quantity: 2, unit_amount: 650, tax_amount: 0, discount_amount: 0 };
  const items = [
    { ...tea, upc: '036000291452' },
    { ...tea, upc: '4006381333931', discount_amount: 100 },
    { name: 'Sample', quantity: 1, unit_amount: 0 },
    { name: 'Voucher', quantity: 1, unit_amount: 500, discount_amount: 500 },
  ];
  const line = { kind: 'debit', name: 'Tea', quantity: '2', unitAmount: '6.50' };
  isSame(
    await authorize({ cartItems: readCartItems(items) }),
    await sale({
      creditCard: CARD,
      discountAmount: '6.00',
      lineItems: [
        { ...line, totalAmount: '13.00', upcCode: '036000291452', upcType: 'UPC-A' },
        { ...line, totalAmount: '13.00', discountAmount: '1.00' },
        {
          ...line,
          name: 'Voucher',
          quantity: '1',
          unitAmount: '5.00',
          totalAmount: '5.00',
          discountAmount: '5.00',
        },
      ],
    }),
  );
});

test('a journey is told with who flies, in which class, and when they arrive', async () => {
  const long = {
    carrier_code: 'ANX',
    flight_number: '123456',
    coupon_number: '12',
    departure_airport: 'KSFO',
  };
  const short = { carrier_code: 'AN', flight_number: 'AN1234', coupon_number: '2', departure_airport: 'SFO' };
  const told = { carrierCode: 'AN', flightNumber: '1234', couponNumber: '2', departureAirportCode: 'SFO' };
  const airline = readAirline({
    restricted_ticket: false,
    passengers: [{ first_name: 'Ada', title: 'Ms', date_of_birth: '1990-12-10', country_code: 'GB' }],
    legs: [
      { flight_class: 'Y', arrival_at: '2026-12-01T20:30:00Z' },
      { flight_class: 'economy', arrival_at: '2026-12-02T06:15:00Z' },
      { ...long, stop_over: true },
      { ...short, arrival_at: '2026-12-02T06:15:00Z' },
    ],
  });
  isSame(
    await authorize({ airline }),
    await sale({
      creditCard: CARD,
      industry: {
        industryType: 'travel_flight',
        data: {
          passengerFirstName: 'Ada',
          passengerTitle: 'Ms',
          dateOfBirth: '1990-12-10',
          countryCode: 'GB',
          arrivalDate: '2026-12-02',
          restrictedTicket: false,
          legs: [
            { serviceClass: 'Y', arrivalTime: '20:30' },
            { arrivalTime: '06:15' },
            { stopoverPermitted: true },
            { ...told, arrivalTime: '06:15' },
          ],
        },
      },
    }),
  );
});

test('who starts a payment, and where its card is kept, is said in the SDK’s words', async () => {
  const rows: readonly (readonly [Partial<Authorize>, JsonObject])[] = [
    [{ store: true }, { externalVault: { status: 'will_vault' } }],
    [
      { isSubsequentPayment: true, previousSchemeTransactionId: 'first-1' },
      { externalVault: { status: 'vaulted' } },
    ],
    [
      { initiator: 'merchant', isSubsequentPayment: true, previousSchemeTransactionId: 'first-1' },
      {
        transactionSource: 'merchant',
        externalVault: { status: 'vaulted', previousNetworkTransactionId: 'first-1' },
      },
    ],
    [
      { store: true, paymentSource: 'recurring' },
      { transactionSource: 'recurring_first', externalVault: { status: 'will_vault' } },
    ],
    [
      { initiator: 'merchant', paymentSource: 'installment' },
      { transactionSource: 'installment', externalVault: { status: 'vaulted' } },
    ],
    [{ paymentSource: 'moto' }, { transactionSource: 'moto' }],
    [{ exemption: 'low_value' }, { scaExemption: 'low_value' }],
  ];
  for (const [more, told] of rows) isSame(await authorize(more), await sale({ creditCard: CARD, ...told }));
});

test('a proof of 3-D Secure, a network token and a wallet’s token are passed through as the SDK does', async () => {
  const threeDSecure = {
    eci: '5',
    cavv: 'AAABBEg0VhI0VniQEjRWAAAAAAA=',
    version: '2.2.0',
    directoryTransactionId: 'b2385523-a66c-4907-ac3c-91848e8c0067',
    transactionStatus: 'Y',
  };
  isSame(
    await authorize({ threeDSecure }),
    await sale({
      creditCard: CARD,
      threeDSecurePassThru: {
        eciFlag: '05',
        cavv: threeDSecure.cavv,
        threeDSecureVersion: '2.2.0',
        dsTransactionId: threeDSecure.directoryTransactionId,
        directoryResponse: 'Y',
      },
    }),
  );
  const chosen = { ...sample().instrument, preferredScheme: 'eftpos-australia' } as Instrument; // a card's
  isSame(
    await authorize({ threeDSecure: { ...threeDSecure, version: '2.2.0' }, instrument: chosen }),
    await sale({
      creditCard: CARD,
      threeDSecurePassThru: {
        eciFlag: '05',
        cavv: threeDSecure.cavv,
        threeDSecureVersion: '2.2.0',
        dsTransactionId: threeDSecure.directoryTransactionId,
        directoryResponse: 'Y',
        network: 'eftpos',
      },
    }),
  );
  const token = {
    method: 'network-token',
    token: secret('token'),
    cryptogram: secret('cryptogram'),
    eci: '5',
    expiry: { month: 3, year: 2030 },
    scheme: 'visa',
    lastFour: '1111',
  } as const satisfies Instrument;
  const plain = { number: '«token»', expirationMonth: '03', expirationYear: '2030' };
  const cryptogram = '«cryptogram»';
  isSame(
    await authorize({ instrument: token }),
    await sale({
      creditCard: {
        ...plain,
        cardholderName: 'Ada Lovelace',
        networkTokenizationAttributes: { cryptogram, ecommerceIndicator: '05' },
      },
    }),
  );
  isSame(
    await authorize({ instrument: { ...token, wallet: 'applepay' }, store: true }),
    await sale({
      applePayCard: { ...plain, cardholderName: 'Ada Lovelace', cryptogram, eciIndicator: '05' },
    }),
  );
  isSame(
    await authorize({ instrument: { ...token, wallet: 'googlepay' } }),
    await sale({ androidPayCard: { ...plain, cryptogram, eciIndicator: '05', sourceCardLastFour: '1111' } }),
  );
});

test('published options stand where the SDK would write them', async () => {
  const options = {
    discount_amount: 150,
    custom_fields: { order: 'A-1' },
    dynamic_data_fields: {
      purchase_order_number: 'PO-9',
      vault_payment_method_criteria: 'ON_SUCCESSFUL_TRANSACTION',
    },
  };
  isSame(
    await authorize({}, {}, options),
    await sale({
      creditCard: CARD,
      discountAmount: '1.50',
      customFields: { order: 'A-1' },
      purchaseOrderNumber: 'PO-9',
      options: { submitForSettlement: false, storeInVaultOnSuccess: true },
    }),
  );
});

test('amounts have the digits of their currency', async () => {
  for (const [code, amount] of [
    ['JPY', '1299'],
    ['KWD', '1.299'],
  ] as const)
    isSame(
      await authorize({ amount: { minor: 1299n, currency: currency(code) } }),
      await sale({ creditCard: CARD, amount, merchantAccountId: `shop_${code.toLowerCase()}` }),
    );
});

test('captures, voids, refunds and look-ups are what the SDK sends', async () => {
  const follow = (more: Partial<Follow> = {}): Follow => ({
    transactionId: OPERATION,
    amount: { minor: 500n, currency: currency('USD') },
    of: processorReference('abc123'),
    reason: null,
    final: true,
    paid: { authorized: 1299n, captured: 0n, refunded: 0n },
    instrument: { lastFour: null, scheme: null, expiry: null },
    ...more,
  });
  const { capture, void: voidIt, refund, find, sync } = connector.operations;
  assert.ok(capture !== undefined && voidIt !== undefined && refund !== undefined);
  assert.ok(find !== undefined && sync !== undefined);
  isSame(
    await ourRequest((call) => capture(call), follow()),
    await theirRequest(() => sdk.transaction.submitForSettlement('abc123', '5.00')),
  );
  isSame(
    await ourRequest((call) => capture(call), follow({ final: false }), { at_most_once: 'true' }),
    await theirRequest(() =>
      sdk.transaction.submitForPartialSettlement('abc123', '5.00', {
        orderId: OPERATION,
        finalCapture: false,
        apiRequestKey: OPERATION,
      }),
    ),
  );
  isSame(
    await ourRequest((call) => voidIt(call), follow()),
    await theirRequest(() => sdk.transaction.void('abc123')),
  );
  isSame(
    await ourRequest((call) => voidIt(call), follow(), { at_most_once: 'true' }),
    await theirRequest(() => sdk.transaction.void('abc123', { apiRequestKey: OPERATION })),
  );
  isSame(
    await ourRequest((call) => refund(call), follow(), { at_most_once: 'true' }),
    await theirRequest(() =>
      sdk.transaction.refund('abc123', { amount: '5.00', orderId: OPERATION, apiRequestKey: OPERATION }),
    ),
  );
  isSame(await ourRequest((call) => sync(call), { of: processorReference('abc123') }), {
    ...(await theirRequest(() => sdk.transaction.find('abc123'))),
  });
  const search = () =>
    new Promise((resolve) => {
      sdk.transaction.search((given) => given.orderId().is(OPERATION), resolve);
    });
  isSame(
    await ourRequest((call) => find(call), { kind: 'authorize', of: null, sentAt: null } as const),
    await theirRequest(search),
  );
});

test('a card is verified as the SDK asks for it', async () => {
  isSame(
    await authorize({ amount: { minor: 0n, currency: currency('USD') }, store: true }),
    await theirRequest(() =>
      sdk.creditCardVerification.create({
        creditCard: { ...CARD, billingAddress: { ...PERSON, postalCode: '94107' } },
        externalVault: { status: 'will_vault' },
        options: { merchantAccountId: 'shop_usd' },
      }),
    ),
  );
});
