import type { Static } from 'typebox';
import { getFlowVersion } from '../../../db/queries/flows.ts';
import { getTransactionRow, listActionRows } from '../../../db/queries/transactions.ts';
import type { ActionRow } from '../../../db/queries/transaction-rows.ts';
import { type CompiledFlow, compileFlow } from '../../../domain/flow/compile.ts';
import {
  type Decision,
  type Inputs,
  type WrittenInputs,
  readInputs,
} from '../../../domain/flow/decide-route.ts';
import { type LeftOut, leftOutSentence } from '../../../domain/flow/left-out.ts';
import { type ExplainedRule, type NameOf, explain, explainOrder } from '../../../domain/flow/explain.ts';
import { type FlowAction, type FlowName, actionsOf } from '../../../domain/flow/rule.ts';
import { toId } from '../../../domain/ids.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';
import type { Parts } from '../../../parts.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { Problem } from '../../../domain/problem.ts';
import { type TransactionAction, listTransactionActions } from '../../../api-contract/transaction-actions.ts';
import { route } from '../../route.ts';

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
  const flow = await flowOf(parts, row);
  const {
    facts,
    named,
    avoided,
    left_out: leftOut = [],
  } = readInputs(fromStoredJson<WrittenInputs>(row.inputs));
  const decision = fromStoredJson<Decision>(row.outcome);
  const nameOf = await namesOf(parts, row, decision, leftOut);

  return actionsOf(flow.flow).flatMap((action) => {
    const rules = flow.rules.get(action) ?? [];
    const isRoute = action === 'route-transaction';
    if (!isAsked(action, decision) || (rules.length === 0 && !isRoute)) return [];

    const spoke = decision.spoke.find((one) => one.action === action);
    const considered = isRoute && named !== null ? [] : explain(action, rules, facts, nameOf);
    return [
      {
        type: 'action' as const,
        id: action,
        flow: flow.flow,
        rule_id: spoke?.rule_id ?? null,
        created_at: row.created_at,
        outcome: outcomeOf(action, decision),
        flow_version: flow.number,
        reason: reasonOf(action, considered, { ...decision, named, avoided, leftOut }, nameOf),
        considered: [
          ...considered.slice(-CONSIDERED_MAX).map((one) => ({ ...one })),
          ...(isRoute ? leftOut.map((one) => shownLeftOut(one, nameOf)) : []),
        ],
      },
    ];
  });
}

const CONSIDERED_MAX = 100;
/** Payment services that the one sentence of an action names. */
const REASONS_MAX = 5;

/** What a payment ended with before is not asked any more, so nothing is told of its rules. */
function isAsked(action: FlowAction, { spoke, attempts }: Decision): boolean {
  if (action === 'decline-early') return true;
  if (spoke.some((one) => one.action === 'decline-early')) return false;
  return action === 'route-transaction' || attempts.length > 0;
}

async function flowOf({ db }: Pick<Parts, 'db'>, row: ActionRow): Promise<CompiledFlow> {
  const name = fromStoredJson<FlowName>(row.flow);
  if (row.flow_version === 0) return compileFlow(name, 0, []);
  const found = await getFlowVersion(db, row.merchant_account_id, name, row.flow_version);
  if (found === null) throw new Error('BUG: a decision was made by a version that is gone');
  return compileFlow(name, found.number, found.rules);
}

function shownLeftOut(one: LeftOut, nameOf: NameOf) {
  const { payment_service_id: id } = one;
  return {
    payment_service_id: id,
    description: nameOf(id),
    applied: false,
    reason: leftOutSentence(one, nameOf),
  };
}

async function namesOf(
  parts: Parts,
  row: ActionRow,
  { attempts, skipped }: Decision,
  leftOut: readonly LeftOut[],
): Promise<NameOf> {
  const ids = [...attempts, ...leftOut].map(({ payment_service_id: id }) => id).concat(skipped);
  const found = await Promise.all(
    ids.map((id) => paymentServices.find(parts, row.merchant_account_id, toId<'payment-service'>(id))),
  );
  const names = new Map(
    found.flatMap((service) => (service === null ? [] : [[service.id as string, service.displayName]])),
  );
  return (id) => names.get(id) ?? id;
}

function outcomeOf(
  action: FlowAction,
  { attempts, decline, three_d_secure, exemption, ordered, skipped }: Decision,
): RenderedAction['outcome'] {
  if (action === 'decline-early') return { error_code: attempts.length === 0 ? decline : null };
  if (action === 'skip-3ds') return exemption === null ? { three_d_secure } : { three_d_secure, exemption };
  return { attempts, skipped, error_code: decline, ...(ordered === null ? {} : { ordered }) };
}

function reasonOf(
  action: FlowAction,
  considered: readonly ExplainedRule[],
  decision: Decision & Pick<Inputs, 'named' | 'avoided'> & Readonly<{ leftOut: readonly LeftOut[] }>,
  nameOf: NameOf,
): string {
  const spoke = considered.findLast(({ applied }) => applied);
  if (action !== 'route-transaction') return spoke?.reason ?? `No rule of ${action} applied.`;
  const { attempts, skipped, named, avoided, leftOut } = decision;
  if (named !== null)
    return `The payment names ${nameOf(named)} itself, so the rules of route-transaction were not asked.`;
  const tried = attempts.map(({ payment_service_id: id }) => nameOf(id)).join(', then ');
  const without = [
    ...skipped.map((id) => ` ${nameOf(id)} does not take this payment.`),
    ...avoided.map((id) => ` ${nameOf(id)} comes last, since it has been failing.`),
  ].join('');
  if (spoke !== undefined) return `${spoke.reason}${explainOrder(decision, nameOf)}${without}`;

  return attempts.length === 0
    ? [
        'No rule of route-transaction applied, and no payment service takes this payment.',
        ...leftOut.slice(0, REASONS_MAX).map((one) => leftOutSentence(one, nameOf)),
      ].join(' ')
    : `No rule of route-transaction applied: what takes this payment is tried by position, ${tried}.${without}`;
}

/** The published version knows rules that spoke, and no reasons. */
function asPublished({
  flow_version: _version,
  reason: _reason,
  considered: _considered,
  ...action
}: RenderedAction): RenderedAction[] {
  const { ordered: _ordered, ...outcome } = action.outcome;
  return action.rule_id === null ? [] : [{ ...action, outcome }];
}
