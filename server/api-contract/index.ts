import type { TSchema } from 'typebox';
import type { ApiVersion } from '../domain/api-version.ts';
import type { Operation } from './operation.ts';
import { atVersion } from './vocabulary.ts';
import * as accountUpdater from './account-updater.ts';
import * as agentMandates from './agent-mandates.ts';
import { antiFraudServiceOperations } from './anti-fraud-services.ts';
import * as apiKeyPairs from './api-key-pairs.ts';
import * as approvalLimits from './approval-limits.ts';
import * as auditLogs from './audit-logs.ts';
import * as balances from './balances.ts';
import * as bankStatements from './bank-statements.ts';
import * as buyers from './buyers.ts';
import * as capabilities from './capabilities.ts';
import * as captures from './captures.ts';
import * as cardDetails from './card-details.ts';
import * as cardExports from './card-exports.ts';
import * as cardSchemeDefinitions from './card-scheme-definitions.ts';
import * as chargebacks from './chargebacks.ts';
import * as checkoutSessionThreeDSecure from './checkout-session-three-d-secure.ts';
import * as checkoutSessions from './checkout-sessions.ts';
import * as confirmations from './confirmations.ts';
import * as digitalWalletSessions from './digital-wallet-sessions.ts';
import * as digitalWallets from './digital-wallets.ts';
import * as experiments from './experiments.ts';
import * as flowEvaluations from './flow-evaluations.ts';
import * as events from './events.ts';
import * as disputes from './disputes.ts';
import * as flowReplays from './flow-replays.ts';
import * as flowVersions from './flow-versions.ts';
import * as flows from './flows.ts';
import * as fraudListEntries from './fraud-list-entries.ts';
import { giftCardServiceOperations } from './gift-card-services.ts';
import * as giftCards from './gift-cards.ts';
import * as me from './me.ts';
import * as merchantAccounts from './merchant-accounts.ts';
import * as metricsExplorer from './metrics-explorer.ts';
import * as monitoring from './monitoring.ts';
import * as networkTokens from './network-tokens.ts';
import * as embeddedCheckouts from './embedded-checkouts.ts';
import * as paymentLinks from './payment-links.ts';
import * as paymentMethodDefinitions from './payment-method-definitions.ts';
import * as paymentMethods from './payment-methods.ts';
import * as paymentOptions from './payment-options.ts';
import * as paymentServiceDefinitions from './payment-service-definitions.ts';
import * as paymentServiceTokens from './payment-service-tokens.ts';
import * as paymentServiceHealth from './payment-service-health.ts';
import * as paymentServices from './payment-services.ts';
import * as passkeys from './passkeys.ts';
import * as payouts from './payouts.ts';
import * as postings from './postings.ts';
import * as processorEvents from './processor-events.ts';
import * as processorReports from './processor-reports.ts';
import * as reconciliations from './reconciliations.ts';
import * as receipts from './receipts.ts';
import * as refunds from './refunds.ts';
import * as relayRequests from './relay-requests.ts';
import * as reportExecutions from './report-executions.ts';
import * as reports from './reports.ts';
import * as requests from './requests.ts';
import * as roles from './roles.ts';
import * as sandboxClock from './sandbox-clock.ts';
import * as sandboxDue from './sandbox-due.ts';
import * as sandboxRelays from './sandbox-relays.ts';
import * as sandboxSituations from './sandbox-situations.ts';
import * as savedViews from './saved-views.ts';
import * as roleAssignments from './role-assignments.ts';
import * as sessions from './sessions.ts';
import * as settlements from './settlements.ts';
import * as shippingDetails from './shipping-details.ts';
import * as threeDsConfigurations from './three-ds-configurations.ts';
import { threeDsServerOperations } from './three-ds-servers.ts';
import { tokenServiceOperations } from './token-services.ts';
import * as threeDsScenarios from './three-ds-scenarios.ts';
import * as transactionActions from './transaction-actions.ts';
import * as transactionCancel from './transaction-cancel.ts';
import * as transactionEvents from './transaction-events.ts';
import * as transactionIncrement from './transaction-increment.ts';
import * as transactionRetry from './transaction-retry.ts';
import * as transactionReview from './transaction-review.ts';
import * as transactionSession from './transaction-session.ts';
import * as transactionStory from './transaction-story.ts';
import * as transactions from './transactions.ts';
import * as transparencyLog from './transparency-log.ts';
import * as users from './users.ts';
import * as vaultForward from './vault-forward.ts';
import * as voids from './voids.ts';
import * as webhookDeliveries from './webhook-deliveries.ts';
import * as webhookResends from './webhook-resends.ts';
import * as webhookSubscriptions from './webhook-subscriptions.ts';

