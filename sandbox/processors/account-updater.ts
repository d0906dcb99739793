import { createHash } from 'node:crypto';
import { parseObject, textAt } from '../../server/domain/json.ts';
import { luhnCheckDigit } from '../../server/domain/luhn.ts';
import { type Answer, type Processor, refuse } from './processor.ts';

/**
 * The schemes' account updaters, simulated as one: `POST inquiries` `{card_number, expiration_month,
 * expiration_year}`. The last four digits of the number decide, and the same card always gets the same
 * answer, so no book is kept.
 */
export const accountUpdater: Processor = {
  id: 'account-updater',
  read(request) {
    if (request.method !== 'POST' || request.path[0] !== 'inquiries')
      return refuse(404, 'not_found', 'There is no such path');
    const body = parseObject(request.body);
    const number = textAt(body, 'card_number') ?? '';
    const [month, year] = [Number(body?.['expiration_month']), Number(body?.['expiration_year'])];
    if (!/^\d{12,19}$/.test(number) || !Number.isInteger(month) || !Number.isInteger(year))
      return refuse(422, 'invalid_request', 'card_number, expiration_month and expiration_year are required');

    return {
      kind: 'inquiry',
      reference: request.headers['idempotency-key'] ?? null,
      amount: null,
      act: () => Promise.resolve(answer(number, month, year)),
    };
  },
};

const NEW_EXPIRY = '0202';
const NEW_NUMBER = '0303';
const CLOSED = '0404';
const YEARS_LONGER = 3;

function answer(number: string, month: number, year: number): Answer {
  const expiry = { expiration_month: month, expiration_year: year + YEARS_LONGER };
  switch (number.slice(-4)) {
    case NEW_EXPIRY:
      return { status: 200, body: { result: 'updated', ...expiry } };
    case NEW_NUMBER:
      return { status: 200, body: { result: 'updated', card_number: newNumber(number), ...expiry } };
    case CLOSED:
      return { status: 200, body: { result: 'closed' } };
    default:
      return { status: 200, body: { result: 'unchanged' } };
  }
}

/** Of the same issuer, as long as the old one. */
function newNumber(old: string): string {
  const beginning = old.slice(0, 8);
  const rest = BigInt(`0x${createHash('sha256').update(old).digest('hex').slice(0, 16)}`)
    .toString()
    .slice(-(old.length - 9))
    .padStart(old.length - 9, '0');
  const digits = beginning + rest;
  return digits + luhnCheckDigit(digits);
}
