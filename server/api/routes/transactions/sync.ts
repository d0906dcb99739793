import { toId } from '../../../domain/ids.ts';
import { renderTransaction } from '../../../payments/answers/render.ts';
import { syncTransaction as syncWithProcessor } from '../../../payments/operation/sync.ts';
import { syncTransaction } from '../../contract/transactions.ts';
import { route } from '../../route.ts';

export const sync = route(syncTransaction, async ({ params, merchantAccountId, version, parts }) => {
  const transaction = await syncWithProcessor(parts, merchantAccountId, toId(params.transaction_id));
  return { status: 200, body: renderTransaction(transaction, version) };
});
