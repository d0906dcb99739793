import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { currency } from '../../domain/currency.ts';
import { objectOf } from '../../domain/json.ts';
import { type Money, money } from '../../domain/money.ts';
import { processorReference } from '../../domain/outcome.ts';
import { Secret } from '../../domain/secret.ts';
import type { WireRequest } from '../../net/wire.ts';
import { CODES } from './codes.ts';
import { qwikcilverGiftCard } from './definition.ts';
import { transactionIdOf } from './request.ts';
import { readCardAnswer } from './wire.ts';

/** What Qwikcilver is sent, and how its answers are read, without anybody at the other end. */
const secret = (label: string): Secret => new Secret(label, { kind: 'held', handle: label });
const CARD = { number: secret('number'), pin: secret('pin') };
const OPERATION = '01977000-0000-7000-8000-000000000001';
const NUMBER = transactionIdOf(OPERATION);
const inr = (minor: bigint): Money => money(minor, currency('INR'));
const DONE = { CurrentBatchNumber: 10_679_342, ResponseCode: 0, ResponseMessage: 'Transaction successful.' };
const APPROVED = { ResponseCode: 0, ApprovalCode: '19781932', CurrencyCode: 'INR' };

type Answers = readonly Readonly<Record<string, unknown>>[];

function call<Input>(input: Input, answers: Answers) {
  const sent: WireRequest[] = [];
  const made = {
    input,
    settings: {
      terminal_id: 'TQ:POS-01',
      user_name: secret('user_name'),
      password: secret('password'),
      currency: 'INR',
      host: undefined,
    },
    merchantAccountId: 'default',
    operationId: OPERATION,
    options: {},
    baseUrl: 'https://shop.qwikcilver.com',
    http: {
      send: (request: WireRequest) => {
        const body = answers[sent.length];
        sent.push(request);
        return Promise.resolve({ status: 200, headers: {}, text: JSON.stringify(body) });
      },
    },
    accessToken: secret('access_token'),
    state: {},
    webhookUrl: null,
    now: new Date('2026-11-22T10:20:30.456Z'),
  };
  return { sent, made };
}
function bodyOf(request: WireRequest | undefined): Readonly<Record<string, unknown>> {
  assert.ok(request?.body?.type === 'json');
  return objectOf(request.body.value) ?? {};
}

const { operations, login, addressOf } = qwikcilverGiftCard;
const paid = { card: CARD, amount: inr(100_050n), bill: inr(250_000n) };

test('a redemption is one card by number and PIN in major units, under a number and a key of its own', async () => {
  const { sent, made } = call(paid, [{ ...DONE, Cards: [{ ...APPROVED, TransactionAmount: 1000.5 }] }]);
  assert.deepEqual(await operations.redeem(made), {
    kind: 'succeeded',
    value: { amount: 100_050n },
    reference: `10679342:${NUMBER}:19781932`,
  });
  assert.deepEqual(sent, [
    {
      method: 'POST',
      url: 'https://shop.qwikcilver.com/QwikCilver/XnP/api/v3/gc/transactions',
      headers: {
        authorization: ['Bearer ', made.accessToken],
        dateatclient: '2026-11-22T10:20:30',
        transactionid: NUMBER,
      },
      body: {
        type: 'json',
        value: {
          TransactionTypeId: 302,
          InputType: '1',
          InvoiceNumber: NUMBER,
          IdempotencyKey: OPERATION,
          BillAmount: 2500,
          NumberOfCards: '1',
          Cards: [{ CardNumber: CARD.number, CardPin: CARD.pin, CurrencyCode: 'INR', Amount: 1000.5 }],
        },
      },
    },
  ]);
});

