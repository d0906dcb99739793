import type { Static } from 'typebox';
import type {
  ThreeDSecureScenario,
  ThreeDSecureScenarioOutcome,
} from '../../../api-contract/three-ds-scenarios.ts';
import type { ThreeDsScenarioRow } from '../../../db/queries/three-ds-scenarios.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import type { ScenarioOutcome } from '../../../domain/three-d-secure/scenario.ts';
import { outcomeOf } from '../../../three-d-secure/scenarios.ts';

export function renderScenario(
  row: ThreeDsScenarioRow,
  version: ApiVersion,
): Static<typeof ThreeDSecureScenario> {
  const { first_name, last_name, email_address, external_identifier } = row;
  return {
    type: 'three-d-secure-scenario',
    id: row.three_ds_scenario_id,
    merchant_account_id: row.merchant_account_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    conditions: {
      first_name,
      last_name,
      email_address,
      amount: row.amount === null ? null : Number(row.amount),
      external_identifier,
      card_number: row.card_shown,
    },
    outcome: renderOutcome(outcomeOf(row), version),
    ...(version === 'published' ? {} : { position: row.position }),
  };
}

export function renderOutcome(
  { enrolled, version, authentication, result }: ScenarioOutcome,
  apiVersion: ApiVersion,
): Static<typeof ThreeDSecureScenarioOutcome> {
  return {
    ...(apiVersion === 'published' ? {} : { enrollment: enrolled ? 'Y' : 'N' }),
    version,
    authentication: { transaction_status: authentication },
    result: result === null ? null : { transaction_status: result },
  };
}
