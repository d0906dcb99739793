import type { Queryable } from '../../../server/db/db.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { multipartIn } from '../multipart.ts';
import type { Answer, SimulatedRequest } from '../processor.ts';
import { ANSWER_WITHIN_MS, planDeadline, planDispute, planVerdict } from '../disputing-bank.ts';
import { keepIntent } from './books.ts';
import { type StripeDesk, emitEvent, newName, seconds } from './desk.ts';
import { type Form, wordAt, wordsAt } from './form.ts';
import { balanceAmounts, bookedNow, feesOf } from './lines.ts';
import { type Intent, chargeId, invalid, missing, stripeError } from './objects.ts';

/** Disputes of Stripe's test mode: https://docs.stripe.com/testing#disputes, https://docs.stripe.com/api/disputes */

type KeptDispute = Readonly<{
  id: string;
  intent: string;
  uuid: string;
  amount: number;
  currency: string;
  charge: string;
  created: number;
  dueBy: number;
  reason: string;
  networkCode: string;
  brand: string;
  isInquiry: boolean;
  status: string;
  evidence: Readonly<Record<string, string>>;
  submissions: number;
  lines: readonly object[];
}>;

const DISPUTE_FEE = 1500;

const OPENINGS: Readonly<Record<string, Pick<KeptDispute, 'reason' | 'networkCode' | 'isInquiry'>>> = {
  dispute: { reason: 'fraudulent', networkCode: '10.4', isInquiry: false },
  dispute_not_received: { reason: 'product_not_received', networkCode: '13.1', isInquiry: false },
  inquire: { reason: 'fraudulent', networkCode: '10.4', isInquiry: true },
};

export const disputeId = ({ uuid }: Pick<Intent, 'uuid'>): string => `dp_${uuid.replaceAll('-', '')}`;

/** Some numbers are disputed by themselves, once they are captured. */
export async function disputeByNumber(tx: Queryable, desk: Desk, intent: Intent): Promise<void> {
  const behaviour = intent.method?.behaviour;
  if (intent.status === 'succeeded' && behaviour?.kind === 'disputes')
    await planDispute(tx, desk, intent.uuid, behaviour.act);
}

/** What a bank, or the buyer, does: opens a dispute, or decides it. Null: no such act. */
export function disputeAct(
  act: string,
): ((tx: Queryable, desk: Desk, intent: Intent) => Promise<boolean>) | null {
  const opening = Object.hasOwn(OPENINGS, act) ? OPENINGS[act] : undefined;
  if (opening !== undefined) return (tx, desk, intent) => open(tx, desk, intent, opening);

  const decide = (isWon: boolean) => (tx: Queryable, desk: Desk, intent: Intent) =>
    decideByEvidence(tx, desk, disputeId(intent), isWon);
  switch (act) {
    case 'win_dispute':
    case 'decide_dispute_won':
      return decide(true);
    case 'lose_dispute':
    case 'decide_dispute_lost':
      return decide(false);
    case 'escalate_inquiry':
      return escalate;
    case 'let_dispute_pass':
      return (tx, desk, intent) => letPass(tx, desk, disputeId(intent));
    default:
      return null;
  }
}

async function open(
  tx: Queryable,
  desk: Desk,
  intent: Intent,
  opening: Pick<KeptDispute, 'reason' | 'networkCode' | 'isInquiry'>,
): Promise<boolean> {
  const id = disputeId(intent);
  if (intent.amount_received === 0) return false;
  if ((await getObject<KeptDispute>(tx, desk, id)) !== null) return true;

  const taken = opening.isInquiry ? [] : [lineOf(desk, intent, id, -1)];
  const kept: KeptDispute = {
    id,
    intent: intent.id,
    uuid: intent.uuid,
    amount: intent.amount_received,
    currency: intent.currency,
    charge: chargeId(intent),
    created: seconds(desk.now),
    dueBy: seconds(new Date(desk.now.getTime() + ANSWER_WITHIN_MS)),
    brand: String(intent.method?.details['brand'] ?? 'visa'),
    status: opening.isInquiry ? 'warning_needs_response' : 'needs_response',
    evidence: {},
    submissions: 0,
    lines: taken,
    ...opening,
  };
  await addObject(tx, desk, { id, kind: 'dispute', parentId: intent.id, body: kept }, desk.now);
  await keepIntent(tx, desk, { ...intent, disputed: true }, null);
  await emitEvent(tx, desk, intent.uuid, 'charge.dispute.created', showDispute(kept));
  if (taken.length > 0)
    await emitEvent(tx, desk, intent.uuid, 'charge.dispute.funds_withdrawn', showDispute(kept));
  await planDeadline(tx, desk, intent.uuid);
  return true;
}

