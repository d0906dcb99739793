import { renderReceipt } from '../../../answers/receipt.ts';
import { createTransactionReceipt, listTransactionReceipts } from '../../../api-contract/receipts.ts';
import { receiptsOfTransaction } from '../../../db/queries/receipts.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { toId } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import { onePage } from '../../../payments/request/idempotent-answer.ts';
import { askReceipt } from '../../../receipts/ask-receipt.ts';
import { type AnyRoute, route } from '../../route.ts';

const create = route(createTransactionReceipt, async (context) => {
  const { params, body, merchantAccountId, parts, idempotency, audit } = context;
  const receipt = await askReceipt(parts, {
    merchantAccountId,
    transactionId: toId(params.transaction_id),
    address: body?.email_address ?? null,
    refundId: body?.refund_id ?? null,
    language: body?.language ?? null,
    idempotency,
    audit,
  });
  return { status: 201, body: renderReceipt(receipt) };
});

const list = route(listTransactionReceipts, async ({ params, merchantAccountId, parts }) => {
  const id = toId<'transaction'>(params.transaction_id);
  const rows = await receiptsOfTransaction(parts.db, merchantAccountId, id);
  if (rows.length === 0 && (await getTransactionRow(parts.db, merchantAccountId, id)) === null)
    throw new Problem('not_found');
  return { status: 200, body: onePage(rows.map(renderReceipt)) };
});

export const receiptRoutes: readonly AnyRoute[] = [create, list];
