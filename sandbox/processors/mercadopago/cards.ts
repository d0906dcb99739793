import { type JsonObject, textAt } from '../../../server/domain/json.ts';
import { luhnHolds } from '../../../server/domain/luhn.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Answer } from '../processor.ts';
import { problem, timeOf } from './desk.ts';

/** A card token, without its number. */
export type CardToken = Readonly<{
  id: string;
  first_six_digits: string;
  last_four_digits: string;
  expiration_month: number;
  expiration_year: number;
  cardholder: JsonObject;
  /** `visa`, `master` …; null where the number does not say. */
  method: string | null;
  used: boolean;
  dueMs: number;
}>;

const DUE_MS = 7 * 24 * 60 * 60_000;

/** What is wrong with it, in the codes of card forms, else the token. */
export function readCard(given: JsonObject, now: Date): CardToken | Answer {
  const number = (textAt(given, 'card_number') ?? '').replaceAll(' ', '');
  const [month, year] = [Number(given['expiration_month']), Number(given['expiration_year'])];
  const code = given['security_code'];
  if (number === '') return problem(400, '205', 'parameter cardNumber can not be null/empty');
  if (!/^[0-9]{12,19}$/.test(number) || !luhnHolds(number))
    return problem(400, 'E301', "Invalid parameter 'card_number'");
  if (!Number.isInteger(month) || month < 1 || month > 12)
    return problem(400, '325', 'invalid parameter cardExpirationMonth');
  if (!Number.isInteger(year) || year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50)
    return problem(400, '326', 'invalid parameter cardExpirationYear');
  if (code !== undefined && !/^[0-9]{3,4}$/.test(String(code)))
    return problem(400, 'E302', "Invalid parameter 'security_code'");

  const cardholder = given['cardholder'];
  return {
    id: newId(now).replaceAll('-', ''),
    first_six_digits: number.slice(0, 6),
    last_four_digits: number.slice(-4),
    expiration_month: month,
    expiration_year: year,
    cardholder: (cardholder ?? {}) as JsonObject, // kept as it came
    method: methodOf(number),
    used: false,
    dueMs: now.getTime() + DUE_MS,
  };
}

export function showToken({ method: _method, used, dueMs, ...card }: CardToken): Answer {
  const body = {
    ...card,
    status: used ? 'used' : 'active',
    date_due: timeOf(new Date(dueMs)),
    luhn_validation: true,
    live_mode: false,
    require_esc: false,
    card_number_length: 16,
    security_code_length: 3,
  };
  return { status: 201, body };
}

const METHODS: readonly (readonly [RegExp, string])[] = [
  [/^(?:5067|6363|6362|4011|4389)/, 'elo'],
  [/^(?:606282|3841)/, 'hipercard'],
  [/^3[47]/, 'amex'],
  [/^(?:5[1-5]|2[2-7])/, 'master'],
  [/^4/, 'visa'],
];

function methodOf(number: string): string | null {
  return METHODS.find(([pattern]) => pattern.test(number))?.[1] ?? null;
}

/** https://www.mercadopago.com.br/developers/en/docs/checkout-api/integration-test/test-cards: by the holder's name. */
export const HOLDERS: Readonly<Record<string, readonly [status: 'rejected' | 'in_process', detail: string]>> =
  {
    OTHE: ['rejected', 'cc_rejected_other_reason'],
    CONT: ['in_process', 'pending_contingency'],
    CALL: ['rejected', 'cc_rejected_call_for_authorize'],
    FUND: ['rejected', 'cc_rejected_insufficient_amount'],
    SECU: ['rejected', 'cc_rejected_bad_filled_security_code'],
    EXPI: ['rejected', 'cc_rejected_bad_filled_date'],
    FORM: ['rejected', 'cc_rejected_bad_filled_other'],
    CARD: ['rejected', 'cc_rejected_bad_filled_card_number'],
    INST: ['rejected', 'cc_rejected_invalid_installments'],
    DUPL: ['rejected', 'cc_rejected_duplicated_payment'],
    LOCK: ['rejected', 'cc_rejected_card_disabled'],
    CTNA: ['rejected', 'cc_rejected_card_type_not_allowed'],
    ATTE: ['rejected', 'cc_rejected_max_attempts'],
    BLAC: ['rejected', 'cc_rejected_blacklist'],
  };
