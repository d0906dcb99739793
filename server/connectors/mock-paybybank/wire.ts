import { codesByAmount } from '../../sandbox/sandbox-amounts.ts';
import { approvedAt, endedAs, orderReader, paidOutcome } from '../order-connector.ts';

export const DECLINES = codesByAmount('refund');

const pending = approvedAt('approval_url', 'transfer');

export const reader = orderReader(DECLINES, {
  created: pending,
  approved: pending,
  paid: paidOutcome,
  expired: endedAs('incomplete_buyer_approval', 'the buyer did not approve in time'),
  cancelled: endedAs('canceled', 'the payment was cancelled'),
});
