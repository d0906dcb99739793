import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inspect } from 'node:util';
import type { Call, Fields } from '../../../server/connectors/connector.ts';
import type {
  GiftCardConnector,
  GiftCardInstrument,
  GiftCardMoved,
  GiftCardOutcome,
} from '../../../server/connectors/gift-card-connector.ts';
import { mockGiftCard } from '../../../server/connectors/mock-gift-card/definition.ts';
import { qwikcilverGiftCard } from '../../../server/connectors/qwikcilver/definition.ts';
import { currency } from '../../../server/domain/currency.ts';
import type { MerchantAccountId } from '../../../server/domain/ids.ts';
import { type Money, money } from '../../../server/domain/money.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { type Wire, WireFault, type WireRequest, type WireResponse } from '../../../server/net/wire.ts';
import { attempt } from '../../../server/payment-services/attempt.ts';
import { callFor } from '../../../server/payment-services/call.ts';
import { type TestService, openTestService } from '../../harness/index.ts';

/** What every gift card connector promises, against its simulated provider; and what goes wrong on the way. */
type Row = Readonly<{
  connector: GiftCardConnector;
  plain: Readonly<Record<string, string>>;
  secret: Readonly<Record<string, string>>;
  currency: string;
  other: string;
  /** The PIN of a card that begins with this balance. */
  pinOf(balance: bigint): string;
  /** Last four digits of the number of a card that is refused. */
  refused: Readonly<Record<string, string>>;
}>;

const ROWS: readonly Row[] = [
  {
    connector: mockGiftCard,
    plain: {},
    secret: {},
    currency: 'USD',
    other: 'EUR',
    pinOf: (balance) => `0${balance}`,
    refused: { '0000': 'invalid_gift_card', '0001': 'expired_card', '0002': 'inactive_card' },
  },
  {
    connector: qwikcilverGiftCard,
    plain: { terminal_id: 'sandbox-default', currency: 'INR' },
    secret: { user_name: 'a user of the terminal', password: 'a password of the terminal' },
    currency: 'INR',
    other: 'USD',
    pinOf: String,
    refused: {
      '0001': 'expired_card',
      '0002': 'inactive_card',
      '0004': 'invalid_gift_card',
      '0010': 'insufficient_funds',
      '0029': 'inactive_card',
      '0086': 'invalid_gift_card',
      '0096': 'invalid_gift_card',
      '0361': 'incorrect_currency',
    },
  },
];

const account = 'default' as MerchantAccountId;
let service: TestService;
let serial = 0;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

type Send = (request: WireRequest) => Promise<WireResponse>;
type Trouble = Readonly<{
  happens(send: Send, request: WireRequest): Promise<WireResponse>;
  may: readonly GiftCardOutcome<unknown>['kind'][];
  arrived: boolean;
}>;
const answerWith = (status: number, text: string, headers = {}): Promise<WireResponse> =>
  Promise.resolve({ status, headers, text });

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'no bytes left before the time was over': {
    happens: () => Promise.reject(new WireFault('timeout', false, 'no time')),
    may: ['failed'],
    arrived: false,
  },
  'the time was over after it had arrived': {
    happens: async (send, request) => {
      await send(request);
      throw new WireFault('timeout', true, 'no time');
    },
    may: ['unknown'],
    arrived: true,
  },
  'the connection broke before it had arrived': {
    happens: () => Promise.reject(new WireFault('reset', true, 'broken')),
    may: ['unknown'],
    arrived: false,
  },
  'the provider wants fewer requests': {
    happens: () => answerWith(429, '{"code":"slow_down","message":"Slow down"}', { 'retry-after': '30' }),
    may: ['failed', 'unknown'],
    arrived: false,
  },
  'the provider is away': {
    happens: () => answerWith(503, '<html>away</html>'),
    may: ['unknown'],
    arrived: false,
  },
  'the answer is cut in the middle': {
    happens: async (send, request) => {
      const whole = await send(request);
      return { ...whole, text: whole.text.slice(0, Math.floor(whole.text.length / 2)) };
    },
    may: ['unknown'],
    arrived: true,
  },
  'the answer is an empty object': {
    happens: async (send, request) => ({ ...(await send(request)), text: '{}' }),
    may: ['unknown'],
    arrived: true,
  },
};

