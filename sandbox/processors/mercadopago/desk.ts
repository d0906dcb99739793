import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject, listObjects, removeObject } from '../../queries/objects.ts';
import { type Currency, currency } from '../../../server/domain/currency.ts';
import {
  type ProcessorExponents,
  fromJsonDecimal,
  toJsonDecimal,
} from '../../../server/domain/processor-units.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';

/** Where Mercado Pago's requests are worked on: its errors, keys, ids, amounts and webhooks. */
export type MercadoPagoDesk = Desk & Readonly<{ pagesUrl: string; key: string | null; site: Site }>;

export type Site = 'MLA' | 'MLB' | 'MLC' | 'MCO' | 'MLM' | 'MPE' | 'MLU';
const CURRENCIES: Readonly<Record<Site, Currency>> = {
  MLA: currency('ARS'),
  MLB: currency('BRL'),
  MLC: currency('CLP'),
  MCO: currency('COP'),
  MLM: currency('MXN'),
  MPE: currency('PEN'),
  MLU: currency('UYU'),
};

/** Whose token it is, and of which country: `TEST-<account>` is Brazil's, `TEST-MLM-<account>` Mexico's. */
export function tokenIn(authorization = ''): Readonly<{ account: string; site: Site }> | null {
  const [, word, account] = /^Bearer TEST-(?:(M[A-Z]{2})-)?([A-Za-z0-9_.-]+)$/.exec(authorization) ?? [];
  const site = Object.keys(CURRENCIES).find((known) => known === (word ?? 'MLB'));
  return account === undefined || site === undefined ? null : { account, site: site as Site }; // one of its keys
}

export function currencyOf({ site }: Pick<MercadoPagoDesk, 'site'>): Currency {
  return CURRENCIES[site];
}

const EXPONENTS: ProcessorExponents = { COP: 0 };

/** Minor units, as a number that an object may keep. */
export function minorIn(value: unknown, of: Currency): number | null {
  const minor = fromJsonDecimal(value, of, EXPONENTS);
  return minor === null ? null : Number(minor);
}

export function decimal(minor: number, of: Currency): number {
  return toJsonDecimal({ minor: BigInt(minor), currency: of }, EXPONENTS) ?? 0;
}

/** https://www.mercadopago.com.br/developers/en/reference/payments/_payments/post: a status, and causes with codes. */
export function problem(status: number, code: number | string, description: string): Answer {
  const error = status === 404 ? 'not_found' : status === 401 ? 'unauthorized' : 'bad_request';
  return {
    status,
    body: { message: description, error, status, cause: [{ code, description, data: null }] },
  };
}

export function missing(): Answer {
  return problem(404, 2000, 'Payment not found');
}

/** It gave a key its id, so that a test knows what an event will name. Ids of cards are even. */
export function paymentIdOf(key: string, isCard: boolean): number {
  const digest = createHash('sha256').update(key).digest();
  return (1_000_000_000 + digest.readUIntBE(0, 4)) * 10 + (isCard ? 2 : 1);
}

export function isCardId(id: string): boolean {
  return id.endsWith('2');
}

/** Under which the books know a payment, and the other way round. */
export function uuidOf(id: string | number): string | null {
  const text = String(id);
  return /^[0-9]{11}$/.test(text) ? `4d500000-0000-8000-8000-0${text}` : null;
}

export function idOf(uuid: string): string {
  return uuid.slice(-11);
}

/** With milliseconds and an offset. */
export function timeOf(at: Date): string {
  return at.toISOString().replace('Z', '+00:00');
}

const KEY_MS = 24 * 60 * 60_000;
type KeptAnswer = Readonly<{ status: number; body: Readonly<Record<string, unknown>>; atMs: number }>;

/**
 * For 24 hours a key gives the first answer again, "without creating a new payment", whatever else is sent:
 * https://www.mercadopago.com.mx/developers/en/docs/wallet-connect/payment-flow/idempotency. What was refused as a
 * request is tried anew.
 */
export async function underKey(
  desk: MercadoPagoDesk,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const id = `key ${desk.key ?? ''}`;
  const answer = await desk.db.transaction(async (tx): Promise<Answer> => {
    if (desk.key === null) return work(tx);
    const known = (await getObject<KeptAnswer>(tx, desk, id))?.body ?? null;
    if (known !== null && desk.now.getTime() - known.atMs < KEY_MS)
      return { status: known.status, body: known.body };
    if (known !== null) await removeObject(tx, desk, id);
    const worked = await work(tx);
    if (worked.status >= 300 || typeof worked.body === 'string') return worked;
    const kept: KeptAnswer = { status: worked.status, body: worked.body, atMs: desk.now.getTime() };
    await addObject(tx, desk, { id, kind: 'key', body: kept }, desk.now);
    return worked;
  });

  desk.courier.kick();
  return answer;
}

export const WEBHOOK_SECRET = 'whsec_sandbox_mercadopago';

/** Its id and an action: how the payment stands has to be asked for. */
export async function emitEvent(tx: Queryable, desk: Desk, id: number, action: string): Promise<void> {
  const data = (eventId: string): Readonly<Record<string, unknown>> => ({
    action,
    api_version: 'v1',
    data: { id: String(id) },
    date_created: desk.now.toISOString(),
    id: Number.parseInt(eventId.replaceAll('-', '').slice(-12), 16),
    live_mode: false,
    type: 'payment',
    user_id: 724_484_980,
  });
  for (const { body } of await listObjects<Readonly<{ url: string }>>(tx, desk, 'webhook')) {
    const url = `${body.url}?data.id=${id}&type=payment`;
    const subjectId = uuidOf(id) ?? newId(desk.now);
    await desk.courier.write(tx, desk, { subjectId, name: action, url, at: desk.now, data });
  }
}

/**
 * The id in the address is signed, with an id of the request and the time; the body is not. What tells of a report goes
 * to another address and has its signature inside.
 */
export function signMercadoPagoEvent(
  body: string,
  at: Date,
  _ownUrl: string,
  url: string,
): Readonly<Record<string, string>> {
  if (body.includes('"report_type"')) return {};
  const id = new URL(url).searchParams.get('data.id');
  const requestId = newId(at);
  const ts = Math.floor(at.getTime() / 1000);
  const manifest = `${id === null ? '' : `id:${id};`}request-id:${requestId};ts:${ts};`;
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(manifest).digest('hex');
  return { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${signature}` };
}
