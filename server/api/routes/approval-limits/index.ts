import { getApprovalLimits, updateApprovalLimits } from '../../../api-contract/approval-limits.ts';
import { approvalLimits, replaceApprovalLimits } from '../../../db/queries/confirmations.ts';
import { hasOtherApprover } from '../../../db/queries/role-limits.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import type { ReadParts } from '../../../parts.ts';
import { type AnyRoute, route } from '../../route.ts';

type Limit = Readonly<{ currency: string; amount: number }>;

const get = route(getApprovalLimits, async ({ merchantAccountId, parts }) => ({
  status: 200,
  body: await renderLimits(parts, merchantAccountId),
}));

const update = route(updateApprovalLimits, async ({ body: { limits }, caller, merchantAccountId, parts }) => {
  assertCurrencies(limits);
  const userId = caller.kind === 'user' ? caller.userId : null;
  if (limits.length > 0 && userId !== null && !(await hasOtherApprover(parts.db, userId, merchantAccountId)))
    throw new Problem('invalid_state', {
      message: 'Nobody else could agree: first invite a second person whose role moves money here',
    });
  const rows = limits.map(({ currency, amount }) => ({ currency, amount: BigInt(amount) }));
  await replaceApprovalLimits(parts.db, merchantAccountId, rows);
  return { status: 200, body: await renderLimits(parts, merchantAccountId) };
});

function assertCurrencies(limits: readonly Limit[]): void {
  const problems = limits.flatMap(({ currency }, index) => {
    const pointer = `/limits/${index}/currency`;
    const isFirst = limits.findIndex((other) => other.currency === currency) === index;
    if (parseCurrency(currency) === null) return [{ pointer, message: 'is no currency of ISO 4217' }];
    return isFirst ? [] : [{ pointer, message: 'is there twice' }];
  });
  if (problems.length > 0) throw ruleBroken(...problems);
}

async function renderLimits({ db }: ReadParts, merchantAccountId: MerchantAccountId) {
  const rows = await approvalLimits(db, merchantAccountId);
  return {
    type: 'approval-limits' as const,
    merchant_account_id: merchantAccountId,
    limits: rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
  };
}

export const approvalLimitRoutes: readonly AnyRoute[] = [get, update];