test('a refund of the whole cancels the redemption by batch, number and approval, without a PIN', async () => {
  const of = processorReference('10679342:77:19781932');
  const input = { of, amount: inr(5_000n), redeemed: inr(5_000n), card: CARD };
  const { sent, made } = call(input, [{ ...DONE, Cards: [APPROVED] }]);
  assert.equal((await operations.refund(made)).kind, 'succeeded');
  assert.equal(sent[0]?.url, 'https://shop.qwikcilver.com/QwikCilver/XnP/api/v3/gc/transactions/cancel');
  assert.deepEqual(sent[0]?.body, {
    type: 'json',
    value: {
      TransactionTypeId: 312,
      TransactionModeId: 0,
      InputType: '1',
      IdempotencyKey: OPERATION,
      NumberOfCards: '1',
      Cards: [
        {
          CardNumber: CARD.number,
          CurrencyCode: 'INR',
          Amount: 50,
          OriginalRequest: {
            OriginalBatchNumber: '10679342',
            OriginalTransactionId: '77',
            OriginalApprovalCode: '19781932',
            OriginalAmount: 50,
            OriginalInvoiceNumber: '77',
          },
        },
      ],
    },
  });
});

test('a refund of a part loads the card; one whose card is not kept is refused, and nothing is sent', async () => {
  const input = { of: processorReference('1:2:3'), amount: inr(99n), redeemed: inr(5_000n), card: CARD };
  const { sent, made } = call(input, [{ ...DONE, Cards: [APPROVED] }]);
  assert.equal((await operations.refund(made)).kind, 'succeeded');
  const value = bodyOf(sent[0]);
  assert.deepEqual(
    [value['TransactionTypeId'], value['Cards']],
    [303, [{ CardNumber: CARD.number, CurrencyCode: 'INR', Amount: 0.99 }]],
  );
  const gone = call({ ...input, card: null }, []);
  const refused = await operations.refund(gone.made);
  assert.deepEqual([refused.kind, gone.sent.length], ['failed', 0]);
});

for (const code of ['10019', '10312'])
  test(`a redemption that is known under its number and told as ${code} is reversed under it`, async () => {
    const known = { ResponseCode: Number(code), ResponseMessage: 'no', Cards: [] };
    const undone = call(paid, [known, { ...DONE, Cards: [APPROVED] }]);
    const outcome = await operations.redeem(undone.made);
    assert.deepEqual(outcome.kind === 'failed' && outcome.code, 'operation_canceled');
    const [, reversal] = undone.sent;
    assert.ok(reversal?.url.endsWith('/gc/transactions/reverse'));
    assert.equal(reversal?.headers?.['transactionid'], NUMBER);
    const value = bodyOf(reversal);
    assert.equal(value['IdempotencyKey'], `${OPERATION}-r`);
    assert.deepEqual(value['Cards'], [{ CardNumber: CARD.number, CurrencyCode: 'INR', Amount: 1000.5 }]);
    for (const answer of [
      { ResponseCode: 10838, Cards: [{ ResponseCode: 10353 }] },
      { ...DONE, Cards: [{ ...APPROVED, ResponseMessage: 'Cannot reverse.' }] },
      { ...DONE, ResponseMessage: 'Reversal failed.', Cards: [APPROVED] },
    ]) {
      const left = call(paid, [known, answer]);
      assert.equal((await operations.redeem(left.made)).kind, 'unknown', JSON.stringify(answer));
    }
  });

const READ: readonly (readonly [status: number, body: unknown, kind: string, code?: string | null])[] = [
  [200, { ResponseCode: 0, Cards: [{ ResponseCode: 0 }] }, 'done'],
  [200, { ResponseCode: '0', Cards: [{ ResponseCode: '0' }] }, 'done'],
  [200, { ResponseCode: 10838, Cards: [{ ResponseCode: 10010 }] }, 'insufficient_funds', '10010'],
  [200, { ResponseCode: 0, Cards: [{ ResponseCode: 10001 }] }, 'expired_card', '10001'],
  [200, { ResponseCode: 10123, Cards: [] }, 'invalid_service_credentials', '10123'],
  [200, { ResponseCode: 10999, ResponseMessage: 'new' }, 'unknown_error', '10999'],
  [401, { ResponseCode: 10744 }, 'invalid_service_credentials', '10744'],
  [401, {}, 'invalid_service_credentials', null],
  [429, {}, 'service_error', null],
  [400, '<html>', 'unknown_error', null],
  [200, { ResponseCode: 0, Cards: [] }, 'unknown'],
  [200, { ResponseCode: 0 }, 'unknown'],
  [200, { ResponseCode: 10867 }, 'unknown'],
  [200, {}, 'unknown'],
  [200, '<html>', 'unknown'],
  [500, { ResponseCode: 10010 }, 'unknown'],
];
for (const [status, body, kind, code] of READ)
  test(`${status} with ${JSON.stringify(body)} is read as ${kind}`, () => {
    const told = readCardAnswer({ status, text: typeof body === 'string' ? body : JSON.stringify(body) });
    assert.equal(told.kind === 'failed' ? told.code : told.kind, kind);
    if (told.kind === 'failed') assert.equal(told.raw.code, code);
  });

