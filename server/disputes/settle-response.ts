import { connectorOf, renderDispute } from '../answers/dispute.ts';
import { type PaymentService, paymentServices } from '../connections/connection-kinds.ts';
import type { FoundDispute } from '../connectors/connector.ts';
import {
  type DisputeCase,
  type DisputeEventRow,
  type DisputeResponseRow,
  type DisputeRow,
  concludeResponse,
  getDisputeCase,
  getDisputeResponse,
} from '../db/queries/disputes.ts';
import { type OwedAnswerRow, completeOwedKey } from '../db/queries/idempotency.ts';
import type { JobRow } from '../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import type { DisputeNews } from '../domain/dispute/dispute.ts';
import { toId } from '../domain/ids.ts';
import { canBecome, isFinal } from '../domain/operation/operation-machine.ts';
import { type Outcome, processorReference, wordsMasked } from '../domain/outcome.ts';
import { timestamp } from '../domain/timestamp.ts';
import { DONE, type Policy } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { FIRST_RECOVERY_MS, PENDING_LOOK_MS } from '../operations/retry-schedule.ts';
import type { MoneyParts } from '../parts.ts';
import { NEVER_RECEIVED } from '../payment-services/look-up.ts';
import { claimUntilDue } from '../payment-services/sending-claim.ts';
import { type DisputeTelling, changeCase } from './change-case.ts';
import { askForDispute, sendResponse } from './send-response.ts';
import { TELLS, afterNews, toldOf } from './take-news.ts';

type ResponseOutcome = Outcome<DisputeNews | null>;

/**
 * Commits what became of a response, whoever learns it: its row, the case, its events and the answer to its request.
 * `known`: the operation as whoever concludes has it. That nothing left is not believed of one that another worker has
 * claimed since. Gives the response as it stands.
 */
export async function settleResponse(
  parts: MoneyParts,
  {
    merchant_account_id: merchantAccountId,
    dispute_id: disputeId,
    dispute_response_id: id,
  }: DisputeResponseRow,
  outcome: ResponseOutcome,
  known: Pick<JobRow, 'due_tries'>,
): Promise<DisputeResponseRow> {
  const told = wordsMasked(outcome);
  const isUnsent = told.kind === 'failed' && told.unsent === true;
  return changeCase(parts, { merchantAccountId, disputeId }, async (found, now) => {
    const current = found.responses.find(({ dispute_response_id }) => dispute_response_id === id);
    if (current === undefined) throw new Error('BUG: a response to a dispute vanished');
    if (!canBecome(current.status, told.kind)) return { write: null, result: current };

    const after: DisputeResponseRow = { ...current, ...patchOf(told), updated_at: timestamp(now) };
    const dispute =
      told.kind === 'succeeded' ? movedDispute(found.dispute, after, told.value, now) : found.dispute;
    const telling = tellingOf(found.dispute, dispute, after);
    return {
      write: {
        after: dispute,
        told: telling,
        also: async (tx, events) => {
          const dueAt = dueOf(after.status, now);
          const fence = isUnsent ? known.due_tries : null;
          if (!(await concludeResponse(tx, current, after, { dueAt, tries: fence }))) return false;
          const key = keyOf(after);
          if (key === null) return true;
          const answer = await answerText(parts, afterAll(found, dispute, after, events, now));
          await completeOwedKey(tx, key, answer);
          return true;
        },
      },
      result: after,
    };
  }).catch(async (error: unknown) => {
    // Somebody else has claimed it meanwhile, and concludes it.
    const row = isUnsent ? await getDisputeResponse(parts.db, merchantAccountId, id) : null;
    if (row === null || isFinal(row.status)) throw error;
    return row;
  });
}

function patchOf(
  outcome: ResponseOutcome,
): Pick<DisputeResponseRow, 'status' | 'error_code' | 'raw_response_code' | 'raw_response_description'> {
  const raw = outcome.kind === 'unknown' ? undefined : outcome.raw;
  return {
    status: outcome.kind,
    error_code: 'code' in outcome ? outcome.code : null,
    raw_response_code: raw?.code ?? null,
    raw_response_description: raw?.description ?? ('detail' in outcome ? outcome.detail : null),
  };
}

/** By what the processor answered; what was accepted here is accepted, whatever word it has for it. */
function movedDispute(
  before: DisputeRow,
  { kind, stage }: DisputeResponseRow,
  news: DisputeNews | null,
  now: Date,
): DisputeRow {
  const plain = { reference: before.processor_reference, stage, at: null };
  const told: DisputeNews =
    kind === 'accept'
      ? { ...(news ?? plain), status: 'accepted' }
      : (news ?? { ...plain, status: 'under_review' });
  // An answer that still asks for one was made before what it answers was worked on.
  const isBehind = kind === 'submit' && told.status === 'needs_response' && told.stage === stage;
  return afterNews(before, isBehind ? { ...told, status: 'under_review' } : told, now) ?? before;
}

function tellingOf(
  before: DisputeRow,
  after: DisputeRow,
  { kind, status, creator, dispute_response_id, error_code }: DisputeResponseRow,
): readonly DisputeTelling[] {
  const context = { response_id: dispute_response_id, ...(error_code === null ? {} : { error_code }) };
  if (status === 'declined' || status === 'failed')
    return [{ name: 'dispute.response-failed', creator, context }];
  if (status !== 'succeeded') return [];
  const own = TELLS[kind];
  const name = toldOf(before, after);
  const more = name === own || name === 'dispute.updated' ? [] : [{ name, context }];
  return [{ name: own, creator, context }, ...more];
}

