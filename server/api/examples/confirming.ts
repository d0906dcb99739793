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
];

/** For a second person, whom the examples do not have. */
export const DECIDING: readonly Example[] = [
  { operation: 'approve_confirmation', params: one, body: {} },
  { operation: 'decline_confirmation', params: one, body: { reason: 'too much' } },
];
