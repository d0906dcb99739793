import { readApiKeyPair } from '../answers/api-key-pair.ts';
import { readBuyer } from '../answers/buyer.ts';
import { readCapture } from '../answers/capture.ts';
import { readCardExport } from '../answers/card-export.ts';
import { readDispute } from '../answers/dispute.ts';
import { readExperiment } from '../answers/experiment.ts';
import { readGiftCard } from '../answers/gift-card.ts';
import { readIncident } from '../answers/incident.ts';
import { readPaymentLink } from '../answers/payment-link.ts';
import { readPaymentMethod } from '../answers/payment-method.ts';
import { readPayout } from '../answers/payout.ts';
import { readRefund } from '../answers/refund.ts';
import { readReportExecution } from '../answers/report-execution.ts';
import { readTransaction } from '../answers/transaction.ts';
import type { WebhookEvent } from '../db/queries/webhook-fan-out.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { type MerchantAccountId, type TransactionId, toId } from '../domain/ids.ts';
import { isObject } from '../domain/json.ts';
import type { ReadParts } from '../parts.ts';

/** The resource that an event is about, as the API answers it in a version; only its kind and id where it is gone. */
export type EventTarget = Readonly<Record<string, unknown>>;

export async function readEventTarget(
  parts: ReadParts,
  event: Omit<WebhookEvent, 'due_at'>,
  version: ApiVersion,
): Promise<EventTarget> {
  const snapshot = event.target?.[version];
  if (isObject(snapshot)) return snapshot;
  const { merchant_account_id: merchantAccountId, transaction_id: transactionId } = event;
  const { target_type: type, target_id: id } = event;
  const read = READERS[type];
  if (read === undefined) throw new Error(`BUG: nothing reads a ${type}`);
  return (await read(parts, { merchantAccountId, transactionId, id }, version)) ?? { type, id };
}

type Reader = (parts: ReadParts, target: TargetKey, version: ApiVersion) => Promise<EventTarget | null>;
type TargetKey = Readonly<{
  merchantAccountId: MerchantAccountId;
  transactionId: TransactionId | null;
  id: string;
}>;

const READERS: Readonly<Record<string, Reader>> = {
  transaction: (parts, { merchantAccountId, id }, version) =>
    readTransaction(parts, { merchantAccountId, transactionId: toId(id) }, version),

  capture: async (parts, { merchantAccountId, transactionId, id }) =>
    transactionId === null
      ? null
      : readCapture(parts, { merchantAccountId, transactionId, captureId: toId(id) }),

  refund: (parts, { merchantAccountId, id }) =>
    readRefund(parts, { merchantAccountId, refundId: toId(id), transactionId: null }),

  payout: (parts, { merchantAccountId, id }, version) =>
    readPayout(parts, { merchantAccountId, payoutId: toId(id) }, version),

  'card-export': (parts, { merchantAccountId, id }) =>
    readCardExport(parts, { merchantAccountId, cardExportId: id }),

  dispute: (parts, { merchantAccountId, id }) =>
    readDispute(parts, { merchantAccountId, disputeId: toId(id) }),

  'payment-method': (parts, { merchantAccountId, id }, version) =>
    readPaymentMethod(parts, { merchantAccountId, paymentMethodId: toId(id) }, version),

  buyer: (parts, { merchantAccountId, id }) => readBuyer(parts, { merchantAccountId, buyerId: toId(id) }),

  experiment: (parts, { merchantAccountId, id }) =>
    readExperiment(parts, { merchantAccountId, experimentId: id }),

  'gift-card': (parts, { merchantAccountId, id }) =>
    readGiftCard(parts, { merchantAccountId, giftCardId: id }),

  'api-key-pair': (parts, { id }) => readApiKeyPair(parts, { within: null, apiKeyPairId: id }),

  'payment-link': (parts, { merchantAccountId, id }, version) =>
    readPaymentLink(parts, { merchantAccountId, paymentLinkId: toId(id) }, version),

  'report-execution': (parts, { merchantAccountId, id }) =>
    readReportExecution(parts, { merchantAccountId, reportExecutionId: id }),

  incident: (parts, { merchantAccountId, id }) => readIncident(parts, { merchantAccountId, incidentId: id }),
};
