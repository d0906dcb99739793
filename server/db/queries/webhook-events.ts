/** Stands for a merchant account where something is of the instance, and so of all of them. */
export const INSTANCE = '';

/**
 * Whether anybody is told of what happens at a merchant account. Every statement that writes an event for the
 * world outside asks it of the same snapshot, so that nothing is kept for nobody.
 */
export function hasListener(merchantAccountId: string): string {
  return `EXISTS (SELECT FROM webhook_subscriptions listener
    WHERE listener.merchant_account_id IN (${merchantAccountId}, '${INSTANCE}') AND listener.is_active)`;
}
