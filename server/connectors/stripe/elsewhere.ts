import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type { MovedAmount } from '../connector.ts';
import type { MadeFacts } from '../events.ts';
import { amountAt, currencyOf, heldBy } from './wire.ts';

type MadeElsewhere = Readonly<{
  operation: 'capture' | 'void';
  outcome: Extract<Outcome<MovedAmount>, { kind: 'succeeded' }>;
  made: MadeFacts;
}>;

/**
 * What a PaymentIntent says of a capture or a cancellation that is not ours: captures of ours leave a mark, in the
 * request that makes them, with what they moved. https://docs.stripe.com/payments/place-a-hold-on-a-payment-method:
 * an intent that `succeeded` takes no further capture. Stripe gives neither an id; both are called by their charge.
 * What Stripe cancels by itself, once nobody may capture it any more, the hold's own end sees to.
 */
export function madeElsewhere(intent: JsonObject): MadeElsewhere | null {
  const [id, charge] = [textAt(intent, 'id'), textAt(intent, 'latest_charge') ?? chargeIn(intent)];
  const currency = currencyOf(intent);
  const isHold = intent['object'] === 'payment_intent' && intent['capture_method'] === 'manual';
  if (!isHold || id === null || charge === null || currency === null) return null;

  const reference = processorReference(charge);
  const payment = processorReference(id);
  const of = (operation: 'capture' | 'void', minor: bigint): MadeElsewhere => ({
    operation,
    outcome: { kind: 'succeeded', value: { amount: minor, currency }, reference },
    made: { reference, payment, money: { minor, currency }, final: true },
  });
  if (intent['status'] === 'canceled')
    return intent['cancellation_reason'] === 'automatic' ? null : of('void', heldBy(intent));
  const captured = intent['status'] === 'succeeded' ? capturedElsewhere(intent) : 0n;
  return captured > 0n ? of('capture', captured) : null;
}

const chargeIn = (intent: JsonObject): string | null => textAt(intent, 'latest_charge', 'id');

/** What was received, less what captures of ours are marked with. */
function capturedElsewhere(intent: JsonObject): bigint {
  const ours = Object.entries(objectOf(intent['metadata']) ?? {})
    .filter(([mark, moved]) => mark.startsWith('c_') && /^[0-9]{1,18}$/.test(String(moved)))
    .reduce((sum, [, moved]) => sum + BigInt(String(moved)), 0n);
  return (amountAt(intent, 'amount_received') ?? 0n) - ours;
}
