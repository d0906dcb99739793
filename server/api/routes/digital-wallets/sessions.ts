import type { Static, TSchema } from 'typebox';
import { findLiveCheckoutSession } from '../../../checkout/fields.ts';
import { askProvider } from '../../../digital-wallets/ask-provider.ts';
import { digitalWalletOf } from '../../../db/queries/digital-wallets.ts';
import { notRegistered, registeredWallet } from '../../../digital-wallets/register.ts';
import {
  appleMerchantSession,
  googleSessionToken,
  merchantIdOf,
  sandboxGoogleSessionToken,
} from '../../../digital-wallets/sessions.ts';
import { toId } from '../../../domain/ids.ts';
import { textAt } from '../../../domain/json.ts';
import { compileCheck } from '../../contract-check.ts';
import {
  completePazeMobileSession,
  createApplePayDigitalWalletSession,
  createClickToPayDigitalWalletSession,
  createGooglePayDigitalWalletSession,
  createPazeDigitalWalletSession,
  createPazeMobileSession,
  PazeMobileSessionCreate,
  PazeSessionComplete,
  PazeSessionReview,
  reviewPazeMobileSession,
} from '../../../api-contract/digital-wallet-sessions.ts';
import { Problem } from '../../../domain/problem.ts';
import { type AnyRoute, route } from '../../route.ts';

/** Any origin gets one: front ends ask before a merchant has registered where they run. */
const google = route(createGooglePayDigitalWalletSession, async ({ body, merchantAccountId, now, parts }) => {
  const wallet = await digitalWalletOf(parts.db, merchantAccountId, 'google');
  if (wallet === null) {
    if (parts.config.environment !== 'sandbox') throw notRegistered('google');
    const token = sandboxGoogleSessionToken(parts, merchantAccountId, body.origin_domain, now);
    return { status: 200, body: { gateway_merchant_id: merchantAccountId, token } };
  }
  return {
    status: 200,
    body: {
      gateway_merchant_id: merchantIdOf(wallet),
      token: await googleSessionToken(parts, wallet, body.origin_domain, now),
    },
  };
});

const apple = route(createApplePayDigitalWalletSession, async ({ body, merchantAccountId, parts }) => {
  const wallet = await registeredWallet(parts, merchantAccountId, 'apple');
  return {
    status: 200,
    body: await appleMerchantSession(parts, wallet, body.validation_url, body.domain_name),
  };
});

/** Without a token: the checkout session says for whom. */
const clickToPay = route(createClickToPayDigitalWalletSession, async ({ body, parts }) => {
  const live = await findLiveCheckoutSession(parts, toId(body.checkout_session_id));
  if (live === null) throw new Problem('not_found');
  const wallet = await registeredWallet(parts, live.session.merchant_account_id, 'click-to-pay');
  return {
    status: 200,
    body: {
      digital_payment_application_id: wallet.provider_reference,
      digital_payment_application_name: wallet.merchant_display_name ?? wallet.merchant_name,
    },
  };
});

const paze = route(createPazeDigitalWalletSession, async ({ body, merchantAccountId, parts }) => {
  const wallet = await registeredWallet(parts, merchantAccountId, 'paze');
  const web = {
    id: wallet.provider_reference,
    name: wallet.merchant_display_name ?? wallet.merchant_name,
    profileId: wallet.digital_wallet_id,
  };
  if (body.source === 'web') return { status: 200, body: web };

  const { answer } = await askProvider(parts, wallet, 'paze/access', { clientId: wallet.provider_reference });
  return {
    status: 200,
    body: {
      ...web,
      accessToken: textAt(answer, 'accessToken') ?? '',
      sessionId: textAt(answer, 'sessionId') ?? '',
    },
  };
});

const pazeCreate = route(createPazeMobileSession, async ({ body, merchantAccountId, parts }) => {
  const { answer } = await askProvider(
    parts,
    await registeredWallet(parts, merchantAccountId, 'paze'),
    'paze/sessions/create',
    body,
  );
  return { status: 200, body: read(PazeMobileSessionCreate, answer) };
});

const pazeReview = route(reviewPazeMobileSession, async ({ body, merchantAccountId, parts }) => {
  const { answer } = await askProvider(
    parts,
    await registeredWallet(parts, merchantAccountId, 'paze'),
    'paze/sessions/review',
    body,
  );
  return { status: 200, body: read(PazeSessionReview, answer) };
});

/**
 * The secure payload is encrypted for the vault's key: the front end carries it to `POST /transactions` and
 * cannot read it.
 */
const pazeComplete = route(completePazeMobileSession, async ({ body, merchantAccountId, parts }) => {
  const wallet = await registeredWallet(parts, merchantAccountId, 'paze');
  const { answer } = await askProvider(parts, wallet, 'paze/sessions/complete', {
    ...body,
    clientId: wallet.provider_reference,
    publicKey: wallet.public_keys.agreement,
  });
  return { status: 200, body: read(PazeSessionComplete, answer) };
});

/** An answer of the wallet's that is what the contract promises, or a 502. */
function read<Schema extends TSchema>(schema: Schema, answer: unknown): Static<Schema> {
  if (compileCheck(schema)(answer, new Map()).length > 0)
    throw new Problem('bad_gateway', { message: 'The wallet did not answer properly' });
  return answer as Static<Schema>; // checked against the schema
}

export const digitalWalletSessionRoutes: readonly AnyRoute[] = [
  google,
  apple,
  clickToPay,
  paze,
  pazeCreate,
  pazeReview,
  pazeComplete,
];
