import { A_PATH, parseNames, parseOrigin, setting, wholeNumber } from './setting-parsers.ts';

/** Where people log in, and for how long. */
export type DashboardConfig = Readonly<{
  /** Origin of the dashboard: a host of its own, for the same listener. Null: there is none. */
  dashboardUrl: string | null;
  /** When a person has to log in again: after so long without a call, and after so long in any case. */
  sessionIdleMinutes: number;
  sessionHours: number;
  /** For how long both people of an export of cards have to be known before they can agree to it. */
  exportPersonHours: number;
  /** The company's identity provider, by its issuer. Null: there is none. */
  oidcIssuer: string | null;
  oidcClientId: string | null;
  /** What people call it. Null: its host name. */
  oidcName: string | null;
  /** A JSON file, mode 600. Null: a public client. */
  oidcCredentials: string | null;
  /** Which claim says what somebody may do, and what its values are worth. */
  oidcRoleClaim: string;
  oidcRoles: readonly ClaimRule[];
  /** Whose people are made by their first log-in. */
  oidcDomains: readonly string[];
}>;

/** What a value of the claim is worth: a role, of one merchant account or of all. */
export type ClaimRule = Readonly<{ value: string; role: string; merchantAccountId: string | null }>;

const CLAIM_RULES_MAX = 200;

function parseClaimRules(text: string): readonly ClaimRule[] | undefined {
  const rules = text
    .split(',')
    .map((rule) => /^([^=,]{1,200})=([a-z-]+)(?:@([a-zA-Z0-9-]{1,50}))?$/.exec(rule.trim()));
  if (rules.length > CLAIM_RULES_MAX || rules.includes(null)) return undefined;
  return rules.map((rule) => ({
    value: rule?.[1]?.trim() ?? '',
    role: rule?.[2] ?? '',
    merchantAccountId: rule?.[3] ?? null,
  }));
}

/** An issuer's own spelling: it is compared letter by letter. */
function parseIssuer(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.search === '' && url.hash === '' && url.username === '';
  return isPlain && /^https?:$/.test(url.protocol) ? text : undefined;
}

export const DASHBOARD_SETTINGS = {
  dashboardUrl: setting(
    'RAILYARD_DASHBOARD_URL',
    '(`http://dashboard.localhost:` and `PORT` in the sandbox; none in production)',
    'The origin of the dashboard: a separate host name that leads to the same port of roles `all` and `api`. Where ' +
      'it is not set, this process serves no dashboard, and knows no cookie.',
    'an http(s) address without a path',
    parseOrigin,
  ),
  sessionIdleMinutes: wholeNumber(
    'RAILYARD_SESSION_IDLE_MINUTES',
    30,
    [1, 1_440],
    'After how many minutes in which nothing was done at the dashboard a person logs in again.',
  ),
  sessionHours: wholeNumber(
    'RAILYARD_SESSION_HOURS',
    12,
    [1, 168],
    'After how many hours a person logs in at the dashboard again, whatever they did.',
  ),
  exportPersonHours: setting(
    'RAILYARD_EXPORT_PERSON_HOURS',
    '(72 in production; 0 in the sandbox)',
    'For how many hours both people have to be known before they agree to an export of cards: since they were made, ' +
      'and since they last took an invitation ([export.md](migrate/export.md)).',
    'a whole number from 0 to 720',
    (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 720 ? Number(text) : undefined),
  ),
  oidcIssuer: setting(
    'RAILYARD_OIDC_ISSUER',
    '(none)',
    "The issuer of your company's identity provider (OpenID Connect), as it spells it. People log in at the " +
      'dashboard with it, beside their passkeys; see ' +
      '[production.md](production.md#people-log-in-by-your-identity-provider).',
    'an https address, or one on loopback in a sandbox',
    parseIssuer,
  ),
  oidcClientId: setting(
    'RAILYARD_OIDC_CLIENT_ID',
    '(none)',
    'What the dashboard is called at the identity provider.',
    'a name',
    (text) => text,
  ),
  oidcName: setting(
    'RAILYARD_OIDC_NAME',
    '(the host name of the issuer)',
    'What the button of the log-in calls the identity provider: "Continue with …".',
    'a name of at most 60 characters',
    (text) => (text.length <= 60 ? text : undefined),
  ),
  oidcCredentials: setting(
    'RAILYARD_OIDC_CREDENTIALS',
    '(none: a public client)',
    'JSON file, mode 600, with the `client_secret`. It is read again when it changes.',
    ...A_PATH,
  ),
  oidcRoleClaim: setting(
    'RAILYARD_OIDC_ROLE_CLAIM',
    'groups',
    'The claim that says what somebody may do: a text, or a list of them. A dot goes into an object, as in ' +
      '`realm_access.roles`.',
    'a name',
    (text) => text,
  ),
  oidcRoles: setting(
    'RAILYARD_OIDC_ROLES',
    '(none: people give roles)',
    'What values of that claim are worth: `payments-admins=administrator,shop-support=customer-support@shop`. What ' +
      'a claim gave, it takes back at the next log-in without it.',
    'VALUE=role or VALUE=role@merchant-account, separated by commas',
    parseClaimRules,
  ),
  oidcDomains: setting(
    'RAILYARD_OIDC_DOMAINS',
    '(none: people are invited first)',
    'Of which mail domains people are made by their first log-in, where a claim gives them a role; and by which an ' +
      'invited person is known.',
    'names such as `example.com`, separated by commas',
    parseNames,
  ),
} as const;
