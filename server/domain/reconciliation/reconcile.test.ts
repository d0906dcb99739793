import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { currency } from '../currency.ts';
import type { Payout, ReceivedLine } from './match-payouts.ts';
import type { Movement, ProcessorLine } from './match-settlement.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import { theOnlySum } from './subset-sum.ts';

const [EUR, USD] = [currency('EUR'), currency('USD')];
const RATE = 11_000_000_000n; // 1.1
const TODAY = 100;

const capture = (amount: bigint, more: Partial<Movement> = {}): Movement => ({
  ...{ kind: 'capture', payment: 'p1', service: 's', amount, authorized: amount, currency: EUR, day: 50 },
  ...more,
});
let lineCount = 0;
const line = (amount: bigint, more: Partial<ProcessorLine> = {}): ProcessorLine => ({
  ...{ id: `l${(lineCount += 1)}`, kind: 'settlement', payment: 'p1', payout: 'PAYOUT-1', day: 51, amount },
  ...{ fee: 0n, tax: 0n, currency: EUR, exchange: null },
  ...more,
});
const payout = (amount: bigint, more: Partial<Payout> = {}): Payout => ({
  ...{ id: 'PAYOUT-1', service: 's', reference: 'PAYOUT-1', currency: EUR, amount, day: 52 },
  ...more,
});
const received = (amount: bigint, more: Partial<ReceivedLine> = {}): ReceivedLine => ({
  ...{ id: 'b1', currency: EUR, amount, charges: 0n, isCharge: false, day: 53, references: ['PAYOUT-1'] },
  ...{ counterparty: 'ACME PAY', text: '' },
  ...more,
});

type World = Readonly<{
  movements?: readonly Movement[];
  lines?: readonly ProcessorLine[];
  payouts?: readonly Payout[];
  bank?: readonly ReceivedLine[];
  earlier?: readonly string[];
}>;
function look({ movements = [], lines = [], payouts = [], bank = [], earlier = [] }: World): Reconciliation {
  const result = reconcile(
    { movements, lines, earlier: new Set(earlier), through: TODAY, settlesWithinDays: () => 3 },
    { payouts, lines: bank, namesOf: () => ['ACME'], through: TODAY },
  );
  for (const [code, { rest, settled, paidOut }] of result.balances) {
    assert.equal(rest, 0n, `${code} has a rest`);
    assert.equal(settled, paidOut, 'each line is in a payout');
  }
  for (const [day, books] of result.days)
    for (const [code, { rest }] of books.balances())
      assert.equal(rest, 0n, `day ${day} has a rest in ${code}`);
  for (const { amount, terms } of result.differences)
    assert.equal(
      terms.reduce((sum, term) => sum + term.amount, 0n),
      amount,
    );
  return result;
}
const differenceTexts = ({ differences }: Reconciliation) =>
  differences.map(({ reason, subject, amount }) => `${reason} ${subject.kind} ${subject.id} ${amount}`);
/** What of a settled payment is named, with a payout that is what its lines are, and arrives. */
function settledWorld(
  movements: readonly Movement[],
  lines: readonly ProcessorLine[],
  earlier: readonly string[] = [],
) {
  const nets = new Map<string, Payout>();
  for (const one of lines) {
    const moved = one.kind === 'refund' || one.kind === 'chargeback' ? -one.amount : one.amount;
    const net = one.exchange?.net ?? moved - one.fee - one.tax;
    if (one.payout === null) continue;
    const before = nets.get(one.payout)?.amount ?? 0n;
    const code = one.exchange?.currency ?? one.currency;
    nets.set(one.payout, payout(before + net, { id: one.payout, reference: one.payout, currency: code }));
  }
  const payouts = [...nets.values()];
  const bank = payouts.map(({ id, amount, currency: code }) =>
    received(amount, { id: `bank ${id}`, references: [id], currency: code }),
  );
  return look({ movements, lines, payouts, bank, earlier });
}

