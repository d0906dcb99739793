import { type Api, call, originOf } from './call.ts';
import { type Transaction, createTransaction } from './transactions.ts';

export type GooglePaySession = Readonly<{ gateway_merchant_id: string; token: string }>;

/**
 * What Google Pay is started with, in a page of that domain.
 *
 * @example const session = await googlePaySession(api, 'shop.example')
 */
export function googlePaySession(api: Api, originDomain: string): Promise<GooglePaySession> {
  return session(api, 'google/session', { origin_domain: originDomain });
}

/**
 * Apple's merchant session, as it came, for Apple Pay in a page or a web view. PassKit in an app asks for none.
 *
 * @example const session = await applePaySession(api, { validationUrl, domainName: 'shop.example' })
 */
export function applePaySession(
  api: Api,
  asked: Readonly<{ validationUrl: string; domainName: string }>,
): Promise<Readonly<Record<string, unknown>>> {
  const body = { validation_url: asked.validationUrl, domain_name: asked.domainName };
  return session(api, 'apple/session', body);
}

export type PazeMobileSession = Readonly<{
  id: string;
  name: string;
  profileId: string;
  accessToken: string;
  sessionId: string;
}>;

/**
 * What Paze is started with in an app. The steps after it take `accessToken` and `sessionId`.
 *
 * @example const session = await pazeSession(api)
 */
export function pazeSession(api: Api): Promise<PazeMobileSession> {
  return session(api, 'paze/session', { source: 'mobile' });
}

/** Bodies and answers are Paze's own words, as `openapi.json` has them. */
export type PazeBody = Readonly<Record<string, unknown>>;

/**
 * Opens a session at Paze.
 *
 * @example const { pazeCheckoutUrl } = await createPazeSession(api, body)
 */
export function createPazeSession(api: Api, body: PazeBody): Promise<Readonly<{ pazeCheckoutUrl: string }>> {
  return session(api, 'paze/session/create', body);
}

/**
 * What the shopper chose at Paze, before it is completed.
 *
 * @example const review = await reviewPazeSession(api, body)
 */
export function reviewPazeSession(api: Api, body: PazeBody): Promise<PazeBody> {
  return session(api, 'paze/session/review', body);
}

/**
 * `securePayload` pays, as the token of a payment method `paze`.
 *
 * @example const { securePayload } = await completePazeSession(api, body)
 */
export function completePazeSession(
  api: Api,
  body: PazeBody,
): Promise<Readonly<{ payloadId: string; securePayload: string | null }>> {
  return session(api, 'paze/session/complete', body);
}

export type ClickToPaySession = Readonly<{
  digital_payment_application_id: string;
  digital_payment_application_name: string;
}>;

/**
 * The checkout session is the credential.
 *
 * @example const { digital_payment_application_id } = await clickToPaySession(api, checkoutSessionId)
 */
export function clickToPaySession(api: Api, checkoutSessionId: string): Promise<ClickToPaySession> {
  const body = { checkout_session_id: checkoutSessionId };
  return call(api, {
    method: 'POST',
    path: '/digital-wallets/click-to-pay/session',
    body,
    credential: 'none',
  });
}

function session<Told>(api: Api, path: string, body: object): Promise<Told> {
  return call(api, { method: 'POST', path: `/digital-wallets/${path}`, body });
}

/** The client that a wallet's SDK runs in. */
export type IntegrationClient = 'ios' | 'android' | 'web';

/** What a wallet's own SDK starts with, in the app or the page. */
export type WalletSession = Readonly<{
  /** What the wallet's SDK starts with; null: nothing. */
  session_data: Readonly<Record<string, unknown>> | null;
  /** Where the SDK's client is sent when it is done. */
  default_completion_url: string;
  /** The client that the session is for. */
  integration_client: string;
}>;

/** How a payment by wallet ended. */
export type WalletEnd = Readonly<{
  /** Id of the transaction. */
  transaction_id: string;
  /** Its status, such as `captured`. */
  status: string;
}>;

/**
 * Exchanges the `session_token` of a transaction, which is the credential.
 *
 * @example const session = await transactionSession(api, transaction.id, transaction.session_token)
 */
export function transactionSession(
  api: Api,
  transactionId: string,
  sessionToken: string,
): Promise<WalletSession> {
  const path = `/transactions/${encodeURIComponent(transactionId)}/session?token=${encodeURIComponent(sessionToken)}`;
  return call(api, { method: 'POST', path, body: {}, credential: 'none' });
}

/**
 * Goes on with what the buyer approved in the wallet's SDK. May be repeated.
 *
 * @example const { status } = await completeTransaction(api, session)
 */
export function completeTransaction(
  api: Api,
  { default_completion_url: url }: WalletSession,
): Promise<WalletEnd> {
  const at = originOf(url);
  return call({ ...api, apiUrl: at }, { method: 'GET', path: url.slice(at.length), credential: 'none' });
}

/**
 * Pays with a wallet that has an SDK of its own. `approve` shows it: true, once the buyer has approved. Where they
 * have not, the transaction waits, until your server cancels it or its time is over.
 *
 * @example const { status } = await payWithWallet(api, { client: 'web', transaction, idempotencyKey, approve })
 */
export async function payWithWallet(
  api: Api,
  payment: Readonly<{
    client: IntegrationClient;
    transaction: Readonly<Record<string, unknown>>;
    idempotencyKey: string;
    approve: (session: WalletSession, transaction: Transaction) => Promise<boolean>;
  }>,
): Promise<WalletEnd> {
  const { client, transaction: asked, idempotencyKey, approve } = payment;
  const transaction = await createTransaction(api, { ...asked, integration_client: client }, idempotencyKey);
  const { id, status, session_token: sessionToken } = transaction;
  if (sessionToken === null) return { transaction_id: id, status };
  const opened = await transactionSession(api, id, sessionToken);
  return (await approve(opened, transaction))
    ? completeTransaction(api, opened)
    : { transaction_id: id, status };
}
