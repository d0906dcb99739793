import { type TokenAtService, TokenRefused } from '../../connectors/token-service-connector.ts';
import {
  type CardOfToken,
  type NetworkTokenRow,
  beginNetworkToken,
  completeNetworkToken,
  giveUpNetworkToken,
  networkTokensByReference,
  orderNetworkTokenRow,
  refuseNetworkToken,
  selectCardOfToken,
  selectCurrentNetworkToken,
  stopAskingForNetworkToken,
} from '../../db/queries/network-tokens.ts';
import { type Expiry, parseExpiry } from '../../domain/expiry.ts';
import type { MerchantAccountId, NetworkTokenId, PaymentMethodId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import { newId, randomToken } from '../../platform/entropy.ts';
import { Problem } from '../../domain/problem.ts';
import type { HeldValue } from '../vault.ts';
import {
  badRequest,
  jobOf,
  MAKING_MAX_MS,
  type NetworkTokenParts,
  noService,
  notificationDigest,
  recordOf,
  TOKEN_FIELD,
} from './network-tokens.ts';
import type { TokenService } from '../../connections/token-service-kind.ts';
import { askTokenService, serviceOfScheme } from './token-services.ts';

/** Field of a card's vault record that holds its number; as `payment-methods/store-card.ts` seals it. */
const CARD_NUMBER_FIELD = 'number';

/**
 * Asks the token service for a token of a stored card and seals it. The row stands before the service is
 * asked and its id is the service's idempotency key, so an answer that got lost is asked for again and
 * nothing is made twice. A refusal leaves nothing behind.
 */
export async function provisionNetworkToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  card: CardOfToken,
  asked: Requester = { by: 'merchant', securityCode: null },
): Promise<NetworkTokenRow> {
  const expiry = parseExpiry(card.expiration_date ?? '');
  if (card.method !== 'card' || card.vault_record_id === null || expiry === null)
    throw badRequest('/payment_method_id', 'is not a card', 'value_error');
  const service = await serviceOfScheme(parts, merchantAccountId, card.scheme);
  if (service === null) throw noService();
  const secret = randomToken();
  const askedUntil = new Date(parts.clock.now().getTime() + MAKING_MAX_MS);
  const newOne = newId<'network-token'>(parts.clock.nowFor(merchantAccountId));
  const begun = await beginNetworkToken(
    parts.db,
    merchantAccountId,
    newOne,
    card.payment_method_id,
    {
      service: service.connector.id,
      notificationDigest: notificationDigest(secret),
      machineNow: parts.clock.now(),
      askedUntil,
    },
    parts.clock.nowFor(merchantAccountId),
  );
  if (begun === null) throw await whyNot(parts, merchantAccountId, card.payment_method_id);

  const id = begun.network_token_id;
  await refuseDeleted(parts, merchantAccountId, card.payment_method_id, id === newOne ? id : null);
  const number = parts.vault.secret(
    merchantAccountId,
    card.vault_record_id,
    CARD_NUMBER_FIELD,
    'card.number',
  );
  try {
    const made = await askToProvision(parts, service, id, {
      number,
      expiry,
      securityCode: asked.by === 'merchant' ? (asked.securityCode?.secret ?? null) : null,
      notificationUrl: `${parts.config.publicUrl}/network-token-events/${secret}`,
      isRepeat: id !== newOne,
    });
    return await complete(parts, merchantAccountId, { id, paymentMethodId: card.payment_method_id }, made);
  } catch (error) {
    if (error instanceof TokenRefused)
      throw await refuseToken(parts, merchantAccountId, id, { by: asked.by, code: error.code });
    await stopAskingForNetworkToken(parts.db, merchantAccountId, id, askedUntil);
    throw error;
  }
}

/**
 * The deletion of a card looks for its token once it is written, and this looks for the deletion once the token's row
 * is: so one of the two sees the other, and no token is made that nobody would delete. `made`: a row that was not
 * there before; another is in the deletion's hands.
 */
async function refuseDeleted(
  { db }: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  made: NetworkTokenId | null,
): Promise<void> {
  if ((await selectCardOfToken(db, merchantAccountId, paymentMethodId)) !== null) return;
  if (made !== null) await giveUpNetworkToken(db, merchantAccountId, made);
  throw deletedMeanwhile();
}

function deletedMeanwhile(): Problem {
  return badRequest('/payment_method_id', 'was deleted meanwhile', 'value_error');
}

async function refuseToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  { by, code }: Readonly<{ by: Requester['by']; code: string }>,
): Promise<Problem> {
  const until = new Date(parts.clock.now().getTime() + REFUSED_FOR_MS);
  if (by === 'merchant') await giveUpNetworkToken(parts.db, merchantAccountId, id);
  else
    await refuseNetworkToken(parts.db, merchantAccountId, id, until, parts.clock.nowFor(merchantAccountId));
  return badRequest(
    '/payment_method_id',
    `was refused by the token service: ${code}`,
    'value_error.network_token_refused',
  );
}

