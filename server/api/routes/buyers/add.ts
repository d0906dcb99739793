import { getBuyerByExternalIdentifier, insertBuyer } from '../../../db/queries/buyers.ts';
import { mergePatch } from '../../../domain/merge-patch.ts';
import { newId } from '../../../machine/entropy.ts';
import { addBuyer } from '../../contract/buyers.ts';
import { route } from '../../route.ts';
import { duplicateBuyer } from './duplicate.ts';
import { renderBuyer } from './render.ts';

export const add = route(addBuyer, async ({ body, merchantAccountId, now, parts }) => {
  const fields = {
    display_name: body.display_name ?? null,
    external_identifier: body.external_identifier ?? null,
    account_number: body.account_number ?? null,
    // absence has one form in what is stored
    billing_details: mergePatch(null, body.billing_details ?? {}),
  };
  const row = await insertBuyer(parts.db, merchantAccountId, newId<'buyer'>(now), fields, now);
  if (row !== null) return { status: 201, body: renderBuyer(row) };
  throw duplicateBuyer(
    fields.external_identifier === null
      ? null
      : await getBuyerByExternalIdentifier(parts.db, merchantAccountId, fields.external_identifier),
  );
});
