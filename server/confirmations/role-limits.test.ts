import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoleLimitRow } from '../db/queries/role-limits.ts';
import { boundsOf } from './role-limits.ts';

const ROLE: RoleLimitRow = {
  role_assignment_id: 'one',
  allow: ['transactions.write'],
  withheld: [],
  act: null,
  currency: null,
  amount_per_act: null,
  amount_per_day: null,
};
const limit = (row: Partial<RoleLimitRow>): RoleLimitRow => ({
  ...ROLE,
  act: 'refund',
  currency: 'EUR',
  ...row,
});
const other = { role_assignment_id: 'other' };

const CASES: readonly (readonly [name: string, rows: readonly RoleLimitRow[], bounds: unknown])[] = [
  ['no role', [], null],
  ['a role that allows no such thing', [{ ...ROLE, allow: ['transactions.read'] }], null],
  ['a role that is without it', [{ ...ROLE, withheld: ['refund'] }], null],
  ['a role without limits', [ROLE], { perAct: null, perDay: null }],
  ['a limit', [limit({ amount_per_act: 5n })], { perAct: 5n, perDay: null }],
  ['limits of another act', [limit({ act: 'capture', amount_per_act: 5n })], { perAct: null, perDay: null }],
  ['limits in another currency alone', [limit({ currency: 'USD', amount_per_act: 5n })], null],
  [
    'two limited roles: the wider one, each way',
    [
      limit({ amount_per_act: 5n, amount_per_day: 90n }),
      limit({ ...other, amount_per_act: 9n, amount_per_day: 20n }),
    ],
    { perAct: 9n, perDay: 90n },
  ],
  [
    'a limited role beside one that is not',
    [limit({ amount_per_act: 5n }), { ...ROLE, ...other }],
    {
      perAct: null,
      perDay: null,
    },
  ],
  [
    'a limited role beside one that is without it',
    [limit({ amount_per_act: 5n }), { ...ROLE, ...other, withheld: ['refund'] }],
    { perAct: 5n, perDay: null },
  ],
];

test('how much may be paid out goes by the scope of payouts, and by limits of its own', () => {
  const payer = { ...ROLE, allow: ['payouts.write'], withheld: ['refund'] };
  const limited: RoleLimitRow = { ...payer, act: 'payout', currency: 'EUR', amount_per_act: 5n };
  assert.equal(boundsOf([ROLE], 'payout', 'EUR'), null, 'who writes payments pays nothing out');
  assert.equal(boundsOf([payer], 'refund', 'EUR'), null);
  assert.deepEqual(boundsOf([payer], 'payout', 'EUR'), { perAct: null, perDay: null });
  assert.deepEqual(boundsOf([limited], 'payout', 'EUR'), { perAct: 5n, perDay: null });
  assert.equal(boundsOf([limited], 'payout', 'USD'), null);
});

for (const [name, rows, bounds] of CASES)
  test(`how much may be refunded by ${name}`, () =>
    assert.deepEqual(boundsOf(rows, 'refund', 'EUR'), bounds));