/** Why nobody may ask for a token of this card now. */
async function whyNot(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<Problem> {
  const current = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
  return current?.reference === null
    ? new Problem('concurrent_request', { message: 'A network token of this card is just being made' })
    : badRequest('/payment_method_id', 'has a network token already', 'value_error.duplicate');
}

type ProvisionRequest = Readonly<{
  number: Secret;
  expiry: Expiry;
  securityCode: Secret | null;
  notificationUrl: string;
  isRepeat: boolean;
}>;

async function askToProvision(
  parts: NetworkTokenParts,
  service: TokenService,
  id: NetworkTokenId,
  asking: ProvisionRequest,
): Promise<ProvisionedToken> {
  const { connector, merchantAccountId } = service;
  const known = async (references: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await networkTokensByReference(parts.db, merchantAccountId, connector.id, references);
    return new Set(rows.flatMap(({ reference }) => reference ?? []));
  };
  const { answer, held } = await askTokenService(
    parts,
    service,
    { id, input: { ...asking, known } },
    (call) => connector.operations.provision(call),
    ({ token }) => token,
  );
  if (held === null) throw new Error(`BUG: ${connector.id} gave a token that the vault does not hold`);

  return { token: held, at: answer };
}

type ProvisionedToken = Readonly<{
  token: HeldValue;
  at: TokenAtService & Readonly<{ reference: string; expirationDate: string }>;
}>;

/**
 * A merchant is told of a refusal. One that we met by ourselves is remembered, so that not every payment asks
 * again.
 */
export type Requester = Readonly<{ by: 'merchant'; securityCode: HeldValue | null }> | Readonly<{ by: 'us' }>;
const REFUSED_FOR_MS = 24 * 60 * 60_000;

/**
 * A worker is to ask for the card's token (payment-methods/network-tokens-due.ts). Where there is one, or an order or
 * a refusal, that stays.
 */
export async function orderNetworkToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  onlyAsync: 'always' | 'only-async',
): Promise<void> {
  const card = await selectCardOfToken(parts.db, merchantAccountId, paymentMethodId);
  if (card === null || (await serviceOfScheme(parts, merchantAccountId, card.scheme)) === null) return;

  const now = parts.clock.nowFor(merchantAccountId);
  await orderNetworkTokenRow(
    parts.db,
    merchantAccountId,
    {
      id: newId(now),
      paymentMethodId,
      notificationDigest: notificationDigest(randomToken()),
      machineNow: parts.clock.now(),
      job: jobOf(parts, merchantAccountId, 0),
      onlyAsync: onlyAsync === 'only-async',
    },
    now,
  );
}

/**
 * The card's active token: the one there is, else a new one. Null where it cannot have one now, whatever the
 * reason.
 */
export async function networkTokenFor(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<NetworkTokenRow | null> {
  const current = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
  if (current !== null && current.reference !== null) return current.status === 'active' ? current : null;
  if (isRefused(parts, current)) return null;
  const card = await selectCardOfToken(parts.db, merchantAccountId, paymentMethodId);
  if (card === null) return null;

  try {
    return await provisionNetworkToken(parts, merchantAccountId, card, { by: 'us' });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Two requests at once: the other one made it.
    const made = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
    return made?.status === 'active' ? made : null;
  }
}

export function isRefused({ clock }: Pick<NetworkTokenParts, 'clock'>, row: NetworkTokenRow | null): boolean {
  return row !== null && row.refused_until !== null && Date.parse(row.refused_until) > clock.now().getTime();
}

type TokenToProvision = Readonly<{ id: NetworkTokenId; paymentMethodId: PaymentMethodId }>;

async function complete(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  { id, paymentMethodId }: TokenToProvision,
  made: ProvisionedToken,
): Promise<NetworkTokenRow> {
  try {
    await parts.vault.seal(merchantAccountId, recordOf(id), 'network_token', { [TOKEN_FIELD]: made.token });
  } catch (error) {
    // The card was deleted while the token service was asked. The worker that this deletion left behind
    // deletes the token, too.
    if (
      (await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId))?.network_token_id !== id
    )
      throw deletedMeanwhile();
    throw error;
  } finally {
    await parts.vault.release([made.token]);
  }
  const { reference, status, expirationDate, cardArtUrl } = made.at;
  const row = await completeNetworkToken(
    parts.db,
    merchantAccountId,
    id,
    { reference, status, expirationDate, cardArtUrl },
    parts.clock.nowFor(merchantAccountId),
  );
  if (row === null)
    throw badRequest('/payment_method_id', 'has a network token already', 'value_error.duplicate');

  return row;
}
