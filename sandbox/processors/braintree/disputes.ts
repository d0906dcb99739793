import type { Queryable } from '../../../server/db/db.ts';
import { currency } from '../../../server/domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { multipartIn } from '../multipart.ts';
import type { Action, Answer, SimulatedRequest } from '../processor.ts';
import { ANSWER_WITHIN_MS, planDeadline, planVerdict } from '../disputing-bank.ts';
import { answer, bare, digestOf, emitEvent, major, mistakesAnswer, nameOf } from './desk.ts';
import type { BraintreeDesk, Transaction } from './transactions.ts';
import type { Xml } from './xml.ts';

/** https://developer.paypal.com/braintree/docs/guides/disputes/overview: opened by banks, answered by merchants. */

type Evidence = Readonly<{ id: string; comment: string | null; document: string | null; at: string }>;
type KeptDispute = Readonly<{
  id: string;
  uuid: string;
  transaction: string;
  orderId: string | null;
  amount: number;
  currency: string;
  kind: string;
  status: string;
  reason: string;
  openedOn: string;
  replyBy: string;
  wonOn: string | null;
  evidence: readonly Evidence[];
}>;

const TURNS: Readonly<
  Record<string, Readonly<{ status: string; kind: string; stage?: string; reason?: string }>>
> = {
  dispute: { status: 'open', kind: 'dispute_opened' },
  dispute_not_received: { status: 'open', kind: 'dispute_opened', reason: 'product_not_received' },
  inquire: { status: 'open', kind: 'dispute_opened', stage: 'retrieval', reason: 'retrieval' },
  win_dispute: { status: 'won', kind: 'dispute_won' },
  lose_dispute: { status: 'lost', kind: 'dispute_lost' },
  let_dispute_pass: { status: 'expired', kind: 'dispute_expired' },
  accept_dispute: { status: 'accepted', kind: 'dispute_accepted' },
  hand_in: { status: 'disputed', kind: 'dispute_disputed' },
};

export function disputeAct(
  what: string,
): ((tx: Queryable, desk: Desk, of: Transaction) => Promise<boolean>) | null {
  return Object.hasOwn(TURNS, what) ? (tx, desk, of) => turnDispute(tx, desk, of, what) : null;
}

const idOf = (uuid: string): string => digestOf(`dispute ${uuid}`).slice(0, 16);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function turnDispute(tx: Queryable, desk: Desk, of: Transaction, what: string): Promise<boolean> {
  const turn = TURNS[what];
  if (turn === undefined || of.totals.captured === 0) return false;
  const found = await lockObject<KeptDispute>(tx, desk, idOf(of.uuid));
  if (what === 'let_dispute_pass' && found?.body.status !== 'open') return true;

  const before = found?.body ?? (await open(tx, desk, of, turn));
  const wonOn = turn.status === 'won' ? dayOf(desk.now) : before.wonOn;
  const after: KeptDispute = { ...before, status: turn.status, wonOn };
  await changeObject(tx, desk, after.id, after);
  await emitEvent(tx, desk, {
    subjectId: of.uuid,
    kind: turn.kind,
    name: 'dispute',
    subject: renderDispute(after),
  });
  return true;
}

async function open(
  tx: Queryable,
  desk: Desk,
  of: Transaction,
  { stage = 'chargeback', reason = 'fraud' }: Readonly<{ stage?: string; reason?: string }>,
): Promise<KeptDispute> {
  const dueAt = new Date(desk.now.getTime() + ANSWER_WITHIN_MS);
  const kept: KeptDispute = {
    id: idOf(of.uuid),
    uuid: of.uuid,
    transaction: of.id,
    orderId: of.orderId,
    amount: of.amount,
    currency: of.currency,
    kind: stage,
    status: 'open',
    reason,
    openedOn: dayOf(desk.now),
    replyBy: dayOf(dueAt),
    wonOn: null,
    evidence: [],
  };

  await addObject(tx, desk, { id: kept.id, kind: 'dispute', body: kept }, desk.now);
  // It may be answered on the whole day.
  await planDeadline(tx, desk, of.uuid, 86_400_000);
  return kept;
}

function renderDispute(kept: KeptDispute): Xml {
  const amount = major(kept.amount, currency(kept.currency));
  return {
    elements: {
      id: kept.id,
      amount,
      'amount-disputed': amount,
      'amount-won': kept.wonOn === null ? '0.00' : amount,
      'currency-iso-code': kept.currency,
      'received-date': kept.openedOn,
      'reply-by-date': kept.replyBy,
      kind: kept.kind,
      status: kept.status,
      reason: kept.reason,
      'reason-code': '83',
      transaction: { elements: { id: kept.transaction, amount, 'order-id': kept.orderId } },
      'date-opened': kept.openedOn,
      'date-won': kept.wonOn,
      evidence: { list: 'evidence', of: kept.evidence.map(shownEvidence) },
    },
  };
}

function shownEvidence({ id, comment, document, at }: Evidence): Xml {
  const url = document === null ? null : `https://assets.braintreegateway.com/${document}`;
  return { elements: { id, comment, url, 'created-at': at, 'sent-to-processor-at': null } };
}

/** What the gateway answers where it has nothing to show: its own packages take no 204. */
const DONE: Answer = { status: 200, body: ' ' };

type Work = (tx: Queryable, desk: BraintreeDesk, kept: KeptDispute, body: JsonObject) => Promise<Answer>;
type DisputeRoute = Readonly<{ kind: string; unheard?: Answer; run: Work }>;

