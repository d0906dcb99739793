import { readApiKeyPair } from '../answers/api-key-pair.ts';
import { readBuyer } from '../answers/buyer.ts';
import { readCapture } from '../answers/capture.ts';
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
import { toId } from '../domain/ids.ts';
import { isObject } from '../domain/json.ts';
import type { ReadParts } from '../parts.ts';

/** The resource that an event is about, as the API answers it in a version; only its kind and id where it is gone. */
export type EventTarget = Readonly<Record<string, unknown>>;

export async function readEventTarget(
  parts: ReadParts,
  event: WebhookEvent,
  version: ApiVersion,
): Promise<EventTarget> {
  const snapshot = event.target?.[version];
  if (isObject(snapshot)) return snapshot;
  const read = READERS[event.target_type];
  if (read === undefined) throw new Error(`BUG: nothing reads a ${event.target_type}`);
  return (await read(parts, event, version)) ?? { type: event.target_type, id: event.target_id };
}

type Reader = (parts: ReadParts, event: WebhookEvent, version: ApiVersion) => Promise<EventTarget | null>;

const READERS: Readonly<Record<string, Reader>> = {
  transaction: (parts, { merchant_account_id: merchantAccountId, target_id: id }, version) =>
    readTransaction(parts, { merchantAccountId, transactionId: toId(id) }, version),

  capture: async (
    parts,
    { merchant_account_id: merchantAccountId, transaction_id: transactionId, target_id: id },
  ) =>
    transactionId === null
      ? null
      : readCapture(parts, { merchantAccountId, transactionId, captureId: toId(id) }),

  refund: (parts, { merchant_account_id: merchantAccountId, target_id: id }) =>
    readRefund(parts, { merchantAccountId, refundId: toId(id), transactionId: null }),

  payout: (parts, { merchant_account_id: merchantAccountId, target_id: id }, version) =>
    readPayout(parts, { merchantAccountId, payoutId: toId(id) }, version),

  'payment-method': (parts, { merchant_account_id: merchantAccountId, target_id: id }, version) =>
    readPaymentMethod(parts, { merchantAccountId, paymentMethodId: toId(id) }, version),

  buyer: (parts, { merchant_account_id: merchantAccountId, target_id: id }) =>
    readBuyer(parts, { merchantAccountId, buyerId: toId(id) }),

  'gift-card': (parts, { merchant_account_id: merchantAccountId, target_id: giftCardId }) =>
    readGiftCard(parts, { merchantAccountId, giftCardId }),

  'api-key-pair': (parts, { target_id: apiKeyPairId }) =>
    readApiKeyPair(parts, { within: null, apiKeyPairId }),

  'payment-link': (parts, { merchant_account_id: merchantAccountId, target_id: id }, version) =>
    readPaymentLink(parts, { merchantAccountId, paymentLinkId: toId(id) }, version),

  'report-execution': (parts, { merchant_account_id: merchantAccountId, target_id: reportExecutionId }) =>
    readReportExecution(parts, { merchantAccountId, reportExecutionId }),

  incident: (parts, { merchant_account_id: merchantAccountId, target_id: incidentId }) =>
    readIncident(parts, { merchantAccountId, incidentId }),
};
