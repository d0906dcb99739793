import { toId } from '../../../domain/ids.ts';
import { overrideTransaction } from '../../../payments/after/override.ts';
import { renderTransaction } from '../../../payments/answers/render.ts';
import { updateTransaction } from '../../contract/transactions.ts';
import { parseTransactionStatus } from '../../contract/vocabulary.ts';
import { route } from '../../route.ts';

export const update = route(
  updateTransaction,
  async ({ params, body, merchantAccountId, version, parts }) => {
    const [status] =
      body.status === undefined || body.status === null ? [] : parseTransactionStatus(version, body.status);
    const transaction = await overrideTransaction(
      parts,
      merchantAccountId,
      toId(params.transaction_id),
      body,
      status ?? null,
    );
    return { status: 200, body: renderTransaction(transaction, version) };
  },
);
