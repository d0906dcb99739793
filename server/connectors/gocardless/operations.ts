import { cut } from '../../domain/cut.ts';
import { parseObject, textAt, type JsonObject } from '../../domain/json.ts';
import type { Outcome, RawCode } from '../../domain/outcome.ts';
import type {
  Authorize,
  AuthorizedAmounts,
  Follow,
  LookUpOutcome,
  LookUp,
  MovedAmount,
  Operations,
} from '../connector.ts';
import { newMandate } from './mandate.ts';
import { type Answer, type GoCardlessCall, type GoCardlessFields, OPERATION, get, post } from './request.ts';
import {
  amountAt,
  cancelOutcome,
  listIn,
  madeIn,
  paymentOutcome,
  refundOutcome,
  refusedBy,
  replacementIn,
  resourceIn,
  unreadable,
} from './wire.ts';

type Asker = Parameters<typeof get>[0];

export const operations: Operations<GoCardlessFields> = {
  async authorize(call) {
    const { instrument, amount, description } = call.input;
    if (instrument.method !== 'bank')
      throw new Error(`BUG: gocardless-bank was handed a ${instrument.method}, which it does not accept`);
    const mandate =
      instrument.mandate === null ? await newMandate(call, instrument) : { id: instrument.mandate };
    if (!('id' in mandate)) return mandate;

    const reference = referenceOf(call.input, instrument.scheme);
    const debit = (under: string): Promise<Answer> => {
      const payments = {
        amount: amount.minor,
        currency: amount.currency,
        ...(description === null ? {} : { description: cut(description, 100) }),
        ...(reference === null ? {} : { reference }),
        metadata: metadataOf(call),
        links: { mandate: under },
      };
      return post(call, 'payments', { payments }, call.operationId);
    };
    const answer = await debit(mandate.id);
    // What was refused keeps no key, so the same one serves again.
    const replacement = replacementIn(answer);
    return paymentMade(call, replacement === null ? answer : await debit(replacement));
  },
  find,
  sync: (call) => stateOf(call, call.input.of),
  refund,
  cancel,
  async cancelMandate(call) {
    const { mandate } = call.input;
    const path = `mandates/${encodeURIComponent(mandate)}`;
    const answer = await post(call, `${path}/actions/cancel`, { data: {} }, call.operationId);
    const ended = { kind: 'succeeded', value: null, reference: mandate } as const;
    if (resourceIn(answer, 'mandates') !== null) return ended;
    const status = textAt(resourceIn(await get(call, path), 'mandates'), 'status');
    return ENDED.has(status ?? '') ? ended : (refusedBy(answer) ?? unreadable(answer));
  },
  async verify(call) {
    const { status } = await get(call, 'creditors', { limit: '1' });
    if (status === 200) return null;
    return status === 403
      ? 'The access token may not read creditors: it needs read and write access.'
      : 'The access token was not accepted.';
  },
};

/** Nothing is debited under these any more. */
const ENDED: ReadonlySet<string> = new Set(['cancelled', 'failed', 'expired', 'consumed', 'blocked']);

/** Bacs takes a reference only of merchants with a package that allows it. */
const REFERENCE_MAX = { ach: 10, sepa: 140, bacs: null } as const;

/** What stands on the buyer's statement: https://developer.gocardless.com/api-reference/#core-endpoints-payments */
function referenceOf({ statementDescriptor }: Authorize, scheme: keyof typeof REFERENCE_MAX): string | null {
  const [text, max] = [statementDescriptor?.name ?? null, REFERENCE_MAX[scheme]];
  return text === null || max === null ? null : cut(text, max).trim();
}

/** At most three entries, of 50 and 500 characters. */
function metadataOf({ input, operationId }: GoCardlessCall<Authorize>): Readonly<Record<string, string>> {
  const { externalIdentifier } = input;
  return {
    [OPERATION]: operationId,
    ...(externalIdentifier === null ? {} : { order: cut(externalIdentifier, 500) }),
  };
}

async function paymentMade(
  call: GoCardlessCall<unknown>,
  answer: Answer,
): Promise<Outcome<AuthorizedAmounts>> {
  const payment = resourceIn(answer, 'payments');
  if (payment !== null) return paymentOutcome(payment);
  const made = madeIn(answer, 'payments');
  return 'id' in made ? stateOf(call, made.id) : made;
}

async function stateOf(by: Asker, id: string): Promise<Outcome<AuthorizedAmounts>> {
  const answer = await get(by, `payments/${encodeURIComponent(id)}`);
  const payment = resourceIn(answer, 'payments');
  return payment === null ? unreadable(answer) : paymentState(by, payment);
}

/** With its cause, where it failed. */
async function paymentState(by: Asker, payment: JsonObject): Promise<Outcome<AuthorizedAmounts>> {
  const [id, status] = [textAt(payment, 'id') ?? '', textAt(payment, 'status') ?? ''];
  return paymentOutcome(payment, WITH_CAUSE.has(status) ? await causeOf(by, id, status) : null);
}

