import { parseCurrency } from '../../../domain/currency.ts';
import { money } from '../../../domain/money.ts';
import { performGiftCardOperation } from '../../../gift-cards/gift-card-operation.ts';
import { activeProvider } from '../../../gift-cards/store.ts';
import { issueGiftCard } from '../../contract/gift-cards.ts';
import { Problem, ruleBroken } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { answeredByProvider } from './failure.ts';
import { renderServiceOfCard } from './render.ts';

/** Has the provider make a new card; the buyer collects it at `url`. */
export const issue = route(issueGiftCard, async ({ body, merchantAccountId, parts, audit }) => {
  const provider = await activeProvider(parts, merchantAccountId);
  const run = provider.connector.operations.issue;
  if (run === undefined)
    throw new Problem('bad_request', { message: 'Issuing is not supported by this gift card connector' });
  const currency = parseCurrency(body.currency);
  if (currency === null) throw ruleBroken({ pointer: '/currency', message: 'is not an ISO 4217 currency' });
  if (body.amount === 0) throw ruleBroken({ pointer: '/amount', message: 'must be more than 0' });
  const amount = money(BigInt(body.amount), currency);
  const externalIdentifier = body.external_identifier ?? null;
  const operation = await performGiftCardOperation(
    parts,
    provider,
    {
      kind: 'issue-gift-card',
      amount: amount.minor,
      currency,
      external_identifier: externalIdentifier,
      details: { theme: body.theme },
    },
    { theme: body.theme, amount },
    (call) => run(call),
    ({ operation_id: id }) => audit?.of('gift-card-issuance', id) ?? null,
  );
  answeredByProvider(operation);
  return {
    status: 201,
    body: {
      type: 'gift-card-issuance' as const,
      id: operation.operation_id,
      merchant_account_id: merchantAccountId,
      gift_card_service: renderServiceOfCard(provider.service),
      gift_card_service_payment_issuance_id: operation.processor_reference ?? '',
      url: String(operation.details['url'] ?? ''),
      amount: body.amount,
      currency: body.currency,
      external_identifier: externalIdentifier,
      created_at: operation.created_at,
      updated_at: operation.updated_at,
    },
  };
});
