import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Configuration } from 'openid-client';
import { objectOf, parseObject } from '../domain/json.ts';
import { Problem } from '../domain/problem.ts';
import type { OperatorFetch } from '../net/operator-fetch.ts';
import { type LogInTrouble, troubleOf } from './log-in-trouble.ts';

export type ProviderSettings = Readonly<{
  issuer: string;
  clientId: string;
  /** Null for a public client. Asked each time, so that it can be renewed. */
  clientSecret: () => string | null;
  /** Where browsers come back to. */
  returnUrl: string;
  /** A sandbox may have one on loopback. */
  mayBePlain: boolean;
}>;

/** What a browser is sent with, and has to come back with. */
export type Departure = Readonly<{ url: string; state: string; nonce: string; codeVerifier: string }>;

/** Who came back, as the provider signed it. */
export type Identity = Readonly<{
  issuer: string;
  subject: string;
  /** Its own name of the session; null where it has none. */
  providerSessionId: string | null;
  /** Null where it has none that it vouches for. */
  emailAddress: string | null;
  name: string | null;
  claims: Readonly<Record<string, unknown>>;
}>;

/** A log-out that the provider told of: of one of its sessions, or of all of a subject. */
export type LoggedOut = Readonly<{
  issuer: string;
  subject: string | null;
  providerSessionId: string | null;
}>;

/** What it says of itself is asked for again after this long, or where it could not be had. */
const METADATA_MS = 600_000;
/** A person who was asked to log in again did so within this long. */
const FRESH_SECONDS = 120;
const CLOCK_TOLERANCE_SECONDS = 30;
const LOGOUT_TOKEN_SECONDS = 300;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

type Client = typeof import('openid-client');
type FoundProvider = Readonly<{
  client: Client;
  config: Configuration;
  untilMs: number;
  secret: string | null;
}>;

/** The company's identity provider: OpenID Connect, code with PKCE. One per process. */
export class IdentityProvider {
  readonly #settings: ProviderSettings;
  readonly #http: OperatorFetch;
  #found: Promise<FoundProvider> | null = null;

  constructor(settings: ProviderSettings, http: OperatorFetch) {
    this.#settings = settings;
    this.#http = http;
  }

  /**
   * `again`: whoever is logged in there has to log in once more, just now. `asAnother`: they are asked who they are,
   * since the one whom the provider knows is nobody here.
   */
  async depart({
    again,
    asAnother = false,
    nowMs,
  }: Readonly<{ again: boolean; asAnother?: boolean; nowMs: number }>): Promise<Departure> {
    const { client, config } = await this.#metadata(nowMs);
    const [state, nonce] = [client.randomState(), client.randomNonce()];
    const codeVerifier = client.randomPKCECodeVerifier();
    const parameters = {
      redirect_uri: this.#settings.returnUrl,
      scope: scopesOf(config.serverMetadata().scopes_supported),
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...askedOf({ again, asAnother }),
    };

    const mayPush = config.serverMetadata().pushed_authorization_request_endpoint !== undefined;
    const url = mayPush
      ? await client.buildAuthorizationUrlWithPAR(config, parameters).catch(unreachable)
      : client.buildAuthorizationUrl(config, parameters);
    return { url: url.href, state, nonce, codeVerifier };
  }

  /** Who came back. The state was compared by its hash already; here once more, with issuer, nonce and signature. */
  async arrive(
    query: string,
    departed: Readonly<{ state: string; nonce: string; codeVerifier: string; again: boolean; nowMs: number }>,
  ): Promise<Identity> {
    const { client, config } = await this.#metadata(departed.nowMs);
    const tokens = await client
      .authorizationCodeGrant(config, new URL(`${this.#settings.returnUrl}${query}`), {
        expectedState: departed.state,
        expectedNonce: departed.nonce,
        pkceCodeVerifier: departed.codeVerifier,
        idTokenExpected: true,
        ...(departed.again ? { maxAge: FRESH_SECONDS } : {}),
      })
      .catch(notAccepted);
    const claims = tokens.claims();
    if (claims === undefined)
      throw new Problem('unauthorized', { message: 'The provider sent no ID token', reason: 'not_accepted' });

    const more = await this.#moreClaims({ client, config }, tokens.access_token, claims.sub);
    return identityOf({ ...more, ...claims }, config.serverMetadata().issuer);
  }

  /** OpenID Connect Back-Channel Logout 1.0, §2.6. */
  async loggedOut(logoutToken: string, nowMs: number): Promise<LoggedOut> {
    const { config } = await this.#metadata(nowMs);
    const { issuer, jwks_uri: keysUrl } = config.serverMetadata();
    if (keysUrl === undefined) throw new Problem('bad_gateway', { message: 'The provider names no keys' });
    const { payload } = await jwtVerify(logoutToken, await this.#keys(keysUrl), {
      issuer,
      audience: this.#settings.clientId,
      algorithms: SIGNING_ALGORITHMS,
      maxTokenAge: LOGOUT_TOKEN_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(nowMs),
      requiredClaims: ['iat', 'jti', 'events'],
    }).catch((error: unknown) => {
      throw refusedLogout(error instanceof Error ? error.message : String(error));
    });

