import type { Static } from 'typebox';
import type { FlowCheck } from '../../../api-contract/flow-evaluations.ts';
import { checkFlowDraft, checkFlowVersion } from '../../../api-contract/flow-evaluations.ts';
import { type PaymentService, paymentServices } from '../../../connections/connection-kinds.ts';
import { compileFlow } from '../../../domain/flow/compile.ts';
import { isCoveredBy, neverReached } from '../../../domain/flow/never-reached.ts';
import { type FlowName, type Outcome, type Rule, actionsOf } from '../../../domain/flow/rule.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { matchedOfLate } from '../../../flows/matched-of-late.ts';
import type { Parts } from '../../../parts.ts';
import { route } from '../../route.ts';
import { draftAt } from './drafts.ts';
import { versionAt } from './versions.ts';

export const checkDraft = route(checkFlowDraft, async ({ params, merchantAccountId, now, parts }) => {
  const { rules } = await draftAt(parts, merchantAccountId, params);
  return { status: 200, body: await checkOf(parts, { merchantAccountId, now, flow: params.flow, rules }) };
});

export const checkVersion = route(checkFlowVersion, async ({ params, merchantAccountId, now, parts }) => {
  const { flow, number } = params;
  const { rules } = await versionAt(parts, merchantAccountId, flow, number);
  return { status: 200, body: await checkOf(parts, { merchantAccountId, now, flow, rules }) };
});

type CheckQuery = Readonly<{
  merchantAccountId: MerchantAccountId;
  now: Date;
  flow: FlowName;
  rules: readonly Rule[];
}>;

async function checkOf(parts: Parts, of: CheckQuery): Promise<Static<typeof FlowCheck>> {
  const { flow, merchantAccountId, now, rules } = of;
  const [{ from, isComplete, row }, services] = await Promise.all([
    matchedOfLate(parts, of),
    paymentServices.active(parts, merchantAccountId),
  ]);
  const covered = new Map(neverReached(rules).map((one) => [one.rule_id, one.covered_by]));
  const outcomes = outcomesOf(flow, rules);

  return {
    type: 'flow-check',
    flow,
    from: timestamp(from),
    to: timestamp(now),
    decisions: row.decisions,
    counted_from: isComplete ? timestamp(from) : (row.counted_from ?? timestamp(from)),
    complete: isComplete,
    rules: actionsOf(flow).flatMap((action) =>
      rules
        .filter((rule) => rule.action === action)
        .map((rule, at, ordered) => ({
          action,
          rule_id: rule.id,
          matched_30_days: row.matched[rule.id] ?? 0,
          covered_by: covered.get(rule.id) ?? null,
          warnings: [
            ...servicesGone(outcomes.get(rule.id), services),
            ...splitRest(rule, ordered.slice(at + 1)),
          ],
        })),
    ),
  };
}

/** Of all rules: one that is not active is not compiled, and a person may be about to switch it on. */
function outcomesOf(flow: FlowName, rules: readonly Rule[]): ReadonlyMap<string, Outcome> {
  const { rules: compiled } = compileFlow(
    flow,
    0,
    rules.map((rule) => ({ ...rule, active: true })),
  );
  return new Map([...compiled.values()].flat().map(({ rule, outcome }) => [rule.id, outcome]));
}

function servicesGone(outcome: Outcome | undefined, services: readonly PaymentService[]): readonly string[] {
  const tried =
    outcome?.kind === 'experiment'
      ? outcome.experiment.arms.flatMap(({ attempts }) => attempts)
      : outcome?.kind === 'attempts'
        ? (outcome.attempts ?? [])
        : [];
  return [...new Set(tried.map(({ payment_service_id: id }) => id))]
    .filter((id) => !services.some((service) => service.id === id))
    .map((id) => `The payment service ${id} is not active, so it is not tried.`);
}

/** Where a part of the payments is taken, the rest wants a rule, too. */
function splitRest(rule: Rule, later: readonly Rule[]): readonly string[] {
  const split = rule.conditions.find(({ name }) => name === 'split_routing');
  if (split === undefined || !rule.active || rule.action !== 'route-transaction') return [];
  const whole = { ...rule, conditions: rule.conditions.filter((condition) => condition !== split) };
  return later.some((one) => one.active && isCoveredBy(one, whole))
    ? []
    : [
        `It takes ${String(split.value)} of a hundred payments, and no rule below takes all of the others: ` +
          'without one they are tried by position.',
      ];
}