test('a payment that was captured, settled and paid out has no difference; its fees and taxes are in the sums', () => {
  const result = settledWorld([capture(1000n)], [line(1000n, { fee: 30n, tax: 5n })]);
  assert.deepEqual(differenceTexts(result), []);
  const balance = result.balances.get(EUR);
  assert.deepEqual([balance?.ours, balance?.arrived], [1000n, 965n]);
  assert.deepEqual([balance?.byReason.get('fee'), balance?.byReason.get('tax')], [-30n, -5n]);
});

test('captures and lines of one payment belong together by their amounts, or by what the parts add up to', () => {
  const parts = settledWorld([capture(1000n)], [line(600n), line(400n)]);
  assert.deepEqual(differenceTexts(parts), []);
  const captures = settledWorld([capture(600n), capture(400n)], [line(400n), line(600n)]);
  assert.deepEqual(differenceTexts(captures), []);
  const sameDay = settledWorld(
    [capture(1000n), capture(300n, { kind: 'refund' })],
    [line(1000n), line(300n, { kind: 'refund' })],
  );
  assert.deepEqual(differenceTexts(sameDay), []);
});

test('each difference between a payment and its lines is named by the facts that prove it', () => {
  const whole = [capture(1000n), line(1000n)] as const;
  const rows: readonly (readonly [readonly Movement[], readonly ProcessorLine[], string])[] = [
    [[capture(800n, { authorized: 1000n })], [line(1000n)], 'partial-capture payment p1 200'],
    [[whole[0]], [whole[1], line(1000n)], 'duplicate-at-processor payment p1 1000'],
    [[whole[0]], [whole[1], line(-5n, { kind: 'fee' })], 'fee payment p1 -5'],
    [[whole[0]], [whole[1], line(-5n, { kind: 'tax' })], 'tax payment p1 -5'],
    [[whole[0]], [whole[1], line(7n, { kind: 'correction' })], 'correction payment p1 7'],
    [[whole[0]], [whole[1], line(-1000n)], 'correction payment p1 -1000'],
    [[whole[0]], [whole[1], line(1000n, { kind: 'chargeback' })], 'chargeback payment p1 -1000'],
    [[whole[0]], [whole[1], line(9n, { kind: 'chargeback-reversal' })], 'chargeback payment p1 9'],
    [[whole[0]], [], 'missing-at-processor payment p1 -1000'],
    [[capture(1000n, { day: 98 })], [], 'timing payment p1 -1000'],
    [[capture(300n, { kind: 'refund' })], [], 'missing-at-processor payment p1 300'],
    [[], [line(1000n)], 'unknown-to-us payment p1 1000'],
    [[], [line(1000n, { kind: 'refund' })], 'unknown-to-us payment p1 -1000'],
    [[], [line(-50n, { kind: 'reserve', payment: null, id: 'r' })], 'reserve settlement-line r -50'],
  ];
  for (const [movements, lines, difference] of rows)
    assert.deepEqual(differenceTexts(settledWorld(movements, lines)), [difference], difference);
});

test('an amount that no fact proves is no partial capture: the one is missing, and the other unknown', () => {
  const result = settledWorld([capture(1000n)], [line(990n)]);
  assert.deepEqual(differenceTexts(result), [
    'unknown-to-us payment p1 990',
    'missing-at-processor payment p1 -1000',
  ]);
});

test('what was taken back before the processor spoke of it is no difference, and one that it spoke of is', () => {
  const refund = capture(300n, { kind: 'refund', day: 51 });
  const back = capture(300n, { day: 53, isReversal: true });
  const said = [line(1000n), line(300n, { kind: 'refund' })];
  assert.deepEqual(differenceTexts(settledWorld([capture(1000n), refund, back], [line(1000n)])), []);
  assert.deepEqual(differenceTexts(settledWorld([capture(1000n), refund, back], said)), [
    'missing-at-processor payment p1 -300',
  ]);
  assert.deepEqual(differenceTexts(settledWorld([capture(1000n), refund, back], [...said, line(300n)])), []);
  const failed = capture(-1000n, { isReversal: true, day: 60 });
  assert.deepEqual(differenceTexts(settledWorld([capture(1000n), failed], [line(1000n), line(-1000n)])), []);
});

