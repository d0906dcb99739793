import type { Static } from 'typebox';
import type { ScenarioFields } from '../../../db/queries/three-ds-scenarios.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import type { Candidate, ConditionName } from '../../../domain/three-d-secure/scenario.ts';
import type { Parts } from '../../../parts.ts';
import type { HeldValue, Vault } from '../../../vault/vault.ts';
import type {
  ThreeDSecureScenarioConditions,
  ThreeDSecureScenarioOutcome,
} from '../../../api-contract/three-ds-scenarios.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';

/** The rules are the simulator's: outside the sandbox there is no such resource. */
export function assertSandbox(parts: Parts): void {
  if (parts.config.environment !== 'sandbox') throw new Problem('not_found');
}

/** The API's names of the conditions. */
export const CONDITION_FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  emailAddress: 'email_address',
  amount: 'amount',
  externalIdentifier: 'external_identifier',
  card: 'card_number',
} as const satisfies Readonly<Record<ConditionName, string>>;

type GivenConditions = Static<typeof ThreeDSecureScenarioConditions>;
type CardFields = Pick<ScenarioFields, 'card_prefix' | 'card_fingerprint' | 'card_shown'>;

/** What is left out stays, null clears. The card number is read from what the vault took out of the body. */
export function patchedConditions(
  before: Omit<ScenarioFields, keyof OutcomeFields> | null,
  given: GivenConditions | null | undefined,
  card: CardFields | null | undefined,
) {
  const base = given === null || before === null ? NO_CONDITIONS : before;
  const patch = given ?? {};
  const { card_prefix, card_fingerprint, card_shown } = card === undefined ? base : (card ?? NO_CONDITIONS);

  return {
    first_name: patch.first_name === undefined ? base.first_name : patch.first_name,
    last_name: patch.last_name === undefined ? base.last_name : patch.last_name,
    email_address: patch.email_address === undefined ? base.email_address : patch.email_address,
    amount: patch.amount === undefined ? base.amount : patch.amount === null ? null : BigInt(patch.amount),
    external_identifier:
      patch.external_identifier === undefined ? base.external_identifier : patch.external_identifier,
    card_prefix,
    card_fingerprint,
    card_shown,
  };
}

const NO_CONDITIONS = {
  first_name: null,
  last_name: null,
  email_address: null,
  amount: null,
  external_identifier: null,
  card_prefix: null,
  card_fingerprint: null,
  card_shown: null,
} as const;

type OutcomeFields = Pick<ScenarioFields, 'enrolled' | 'version' | 'authentication_status' | 'result_status'>;

/** A challenge must say how it ends, and of a card that does not take part nobody says anything. */
export function outcomeFields(given: Static<typeof ThreeDSecureScenarioOutcome>): OutcomeFields {
  const result = given.result?.transaction_status ?? null;
  const authentication = given.authentication.transaction_status;
  if (authentication === 'C' && result === null)
    throw ruleBroken({
      pointer: '/outcome/result',
      message: 'is required where authentication.transaction_status is C',
      type: 'value_error.missing',
    });
  const enrolled = given.enrollment !== 'N';
  if (!enrolled && authentication !== 'U')
    throw ruleBroken({
      pointer: '/outcome/authentication/transaction_status',
      message: 'must be U where enrollment is N: a card that does not take part cannot be authenticated',
    });

  return {
    enrolled,
    version: given.version ?? null,
    authentication_status: authentication,
    result_status: result,
  };
}

const CARD_LENGTH_MIN = 12;
const CARD_LENGTH_MAX = 19;

/**
 * A card condition as it is stored: six to eight leading digits in clear, or the fingerprint of a whole
 * number with a masked form to show. `undefined` where none was given. The masked form of the number that is
 * stored already, as a list shows it, keeps that number.
 */
export async function cardFields(
  vault: Vault,
  merchantAccountId: MerchantAccountId,
  held: ReadonlyMap<string, HeldValue>,
  before: CardFields | null,
): Promise<CardFields | undefined> {
  const number = held.get('/conditions/card_number');
  if (number === undefined) return undefined;
  const { facts } = number;
  if (facts.cardPrefix !== undefined && facts.cardPrefix !== '')
    return {
      card_prefix: facts.cardPrefix,
      card_fingerprint: null,
      card_shown: facts.cardPrefix + (facts.length > facts.cardPrefix.length ? '*' : ''),
    };

  const fingerprint = await vault.fingerprint(merchantAccountId, number);
  if (isCardNumber(facts))
    return { card_prefix: null, card_fingerprint: fingerprint, card_shown: maskNumber(facts) };
  if (
    before !== null &&
    before.card_shown !== null &&
    fingerprint === (await fingerprintOf(vault, merchantAccountId, before.card_shown))
  )
    return before;
  throw ruleBroken({
    pointer: '/conditions/card_number',
    message:
      'must be a card number of 12 to 19 digits, or its first 6 to 8 digits with or without a * behind',
  });
}

export function isCardNumber(facts: HeldValue['facts']): boolean {
  return facts.digits && facts.length >= CARD_LENGTH_MIN && facts.length <= CARD_LENGTH_MAX;
}

/** First six and last four at most: what may be shown of a number (PCI DSS 3.4.1). */
function maskNumber({ bin, lastFour, length }: HeldValue['facts']): string {
  return bin.slice(0, 6).padEnd(length - lastFour.length, '*') + lastFour;
}

async function fingerprintOf(
  vault: Vault,
  merchantAccountId: MerchantAccountId,
  text: string,
): Promise<string> {
  const held = await vault.hold('masked_card_number', Buffer.from(text));
  try {
    return await vault.fingerprint(merchantAccountId, held);
  } finally {
    await vault.release([held]);
  }
}

export function candidateOf(given: GivenConditions, card: Candidate['card']): Candidate {
  return {
    firstName: given.first_name ?? null,
    lastName: given.last_name ?? null,
    emailAddress: given.email_address ?? null,
    amount: given.amount === undefined || given.amount === null ? null : BigInt(given.amount),
    externalIdentifier: given.external_identifier ?? null,
    card,
  };
}
