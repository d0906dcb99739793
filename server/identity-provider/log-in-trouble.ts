/** How a log-in by the identity provider can fail. The dashboard's page says of each what it is, and what to do. */
export const LOG_IN_TROUBLES = [
  'lost',
  'refused',
  'stranger',
  'clock',
  'not_accepted',
  'provider_away',
  'provider_settings',
  'somebody_else',
] as const;
export type LogInTrouble = (typeof LOG_IN_TROUBLES)[number];

/** Words of RFC 6749 and OpenID Connect for a person who did not, or may not, go on. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required',
]);
const AWAY: ReadonlySet<unknown> = new Set(['server_error', 'temporarily_unavailable']);
const NO_ANSWER: ReadonlySet<unknown> = new Set([
  undefined,
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_TIMEOUT',
]);

/** What an error of the library comes to. */
export function troubleOf(error: unknown): LogInTrouble {
  const { code, error: word } = membersOf(error);
  switch (code) {
    case 'OAUTH_AUTHORIZATION_RESPONSE_ERROR':
      if (REFUSALS.has(word)) return 'refused';
      return AWAY.has(word) ? 'provider_away' : 'provider_settings';
    case 'OAUTH_RESPONSE_BODY_ERROR':
      if (word === 'invalid_grant') return 'not_accepted';
      return AWAY.has(word) ? 'provider_away' : 'provider_settings';
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      // who had to log in once more, and did not, has the right time
      return claimOf(error) === 'auth_time' ? 'not_accepted' : 'clock';
    default:
      return NO_ANSWER.has(code) ? 'provider_away' : 'not_accepted';
  }
}

/** The claim that a check of times was about: the library has it in the cause of the cause. */
function claimOf(error: unknown): unknown {
  const { cause } = membersOf(error);
  return membersOf(cause).claim ?? membersOf(membersOf(cause).cause).claim;
}

type Members = Readonly<{ code?: unknown; error?: unknown; cause?: unknown; claim?: unknown }>;

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? value : {};
}
