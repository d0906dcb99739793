import { makeKeyPair, type PublicKeyPart, readPublicKey } from '../../../access/key-pair.ts';
import { renderApiKeyPair } from '../../../answers/api-key-pair.ts';
import { actorOf } from '../../../access/caller.ts';
import { reachOf } from '../../../access/reach.ts';
import { insertApiKeyPair } from '../../../db/queries/api-key-pairs.ts';
import { hasRoomForApiKeyPair, LIMITS } from '../../../db/queries/limits.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { newId } from '../../../platform/entropy.ts';
import { createApiKeyPair } from '../../../api-contract/api-key-pairs.ts';
import { getAgentMandate } from '../../../db/queries/agent-mandates.ts';
import type { AgentMandateId } from '../../../domain/agent-mandate.ts';
import { toId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import type { ReadParts } from '../../../parts.ts';
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
    const agentMandateId = await mandateFor(parts, body.agent_mandate_id ?? null, merchantAccountIds);
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
          agentMandateId,
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

/** The mandate that the key is to be held to, in the key's one merchant account. */
async function mandateFor(
  { db }: ReadParts,
  id: string | null,
  merchantAccountIds: readonly string[],
): Promise<AgentMandateId | null> {
  if (id === null) return null;
  const [account] = merchantAccountIds;
  if (account === undefined || merchantAccountIds.length > 1)
    throw ruleBroken({
      pointer: '/merchant_account_ids',
      message: 'must name one merchant account, that of agent_mandate_id',
    });

  const mandate = await getAgentMandate(db, toId(account), toId(id));
  if (mandate === null)
    throw ruleBroken({
      pointer: '/agent_mandate_id',
      message: `is not a mandate of the merchant account ${account}`,
      type: 'value_error.agent_mandate',
    });
  return mandate.agent_mandate_id;
}

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
