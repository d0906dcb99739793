import type { Detail } from '../domain/problem.ts';
import type { BinDetails, BinSource } from '../domain/bin.ts';
import { type CardScheme, parseCardScheme, rulesOf } from '../domain/card-scheme.ts';
import { expiryProblem, parseExpiry } from '../domain/expiry.ts';
import type { Facts, HeldValue } from '../vault/vault.ts';

/** What may be known of a card outside the vault. */
export type CardDescription = Readonly<{
  /** Null for numbers too short to show the beginning of. */
  bin: string | null;
  label: string;
  scheme: CardScheme;
  additionalSchemes: readonly CardScheme[];
  cardType: BinDetails['cardType'];
  issuerName: string | null;
  country: string | null;
}>;

/** Asks the BIN source about a held number. */
export async function describeCard(bins: BinSource, facts: Facts): Promise<CardDescription> {
  const found = await bins.lookup(facts.bin);
  return {
    bin: shownBin(facts),
    label: facts.lastFour,
    scheme: found.scheme,
    additionalSchemes: found.additionalSchemes,
    cardType: found.cardType,
    issuerName: found.issuerName,
    country: found.country,
  };
}

/**
 * PCI DSS 3.4.1 and the schemes' truncation tables: eight digits of a number of sixteen or more beside its
 * last four, six of a shorter one.
 */
export function shownBin(facts: Facts): string | null {
  if (facts.bin.length < 6) return null;
  return facts.length >= 16 ? facts.bin : facts.bin.slice(0, 6);
}

/**
 * What is wrong with a card whose members are each well formed. `at`: the pointer of the object that holds
 * them, '' for the body.
 */
export function cardProblems(
  card: Readonly<{ number: HeldValue; expirationDate: string; securityCode: HeldValue | null }>,
  scheme: CardScheme,
  now: Date,
  at: string,
): Detail[] {
  const { lengths } = rulesOf(scheme);
  const problems = expirationDateProblems(card.expirationDate, now, `${at}/expiration_date`);
  if (!lengths.includes(card.number.facts.length)) {
    problems.push({
      location: 'body',
      pointer: `${at}/number`,
      message: `does not have as many digits as cards of ${rulesOf(scheme).displayName} have`,
      type: 'value_error.payment_card_number.invalid_length_for_brand',
    });
  }

  return card.securityCode === null
    ? problems
    : [...problems, ...securityCodeProblems(card.securityCode, scheme, `${at}/security_code`)];
}

/** Schemes without security codes take any, since front ends ask for one before the scheme is known. */
export function securityCodeProblems(code: HeldValue, scheme: CardScheme, pointer: string): Detail[] {
  const { securityCodeLengths } = rulesOf(scheme);
  if (securityCodeLengths.length === 0 || securityCodeLengths.includes(code.facts.length)) return [];
  return [
    {
      location: 'body',
      pointer,
      message: `must have ${securityCodeLengths.join(' or ')} digits`,
      type: 'value_error.security_code',
    },
  ];
}

/** A month that exists, is not over in every time zone, and is not beyond what schemes issue. */
export function expirationDateProblems(text: string, now: Date, pointer: string): Detail[] {
  const expiry = parseExpiry(text);
  if (expiry === null)
    return [
      {
        location: 'body',
        pointer,
        message: 'must be a month and a year as MM/YY',
        type: 'value_error.expiration_date',
      },
    ];
  const problem = expiryProblem(expiry, now);
  if (problem === null) return [];

  return [
    {
      location: 'body',
      pointer,
      message: problem === 'past' ? 'has passed' : 'is too far in the future',
      type: `value_error.expiration_date.${problem}`,
    },
  ];
}

/** A scheme of the contract that has been validated. */
export function cardSchemeOf(text: string | null | undefined): CardScheme | null {
  return text === null || text === undefined ? null : parseCardScheme(text);
}
