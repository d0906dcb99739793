import type { Queryable } from '../../../server/db/db.ts';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { multipartIn } from '../multipart.ts';
import type { Action as Work, Answer, SimulatedRequest } from '../processor.ts';
import { ANSWER_WITHIN_MS, planDeadline, planVerdict } from '../disputing-bank.ts';
import { type CheckoutDesk, bare, emitEvent, invalid, nameOf, newName, underKey } from './desk.ts';
import { type Payment, lockPaymentOf } from './payments.ts';
import { gather } from './settlement.ts';

/** https://api-reference.checkout.com/#tag/Disputes */

type KeptDispute = Readonly<{
  id: string;
  paymentId: string;
  uuid: string;
  category: string;
  amount: number;
  currency: string;
  status: string;
  receivedOn: string;
  lastUpdate: string;
  requiredBy: string;
  evidence: Readonly<Record<string, string>>;
}>;

const idOf = ({ uuid }: Pick<Payment, 'uuid'>): string => nameOf('dsp', uuid);

/** What a turn of a dispute does to the balance, and what reports call that. */
const BOOKED: Readonly<Record<string, Readonly<{ sign: 1 | -1; breakdown: string }>>> = {
  dispute_evidence_required: { sign: -1, breakdown: 'Chargeback (ADJM)' },
  dispute_canceled: { sign: 1, breakdown: 'Chargeback (CBRV)' },
  dispute_won: { sign: 1, breakdown: 'Chargeback (RPDW)' },
};

const STATUSES: Readonly<Record<string, string>> = {
  dispute_evidence_required: 'evidence_required',
  dispute_evidence_submitted: 'evidence_under_review',
  dispute_resolved: 'resolved',
  dispute_canceled: 'canceled',
  dispute_won: 'won',
  dispute_lost: 'lost',
  dispute_expired: 'expired',
  dispute_accepted: 'accepted',
};

/** A turn of the dispute of a payment, of which there is one: kept, booked and told. */
export async function turnDispute(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  type: string,
  category = 'fraudulent',
): Promise<boolean> {
  if (payment.captured === 0) return false;
  const booked = BOOKED[type];
  if (booked !== undefined)
    await gather(tx, desk, payment, {
      action: 'Chargeback',
      breakdown: booked.breakdown,
      units: booked.sign * payment.captured,
      id: newName('act', desk.now),
      reference: payment.reference,
    });
  const kept = await keep(tx, desk, payment, type, category);

  await emitEvent(tx, desk, payment.uuid, type, {
    id: kept.id,
    date: desk.now.toISOString(),
    category: kept.category,
    amount: kept.amount,
    currency: kept.currency,
    reason_code: '10.4',
    payment_id: payment.id,
    payment_action_id: payment.actions[0]?.id,
    payment_reference: payment.reference,
    payment_method: payment.source['scheme'],
    ...(kept.status === 'evidence_required' ? { evidence_required_by: kept.requiredBy } : {}),
  });
  return true;
}

async function keep(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  type: string,
  category: string,
): Promise<KeptDispute> {
  const id = idOf(payment);
  const found = await lockObject<KeptDispute>(tx, desk, id);
  const before: KeptDispute = found?.body ?? {
    id,
    paymentId: payment.id,
    uuid: payment.uuid,
    category,
    amount: payment.captured,
    currency: payment.currency,
    status: '',
    receivedOn: desk.now.toISOString(),
    lastUpdate: '',
    requiredBy: new Date(desk.now.getTime() + ANSWER_WITHIN_MS).toISOString(),
    evidence: {},
  };

  const after: KeptDispute = {
    ...before,
    status: STATUSES[type] ?? before.status,
    lastUpdate: desk.now.toISOString(),
  };
  if (found !== null) await changeObject(tx, desk, id, after);
  else {
    await addObject(tx, desk, { id, kind: 'dispute', parentId: payment.id, body: after }, desk.now);
    await planDeadline(tx, desk, payment.uuid);
  }
  return after;
}

/** Nobody answered in time. */
export async function letDisputePass(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  const found = await getObject<KeptDispute>(tx, desk, idOf(payment));
  return found?.body.status === 'evidence_required'
    ? turnDispute(tx, desk, payment, 'dispute_expired')
    : true;
}

