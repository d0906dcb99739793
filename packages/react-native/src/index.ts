export { ApprovalSheet, type ApprovalSheetProps, type CardApprovalProps } from './approval-sheet.tsx';
export {
  ApiFault,
  hasKeptCheckout,
  keptCardSession,
  type PaymentRequest,
  type SessionPayment,
  type SnapshotStorage,
} from '@railyard/client-core';
export { type CheckoutEnd, CheckoutSheet, type CheckoutSheetProps } from './checkout-sheet.tsx';
export { type CardHook, useCard } from './use-card.ts';
export {
  type CardApproval,
  type CardEnd,
  type CardPaymentHook,
  type CardPaymentOptions,
  useCardPayment,
} from './use-card-payment.ts';
export { payWithWalletSdk } from './wallet.ts';
export type { WebViewComponent, WebViewProps } from './web-view.ts';
