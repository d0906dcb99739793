import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  authorizedReport,
  movedReport,
  operationState as operationOf,
} from '../../../test/domain/transaction-reports.ts';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import { currency } from '../currency.ts';
import { errorCode } from '../decline.ts';
import type { OperationStatus } from '../operation/operation-machine.ts';
import { processorReference } from '../outcome.ts';
import { apply } from './apply.ts';
import type { Circumstances, OperationState, ReportedOutcome } from './changes.ts';
import { type LedgerEntry, balancesOf, entriesFor } from './ledger.ts';
import type { TransactionStatus } from './machine.ts';
import { type TransactionState, brokenInvariants } from './state.ts';
import { unexpectedIn } from './unexpected.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const NOTHING = newTransaction('capture', 1000n);
const HELD: TransactionState = { ...NOTHING, authorized_amount: 1000n, held_amount: 1000n };
const GONE: TransactionState = { ...HELD, held_amount: 0n };
const TAKEN: TransactionState = { ...GONE, captured_amount: 1000n, capture_closed: true };

/** Every status that money may find, and how its authorization stood then. */
const FOUND: readonly (readonly [TransactionStatus, OperationStatus, TransactionState])[] = [
  ['declined', 'declined', NOTHING],
  ['failed', 'failed', NOTHING],
  ['failed', 'voided', NOTHING],
  ['failed', 'pending', NOTHING], // cancelled
  ['expired', 'pending', NOTHING], // by its buyer's time
  ['expired', 'succeeded', GONE], // a hold that nobody captured
  ['voided', 'succeeded', GONE],
  ['captured', 'succeeded', TAKEN],
  ['returned', 'succeeded', { ...TAKEN, returned_amount: 1000n }],
  ['authorized', 'succeeded', HELD],
  ['processing', 'declined', NOTHING], // another attempt is under way
  ['captured', 'declined', TAKEN], // another attempt has succeeded
];

const KNOWN: Circumstances = { currency: 'EUR', knownAs: 'reference' };
const inGbp = (reported: ReportedOutcome): ReportedOutcome =>
  reported.kind === 'succeeded'
    ? { ...reported, value: { ...reported.value, currency: currency('GBP') } }
    : reported;
const another = (reported: ReportedOutcome): ReportedOutcome =>
  reported.kind === 'succeeded' ? { ...reported, reference: processorReference('another') } : reported;

/** What money can say for itself. */
const MONEY: readonly (readonly [string, ReportedOutcome])[] = [
  ['all of it', authorizedReport(1000n, 1000n)],
  ['less', authorizedReport(400n, 400n)],
  ['more', authorizedReport(1500n, 1500n)],
  ['held', authorizedReport(1000n)],
  ['in pounds', inGbp(authorizedReport(1000n, 1000n))],
  ['held in pounds', inGbp(authorizedReport(1000n))],
  ['a second time', another(authorizedReport(1000n, 1000n))],
  ['held a second time', another(authorizedReport(1000n))],
];

/** What the books of one transaction have to say. */
function booksOf(state: TransactionState, ledger: readonly LedgerEntry[]): void {
  const balances = balancesOf(ledger);
  const balance = (account: Parameters<typeof balances.get>[0]): bigint => balances.get(account) ?? 0n;
  assert.equal(balance('authorized'), state.authorized_amount);
  assert.equal(-balance('issuer'), state.held_amount);
  assert.equal(-balance('captured'), state.captured_amount);
  assert.deepEqual(brokenInvariants(state), []);
}

for (const [status, operationStatus, amounts] of FOUND)
  for (const [what, reported] of MONEY)
    test(`money that comes ${what} to what is ${status} (${operationStatus}) is never only ignored`, () => {
      const before = { ...amounts, status };
      const operation = operationOf('authorize', 1000n, {
        status: operationStatus,
        moved_amount: operationStatus === 'succeeded' ? 1000n : null,
      });
      const changes = apply(before, operation, reported, NOW, KNOWN);
      if (isKnownAlready(before, operation.status, reported)) {
        assert.equal(changes.kind, 'ignored');
        return;
      }
      assert.ok(changes.kind === 'changed' && changes.unexpected !== undefined);
      assert.equal(changes.transaction.pending_review, true);
      assert.deepEqual(
        changes.webhooks.map(({ name }) => name),
        ['transaction.modified', 'monitoring.incident.created'],
      );
      assert.equal(changes.events[0]?.context['unexpected'], changes.unexpected.why);
      const after = { ...before, ...changes.transaction };
      const opening = entriesFor(null, before, status === 'voided' ? 'voided' : 'hold_released');
      booksOf(after, [...opening, ...changes.ledger]);
      if (changes.unexpected.place === 'here')
        assert.equal(after.captured_amount + after.held_amount >= 400n, true, 'it is in the books');
      else assert.equal(changes.unexpected.place, 'apart', 'it has books of its own');
      assert.match(changes.unexpected.why, /\d/);
    });

