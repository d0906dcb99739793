import type { Kinds } from '../operations/kinds.ts';
import { checkoutSessionKind } from '../checkout/end.ts';
import { disputeResponseKind } from '../disputes/settle-response.ts';
import { disputeKind } from '../disputes/watch-case.ts';
import { paymentLinkKind } from '../payment-links/tell-end.ts';
import { accountUpdateKind } from '../payment-methods/account-updater.ts';
import { paymentMethodKind } from '../payment-methods/delete-payment-method.ts';
import { mandateKind } from '../payment-methods/mandates.ts';
import { networkTokenKind } from '../payment-methods/network-tokens-due.ts';
import { tokenKind } from '../payment-methods/tokens/delete-tokens.ts';
import { giftCardOperationKind, tendersKind } from '../payments/operation/gift-cards/continue-tenders.ts';
import { AUTHENTICATION_SUBJECTS } from '../payments/approval/authentication-subjects.ts';
import { paymentKind } from '../payments/recovery/recover.ts';
import { payoutKind } from '../payments/payouts/settle-payout.ts';
import { retryKind } from '../payments/retries/retry-payment.ts';
import { reportKind, screeningKind } from '../payments/screening/screening-kinds.ts';
import { receiptKind } from '../receipts/send-receipt.ts';
import { authenticationKind } from '../three-d-secure/run.ts';

/** How each kind of operation is looked after when its own process may be gone. ARCHITECTURE.md tells it in words. */
export const KINDS: Kinds = {
  authorize: paymentKind,
  capture: paymentKind,
  void: paymentKind,
  refund: paymentKind,
  cancel: paymentKind,
  increment: paymentKind,
  sync: paymentKind,
  payout: payoutKind,
  'cancel-mandate': mandateKind,
  'activate-gift-card': giftCardOperationKind,
  'issue-gift-card': giftCardOperationKind,
  'redeem-gift-card': giftCardOperationKind,
  'refund-gift-card': giftCardOperationKind,
  tenders: tendersKind,
  'checkout-session': checkoutSessionKind,
  'payment-link': paymentLinkKind,
  'payment-method': paymentMethodKind,
  'payment-service-token': tokenKind,
  'account-update': accountUpdateKind,
  'network-token': networkTokenKind,
  authentication: authenticationKind(AUTHENTICATION_SUBJECTS),
  'screen-payment': screeningKind,
  'report-payment': reportKind,
  'retry-payment': retryKind,
  dispute: disputeKind,
  'submit-dispute-evidence': disputeResponseKind,
  'accept-dispute': disputeResponseKind,
  receipt: receiptKind,
};
