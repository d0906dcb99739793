export {
  type CardField,
  EMPTY_CARD,
  type ReadCard,
  readCard,
  typeCard,
  type TypedCard,
} from './card-form.ts';
export {
  type CardInputs,
  type CardPayment,
  CardRun,
  keptCardSession,
  type PaymentRequest,
  type SessionPayment,
} from './card-run.ts';
export { type Api, ApiFault, type FaultKind, faultKind } from './call.ts';
export {
  argumentFault,
  type BeforeTransaction,
  type Checkout,
  type CheckoutOptions,
  openCheckout,
  tellFault,
  updateCheckout,
} from './checkout.ts';
export { isOver } from './checkout-effects.ts';
export { reduce, restore } from './checkout-reducer.ts';
export { CheckoutRun, checkoutStanding, hasKeptCheckout } from './checkout-run.ts';
export type { CheckoutHands, CheckoutNews, SnapshotStorage } from './checkout-runner.ts';
export {
  CHECKOUT_LIMITS,
  type CheckoutEffect,
  type CheckoutEnding,
  type CheckoutEvent,
  type CheckoutReason,
  type CheckoutSnapshot,
  type CheckoutState,
  type CheckoutStateName,
  type KnownTransaction,
  NO_CHECKOUT,
  type PaymentStanding,
  standingOf,
} from './checkout-state.ts';
export { loggable, logLine } from './log-line.ts';
export { eventOfPage, type PageMessage, pageMessage } from './page-bridge.ts';
export type { Fetch } from './platform.ts';
export { CHANNEL, type EmbedEventName, type EmbedEvents, type FromFrame, type ToFrame } from './protocol.ts';
export { returnParameters } from './return-address.ts';
export { type CardDetails, cardDetails, type Instrument, tokenize } from './session.ts';
export {
  approvalAddress,
  authenticateInApp,
  CHALLENGE_MS,
  type Challenge,
  type Device,
  type End,
  FIRST_STEP,
  type StepEvent,
  type NativeSdk,
  next,
  type Result,
  type Step,
  threeDSecureAuthenticate,
  threeDSecureVersion,
  type Version,
  WINDOW_SIZES,
  type WindowSize,
} from './three-d-secure.ts';
export { createTransaction, isSettled, pollTransaction, type Transaction } from './transactions.ts';
export {
  applePaySession,
  clickToPaySession,
  completePazeSession,
  completeTransaction,
  createPazeSession,
  googlePaySession,
  type IntegrationClient,
  payWithWallet,
  pazeSession,
  reviewPazeSession,
  transactionSession,
  type WalletEnd,
  type WalletSession,
} from './wallets.ts';

export { type BuyerLanguage, type BuyerWord, buyerWord, languageOf, reasonText } from './words.ts';
export { VERSION } from './version.ts';
