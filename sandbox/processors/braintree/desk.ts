import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, listObjects } from '../../queries/objects.ts';
import { type Currency, exponentOf, parseCurrency } from '../../../server/domain/currency.ts';
import { fromMajorString, toMajorString } from '../../../server/domain/money.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';
import { type Elements, type Xml, writeXml } from './xml.ts';

/** Where Braintree's requests are worked on: its keys, ids, amounts, errors and notifications. */

export const PRIVATE_KEY = 'private_sandbox_braintree';

/** The books of a merchant account are those of the public key `public_<merchant account>`. */
export function accountIn(authorization = ''): string | null {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization) ?? [];
  const [publicKey = '', privateKey] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (privateKey !== PRIVATE_KEY) return null;
  return /^public_(.+)$/.exec(publicKey)?.[1] ?? null;
}

/** A merchant account takes the currency that its id ends with. */
export function currencyOf(merchantAccount: string): Currency | null {
  return parseCurrency(/(?:^|[_-])([a-z]{3})$/i.exec(merchantAccount)?.[1]?.toUpperCase() ?? '');
}

export function minorIn(value: unknown, currency: Currency): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const [, whole = '', fraction = ''] = /^([0-9]{1,11})(?:\.([0-9]{1,3}))?$/.exec(String(value)) ?? [];
  const digits = exponentOf(currency);
  if (whole === '' || fraction.length > digits) return null;
  const text = digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, '0')}`;
  const minor = fromMajorString(text, currency);
  return minor === null ? null : Number(minor);
}

export function major(minor: number, currency: Currency): string {
  return toMajorString({ minor: BigInt(minor), currency });
}

/** The books' own id, in the letters and digits that Braintree's ids have. */
export function nameOf(uuid: string): string {
  return BigInt(`0x${uuid.replaceAll('-', '')}`)
    .toString(36)
    .padStart(25, '0');
}

export function uuidOf(name: string): string | null {
  if (!/^[0-9a-z]{25}$/.test(name)) return null;
  const number = [...name].reduce((sum, letter) => sum * 36n + BigInt(Number.parseInt(letter, 36)), 0n);
  const hex = number.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function digestOf(text: string): string {
  return createHash('sha256').update(`braintree ${text}`).digest('hex');
}

export function answer(status: number, name: string, value: Xml): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(name, value)}\n`;
  return { status, body, headers: { 'content-type': 'application/xml; charset=utf-8' } };
}

/** 401, 403 and 404 say no more. */
export function bare(status: number): Answer {
  return { status, body: ' ', headers: { 'content-type': 'text/html' } };
}

export type Mistake = Readonly<{
  /** Below the transaction, such as `credit-card`. */
  under?: string;
  attribute: string;
  code: string;
  message: string;
}>;

type Subject = 'transaction' | 'verification' | 'dispute' | 'document-upload';

/** Errors stand in a tree of what the request was made of; a refused transaction stands beside them. */
export function refusal(
  subject: Subject,
  mistakes: readonly Mistake[],
  message: string,
  shown: Xml | null = null,
): Answer {
  const group = (found: readonly Mistake[]): Xml => ({
    list: 'error',
    of: found.map(({ attribute, code, message: text }) => ({
      elements: { code, attribute, message: text },
    })),
  });
  const below = Map.groupBy(mistakes, ({ under }) => under ?? '');
  const nested = [...below].filter(([name]) => name !== '');
  const elements: Elements = {
    errors: group(below.get('') ?? []),
    ...Object.fromEntries(nested.map(([name, found]) => [name, { elements: { errors: group(found) } }])),
  };
  const none: Elements = mistakes.length === 0 ? {} : { [subject]: { elements } };

  return answer(422, 'api-error-response', {
    elements: {
      errors: { elements: { errors: { list: 'error', of: [] }, ...none } },
      message,
      ...(shown === null ? {} : { [subject]: shown }),
    },
  });
}

export function mistakesAnswer(subject: Subject, ...mistakes: readonly Mistake[]): Answer {
  return refusal(subject, mistakes, mistakes.map(({ message }) => message).join('\n'));
}

/** In the place of Settings → Webhooks. */
export async function addWebhook(tx: Queryable, desk: Desk, url: string): Promise<Answer> {
  await addObject(tx, desk, { id: newId(desk.now), kind: 'webhook', body: { url } }, desk.now);
  return { status: 201, body: { url } };
}

/** A form of a payload in lines of base64, and of what proves it. */
export function signedPayload(account: string, xml: string): string {
  const payload = `${Buffer.from(xml)
    .toString('base64')
    .replaceAll(/(.{60})/g, '$1\n')
    .trimEnd()}\n`;
  const key = createHash('sha1').update(PRIVATE_KEY).digest();
  const signature = createHmac('sha1', key).update(payload).digest('hex');
  // One for each API key of the gateway.
  const signed = `another_key|${'0'.repeat(40)}&public_${account}|${signature}`;
  return new URLSearchParams({ bt_signature: signed, bt_payload: payload }).toString();
}

export async function emitEvent(
  tx: Queryable,
  desk: Desk,
  told: Readonly<{ subjectId: string; kind: string; name: string; subject: Xml }>,
): Promise<void> {
  const { subjectId, kind, name, subject } = told;
  const xml = writeXml('notification', {
    elements: { timestamp: desk.now, kind, subject: { elements: { [name]: subject } } },
  });
  for (const { body } of await listObjects<Readonly<{ url: string }>>(tx, desk, 'webhook'))
    await desk.courier.write(tx, desk, {
      subjectId,
      name: kind,
      url: body.url,
      at: desk.now,
      data: signedPayload(desk.account, xml),
    });
}
