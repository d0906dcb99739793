import type { ExchangedIds, Problem, Stage } from '../domain/three-d-secure/result.ts';
import type { TransactionEvent } from '../domain/transaction/events.ts';

/**
 * What was asked of the scheme between two stages of an authentication, for the transaction's timeline:
 * outcomes and ids, never the proof itself.
 */
export function schemeEvents(from: Stage, to: Stage, version: string | null): readonly TransactionEvent[] {
  if (from.kind === 'challenge')
    return to.kind === 'challenge' ? [] : [{ name: 'three-d-secure-result-request', context: outcomeOf(to) }];
  if (from.kind !== 'awaiting_buyer') return [];
  switch (to.kind) {
    case 'awaiting_buyer':
    case 'expired':
    case 'setup_error': // nothing was asked
      return [];
    case 'not_enrolled':
      return [{ name: 'three-d-secure-preparation-request', context: { enrolled: false, version } }];
    case 'error':
    case 'challenge':
    case 'cancelled':
    case 'answered': {
      const prepared: readonly TransactionEvent[] =
        version === null
          ? []
          : [{ name: 'three-d-secure-preparation-request', context: { enrolled: true, version } }];
      return [
        ...prepared,
        { name: 'three-d-secure-authentication-request', context: { version, ...outcomeOf(to) } },
      ];
    }
    default:
      return to satisfies never;
  }
}

function outcomeOf(stage: Stage): Readonly<Record<string, unknown>> {
  switch (stage.kind) {
    case 'answered':
      return { method: stage.method, transaction_status: stage.result, ...idsOf(stage.exchanged) };
    case 'challenge':
      return { method: 'challenge', transaction_status: 'C', ...idsOf(stage.exchanged) };
    case 'cancelled':
      return { method: 'challenge', transaction_status: 'N', cancelled: true, ...idsOf(stage.exchanged) };
    case 'error':
    case 'setup_error':
      return { error: errorOf(stage.problem) };
    case 'awaiting_buyer':
    case 'not_enrolled':
    case 'expired':
      return {};
    default:
      return stage satisfies never;
  }
}

function idsOf({
  serverTransactionId,
  directoryTransactionId,
  acsTransactionId,
  reason,
}: ExchangedIds): Readonly<Record<string, unknown>> {
  return {
    server_transaction_id: serverTransactionId,
    directory_transaction_id: directoryTransactionId,
    acs_transaction_id: acsTransactionId,
    transaction_status_reason: reason,
  };
}

function errorOf({ code, description, detail, component }: Problem): Readonly<Record<string, unknown>> {
  return { code, description, detail, component };
}
