import type { Transaction } from '@railyard/sdk/schemas';
import type { HeldAct } from '../../shell/session.tsx';

/** What can be done with a payment. */
export type ActName = 'capture' | 'void' | 'refund' | 'increment' | 'cancel' | 'sync' | 'review' | 'link';

/** What whoever does it needs. */
export function needsOf(name: ActName): Readonly<{ needs: string; act?: HeldAct | undefined }> {
  if (name === 'sync') return { needs: 'transactions.read' };
  if (name === 'link') return { needs: 'payment-links.write' };
  return {
    needs: 'transactions.write',
    act: name === 'cancel' ? 'void' : name === 'increment' ? undefined : name,
  };
}

/** Who got how much of a payment, and what of it can be given back. */
export type Tender = Readonly<{
  /** Null: the payment method. */
  redemptionId: string | null;
  last4: string | null;
  left: number;
}>;

/** Everything that paid, with what is left to give back. */
export function tendersOf({
  refundable_amount: left = 0,
  gift_card_redemptions: cards,
}: Transaction): readonly Tender[] {
  return [
    ...(left > 0 ? [{ redemptionId: null, last4: null, left }] : []),
    ...cards
      .filter(({ status, amount, refunded_amount }) => status === 'succeeded' && amount > refunded_amount)
      .map(({ id, gift_card, amount, refunded_amount }) => ({
        redemptionId: id,
        last4: gift_card.last4,
        left: amount - refunded_amount,
      })),
  ];
}

/** What may still be captured. */
export function capturableOf({ authorized_amount, captured_amount }: Transaction): number {
  return Math.max(0, authorized_amount - captured_amount);
}

/** What the state of a payment allows, the one sensible next act in front. What the service refuses it says itself. */
export function actsOf(transaction: Transaction): readonly ActName[] {
  const { status, pending_review: isReviewed, payment_service: service } = transaction;
  const isRefundable = tendersOf(transaction).length > 0;
  const acts: readonly (readonly [ActName, boolean])[] = [
    ['review', isReviewed],
    ['capture', status === 'authorized' && capturableOf(transaction) > 0],
    [
      'sync',
      ['processing', 'pending', 'capture_pending', 'void_pending'].includes(status) && service !== null,
    ],
    ['refund', isRefundable],
    ['link', ['declined', 'failed', 'expired'].includes(status)],
    ['void', status === 'authorized'],
    ['increment', status === 'authorized'],
    ['cancel', ['buyer_approval_pending', 'pending', 'processing'].includes(status)],
    ['sync', ['authorized', 'buyer_approval_pending'].includes(status) && service !== null],
  ];

  return acts.filter(([, isThere]) => isThere).map(([name]) => name);
}
