import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects, removeObject } from '../../queries/objects.ts';
import { currency, exponentOf } from '../../../server/domain/currency.ts';
import { fromProcessorUnits } from '../../../server/domain/processor-units.ts';
import { parseObject } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';

/** Where Adyen's requests are worked on: keys that are heeded, payments that are kept, webhooks that are signed. */
export type AdyenDesk = Desk & Readonly<{ pagesUrl: string; key: string | null }>;

/** Hexadecimal, as the Customer Area shows it. */
export const HMAC_KEY = '5a'.repeat(32);

const KEY_MS = 7 * 24 * 60 * 60_000;
type KeptAnswer = Readonly<{ status: number; body: Readonly<Record<string, unknown>>; atMs: number }>;

/**
 * https://docs.adyen.com/development-resources/api-idempotency: for seven days the first answer is given again, and
 * the header says so. While the first is worked on, the same key is a transient error. What could not be read is
 * not kept.
 */
export async function underKey(desk: AdyenDesk, work: (tx: Queryable) => Promise<Answer>): Promise<Answer> {
  const { key } = desk;
  if (key === null) return runWork(desk, work);
  const id = `key ${key}`;
  const known = await getObject<KeptAnswer>(desk.db, desk, id);
  if (known !== null && desk.now.getTime() - known.body.atMs >= KEY_MS) await removeObject(desk.db, desk, id);
  const opened: KeptAnswer = { status: 0, body: {}, atMs: desk.now.getTime() };
  if (!(await addObject(desk.db, desk, { id, kind: 'key', body: opened }, desk.now)))
    return replayAnswer(key, (await getObject<KeptAnswer>(desk.db, desk, id))?.body ?? opened);

  try {
    const answer = await runWork(desk, async (tx) => {
      const made = await work(tx);
      if (typeof made.body !== 'string' && made.unkept !== true)
        await changeObject(tx, desk, id, { ...opened, status: made.status, body: made.body });
      else await removeObject(tx, desk, id);
      return made;
    });
    return { ...answer, headers: { ...answer.headers, 'idempotency-key': key } };
  } catch (error) {
    await removeObject(desk.db, desk, id);
    throw error;
  }
}

async function runWork(desk: AdyenDesk, work: (tx: Queryable) => Promise<Answer>): Promise<Answer> {
  const answer = await desk.db.transaction(work);
  desk.courier.kick();
  return answer;
}

function replayAnswer(key: string, { status, body }: KeptAnswer): Answer {
  if (status !== 0) return { status, body, headers: { 'idempotency-key': key } };
  const busy = adyenError(422, '704', 'request already processed or in progress');
  return { ...busy, headers: { 'transient-error': 'true', 'idempotency-key': key } };
}

export function adyenError(
  status: number,
  errorCode: string,
  message: string,
  errorType: 'validation' | 'security' | 'internal' | 'configuration' = 'validation',
): Answer {
  return { status, body: { status, errorCode, message, errorType } };
}

/** Sixteen letters and digits, as Adyen's references have them. */
export function newPsp(now: Date): string {
  return lettersOf(newId(now));
}

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';

export function lettersOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return [...digest.subarray(0, 16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Under which the books know what has this reference. */
export function uuidOf(psp: string): string | null {
  if (!/^[A-Z0-9]{16}$/.test(psp)) return null;
  const hex = createHash('sha256').update(`adyen ${psp}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

export function bookedAmount(units: number, code: string): bigint {
  return fromProcessorUnits(BigInt(units), currency(code), EXPONENTS) ?? 0n;
}

/** In major units, with as many digits as Adyen counts. */
export function unitsText(units: number, code: string): string {
  const digits = Object.entries(EXPONENTS).find(([name]) => name === code)?.[1] ?? exponentOf(currency(code));
  return (units / 10 ** digits).toFixed(digits);
}

/** https://docs.adyen.com/development-resources/currency-codes */
const EXPONENTS = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 } as const;

export type Endpoint = Readonly<{ id: string; url: string; type: string }>;

/** To every active webhook of this type. */
async function tellAll(
  tx: Queryable,
  desk: Desk,
  about: Readonly<{ subjectId: string; name: string; type: string }>,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { body: endpoint } of await listObjects<Endpoint>(tx, desk, 'webhook'))
    if (endpoint.type === about.type)
      await desk.courier.write(tx, desk, {
        subjectId: about.subjectId,
        name: about.name,
        url: endpoint.url,
        at: desk.now,
        data: () => body,
      });
}

export type Item = Readonly<{
  eventCode: string;
  success: boolean;
  pspReference: string;
  originalReference?: string;
  merchantReference: string;
  merchantAccountCode: string;
  amount: Readonly<{ currency: string; value: number }>;
  paymentMethod?: string;
  reason?: string;
  additionalData?: Readonly<Record<string, string>>;
}>;

/** A standard webhook. As JSON it has one item, signed for itself. */
export async function emitEvent(tx: Queryable, desk: Desk, subjectId: string, item: Item): Promise<void> {
  const body = {
    live: 'false',
    notificationItems: [{ NotificationRequestItem: signedItem(item, desk.now) }],
  };
  await tellAll(tx, desk, { subjectId, name: item.eventCode, type: 'standard' }, body);
}

export function signedItem(item: Item, at: Date): Readonly<Record<string, unknown>> {
  const { success, additionalData, reason, ...rest } = item;
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    success,
  ].join(':');
  return {
    ...rest,
    additionalData: { ...additionalData, hmacSignature: hmac(signed) },
    eventDate: isoTime(at),
    reason: reason ?? '',
    success: String(success),
  };
}

/** A webhook of a token's life: signed as a whole, in a header. */
export async function tellToken(
  tx: Queryable,
  desk: Desk,
  subjectId: string,
  told: Readonly<{ type: string; psp: string; data: Readonly<Record<string, string>> }>,
): Promise<void> {
  const { type, psp, data } = told;
  const body = {
    createdAt: isoTime(desk.now),
    data,
    environment: 'test',
    eventId: psp,
    type,
    version: '1',
  };
  await tellAll(tx, desk, { subjectId, name: type, type: 'recurring-token' }, body);
}

export function signAdyenEvent(body: string): Readonly<Record<string, string>> {
  const isBatch = Array.isArray(parseObject(body)?.['notificationItems']);
  return isBatch ? {} : { hmacsignature: hmac(body), protocol: 'HmacSHA256' };
}

function hmac(text: string): string {
  return createHmac('sha256', Buffer.from(HMAC_KEY, 'hex')).update(text).digest('base64');
}

export function isoTime(at: Date): string {
  return `${at.toISOString().slice(0, 19)}+00:00`;
}
