import { violatedConstraint } from '../../../db/db.ts';
import {
  BUYER_EXTERNAL_IDENTIFIER,
  type BuyerFields,
  type BuyerRow,
  getBuyerByExternalIdentifier,
  lockBuyer,
  replaceBuyer,
} from '../../../db/queries/buyers.ts';
import { toId } from '../../../domain/ids.ts';
import { mergePatchOrKeep } from '../../../domain/merge-patch.ts';
import { updateBuyer } from '../../contract/buyers.ts';
import type { BodyOf } from '../../contract/operation.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { duplicateBuyer } from './duplicate.ts';
import { renderBuyer } from './render.ts';

export const update = route(updateBuyer, async ({ params, body, merchantAccountId, now, parts }) => {
  const id = toId<'buyer'>(params.buyer_id);
  try {
    const row = await parts.db.transaction(async (tx) => {
      const before = await lockBuyer(tx, merchantAccountId, id);
      return before === null ? null : replaceBuyer(tx, merchantAccountId, id, changed(before, body), now);
    });
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: renderBuyer(row) };
  } catch (error) {
    if (violatedConstraint(error) !== BUYER_EXTERNAL_IDENTIFIER) throw error;
    throw duplicateBuyer(
      typeof body.external_identifier === 'string'
        ? await getBuyerByExternalIdentifier(parts.db, merchantAccountId, body.external_identifier)
        : null,
    );
  }
});

/** What is left out stays, null clears, billing details merge deeply. */
function changed(before: BuyerRow, body: BodyOf<typeof updateBuyer>): BuyerFields {
  return {
    display_name: body.display_name === undefined ? before.display_name : body.display_name,
    external_identifier:
      body.external_identifier === undefined ? before.external_identifier : body.external_identifier,
    account_number: body.account_number === undefined ? before.account_number : body.account_number,
    billing_details: mergePatchOrKeep(before.billing_details, body.billing_details),
  };
}
