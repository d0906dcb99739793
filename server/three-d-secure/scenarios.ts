import { allThreeDsScenarios, type ThreeDsScenarioRow } from '../db/queries/three-ds-scenarios.ts';
import { matchScenario, type Scenario, type ScenarioOutcome } from '../domain/three-d-secure/scenario.ts';
import { defaultOutcome } from '../sandbox/three-d-secure-cards.ts';
import type { ReadParts } from '../parts.ts';
import { candidateOf, type StoredAuthentication } from './authentication.ts';

/**
 * What is to be answered in the sandbox: by the merchant's first rule that holds, else by the card. Null: the
 * directory server decides. The rules do not apply to apps.
 */
export async function plannedFor(
  parts: ReadParts,
  { row }: StoredAuthentication,
): Promise<ScenarioOutcome | null> {
  if (parts.config.environment !== 'sandbox') return null;
  const { lastFour, ...candidate } = candidateOf(row);
  const byCard = defaultOutcome({ bin: candidate.card?.bin ?? '', lastFour });
  if (row.channel === 'app') return byCard;
  const rows = await allThreeDsScenarios(parts.db, row.merchant_account_id);
  return matchScenario(rows.map(scenarioOf), candidate).scenario?.outcome ?? byCard;
}

export function scenarioOf(row: ThreeDsScenarioRow): Scenario<ThreeDsScenarioRow['three_ds_scenario_id']> {
  const conditions = {
    firstName: row.first_name,
    lastName: row.last_name,
    emailAddress: row.email_address,
    amount: row.amount,
    externalIdentifier: row.external_identifier,
    card: cardOf(row),
  };
  return { id: row.three_ds_scenario_id, conditions, outcome: outcomeOf(row) };
}

export function outcomeOf(row: ThreeDsScenarioRow): ScenarioOutcome {
  return {
    enrolled: row.enrolled,
    version: row.version,
    authentication: row.authentication_status,
    result: row.result_status,
  };
}

function cardOf({ card_prefix, card_fingerprint }: ThreeDsScenarioRow): Scenario['conditions']['card'] {
  if (card_prefix !== null) return { kind: 'prefix', digits: card_prefix };
  return card_fingerprint === null ? null : { kind: 'number', fingerprint: card_fingerprint };
}
