import { objectOf } from '../../domain/json.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import type { ActionRow } from './transaction-rows.ts';

/** A payment that was dealt to an arm, as the step writes it that writes its decision. */
export type ExperimentPaymentRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  transaction_id: TransactionId;
  experiment_id: string;
  unit_hash: string;
  arm: string;
  share_percent: number;
  look_at: string;
  created_at: string;
}>;

/** Nothing where the decision deals to no arm. */
export function experimentPaymentsOf(action: ActionRow): readonly ExperimentPaymentRow[] {
  const { merchant_account_id, transaction_id, created_at } = action;
  const drawn = objectOf(action.outcome['experiment']);
  if (drawn === null) return [];
  const { experiment_id, arm, share_percent } = drawn;
  const unit = objectOf(objectOf(action.inputs['units'])?.[String(experiment_id)]);
  if (unit === null) throw new Error(`BUG: a payment was dealt to ${String(arm)} without a unit`);

  return [
    {
      merchant_account_id,
      transaction_id,
      experiment_id: String(experiment_id),
      unit_hash: String(unit['hash']),
      arm: String(arm),
      share_percent: Number(share_percent),
      look_at: created_at,
      created_at,
    },
  ];
}

const WRITTEN = 'experiment_id, unit_hash, transaction_id, arm, share_percent, look_at, created_at';

export const EXPERIMENT_PAYMENT_COLUMNS = {
  merchant_account_id: 'text',
  transaction_id: 'uuid',
  experiment_id: 'uuid',
  unit_hash: 'uuid',
  arm: 'text',
  share_percent: 'integer',
  look_at: 'timestamptz',
  created_at: 'timestamptz',
} as const;

/**
 * Of each unit the first payment alone: whose comes next is passed over. In one order everywhere, so that processes
 * which deal to the same units do not block each other.
 */
export function insertExperimentPayments(from: string, merchantAccountId: string): string {
  const columns = WRITTEN.split(', ').map((column) => `r.${column}`);
  return `INSERT INTO experiment_payments (merchant_account_id, ${WRITTEN})
    SELECT ${merchantAccountId}, ${columns.join(', ')} FROM ${from} ORDER BY r.experiment_id, r.unit_hash
    ON CONFLICT (merchant_account_id, experiment_id, unit_hash) DO NOTHING`;
}
