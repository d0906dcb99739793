/** Screens of the dashboard, by the words of their addresses. */
export const DASHBOARD_PAGES: readonly string[] = (
  'home payments refunds disputes payouts buyers links gift-cards connectors wallets flows three-d-secure relay ' +
  'webhooks sandbox insights monitoring reconciliation reports tail approvals keys people audit accounts'
).split(' ');
