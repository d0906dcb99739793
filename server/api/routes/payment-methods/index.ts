import { inEveryVersion } from '../../../answers/every-version.ts';
import { readPaymentMethod, renderPaymentMethod } from '../../../answers/payment-method.ts';
import {
  type PaymentMethodChange,
  type PaymentMethodRow,
  changePaymentMethod,
  getLivePaymentMethod,
} from '../../../db/queries/payment-methods.ts';
import {
  type PaymentMethodListRow,
  listPaymentMethodRows,
} from '../../../db/queries/payment-method-lists.ts';
import { announce } from '../../../db/queries/webhook-events.ts';
import { toId } from '../../../domain/ids.ts';
import { expirationDateProblems } from '../../../payment-methods/describe-card.ts';
import { deletePaymentMethod as deleteStored } from '../../../payment-methods/delete-payment-method.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import type { BodyOf } from '../../../api-contract/operation.ts';
import {
  deletePaymentMethod,
  getPaymentMethod,
  listPaymentMethods,
  updatePaymentMethod,
} from '../../../api-contract/payment-methods.ts';
import { filteredListPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { create } from './create.ts';
import { listOfBuyer } from './list-of-buyer.ts';
import { pinnedBuyer } from './pinned-buyer.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';

const list = route(listPaymentMethods, async (context) => {
  const { merchantAccountId, parts, query, version } = context;
  const filters = {
    buyerId: query.buyer_id === undefined ? null : toId<'buyer'>(query.buyer_id),
    buyerExternalIdentifier: query.buyer_external_identifier ?? null,
    statuses: query.status === undefined || query.status.length === 0 ? null : query.status,
    externalIdentifier: query.external_identifier ?? null,
    label: query.label ?? null,
    schemes: query.scheme ?? null,
    fingerprint: query.fingerprint ?? null,
  };
  const body = await filteredListPage(context, {
    list: 'payment-methods',
    filters,
    fetch: (page) => listPaymentMethodRows(parts.db, merchantAccountId, filters, page),
    item: (row: PaymentMethodListRow) => renderPaymentMethod(row, version),
  });

  return { status: 200, body };
});

const get = route(getPaymentMethod, async ({ params, merchantAccountId, version, parts }) => {
  const paymentMethodId = toId<'payment-method'>(params.payment_method_id);
  return answerOrNotFound(await readPaymentMethod(parts, { merchantAccountId, paymentMethodId }, version));
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
      const wrong = expirationDateProblems(expirationDate, now, '/expiration_date');
      if (wrong.length > 0) throw new Problem('bad_request', { details: wrong });
    }
    const problems = schemeProblems(before, body);
    if (problems.length > 0) throw ruleBroken(...problems);

    const change: PaymentMethodChange = { ...others, expiration_date: expirationDate };
    const row = await parts.db.transaction(async (tx) => {
      const after = await changePaymentMethod(tx, merchantAccountId, id, change, now);
      if (after === null) throw new Problem('not_found');
      const shown = inEveryVersion((shownIn) => renderPaymentMethod(after, shownIn));
      const target = { type: 'payment-method', id };
      const name = 'payment-method.updated';
      await announce(tx, { merchantAccountId, eventId: newId(now), name, target, shown, at: now });
      return after;
    });
    return { status: 200, body: renderPaymentMethod(row, version) };
  },
);

/** A scheme's id and the scheme that it is of are there together, or neither is. */
function schemeProblems(
  before: PaymentMethodRow,
  {
    scheme_transaction_id: id,
    scheme_transaction_id_scheme: scheme,
    transaction_link_id: link,
  }: BodyOf<typeof updatePaymentMethod>,
): readonly Readonly<{ pointer: string; message: string }>[] {
  const at = (pointer: string, message: string) => [{ pointer, message }];
  const empty = 'must not be empty; null clears it';
  if (id === '') return at('/scheme_transaction_id', empty);
  if (link === '') return at('/transaction_link_id', empty);
  const isOfScheme = before.method !== 'bank' && before.scheme !== null;
  if (!isOfScheme && (id ?? scheme ?? null) !== null)
    return at('/scheme_transaction_id', 'belongs to cards only');
  const after = id === undefined ? before.scheme_transaction_id : id;
  if (id !== null && after === null && (scheme ?? null) !== null)
    return at('/scheme_transaction_id_scheme', 'needs a scheme_transaction_id');
  if (after !== null && scheme === null)
    return at('/scheme_transaction_id_scheme', 'cannot be cleared while there is a scheme_transaction_id');

  return [];
}

/** A front end deletes only what belongs to the buyer in its token; anything else is not there for it. */
const remove = route(deletePaymentMethod, async ({ params, caller, merchantAccountId, parts }) => {
  const isFrontEnd = caller.kind === 'key' && caller.embed;
  const buyerId = isFrontEnd ? await pinnedBuyer(parts.db, merchantAccountId, caller) : null;
  if (isFrontEnd && buyerId === null) throw new Problem('not_found');
  const id = toId<'payment-method'>(params.payment_method_id);
  const row = await getLivePaymentMethod(parts.db, merchantAccountId, id);
  const shown = row === null ? null : inEveryVersion((version) => renderPaymentMethod(row, version));
  if (!(await deleteStored(parts, merchantAccountId, id, buyerId, shown))) throw new Problem('not_found');
  return { status: 204, body: null };
});

export const paymentMethodRoutes = [listOfBuyer, list, create, get, update, remove] as const;
