import { errorCode } from '../../domain/decline.ts';
import { type JsonObject, minorUnitsAt, objectOf, textAt } from '../../domain/json.ts';
import type { ProcessorChange } from '../events.ts';
import { orderWebhook } from '../order-connector.ts';
import { DECLINES, mandateOf, reader } from './wire.ts';

export const webhook = orderWebhook({
  'debit.confirmed': reader.changeOf,
  'debit.failed': reader.changeOf,
  'debit.returned': (debit, event) => {
    const [amount, raw] = [
      minorUnitsAt(event, 'returned'),
      { code: textAt(debit, 'code'), description: textAt(debit, 'message') },
    ];
    return amount === null
      ? null
      : {
          kind: 'returned',
          amount,
          code: DECLINES[raw.code ?? ''] ?? errorCode('other_decline'),
          raw,
          payment: reader.outcomeOf(debit),
        };
  },
  'mandate.created': mandateChange,
  'mandate.activated': mandateChange,
  'mandate.failed': mandateChange,
  'mandate.paused': mandateChange,
  'mandate.resumed': mandateChange,
  'mandate.revoked': mandateChange,
});

function mandateChange(_debit: JsonObject | null, event: JsonObject): ProcessorChange | null {
  const from = objectOf(event['mandate']);
  const mandate = mandateOf(from);
  return mandate === null
    ? null
    : {
        kind: 'mandate',
        mandate: mandate.reference,
        status: mandate.status,
        by: actorOf(textAt(from, 'by')),
      };
}

function actorOf(text: string | null): 'buyer' | 'bank' | 'merchant' | 'processor' {
  return text === 'buyer' || text === 'bank' || text === 'merchant' ? text : 'processor';
}
