import { parseCurrency } from '../../../domain/currency.ts';
import { money } from '../../../domain/money.ts';
import { issuanceAnswer } from '../../../gift-cards/gift-card-answer.ts';
import { performGiftCardOperation } from '../../../gift-cards/gift-card-operation.ts';
import { activeProvider } from '../../../gift-cards/store.ts';
import { issueGiftCard } from '../../../api-contract/gift-cards.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';

/** Has the provider make a new card; the buyer collects it at `url`. */
export const issue = route(issueGiftCard, async ({ body, merchantAccountId, parts, audit, idempotency }) => {
  const provider = await activeProvider(parts, merchantAccountId);
  const run = provider.connector.operations.issue;
  if (run === undefined)
    throw new Problem('bad_request', { message: 'Issuing is not supported by this gift card connector' });
  const currency = parseCurrency(body.currency);
  if (currency === null) throw ruleBroken({ pointer: '/currency', message: 'is not an ISO 4217 currency' });
  if (body.amount === 0) throw ruleBroken({ pointer: '/amount', message: 'must be more than 0' });

  const amount = money(BigInt(body.amount), currency);
  return {
    status: 201,
    body: await performGiftCardOperation(parts, provider, {
      given: {
        kind: 'issue-gift-card',
        amount: amount.minor,
        currency,
        external_identifier: body.external_identifier ?? null,
        details: { theme: body.theme },
      },
      input: { theme: body.theme, amount },
      run: (call) => run(call),
      answer: issuanceAnswer,
      idempotency,
      auditOf: ({ operation_id: id }) => audit?.of('gift-card-issuance', id) ?? null,
    }),
  };
});