export function readDisputes(request: SimulatedRequest, desk: CheckoutDesk): Work | Answer {
  const [resource, id = '', what = ''] = request.path;
  if (resource === 'files') return readFiles(request, desk);
  const work = WORKS[`${request.method} ${what}`];
  if (work === undefined || id === '') return bare(404);
  const reads = request.method === 'GET';
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return bare(400);

  const run = async (tx: Queryable): Promise<Answer> => {
    const found = await lockObject<KeptDispute>(tx, desk, id);
    return found?.kind === 'dispute' ? work.run(tx, desk, found.body, body) : bare(404);
  };
  return {
    kind: work.kind,
    reference: desk.key,
    amount: null,
    unheard: bare(404),
    act: () => (reads ? desk.db.transaction(run) : underKey(desk, run)),
  };
}

type DisputeWork = Readonly<{
  kind: string;
  run(tx: Queryable, desk: CheckoutDesk, dispute: KeptDispute, body: JsonObject): Promise<Answer>;
}>;

const WORKS: Readonly<Record<string, DisputeWork>> = {
  'GET ': {
    kind: 'look',
    run: async (_tx, _desk, dispute) => ({ status: 200, body: renderDispute(dispute) }),
  },
  'PUT evidence': {
    kind: 'provide_evidence',
    async run(tx, desk, dispute, body) {
      if (dispute.status !== 'evidence_required') return invalid('dispute_evidence_not_allowed');
      const names = Object.keys(body);
      if (names.length === 0) return invalid('no_evidence_provided');
      if (names.some((name) => !/^[a-z_]+_(?:file|text)$/.test(name))) return invalid('evidence_invalid');
      const texts = names.filter((name) => name.endsWith('_text')).map((name) => textAt(body, name) ?? '');
      if (texts.some((said) => said.length > 500)) return invalid('evidence_text_too_long');
      await changeObject(tx, desk, dispute.id, { ...dispute, evidence: { ...dispute.evidence, ...body } });
      return bare(204);
    },
  },
  'POST evidence': {
    kind: 'submit_dispute',
    async run(tx, desk, dispute) {
      const payment = await lockPaymentOf(tx, desk, dispute.paymentId);
      if (payment === null || dispute.status !== 'evidence_required')
        return invalid('dispute_evidence_not_allowed');
      if (Object.keys(dispute.evidence).length === 0) return invalid('no_evidence_provided');
      await turnDispute(tx, desk, payment, 'dispute_evidence_submitted');
      const files = Object.keys(dispute.evidence).filter((name) => name.endsWith('_file')).length;
      const said = Object.values(dispute.evidence).join(' ');
      await planVerdict(tx, desk, payment.uuid, { said, files });
      return bare(204);
    },
  },
  'POST accept': {
    kind: 'accept_dispute',
    async run(tx, desk, dispute) {
      const payment = await lockPaymentOf(tx, desk, dispute.paymentId);
      if (payment === null || dispute.status !== 'evidence_required')
        return invalid('dispute_not_acceptable');
      await turnDispute(tx, desk, payment, 'dispute_accepted');
      return bare(204);
    },
  },
};

function renderDispute(dispute: KeptDispute): Readonly<Record<string, unknown>> {
  return {
    id: dispute.id,
    category: dispute.category,
    amount: dispute.amount,
    currency: dispute.currency,
    reason_code: '10.4',
    status: dispute.status,
    ...(dispute.status === 'evidence_required' ? { evidence_required_by: dispute.requiredBy } : {}),
    received_on: dispute.receivedOn,
    last_update: dispute.lastUpdate,
    payment: { id: dispute.paymentId, amount: dispute.amount, currency: dispute.currency },
    relevant_evidence: ['proof_of_delivery_or_service', 'invoice_or_receipt', 'customer_communication'],
  };
}

const FILE_BYTES_MAX = 4_000_000;
const FILE_TYPES: ReadonlySet<string | null> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

function readFiles(request: SimulatedRequest, desk: CheckoutDesk): Work | Answer {
  const parts = multipartIn(request.headers['content-type'], request.body);
  const file = parts.find(({ fileName }) => fileName !== null);
  const purpose = parts.find(({ name }) => name === 'purpose')?.content;
  if (request.method !== 'POST' || file === undefined) return invalid('file_required');
  if (purpose !== 'dispute_evidence') return invalid('purpose_invalid');
  if (!FILE_TYPES.has(file.contentType) || file.content.length > FILE_BYTES_MAX)
    return invalid('file_invalid');

  const act = async (): Promise<Answer> => {
    const id = newName('file', desk.now);
    const body = { id, fileName: file.fileName, size: file.content.length };
    await addObject(desk.db, desk, { id, kind: 'file', body }, desk.now);
    return {
      status: 200,
      body: { id, _links: { self: { href: `${desk.origin}/checkout-com/files/${id}` } } },
    };
  };
  return { kind: 'upload', reference: null, amount: null, act };
}
