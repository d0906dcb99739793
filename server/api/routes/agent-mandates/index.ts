import { mandateOf } from '../../../access/caller.ts';
import { renderAgentMandate } from '../../../answers/agent-mandate.ts';
import {
  createAgentMandate,
  getAgentMandate,
  listAgentMandates,
  revokeAgentMandate,
} from '../../../api-contract/agent-mandates.ts';
import {
  type AgentMandateListRow,
  getAgentMandate as readRow,
  insertAgentMandate,
  listAgentMandates as listRows,
  revokeAgentMandate as revokeRow,
} from '../../../db/queries/agent-mandates.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import { toId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { newId } from '../../../platform/entropy.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, type RouteContext, route } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';
import { check } from './check.ts';
import { mandateAt } from './mandate-at.ts';

const create = route(createAgentMandate, async (context) => {
  const { body, merchantAccountId, caller, now, parts } = context;
  assertWhole(context);
  const { payments = null, refunds = null } = body;
  const row = {
    merchant_account_id: merchantAccountId,
    agent_mandate_id: newId<'agent-mandate'>(now),
    purpose: body.purpose,
    actions: body.actions,
    currency: body.currency,
    payment_amount_max: payments === null ? null : BigInt(payments.amount_max),
    payments_total_max: payments === null ? null : BigInt(payments.total_max),
    payments_count_max: payments?.count_max ?? null,
    refund_amount_max: refunds === null ? null : BigInt(refunds.amount_max),
    refunds_total_max: refunds === null ? null : BigInt(refunds.total_max),
    refunds_count_max: refunds?.count_max ?? null,
    buyer_ids: body.buyer_ids.map((id) => id.toLowerCase()),
    payment_method_ids: body.payment_method_ids.map((id) => id.toLowerCase()),
    external_identifiers: body.external_identifiers,
    valid_from: timestamp(validFrom(body.valid_from ?? null, now)),
    valid_until: timestamp(new Date(body.valid_until)),
    creator: creatorOf(caller),
  };
  await insertAgentMandate(parts.db, row, now);

  const made = await readRow(parts.db, merchantAccountId, row.agent_mandate_id);
  if (made === null) throw new Error('BUG: a mandate was not written');
  return { status: 201, body: renderAgentMandate(made, now) };
});

function validFrom(given: string | null, now: Date): Date {
  return given === null ? now : new Date(given);
}

/** All that contradicts itself, at once. */
function assertWhole({ body, now }: RouteContext<typeof createAgentMandate>): void {
  const wrong: Readonly<{ pointer: string; message: string }>[] = [];
  if (parseCurrency(body.currency) === null)
    wrong.push({ pointer: '/currency', message: 'is not a currency of ISO 4217' });

  for (const [action, name] of [
    ['pay', 'payments'],
    ['refund', 'refunds'],
  ] as const) {
    const limits = body[name] ?? null;
    const isAllowed = body.actions.includes(action);
    if (isAllowed && limits === null)
      wrong.push({ pointer: `/${name}`, message: `is needed to ${action}: how much, and how often` });
    if (!isAllowed && limits !== null)
      wrong.push({ pointer: `/${name}`, message: `goes with the action ${action} only` });
    if (limits !== null && limits.amount_max > limits.total_max)
      wrong.push({
        pointer: `/${name}/amount_max`,
        message: `must be at most the ${limits.total_max} of total_max`,
      });
  }
  const until = Date.parse(body.valid_until);
  if (until <= now.getTime()) wrong.push({ pointer: '/valid_until', message: 'must be in the future' });
  else if (until <= validFrom(body.valid_from ?? null, now).getTime())
    wrong.push({ pointer: '/valid_until', message: 'must be after valid_from' });
  if (wrong.length > 0) throw ruleBroken(...wrong);
}

const list = route(listAgentMandates, async (context) => {
  const { merchantAccountId, caller, now, parts } = context;
  const only = mandateOf(caller)?.id ?? null;
  const body = await listPage(context, {
    list: 'agent-mandates',
    filters: only,
    fetch: (page) => listRows(parts.db, merchantAccountId, only, page),
    item: (row: AgentMandateListRow) => renderAgentMandate(row, now),
  });
  return { status: 200, body };
});

const get = route(getAgentMandate, async (context) => ({
  status: 200,
  body: renderAgentMandate(await mandateAt(context, context.params.agent_mandate_id), context.now),
}));

const revoke = route(revokeAgentMandate, async ({ params, merchantAccountId, now, parts }) => {
  const id = toId<'agent-mandate'>(params.agent_mandate_id.toLowerCase());
  const row = await revokeRow(parts.db, merchantAccountId, id, now);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderAgentMandate(row, now) };
});

export const agentMandateRoutes: readonly AnyRoute[] = [create, list, get, revoke, check];
