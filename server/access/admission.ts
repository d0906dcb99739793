import { Problem, type Detail } from '../problem/problem.ts';
import type { Operation } from '../api/contract/operation.ts';
import type { RequestHeaders } from './request-headers.ts';
import { API_VERSIONS, type ApiVersion } from '../domain/api-version.ts';
import type { Caller } from './caller.ts';
import type { CheckoutSessionRow } from '../db/queries/checkout-sessions.ts';
import { type MerchantAccountId, parseMerchantAccountId, parseUuid } from '../domain/ids.ts';
import type { Callers, VerifiedToken } from './callers.ts';
import { joinPins, sessionPins } from './pins.ts';
import { allows, common, EMBED } from './scopes.ts';
import type { Claims } from './token.ts';

/** The merchant account of an instance that has only one, and the fallback everywhere. */
export const DEFAULT_MERCHANT_ACCOUNT = 'default' as MerchantAccountId; // made by the first start

/** Ours first, then the published alias. */
const MERCHANT_ACCOUNT_HEADERS = ['x-merchant-account-id', 'x-gr4vy-merchant-account-id'];

export type Admission = Readonly<{
  caller: Caller;
  merchantAccountId: MerchantAccountId;
  version: ApiVersion;
  /** Null for public operations. */ tokenDigest: string | null;
}>;

/**
 * Lets a request in, or throws 401, 403 or 400. Reads headers only: a body is not looked at before its sender
 * is known.
 */
export async function admit(
  operation: Operation,
  headers: RequestHeaders,
  callers: Callers,
  fallbackVersion: ApiVersion,
): Promise<Admission> {
  if (operation.access.kind === 'public') {
    return {
      caller: { kind: 'public' },
      merchantAccountId: DEFAULT_MERCHANT_ACCOUNT,
      version: versionOf(headers) ?? fallbackVersion,
      tokenDigest: null,
    };
  }
  const token = bearerToken(headers.get('authorization') ?? []);
  const verified = token === null ? null : await callers.verify(token);
  if (verified === null) throw new Problem('unauthorized');
  if (!allows(operation.access, verified.claims.scopes, verified.key.permissions))
    throw new Problem('forbidden');
  const version = versionOf(headers) ?? verified.key.api_version;
  const session = await sessionOf(verified.claims, callers);
  const caller = callerOf(verified, session);
  const merchantAccountId = await merchantAccountOf(operation, headers, verified, session, callers);
  return { caller, merchantAccountId, version, tokenDigest: verified.digest };
}

/**
 * RFC 6750 §2.1: the scheme in any case, one blank or more, one token. Two headers are refused, not
 * first-wins. Tokens in the query or
 * the body are no tokens.
 */