/** Every operation of the API, those that are not served yet among them. */
export const OPERATIONS: readonly Operation[] = [
  ...operationsOf(accountUpdater),
  ...operationsOf(agentMandates),
  ...operationsOf(antiFraudServiceOperations),
  ...operationsOf(apiKeyPairs),
  ...operationsOf(approvalLimits),
  ...operationsOf(auditLogs),
  ...operationsOf(balances),
  ...operationsOf(bankStatements),
  ...operationsOf(buyers),
  ...operationsOf(capabilities),
  ...operationsOf(captures),
  ...operationsOf(cardDetails),
  ...operationsOf(cardExports),
  ...operationsOf(cardSchemeDefinitions),
  ...operationsOf(chargebacks),
  ...operationsOf(checkoutSessionThreeDSecure),
  ...operationsOf(checkoutSessions),
  ...operationsOf(confirmations),
  ...operationsOf(digitalWalletSessions),
  ...operationsOf(digitalWallets),
  ...operationsOf(experiments),
  ...operationsOf(flowEvaluations),
  ...operationsOf(events),
  ...operationsOf(disputes),
  ...operationsOf(flowReplays),
  ...operationsOf(flowVersions),
  ...operationsOf(flows),
  ...operationsOf(fraudListEntries),
  ...operationsOf(giftCardServiceOperations),
  ...operationsOf(giftCards),
  ...operationsOf(me),
  ...operationsOf(merchantAccounts),
  ...operationsOf(metricsExplorer),
  ...operationsOf(monitoring),
  ...operationsOf(networkTokens),
  ...operationsOf(paymentLinks),
  ...operationsOf(embeddedCheckouts),
  ...operationsOf(paymentMethodDefinitions),
  ...operationsOf(paymentMethods),
  ...operationsOf(paymentOptions),
  ...operationsOf(paymentServiceDefinitions),
  ...operationsOf(paymentServiceTokens),
  ...operationsOf(paymentServiceHealth),
  ...operationsOf(paymentServices),
  ...operationsOf(passkeys),
  ...operationsOf(payouts),
  ...operationsOf(postings),
  ...operationsOf(processorEvents),
  ...operationsOf(processorReports),
  ...operationsOf(reconciliations),
  ...operationsOf(receipts),
  ...operationsOf(refunds),
  ...operationsOf(relayRequests),
  ...operationsOf(reportExecutions),
  ...operationsOf(reports),
  ...operationsOf(requests),
  ...operationsOf(roles),
  ...operationsOf(roleAssignments),
  ...operationsOf(sandboxClock),
  ...operationsOf(sandboxDue),
  ...operationsOf(sandboxRelays),
  ...operationsOf(sandboxSituations),
  ...operationsOf(savedViews),
  ...operationsOf(sessions),
  ...operationsOf(settlements),
  ...operationsOf(shippingDetails),
  ...operationsOf(threeDsConfigurations),
  ...operationsOf(threeDsServerOperations),
  ...operationsOf(tokenServiceOperations),
  ...operationsOf(threeDsScenarios),
  ...operationsOf(transactionActions),
  ...operationsOf(transactionStory),
  ...operationsOf(transactionCancel),
  ...operationsOf(transactionEvents),
  ...operationsOf(transactionIncrement),
  ...operationsOf(transactionRetry),
  ...operationsOf(transactionReview),
  ...operationsOf(transactionSession),
  ...operationsOf(transactions),
  ...operationsOf(transparencyLog),
  ...operationsOf(users),
  ...operationsOf(vaultForward),
  ...operationsOf(voids),
  ...operationsOf(webhookDeliveries),
  ...operationsOf(webhookResends),
  ...operationsOf(webhookSubscriptions),
];

const byId = new Map(OPERATIONS.map((operation) => [operation.id, operation]));
if (byId.size !== OPERATIONS.length) throw new Error('BUG: two operations of one id');

export function operationById(id: string): Operation | null {
  return byId.get(id) ?? null;
}

/**
 * What a part of the request must look like under a version; the same object every time, so it can key a
 * cache of compiled validators.
 */
export function requestSchema(
  operation: Operation,
  part: 'params' | 'query' | 'headers' | 'body',
  version: ApiVersion,
): TSchema | null {
  const schema = operation[part];
  return schema === undefined ? null : atVersion(version, schema);
}

/**
 * What an answer of that status looks like; null where it has no content, undefined where the status is not
 * declared.
 */
export function responseSchema(
  operation: Operation,
  status: number,
  version: ApiVersion,
): TSchema | null | undefined {
  const schema = operation.responses[status];
  return schema === undefined || schema === null ? schema : atVersion(version, schema);
}

function operationsOf(module: Readonly<Record<string, unknown>>): Operation[] {
  return Object.values(module).filter(isOperation);
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'access' in value && 'responses' in value;
}
