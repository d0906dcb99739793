import type { Mutant } from './instrument.ts';

/**
 * Mutants that survive for a reason. They are found by what they change and what it becomes: a reason goes out of date
 * with its code, and `npm run mutants` says so.
 */
export type ReviewedMutant = Readonly<{ was: string; becomes: string; why: string }>;

/** Nothing was found: what stands at the first place, which is not read, does not matter. */
const FIRST_IS_UNREAD: ReviewedMutant = {
  was: '[]',
  becomes: "['mutant']",
  why: 'the first place, all of what was found, is not read',
};
const sameForZero = (was: string, becomes: string): ReviewedMutant => ({
  was,
  becomes,
  why: 'zero is the same either way',
});

const notSeen = (was: string): ReviewedMutant => ({
  was,
  becomes: ';',
  why: 'memory is wiped that nobody else has, so no test sees it',
});
const sameForEqual: ReviewedMutant = {
  was: 'left < right',
  becomes: '(left) <= (right)',
  why: 'two that are equal have left before',
};

const UUID_DIGITS = '/^(.{8})(.{4})(.{4})(.{4})(.{12})$/';
const RATE = '/^[0-9]{1,15}(?![0-9])(?:\\.[0-9]{1,10})?/';
const JSON_DECIMAL = '/^([0-9]{1,15})(?:\\.([0-9]{1,8}))?$/';

export const REVIEWED: Readonly<Record<string, readonly ReviewedMutant[]>> = {
  'server/operations/find-out.ts': [
    { was: "''", becomes: "'mutant'", why: 'neither is a code that says nothing' },
  ],
  'server/relay/authentication/signature/aws.ts': [
    {
      was: '/\\/{2,}/g',
      becomes: '/\\/{1,}/g',
      why: 'one slash that becomes one slash stays as it is',
    },
    sameForEqual,
    notSeen('key.fill(0);'),
  ],
  'server/relay/authentication/signature/component.ts': [
    { was: "''", becomes: "'mutant'", why: 'the groups that are asked for have always matched' },
  ],
  'server/relay/authentication/signature/detached-jws.ts': [notSeen('payload.fill(0);')],
  'server/relay/authentication/signature/hmac.ts': [
    notSeen('secret.fill(0);'),
    {
      was: '`BUG: no variable ${variable}`',
      becomes: '``',
      why: 'templates with other variables are refused before',
    },
    { was: '/\\.\\d{3}Z$/', becomes: '/\\.\\d{3}Z/', why: 'a time has one Z, at its end' },
    { was: "'string'", becomes: "''", why: 'text has no variable' },
    { was: "''", becomes: "'mutant'", why: 'a template that asks for a header names it' },
    { was: UUID_DIGITS, becomes: UUID_DIGITS.replace('^', ''), why: 'there are 32 digits' },
    { was: UUID_DIGITS, becomes: UUID_DIGITS.replace('$', ''), why: 'there are 32 digits' },
  ],
  'server/relay/authentication/signature/http-message.ts': [notSeen('secret.fill(0);')],
  'server/relay/authentication/signature/oauth1.ts': [sameForEqual],
  'server/relay/authentication/signature/template.ts': [
    { was: "literal !== ''", becomes: 'true', why: 'an empty piece adds nothing' },
    { was: "''", becomes: "'mutant'", why: 'an empty piece adds nothing' },
    { was: 'at < text.length', becomes: '(at) <= (text.length)', why: 'behind the last character is none' },
    { was: 'end < 0', becomes: '(end) <= (0)', why: 'a brace opens before it is closed' },
    {
      was: 'colon < 0',
      becomes: '(colon) <= (0)',
      why: 'no variable is without a name, or begins with a colon',
    },
  ],
  'server/domain/decimal.ts': [
    FIRST_IS_UNREAD,
    { was: "''", becomes: "'mutant'", why: 'no text and text without digits are both no rate' },
    { was: RATE, becomes: RATE.replace('{1,15}', '{0,15}'), why: 'the second pattern asks for a digit' },
    { was: RATE, becomes: RATE.replace('{1,15}', '{1,16}'), why: 'decimal() takes fifteen digits at most' },
    {
      was: RATE,
      becomes: RATE.replace('{1,10}', '{0,10}'),
      why: 'the second pattern asks for a digit behind the point',
    },
    sameForZero('value < 0n', '(value) <= (0n)'),
  ],
  'server/domain/money.ts': [
    FIRST_IS_UNREAD,
    {
      was: "''",
      becomes: "'mutant'",
      why: 'the sign and the digits before the point are always found together',
    },
    sameForZero('minor < 0n', '(minor) <= (0n)'),
  ],
  'server/domain/processor-units.ts': [
    FIRST_IS_UNREAD,
    { was: 'more === 0', becomes: 'false', why: 'ten to the power of nothing is one' },
    sameForZero('more > 0', '(more) >= (0)'),
    sameForZero('more <= 0', '(more) < (0)'),
    {
      was: 'Object.hasOwn(exponents, currency)',
      becomes: 'true',
      why: 'no currency is named as a member that every object has',
    },
    {
      was: JSON_DECIMAL,
      becomes: JSON_DECIMAL.replace('{1,15}', '{0,15}'),
      why: 'a number is printed with a digit before its point',
    },
    {
      was: JSON_DECIMAL,
      becomes: JSON_DECIMAL.replace('{1,8}', '{0,8}'),
      why: 'a number is printed with a digit behind its point',
    },
    {
      was: JSON_DECIMAL,
      becomes: JSON_DECIMAL.replace('{1,8}', '{1,9}'),
      why: 'more digits than the processor counts with are refused below',
    },
    {
      was: JSON_DECIMAL,
      becomes: JSON_DECIMAL.replace('{1,8}', '{1,7}'),
      why: 'the eighth digit is no zero, so it is finer than any currency and refused below',
    },
  ],
  'server/domain/transaction/decide.ts': [
    { was: "'be synced'", becomes: "''", why: 'every status can be synced' },
  ],
  'server/domain/transaction/facts.ts': [
    {
      was: 'outcome.state !== undefined',
      becomes: 'true',
      why: 'the compiler lets no member be undefined that may be absent',
    },
  ],
  'server/domain/transaction/settlement-line.ts': [
    { was: 'takes > 0n', becomes: '(takes) >= (0n)', why: 'what takes nothing makes nothing more' },
  ],
  'server/domain/transaction/ledger.ts': [
    sameForZero('captured > 0n', '(captured) >= (0n)'),
    sameForZero('ended > 0n', '(ended) >= (0n)'),
    { was: 'amount > 0n', becomes: '(amount) >= (0n)', why: 'zero has left before' },
    { was: 'a < b', becomes: '(a) <= (b)', why: 'of two that are equal either is the smaller' },
  ],
  'server/domain/transaction/state.ts': [
    { was: 'a < b', becomes: '(a) <= (b)', why: 'of two that are equal either is the smaller' },
    { was: 'a > b', becomes: '(a) >= (b)', why: 'of two that are equal either is the larger' },
  ],
};

export function isSame({ was, becomes }: ReviewedMutant, mutant: Mutant): boolean {
  return mutant.was === was && mutant.becomes === becomes;
}