for (const card of [
  { ...APPROVED, CurrencyCode: 'USD' },
  { ...APPROVED, TransactionAmount: 1000 },
  { ...APPROVED, TransactionAmount: '1000.50' },
  { ResponseCode: 0, CurrencyCode: 'INR' },
])
  test(`an approval of something else is not believed: ${JSON.stringify(card)}`, async () => {
    const { made } = call(paid, [{ ...DONE, Cards: [card] }]);
    assert.equal((await operations.redeem(made)).kind, 'unknown');
  });

test('a balance is read in the minor units of the terminal’s currency, exactly', async () => {
  const read = async (card: unknown) => {
    const { made } = call({ card: CARD, currency: null }, [{ ...DONE, Cards: [card] }]);
    const outcome = await operations.balance(made);
    return outcome.kind === 'succeeded' ? outcome.value : outcome.kind;
  };
  assert.deepEqual(await read({ ...APPROVED, Balance: 1500.0 }), { balance: 150_000n, currency: 'INR' });
  assert.deepEqual(await read({ ...APPROVED, Balance: 0.07 }), { balance: 7n, currency: 'INR' });
  assert.equal(await read({ ...APPROVED, Balance: 0.075 }), 'unknown');
  assert.equal(await read({ ...APPROVED, CurrencyCode: 'USD', Balance: 10 }), 'unknown');
});

test('an operation always has the same number, of 62 bits of its id’s SHA-256', () => {
  for (const id of [OPERATION, 'qc-redeem-1780660887']) {
    const bits = createHash('sha256').update(id).digest().readBigUInt64BE() & ((1n << 62n) - 1n);
    assert.equal(transactionIdOf(id), String(bits));
    assert.match(transactionIdOf(id), /^[0-9]{1,19}$/);
  }
});

test('the log-in names terminal and user, and is good for a while only where it says that it is done', () => {
  const { made } = call(null, []);
  const request = login?.request(made);
  assert.deepEqual(request, {
    method: 'POST',
    url: 'https://shop.qwikcilver.com/QwikCilver/XnP/api/v3/authorize',
    headers: { dateatclient: '2026-11-22T10:20:30' },
    body: {
      type: 'json',
      value: {
        TerminalId: 'TQ:POS-01',
        UserName: made.settings.user_name,
        Password: made.settings.password,
      },
    },
  });
  assert.equal(login?.lifetimeOf(200, '{"ResponseCode":0}'), 1200);
  assert.equal(login?.lifetimeOf(200, '{"ResponseCode":10123}'), null);
  assert.equal(login?.lifetimeOf(500, '{"ResponseCode":0}'), null);
});

test('in production a terminal is at the host that Qwikcilver gave, and nowhere else', () => {
  const at = (host: unknown) => addressOf?.({ host });
  assert.equal(at('abc1-custuatdev.qwikcilver.com'), 'https://abc1-custuatdev.qwikcilver.com');
  for (const host of [
    'qwikcilver.com',
    'evilqwikcilver.com',
    'a.qwikcilver.com.evil.example',
    'a/b.qwikcilver.com',
    undefined,
  ])
    assert.equal(at(host), null, String(host));
});

test('every code that is listed is a number of five digits', () => {
  for (const code of Object.keys(CODES)) assert.match(code, /^10[0-9]{3}$/);
});
