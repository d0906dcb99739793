import { type Currency, parseCurrency } from '../../domain/currency.ts';
import type { Money } from '../../domain/money.ts';
import { processorReference } from '../../domain/outcome.ts';
import { toJsonDecimal } from '../../domain/processor-units.ts';
import {
  defineGiftCardConnector,
  type GiftCardBalance,
  type GiftCardInstrument,
  type GiftCardMoved,
  type GiftCardOutcome,
  type GiftCardRefund,
} from '../gift-card-connector.ts';
import {
  type Card,
  type QwikcilverCall,
  addressOf,
  login,
  post,
  settings,
  transactionIdOf,
} from './request.ts';
import {
  type Redemption,
  amountIn,
  isMoved,
  isToldOtherwise,
  readReference,
  redemptionOf,
  referenceOf,
  readCardAnswer,
} from './wire.ts';

/** `TransactionTypeId` */
const REDEEM = 302;
const RELOAD = 303;
const BALANCE = 306;
const CANCEL_REDEEM = 312;
/** `InputType`: cards by their number. */
const BY_NUMBER = '1';

/** Sold by Pine Labs under the name of Qwikcilver: gift cards of Indian and other shops. */
export const qwikcilverGiftCard = defineGiftCardConnector({
  processor: 'qwikcilver',
  id: 'qwikcilver-gift-card',
  displayName: 'Qwikcilver',
  settings,
  baseUrls: { sandbox: null, production: null },
  addressOf,
  login,
  refundsNeedCard: true,
  /** For how long a key is known is not public; one that is known no longer is refused, and done by nobody. */
  recovery: { by: 're-send', withinMs: 24 * 60 * 60_000 },
  operations: {
    balance,
    redeem,
    refund: (call) =>
      call.input.amount.minor === call.input.redeemed.minor ? cancelRedemption(call) : reload(call),
  },
});

type MoveOutcome = Promise<GiftCardOutcome<GiftCardMoved>>;

async function balance(
  call: QwikcilverCall<Readonly<{ card: GiftCardInstrument; currency: string | null }>>,
): Promise<GiftCardOutcome<GiftCardBalance>> {
  const currency = currencyOf(call);
  if (currency === null || (call.input.currency !== null && call.input.currency !== currency))
    return wrongCurrency(call);
  const cards = [{ ...numberAndPin(call.input.card), CurrencyCode: currency }] as const;
  const answer = readCardAnswer(
    await post(call, 'gc/transactions', { TransactionTypeId: BALANCE, InputType: BY_NUMBER, Cards: cards }),
  );
  if (answer.kind !== 'done') return answer;
  const left = amountIn(answer.card, 'Balance', currency);
  return left === null
    ? { kind: 'unknown', detail: 'Qwikcilver answered without a balance in the currency of the terminal' }
    : { kind: 'succeeded', value: { balance: left, currency }, reference: processorReference('balance') };
}

async function redeem(
  call: QwikcilverCall<Readonly<{ card: GiftCardInstrument; amount: Money; bill: Money }>>,
): MoveOutcome {
  const { card, amount, bill } = call.input;
  const [asked, whole] = [inMajorUnits(call, amount), inMajorUnits(call, bill)];
  if (asked === null || whole === null) return wrongCurrency(call);
  const transaction = transactionIdOf(call.operationId);
  const body = {
    TransactionTypeId: REDEEM,
    InputType: BY_NUMBER,
    InvoiceNumber: transaction,
    IdempotencyKey: call.operationId,
    BillAmount: whole,
    NumberOfCards: '1',
    Cards: [{ ...numberAndPin(card), CurrencyCode: amount.currency, Amount: asked }],
  } as const;
  const outcome = readCardAnswer(await post(call, 'gc/transactions', body));
  if (outcome.kind === 'unknown' && KNOWN.has(outcome.code)) return reverse(call, asked);
  if (outcome.kind !== 'done') return outcome;

  const redemption = redemptionOf(outcome.envelope, outcome.card, transaction);
  if (redemption === null || !isMoved(outcome.card, amount)) return ANOTHER;
  const reference = processorReference(referenceOf(redemption));
  return { kind: 'succeeded', value: { amount: amount.minor }, reference };
}

/** It knows the transaction id or the key, and does not say what became of it. */
const KNOWN: ReadonlySet<string> = new Set(['10019', '10312']);

const ANOTHER = {
  kind: 'unknown',
  detail: 'Qwikcilver answered with another amount or currency, or without a batch and an approval',
} as const;