function lineOf(
  desk: Desk,
  of: Pick<Intent, 'amount_received' | 'currency'>,
  id: string,
  sign: 1 | -1,
): object {
  const money = balanceAmounts(sign * of.amount_received, of.currency, sign < 0 ? DISPUTE_FEE : 0);
  return {
    ...bookedNow(desk),
    ...money,
    id: `txn_${newId(desk.now).replaceAll('-', '')}`,
    fee_details: feesOf(money),
    reporting_category: sign > 0 ? 'dispute_reversal' : 'dispute',
    source: id,
    type: 'adjustment',
  };
}

/** The bank is not content with the answer to an inquiry, and takes the money. */
async function escalate(tx: Queryable, desk: Desk, intent: Intent): Promise<boolean> {
  const found = await lockObject<KeptDispute>(tx, desk, disputeId(intent));
  if (found === null || !found.body.isInquiry) return false;
  const after: KeptDispute = {
    ...found.body,
    isInquiry: false,
    status: 'needs_response',
    dueBy: seconds(new Date(desk.now.getTime() + ANSWER_WITHIN_MS)),
    lines: [lineOf(desk, intent, found.body.id, -1)],
  };
  await changeObject(tx, desk, after.id, after);
  await emitEvent(tx, desk, intent.uuid, 'charge.dispute.funds_withdrawn', showDispute(after));
  return true;
}

/** Nobody answered in time: the bank decides for the buyer. */
async function letPass(tx: Queryable, desk: Desk, id: string): Promise<boolean> {
  const found = await getObject<KeptDispute>(tx, desk, id);
  if (found === null || !found.body.status.endsWith('needs_response')) return true;
  return decideByEvidence(tx, desk, id, false);
}

async function decideByEvidence(tx: Queryable, desk: Desk, id: string, isWon: boolean): Promise<boolean> {
  const found = await lockObject<KeptDispute>(tx, desk, id);
  if (found === null) return false;
  const before = found.body;
  if (before.status === 'won' || before.status === 'warning_closed' || (before.status === 'lost' && !isWon))
    return true;

  const status = before.isInquiry ? 'warning_closed' : isWon ? 'won' : 'lost';
  const isBack = isWon && !before.isInquiry;
  const back = isBack ? [lineOf(desk, { ...before, amount_received: before.amount }, id, 1)] : [];
  const after: KeptDispute = { ...before, status, lines: [...before.lines, ...back] };
  await changeObject(tx, desk, id, after);
  if (isBack) await emitEvent(tx, desk, before.uuid, 'charge.dispute.funds_reinstated', showDispute(after));
  await emitEvent(tx, desk, before.uuid, 'charge.dispute.closed', showDispute(after));
  return true;
}

