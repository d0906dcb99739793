import { codesByAmount } from '../../sandbox/sandbox-amounts.ts';
import { endedAs, orderReader, paidOutcome, paidByNumber } from '../order-connector.ts';

export const DECLINES = codesByAmount();

export const reader = orderReader(DECLINES, {
  open: paidByNumber('barcode'),
  paid: paidOutcome,
  expired: endedAs('incomplete_buyer_approval', 'the voucher was not paid in time'),
  cancelled: endedAs('canceled', 'the voucher was cancelled'),
});
