import { createHmac } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects, removeObject } from '../../queries/objects.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { webhookSecretOf } from '../courier.ts';
import type { Answer } from '../processor.ts';

/** Where Checkout.com's requests are worked on: keys that are heeded, names, errors, events that are signed. */
export type CheckoutDesk = Desk & Readonly<{ pagesUrl: string; origin: string; key: string | null }>;

const KEY_MS = 24 * 60 * 60_000;
type KeptAnswer = Readonly<{ status: number; body: Readonly<Record<string, unknown>>; atMs: number }>;

/**
 * https://www.checkout.com/docs/payments/manage-payments/idempotency: what succeeded is answered the same for a day,
 * whatever is sent under its key; what did not is tried anew. While one is worked on, others are a conflict.
 */
export async function underKey(
  desk: CheckoutDesk,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const { key } = desk;
  if (key === null) return runWork(desk, work);
  const id = `key ${key}`;
  const known = await getObject<KeptAnswer>(desk.db, desk, id);
  if (known !== null && desk.now.getTime() - known.body.atMs >= KEY_MS) await removeObject(desk.db, desk, id);
  const opened: KeptAnswer = { status: 0, body: {}, atMs: desk.now.getTime() };
  if (!(await addObject(desk.db, desk, { id, kind: 'key', body: opened }, desk.now))) {
    const kept = (await getObject<KeptAnswer>(desk.db, desk, id))?.body ?? opened;
    return kept.status === 0 ? bare(409) : { status: kept.status, body: kept.body, headers: headersOf(desk) };
  }

  try {
    return await runWork(desk, async (tx) => {
      const answer = await work(tx);
      if (answer.status < 300 && typeof answer.body !== 'string')
        await changeObject(tx, desk, id, { ...opened, status: answer.status, body: answer.body });
      else await removeObject(tx, desk, id);
      return answer;
    });
  } catch (error) {
    await removeObject(desk.db, desk, id);
    throw error;
  }
}

async function runWork(desk: CheckoutDesk, work: (tx: Queryable) => Promise<Answer>): Promise<Answer> {
  const answer = await desk.db.transaction(work);
  desk.courier.kick();
  return { ...answer, headers: { ...headersOf(desk), ...answer.headers } };
}

const headersOf = ({ now }: Pick<Desk, 'now'>): Readonly<Record<string, string>> => ({
  'cko-request-id': newId(now),
  'cko-version': '1.0.0',
});

/** 401, 403, 404 and 409 have no body. */
export const bare = (status: number): Answer => ({ status, body: '' });

export function invalid(...codes: readonly string[]): Answer {
  const body = { request_id: newId(new Date(0)), error_type: 'request_invalid', error_codes: codes };
  return { status: 422, body };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** `pay_` and 26 letters: the books' own id, written in base 32. */
export function nameOf(prefix: string, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let left = 26; left > 0; left -= 1) {
    text = `${LETTERS[Number(rest % 32n)] ?? ''}${text}`;
    rest /= 32n;
  }
  return `${prefix}_${text}`;
}

export function uuidOf(name: string): string | null {
  const text = /^[a-z]+_([a-z2-7]{26})$/.exec(name)?.[1];
  if (text === undefined) return null;
  const number = [...text].reduce((sum, letter) => sum * 32n + BigInt(LETTERS.indexOf(letter)), 0n);
  const hex = number.toString(16).padStart(32, '0');
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newName = (prefix: string, now: Date): string => nameOf(prefix, newId(now));

type Workflow = Readonly<{ id: string; url: string }>;

export async function addWorkflow(desk: CheckoutDesk, url: string): Promise<Answer> {
  const workflow: Workflow = { id: newName('wf', desk.now), url };
  await addObject(desk.db, desk, { id: workflow.id, kind: 'workflow', body: workflow }, desk.now);
  return { status: 201, body: { id: workflow.id, _links: {} } };
}

/** To every workflow with a webhook. */
export async function emitEvent(
  tx: Queryable,
  desk: Desk,
  subjectId: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const event = (id: string): Readonly<Record<string, unknown>> => ({
    id: nameOf('evt', id),
    type,
    version: '1.0.29',
    created_on: desk.now.toISOString(),
    data,
  });
  for (const { body } of await listObjects<Workflow>(tx, desk, 'workflow'))
    await desk.courier.write(tx, desk, { subjectId, name: type, url: body.url, at: desk.now, data: event });
}

/** Hex HMAC-SHA256 over the body, with the key of the workflow's webhook action. */
export function signCheckoutEvent(body: string): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', webhookSecretOf('checkout-com')).update(body).digest('hex');
  return { 'cko-signature': signature };
}