    if (objectOf(objectOf(payload['events'])?.[LOGOUT_EVENT]) === null)
      throw refusedLogout('it tells of no log-out');
    if ('nonce' in payload) throw refusedLogout('it has a nonce, as an ID token would');
    const [subject, session] = [payload.sub ?? null, textOrNull(payload['sid'])];
    if (subject === null && session === null) throw refusedLogout('it names nobody');
    return { issuer, subject, providerSessionId: session };
  }

  #metadata(nowMs: number): Promise<FoundProvider> {
    const secret = this.#settings.clientSecret();
    const known = this.#found;
    const finding = (async () => {
      const found = await known?.catch(() => null);
      return found != null && found.untilMs > nowMs && found.secret === secret
        ? found
        : this.#discover(nowMs, secret);
    })();
    this.#found = finding;
    return finding;
  }

  async #discover(nowMs: number, secret: string | null): Promise<FoundProvider> {
    const { issuer, clientId, mayBePlain } = this.#settings;
    const client = await import('openid-client');

    const config = await client
      .discovery(
        new URL(issuer),
        clientId,
        { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
        secret === null ? client.None() : client.ClientSecretBasic(secret),
        {
          [client.customFetch]: (url, options) =>
            this.#http.fetch(url, { ...options, signal: options.signal ?? undefined }),
          ...(mayBePlain ? { execute: [client.allowInsecureRequests] } : {}),
        },
      )
      .catch(unreachable);
    return { client, config, secret, untilMs: nowMs + METADATA_MS };
  }

  async #keys(url: string): Promise<ReturnType<typeof createLocalJWKSet>> {
    const answer = await this.#http.fetch(url, {}).catch(unreachable);
    const keys = parseObject(await answer.text());
    if (!answer.ok || !Array.isArray(keys?.['keys']))
      throw new Problem('bad_gateway', { message: 'The identity provider did not give its keys' });
    return createLocalJWKSet(keys as unknown as JSONWebKeySet); // checked by jose, key by key
  }

  /** What only the user info endpoint has: many providers leave groups and addresses out of the ID token. */
  async #moreClaims(
    { client, config }: Pick<FoundProvider, 'client' | 'config'>,
    accessToken: string,
    subject: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    if (config.serverMetadata().userinfo_endpoint === undefined) return {};
    return client.fetchUserInfo(config, accessToken, subject).catch(unreachable);
  }
}

const SIGNING_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

/** What else the provider is to ask of whoever comes. */
function askedOf({ again, asAnother }: Readonly<{ again: boolean; asAnother: boolean }>) {
  if (again) return { max_age: '0', prompt: 'login' };
  return asAnother ? { prompt: 'login' } : {};
}

function scopesOf(supported: readonly string[] | undefined): string {
  const wanted = ['openid', 'email', 'profile', 'groups'];
  // `groups` is no standard scope: a provider that does not know it may refuse all
  return wanted.filter((scope) => scope !== 'groups' || supported?.includes(scope) === true).join(' ');
}

/** An address counts only where the provider has verified it: otherwise anybody could claim a colleague's. */
function identityOf(claims: Readonly<Record<string, unknown>>, issuer: string): Identity {
  const verified = claims['email_verified'] === true;
  return {
    issuer,
    subject: String(claims['sub']),
    providerSessionId: textOrNull(claims['sid']),
    emailAddress: verified ? (textOrNull(claims['email'])?.toLowerCase() ?? null) : null,
    name: textOrNull(claims['name']),
    claims,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The answer did not hold: a stranger's, an old one, or the person said no. The library's words are for the log. */
function notAccepted(error: unknown): never {
  const reason = troubleOf(error);
  if (reason === 'provider_away' || reason === 'provider_settings') throw notAnswering(error, reason);
  throw new Problem('unauthorized', {
    message: 'The identity provider did not log you in, or its answer does not belong to this browser',
    privateText: wordsOf(error),
    reason,
  });
}

function unreachable(error: unknown): never {
  const reason = troubleOf(error);
  throw notAnswering(error, reason === 'provider_away' ? reason : 'provider_settings');
}

function notAnswering(error: unknown, reason: LogInTrouble): Problem {
  const message = 'The identity provider does not answer as it should';
  return new Problem('bad_gateway', { message, privateText: wordsOf(error), reason });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error);
}

function refusedLogout(why: string): Problem {
  return new Problem('bad_request', {
    details: [{ location: 'body', pointer: '/logout_token', message: why, type: 'value_error.logout_token' }],
  });
}
