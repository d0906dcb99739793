import type { ScenarioOutcome } from '../domain/three-d-secure/scenario.ts';

/**
 * What the sandbox answers for a card where no rule of the merchant holds; null: the card is not enrolled.
 */
export function defaultOutcome(card: Readonly<{ bin: string; lastFour: string }>): ScenarioOutcome | null {
  const found = SANDBOX_CARDS.find(([bin, lastFour]) => card.bin === bin && card.lastFour === lastFour);
  return found === undefined
    ? null
    : { enrolled: true, version: null, authentication: found[2], result: null };
}

/**
 * Published test cards by their first eight and last four digits: `Y` without friction, `C` with a challenge
 * that the tester ends.
 */
export const SANDBOX_CARDS: readonly (readonly [bin: string, lastFour: string, authentication: 'Y' | 'C'])[] =
  [
    ['52000000', '1203', 'Y'],
    ['41111111', '1203', 'Y'],
    ['34000000', '2003', 'Y'],
    ['35581111', '1203', 'Y'],
    ['81719989', '1203', 'Y'],
    ['52400000', '1072', 'C'],
    ['41111111', '1072', 'C'],
    ['34000000', '2072', 'C'],
    ['35581111', '1872', 'C'],
    ['81719989', '1872', 'C'],
  ];
