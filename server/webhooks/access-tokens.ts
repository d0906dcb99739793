import type { WebhookAuthentication } from '../db/queries/webhook-subscriptions.ts';
import type { VaultRecordId } from '../domain/ids.ts';
import { isObject } from '../domain/json.ts';
import type { Secret } from '../domain/secret.ts';
import { WireFault, type WireRequest } from '../net/wire.ts';
import type { MoneyParts } from '../parts.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { HeldValue } from '../vault/vault.ts';
import type { Endpoint } from './send-delivery.ts';

type OAuth = Exclude<WebhookAuthentication, { kind: 'basic' }>;

/** Longer than most answers, shorter than the 5 s of a delivery twice over. */
const TOKEN_MS_MAX = 5_000;
/** The vault holds values for a quarter of an hour; a token is asked for again before. */
const KEPT_MS_MAX = 10 * 60_000;
/** How long before its end a token is not used any more. */
const SPARE_MS = 30_000;
const TOKEN = '/access_token';

/** Tokens by the record of the credentials that they were got with: new credentials get new ones. */
const tokensOf = perOwner(
  () =>
    new TtlCache<VaultRecordId, AccessToken>({
      ttlMs: KEPT_MS_MAX,
      entriesMax: 10_000,
      ttlMsOf: ({ forMs }) => Math.min(forMs - SPARE_MS, KEPT_MS_MAX),
    }),
);
type AccessToken = Readonly<{ held: HeldValue; forMs: number }>;

/** A token of the endpoint's OAuth server, asked for once and used until it ends. */
export async function accessToken(
  parts: MoneyParts,
  { sealed_for: of }: Pick<Endpoint, 'sealed_for'>,
  authentication: OAuth,
  record: VaultRecordId,
): Promise<Secret> {
  const nowMs = parts.clock.now().getTime();
  const { held } = await tokensOf(parts.db).get(record, nowMs, () =>
    askForToken(parts, of, authentication, record),
  );
  return held.secret;
}

/** The endpoint did not take it, or nobody knows whether it would. */
export function forgetAccessToken({ db }: MoneyParts, { authentication_record_id: record }: Endpoint): void {
  if (record !== null) tokensOf(db).delete(record);
}

async function askForToken(
  parts: MoneyParts,
  of: Endpoint['sealed_for'],
  authentication: OAuth,
  record: VaultRecordId,
): Promise<AccessToken> {
  const secret = (field: string): Secret => parts.vault.secret(of, record, field, `webhook.${field}`);
  const { client_id, scope } = authentication;
  const request: WireRequest = {
    method: 'POST',
    url: authentication.token_url,
    headers: { accept: 'application/json' },
    body: {
      type: 'form',
      fields: Object.entries({
        client_id,
        client_secret: secret('client_secret'),
        ...(scope === null ? {} : { scope }),
        ...(authentication.kind === 'oauth_client_credentials'
          ? { grant_type: 'client_credentials' }
          : { grant_type: 'password', username: authentication.username, password: secret('password') }),
      }),
    },
    timeoutMs: TOKEN_MS_MAX,
  };
  const answer = await parts.vault.send(of, request, { take: [TOKEN], actor: 'webhooks' });
  const held = answer.taken.get(TOKEN);
  if (answer.status !== 200 || held === undefined)
    throw new WireFault(
      'refused',
      false,
      `the token address answered ${answer.status} without an access_token`,
    );

  const { expires_in: seconds } = fieldsOf(answer.text);
  return { held, forMs: typeof seconds === 'number' ? seconds * 1000 : KEPT_MS_MAX };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  return isObject(value) ? value : {};
}
