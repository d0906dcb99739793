import { parseCurrency } from '../../../domain/currency.ts';
import { money, type Money } from '../../../domain/money.ts';
import { heldCard } from '../../../gift-cards/provider.ts';
import { type ActivationDetails, activationAnswer } from '../../../gift-cards/gift-card-answer.ts';
import { performGiftCardOperation } from '../../../gift-cards/gift-card-operation.ts';
import { activeProvider, binsOf, heldAt, sealGiftCard } from '../../../gift-cards/store.ts';
import { activateGiftCard } from '../../../api-contract/gift-cards.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { buyerOf } from './buyer.ts';

/**
 * Loads a card at its provider and, with `store`, keeps it. It is sealed before anything is sent, so that whoever
 * learns that it was loaded can store it.
 */
export const activate = route(activateGiftCard, async (context) => {
  const { body, held, merchantAccountId, now, parts, audit, idempotency } = context;
  const provider = await activeProvider(parts, merchantAccountId);
  const run = provider.connector.operations.activate;
  if (run === undefined)
    throw new Problem('bad_request', { message: 'Activation is not supported by this gift card connector' });

  const amount = amountOf(body.amount ?? null, body.currency ?? null);
  const buyerId = await buyerOf(parts, merchantAccountId, body);
  const number = heldAt(held, '/number');
  const pin = held.get('/pin') ?? null;
  const card = { provider, number, pin, buyerId };
  const store = body.store ? await sealGiftCard(parts, merchantAccountId, card, now) : null;
  const details = {
    ...binsOf(number),
    last4: number.facts.lastFour,
    ...(store === null ? {} : { store }),
  } satisfies ActivationDetails;
  return {
    status: 201,
    body: await performGiftCardOperation(parts, provider, {
      given: {
        kind: 'activate-gift-card',
        amount: amount?.minor ?? 0n,
        currency: amount?.currency ?? null,
        external_identifier: body.external_identifier ?? null,
        details,
      },
      input: { card: heldCard(number, pin), amount },
      run: (call) => run(call),
      answer: activationAnswer,
      idempotency,
      auditOf: ({ operation_id: id }) => audit?.of('gift-card', id) ?? null,
    }),
  };
});

function amountOf(amount: number | null, currencyCode: string | null): Money | null {
  if ((amount === null) !== (currencyCode === null))
    throw ruleBroken({
      pointer: amount === null ? '/amount' : '/currency',
      message: 'amount and currency go together',
    });
  if (amount === null || currencyCode === null) return null;
  const currency = parseCurrency(currencyCode);
  if (currency === null) throw ruleBroken({ pointer: '/currency', message: 'is not an ISO 4217 currency' });
  return money(BigInt(amount), currency);
}
