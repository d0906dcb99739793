import { countBalanceOfPaymentLink, type PaymentLink } from '../db/queries/payment-links.ts';
import { giftCardServices } from '../connections/connection-kinds.ts';
import { callProvider, heldCard } from '../gift-cards/provider.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';

/** What is left on a card, and its last four digits. */
export type Balance =
  | Readonly<{ kind: 'known'; balance: bigint; lastFour: string }>
  | Readonly<{ kind: 'refused' | 'too_often' }>;

/** Asks the provider what is left on a gift card. A few times for a link, so that nobody tries numbers out. */
export async function giftCardBalance(
  parts: MoneyParts,
  link: PaymentLink,
  card: Readonly<{ number: HeldValue; pin: HeldValue }>,
  now: Date,
): Promise<Balance> {
  const [provider] = await giftCardServices.active(parts, link.merchant_account_id);
  if (provider === undefined) return { kind: 'refused' };
  if (!(await countBalanceOfPaymentLink(parts.db, link))) return { kind: 'too_often' };
  const outcome = await callProvider(
    parts,
    provider,
    {
      name: 'balance',
      operationId: newId(now),
      input: { card: heldCard(card.number, card.pin), currency: link.currency },
      now,
    },
    (call) => provider.connector.operations.balance(call),
  );
  if (outcome.kind !== 'succeeded') return { kind: 'refused' };

  const { balance, currency } = outcome.value;
  return currency !== null && currency !== link.currency
    ? { kind: 'refused' }
    : { kind: 'known', balance, lastFour: card.number.facts.lastFour };
}
