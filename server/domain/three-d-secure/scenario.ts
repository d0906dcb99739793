import type { TransactionStatus } from './result.ts';

/** A rule of the sandbox: for whom, and what 3-D Secure then answers. */
export type Scenario<Id extends string = string> = Readonly<{
  id: Id;
  conditions: Conditions;
  outcome: ScenarioOutcome;
}>;

/** All that are given must hold; with none, the rule holds for everyone. */
export type Conditions = Readonly<{
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  /** Minor units. */
  amount: bigint | null;
  externalIdentifier: string | null;
  card: CardCondition | null;
}>;

/**
 * A card by the first digits of its number, or by the whole number, which is known as the vault's fingerprint
 * only.
 */
type CardCondition =
  | Readonly<{ kind: 'prefix'; digits: string }>
  | Readonly<{ kind: 'number'; fingerprint: string }>;

export type ScenarioOutcome = Readonly<{
  /** False: the scheme says that the card does not take part, and nobody authenticates it. */
  enrolled: boolean;
  version: string | null;
  authentication: TransactionStatus;
  /**
   * How the challenge ends; given exactly where `authentication` is C. Null: the buyer decides on the
   * challenge page.
   */
  result: 'Y' | 'N' | 'timeout' | null;
}>;

/** What the rules look at in a transaction. */
export type Candidate = Readonly<{
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  amount: bigint | null;
  externalIdentifier: string | null;
  /** As many first digits as may be shown of the number, and the vault's fingerprint of it. */
  card: Readonly<{ bin: string; fingerprint: string | null }> | null;
}>;

export type ConditionName = keyof Conditions;

/** A rule that was looked at, with the conditions that did not hold; none: it decided. */
type ConsideredRule<Id extends string> = Readonly<{ id: Id; failed: readonly ConditionName[] }>;
export type Match<Id extends string> = Readonly<{
  scenario: Scenario<Id> | null;
  considered: readonly ConsideredRule<Id>[];
}>;

/** The first of the rules, in their order, whose conditions all hold. */
export function matchScenario<Id extends string>(
  scenarios: readonly Scenario<Id>[],
  candidate: Candidate,
): Match<Id> {
  const considered: ConsideredRule<Id>[] = [];
  for (const scenario of scenarios) {
    const failed = failedConditions(scenario.conditions, candidate);
    considered.push({ id: scenario.id, failed });
    if (failed.length === 0) return { scenario, considered };
  }
  return { scenario: null, considered };
}

export function failedConditions(conditions: Conditions, candidate: Candidate): readonly ConditionName[] {
  return CONDITION_NAMES.filter((name) => conditions[name] !== null && !HOLDS[name](conditions, candidate));
}

export const CONDITION_NAMES: readonly ConditionName[] = [
  'firstName',
  'lastName',
  'emailAddress',
  'amount',
  'externalIdentifier',
  'card',
];

const HOLDS: Readonly<Record<ConditionName, (conditions: Conditions, candidate: Candidate) => boolean>> = {
  firstName: (conditions, candidate) => sameText(conditions.firstName, candidate.firstName),
  lastName: (conditions, candidate) => sameText(conditions.lastName, candidate.lastName),
  emailAddress: (conditions, candidate) =>
    sameText(conditions.emailAddress?.toLowerCase() ?? null, candidate.emailAddress?.toLowerCase() ?? null),
  amount: (conditions, candidate) => conditions.amount === candidate.amount,
  externalIdentifier: (conditions, candidate) =>
    sameText(conditions.externalIdentifier, candidate.externalIdentifier),
  card: (conditions, candidate) => cardHolds(conditions.card, candidate.card),
};

/** Composed and decomposed accents are the same name. */
function sameText(wanted: string | null, given: string | null): boolean {
  return wanted !== null && given !== null && wanted.normalize('NFC') === given.normalize('NFC');
}

function cardHolds(wanted: CardCondition | null, given: Candidate['card']): boolean {
  if (wanted === null || given === null) return false;
  switch (wanted.kind) {
    case 'prefix':
      return startAlike(given.bin, wanted.digits);
    case 'number':
      return given.fingerprint === wanted.fingerprint;
    default:
      return wanted satisfies never;
  }
}

/** Compared on the digits that both have: of numbers of fewer than sixteen digits only six are known. */
function startAlike(bin: string, digits: string): boolean {
  return bin.length >= 6 && (bin.startsWith(digits) || digits.startsWith(bin));
}
