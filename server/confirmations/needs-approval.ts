import { approvalLimits, hasApprovalLimits } from '../db/queries/confirmations.ts';
import type { Queryable } from '../db/db.ts';
import type { Examined } from './call-facts.ts';
import type { ExaminedCall } from './examine.ts';

/**
 * Who can make a key, a person or a role, or raise the limits, could go around four eyes alone: where there are limits,
 * these need a second person, too.
 */
const WAYS_AROUND: ReadonlySet<string> = new Set([
  'create_api_key_pair',
  'update_api_key_pair',
  'create_user',
  'update_user',
  'create_user_invitation',
  'create_role_assignment',
  'update_role_assignment',
  'update_approval_limits',
]);

/**
 * What takes card numbers out of the vault needs two people, wherever limits are or are not; and people who have been
 * there for some time, since whoever makes people could else be both.
 */
export const ALWAYS_TWO: ReadonlySet<string> = new Set(['create_card_export']);

/** Whether a second person has to agree. */
export async function needsApproval(
  db: Queryable,
  { operation, merchantAccountId }: ExaminedCall,
  { money }: Examined,
): Promise<boolean> {
  if (ALWAYS_TWO.has(operation.id)) return true;
  if (WAYS_AROUND.has(operation.id))
    return hasApprovalLimits(db, operation.merchantAccount === 'none' ? null : merchantAccountId);
  if (money === null) return false;

  const limits = await approvalLimits(db, merchantAccountId);
  const limit = limits.find(({ currency }) => currency === money.currency);
  // an amount in a currency that nobody thought of is not let through
  return limits.length > 0 && (limit === undefined || money.amount >= limit.amount);
}