test('a day has what was captured on it, whenever that is settled, and what is paid out on it', () => {
  const result = settledWorld([capture(1000n, { day: 49 })], [line(1000n, { fee: 30n, day: 51 })]);
  const sides = (day: number) => {
    const { ours, settled, paidOut, arrived } = result.days.get(day)?.balances().get(EUR) ?? {};
    return [ours, settled, paidOut, arrived];
  };
  assert.deepEqual(sides(49), [1000n, 970n, 0n, 0n]);
  assert.deepEqual(sides(52), [0n, 0n, 970n, 970n]);
});

test('a refund is late where its payment was paid out before', () => {
  const refund = capture(300n, { kind: 'refund' });
  const lines = [line(1000n), line(300n, { kind: 'refund', payout: 'PAYOUT-2' })];
  assert.deepEqual(differenceTexts(settledWorld([capture(1000n), refund], lines)), [
    'late-refund payment p1 -300',
  ]);
  const [, only] = lines;
  assert.ok(only);
  assert.deepEqual(differenceTexts(settledWorld([refund], [only], ['p1'])), ['late-refund payment p1 -300']);
});

test('another currency: at the reference rate it is the same, at another one the margin is named to the cent', () => {
  const exchange = (net: bigint) => ({ currency: USD, reference: RATE, net });
  assert.deepEqual(
    differenceTexts(settledWorld([capture(1000n)], [line(1000n, { fee: 33n, exchange: exchange(1064n) })])),
    [],
  );
  const margin = settledWorld([capture(1000n)], [line(1000n, { exchange: exchange(1078n) })]);
  assert.deepEqual(differenceTexts(margin), ['currency-margin payment p1 -22']);
  assert.equal(margin.balances.get(USD)?.ours, 1100n);
});

test('a payout is found by its reference, by amount and day, or as a part of what arrived', () => {
  const unnamed = { references: [], text: 'thank you' };
  const byAmount = look({ payouts: [payout(500n)], bank: [received(500n, unnamed)], ...lineOf(500n) });
  assert.deepEqual([byAmount.matches[0]?.proof, differenceTexts(byAmount)], ['amount-and-day', []]);
  const inText = look({
    payouts: [payout(500n)],
    bank: [received(500n, { references: [], text: 'no. payout1, May' })],
    ...lineOf(500n),
  });
  assert.equal(inText.matches[0]?.proof, 'reference');
  const named = look({
    payouts: [payout(500n)],
    bank: [received(500n, { references: ['x PAYOUT-1 y'] })],
    ...lineOf(500n),
  });
  assert.equal(named.matches[0]?.proof, 'reference');
  const three = [100n, 230n, 999n].map((amount, index) =>
    payout(amount, { id: `PAYOUT-${index}`, reference: `PAYOUT-${index}` }),
  );
  const bySum = look({
    payouts: three,
    bank: [received(330n, unnamed)],
    lines: three.map(({ id, amount }) => line(amount, { payout: id, payment: null, kind: 'reserve' })),
  });
  assert.deepEqual(
    bySum.matches.map(({ payouts, proof }) => [payouts.map(({ id }) => id), proof]),
    [[['PAYOUT-0', 'PAYOUT-1'], 'sum']],
  );
  assert.ok(differenceTexts(bySum).includes('unexplained payout PAYOUT-2 -999'));
});

const lineOf = (amount: bigint) => ({ lines: [line(amount)], movements: [capture(amount)] });

test('charges that the bank tells are named, in the line or beside it; any other cent is unexplained', () => {
  const of = (...bank: ReceivedLine[]) =>
    differenceTexts(look({ payouts: [payout(500n)], bank, ...lineOf(500n) }));
  assert.deepEqual(of(received(490n, { charges: 10n })), ['bank-charge payout PAYOUT-1 -10']);
  assert.deepEqual(of(received(500n), received(-10n, { id: 'b2', isCharge: true })), [
    'bank-charge payout PAYOUT-1 -10',
  ]);
  assert.deepEqual(of(received(490n)), ['unexplained payout PAYOUT-1 -10']);
  assert.deepEqual(of(received(491n, { charges: 10n })), ['unexplained payout PAYOUT-1 -9']);
  assert.deepEqual(of(received(250n), received(250n, { id: 'b2' })), []);
});