/** They are also what their events are called. */
const WITH_CAUSE: ReadonlySet<string> = new Set(['cancelled', 'customer_approval_denied', 'failed']);

async function causeOf(by: Asker, payment: string, action: string): Promise<RawCode | null> {
  const events = listIn(await get(by, 'events', { payment, action, limit: '1' }), 'events');
  const cause = textAt(events?.[0], 'details', 'cause');
  return cause === null ? null : { code: cause, description: textAt(events?.[0], 'details', 'description') };
}

/**
 * The confirmation is what is refunded with this one, so that two who refund at once do not refund twice. A refund
 * that was begun counts, which our books do not count yet: so GoCardless is asked what it counts.
 */
async function refund(call: GoCardlessCall<Follow>): Promise<Outcome<MovedAmount>> {
  const { amount, of } = call.input;
  const path = `payments/${encodeURIComponent(of)}`;
  const before = await get(call, path);
  const refunded = amountAt(resourceIn(before, 'payments'), 'amount_refunded');
  // Nothing was asked for yet: whatever came back, no refund was made.
  if (refunded === null)
    return refusedBy({ ...before, status: Math.min(before.status, 499) }) ?? unreadable(before);

  const answer = await post(
    call,
    'refunds',
    {
      refunds: {
        amount: amount.minor,
        total_amount_confirmation: refunded + amount.minor,
        metadata: { [OPERATION]: call.operationId },
        links: { payment: of },
      },
    },
    call.operationId,
  );
  const made = madeIn(answer, 'refunds');
  if (!('id' in made)) return made;
  const refundMade = resourceIn(answer, 'refunds');
  if (refundMade !== null) return refundOutcome(refundMade);
  const found = await get(call, `refunds/${encodeURIComponent(made.id)}`);
  return refundOutcome(resourceIn(found, 'refunds'));
}

/** Possible until GoCardless has submitted it to the bank. */
async function cancel(call: GoCardlessCall<Follow>): Promise<Outcome<MovedAmount>> {
  const path = `payments/${encodeURIComponent(call.input.of)}`;
  const answer = await post(call, `${path}/actions/cancel`, { data: {} }, call.operationId);
  const canceled = cancelOutcome(resourceIn(answer, 'payments'));
  if (canceled !== null) return canceled;
  const refusal = refusedBy(answer) ?? unreadable(answer);
  if (refusal.kind === 'unknown') return refusal;
  return cancelOutcome(resourceIn(await get(call, path), 'payments')) ?? refusal;
}

async function find(call: GoCardlessCall<LookUp>): Promise<LookUpOutcome> {
  const { kind, of } = call.input;
  if (kind === 'authorize') {
    const { payment } = call.state;
    return payment === undefined ? search(call) : stateOf(call, payment);
  }
  if (of === null) return { kind: 'unknown', detail: `a ${kind} is looked up by its payment` };
  if (kind === 'refund') {
    const refunds = listIn(await get(call, 'refunds', { payment: of, limit: '500' }), 'refunds');
    if (refunds === null) return { kind: 'unknown', detail: 'the refunds of the payment could not be read' };
    const made = refunds.find((one) => textAt(one, 'metadata', OPERATION) === call.operationId);
    return made === undefined ? { kind: 'not_found' } : refundOutcome(made);
  }

  const answer = await get(call, `payments/${encodeURIComponent(of)}`);
  const payment = resourceIn(answer, 'payments');
  return payment === null ? unreadable(answer) : (cancelOutcome(payment) ?? { kind: 'not_found' });
}

/** What may have passed at GoCardless before the time that we wrote down. */
const CLOCKS_APART_MS = 15 * 60_000;
const PAGE = 500;
const PAGES_MAX = 20;

/** Payments cannot be searched for by their metadata: those made since it was sent are read, newest first. */
async function search(call: GoCardlessCall<LookUp>): Promise<LookUpOutcome> {
  const { sentAt } = call.input;
  const since =
    sentAt === null ? {} : { 'created_at[gte]': new Date(sentAt.getTime() - CLOCKS_APART_MS).toISOString() };
  let after: string | null = null;

  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { ...since, limit: String(PAGE), ...(after === null ? {} : { after }) };
    const answer = await get(call, 'payments', query);
    const payments = listIn(answer, 'payments');
    if (payments === null) return unreadable(answer);
    const made = payments.find((one) => textAt(one, 'metadata', OPERATION) === call.operationId);
    if (made !== undefined) return paymentState(call, made);
    after = textAt(parseObject(answer.text), 'meta', 'cursors', 'after');
    if (after === null) return { kind: 'not_found' };
  }
  return { kind: 'unknown', detail: 'more payments were made since than are looked through' };
}
