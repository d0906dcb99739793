import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestName as inCommandLine } from '../packages/cli/src/nearest-name.ts';
import { nearestName as inService } from '../server/domain/nearest-name.ts';

const NAMES = [
  'amount',
  'currency',
  'country',
  'payment_method',
  'checkout_session_id',
  'merchant_account_id',
];
const MISSPELT = [
  ...[
    'amuont',
    'Amount',
    'amounts',
    'amt',
    'curency',
    'currencies',
    'county',
    'countrycode',
    'paymentMethod',
  ],
  ...[
    'payment',
    'checkout-session-id',
    'sessionId',
    'merchant',
    'mercahnt_account',
    'id',
    '',
    '---',
    'größe',
  ],
];

test('the command line, which may not know the service, means the same name as the service does', () => {
  for (const word of MISSPELT) assert.equal(inCommandLine(word, NAMES), inService(word, NAMES), word);
});
