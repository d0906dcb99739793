import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { openTestService, type TestService } from '../../../test/harness/index.ts';
import type { Currency } from '../../domain/currency.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Money, money } from '../../domain/money.ts';
import { newId } from '../../platform/entropy.ts';
import { callFor } from '../../payment-services/call.ts';
import type { GiftCardInstrument } from '../gift-card-connector.ts';
import { mockGiftCard } from './definition.ts';

const account = 'default' as MerchantAccountId;
const usd = (minor: bigint) => money(minor, 'USD' as Currency);
let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(async () => {
  await service.close();
});

async function card(number: string, pin: string): Promise<GiftCardInstrument> {
  const [held, heldPin] = [
    await service.parts.vault.hold('gift_card.number', Buffer.from(number)),
    await service.parts.vault.hold('gift_card.pin', Buffer.from(pin)),
  ];
  return { number: held.secret, pin: heldPin.secret };
}

function call<Input>(input: Input, operationId: string = newId(new Date())) {
  return callFor(
    service.parts,
    {
      merchantAccountId: account,
      connector: mockGiftCard,
      settings: {},
      sensitiveSettings: [],
      vaultRecordId: newId(new Date()),
    },
    { operationId, input, now: new Date() },
  );
}
const { operations } = mockGiftCard;
const payWith = (one: GiftCardInstrument, amount: Money) => ({ card: one, amount, bill: amount });

test('the PIN of a card that works is its opening balance, and a redemption takes from it', async () => {
  const one = await card('4123450000004242', '01000');
  assert.deepEqual(await operations.balance(call({ card: one, currency: 'USD' })), {
    kind: 'succeeded',
    value: { balance: 1000n, currency: 'USD' },
    reference: 'balance',
  });
  const redeemed = await operations.redeem(call(payWith(one, usd(300n))));
  assert.equal(redeemed.kind, 'succeeded');
  const left = await operations.balance(call({ card: one, currency: 'USD' }));
  assert.equal(left.kind === 'succeeded' && left.value.balance, 700n);
});

test('a redemption sent twice under one operation id moves once, and find tells of it', async () => {
  const one = await card('4123450000004243', '01000');
  const operationId = newId(new Date());
  const [first, second] = [
    await operations.redeem(call(payWith(one, usd(400n)), operationId)),
    await operations.redeem(call(payWith(one, usd(400n)), operationId)),
  ];
  assert.deepEqual(first, second);
  assert.deepEqual(await operations.find?.(call(null, operationId)), first);
  assert.deepEqual(await operations.find?.(call(null)), { kind: 'not_found' });
});

test('more than the balance is refused, and so is another currency', async () => {
  const one = await card('4123450000004244', '0500');
  assert.equal(await codeOf(operations.redeem(call(payWith(one, usd(501n))))), 'insufficient_funds');
  await operations.redeem(call(payWith(one, usd(1n))));
  assert.equal(
    await codeOf(operations.redeem(call(payWith(one, money(1n, 'EUR' as Currency))))),
    'incorrect_currency',
  );
});

for (const [ending, code] of [
  ['0000', 'invalid_gift_card'],
  ['0001', 'expired_card'],
  ['0002', 'inactive_card'],
  ['0006', 'insufficient_funds'],
  ['0011', 'unknown_error'],
] as const) {
  test(`a number that ends in ${ending} answers ${code}`, async () => {
    assert.equal(
      await codeOf(operations.redeem(call(payWith(await card(`412345000000${ending}`, '0999'), usd(1n))))),
      code,
    );
  });
}

for (const [pin, code] of [
  ['1000', 'unknown_error'],
  ['2000', 'service_error'],
  ['3000', 'unknown_error'],
] as const) {
  test(`a PIN of ${pin} fails with ${code}, and certainly nothing was done`, async () => {
    assert.equal(
      await codeOf(operations.redeem(call(payWith(await card('4123450000004245', pin), usd(1n))))),
      code,
    );
  });
}

test('refunds never give back more than was redeemed, whatever their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
      async (tens) => {
        const one = await card(
          `41234500${String(Math.floor(Math.random() * 1e8)).padStart(8, '7')}`.replace(/00\d\d$/, '7777'),
          '01000',
        );
        const redeemed = await operations.redeem(call(payWith(one, usd(1000n))));
        assert.ok(redeemed.kind === 'succeeded');
        let left = 1000n;
        for (const ten of tens) {
          const amount = BigInt(ten) * 10n;
          const outcome = await operations.refund(
            call({ of: redeemed.reference, amount: usd(amount), redeemed: usd(1000n), card: null }),
          );
          assert.equal(outcome.kind, amount <= left ? 'succeeded' : 'failed');
          if (outcome.kind === 'succeeded') left -= amount;
        }
        const balance = await operations.balance(call({ card: one, currency: 'USD' }));
        assert.equal(balance.kind === 'succeeded' && balance.value.balance, 1000n - left);
      },
    ),
    { numRuns: 10 },
  );
});

test('an issued card has an address where the buyer collects it', async () => {
  const issued = await operations.issue?.(call({ theme: 'birthday', amount: usd(2500n) }));
  assert.match(issued?.kind === 'succeeded' ? issued.value.url : '', /^https:/);
});

async function codeOf(
  outcome: Promise<Readonly<{ kind: string; code?: string }>>,
): Promise<string | undefined> {
  const { kind, code } = await outcome;
  assert.equal(kind, 'failed');
  return code;
}
