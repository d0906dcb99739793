import {
  type Admission,
  askedMerchantAccount,
  DEFAULT_MERCHANT_ACCOUNT,
  foreignAccount,
  versionOf,
} from '../access/admission.ts';
import type { Callers } from '../access/callers.ts';
import type { RequestHeaders } from '../access/request-headers.ts';
import { EMBED, namedScopes } from '../access/scopes.ts';
import type { Operation } from '../api-contract/operation.ts';
import type { LiveSessionRow } from '../db/queries/sessions.ts';
import { OWN_VERSION } from '../domain/api-version.ts';
import { type MerchantAccountId, parseMerchantAccountId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { sessionSecretOf } from './cookie.ts';
import { permissionsFor, type Reach, reachFor } from './grants.ts';
import type { LiveSessions } from './live-sessions.ts';

/**
 * Lets a person in by the session of their cookie, or throws 401, 403 or 400: the counterpart of `admit` for the
 * dashboard's host. That the request is the dashboard's own has been looked at before.
 */
export async function admitPerson(
  operation: Operation,
  headers: RequestHeaders,
  { sessions, callers }: Readonly<{ sessions: LiveSessions; callers: Callers }>,
  { address, isUse }: Readonly<{ address: string | null; isUse: boolean }>,
): Promise<Admission> {
  const version = versionOf(headers) ?? OWN_VERSION;
  const session = await liveSessionOf(headers, sessions, isUse);
  const reach = reachFor(operation, session.grants);
  const named = namedScopes(operation.access);
  if (named !== null && reach.merchantAccountIds?.length === 0)
    throw lackingScope(named, 'your roles do not have it');

  const merchantAccountId = await merchantAccountOf(operation, headers, { session, reach }, callers);
  const permissions =
    operation.merchantAccount === 'none'
      ? reach.permissions
      : permissionsFor(operation, session.grants, merchantAccountId);
  return {
    caller: {
      kind: 'user',
      userId: session.user_id,
      sessionId: session.session_id,
      displayName: session.display_name,
      email: session.email_address,
      session: {
        sessionId: session.session_id,
        way: session.way,
        createdAt: session.created_at,
        expiresAt: session.expires_at,
      },
      grants: session.grants,
      address,
      permissions,
      merchantAccountIds: reach.merchantAccountIds,
    },
    merchantAccountId,
    version,
    keyVersion: OWN_VERSION,
    tokenDigest: null,
  };
}

async function liveSessionOf(
  headers: RequestHeaders,
  sessions: LiveSessions,
  isUse: boolean,
): Promise<LiveSessionRow> {
  const secret = sessionSecretOf(headers);
  const session = secret === null ? null : await sessions.find(secret, { isUse });
  if (session !== null) return session;
  throw new Problem('unauthorized', {
    message: secret === null ? 'Nobody is logged in' : 'The session has ended: log in again',
    challenge: 'Session',
  });
}

/**
 * What the header names, else `default`, else the first of theirs. Whether a person may use an account is asked before
 * whether it exists.
 */
async function merchantAccountOf(
  operation: Operation,
  headers: RequestHeaders,
  { session, reach }: Readonly<{ session: LiveSessionRow; reach: Reach }>,
  callers: Callers,
): Promise<MerchantAccountId> {
  const within = reach.merchantAccountIds;
  const ownDefault =
    within === null || within.includes(DEFAULT_MERCHANT_ACCOUNT)
      ? DEFAULT_MERCHANT_ACCOUNT
      : (within[0] ?? DEFAULT_MERCHANT_ACCOUNT);
  if (operation.merchantAccount === 'none') return ownDefault;
  const chosen = parseMerchantAccountId(askedMerchantAccount(headers) ?? ownDefault);
  if (chosen === null) throw foreignAccount('you');

  if (within?.includes(chosen) === false) {
    const isTheirs = session.grants.some(({ merchant_account_id: of }) => of === null || of === chosen);
    const named = namedScopes(operation.access);
    throw isTheirs && named !== null
      ? lackingScope(named, 'your roles in this merchant account do not have it')
      : foreignAccount('you');
  }
  if (!(await callers.merchantAccountExists(chosen))) throw foreignAccount('you');
  return chosen;
}

/** The missing scope is named, for a page to say who can give it. */
function lackingScope({ scopes, all }: NonNullable<ReturnType<typeof namedScopes>>, lack: string): Problem {
  const wanted = scopes.filter((scope) => scope !== EMBED);
  const message = `This takes the scope ${wanted.join(all === true ? ' and ' : ' or ')}: ${lack}`;
  return new Problem('forbidden', {
    message,
    details: [{ location: 'header', pointer: 'cookie', message, type: 'value_error.scope' }],
    challenge: `Session error="insufficient_scope", scope="${wanted.join(' ')}"`,
  });
}
