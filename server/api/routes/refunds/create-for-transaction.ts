import { toId } from '../../../domain/ids.ts';
import { createTransactionRefund } from '../../../api-contract/refunds.ts';
import { route } from '../../route.ts';
import { refund } from './request.ts';

export const createForTransaction = route(createTransactionRefund, async (context) => ({
  status: 201,
  body: await refund(context, toId(context.params.transaction_id), context.body),
}));
