export { ApprovalSheet, type ApprovalSheetProps } from './approval-sheet.tsx';
export { hasKeptCheckout, type SnapshotStorage } from '@railyard/client-core';
export { type CheckoutEnd, CheckoutSheet, type CheckoutSheetProps } from './checkout-sheet.tsx';
export { type CardHook, useCard } from './use-card.ts';
export { payWithWalletSdk } from './wallet.ts';
export type { WebViewComponent, WebViewProps } from './web-view.ts';
