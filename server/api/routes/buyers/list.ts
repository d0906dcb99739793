import { type BuyerListRow, listBuyerRows } from '../../../db/queries/buyers.ts';
import { listBuyers } from '../../contract/buyers.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { renderBuyer } from './render.ts';

export const list = route(listBuyers, async (context) => {
  const { merchantAccountId, parts, query } = context;
  const filters = { search: query.search ?? null, externalIdentifier: query.external_identifier ?? null };
  const body = await listPage(context, {
    list: 'buyers',
    filters,
    fetch: (page) => listBuyerRows(parts.db, merchantAccountId, filters, page),
    item: (row: BuyerListRow) => renderBuyer(row),
  });
  return { status: 200, body };
});
