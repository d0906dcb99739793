import type { PaymentService } from '../connections/connection-kinds.ts';
import type { DisputeEvidence, DisputeRef } from '../connectors/connector.ts';
import type { DisputeCase, DisputeResponseRow, DisputeRow } from '../db/queries/disputes.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import type { DisputeNews } from '../domain/dispute/dispute.ts';
import { parseCurrency } from '../domain/currency.ts';
import { money } from '../domain/money.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { MoneyParts } from '../parts.ts';
import { attemptAt, measureAt, toldOf } from '../payment-services/attempt.ts';
import { callFor } from '../payment-services/call.ts';
import type { SendingClaim } from '../payment-services/sending-claim.ts';
import { ownOptions } from '../connections/connection.ts';
import type { FoundDispute } from '../connectors/connector.ts';

/** The field of a vault record that holds the bytes of a file. */
export const FILE_FIELD = 'content';
export const FILE_LABEL = 'dispute_file.content';

type SendingResponse = Readonly<{
  found: Pick<DisputeCase, 'dispute' | 'files'>;
  response: DisputeResponseRow;
}>;

/** The connector is called, by whoever has the response to itself. Whatever happens there, it gives an outcome. */
export async function sendResponse(
  parts: MoneyParts,
  service: PaymentService,
  { found, response }: SendingResponse,
  claim: SendingClaim,
): Promise<Outcome<DisputeNews | null>> {
  const desk = service.connector.disputeDesk;
  const call = await callOf(parts, service, found.dispute, response.dispute_response_id);
  const run = response.kind === 'submit' ? desk?.submit : desk?.accept;
  if (desk === undefined || run === undefined)
    throw new Error(`BUG: ${service.connector.id} was asked to ${response.kind} a dispute`);

  return attemptAt(
    service,
    response.kind === 'submit' ? 'submitDispute' : 'acceptDispute',
    async () => run(callFor(parts, service, { ...call, input: inputOf(parts, found, response), claim })),
    parts.log,
  );
}

function inputOf(
  parts: MoneyParts,
  { dispute, files }: SendingResponse['found'],
  response: DisputeResponseRow,
): DisputeEvidence {
  const currency = parseCurrency(dispute.currency);
  if (currency === null) throw new Error('BUG: a dispute in no currency');
  return {
    of: dispute.processor_reference,
    stage: response.stage,
    reason: dispute.reason,
    money: money(dispute.amount, currency),
    texts: response.evidence,
    files: files
      .filter(({ dispute_file_id: id }) => response.file_ids.includes(id))
      .map((file) => ({
        id: file.dispute_file_id,
        evidence: file.evidence,
        name: file.name,
        mediaType: file.media_type,
        bytes: file.bytes,
        content: parts.vault.secret(file.merchant_account_id, file.vault_record_id, FILE_FIELD, FILE_LABEL),
      })),
  };
}

/** What the processor says of a dispute now. A question that fails says nothing. */
export async function askForDispute(
  parts: MoneyParts,
  service: PaymentService,
  dispute: DisputeRow,
): Promise<FoundDispute> {
  const find = service.connector.disputeDesk?.find;
  if (find === undefined) return { kind: 'unknown', detail: 'this processor cannot be asked' };
  const call = await callOf(parts, service, dispute, dispute.dispute_id);
  return measureAt<FoundDispute>(service, 'findDispute', async () => {
    try {
      return await find(callFor(parts, service, call));
    } catch (error) {
      return { kind: 'unknown', detail: toldOf(error, parts.log) };
    }
  });
}

async function callOf(parts: MoneyParts, service: PaymentService, dispute: DisputeRow, operationId: string) {
  const { merchant_account_id: merchantAccountId, transaction_id: transactionId } = dispute;
  const transaction = await getTransactionRow(parts.db, merchantAccountId, transactionId);
  if (transaction === null) throw new Error('BUG: the transaction of a dispute vanished');
  const input: DisputeRef = { of: dispute.processor_reference, stage: dispute.stage };
  return {
    operationId,
    input,
    options: ownOptions(transaction.request['connection_options'], service),
    state: transaction.connector_state,
    now: parts.clock.nowFor(merchantAccountId),
  };
}
