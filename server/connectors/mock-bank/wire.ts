import { codesByAmount } from '../../sandbox/sandbox-amounts.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import { type Mandate, processorReference } from '../../domain/outcome.ts';
import { endedAs, orderReader, type OrderState, paidOutcome } from '../order-connector.ts';

export const DECLINES = codesByAmount('refund');

const paidUnderMandate: OrderState = (debit, told) => {
  const [outcome, mandate] = [paidOutcome(debit, told), mandateOf(objectOf(debit['mandate']))];
  return outcome.kind !== 'succeeded' || mandate === null
    ? outcome
    : { ...outcome, value: { ...outcome.value, mandate } };
};

export const reader = orderReader(DECLINES, {
  submitted(debit, told) {
    const mandate = mandateOf(objectOf(debit['mandate']));
    return { kind: 'pending', ...told, ...(mandate === null ? {} : { mandate }) };
  },
  paid: paidUnderMandate,
  // A debit that was returned had been paid first; the return is an event of its own.
  returned: paidUnderMandate,
  cancelled: endedAs('canceled', 'the debit was cancelled before it was sent to the bank'),
});

const MANDATE_STATUSES = ['pending', 'active', 'paused', 'revoked', 'failed'] as const;

export function mandateOf(from: JsonObject | null): Mandate | null {
  const [id, text] = [textAt(from, 'id'), textAt(from, 'status')];
  const status = MANDATE_STATUSES.find((known) => known === text);
  if (id === null || status === undefined) return null;
  return { reference: processorReference(id), status };
}
