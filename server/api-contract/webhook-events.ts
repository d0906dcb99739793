import type { TObject, TSchema } from 'typebox';
import type { ApiVersion } from '../domain/api-version.ts';
import { EVENT_NAMES, type EventName } from '../domain/event-names.ts';
import { ApiKeyPair } from './api-key-pairs.ts';
import { Buyer } from './schemas/buyer.ts';
import { Capture } from './captures.ts';
import { CardExport } from './card-exports.ts';
import { Dispute } from './disputes.ts';
import { Experiment } from './experiments.ts';
import { GiftCard } from './gift-cards.ts';
import { MonitoringIncident } from './monitoring.ts';
import { PaymentLink } from './payment-links.ts';
import { PaymentMethod } from './payment-methods.ts';
import { PayoutSummary } from './payouts.ts';
import { Reconciliation } from './reconciliations.ts';
import { Refund } from './refunds.ts';
import { ReportExecution } from './report-executions.ts';
import { ShippingDetails } from './schemas/shipping-details.ts';
import { constant, nullable, object, oneOf } from './schemas/schema.ts';
import { Uuid } from './schemas/identifier.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Transaction } from './transaction/transaction.ts';
import { TransparencyLogCheckpoint } from './transparency-log.ts';
import { Type } from './schemas/type.ts';

/** What events are about, by the first part of their name. */
const TARGETS: Readonly<Record<string, Readonly<{ title: string; schema: TSchema }>>> = {
  'api-key-pair': { title: 'ApiKeyPairWebhook', schema: ApiKeyPair },
  buyer: { title: 'BuyerWebhook', schema: Buyer },
  capture: { title: 'CaptureWebhook', schema: Capture },
  'card-export': { title: 'CardExportWebhook', schema: CardExport },
  dispute: { title: 'DisputeWebhook', schema: Dispute },
  experiment: { title: 'ExperimentWebhook', schema: Experiment },
  'gift-card': { title: 'GiftCardWebhook', schema: GiftCard },
  'monitoring.incident': { title: 'MonitoringIncidentWebhook', schema: MonitoringIncident },
  'payment-link': { title: 'PaymentLinkWebhook', schema: PaymentLink },
  'payment-method': { title: 'PaymentMethodWebhook', schema: PaymentMethod },
  payout: { title: 'PayoutWebhook', schema: PayoutSummary },
  reconciliation: { title: 'ReconciliationWebhook', schema: Reconciliation },
  refund: { title: 'RefundWebhook', schema: Refund },
  'report-execution': { title: 'ReportExecutionWebhook', schema: ReportExecution },
  'shipping-details': { title: 'ShippingDetailsWebhook', schema: ShippingDetails },
  transaction: { title: 'TransactionWebhook', schema: Transaction },
  'transparency-log': { title: 'TransparencyLogWebhook', schema: TransparencyLogCheckpoint },
};

/** What is left of a resource that was gone before its event could be told. */
export const WebhookTargetGone = object('WebhookTargetGone', { type: Type.String(), id: Uuid });
describe(WebhookTargetGone, {
  type: 'What it was.',
  id: 'The `id` that it had.',
});

/** The body of the webhook of each event. */
export function webhookBodies(version: ApiVersion): ReadonlyMap<EventName, TObject> {
  const kinds = Map.groupBy(EVENT_NAMES, kindOf);
  return new Map(
    [...kinds].flatMap(([kind, names]) => {
      const target = TARGETS[kind];
      if (target === undefined)
        throw new Error(`Say in server/api-contract/webhook-events.ts what ${kind} events tell of`);
      const body = webhookBody(target, names, version);
      return names.map((name) => [name, body] as const);
    }),
  );
}

function kindOf(name: EventName): string {
  return name.slice(0, name.lastIndexOf('.'));
}

function webhookBody(
  { title, schema }: Readonly<{ title: string; schema: TSchema }>,
  names: readonly EventName[],
  version: ApiVersion,
): TObject {
  const from = version === 'published' ? { gr4vy_id: Uuid } : { instance_id: Uuid };
  const body = object(title, {
    type: constant('event'),
    id: Uuid,
    name: oneOf(...names),
    created_at: Timestamp,
    merchant_account_id: nullable(Type.String()),
    ...from,
    environment: oneOf('sandbox', 'production'),
    target: Type.Union([schema, WebhookTargetGone]),
  });
  return describe(body, {
    id: 'The same on every attempt: what came before under it is passed over.',
    name: 'What happened.',
    merchant_account_id: 'Whose event it is; null: of the whole instance.',
    environment: 'Where it happened.',
    target: 'What it happened to, as the operation that reads it would answer.',
    ...Object.fromEntries(Object.keys(from).map((name) => [name, 'Which installation sent it.'])),
  });
}
