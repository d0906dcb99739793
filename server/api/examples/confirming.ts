import type { Example } from './example.ts';

const one = { confirmation_id: '{create_confirmation.id}' };

/** What people sign; nobody has to agree to anything yet. */
export const CONFIRMING: readonly Example[] = [
  {
    operation: 'create_confirmation',
    body: {
      method: 'POST',
      path: '/transactions/{create_transaction.id}/refunds',
      body: '{"amount":1299}',
      reason: 'came back broken',
    },
  },
  { operation: 'get_confirmation', params: one },
  { operation: 'list_confirmations' },
  { operation: 'update_approval_limits', body: { limits: [] } },
  { operation: 'get_approval_limits' },
  { operation: 'list_card_exports' },
];

/** Of a vault that cards move to. */
const PUBLIC_KEY = [
  '-----BEGIN PGP PUBLIC KEY BLOCK-----',
  '',
  'mDMEawpVNxYJKwYBBAHaRw8BAQdAaMl4gneFiXPnySOEFqewMNKh+3CzikeDkmi0',
  'kG1yD7q0CmN1cnZlMjU1MTmIkAQTFggAOBYhBJSNH/5vNjlNaPQNrvPMaQgcGYf7',
  'BQJrClU3AhsDBQsJCAcCBhUKCQgLAgQWAgMBAh4BAheAAAoJEPPMaQgcGYf7rXwB',
  'AJqNjvJzjJdd/ZlbzzOu3s8i27oh6+iIpcLykn+TGqnOAPkBAbuDW5UODYkdRJLA',
  '2JJ+MfoVsUJgpM4rKQcvjpO9Brg4BGsKVTcSCisGAQQBl1UBBQEBB0A7t3a+xwuG',
  'isT/UdPWyOD55f7xuoyccb3+SW/W7Y1hRAMBCAeIeAQYFggAIBYhBJSNH/5vNjlN',
  'aPQNrvPMaQgcGYf7BQJrClU3AhsMAAoJEPPMaQgcGYf7pG0A/2QAgX7lwebXNZz5',
  'zqvSl2fmGQi24RaSSJO6D+RjyUzpAP9N7Xp6HmPySQaFT5q9snX9em/vzssmd3ST',
  '8Sn2gF3aDw==',
  '=Adh2',
  '-----END PGP PUBLIC KEY BLOCK-----',
  '',
].join('\n');

/** For a second person, whom the examples do not have. */
export const DECIDING: readonly Example[] = [
  { operation: 'approve_confirmation', params: one, body: {} },
  { operation: 'decline_confirmation', params: one, body: { reason: 'too much' } },
  {
    operation: 'create_card_export',
    body: { public_key: PUBLIC_KEY, recipient: 'Example Vault, Inc.', cards_max: 250_000 },
  },
  { operation: 'get_card_export', params: { card_export_id: '0192f0aa-0000-7000-8000-0000000000ce' } },
];