function bearerToken(values: readonly string[]): string | null {
  const [value] = values;
  if (value === undefined || values.length > 1) return null;
  return /^bearer +([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+) *$/i.exec(value)?.[1] ?? null;
}

/** The checkout session that a front end's token is for: it ends with the session. */
async function sessionOf(claims: Claims, callers: Callers): Promise<CheckoutSessionRow | null> {
  if (!claims.scopes.includes(EMBED) || claims.checkoutSessionId === null) return null;
  const id = parseUuid<'checkout-session'>(claims.checkoutSessionId);
  const session = id === null ? null : await callers.liveCheckoutSession(id);
  if (session === null)
    throw new Problem('forbidden', {
      message: 'The token is for a checkout session that is not there any more',
    });
  return session;
}

/** The caller's pins with those of a checkout session beside them; 403 where the two contradict each other. */
export function withSessionPins(
  pinned: Readonly<Record<string, unknown>> | null,
  session: CheckoutSessionRow,
): Readonly<Record<string, unknown>> {
  const joined = joinPins(pinned ?? {}, sessionPins(session));
  if ('pins' in joined) return joined.pins;
  throw new Problem('forbidden', {
    message: `The token pins another ${joined.conflict} than the checkout session has`,
  });
}

function callerOf({ key, claims }: VerifiedToken, session: CheckoutSessionRow | null): Caller {
  const embed = claims.scopes.includes(EMBED);
  const pinned = session === null ? claims.pinned : withSessionPins(claims.pinned, session);
  return {
    kind: 'key',
    apiKeyPairId: key.api_key_pair_id,
    displayName: key.display_name,
    embed,
    pinned: embed ? pinned : null,
    checkoutSessionId: embed ? (session?.checkout_session_id ?? null) : claims.checkoutSessionId,
    tokenId: claims.tokenId,
    merchantAccountIds: key.merchant_account_ids,
    permissions: common(claims.scopes, key.permissions),
  };
}

/**
 * What the token pins, else the header, else the key's own default; a front end chooses nothing by the header.
 * Whether the key may use an account is
 * asked before whether it exists: a
 * caller learns nothing about accounts that are not theirs, from neither the answer nor its timing.
 */
async function merchantAccountOf(
  operation: Operation,
  headers: RequestHeaders,
  { key, claims }: VerifiedToken,
  session: CheckoutSessionRow | null,
  callers: Callers,
): Promise<MerchantAccountId> {
  const ownDefault =
    key.default_merchant_account_id ??
    (key.merchant_account_ids.includes(DEFAULT_MERCHANT_ACCOUNT)
      ? DEFAULT_MERCHANT_ACCOUNT
      : (key.merchant_account_ids[0] ?? DEFAULT_MERCHANT_ACCOUNT));
  if (operation.merchantAccount === 'none') return ownDefault;
  const asked = askedMerchantAccount(headers);
  const chosen = claims.scopes.includes(EMBED)
    ? frontEndAccount(claims.pinned?.['merchant_account_id'] ?? null, session, ownDefault)
    : (asked ?? ownDefault);
  if (asked !== null && asked !== chosen) throw new Problem('forbidden');
  const merchantAccountId = parseMerchantAccountId(chosen);
  if (merchantAccountId === null) throw new Problem('forbidden');
  if (key.merchant_account_ids.length > 0 && !key.merchant_account_ids.includes(merchantAccountId))
    throw new Problem('forbidden');
  if (!(await callers.merchantAccountExists(merchantAccountId))) throw new Problem('forbidden');
  return merchantAccountId;
}

function frontEndAccount(pinned: unknown, session: CheckoutSessionRow | null, ownDefault: string): string {
  if (pinned !== null && typeof pinned !== 'string') throw new Problem('forbidden');
  if (session === null) return pinned ?? ownDefault;
  if (pinned !== null && pinned !== session.merchant_account_id) throw new Problem('forbidden');
  return session.merchant_account_id;
}

function askedMerchantAccount(headers: RequestHeaders): string | null {
  const asked = new Set<string>();
  for (const name of MERCHANT_ACCOUNT_HEADERS) {
    const values = headers.get(name) ?? [];
    if (values.length > 1) throw badHeader(name, 'must stand once', 'value_error.repeated');
    if (values[0] !== undefined && values[0] !== '') asked.add(values[0]);
  }
  if (asked.size > 1)
    throw badHeader(
      'x-merchant-account-id',
      'differs from x-gr4vy-merchant-account-id',
      'value_error.merchant_account_id',
    );
  const [only] = asked;
  return only ?? null;
}

function versionOf(headers: RequestHeaders): ApiVersion | null {
  const values = headers.get('x-api-version');
  if (values === undefined) return null;
  const version = values.length === 1 ? API_VERSIONS.find((known) => known === values[0]) : undefined;
  if (version === undefined)
    throw badHeader('x-api-version', `must be one of ${API_VERSIONS.join(', ')}`, 'type_error.enum');
  return version;
}

function badHeader(pointer: string, message: string, type: string): Problem {
  const detail: Detail = { location: 'header', pointer, message, type };
  return new Problem('bad_request', { details: [detail] });
}
