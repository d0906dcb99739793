import { createTransaction } from '../../../payments/create.ts';
import { renderTransaction } from '../../../payments/render.ts';
import { createTransaction as createTransactionOperation } from '../../contract/transactions.ts';
import { route } from '../../route.ts';

export const create = route(createTransactionOperation, async ({ body, held, merchantAccountId, version, now, idempotency, clientIp, parts }) => {
  const answering = { form: 'transaction', version, status: 201, idempotency } as const;
  const { transaction } = await createTransaction({ parts, merchantAccountId, body, held, now, answering, clientIp });
  return { status: 201, body: renderTransaction(transaction, version) };
});
