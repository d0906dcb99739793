import { Problem, type Detail } from '../domain/problem.ts';
import type { Operation } from '../api-contract/operation.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { AgentMandate } from '../domain/agent-mandate.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { Caller } from './caller.ts';
import type { CheckoutSessionRow } from '../db/queries/checkout-sessions.ts';
import { type MerchantAccountId, parseMerchantAccountId, parseUuid } from '../domain/ids.ts';
import type { Callers, TokenRefusal, VerifiedToken } from './callers.ts';
import { joinPins, sessionPins } from './pins.ts';
import { allows, common, EMBED, grants } from './scopes.ts';
import { refuseBeyondMandate } from './agent-operations.ts';
import { type Claims, EARLY_SECONDS } from './bearer-token.ts';

/** The merchant account of an instance that has only one, and the fallback everywhere. */
export const DEFAULT_MERCHANT_ACCOUNT = 'default' as MerchantAccountId; // made by the first start

/** Ours first, then the published alias. */
const MERCHANT_ACCOUNT_HEADERS = ['x-merchant-account-id', 'x-gr4vy-merchant-account-id'];

export type Admission = Readonly<{
  caller: Caller;
  merchantAccountId: MerchantAccountId;
  version: ApiVersion;
  /** Of the key that signed the token; null for public operations. */
  keyVersion: ApiVersion | null;
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
      keyVersion: null,
      tokenDigest: null,
    };
  }
  const authorization = headers.get('authorization') ?? [];
  if (authorization.length === 0) throw nothingSent();
  const token = bearerToken(authorization);
  const verified = token === null ? 'no_token' : await callers.verify(token);
  if (typeof verified === 'string') throw refusedToken(verified);
  refuseWhoMayNot(operation, verified);

  const version = versionOf(headers) ?? verified.key.api_version;
  const session = await sessionOf(verified.claims, callers);
  const merchantAccountId = await merchantAccountOf(operation, headers, verified, session, callers);
  const mandate = await mandateFor(operation, verified, merchantAccountId, callers);
  const caller = callerOf(verified, session, mandate);
  return {
    caller,
    merchantAccountId,
    version,
    keyVersion: verified.key.api_version,
    tokenDigest: verified.digest,
  };
}

/**
 * RFC 6750 §2.1: the scheme in any case, one blank or more, one token. Two headers are refused, not
 * first-wins. Tokens in the query or the body are no tokens.
 */