/** The same payment, told once more, as having taken no more than is known, or than a capture can have taken. */
function isKnownAlready(
  before: TransactionState,
  status: OperationStatus,
  reported: ReportedOutcome,
): boolean {
  return (
    status === 'succeeded' &&
    reported.kind === 'succeeded' &&
    reported.reference === 'reference' &&
    reported.value.currency === undefined &&
    'captured' in reported.value &&
    (reported.value.captured <= before.captured_amount || before.held_amount > 0n)
  );
}

/** Of what waits, only other amounts and currencies are told. */
for (const [what, reported, isExpected] of [
  ['all of it', authorizedReport(1000n, 1000n), true],
  ['a second time', another(authorizedReport(1000n, 1000n)), true],
  ['less', authorizedReport(400n, 400n), false],
  ['one more', authorizedReport(1001n, 1001n), false],
  ['in pounds', inGbp(authorizedReport(1000n, 1000n)), false],
] as const)
  test(`money that is waited for and comes ${what} is ${isExpected ? 'no news for a' : 'told to a'} person`, () => {
    const before: TransactionState = { ...NOTHING, status: 'pending' };
    const operation = operationOf('authorize', 1000n, { status: 'pending' });
    const changes = apply(before, operation, reported, NOW, { currency: 'EUR', knownAs: null });
    assert.ok(changes.kind === 'changed');
    assert.equal(changes.unexpected === undefined, isExpected);
    assert.equal(changes.transaction.pending_review ?? false, !isExpected);
    const isCaptured = changes.webhooks.some(({ name }) => name === 'transaction.captured');
    assert.equal(isCaptured, isExpected, 'whoever ships when it is captured waits');
  });

const NEVER_MADE = errorCode('service_network_error');

/** Operations that were refused, and are told to have been made. */
for (const [kind, status, before, then] of [
  ['capture', 'authorized', HELD, 'captured 1000'],
  ['capture', 'voided', GONE, 'captured 1000'],
  ['capture', 'expired', GONE, 'captured 1000'],
  ['refund', 'captured', TAKEN, 'refunded 1000'],
  ['refund', 'captured', { ...TAKEN, refunded_amount: 1000n }, 'refunded 2000'],
  ['refund', 'captured', { ...TAKEN, refunding_amount: 1000n }, 'refunded 1000'],
  ['void', 'authorized', HELD, 'held 0'],
  ['increment', 'authorized', HELD, 'authorized 2000'],
] as const)
  for (const was of ['declined', 'failed'] as const)
    test(`a ${kind} that was ${was} and is made all the same, of what is ${status}, is in the books (${then})`, () => {
      const state: TransactionState = { ...before, status };
      const operation = operationOf(kind, 1000n, { status: was, error_code: NEVER_MADE });
      const changes = apply(state, operation, movedReport(1000n), NOW, KNOWN);
      assert.ok(changes.kind === 'changed' && changes.unexpected?.place === 'here');
      assert.equal(changes.transaction.pending_review, true);
      assert.equal(changes.operation?.status, 'succeeded');
      const after = { ...state, ...changes.transaction };
      assert.deepEqual(brokenInvariants(after), []);
      const [amount, value] = then.split(' ');
      assert.equal(new Map(Object.entries(after)).get(`${amount}_amount`), BigInt(value ?? ''));
    });

test('a refund that its processor refused, and tells of as made, stays out of the books, and a person is told', () => {
  const operation = operationOf('refund', 1000n, { status: 'declined', error_code: 'issuer_decline' });
  const changes = apply({ ...TAKEN, status: 'captured' }, operation, movedReport(1000n), NOW, KNOWN);
  assert.ok(changes.kind === 'changed' && changes.unexpected?.place === 'nowhere');
  assert.deepEqual(
    [changes.transaction, changes.operation, changes.ledger],
    [{ pending_review: true }, null, []],
  );
});

