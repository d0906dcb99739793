import { getTransactionRow } from '../db/queries/transactions.ts';
import { toId } from '../domain/ids.ts';
import type { Subject } from '../three-d-secure/subjects.ts';

/** How a payment goes on when its cardholder was authenticated, or was not. */
export const transactionSubject: Subject = {
  concluded: async () => undefined,
  returnParameters: async (parts, { row }) => {
    const transaction = await getTransactionRow(parts.db, row.merchant_account_id, toId(row.subject_id));
    return { transaction_id: row.subject_id, ...(transaction === null ? {} : { transaction_status: transaction.status }) };
  },
};
