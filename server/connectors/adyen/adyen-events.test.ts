import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Types } from '@adyen/api-library';
import { hmacValidator as HmacValidator } from '@adyen/api-library/lib/src/utils/index.js';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { HMAC_KEY } from '../../../sandbox/processors/adyen/desk.ts';
import { ADYEN_CARD, ADYEN_FIELDS, addAdyen, controlAdyen } from '../../../test/connectors/adyen-shop.ts';
import {
  eventually,
  openTestService,
  type TestAnswer,
  type TestService,
} from '../../../test/harness/index.ts';
import { recoverDue } from '../../../test/harness/shop.ts';

/** What Adyen tells days after a payment: rejections, refunds that come back, disputes, vouchers that were paid. */
const SHOP = 'https://shop.example/back';
const DAY_SECONDS = 24 * 60 * 60;

let service: TestService;
const at: Record<'cards' | 'reporting' | 'boleto', string> = { cards: '', reporting: '', boleto: '' };
before(async () => {
  service = await openTestService({ worker: false });
  const add = (id: string, currency: string, country: string, more: object[] = []): Promise<string> =>
    addAdyen(service, { id, currency, country, fields: [...ADYEN_FIELDS, ...more] });
  at.cards = await add('adyen-card', 'EUR', 'NL');
  at.reporting = await add('adyen-card', 'EUR', 'NL', [{ key: 'report_api_key', value: 'AQE-default' }]);
  at.boleto = await add('adyen-boleto', 'BRL', 'BR');
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

async function webhookUrl(id: string): Promise<string> {
  return (await service.request('GET', `/payment-services/${id}`)).body.webhook_url;
}

const control = <Answer = unknown>(path: string, body?: object): Promise<Answer> =>
  controlAdyen(service, path, body);
const act = (subject: string, what: string) => control('acts', { subject, act: what });

const post = (path: string, body: object): Promise<TestAnswer> => service.request('POST', path, { body });
async function payCard(more: object = {}): Promise<Readonly<{ id: string; psp: string }>> {
  const card = {
    amount: 1299,
    currency: 'EUR',
    country: 'NL',
    intent: 'capture',
    payment_method: ADYEN_CARD,
  };
  const { body } = await post('/transactions', { ...card, payment_service_id: at.cards, ...more });
  assert.ok(['captured', 'authorized'].includes(body.status), JSON.stringify(body));
  return { id: body.id, psp: body.payment_service_transaction_id };
}
const read = async (id: string): Promise<TestAnswer['body']> =>
  (await service.request('GET', `/transactions/${id}`)).body;
type Event = Readonly<{ name: string; context: Readonly<Record<string, unknown>> }>;
const timeline = async (id: string): Promise<readonly Event[]> =>
  (await service.request('GET', `/transactions/${id}/events?limit=100`)).body.items;
/** The webhook that is called so was read. */
const webhookRead = (id: string, code: string): Promise<unknown> =>
  eventually(async () => (await timeline(id)).some(({ context }) => context['event_name'] === code));
async function linesOf(id: string, kind: string): Promise<readonly number[]> {
  const { body } = await service.request('GET', `/transactions/${id}/${kind}`);
  return body.items.map((line: { amount: number }) => line.amount);
}
const pass = (seconds: number) =>
  service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });

type Item = Types.notification.NotificationRequestItem;
/** Sends a webhook that Adyen's own code signs. */
async function send(to: string, item: Readonly<Record<string, unknown>>): Promise<Response> {
  const told = {
    merchantAccountCode: 'RailyardECOM',
    success: 'true',
    eventDate: new Date().toISOString(),
    ...item,
  };
  // Its type asks for what it does not sign, too.
  const hmacSignature = new HmacValidator().calculateHmac(told as unknown as Item, HMAC_KEY);
  const NotificationRequestItem = { ...told, additionalData: { hmacSignature } };
  const url = (await webhookUrl(to)).replace(service.parts.config.publicUrl, service.url);
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] }),
  });
}

const TAKEN_BACK = [
  ['that the scheme rejects days later', 'fail_capture', 'CAPTURE_FAILED'],
  ['that Adyen paid out in advance, in vain,', 'reverse_settlement', 'SETTLED_REVERSED'],
] as const;

