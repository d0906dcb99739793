import { readBuyer, renderBuyer } from '../../../answers/buyer.ts';
import { violatedConstraint } from '../../../db/db.ts';
import {
  BUYER_EXTERNAL_IDENTIFIER,
  type BuyerFields,
  type BuyerListRow,
  type BuyerRow,
  getBuyerByExternalIdentifier,
  insertBuyer,
  listBuyerRows,
  lockBuyer,
  removeBuyer,
  replaceBuyer,
} from '../../../db/queries/buyers.ts';
import { toId } from '../../../domain/ids.ts';
import { mergePatch, mergePatchOrKeep } from '../../../domain/merge-patch.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import { addBuyer, deleteBuyer, getBuyer, listBuyers, updateBuyer } from '../../../api-contract/buyers.ts';
import type { BodyOf } from '../../../api-contract/operation.ts';
import { filteredListPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { announceResource } from '../announcing.ts';

const list = route(listBuyers, async (context) => {
  const { merchantAccountId, parts, query } = context;
  const filters = { search: query.search ?? null, externalIdentifier: query.external_identifier ?? null };
  const body = await filteredListPage(context, {
    list: 'buyers',
    filters,
    fetch: (page) => listBuyerRows(parts.db, merchantAccountId, filters, page),
    item: (row: BuyerListRow) => renderBuyer(row),
  });
  return { status: 200, body };
});

const add = route(addBuyer, async ({ body, merchantAccountId, now, parts }) => {
  const fields = {
    display_name: body.display_name ?? null,
    external_identifier: body.external_identifier ?? null,
    account_number: body.account_number ?? null,
    // absence has one form in what is stored
    billing_details: mergePatch(null, body.billing_details ?? {}),
  };
  const row = await parts.db.transaction(async (tx) => {
    const made = await insertBuyer(tx, merchantAccountId, newId<'buyer'>(now), fields, now);
    if (made !== null) await announceResource(tx, merchantAccountId, 'buyer.created', renderBuyer(made), now);
    return made;
  });
  if (row !== null) return { status: 201, body: renderBuyer(row) };

  throw duplicateBuyer(
    fields.external_identifier === null
      ? null
      : await getBuyerByExternalIdentifier(parts.db, merchantAccountId, fields.external_identifier),
  );
});

const get = route(getBuyer, async ({ params, merchantAccountId, parts }) => {
  const buyerId = toId<'buyer'>(params.buyer_id);
  return answerOrNotFound(await readBuyer(parts, { merchantAccountId, buyerId }));
});

const update = route(updateBuyer, async ({ params, body, merchantAccountId, now, parts }) => {
  const id = toId<'buyer'>(params.buyer_id);
  try {
    const row = await parts.db.transaction(async (tx) => {
      const before = await lockBuyer(tx, merchantAccountId, id);
      if (before === null) return null;
      const after = await replaceBuyer(tx, merchantAccountId, id, changedBuyer(before, body), now);
      if (after !== null)
        await announceResource(tx, merchantAccountId, 'buyer.updated', renderBuyer(after), now);
      return after;
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
function changedBuyer(before: BuyerRow, body: BodyOf<typeof updateBuyer>): BuyerFields {
  return {
    display_name: body.display_name === undefined ? before.display_name : body.display_name,
    external_identifier:
      body.external_identifier === undefined ? before.external_identifier : body.external_identifier,
    account_number: body.account_number === undefined ? before.account_number : body.account_number,
    billing_details: mergePatchOrKeep(before.billing_details, body.billing_details),
  };
}

const remove = route(deleteBuyer, async ({ params, merchantAccountId, now, parts }) => {
  const id = toId<'buyer'>(params.buyer_id);
  await parts.db.transaction(async (tx) => {
    const before = await lockBuyer(tx, merchantAccountId, id);
    if (before === null) throw new Problem('not_found');
    await removeBuyer(tx, merchantAccountId, id);
    await announceResource(tx, merchantAccountId, 'buyer.deleted', renderBuyer(before), now);
  });
  return { status: 204, body: null };
});

export const buyerRoutes = [list, add, get, update, remove] as const;

function duplicateBuyer(existing: BuyerRow | null): Problem {
  return new Problem('duplicate_record', {
    message: 'A buyer with this external_identifier already exists',
    details: [
      {
        location: 'body',
        pointer: '/external_identifier',
        message: 'is taken by another buyer',
        type: 'value_error.duplicate',
      },
    ],
    ...(existing === null ? {} : { resourceId: existing.buyer_id }),
  });
}