/** Evidence is kept, and with `submit` (which is true unless told otherwise) handed in to the bank. */
export async function updateDispute(
  tx: Queryable,
  desk: StripeDesk,
  id: string,
  form: Form,
): Promise<Answer> {
  const found = await lockObject<KeptDispute>(tx, desk, id);
  if (found?.kind !== 'dispute') return { ...missing('dispute', id), unkept: true };
  const before = found.body;
  if (!before.status.endsWith('needs_response')) return alreadyAnswered(before);

  const evidence = { ...before.evidence, ...wordsAt(form, 'evidence') };
  for (const file of FILE_FIELDS.flatMap((name) => evidence[name] ?? []))
    if ((await getObject(tx, desk, file)) === null) return missing('file', file, 'evidence');
  const isSubmitted = wordAt(form, 'submit') !== 'false';
  const after: KeptDispute = {
    ...before,
    evidence,
    ...(isSubmitted
      ? {
          status: before.isInquiry ? 'warning_under_review' : 'under_review',
          submissions: before.submissions + 1,
        }
      : {}),
  };
  await changeObject(tx, desk, id, after);
  await emitEvent(tx, desk, before.uuid, 'charge.dispute.updated', showDispute(after));
  if (isSubmitted) {
    const files = FILE_FIELDS.filter((name) => evidence[name] !== undefined).length;
    const said = evidence['uncategorized_text'] ?? '';
    const acts = { winsBy: 'decide_dispute_won', losesBy: 'decide_dispute_lost' };
    await planVerdict(tx, desk, before.uuid, { said, files, ...acts });
  }
  return { status: 200, body: showDispute(after) };
}

/** The merchant gives in. */
export async function closeDispute(tx: Queryable, desk: StripeDesk, id: string): Promise<Answer> {
  const found = await lockObject<KeptDispute>(tx, desk, id);
  if (found?.kind !== 'dispute') return { ...missing('dispute', id), unkept: true };
  if (!found.body.status.endsWith('needs_response')) return alreadyAnswered(found.body);
  const after: KeptDispute = { ...found.body, status: found.body.isInquiry ? 'warning_closed' : 'lost' };
  await changeObject(tx, desk, id, after);
  await emitEvent(tx, desk, after.uuid, 'charge.dispute.closed', showDispute(after));
  return { status: 200, body: showDispute(after) };
}

/** Stripe has no code for it. */
function alreadyAnswered({ status }: KeptDispute): Answer {
  return stripeError(400, { type: 'invalid_request_error', message: `This dispute is already ${status}.` });
}

export function showDispute(body: KeptDispute): Readonly<Record<string, unknown>> {
  return {
    id: body.id,
    object: 'dispute',
    amount: body.amount,
    balance_transactions: body.lines,
    charge: body.charge,
    created: body.created,
    currency: body.currency,
    enhanced_eligibility_types: [],
    evidence: body.evidence,
    evidence_details: {
      due_by: body.status.endsWith('needs_response') ? body.dueBy : null,
      enhanced_eligibility: {},
      has_evidence: Object.keys(body.evidence).length > 0,
      past_due: false,

      submission_count: body.submissions,
    },
    is_charge_refundable: body.isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: body.intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: body.brand,
        case_type: body.isInquiry ? 'inquiry' : 'chargeback',
        network: body.brand,
        network_reason_code: body.networkCode,
      },
    },
    reason: body.reason,
    status: body.status,
  };
}

const FILE_FIELDS = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const;

const FILE_BYTES_MAX = 5_000_000;
const FILE_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** https://docs.stripe.com/api/files/create: as a form of parts, at a host of its own. */
export async function createFile(
  tx: Queryable,
  desk: StripeDesk,
  request: SimulatedRequest,
): Promise<Answer> {
  const parts = multipartIn(request.headers['content-type'], request.body);
  const file = parts.find(({ fileName }) => fileName !== null);
  const purpose = parts.find(({ name }) => name === 'purpose')?.content;
  const type = FILE_TYPES[file?.contentType ?? ''];
  if (file === undefined || purpose !== 'dispute_evidence')
    return invalid('parameter_missing', 'Missing required param: file.', 'file');
  if (type === undefined || file.content.length > FILE_BYTES_MAX)
    return stripeError(400, {
      type: 'invalid_request_error',
      message: 'The file is of no type, or size, that is taken as evidence.',
      param: 'file',
    });
  const { id } = newName('file', desk.now);
  const body = {
    id,
    object: 'file',
    created: seconds(desk.now),
    expires_at: null,
    filename: file.fileName,
    links: { object: 'list', data: [], has_more: false, url: `/v1/file_links?file=${id}` },
    purpose,
    size: file.content.length,
    title: null,

    type,
    url: `https://files.stripe.com/v1/files/${id}/contents`,
  };
  await addObject(tx, desk, { id, kind: 'file', body }, desk.now);
  return { status: 200, body };
}