/** The end of a redemption whose answer was lost and cannot be had any more: it is taken back, under its own number. */
async function reverse(
  call: QwikcilverCall<Readonly<{ card: GiftCardInstrument; amount: Money }>>,
  asked: number,
): MoveOutcome {
  const { card, amount } = call.input;
  const body = {
    TransactionTypeId: REDEEM,
    InputType: BY_NUMBER,
    InvoiceNumber: transactionIdOf(call.operationId),
    IdempotencyKey: `${call.operationId}-r`,
    Cards: [{ CardNumber: card.number, CurrencyCode: amount.currency, Amount: asked }],
  } as const;
  const outcome = readCardAnswer(await post(call, 'gc/transactions/reverse', body));
  if (outcome.kind !== 'done' || isToldOtherwise(outcome.envelope, outcome.card))
    return {
      kind: 'unknown',
      detail: 'Qwikcilver knows the redemption, and neither tells its outcome nor reverses it',
    };

  const raw = { code: null, description: 'reversed, since its answer was lost' };
  return { kind: 'failed', code: 'operation_canceled', raw };
}

/** A cancellation is of the whole redemption. */
async function cancelRedemption(call: QwikcilverCall<GiftCardRefund>): MoveOutcome {
  const { amount } = call.input;
  const redemption = readReference(call.input.of);
  const card = refundedCard(call);
  const asked = inMajorUnits(call, amount);
  if (redemption === null || card === null) return NOT_KEPT;
  if (asked === null) return wrongCurrency(call);

  const body = {
    TransactionTypeId: CANCEL_REDEEM,
    TransactionModeId: 0,
    InputType: BY_NUMBER,
    IdempotencyKey: call.operationId,
    NumberOfCards: '1',
    Cards: [{ ...card, Amount: asked, OriginalRequest: originalOf(redemption, asked) }],
  } as const;
  return givenBack(call, readCardAnswer(await post(call, 'gc/transactions/cancel', body)));
}

function originalOf({ batch, transaction, approval }: Redemption, amount: number) {
  return {
    OriginalBatchNumber: batch,
    OriginalTransactionId: transaction,
    OriginalApprovalCode: approval,
    OriginalAmount: amount,
    OriginalInvoiceNumber: transaction,
  };
}

/** A part is loaded onto the card again. */
async function reload(call: QwikcilverCall<GiftCardRefund>): MoveOutcome {
  const card = refundedCard(call);
  const asked = inMajorUnits(call, call.input.amount);
  if (card === null) return NOT_KEPT;
  if (asked === null) return wrongCurrency(call);

  const body = {
    TransactionTypeId: RELOAD,
    InputType: BY_NUMBER,
    InvoiceNumber: transactionIdOf(call.operationId),
    IdempotencyKey: call.operationId,
    NumberOfCards: '1',
    Cards: [{ ...card, Amount: asked }],
  } as const;
  return givenBack(call, readCardAnswer(await post(call, 'gc/transactions', body)));
}

function givenBack(
  { input: { amount }, operationId }: QwikcilverCall<GiftCardRefund>,
  outcome: ReturnType<typeof readCardAnswer>,
): GiftCardOutcome<GiftCardMoved> {
  if (outcome.kind !== 'done') return outcome;
  if (!isMoved(outcome.card, amount)) return ANOTHER;
  const transaction = transactionIdOf(operationId);
  const made = redemptionOf(outcome.envelope, outcome.card, transaction);
  const reference = processorReference(made === null ? transaction : referenceOf(made));
  return { kind: 'succeeded', value: { amount: amount.minor }, reference };
}

/** Nobody gives a PIN to be given money. */
function refundedCard({ input: { card, amount } }: QwikcilverCall<GiftCardRefund>): Card | null {
  return card === null ? null : { CardNumber: card.number, CurrencyCode: amount.currency };
}

function numberAndPin({ number, pin }: GiftCardInstrument): Card {
  return { CardNumber: number, ...(pin === null ? {} : { CardPin: pin }) };
}

/** The terminal's; null: there is no such currency. */
function currencyOf({ settings: given }: QwikcilverCall<unknown>): Currency | null {
  return parseCurrency(given.currency);
}

/** Null: of another currency than the terminal's, or more digits than a number carries. */
function inMajorUnits(call: QwikcilverCall<unknown>, amount: Money): number | null {
  return amount.currency === currencyOf(call) ? toJsonDecimal(amount, {}) : null;
}

function wrongCurrency({ settings: given }: QwikcilverCall<unknown>): GiftCardOutcome<never> {
  const description = `cards of this terminal are in ${given.currency}`;
  return { kind: 'failed', code: 'incorrect_currency', raw: { code: null, description } };
}

const NOT_KEPT = {
  kind: 'failed',
  code: 'invalid_gift_card',
  raw: { code: null, description: 'the card or its redemption is not known any more' },
} as const;
