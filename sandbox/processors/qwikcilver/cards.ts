import { createHash } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import {
  type SimulatedGiftCard,
  bookGiftCardOperation,
  lockGiftCard,
  openGiftCard,
} from '../../queries/gift-cards.ts';
import { addObject, changeObject, getObject } from '../../queries/objects.ts';
import type { Currency } from '../../../server/domain/currency.ts';
import { money } from '../../../server/domain/money.ts';
import { toJsonDecimal } from '../../../server/domain/processor-units.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Answer, SimulatedRequest } from '../processor.ts';
import { type AnswerBody, envelope, isCode, maskNumber, refusedCard } from './envelope.ts';

/** A request on one card, as it was read. Amounts in minor units. */
export type CardRequest = Readonly<{
  transactionId: string;
  type: string;
  key: string | null;
  /** The whole body: what is sent again under a key has to be the same. */
  hash: string;
  number: string;
  pin: string | null;
  currency: Currency;
  amount: bigint | null;
  bill: bigint | null;
  invoice: string | null;
  original: Readonly<{
    batch: string;
    transactionId: string;
    approval: string;
    amount: bigint | null;
  }> | null;
}>;

/** A transaction of a terminal, under its number. */
type DoneTransaction = Readonly<{
  kind: 'redeem' | 'reload' | 'cancel';
  amount: string;
  cardId: string;
  approval: string;
  state: 'done' | 'cancelled' | 'reversed';
}>;
type KeptAnswer = Readonly<{ hash: string; body: AnswerBody; atMs: number }>;

const BATCH_NUMBER = 10_000_001;
const KEY_MS = 24 * 60 * 60_000;

export async function balanceOf(request: SimulatedRequest, asked: CardRequest): Promise<Answer> {
  return request.db.transaction(async (tx) => {
    const card = await cardOf(tx, request, asked, false);
    const body =
      typeof card === 'string' ? refusedCard(asked.number, card) : renderCard(asked, card.balance, null);
    return { status: 200, body };
  });
}

/** A redemption or a reload. */
export function change(request: SimulatedRequest, asked: CardRequest): Promise<Answer> {
  const isRedemption = asked.type === '302';
  return underKey(request, asked, isRedemption, async (tx, card) => {
    const { amount, bill } = asked;
    if (amount === null || amount <= 0n) return '10197';
    if (isRedemption && bill !== null && amount > bill) return '10257';
    if (isRedemption && amount > card.balance) return '10010';
    const left = isRedemption ? card.balance - amount : card.balance + amount;
    return book(tx, request, asked, { card, kind: isRedemption ? 'redeem' : 'reload', amount, left });
  });
}

/** Of a whole redemption, by its batch, number and approval. */
export function cancel(request: SimulatedRequest, asked: CardRequest): Promise<Answer> {
  return underKey(request, asked, false, async (tx, card) => {
    const { original } = asked;
    const of = await transactionOf(tx, request, original?.transactionId ?? '');
    const isSame =
      of !== null &&
      of.kind === 'redeem' &&
      of.state === 'done' &&
      of.cardId === card.card_id &&
      of.approval === original?.approval &&
      original.batch === String(BATCH_NUMBER);
    if (!isSame) return '10012';

    const amount = BigInt(of.amount);
    if (original.amount !== amount || asked.amount !== amount) return '10197';
    await keep(tx, request, original.transactionId, { ...of, state: 'cancelled' });
    return book(tx, request, asked, { card, kind: 'cancel', amount, left: card.balance + amount });
  });
}

/** Under the number of the redemption that it takes back. */
export function reverse(request: SimulatedRequest, asked: CardRequest): Promise<Answer> {
  return request.db.transaction(async (tx): Promise<Answer> => {
    const card = await cardOf(tx, request, asked, false);
    if (typeof card === 'string') return { status: 200, body: refusedCard(asked.number, card) };
    const of = await transactionOf(tx, request, asked.transactionId);
    const isSame =
      of !== null &&
      of.kind === 'redeem' &&
      of.state === 'done' &&
      of.cardId === card.card_id &&
      BigInt(of.amount) === asked.amount;
    if (!isSame) return { status: 200, body: refusedCard(asked.number, '10353') };

    const amount = BigInt(of.amount);
    await keep(tx, request, asked.transactionId, { ...of, state: 'reversed' });
    const left = card.balance + amount;
    await move(tx, request, asked, { card, kind: 'refund', amount, left });
    return { status: 200, body: renderCard(asked, left, amount) };
  });
}

type Movement = Readonly<{
  card: SimulatedGiftCard;
  kind: DoneTransaction['kind'];
  amount: bigint;
  left: bigint;
}>;

async function book(
  tx: Queryable,
  request: SimulatedRequest,
  asked: CardRequest,
  moved: Movement,
): Promise<AnswerBody> {
  const { card, kind, amount, left } = moved;
  const approval = String(Number.parseInt(newId(request.now).slice(-7), 16) % 100_000_000);
  const done: DoneTransaction = {
    kind,
    amount: String(amount),
    cardId: card.card_id,
    approval,
    state: 'done',
  };
  const id = `transaction ${asked.transactionId}`;

  await addObject(tx, key(request), { id, kind: 'transaction', body: done }, request.now);
  await move(tx, request, asked, { card, kind: kind === 'redeem' ? 'redeem' : 'refund', amount, left });
  return renderCard(asked, left, amount, approval);
}