/** By the codes of `ValidationErrorCodes.Dispute` in its packages. */
const refusedAnswer = (code: string, message: string): Answer =>
  mistakesAnswer('dispute', { attribute: 'status', code, message });

export const DISPUTE_ROUTES: Readonly<Record<string, DisputeRoute>> = {
  'GET disputes/:id': {
    kind: 'look',
    unheard: bare(404),
    run: async (_tx, _desk, kept) => answer(200, 'dispute', renderDispute(kept)),
  },
  'POST disputes/:id/evidence': {
    kind: 'add_evidence',
    async run(tx, desk, kept, body) {
      const given = objectOf(body['evidence']);
      const [comment, document] = [textAt(given, 'comments'), textAt(given, 'document_upload_id')];
      if (kept.status !== 'open')
        return refusedAnswer('95701', 'Evidence can only be attached to disputes that are in an Open state');
      if (comment === null && document === null) return refusedAnswer('95726', 'Evidence is empty');
      if (document !== null && (await getObject(tx, desk, `document ${document}`)) === null) return bare(404);

      const evidence: Evidence = {
        id: nameOf(newId(desk.now)),
        comment,
        document,
        at: desk.now.toISOString(),
      };
      await changeObject(tx, desk, kept.id, { ...kept, evidence: [...kept.evidence, evidence] });
      return answer(200, 'evidence', shownEvidence(evidence));
    },
  },
  'PUT disputes/:id/finalize': {
    kind: 'submit_dispute',
    async run(tx, desk, kept) {
      if (kept.status !== 'open')
        return refusedAnswer('95705', 'Disputes can only be finalized when they are in an Open state');
      if (kept.evidence.length === 0)
        return refusedAnswer('95726', 'A dispute without evidence cannot be finalized');
      await turnOf(tx, desk, kept, 'hand_in');

      const said = kept.evidence.map(({ comment }) => comment ?? '').join(' ');
      const files = kept.evidence.filter(({ document }) => document !== null).length;
      await planVerdict(tx, desk, kept.uuid, { said, files });
      return DONE;
    },
  },
  'PUT disputes/:id/accept': {
    kind: 'accept_dispute',
    async run(tx, desk, kept) {
      if (kept.status !== 'open')
        return refusedAnswer('95704', 'Disputes can only be accepted when they are in an Open state');
      await turnOf(tx, desk, kept, 'accept_dispute');
      return DONE;
    },
  },
};

async function turnOf(tx: Queryable, desk: Desk, kept: KeptDispute, what: string): Promise<void> {
  const turn = TURNS[what];
  const after: KeptDispute = { ...kept, status: turn?.status ?? kept.status };
  await changeObject(tx, desk, kept.id, after);
  await emitEvent(tx, desk, {
    ...{ subjectId: kept.uuid, kind: turn?.kind ?? '', name: 'dispute', subject: renderDispute(after) },
  });
}

/** `DELETE disputes/:id/evidence/:evidence` */
export async function removeEvidence(
  tx: Queryable,
  desk: Desk,
  id: string,
  evidenceId: string,
): Promise<Answer> {
  const found = await lockObject<KeptDispute>(tx, desk, id);
  if (found?.kind !== 'dispute') return bare(404);
  if (found.body.status !== 'open')
    return refusedAnswer('95702', 'Evidence can only be removed from disputes that are in an Open state');
  const evidence = found.body.evidence.filter((one) => one.id !== evidenceId);
  await changeObject(tx, desk, id, { ...found.body, evidence });
  return DONE;
}

export async function runDispute(
  tx: Queryable,
  desk: BraintreeDesk,
  id: string,
  body: JsonObject,
  run: Work,
): Promise<Answer> {
  const found = await lockObject<KeptDispute>(tx, desk, id);
  return found?.kind === 'dispute' ? run(tx, desk, found.body, body) : bare(404);
}

const FILE_BYTES_MAX = 4_000_000;
const FILE_TYPES: ReadonlySet<string | null> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

export function readUpload(request: SimulatedRequest, desk: BraintreeDesk): Action | Answer {
  const parts = multipartIn(request.headers['content-type'], request.body);
  const file = parts.find(({ fileName }) => fileName !== null);
  const kind = parts.find(({ name }) => name === 'document_upload[kind]')?.content;
  const mistake = uploadMistake(file, kind);
  if (mistake !== null || file === undefined)
    return mistakesAnswer('document-upload', { attribute: 'file', ...(mistake ?? FILE_EMPTY) });

  const act = async (): Promise<Answer> => {
    const id = nameOf(newId(desk.now));
    const elements = {
      ...{ id, 'content-type': file.contentType, kind: 'evidence_document', name: file.fileName },
      ...{ size: String(file.content.length), 'expires-at': null },
    };
    await addObject(desk.db, desk, { id: `document ${id}`, kind: 'document', body: {} }, desk.now);
    return answer(201, 'document-upload', { elements });
  };
  return { kind: 'upload', reference: null, amount: null, act };
}

const FILE_EMPTY = { code: '84906', message: 'File cannot be empty.' } as const;

/** By the codes of `ValidationErrorCodes.DocumentUpload` in its packages. */
function uploadMistake(
  file: ReturnType<typeof multipartIn>[number] | undefined,
  kind: string | undefined,
): Readonly<{ code: string; message: string }> | null {
  if (kind !== 'evidence_document') return { code: '84901', message: 'Kind is invalid.' };
  if (file === undefined || file.content.length === 0) return FILE_EMPTY;
  if (file.content.length > FILE_BYTES_MAX) return { code: '84902', message: 'File is too large.' };
  return FILE_TYPES.has(file.contentType) ? null : { code: '84903', message: 'File type is invalid.' };
}
