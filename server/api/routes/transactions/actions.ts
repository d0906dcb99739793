import type { Static } from 'typebox';
import { getTransactionRow, listActionRows } from '../../../db/queries/transactions.ts';
import type { ActionRow } from '../../../db/queries/transaction-rows.ts';
import { type LeftOut, leftOutSentence } from '../../../domain/flow/left-out.ts';
import type { NameOf } from '../../../domain/flow/explain.ts';
import { toId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { Problem } from '../../../domain/problem.ts';
import { type TransactionAction, listTransactionActions } from '../../../api-contract/transaction-actions.ts';
import { askedActions, readDecided, serviceNames, servicesIn } from '../../../story/decided.ts';
import { route } from '../../route.ts';
import { renderExplainedRule } from '../flows/render.ts';

type RenderedAction = Static<typeof TransactionAction>;

/** What the flow decided, made again from what it saw. */
export const actions = route(
  listTransactionActions,
  async ({ params, merchantAccountId, version, parts }) => {
    const id = toId<'transaction'>(params.transaction_id);
    const rows = await listActionRows(parts.db, merchantAccountId, id);
    if (rows.length === 0 && (await getTransactionRow(parts.db, merchantAccountId, id)) === null)
      throw new Problem('not_found');
    const items = (await Promise.all(rows.map((row) => renderDecision(parts, row)))).flat();
    return {
      status: 200,
      body: { items: version === 'published' ? items.flatMap(asPublished) : items },
    };
  },
);

async function renderDecision(parts: Parts, row: ActionRow): Promise<readonly RenderedAction[]> {
  const decided = await readDecided(parts, row);
  const { flow, inputs } = decided;
  const { left_out: leftOut = [] } = inputs;
  const nameOf = await serviceNames(parts, row.merchant_account_id, servicesIn(decided));

  return askedActions(decided, nameOf).map((one) => {
    const considered = one.rules.filter(({ isReached }) => isReached);
    const isRoute = one.action === 'route-transaction';
    return {
      type: 'action' as const,
      id: one.action,
      flow: flow.flow,
      rule_id: one.rule_id,
      created_at: row.created_at,
      outcome: { ...one.outcome },
      flow_version: flow.number,
      reason: one.reason,
      considered: [
        ...considered.slice(-CONSIDERED_MAX).map(renderExplainedRule),
        ...(isRoute ? leftOut.map((service) => shownLeftOut(service, nameOf)) : []),
      ],
    };
  });
}

const CONSIDERED_MAX = 100;

function shownLeftOut(one: LeftOut, nameOf: NameOf) {
  const { payment_service_id: id } = one;
  return {
    payment_service_id: id,
    description: nameOf(id),
    applied: false,
    reason: leftOutSentence(one, nameOf),
  };
}

/** The published version knows rules that spoke, and no reasons. */
function asPublished({
  flow_version: _version,
  reason: _reason,
  considered: _considered,
  ...action
}: RenderedAction): RenderedAction[] {
  const { ordered: _ordered, experiment: _experiment, ...outcome } = action.outcome;
  return action.rule_id === null ? [] : [{ ...action, outcome }];
}