async function move(
  tx: Queryable,
  request: SimulatedRequest,
  asked: CardRequest,
  moved: Readonly<{ card: SimulatedGiftCard; kind: 'redeem' | 'refund'; amount: bigint; left: bigint }>,
): Promise<void> {
  const { card, kind, amount, left } = moved;
  const operation = {
    reference: asked.key ?? `transaction ${asked.transactionId}`,
    operation_id: newId(request.now),
    payment_id: card.card_id,
    kind,
    status: 'approved',
    amount,
    request_hash: 'qwikcilver',
    answer: {},
  } as const;
  const after = { ...card, balance: left, currency: asked.currency };

  await bookGiftCardOperation(tx, key(request), operation, after, request.now);
}

/**
 * The same under a key gets the same answer; the key with something else, or too late, is refused, and so is a number
 * that is known. What is refused is tried anew.
 */
function underKey(
  request: SimulatedRequest,
  asked: CardRequest,
  wantsPin: boolean,
  work: (tx: Queryable, card: SimulatedGiftCard) => Promise<AnswerBody | string>,
): Promise<Answer> {
  return request.db.transaction(async (tx): Promise<Answer> => {
    const card = await cardOf(tx, request, asked, wantsPin);
    if (typeof card === 'string') return { status: 200, body: refusedCard(asked.number, card) };
    const id = `key ${asked.key ?? ''}`;
    const hash = createHash('sha256').update(asked.hash).digest('hex');
    const kept =
      asked.key === null ? null : ((await getObject<KeptAnswer>(tx, key(request), id))?.body ?? null);
    if (kept !== null) {
      const isKnown = kept.hash === hash && request.now.getTime() - kept.atMs < KEY_MS;
      return { status: 200, body: isKnown ? kept.body : envelope(null, '10312') };
    }
    if ((await transactionOf(tx, request, asked.transactionId)) !== null)
      return { status: 200, body: envelope(null, '10019') };

    const worked = await work(tx, card);
    if (typeof worked === 'string') return { status: 200, body: refusedCard(asked.number, worked) };
    const body: KeptAnswer = { hash, body: worked, atMs: request.now.getTime() };
    if (asked.key !== null) await addObject(tx, key(request), { id, kind: 'key', body }, request.now);
    return { status: 200, body: worked };
  });
}

/** The card, locked; or the code that it is refused with. One that is heard of for the first time is opened. */
async function cardOf(
  tx: Queryable,
  request: SimulatedRequest,
  { number, pin, currency }: CardRequest,
  wantsPin: boolean,
): Promise<SimulatedGiftCard | string> {
  const ordered = `1${number.slice(-4)}`;
  if (isCode(ordered)) return ordered;
  if (!/^[0-9]{16,19}$/.test(number)) return '10004';
  const digest = createHash('sha256').update(number).digest('hex');
  const id = `pin ${digest}`;
  if (pin !== null && /^[0-9]{1,12}$/.test(pin)) {
    const opened = { card_id: newId(request.now), card_digest: digest, currency: null, balance: BigInt(pin) };
    await openGiftCard(tx, key(request), opened, request.now);
    await addObject(tx, key(request), { id, kind: 'pin', body: { digest: pinDigest(pin) } }, request.now);
  }
  const card = await lockGiftCard(tx, key(request), digest);
  if (card === null) return '10004';
  const sealed = await getObject<Readonly<{ digest: string }>>(tx, key(request), id);
  if ((wantsPin || pin !== null) && sealed?.body.digest !== pinDigest(pin ?? '')) return '10086';

  return card.currency === null || card.currency === currency ? card : '10361';
}

function pinDigest(pin: string): string {
  return createHash('sha256').update(`pin ${pin}`).digest('hex');
}

async function transactionOf(
  tx: Queryable,
  request: SimulatedRequest,
  id: string,
): Promise<DoneTransaction | null> {
  return (await getObject<DoneTransaction>(tx, key(request), `transaction ${id}`))?.body ?? null;
}

function keep(tx: Queryable, request: SimulatedRequest, id: string, done: DoneTransaction): Promise<void> {
  return changeObject(tx, key(request), `transaction ${id}`, done);
}

function renderCard(
  asked: CardRequest,
  left: bigint,
  moved: bigint | null,
  approval: string | null = null,
): AnswerBody {
  const decimal = (minor: bigint): number | null => toJsonDecimal(money(minor, asked.currency), {});
  const inCard = {
    CardNumber: maskNumber(asked.number),
    CardStatus: 'ACTIVATED',
    CardType: 'Gift card of the sandbox',
    CurrencyCode: asked.currency,
    Balance: decimal(left),
    TransactionAmount: moved === null ? null : decimal(moved),
    InvoiceNumber: asked.invoice,
    ApprovalCode: approval,
    ResponseCode: 0,
    ResponseMessage: 'Transaction successful.',
  };
  return envelope(inCard, '0', {
    CurrentBatchNumber: BATCH_NUMBER,
    // A double is too short for it, and nobody reads it.
    TransactionId: Number(asked.transactionId),
    TransactionTypeId: Number(asked.type),
    IdempotencyKey: asked.key,
    TotalAmount: moved === null ? null : decimal(moved),
  });
}

function key({ account }: SimulatedRequest): Readonly<{ account: string; processor: string }> {
  return { account, processor: 'qwikcilver' };
}
