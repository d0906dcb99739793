import { readCardExport, renderCardExport } from '../../../answers/card-export.ts';
import { createCardExport, getCardExport, listCardExports } from '../../../api-contract/card-exports.ts';
import {
  type CardExportListRow,
  insertCardExport,
  listCardExports as listRows,
} from '../../../db/queries/card-exports.ts';
import { newId } from '../../../platform/entropy.ts';
import { exportKeyOf } from '../../../confirmations/export-key.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';

/** How long the file may be made after both have signed. */
const VALID_MS = 3 * 24 * 60 * 60_000;

const create = route(createCardExport, async ({ body, caller, merchantAccountId, approval, parts }) => {
  const now = parts.clock.now();
  const { fingerprint } = await exportKeyOf(body.public_key, now);
  if (caller.kind !== 'user' || approval === null)
    throw new Error('BUG: an export was asked for without two people');

  const row = await insertCardExport(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      card_export_id: newId(now),
      recipient: body.recipient,
      public_key: body.public_key,
      fingerprint,
      cards_max: body.cards_max,
      confirmation_id: approval.confirmationId,
      asked_by: caller.userId,
      asked_by_name: caller.displayName,
      approved_by: approval.userId,
      approved_by_name: approval.name,
    },
    { now, expiresAt: new Date(now.getTime() + VALID_MS) },
  );
  return { status: 201, body: renderCardExport(row, now) };
});

const list = route(listCardExports, async (context) => {
  const { merchantAccountId, parts } = context;
  const now = parts.clock.now();
  const body = await listPage(context, {
    list: 'card-exports',
    filters: null,
    fetch: (page) => listRows(parts.db, merchantAccountId, page),
    item: (row: CardExportListRow) => renderCardExport(row, now),
  });
  return { status: 200, body };
});

const get = route(getCardExport, async ({ params, merchantAccountId, parts }) =>
  answerOrNotFound(await readCardExport(parts, { merchantAccountId, cardExportId: params.card_export_id })),
);

export const cardExportRoutes: readonly AnyRoute[] = [create, list, get];
