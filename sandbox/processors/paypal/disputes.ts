import type { Queryable } from '../../../server/db/db.ts';
import { type JsonObject, isObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { multipartIn } from '../multipart.ts';
import type { Answer } from '../processor.ts';
import { ANSWER_WITHIN_MS, planDeadline, planVerdict } from '../disputing-bank.ts';
import { emitEvent, link, uuidOf } from './desk.ts';
import { type Order, money, showCapture } from './orders.ts';

/** https://developer.paypal.com/docs/api/customer-disputes/v1/ */

type KeptDispute = JsonObject & Readonly<{ dispute_id: string; status: string }>;
type Movement = Readonly<Record<string, unknown>>;

const DISPUTE_FEE = 1500;

const idOf = ({ captures: [capture] }: Order): string => `PP-R-SIM-${capture?.id ?? ''}`;

function movement(party: string, type: string, reason: string, at: string, amount: unknown): Movement {
  return { affected_party: party, amount, initiated_time: at, type, reason };
}

/** The buyer, or their bank, opens it: of an inquiry the money is only held. */
export async function openDispute(
  tx: Queryable,
  desk: Desk,
  order: Order,
  isInquiry: boolean,
  reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
): Promise<boolean> {
  const [capture] = order.captures;
  if (capture === undefined) return false;
  const [id, now] = [idOf(order), desk.now.toISOString()];
  if ((await getObject<KeptDispute>(tx, desk, id)) !== null) return true;

  const amount = showCapture(order, capture)['amount'];
  const due = new Date(desk.now.getTime() + ANSWER_WITHIN_MS);
  const taken = [
    movement('SELLER', 'DEBIT', 'DISPUTE_SETTLEMENT', now, amount),
    movement('BUYER', 'CREDIT', 'DISPUTE_SETTLEMENT', now, amount),
    movement('SELLER', 'DEBIT', 'DISPUTE_FEE', now, money(DISPUTE_FEE, order.currency)),
  ];
  const dispute: KeptDispute = {
    dispute_id: id,
    create_time: now,
    update_time: now,
    disputed_transactions: [{ seller_transaction_id: capture.id, transaction_status: 'COMPLETED' }],
    reason,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: amount,
    dispute_life_cycle_stage: isInquiry ? 'INQUIRY' : 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    seller_response_due_date: due.toISOString(),
    ...(isInquiry ? {} : { money_movements: taken }),
    links: [link(`/v1/customer/disputes/${id}`, 'self', 'GET')],
  };
  await addObject(tx, desk, { id, kind: 'dispute', parentId: order.id, body: dispute }, desk.now);
  await tellMove(tx, desk, order.id, 'CREATED', dispute);
  await planDeadline(tx, desk, uuidOf(order.id) ?? '');
  return true;
}

async function tellMove(
  tx: Queryable,
  desk: Desk,
  orderId: string,
  what: string,
  dispute: KeptDispute,
): Promise<void> {
  // An event has a part of it.
  const { money_movements: _moved, ...resource } = dispute;
  await emitEvent(tx, desk, uuidOf(orderId) ?? '', {
    name: `CUSTOMER.DISPUTE.${what}`,
    type: 'dispute',
    summary: `A dispute was ${what.toLowerCase()} with case # ${dispute.dispute_id}`,
    resource,
  });
}

/** By PayPal: one that nobody opened before is opened with it. */
export async function resolveDispute(
  tx: Queryable,
  desk: Desk,
  order: Order,
  outcome: string,
  isInquiry = false,
): Promise<boolean> {
  const [capture] = order.captures;
  if (capture === undefined) return false;
  const before = { ...desk, now: new Date(desk.now.getTime() - 86_400_000) };
  if ((await getObject<KeptDispute>(tx, desk, idOf(order))) === null)
    await openDispute(tx, before, order, isInquiry);
  const found = await lockObject<KeptDispute>(tx, desk, idOf(order));
  if (found === null || found.body.status === 'RESOLVED') return found !== null;

  const [now, amount] = [desk.now.toISOString(), showCapture(order, capture)['amount']];
  const moved = Array.isArray(found.body['money_movements'])
    ? (found.body['money_movements'] as Movement[])
    : [];
  const isBack = outcome === 'RESOLVED_SELLER_FAVOUR' && moved.length > 0;
  const back = [
    movement('SELLER', 'CREDIT', 'DISPUTE_SETTLEMENT', now, amount),
    movement('BUYER', 'DEBIT', 'DISPUTE_SETTLEMENT', now, amount),
  ];
  const after: KeptDispute = {
    ...found.body,
    update_time: now,
    status: 'RESOLVED',
    dispute_outcome: { outcome_code: outcome },
    ...(isBack ? { money_movements: [...moved, ...back] } : {}),
  };
  await changeObject(tx, desk, after.dispute_id, after);
  await tellMove(tx, desk, order.id, 'RESOLVED', after);
  return true;
}

/** Nobody answered in time. */
export async function letDisputePass(tx: Queryable, desk: Desk, order: Order): Promise<boolean> {
  const found = await getObject<KeptDispute>(tx, desk, idOf(order));
  if (found?.body.status !== 'WAITING_FOR_SELLER_RESPONSE') return true;
  return resolveDispute(tx, desk, order, 'RESOLVED_BUYER_FAVOUR');
}

const refusedAnswer = (issue: string): Answer => ({
  status: 422,
  body: {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    debug_id: '5ba1e51ea1e5',
    details: [{ issue, description: 'The dispute is not in a state that allows it.' }],
  },
});

/** `provide-evidence`: a form of parts. */
export async function provideEvidence(
  tx: Queryable,
  desk: Desk,
  id: string,
  request: Readonly<{ contentType: string | undefined; body: string }>,
): Promise<Answer> {
  const found = await lockObject<KeptDispute>(tx, desk, id);
  const parts = multipartIn(request.contentType, request.body);
  const input = parseObject(
    Buffer.from(parts.find(({ name }) => name === 'input')?.content ?? '', 'latin1').toString(),
  );
  const evidences = Array.isArray(input?.['evidences']) ? input['evidences'].filter(isObject) : [];
  if (found?.kind !== 'dispute') return refusedAnswer('DISPUTE_NOT_FOUND');
  if (found.body.status !== 'WAITING_FOR_SELLER_RESPONSE') return refusedAnswer('INVALID_DISPUTE_STATE');
  if (evidences.length === 0) return refusedAnswer('EVIDENCE_MISSING');

  const after: KeptDispute = { ...found.body, status: 'UNDER_REVIEW', update_time: desk.now.toISOString() };
  const { seller_response_due_date: _due, ...rest } = after;
  await changeObject(tx, desk, id, rest);
  const orderId = found.parent_id ?? '';
  await tellMove(tx, desk, orderId, 'UPDATED', { ...rest, dispute_id: id, status: 'UNDER_REVIEW' });
  const said = evidences.map((one) => textAt(one, 'notes') ?? '').join(' ');
  const files = parts.filter(({ fileName }) => fileName !== null).length;
  await planVerdict(tx, desk, uuidOf(orderId) ?? '', { said, files });
  return { status: 200, body: { links: [link(`/v1/customer/disputes/${id}`, 'self', 'GET')] } };
}

export async function acceptClaim(tx: Queryable, desk: Desk, id: string): Promise<Answer> {
  const found = await lockObject<KeptDispute>(tx, desk, id);
  if (found?.kind !== 'dispute') return refusedAnswer('DISPUTE_NOT_FOUND');
  if (found.body.status !== 'WAITING_FOR_SELLER_RESPONSE') return refusedAnswer('INVALID_DISPUTE_STATE');
  const after: KeptDispute = {
    ...found.body,
    status: 'RESOLVED',
    update_time: desk.now.toISOString(),
    dispute_outcome: { outcome_code: 'ACCEPTED' },
  };

  await changeObject(tx, desk, id, after);
  await tellMove(tx, desk, found.parent_id ?? '', 'RESOLVED', after);
  return { status: 200, body: { links: [link(`/v1/customer/disputes/${id}`, 'self', 'GET')] } };
}
