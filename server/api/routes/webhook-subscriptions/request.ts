import type { Static } from 'typebox';
import type { WebhookAuthentication } from '../../../db/queries/webhook-subscriptions.ts';
import type { MerchantAccountId, VaultRecordId } from '../../../domain/ids.ts';
import { sealCredentials } from '../../../webhooks/secrets.ts';
import { checkUrl } from '../../../net/egress.ts';
import type { Parts } from '../../../parts.ts';
import { type Detail, ruleBroken } from '../../../domain/problem.ts';
import type { HeldValue } from '../../../vault/vault.ts';
import { LISTEN_URL, type WebhookSubscriptionCreate } from '../../../api-contract/webhook-subscriptions.ts';

type Create = Static<typeof WebhookSubscriptionCreate>;
type Authentication = NonNullable<Create['authentication']>;

/** What is wrong with the addresses of a request: what may not be sent to is told now, and not by a delivery. */
export function assertAddresses(
  parts: Pick<Parts, 'config'>,
  given: Readonly<{ url?: string | null; authentication?: Authentication | null }>,
): void {
  const problems: Pick<Detail, 'pointer' | 'message'>[] = [];
  const look = (url: string, pointer: string): void => {
    const target = checkUrl(url, { allowLoopback: parts.config.egressAllowLoopback, ownOrigins: [] });
    if (typeof target === 'string') problems.push({ pointer, message: `${target}${toThisMachine(url)}` });
  };
  const { url, authentication } = given;

  if (url !== undefined && url !== null && url !== LISTEN_URL) look(url, '/url');
  if (url === LISTEN_URL && authentication !== undefined && authentication !== null)
    problems.push({
      pointer: '/authentication',
      message: `has no use at ${LISTEN_URL}, where nothing is sent`,
    });
  if (authentication !== undefined && authentication !== null && authentication.kind !== 'basic')
    look(authentication.token_url, '/authentication/token_url');
  if (authentication?.kind === 'basic' && authentication.username.includes(':'))
    problems.push({
      pointer: '/authentication/username',
      message: 'must not contain a colon, which ends it',
    });
  if (problems.length > 0) throw ruleBroken(...problems);
}

/** What somebody wants who names their own machine. */
function toThisMachine(url: string): string {
  const host = URL.parse(url)?.hostname ?? '';
  return /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(host)
    ? '; events come to this machine by ./railyard listen --to http://localhost:3000/webhooks'
    : '';
}

/** Seals what is secret in the authentication of a request, and gives the rest with its record. */
export async function takeAuthentication(
  parts: Parts,
  sealedFor: MerchantAccountId,
  authentication: Authentication | null,
  held: ReadonlyMap<string, HeldValue>,
): Promise<Readonly<{ authentication: WebhookAuthentication | null; recordId: VaultRecordId | null }>> {
  if (authentication === null) return { authentication: null, recordId: null };
  const fields: Record<string, HeldValue> = {};
  for (const name of ['client_secret', 'password']) {
    const value = held.get(`/authentication/${name}`);
    if (value !== undefined) fields[name] = value;
  }
  return {
    authentication: plainOf(authentication),
    recordId: await sealCredentials(parts, sealedFor, fields),
  };
}

function plainOf(given: Authentication): WebhookAuthentication {
  switch (given.kind) {
    case 'basic':
      return { kind: given.kind, username: given.username };
    case 'oauth_client_credentials': {
      const { kind, client_id, token_url, scope = null } = given;
      return { kind, client_id, token_url, scope };
    }
    case 'oauth_password': {
      const { kind, client_id, token_url, scope = null, username } = given;
      return { kind, client_id, token_url, scope, username };
    }
    default:
      return given satisfies never;
  }
}
