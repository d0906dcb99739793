import { type ErrorCode, type KnownErrorCode, errorCode } from './decline.ts';
import type { ReportedOutcome } from './transaction/changes.ts';

/**
 * What the schemes allow a merchant to send again after declines, as data. All of it is per card and merchant account,
 * and of each card what was sent as its number and what was sent as its network token are counted apart.
 */
export type AttemptLimit = Readonly<{
  scheme: LimitedScheme;
  /** Declined attempts in any so many days; one more costs a fee. */
  declines: number;
  days: number;
  /** Since when the scheme counts so, as a date. */
  since: string;
  /** In the words of a timeline. */
  says: string;
  sources: readonly string[];
}>;

export type LimitedScheme = 'visa' | 'mastercard';
/** `unknown`: of a card that its processor keeps, where nobody said. It may be of either, so it has every limit. */
export type CountedScheme = LimitedScheme | 'unknown';

const CHECKOUT =
  'https://support.checkout.com/hc/en-us/articles/25482040901394-When-can-I-retry-a-declined-transaction';
const WORLDPAY = 'https://developer.worldpay.com/products/access/reference/response-codes/scheme-codes/';
const CIELO = 'https://docs.cielo.com.br/ecommerce-cielo-en/reference/card-brands-retry-program-1';
const TABAPAY = 'https://developers.tabapay.com/docs/excessive-retry-rules';

/**
 * Visa lets a merchant try 20 times again since May 2025, for one amount and currency (CHECKOUT, CIELO); acquirers
 * still publish and bill 15 (WORLDPAY). The stricter number is within both. Amounts are no part of it.
 */
export const ATTEMPT_LIMITS: readonly AttemptLimit[] = [
  {
    scheme: 'visa',
    declines: 16,
    days: 30,
    since: '2021-04-01',
    says: 'Visa allows 15 more attempts within 30 days of a decline',
    sources: [WORLDPAY, CHECKOUT, CIELO],
  },
  {
    scheme: 'mastercard',
    declines: 10,
    days: 1,
    since: '2023-02-01',
    says: 'Mastercard allows 10 declines within 24 hours',
    sources: [CHECKOUT, TABAPAY],
  },
  {
    scheme: 'mastercard',
    declines: 35,
    days: 30,
    since: '2023-02-01',
    says: 'Mastercard allows 35 declines within 30 days',
    sources: [CHECKOUT, TABAPAY],
  },
];

/** How long attempts are remembered, and how long a card rests whose issuer will never say yes. */
export const REMEMBERED_DAYS = 30;

/** After which declines a card is not to be tried again at all. */
type ForGood = Readonly<{
  codes: readonly KnownErrorCode[];
  adviceCodes: readonly string[];
  says: string;
  since: string;
  sources: readonly string[];
}>;

/**
 * Visa's category 1 (response codes 04, 07, 41, 43, 46, 57, R0, R1, R3 and their like), as connectors translate it.
 * Mastercard gives an advice code: 03 is "do not try again", 21 "payment cancelled".
 */
export const FOR_GOOD: Readonly<Record<LimitedScheme, ForGood>> = {
  visa: {
    codes: ['canceled_payment_method', 'refused_transaction'],
    adviceCodes: [],
    says: 'Visa calls this a decline for good (category 1)',
    since: '2021-04-01',
    sources: ['https://www.checkout.com/docs/developer-resources/codes/visa-response-codes.md', WORLDPAY],
  },
  mastercard: {
    codes: [],
    adviceCodes: ['03', '21'],
    says: 'Mastercard’s merchant advice code says not to try again',
    since: '2021-11-02',
    sources: ['https://help.maast.com/help/mastercards-decline-code-grouping-and-mac', CHECKOUT],
  },
};

/** Declines that are failures here, since the buyer can do something: the issuer was asked, and said no. */
const DECLINED_AS_FAILED: ReadonlySet<ErrorCode> = new Set([errorCode('requires_buyer_authentication')]);

/** `null` for a scheme that counts nothing. `isKeptElsewhere`: nobody here has seen the number. */
export function countedScheme(scheme: string | null, isKeptElsewhere: boolean): CountedScheme | null {
  if (scheme === 'visa' || scheme === 'mastercard') return scheme;
  return isKeptElsewhere && (scheme === null || scheme === 'other') ? 'unknown' : null;
}

export function limitsOf(scheme: CountedScheme): readonly AttemptLimit[] {
  return ATTEMPT_LIMITS.filter((limit) => scheme === 'unknown' || limit.scheme === scheme);
}

/** Whether the issuer says that it will never approve, by the rules of this scheme. */
export function isForGood(scheme: CountedScheme, outcome: ReportedOutcome): boolean {
  if (outcome.kind !== 'declined') return false;
  const adviceCode = outcome.details?.merchantAdviceCode ?? '';
  return forGoodRules(scheme).some(
    ({ codes, adviceCodes }) =>
      codes.some((code) => errorCode(code) === outcome.code) || adviceCodes.includes(adviceCode),
  );
}

function forGoodRules(scheme: CountedScheme): readonly ForGood[] {
  return scheme === 'unknown' ? Object.values(FOR_GOOD) : [FOR_GOOD[scheme]];
}

/**
 * What an outcome makes of its attempt: `counted` for good; `free`, since it was approved or certainly not sent; null
 * where it stays as it is, for nobody knows whether the issuer was asked.
 */
export function countOf(outcome: ReportedOutcome): 'counted' | 'free' | null {
  switch (outcome.kind) {
    case 'declined':
      return 'counted';
    case 'succeeded':
      return 'free';
    case 'failed':
      if (outcome.unsent === true) return 'free';
      return DECLINED_AS_FAILED.has(outcome.code) ? 'counted' : null;
    case 'pending':
    case 'unknown':
      return null;
    default:
      return outcome satisfies never;
  }
}

/** What is known of the attempts with one card: when each was, oldest first, and until when it rests altogether. */
export type CardAttempts = Readonly<{ attemptedAt: readonly Date[]; barredUntil: Date | null }>;
/** Why a card is not sent, and from when on it may be. */
export type AttemptRefusal = Readonly<{ freesAt: Date; reason: string }>;

/**
 * Why one more attempt is above a limit; null where it is not.
 *
 * @example refusalOf('mastercard', { attemptedAt: tenOfToday, barredUntil: null }, now)
 */
export function refusalOf(
  scheme: CountedScheme,
  { attemptedAt, barredUntil }: CardAttempts,
  now: Date,
): AttemptRefusal | null {
  if (barredUntil !== null && barredUntil > now)
    return {
      freesAt: barredUntil,
      reason: sentenceOf(scheme === 'unknown' ? FOR_GOOD_THERE : FOR_GOOD[scheme].says, barredUntil),
    };

  const refusals = limitsOf(scheme).flatMap(({ declines, days, says }) => {
    const spanMs = days * 86_400_000;
    const counted = attemptedAt.filter((at) => at.getTime() > now.getTime() - spanMs);
    const frees = counted[counted.length - declines];
    if (frees === undefined) return [];
    const freesAt = new Date(frees.getTime() + spanMs);
    return [{ freesAt, reason: sentenceOf(says, freesAt) }];
  });
  return refusals.toSorted((a, b) => b.freesAt.getTime() - a.freesAt.getTime())[0] ?? null;
}

const FOR_GOOD_THERE =
  'This may be a card of Visa or Mastercard, and to one of them this was a decline for good';

function sentenceOf(says: string, freesAt: Date): string {
  return `${says}, so this card is not sent before ${freesAt.toISOString().slice(0, 16)}Z.`;
}