for (const [what, rejection, code] of TAKEN_BACK)
  test(`a capture ${what} stays in the books until a person has looked`, async () => {
    const held = await payCard({ intent: 'authorize' });
    await post(`/transactions/${held.id}/capture`, { amount: 1000 });
    const sale = await payCard();
    await eventually(async () => (await read(held.id)).status === 'captured');
    for (const { id, psp } of [held, sale]) {
      assert.equal((await read(id)).pending_review, false);
      await act(psp, rejection);
      await eventually(async () => (await read(id)).pending_review);
      const doubted = (await timeline(id)).find(({ context }) => context['doubted'] === true);
      assert.equal(doubted?.name, 'payment-connector-response-transaction-capture-declined');
      assert.equal(doubted?.context['raw_response_code'], code);
    }
    const amounts = [(await read(held.id)).captured_amount, (await read(sale.id)).captured_amount];
    assert.deepEqual(amounts, [1000, 1299]);
  });

test('a refund that the scheme rejects, and one whose money comes back, can be asked for again', async () => {
  for (const what of ['fail_refund', 'return_refund']) {
    const { id, psp } = await payCard();
    const { body: refund } = await post(`/transactions/${id}/refunds`, { amount: 1299 });
    await eventually(async () => (await read(id)).refunded_amount === 1299);
    await act(psp, what);
    await eventually(async () => (await read(id)).refunded_amount === 0);
    const { body } = await service.request('GET', `/transactions/${id}/refunds/${refund.id}`);
    assert.equal(body.status, 'declined', what);
    await post(`/transactions/${id}/refunds`, { amount: 1299 });
    await eventually(async () => (await read(id)).refunded_amount === 1299);
  }
});

const TAKES = 'chargeback 1299';
const GIVES = 'chargeback-reversal 1299';
/** What the books say before an event of a dispute, the event, and what they say after it. */
const DISPUTES: Readonly<Record<string, readonly (readonly [string, string, string, string])[]>> = {
  'that is lost in the end': [
    ['', 'open_dispute', 'NOTIFICATION_OF_CHARGEBACK', ''],
    ['', 'dispute', 'CHARGEBACK', TAKES],
    [TAKES, 'win_dispute', 'CHARGEBACK_REVERSED', `${TAKES}, ${GIVES}`],
    [`${TAKES}, ${GIVES}`, 'dispute_again', 'SECOND_CHARGEBACK', `${TAKES}, ${TAKES}, ${GIVES}`],
    [
      `${TAKES}, ${TAKES}, ${GIVES}`,
      'lose_arbitration',
      'PREARBITRATION_LOST',
      `${TAKES}, ${TAKES}, ${GIVES}`,
    ],
  ],
  'that is won, and is not asked for twice': [
    ['', 'dispute', 'CHARGEBACK', TAKES],
    [TAKES, 'win_dispute', 'CHARGEBACK_REVERSED', `${TAKES}, ${GIVES}`],
    [`${TAKES}, ${GIVES}`, 'win_arbitration', 'PREARBITRATION_WON', `${TAKES}, ${GIVES}`],
  ],
  'whose reversal is told before it': [
    ['', 'win_dispute', 'CHARGEBACK_REVERSED', GIVES],
    [GIVES, 'dispute', 'CHARGEBACK', `${TAKES}, ${GIVES}`],
  ],
};

for (const [what, rows] of Object.entries(DISPUTES))
  test(`a dispute ${what} moves by its three events alone`, async () => {
    const { id, psp } = await payCard();
    const books = async (): Promise<string> => {
      const taken = (await linesOf(id, 'chargebacks')).map((amount) => `chargeback ${amount}`);
      const given = (await linesOf(id, 'chargeback-reversals')).map(
        (amount) => `chargeback-reversal ${amount}`,
      );
      return [...taken, ...given].join(', ');
    };
    for (const [before, happens, code, now] of rows) {
      assert.equal(await books(), before, code);
      await act(psp, happens);
      await webhookRead(id, code);
      assert.equal(await books(), now, code);
    }
  });

