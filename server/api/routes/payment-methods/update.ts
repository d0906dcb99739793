import {
  changePaymentMethod,
  getLivePaymentMethod,
  type PaymentMethodChange,
} from '../../../db/queries/payment-methods.ts';
import { toId } from '../../../domain/ids.ts';
import { expirationDateProblems } from '../../../payment-methods/card.ts';
import { updatePaymentMethod } from '../../contract/payment-methods.ts';
import { Problem, ruleBroken } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderPaymentMethod } from './render.ts';

export const update = route(
  updatePaymentMethod,
  async ({ params, body, merchantAccountId, now, version, parts }) => {
    const id = toId<'payment-method'>(params.payment_method_id);
    const before = await getLivePaymentMethod(parts.db, merchantAccountId, id);
    if (before === null) throw new Problem('not_found');
    const { expiration_date: expirationDate, ...others } = body;
    if (expirationDate === null)
      throw ruleBroken({ pointer: '/expiration_date', message: 'cannot be cleared' });
    if (expirationDate !== undefined) {
      if (before.method !== 'card')
        throw ruleBroken({ pointer: '/expiration_date', message: 'belongs to cards only' });
      const problems = expirationDateProblems(expirationDate, now, '/expiration_date');
      if (problems.length > 0) throw new Problem('bad_request', { details: problems });
    }
    if (
      before.method === 'bank' &&
      (body.scheme_transaction_id ?? body.scheme_transaction_id_scheme ?? null) !== null
    )
      throw ruleBroken({ pointer: '/scheme_transaction_id', message: 'belongs to cards only' });
    const change: PaymentMethodChange = { ...others, expiration_date: expirationDate };
    const row = await changePaymentMethod(parts.db, merchantAccountId, id, change, now);
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: renderPaymentMethod(row, version) };
  },
);
