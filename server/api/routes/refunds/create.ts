import { toId } from '../../../domain/ids.ts';
import { createRefund } from '../../../api-contract/refunds.ts';
import { route } from '../../route.ts';
import { refund } from './request.ts';

export const create = route(createRefund, async (context) => ({
  status: 201,
  body: await refund(context, toId(context.body.transaction_id), context.body),
}));