test('a payout on its way is timing, one that is late is unexplained, and one of nothing is nothing', () => {
  assert.deepEqual(differenceTexts(look({ payouts: [payout(500n, { day: 95 })], ...lineOf(500n) })), [
    'timing payout PAYOUT-1 -500',
  ]);
  assert.deepEqual(differenceTexts(look({ payouts: [payout(500n)], ...lineOf(500n) })), [
    'unexplained payout PAYOUT-1 -500',
  ]);
  assert.deepEqual(differenceTexts(look({ payouts: [payout(0n)] })), []);
});

test('what a processor pays that it has not announced is unknown to us; other business is nothing', () => {
  const known = { payouts: [payout(500n)], ...lineOf(500n) };
  const other = received(77n, { id: 'b2', references: [], counterparty: 'Landlord' });
  const extra = received(78n, { id: 'b3', references: [] });
  assert.deepEqual(differenceTexts(look({ ...known, bank: [received(500n), other, extra] })), [
    'unknown-to-us bank-line b3 78',
  ]);
});

test('lines that do not add up to their payout are unexplained, and so are lines of a payout that nobody told', () => {
  const off = look({ payouts: [payout(510n)], bank: [received(510n)], ...lineOf(500n) });
  assert.deepEqual(differenceTexts(off), ['unexplained payout PAYOUT-1 10']);
  assert.deepEqual(differenceTexts(look(lineOf(500n))), ['unexplained payout PAYOUT-1 -500']);
});

test('two choices that add up to a sum are none: nobody guesses', () => {
  assert.deepEqual(theOnlySum([5n, 7n, 20n], 12n), [1, 0]);
  assert.equal(theOnlySum([5n, 7n, 6n, 6n], 12n), null);
  assert.equal(theOnlySum([5n, 7n, 20n], 12n, { steps: 2 }), null, 'there are no steps left to look');
});

test('whatever is said on any side, books and differences add up to what arrived', () => {
  const amount = fc.bigInt({ min: 1n, max: 40n });
  const payment = fc.constantFrom('p1', 'p2', 'p3');
  const id = fc.constantFrom('PAYOUT-1', 'PAYOUT-2', 'PAYOUT-3');
  const kinds = [
    'settlement',
    'refund',
    'chargeback',
    'chargeback-reversal',
    'correction',
    'fee',
    'tax',
    'reserve',
  ] as const;
  const movements = fc.array(
    fc.record({
      amount,
      more: amount,
      payment,
      day: fc.integer({ min: 90, max: 100 }),
      isRefund: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  const lines = fc.array(
    fc.record({
      amount,
      fee: amount,
      payment: fc.option(payment),
      payout: id,
      kind: fc.constantFrom(...kinds),
      net: fc.option(amount),
    }),
    { maxLength: 8 },
  );
  const payouts = fc.uniqueArray(fc.record({ id, amount, day: fc.integer({ min: 85, max: 100 }) }), {
    selector: (one) => one.id,
  });
  const bank = fc.array(
    fc.record({
      amount: fc.bigInt({ min: -40n, max: 90n }),
      charges: fc.bigInt({ min: 0n, max: 3n }),
      named: fc.option(id),
      isCharge: fc.boolean(),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(movements, lines, payouts, bank, (ours, said, sent, came) => {
      look({
        movements: ours.map(({ more, isRefund, ...one }) =>
          capture(one.amount, {
            ...one,
            authorized: one.amount + more - 1n,
            kind: isRefund ? 'refund' : 'capture',
          }),
        ),
        lines: said.map(({ net, ...one }) =>
          line(one.amount, {
            ...one,
            exchange: net === null ? null : { currency: USD, reference: RATE, net },
          }),
        ),
        payouts: sent.map((one) => payout(one.amount, { ...one, reference: one.id })),
        bank: came.map(({ named, ...one }, index) =>
          received(one.amount, {
            ...one,
            id: `b${index}`,
            references: named === null ? [] : [named],
            day: 95,
          }),
        ),
      });
    }),
    { numRuns: 500 },
  );
});
