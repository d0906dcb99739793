import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject } from '../../queries/objects.ts';
import { currency } from '../../../server/domain/currency.ts';
import { fromJsonDecimal, toJsonDecimal } from '../../../server/domain/processor-units.ts';
import type { Desk } from '../book.ts';
import type { Answer, SimulatedRequest } from '../processor.ts';

/** Where dLocal's requests are worked on: its errors, keys, signatures, ids and amounts. */
export type DlocalDesk = Desk & Readonly<{ pagesUrl: string; key: string | null }>;
export type AnswerBody = Readonly<Record<string, unknown>>;

export const LOGIN = 'sandbox';
export const SECRET_KEY = 'dlocal_sandbox_secret';

/** https://docs.dlocal.com/reference/http-errors-payments */
export function problem(status: number, code: number, message: string, param?: string): Answer {
  return { status, body: param === undefined ? { code, message } : { code, message, param } };
}

/** The account is that of the key `sandbox-<merchant account>`. */
export function accountIn(headers: Readonly<Record<string, string>>): string | null {
  return /^sandbox-([A-Za-z0-9_.-]+)$/.exec(headers['x-trans-key'] ?? '')?.[1] ?? null;
}

export function isSigned({ headers, body }: Pick<SimulatedRequest, 'headers' | 'body'>): boolean {
  const date = headers['x-date'] ?? '';
  return (
    headers['x-login'] === LOGIN &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(date) &&
    headers['authorization'] === signatureOf(date, body)
  );
}

function signatureOf(date: string, body: string): string {
  const digest = createHmac('sha256', SECRET_KEY).update(`${LOGIN}${date}${body}`).digest('hex');
  return `V2-HMAC-SHA256, Signature: ${digest}`;
}

export function signDlocalEvent(body: string, at: Date): Readonly<Record<string, string>> {
  const date = at.toISOString();
  return { 'x-date': date, 'x-login': LOGIN, authorization: signatureOf(date, body) };
}

type KeptAnswer = Readonly<{ status: number; body: AnswerBody }>;

/** The same key gives the same answer. How long is not documented, so here for good. */
export async function underKey(desk: DlocalDesk, work: (tx: Queryable) => Promise<Answer>): Promise<Answer> {
  const id = `key ${desk.key ?? ''}`;
  const answer = await desk.db.transaction(async (tx): Promise<Answer> => {
    const known = desk.key === null ? null : await getObject<KeptAnswer>(tx, desk, id);
    if (known !== null) return known.body;
    const worked = await work(tx);
    if (desk.key === null || worked.status !== 200 || typeof worked.body === 'string') return worked;
    const kept: KeptAnswer = { status: worked.status, body: worked.body };
    await addObject(tx, desk, { id, kind: 'key', body: kept }, desk.now);
    return worked;
  });
  desk.courier.kick();
  return answer;
}

export function uuidOf(id: string): string | null {
  return /^(?:D-4-|REF-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(id)?.[1] ?? null;
}

export function timeOf(at: Date): string {
  return at.toISOString().replace('Z', '+0000');
}

/** Minor units, as a number that an object may keep. */
export function minorIn(value: unknown, code: string): number | null {
  const minor = fromJsonDecimal(value, currency(code), {});
  return minor === null ? null : Number(minor);
}

export function decimal(minor: number, code: string): number {
  return toJsonDecimal({ minor: BigInt(minor), currency: currency(code) }, {}) ?? 0;
}