for (const row of ROWS) {
  const { connector } = row;
  const { operations, id } = connector;
  const cash = (minor: bigint, code = row.currency): Money => money(minor, currency(code));

  async function bench() {
    const recordId = newId<'vault-record'>(new Date());
    const held = await Promise.all(
      Object.entries(row.secret).map(async ([key, value]) => [
        key,
        await service.parts.vault.hold(`settings.${key}`, Buffer.from(value)),
      ]),
    );
    if (held.length > 0)
      await service.parts.vault.seal(account, recordId, 'settings', Object.fromEntries(held));
    return <Input>(input: Input, operationId: string = newId(new Date())): Call<Fields, Input> =>
      callFor(
        service.parts,
        {
          merchantAccountId: account,
          connector,
          settings: row.plain,
          sensitiveSettings: Object.keys(row.secret),
          vaultRecordId: recordId,
        },
        { operationId, input, now: new Date() },
      );
  }

  async function card(balance: bigint, ending = '4242'): Promise<GiftCardInstrument> {
    serial += 1;
    const number = `6035719${String(serial).padStart(5, '0')}${ending}`;
    const [one, pin] = [
      await service.parts.vault.hold('gift_card.number', Buffer.from(number)),
      await service.parts.vault.hold('gift_card.pin', Buffer.from(row.pinOf(balance))),
    ];
    return { number: one.secret, pin: pin.secret };
  }

  type Called = Awaited<ReturnType<typeof bench>>;
  const paid = (one: GiftCardInstrument, amount: Money) => ({ card: one, amount, bill: amount });
  async function balanceOf(call: Called, one: GiftCardInstrument): Promise<bigint | null> {
    const outcome = await operations.balance(call({ card: one, currency: row.currency }));
    return outcome.kind === 'succeeded' ? outcome.value.balance : null;
  }
  async function codeOf(outcome: Promise<GiftCardOutcome<unknown>>): Promise<string> {
    const told = await outcome;
    return told.kind === 'failed' ? told.code : told.kind;
  }

  test(`${id}: a redemption takes from the balance, and under one operation id only once`, async () => {
    const [call, one, operationId] = [await bench(), await card(100_050n), newId(new Date())];
    assert.equal(await balanceOf(call, one), 100_050n);
    const first = await operations.redeem(call(paid(one, cash(40_005n)), operationId));
    assert.equal(first.kind, 'succeeded', inspect(first));
    assert.deepEqual(await operations.redeem(call(paid(one, cash(40_005n)), operationId)), first);
    assert.equal(await balanceOf(call, one), 60_045n);
  });

  test(`${id}: a refund of the whole and refunds of parts give back what they say`, async () => {
    const [call, one] = [await bench(), await card(10_000n)];
    const whole = await operations.redeem(call(paid(one, cash(4_000n))));
    const parted = await operations.redeem(call(paid(one, cash(5_000n))));
    assert.ok(whole.kind === 'succeeded' && parted.kind === 'succeeded');
    const back = (
      of: typeof whole,
      amount: bigint,
      redeemed: bigint,
      operationId: string = newId(new Date()),
    ) =>
      operations.refund(
        call({ of: of.reference, amount: cash(amount), redeemed: cash(redeemed), card: one }, operationId),
      );
    const operationId = newId(new Date());
    const first = await back(whole, 4_000n, 4_000n, operationId);
    assert.equal(first.kind, 'succeeded', inspect(first));
    assert.deepEqual(await back(whole, 4_000n, 4_000n, operationId), first);
    assert.equal((await back(parted, 1_500n, 5_000n)).kind, 'succeeded');
    assert.equal((await back(parted, 3_500n, 5_000n)).kind, 'succeeded');
    assert.equal(await balanceOf(call, one), 10_000n);
  });

  test(`${id}: more than the balance and another currency are refused, and take nothing`, async () => {
    const [call, one] = [await bench(), await card(500n)];
    assert.equal(await codeOf(operations.redeem(call(paid(one, cash(501n))))), 'insufficient_funds');
    assert.equal((await operations.redeem(call(paid(one, cash(10n))))).kind, 'succeeded');
    assert.equal(await codeOf(operations.redeem(call(paid(one, cash(1n, row.other))))), 'incorrect_currency');
    assert.equal(await balanceOf(call, one), 490n);
  });

  for (const [ending, code] of Object.entries(row.refused))
    test(`${id}: a number that ends in ${ending} is refused with ${code}`, async () => {
      const [call, one] = [await bench(), await card(1_000n, ending)];
      assert.equal(await codeOf(operations.redeem(call(paid(one, cash(10n))))), code);
    });

  for (const kind of ['redeem', 'refund'] as const)
    test(`${id}: a ${kind} is booked once on both sides, whatever goes wrong on the way`, async () => {
      for (const [name, trouble] of Object.entries(TROUBLES)) {
        const [call, one, operationId] = [await bench(), await card(1_000n), newId(new Date())];
        const before = await operations.redeem(call(paid(one, cash(300n))));
        assert.ok(before.kind === 'succeeded');
        const run = (wired: (wire: Wire) => Wire): Promise<GiftCardOutcome<GiftCardMoved>> => {
          const troubled = <Input>(made: Call<Fields, Input>) => ({ ...made, http: wired(made.http) });
          const input = { of: before.reference, amount: cash(300n), redeemed: cash(300n), card: one };
          return attempt<GiftCardOutcome<GiftCardMoved>>(() =>
            kind === 'redeem'
              ? operations.redeem(troubled(call(paid(one, cash(200n)), operationId)))
              : operations.refund(troubled(call(input, operationId))),
          ) as Promise<GiftCardOutcome<GiftCardMoved>>;
        };
        const told = await run((wire) => ({
          send: (request) => trouble.happens((sent) => wire.send(sent), request),
        }));
        assert.ok(trouble.may.includes(told.kind), `${name}: ${told.kind}`);
        const [untouched, done] = [700n, kind === 'redeem' ? 500n : 1_000n];
        assert.equal(await balanceOf(call, one), trouble.arrived ? done : untouched, name);
        if (told.kind !== 'unknown') continue;
        const again = () => run((wire) => wire);
        const found =
          connector.recovery.by === 'look-up' ? await operations.find?.(call(null, operationId)) : null;
        const known = found == null || found.kind === 'not_found' ? await again() : found;
        assert.equal(known.kind, 'succeeded', `${name}: ${inspect(known)}`);
        assert.equal(await balanceOf(call, one), done, name);
      }
    });
}
