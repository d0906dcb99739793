import { renderApiKeyPair } from '../../../answers/api-key-pair.ts';
import { reachOf } from '../../../access/reach.ts';
import { lockApiKeyPair, updateApiKeyPair as updateRow } from '../../../db/queries/api-key-pairs.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { updateApiKeyPair } from '../../../api-contract/api-key-pairs.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { announceResource } from '../announcing.ts';
import { assertChangeable, assertGrantable } from './grantable.ts';

/** No field of a key can be without a value: null leaves it as it is. */
export const updateApiKeyPairRoute = route(
  updateApiKeyPair,
  async ({ params, body, caller, parts, callersChanged }) => {
    const patch = {
      displayName: body.display_name ?? null,
      active: body.active ?? null,
      roleIds: body.role_ids ?? null,
      merchantAccountIds: body.merchant_account_ids ?? null,
    };
    const row = await parts.db.transaction(async (tx) => {
      const before = await lockApiKeyPair(tx, reachOf(caller), params.api_key_pair_id);
      if (before === null) throw new Problem('not_found');
      await assertChangeable(tx, caller, before);
      if (before.agent_mandate_id !== null && patch.merchantAccountIds !== null)
        throw ruleBroken({
          pointer: '/merchant_account_ids',
          message: 'stays as it is for the key of an agent: its mandate is of that merchant account',
        });
      await assertGrantable(tx, caller, {
        roleIds: patch.roleIds ?? (patch.merchantAccountIds === null ? null : before.role_ids),
        merchantAccountIds:
          patch.merchantAccountIds ?? (patch.roleIds === null ? null : before.merchant_account_ids),
      });

      const now = parts.clock.now();
      const after = await updateRow(tx, reachOf(caller), params.api_key_pair_id, patch, now);
      if (after !== null)
        await announceResource(tx, INSTANCE, 'api-key-pair.updated', await renderApiKeyPair(tx, after), now);
      return after;
    });
    if (row === null) throw new Error('BUG: a locked key is gone');

    callersChanged();
    return { status: 200, body: await renderApiKeyPair(parts.db, row) };
  },
);