/** Which sentence a person reads, and where the money is. */
for (const [it, before, operation, reported, given, expected] of [
  [
    'a capture in another currency',
    { ...HELD, status: 'capture_pending', capturing_amount: 1000n },
    operationOf('capture', 1000n),
    inGbp(movedReport(1000n)),
    KNOWN,
    'nowhere: a capture of 1000 GBP was made, and EUR was asked for',
  ],
  [
    'a capture in the currency that was asked for',
    { ...HELD, status: 'capture_pending', capturing_amount: 1000n },
    operationOf('capture', 1000n),
    inGbp(movedReport(1000n)),
    { currency: 'GBP' },
    'expected',
  ],
  [
    'a capture where the currency that was asked for is not known',
    { ...HELD, status: 'capture_pending', capturing_amount: 1000n },
    operationOf('capture', 1000n),
    inGbp(movedReport(1000n)),
    {},
    'expected',
  ],
  [
    'a payment in another currency',
    { ...NOTHING, status: 'processing' },
    operationOf('authorize', 1000n),
    inGbp(authorizedReport(1000n)),
    KNOWN,
    'apart: 1000 GBP came as reference, and 1000 EUR was asked for',
  ],
  [
    'a payment in the currency that was asked for',
    { ...NOTHING, status: 'processing' },
    operationOf('authorize', 1000n),
    inGbp(authorizedReport(1000n)),
    { currency: 'GBP' },
    'expected',
  ],
  [
    'a payment where the currency that was asked for is not known',
    { ...NOTHING, status: 'processing' },
    operationOf('authorize', 1000n),
    inGbp(authorizedReport(1000n)),
    {},
    'expected',
  ],
  [
    'another amount',
    { ...NOTHING, status: 'processing' },
    operationOf('authorize', 1000n),
    authorizedReport(900n),
    KNOWN,
    'here: 900 EUR came, and 1000 EUR was asked for',
  ],
  [
    'less, where the merchant takes less',
    { ...NOTHING, status: 'processing' },
    operationOf('authorize', 1000n),
    authorizedReport(900n),
    { ...KNOWN, takesLess: true },
    'expected',
  ],
  [
    'more, where the merchant takes less',
    { ...NOTHING, status: 'processing' },
    operationOf('authorize', 1000n),
    authorizedReport(1100n),
    { takesLess: true },
    'here: 1100  came, and 1000  was asked for',
  ],
  [
    'a second payment, of which no currency is told',
    { ...TAKEN, status: 'captured' },
    operationOf('authorize', 1000n, { status: 'succeeded', moved_amount: 1000n }),
    another(authorizedReport(1000n, 1000n)),
    { knownAs: 'reference' },
    'apart: a second payment of 1000 came as another, beside reference',
  ],
  [
    'the same payment, with more than is captured',
    { ...TAKEN, status: 'captured', captured_amount: 900n },
    operationOf('authorize', 1000n, { status: 'succeeded', moved_amount: 1000n }),
    authorizedReport(1000n, 1000n),
    KNOWN,
    'here: the processor speaks of 1000 EUR, and 900 is known to be captured; it was captured',
  ],
  [
    'the same payment, while the rest of it is being captured',
    { ...TAKEN, status: 'captured', captured_amount: 500n, capturing_amount: 100n },
    operationOf('authorize', 1000n, { status: 'succeeded', moved_amount: 1000n }),
    authorizedReport(1000n, 1000n),
    KNOWN,
    'nowhere: the processor speaks of 1000 EUR, and 600 is known to be captured; it was captured',
  ],
  [
    'the same payment, beside gift cards',
    { ...TAKEN, status: 'captured', captured_amount: 900n, tenders: 'settled' },
    operationOf('authorize', 1000n, { status: 'succeeded', moved_amount: 1000n }),
    authorizedReport(1000n, 1000n),
    KNOWN,
    'nowhere: the processor speaks of 1000 EUR, and 900 is known to be captured; it was captured',
  ],
  [
    'a payment that had been declined',
    { ...NOTHING, status: 'declined' },
    operationOf('authorize', 1000n, { status: 'declined' }),
    authorizedReport(1000n),
    KNOWN,
    'here: 1000 EUR came as reference although the payment was declined',
  ],
  [
    'a try that had been declined, of what another try pays',
    { ...TAKEN, status: 'captured' },
    operationOf('authorize', 1000n, { status: 'failed' }),
    authorizedReport(1000n),
    KNOWN,
    'apart: 1000 EUR came as reference although the payment was failed',
  ],
  [
    'a payment that had been declined, beside gift cards',
    { ...NOTHING, status: 'declined', tenders: 'settled' },
    operationOf('authorize', 1000n, { status: 'declined' }),
    authorizedReport(1000n),
    KNOWN,
    'apart: 1000 EUR came as reference although the payment was declined',
  ],
  [
    'a payment of a payment service that is no longer the transaction’s',
    { ...NOTHING, status: 'declined' },
    operationOf('authorize', 1000n, { status: 'declined' }),
    authorizedReport(1000n),
    { ...KNOWN, isCurrent: false },
    'apart: 1000 EUR came as reference although the payment was declined',
  ],
  [
    'a capture after the end',
    { ...GONE, status: 'expired' },
    operationOf('capture', 1000n),
    movedReport(1000n),
    KNOWN,
    'here: a capture of 1000 was made although the payment was expired',
  ],
  [
    'a refund of another amount',
    { ...TAKEN, status: 'captured', refunding_amount: 1000n },
    operationOf('refund', 1000n),
    movedReport(400n),
    KNOWN,
    'here: a refund of 1000 moved 400',
  ],
  [
    'a void that says another amount',
    { ...HELD, status: 'void_pending' },
    operationOf('void', 1000n),
    movedReport(0n),
    KNOWN,
    'expected',
  ],
  [
    'a capture that had been declined, of what is processed elsewhere',
    { ...NOTHING, status: 'processing' },
    operationOf('capture', 1000n, { status: 'declined' }),
    movedReport(1000n),
    KNOWN,
    'nowhere: a capture of 1000 was made although it had been declined',
  ],
  [
    'a refund that its processor had declined',
    { ...TAKEN, status: 'captured' },
    operationOf('refund', 1000n, { status: 'declined', error_code: errorCode('refused_transaction') }),
    movedReport(1000n),
    KNOWN,
    'nowhere: a refund of 1000 was made although it had been declined',
  ],
  [
    'a refund of what was never captured',
    { ...NOTHING, status: 'failed' },
    operationOf('refund', 1000n, { status: 'failed', error_code: errorCode('service_network_error') }),
    movedReport(1000n),
    KNOWN,
    'nowhere: a refund of 1000 was made although it had been failed',
  ],
  [
    'a void of what is captured as a whole',
    { ...NOTHING, status: 'processing' },
    operationOf('void', 1000n, { status: 'failed' }),
    movedReport(1000n),
    KNOWN,
    'nowhere: a void of 1000 was made although it had been failed',
  ],
  [
    'an increment of what is captured',
    { ...TAKEN, status: 'captured' },
    operationOf('increment', 1000n, { status: 'failed' }),
    movedReport(1000n),
    KNOWN,
    'nowhere: a increment of 1000 was made although it had been failed',
  ],
  [
    'a void of what is captured in part',
    { ...HELD, status: 'captured', captured_amount: 300n, held_amount: 700n },
    operationOf('void', 700n, { status: 'failed' }),
    movedReport(700n),
    KNOWN,
    'here: a void of 700 was made although it had been failed',
  ],
  [
    'a payment that ended by its buyer’s time',
    { ...NOTHING, status: 'expired' },
    operationOf('authorize', 1000n, { status: 'pending' }),
    authorizedReport(1000n),
    KNOWN,
    'here: 1000 EUR came as reference although the payment was expired',
  ],
  ...(['sync', 'cancel'] as const).map(
    (kind) =>
      [
        `a ${kind}, which moves no money`,
        { ...NOTHING, status: 'failed' },
        operationOf(kind, 1000n, { status: 'failed' }),
        movedReport(400n),
        KNOWN,
        'expected',
      ] as const,
  ),
  [
    'an authorization without amounts of its own',
    { ...NOTHING, status: 'declined' },
    operationOf('authorize', 1000n, { status: 'declined' }),
    movedReport(400n),
    KNOWN,
    'expected',
  ],
  [
    'a promise of nothing',
    { ...NOTHING, status: 'declined' },
    operationOf('authorize', 0n, { status: 'declined' }),
    authorizedReport(0n),
    KNOWN,
    'expected',
  ],
] as const satisfies readonly (readonly [
  string,
  TransactionState,
  OperationState,
  ReportedOutcome,
  Circumstances,
  string,
])[])
  test(`what a person reads of ${it}, and where it is`, () => {
    const unexpected = unexpectedIn(before, operation, reported, given);
    assert.equal(unexpected === null ? 'expected' : `${unexpected.place}: ${unexpected.why}`, expected);
  });

test('what has no place in the books is told late, and changes nothing but that a person looks at it', () => {
  const before: TransactionState = { ...TAKEN, status: 'captured' };
  const operation = operationOf('authorize', 1000n, { status: 'succeeded', moved_amount: 1000n });
  const changes = apply(before, operation, another(authorizedReport(1000n, 1000n)), NOW, KNOWN);
  assert.ok(changes.kind === 'changed');
  assert.deepEqual(changes.transaction, { pending_review: true });
  assert.deepEqual([changes.operation, changes.ledger], [null, []]);
  assert.equal(changes.events[0]?.context['late'], true);
  assert.equal(changes.events[0]?.context['status'], 'captured');
});