function bearerToken(values: readonly string[]): string | null {
  const [value] = values;
  if (value === undefined || values.length > 1) return null;
  return /^bearer +([\w.~+/=-]+) *$/i.exec(value)?.[1] ?? null;
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

const REFUSALS = {
  no_token: 'The Authorization header must be the word Bearer, a blank and one token',
  malformed:
    'The token is not a JWT (three parts with dots between them) as docs/access.md describes it; there are no secret ' +
    'keys to send, and ./railyard token signs one',
  misnamed_claim:
    'A claim of the token is almost called embed or checkout_session_id, and would pin nothing: write it as in ' +
    'docs/embed-tokens.md',
  expired: 'The token has expired by the clock here',
  too_long: 'An embed token is good for fewer days: RAILYARD_EMBED_TOKEN_DAYS of this instance says how many',
  not_yet: `The token is more than ${EARLY_SECONDS} seconds ahead of the clock here: set the clock of its signer`,
  not_for_us: 'The aud of the token is not the public address of this instance',
  not_signed: 'The token is not signed by an active API key of this instance',
} as const satisfies Record<TokenRefusal | 'no_token', string>;

/** RFC 6750 §3.1: the challenge names no error where nothing was sent. The body may say what to do. */
function nothingSent(): Problem {
  const message = 'is missing: send Authorization: Bearer and a token, as ./railyard token signs one';
  return new Problem('unauthorized', {
    details: [{ location: 'header', pointer: 'authorization', message, type: 'value_error.missing' }],
  });
}

/** RFC 6750 §3.1, and the same words in the body. */
function refusedToken(refusal: TokenRefusal | 'no_token'): Problem {
  const message = REFUSALS[refusal];
  return new Problem('unauthorized', {
    details: [
      { location: 'header', pointer: 'authorization', message, type: `value_error.token.${refusal}` },
    ],
    challenge: `Bearer error="invalid_token", error_description="${message}"`,
  });
}

function refuseWhoMayNot({ access }: Operation, verified: VerifiedToken): void {
  const { claims, key } = verified;
  if (access.kind === 'caller' && (access.who === 'people' || claims.scopes.includes(EMBED)))
    throw new Problem('forbidden', {
      message:
        access.who === 'people'
          ? 'Only people call this, at the dashboard'
          : 'Not for a token of a front end',
    });
  if (!allows(access, claims.scopes, key.permissions)) throw refusedScope(access, verified);
}

function refusedScope(access: Operation['access'], { claims, key }: VerifiedToken): Problem {
  const named = access.kind === 'token' ? access.scopes : [];
  const [isEmbed, isForFrontEnds] = [claims.scopes.includes(EMBED), named.includes(EMBED)];
  const wanted = isEmbed && isForFrontEnds ? [EMBED] : named.filter((scope) => scope !== EMBED);
  const lacking =
    isEmbed && !isForFrontEnds
      ? 'not for a token of a front end'
      : lackOf(wanted, claims.scopes, key.permissions);
  const message = `This takes the scope ${wanted.join(' or ')}: ${lacking}`;
  return new Problem('forbidden', {
    details: [{ location: 'header', pointer: 'authorization', message, type: 'value_error.scope' }],
    challenge: `Bearer error="insufficient_scope", error_description="${message}", scope="${wanted.join(' ')}"`,
  });
}

function lackOf(
  wanted: readonly string[],
  scopes: readonly string[],
  permissions: readonly string[],
): string {
  if (wanted.some((scope) => grants(scopes, scope) && !grants(permissions, scope)))
    return 'the token has it, the roles of its API key do not';
  return 'the token does not have it';
}

/** An agent calls what its mandate allows, while it holds; null for any other key. */
async function mandateFor(
  operation: Operation,
  { key, claims }: VerifiedToken,
  merchantAccountId: MerchantAccountId,
  callers: Callers,
): Promise<AgentMandate | null> {
  if (key.agent_mandate_id === null) return null;
  if (claims.scopes.includes(EMBED))
    throw new Problem('forbidden', { message: 'The key of an agent signs no tokens for front ends' });
  const mandate = await callers.agentMandate(merchantAccountId, key.agent_mandate_id);
  if (mandate === null) throw new Error('BUG: an agent has a key without a mandate');
  refuseBeyondMandate(operation, mandate, callers.nowFor(merchantAccountId));
  return mandate;
}

function callerOf(
  { key, claims }: VerifiedToken,
  session: CheckoutSessionRow | null,
  mandate: AgentMandate | null,
): Caller {
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
    mandate,
    permissions: common(claims.scopes, key.permissions),
  };
}

/**
 * What the token pins, else the header, else the key's own default; a front end chooses nothing by the
 * header. Whether the key may use an account is asked before whether it exists: a caller learns nothing about
 * accounts that are not theirs, from neither the answer nor its timing.
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
  if (asked !== null && asked !== chosen) throw foreignAccount();
  const merchantAccountId = parseMerchantAccountId(chosen);
  if (merchantAccountId === null) throw foreignAccount();
  if (key.merchant_account_ids.length > 0 && !key.merchant_account_ids.includes(merchantAccountId))
    throw foreignAccount();
  if (!(await callers.merchantAccountExists(merchantAccountId))) throw foreignAccount();

  return merchantAccountId;
}

function frontEndAccount(pinned: unknown, session: CheckoutSessionRow | null, ownDefault: string): string {
  if (pinned !== null && typeof pinned !== 'string') throw foreignAccount();
  if (session === null) return pinned ?? ownDefault;
  if (pinned !== null && pinned !== session.merchant_account_id) throw foreignAccount();
  return session.merchant_account_id;
}

/** The same whether there is no such account or it is somebody else's. */
export function foreignAccount(who = 'this token'): Problem {
  const message = `names no merchant account that ${who} may act for`;
  return new Problem('forbidden', {
    details: [
      {
        location: 'header',
        pointer: 'x-merchant-account-id',
        message,
        type: 'value_error.merchant_account_id',
      },
    ],
  });
}

export function askedMerchantAccount(headers: RequestHeaders): string | null {
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

const VERSIONS: readonly ApiVersion[] = ['2026-11-01', 'published'];

export function versionOf(headers: RequestHeaders): ApiVersion | null {
  const values = headers.get('x-api-version');
  if (values === undefined) return null;
  const version = values.length === 1 ? VERSIONS.find((known) => known === values[0]) : undefined;
  if (version === undefined)
    throw badHeader('x-api-version', `must be one of ${VERSIONS.join(', ')}`, 'type_error.enum');
  return version;
}

function badHeader(pointer: string, message: string, type: string): Problem {
  const detail: Detail = { location: 'header', pointer, message, type };
  return new Problem('bad_request', { details: [detail] });
}
