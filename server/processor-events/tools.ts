import { createPublicKey, verify } from 'node:crypto';
import type { EventTools, PublicKeyCheck } from '../connectors/events.ts';
import { senderOf } from '../connections/connection.ts';
import { accessTokenOf, wireOf } from '../payment-services/service-wire.ts';
import type { MoneyParts } from '../parts.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import { WireFault } from '../net/wire.ts';

type Service = Parameters<typeof senderOf>[1];

/** What connectors read events with, for one service. */
export function eventTools(parts: MoneyParts, service: Service): EventTools {
  const { merchantAccountId } = service;
  const sender = senderOf(parts, service);
  return {
    hmacHolds: ({ message, signature, ...check }) =>
      parts.vault.signatureHolds(merchantAccountId, {
        ...check,
        message: Buffer.from(message),
        signature: Buffer.from(signature),
      }),
    signatureHolds,
    fetchKey: (url) =>
      keysOf(parts.db).get(url, parts.clock.now().getTime(), () => fetchKey(parts, service, url)),
    http: wireOf(parts, sender, null),
    baseUrl: sender.baseUrl,
    accessToken: accessTokenOf(parts, sender),
  };
}

const DIGESTS = {
  'rsa-sha256': 'sha256',
  'ecdsa-sha256': 'sha256',
  'ecdsa-sha512': 'sha512',
} as const satisfies Record<PublicKeyCheck['algorithm'], string>;

export function signatureHolds({ key, algorithm, message, signature }: PublicKeyCheck): boolean {
  try {
    const publicKey = createPublicKey(key);
    if (publicKey.asymmetricKeyType !== (algorithm === 'rsa-sha256' ? 'rsa' : 'ec')) return false;
    return verify(DIGESTS[algorithm], message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    return false; // no key, or no signature of such a key
  }
}

const KEY_TTL_MS = 60 * 60_000;

/** Public keys by their address. They are nobody's secret, so merchant accounts share them. */
const keysOf = perOwner(
  () =>
    new TtlCache<string, string | null>({
      ttlMs: KEY_TTL_MS,
      entriesMax: 1_000,
      ttlMsOf: (key) => (key === null ? 0 : KEY_TTL_MS),
    }),
);

async function fetchKey(
  parts: MoneyParts,
  { merchantAccountId }: Service,
  url: string,
): Promise<string | null> {
  try {
    const { status, text } = await parts.vault.send(merchantAccountId, { method: 'GET', url });
    return status === 200 ? text : null;
  } catch (error) {
    if (error instanceof WireFault) return null;
    throw error;
  }
}
