import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import { balancesOf, entriesFor, entry, LEDGER_ACCOUNTS, type LedgerEntry, MOVEMENTS } from './ledger.ts';

const NOTHING = newTransaction('capture', 1000n);
const HELD = { ...NOTHING, authorized_amount: 1000n, held_amount: 1000n };

const print = ({ movement, debit, credit, amount }: LedgerEntry): string =>
  `${movement} ${amount}: ${debit} from ${credit}`;

test('each change of an amount is posted to its two accounts, with what became of the promise', () => {
  const rows: readonly (readonly [string, ReturnType<typeof entriesFor>, readonly string[]])[] = [
    ['nothing', entriesFor(HELD, HELD), []],
    ['a promise', entriesFor(null, HELD), ['authorize 1000: authorized from issuer']],
    [
      'a capture in part, of which the rest stays open',
      entriesFor(HELD, { ...HELD, captured_amount: 400n, held_amount: 600n }),
      ['capture 400: processor_receivable from captured', 'use_hold 400: issuer from hold_used'],
    ],
    [
      'a final capture in part',
      entriesFor(HELD, { ...HELD, captured_amount: 400n, held_amount: 0n }),
      [
        'capture 400: processor_receivable from captured',
        'use_hold 400: issuer from hold_used',
        'release_hold 600: issuer from hold_released',
      ],
    ],
    [
      'a capture of more than was promised',
      entriesFor(HELD, { ...HELD, captured_amount: 1100n, held_amount: 0n }),
      ['capture 1100: processor_receivable from captured', 'use_hold 1000: issuer from hold_used'],
    ],
    [
      'a capture of what was let go of before',
      entriesFor({ ...HELD, held_amount: 0n }, { ...HELD, held_amount: 0n, captured_amount: 300n }),
      ['capture 300: processor_receivable from captured'],
    ],
    [
      'a payment at once',
      entriesFor(null, { ...NOTHING, authorized_amount: 1000n, captured_amount: 1000n }),
      [
        'authorize 1000: authorized from issuer',
        'capture 1000: processor_receivable from captured',
        'use_hold 1000: issuer from hold_used',
      ],
    ],
    ['a void', entriesFor(HELD, { ...HELD, held_amount: 0n }, 'voided'), ['void 1000: issuer from voided']],
    [
      'an expiry',
      entriesFor(HELD, { ...HELD, held_amount: 0n }),
      ['release_hold 1000: issuer from hold_released'],
    ],
    [
      'a refund and a return',
      entriesFor(
        { ...NOTHING, refunded_amount: 100n },
        { ...NOTHING, refunded_amount: 250n, returned_amount: 70n },
      ),
      ['refund 150: refunded from processor_receivable', 'return 70: returned from processor_receivable'],
    ],
    [
      'a refund that came back',
      entriesFor({ ...NOTHING, refunded_amount: 250n }, { ...NOTHING, refunded_amount: 100n }),
      ['correct 150: processor_receivable from refunded'],
    ],
    [
      'captured less than was known, while more is held',
      entriesFor({ ...HELD, captured_amount: 500n, held_amount: 500n }, { ...HELD, captured_amount: 400n }),
      ['correct 100: captured from processor_receivable', 'correct 500: hold_released from issuer'],
    ],
    [
      'captured more while more is held',
      entriesFor({ ...HELD, held_amount: 0n }, { ...HELD, captured_amount: 400n, held_amount: 200n }),
      ['capture 400: processor_receivable from captured', 'correct 200: hold_released from issuer'],
    ],
  ];
  assert.deepEqual(
    rows.map(([name, entries]) => [name, entries.map(print)]),
    rows.map(([name, , expected]) => [name, expected]),
  );
});

test('nothing is no entry, and less than nothing a correction the other way round', () => {
  assert.deepEqual(entry('settle', 'settled', 'processor_receivable', 0n), []);
  assert.deepEqual(entry('settle', 'settled', 'processor_receivable', 1n).map(print), [
    'settle 1: settled from processor_receivable',
  ]);
  assert.deepEqual(entry('settle', 'settled', 'processor_receivable', -1n).map(print), [
    'correct 1: processor_receivable from settled',
  ]);
});

test('a balance is what was debited less what was credited', () => {
  const entries = [
    ...entry('capture', 'processor_receivable', 'captured', 1000n),
    ...entry('refund', 'refunded', 'processor_receivable', 300n),
    ...entry('refund', 'refunded', 'processor_receivable', 50n),
  ];
  assert.deepEqual(
    [...balancesOf(entries)],
    [
      ['processor_receivable', 650n],
      ['captured', -1000n],
      ['refunded', 350n],
    ],
  );
});

test('the accounts and movements are those that the database takes', () => {
  const schema = fs.readFileSync(path.join(import.meta.dirname, '../../db/schema.sql'), 'utf8');
  const taken = (domain: string): readonly string[] => {
    const line = schema.split('\n').find((one) => one.startsWith(`CREATE DOMAIN ${domain} `)) ?? '';
    return [...line.matchAll(/'(\w+)'::text/g)].map(([, word = '']) => word);
  };
  assert.deepEqual(LEDGER_ACCOUNTS, taken('ledger_account'));
  assert.deepEqual(MOVEMENTS, taken('ledger_movement'));
});
