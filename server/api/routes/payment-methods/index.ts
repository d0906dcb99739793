import {
  type PaymentMethodChange,
  type PaymentMethodListRow,
  changePaymentMethod,
  getLivePaymentMethod,
  listPaymentMethodRows,
} from '../../../db/queries/payment-methods.ts';
import { toId } from '../../../domain/ids.ts';
import { expirationDateProblems } from '../../../payment-methods/card.ts';
import { deletePaymentMethod as deleteStored } from '../../../payment-methods/delete.ts';
import { Problem, ruleBroken } from '../../../problem/problem.ts';
import {
  deletePaymentMethod,
  getPaymentMethod,
  listPaymentMethods,
  updatePaymentMethod,
} from '../../contract/payment-methods.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { create } from './create.ts';
import { listOfBuyer } from './list-of-buyer.ts';
import { pinnedBuyer } from './pinned-buyer.ts';
import { renderPaymentMethod } from './render.ts';

const list = route(listPaymentMethods, async (context) => {
  const { merchantAccountId, parts, query, version } = context;
  const filters = {
    buyerId: query.buyer_id === undefined ? null : toId<'buyer'>(query.buyer_id),
    buyerExternalIdentifier: query.buyer_external_identifier ?? null,
    statuses: query.status === undefined || query.status.length === 0 ? null : query.status,
    externalIdentifier: query.external_identifier ?? null,
  };
  const body = await listPage(context, {
    list: 'payment-methods',
    filters,
    fetch: (page) => listPaymentMethodRows(parts.db, merchantAccountId, filters, page),
    item: (row: PaymentMethodListRow) => renderPaymentMethod(row, version),
  });
  return { status: 200, body };
});

const get = route(getPaymentMethod, async ({ params, merchantAccountId, version, parts }) => {
  const row = await getLivePaymentMethod(parts.db, merchantAccountId, toId(params.payment_method_id));
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderPaymentMethod(row, version) };
});

const update = route(
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

/** A front end deletes only what belongs to the buyer in its token; anything else is not there for it. */
const remove = route(deletePaymentMethod, async ({ params, caller, merchantAccountId, parts }) => {
  const isFrontEnd = caller.kind === 'key' && caller.embed;
  const buyerId = isFrontEnd ? await pinnedBuyer(parts.db, merchantAccountId, caller) : null;
  if (isFrontEnd && buyerId === null) throw new Problem('not_found');
  if (!(await deleteStored(parts, merchantAccountId, toId(params.payment_method_id), buyerId)))
    throw new Problem('not_found');
  return { status: 204, body: null };
});

export const paymentMethodRoutes = [listOfBuyer, list, create, get, update, remove] as const;
