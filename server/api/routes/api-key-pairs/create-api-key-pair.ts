import { makeKeyPair, type PublicKeyPart, readPublicKey } from '../../../access/key-pair.ts';
import { renderApiKeyPair } from '../../../answers/api-key-pair.ts';
import { actorOf } from '../../../access/caller.ts';
import { reachOf } from '../../../access/reach.ts';
import { insertApiKeyPair } from '../../../db/queries/api-key-pairs.ts';
import { hasRoomForApiKeyPair, LIMITS } from '../../../db/queries/limits.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { newId } from '../../../platform/entropy.ts';
import { createApiKeyPair } from '../../../api-contract/api-key-pairs.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';
import { announceResource } from '../announcing.ts';
import { assertGrantable } from './grantable.ts';

/**
 * Makes a key pair and answers its private half this once, or takes a public key that the caller made. The
 * new key speaks the API version of the request that made it.
 */
export const createApiKeyPairRoute = route(
  createApiKeyPair,
  async ({ body, caller, version, parts, callersChanged }) => {
    const merchantAccountIds = body.merchant_account_ids ?? reachOf(caller) ?? [];
    await assertGrantable(parts.db, caller, { roleIds: body.role_ids, merchantAccountIds });
    const made: PublicKeyPart & Readonly<{ privateKeyPem: string | null }> =
      typeof body.public_key === 'string'
        ? { ...broughtKey(body.public_key, body.algorithm), privateKeyPem: null }
        : await makeKeyPair(body.algorithm);
    const now = parts.clock.now();
    const { privateKeyPem, ...publicPart } = made;
    const row = await parts.db.transaction(async (tx) => {
      if (!(await hasRoomForApiKeyPair(tx))) throw limitReached(LIMITS.apiKeyPairs, 'API keys');
      const inserted = await insertApiKeyPair(
        tx,
        {
          ...publicPart,
          apiKeyPairId: newId(now),
          displayName: body.display_name,
          active: body.active,
          apiVersion: version,
          roleIds: body.role_ids,
          merchantAccountIds,
          creator: actorOf(caller),
        },
        now,
      );

      if (inserted !== null)
        await announceResource(
          tx,
          INSTANCE,
          'api-key-pair.created',
          await renderApiKeyPair(tx, inserted),
          now,
        );
      return inserted;
    });
    if (row === null) throw new Problem('duplicate_record');

    callersChanged();
    return { status: 201, body: await renderApiKeyPair(parts.db, row, privateKeyPem) };
  },
);

function broughtKey(pem: string, algorithm: 'ECDSA' | 'RSA'): PublicKeyPart {
  const key = readPublicKey(pem);
  if (key?.algorithm === algorithm) return key;
  const message =
    key === null
      ? 'must be a PEM public key: EC P-521 or P-256, Ed25519, or RSA of at least 2048 bits'
      : `is not a key for algorithm ${algorithm}`;
  throw new Problem('bad_request', {
    details: [{ location: 'body', pointer: '/public_key', message, type: 'value_error.public_key' }],
  });
}