type EventList = Readonly<{ items: readonly Readonly<{ body: string; status: string }>[] }>;
/** Every payment service here is told of everything. */
const ADDRESSES = Object.keys(at).length;

test('a second reversal of one dispute looks like the first one sent again, and counts for nothing', async () => {
  const { id, psp } = await payCard();
  for (const happens of ['dispute', 'win_dispute', 'dispute_again', 'win_dispute']) await act(psp, happens);
  await eventually(async () => {
    const told = (await control<EventList>('events?account=default')).items.filter(({ body }) =>
      body.includes(psp),
    );
    const reversals = told.filter(({ body }) => body.includes('CHARGEBACK_REVERSED'));
    return told.every(({ status }) => status === 'delivered') && reversals.length === 2 * ADDRESSES;
  });
  assert.deepEqual(await linesOf(id, 'chargeback-reversals'), [1299]);
});

test('a reversal that does not name its dispute is left to the report, where there is one', async () => {
  for (const [to, lines] of [
    [at.cards, [1299]],
    [at.reporting, []],
  ] as const) {
    const { id, psp } = await payCard({ payment_service_id: to });
    const { merchantReference } = await toldOf(psp);
    const amount = { value: 1299, currency: 'EUR' };
    const sent = await send(to, {
      eventCode: 'CHARGEBACK_REVERSED',
      pspReference: psp,
      merchantReference,
      amount,
    });
    assert.equal(sent.status, 200, await sent.text());
    await webhookRead(id, 'CHARGEBACK_REVERSED');
    assert.deepEqual(await linesOf(id, 'chargeback-reversals'), lines);
  }
});

/** The webhook of a payment, as the simulator wrote it. */
async function toldOf(psp: string): Promise<Item> {
  const { items } = await control<EventList>('events?account=default');
  const found = items.flatMap(
    ({ body }) => (JSON.parse(body) as Types.notification.Notification).notificationItems ?? [],
  );
  const told = found.find(({ NotificationRequestItem: { pspReference } }) => pspReference === psp);
  return told?.NotificationRequestItem ?? assert.fail(psp);
}

test('200: an address of the account need not be told again of what another payment service was paid', async () => {
  const { psp } = await payCard();
  const told = await toldOf(psp);
  const sent = await send(at.boleto, { ...told, eventDate: new Date().toISOString() });
  assert.equal(await sent.text(), '[accepted]');
  // What nobody here has heard of may have overtaken its own answer.
  const unknown = { ...told, merchantReference: '01900000-0000-7000-8000-000000000001.sale' };
  const early = await send(at.boleto, { ...unknown, pspReference: 'NOBODYNOBODY0000' });
  assert.equal(early.status, 425, await early.text());
});

async function boleto(): Promise<TestAnswer['body']> {
  const { body } = await post('/transactions', {
    ...{ amount: 1299, currency: 'BRL', country: 'BR', intent: 'capture', payment_service_id: at.boleto },
    payment_method: { method: 'boleto', currency: 'BRL', country: 'BR', redirect_url: SHOP },
    buyer: {
      billing_details: {
        ...{ first_name: 'Ada', last_name: 'Lovelace' },
        tax_id: { kind: 'br.cpf', value: '000.000.000-00' },
      },
    },
  });
  assert.equal(body.status, 'pending', JSON.stringify(body));
  return body;
}

test('a boleto that was paid in time counts, though Adyen hears of it days after the due date', async () => {
  const [late, never] = [await boleto(), await boleto()];
  const due = Date.parse(late.approval_expires_at) - Date.parse(late.created_at);
  assert.ok(Math.abs(due - 5 * DAY_SECONDS * 1000) < 60_000, late.approval_expires_at);
  await pass(11 * DAY_SECONDS);
  await recoverDue(service.parts);
  assert.equal((await read(late.id)).status, 'pending');
  await act(late.payment_service_transaction_id, 'pay');
  await eventually(async () => (await read(late.id)).status === 'captured');
  await pass(2 * DAY_SECONDS);
  await recoverDue(service.parts);
  assert.equal((await read(never.id)).status, 'expired');
});
