import type { Currency } from '../../domain/currency.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import type { Money } from '../../domain/money.ts';
import type { RawCode } from '../../domain/outcome.ts';
import { fromJsonDecimal } from '../../domain/processor-units.ts';
import type { GiftCardErrorCode } from '../../domain/gift-card.ts';
import type { GiftCardOutcome } from '../gift-card-connector.ts';
import { CODES, TELLS_NOTHING } from './codes.ts';

/** How Qwikcilver's answers are read: one envelope for all of them, and a card in it with a code of its own. */

const DONE = '0';
const SERVER_ERROR = 500;

/** Both the envelope and the card say so; a refusal of the card is code and words of the card. */
export type CardAnswer =
  | Readonly<{ kind: 'done'; envelope: JsonObject; card: JsonObject }>
  | Extract<GiftCardOutcome<never>, Readonly<{ kind: 'failed' }>>
  | Readonly<{ kind: 'unknown'; detail: string; code: string }>;

export function readCardAnswer({ status, text }: Readonly<{ status: number; text: string }>): CardAnswer {
  const envelope = parseObject(text);
  const code = codeOf(envelope);
  const card = objectOf(Array.isArray(envelope?.['Cards']) ? envelope['Cards'][0] : null);
  if (status >= SERVER_ERROR || (code === null && status < 400)) return untoldOutcome(code ?? String(status));
  if (envelope !== null && card !== null && isDone(envelope) && isDone(card))
    return { kind: 'done', envelope, card };
  // The envelope says that something is wrong with a card, and the card says what.
  return refusedBy(status, codeOf(card) === null || isDone(card) ? envelope : card);
}

function refusedBy(status: number, refused: JsonObject | null): CardAnswer {
  const raw: RawCode = { code: codeOf(refused), description: wordsOf(refused) };
  const code = raw.code ?? '';
  if (code === DONE || TELLS_NOTHING.has(code)) return untoldOutcome(code);
  return { kind: 'failed', code: CODES[code] ?? byStatus(status), raw };
}

function untoldOutcome(code: string): CardAnswer {
  return { kind: 'unknown', detail: `Qwikcilver answered ${code} without an outcome`, code };
}

function byStatus(status: number): GiftCardErrorCode {
  if (status === 401 || status === 403) return 'invalid_service_credentials';
  return status === 429 ? 'service_error' : 'unknown_error';
}

export function isDone(envelope: JsonObject | null): boolean {
  return codeOf(envelope) === DONE;
}

/** A number, or that number as text. */
function codeOf(object: JsonObject | null): string | null {
  const code = object?.['ResponseCode'];
  return typeof code === 'number' ? String(code) : textAt(object, 'ResponseCode');
}

function wordsOf(object: JsonObject | null): string | null {
  return textAt(object, 'ErrorDescription') ?? textAt(object, 'ResponseMessage');
}

/** What is done without being done: a reversal that could not be is told in words, under the code of success. */
export function isToldOtherwise(...objects: readonly JsonObject[]): boolean {
  return objects.some((object) => /\b(?:cannot|failed)\b/i.test(wordsOf(object) ?? ''));
}

/** Minor units in a number of major ones; null where it is none, or speaks of another currency. */
export function amountIn(card: JsonObject, name: string, currency: Currency): bigint | null {
  const told = textAt(card, 'CurrencyCode');
  return told === null || told === currency ? fromJsonDecimal(card[name], currency, {}) : null;
}

/** What moved: all that was asked for, where the card says how much it was. */
export function isMoved(card: JsonObject, { minor, currency }: Money): boolean {
  const told = textAt(card, 'CurrencyCode');
  if (told !== null && told !== currency) return false;
  return card['TransactionAmount'] == null || amountIn(card, 'TransactionAmount', currency) === minor;
}

/** What a redemption is named by later on. */
export type Redemption = Readonly<{ batch: string; transaction: string; approval: string }>;

export function redemptionOf(envelope: JsonObject, card: JsonObject, transaction: string): Redemption | null {
  const [batch, approval] = [digitsAt(envelope, 'CurrentBatchNumber'), digitsAt(card, 'ApprovalCode')];
  return batch === null || approval === null ? null : { batch, transaction, approval };
}

export function referenceOf({ batch, transaction, approval }: Redemption): string {
  return `${batch}:${transaction}:${approval}`;
}

export function readReference(reference: string): Redemption | null {
  const [, batch, transaction, approval] = /^([0-9]+):([0-9]+):([0-9]+)$/.exec(reference) ?? [];
  if (batch === undefined || transaction === undefined || approval === undefined) return null;
  return { batch, transaction, approval };
}

function digitsAt(object: JsonObject, name: string): string | null {
  const value = object[name];
  const text = typeof value === 'number' ? String(value) : textAt(object, name);
  return text !== null && /^[0-9]{1,20}$/.test(text) ? text : null;
}
