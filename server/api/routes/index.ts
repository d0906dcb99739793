import type { AnyRoute } from '../route.ts';
import { accountUpdaterRoutes } from './account-updater/index.ts';
import { agentMandateRoutes } from './agent-mandates/index.ts';
import { antiFraudServiceRoutes } from './anti-fraud-services/index.ts';
import { apiKeyPairRoutes } from './api-key-pairs/index.ts';
import { approvalLimitRoutes } from './approval-limits/index.ts';
import { auditLogRoutes } from './audit-logs/index.ts';
import { balanceRoutes } from './balances/index.ts';
import { bankStatementRoutes } from './bank-statements/index.ts';
import { buyerRoutes } from './buyers/index.ts';
import { captureRoutes } from './captures/index.ts';
import { cardDetailsRoutes } from './card-details/index.ts';
import { cardSchemeDefinitionRoutes } from './card-scheme-definitions/index.ts';
import { checkoutSessionThreeDSecureRoutes } from './checkout-session-three-d-secure/index.ts';
import { checkoutSessionRoutes } from './checkout-sessions/index.ts';
import { confirmationRoutes } from './confirmations/index.ts';
import { digitalWalletRoutes } from './digital-wallets/index.ts';
import { eventRoutes } from './events/index.ts';
import { disputeRoutes } from './disputes/index.ts';
import { cardExportRoutes } from './card-exports/index.ts';
import { experimentRoutes } from './experiments/index.ts';
import { flowRoutes } from './flows/index.ts';
import { fraudListEntryRoutes } from './fraud-list-entries/index.ts';
import { giftCardServiceRoutes } from './gift-card-services/index.ts';
import { giftCardRoutes } from './gift-cards/index.ts';
import { meRoutes } from './me/index.ts';
import { passkeyRoutes } from './me/passkeys.ts';
import { sessionRoutes } from './me/own-sessions.ts';
import { userRoutes } from './users/index.ts';
import { merchantAccountRoutes } from './merchant-accounts/index.ts';
import { paymentOptionRoutes } from './payment-options/index.ts';
import { paymentServiceTokenRoutes } from './payment-service-tokens/index.ts';
import { metricsExplorerRoutes } from './metrics-explorer/index.ts';
import { monitoringRoutes } from './monitoring/index.ts';
import { networkTokenRoutes } from './network-tokens/index.ts';
import { paymentMethodDefinitionRoutes } from './payment-method-definitions/index.ts';
import { paymentMethodRoutes } from './payment-methods/index.ts';
import { paymentServiceDefinitionRoutes } from './payment-service-definitions/index.ts';
import { paymentServiceRoutes } from './payment-services/index.ts';
import { reconciliationRoutes } from './reconciliations/index.ts';
import { refundRoutes } from './refunds/index.ts';
import { embeddedCheckoutRoutes } from './embedded-checkouts/index.ts';
import { relayRequestRoutes } from './relay-requests/index.ts';
import { reportRoutes } from './reports/index.ts';
import { paymentLinkRoutes } from './payment-links/index.ts';
import { payoutRoutes } from './payouts/index.ts';
import { processorEventRoutes } from './processor-events/index.ts';
import { processorReportRoutes } from './processor-reports/index.ts';
import { requestRoutes } from './requests/index.ts';
import { roleRoutes } from './roles/index.ts';
import { sandboxRoutes } from './sandbox/index.ts';
import { capabilityRoutes } from './capabilities/index.ts';
import { savedViewRoutes } from './saved-views/index.ts';
import { settlementRoutes } from './settlements/index.ts';
import { shippingDetailsRoutes } from './shipping-details/index.ts';
import { threeDsConfigurationRoutes } from './three-ds-configurations/index.ts';
import { threeDsServerRoutes } from './three-ds-servers/index.ts';
import { tokenServiceRoutes } from './token-services/index.ts';
import { threeDsScenarioRoutes } from './three-ds-scenarios/index.ts';
import { transactionRoutes } from './transactions/index.ts';
import { transparencyLogRoutes } from './transparency-log/index.ts';
import { vaultForwardRoutes } from './vault-forward/index.ts';
import { voidRoutes } from './voids/index.ts';
import { webhookSubscriptionRoutes } from './webhook-subscriptions/index.ts';

/**
 * Every route that is served, one line per resource. The contract walk tells which operations still lack one.
 */
export const ROUTES: readonly AnyRoute[] = [
  ...accountUpdaterRoutes,
  ...agentMandateRoutes,
  ...antiFraudServiceRoutes,
  ...apiKeyPairRoutes,
  ...approvalLimitRoutes,
  ...auditLogRoutes,
  ...balanceRoutes,
  ...bankStatementRoutes,
  ...reconciliationRoutes,
  ...buyerRoutes,
  ...captureRoutes,
  ...cardDetailsRoutes,
  ...cardSchemeDefinitionRoutes,
  ...checkoutSessionRoutes,
  ...confirmationRoutes,
  ...checkoutSessionThreeDSecureRoutes,
  ...digitalWalletRoutes,
  ...eventRoutes,
  ...disputeRoutes,
  ...cardExportRoutes,
  ...experimentRoutes,
  ...flowRoutes,
  ...fraudListEntryRoutes,
  ...giftCardRoutes,
  ...giftCardServiceRoutes,
  ...meRoutes,
  ...passkeyRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...merchantAccountRoutes,
  ...metricsExplorerRoutes,
  ...monitoringRoutes,
  ...networkTokenRoutes,
  ...paymentServiceTokenRoutes,
  ...paymentOptionRoutes,
  ...paymentMethodDefinitionRoutes,
  ...paymentMethodRoutes,
  ...paymentServiceDefinitionRoutes,
  ...paymentServiceRoutes,
  ...paymentLinkRoutes,
  ...embeddedCheckoutRoutes,
  ...payoutRoutes,
  ...processorEventRoutes,
  ...processorReportRoutes,
  ...refundRoutes,
  ...relayRequestRoutes,
  ...reportRoutes,
  ...requestRoutes,
  ...roleRoutes,
  ...sandboxRoutes,
  ...capabilityRoutes,
  ...savedViewRoutes,
  ...settlementRoutes,
  ...shippingDetailsRoutes,
  ...threeDsConfigurationRoutes,
  ...threeDsServerRoutes,
  ...tokenServiceRoutes,
  ...threeDsScenarioRoutes,
  ...transactionRoutes,
  ...transparencyLogRoutes,
  ...vaultForwardRoutes,
  ...voidRoutes,
  ...webhookSubscriptionRoutes,
];