/** What was taken and is not decided is told by event; should that get lost, it is asked for. */
function dueOf(status: DisputeResponseRow['status'], now: Date): Date | null {
  if (status === 'unknown') return new Date(now.getTime() + FIRST_RECOVERY_MS);
  return status === 'pending' ? new Date(now.getTime() + PENDING_LOOK_MS) : null;
}

/** Null: no key waits for the answer, or not yet. */
function keyOf({ merchant_account_id, answer, status }: DisputeResponseRow): OwedKey | null {
  if (answer === null || !isFinal(status)) return null;
  return { merchant_account_id, ...(answer as Omit<OwedKey, 'merchant_account_id'>) }; // written by respond.ts
}

type OwedKey = Omit<OwedAnswerRow, 'operation_id'>;

/** The case as it stands once all of it is committed. */
function afterAll(
  found: DisputeCase,
  dispute: DisputeRow,
  response: DisputeResponseRow,
  events: readonly DisputeEventRow[],
  now: Date,
): DisputeCase {
  return {
    dispute: { ...found.dispute, ...dispute, version: dispute.version + 1n, updated_at: timestamp(now) },
    events: [...found.events, ...events],
    files: found.files,
    responses: found.responses.map((one) =>
      one.dispute_response_id === response.dispute_response_id ? response : one,
    ),
  };
}

/** Byte for byte what the edge sends. */
async function answerText(parts: MoneyParts, found: DisputeCase): Promise<string> {
  const { merchant_account_id: merchantAccountId, transaction_id: id } = found.dispute;
  const transaction = await getTransactionRow(parts.db, merchantAccountId, id);
  return JSON.stringify(renderDispute(found, transaction, await connectorOf(parts, found.dispute)));
}

type Open = Readonly<{ service: PaymentService; found: DisputeCase; response: DisputeResponseRow }>;
type Answer = ResponseOutcome | Readonly<{ kind: 'not_found' }>;

/** Whether an answer arrived is read off the dispute. Where nobody can be asked, it is sent again under its key. */
export const disputeResponseKind: Kind<Open, Answer> = {
  open: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id } = operation;
    const response = await getDisputeResponse(parts.db, merchantAccountId, toId(operation_id));
    if (response === null) throw new Error('BUG: a response to a dispute vanished');
    if (isFinal(response.status)) return DONE;
    const found = await getDisputeCase(parts.db, merchantAccountId, response.dispute_id);
    if (found === null) throw new Error('BUG: the dispute of a response vanished');
    // An event has told meanwhile that it arrived.
    const told = answerIn({ kind: 'found', news: standingOf(found) }, response);
    if (response.status !== 'sent' && told.kind === 'succeeded') {
      await settleResponse(parts, response, { ...told, value: null }, operation);
      return DONE;
    }

    const service = await paymentServices.find(parts, merchantAccountId, found.dispute.payment_service_id);
    return service === null
      ? { kind: 'again', detail: 'its connector is not part of this release' }
      : { kind: 'open', subject: { service, found, response } };
  },
  send: (parts, { service, found, response }, operation) =>
    sendResponse(parts, service, { found, response }, claimUntilDue(parts, operation)),
  look: async (parts, { service, found, response }) =>
    answerIn(await askForDispute(parts, service, found.dispute), response),
  apply: async (parts, { response }, said, operation) => {
    await settleResponse(parts, response, said.kind === 'not_found' ? NEVER_RECEIVED : said, operation);
    return DONE;
  },
  policy: ({ service: { connector }, response }) => policyOf(connector, response),
  tells:
    'it is not known whether an answer to a dispute arrived: look at it in the dashboard of the processor',
};

const NOT_FOUND_IS_FINAL_MS = 2 * 60_000;
const KEY_LIVES_MS = 6 * 24 * 60 * 60_000;

function policyOf(
  { disputeDesk, capabilities }: PaymentService['connector'],
  { status }: DisputeResponseRow,
): Policy {
  if (status === 'pending') return { by: 'events', lookEveryMs: PENDING_LOOK_MS };
  if (disputeDesk?.find === undefined) return { by: 're-send', withinMs: KEY_LIVES_MS };
  return {
    by: 'look-up',
    notFoundIsFinalAfterMs: NOT_FOUND_IS_FINAL_MS,
    ...(capabilities.resendIsIdempotent ? { resends: true } : {}),
  };
}

/** A dispute that still waits for an answer has none. */
function answerIn(found: FoundDispute, { kind, stage }: DisputeResponseRow): Answer {
  if (found.kind === 'unknown') return found;
  if (found.kind === 'not_found')
    return { kind: 'unknown', detail: 'the processor does not know the dispute' };
  const { news } = found;
  const isElsewhere = news.stage !== stage;
  const hasIt = news.status !== 'needs_response' && news.status !== 'expired';
  // That a bank decides is no sign that the claim was accepted.
  const isAnswered = isElsewhere || (hasIt && (kind === 'submit' || news.status !== 'under_review'));
  return isAnswered
    ? { kind: 'succeeded', value: news, reference: processorReference(news.reference) }
    : { kind: 'not_found' };
}

function standingOf({ dispute }: DisputeCase): DisputeNews {
  return { reference: dispute.processor_reference, stage: dispute.stage, status: dispute.status, at: null };
}
