import { objectOf, parseObject, textAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type { LookUp, LookUpOutcome, MovedAmount, Payout, PayoutReturned } from '../connector.ts';
import { OPERATION, type TrueLayerCall, get, post, referenceOf } from './request.ts';
import { bodyOf, cameBack, itemsIn, payoutOutcome, refusedBy, RETURNED, unreadable } from './wire.ts';

/**
 * https://docs.truelayer.com/docs/pay-out-to-an-external-account: out of the merchant account, to a bank account that
 * need not have paid before. It is accepted first, and executed a moment later.
 */
export async function payOut(call: TrueLayerCall<Payout>): Promise<Outcome<MovedAmount>> {
  const { amount, instrument } = call.input;
  const body = {
    merchant_account_id: call.settings.merchant_account_id,
    amount_in_minor: amount.minor,
    currency: amount.currency,
    beneficiary: {
      type: 'external_account',
      account_holder_name: holderOf(call.input),
      account_identifier: accountOf(instrument),
      reference: referenceOf(call.operationId),
    },
    metadata: { [OPERATION]: call.operationId },
  };

  const answer = await post(call, 'v3/payouts', body);
  const id = textAt(bodyOf(answer), 'id');
  if (id === null) return refusedBy(answer) ?? unreadable(answer);
  return { kind: 'pending', reference: processorReference(id) };
}

function accountOf(instrument: Payout['instrument']) {
  if (instrument.method !== 'bank') throw new Error('BUG: TrueLayer was asked to pay out to a card');
  const { scheme, account, routing } = instrument;
  if (scheme === 'sepa') return { type: 'iban', iban: account };
  return { type: 'sort_code_account_number', sort_code: routing, account_number: account };
}

function holderOf({ instrument }: Payout): string {
  if (instrument.method !== 'bank') throw new Error('BUG: TrueLayer was asked to pay out to a card');
  const { firstName, lastName, companyName } = instrument.holder;
  return companyName ?? [firstName, lastName].filter((name) => name !== null).join(' ');
}

/** By its id; until there is one, among what left the merchant account, by our reference on the statement. */
export async function findPayout(call: TrueLayerCall<LookUp>): Promise<LookUpOutcome | PayoutReturned> {
  const { reference, paidFrom = null } = call.input;
  if (reference !== undefined) return payoutNow(call, reference);
  if (paidFrom === null)
    return { kind: 'unknown', detail: 'which merchant account it was paid out of is not known' };

  const ours = referenceOf(call.operationId);
  let cursor = '';
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await get(call, `${listOf(call, paidFrom)}${cursor}`, IN_PAGES);
    const items = itemsIn(answer);
    if (items === null) return unreadable(answer);
    const found = items.find((item) => textAt(item, 'beneficiary', 'reference') === ours);
    const id = textAt(found ?? null, 'payout_id');
    if (id !== null) return payoutNow(call, id);
    const pagination = objectOf(parseObject(answer.text)?.['pagination']);
    // Ours that has no id is not unheard of, and where pages end is said, and not guessed.
    if (found !== undefined || pagination === null) return unreadable(answer);
    const next = textAt(pagination, 'next_cursor');
    if (next === null) return { kind: 'not_found' };
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
  return { kind: 'unknown', detail: 'more has left the merchant account since than is read' };
}

/** Of 1,000 each. */
const PAGES_MAX = 50;
/**
 * https://docs.truelayer.com/docs/enable-pagination-transactions-endpoint: without it, older clients are not told where
 * the list ends.
 */
const IN_PAGES = { 'tl-enable-pagination': 'true' } as const;
/** So far apart clocks may be. */
const APART_MS = 60 * 60_000;

/** https://docs.truelayer.com/docs/get-your-merchant-account-transactions-or-payment-sources */
function listOf({ input: { sentAt }, now }: TrueLayerCall<LookUp>, account: string): string {
  const from = new Date((sentAt ?? now).getTime() - APART_MS).toISOString();
  const to = new Date(now.getTime() + APART_MS).toISOString();
  const query = new URLSearchParams({ from, to, type: 'payout' }).toString();
  return `v3/merchant-accounts/${account}/transactions?${query}`;
}

async function payoutNow(call: TrueLayerCall<unknown>, id: string): Promise<LookUpOutcome | PayoutReturned> {
  const answer = await get(call, `v3/payouts/${encodeURIComponent(id)}`);
  const payout = bodyOf(answer);
  if (payout === null) return unreadable(answer);
  return payout['status'] === 'failed' && textAt(payout, 'failure_reason') === RETURNED
    ? cameBack(processorReference(id))
    : payoutOutcome(payout);
}
