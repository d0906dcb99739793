import assert from 'node:assert/strict';
import type { FlowName } from '../../server/domain/flow/rule.ts';
import { wayOf } from '../../sandbox/ways/ways.ts';
import { type Stand, ask } from '../harness/simulated-stand.ts';

type Rule = Readonly<{ conditions: readonly object[]; outcome: unknown }>;
type Rules = Readonly<Record<string, readonly Rule[]>>;

/** What a merchant has their flow do with payments, given the payment services that take them. */
const RULE_SETS = {
  'none at all': () => routeRules([]),
  'one after the other': (ids) => always(ids),
  'the other way round': (ids) => always(ids.toReversed()),
  'half and half': (ids) => {
    const half = [{ name: 'split_routing', operator: 'less_than_or_equal_to', value: 50 }];
    return routeRules([
      { conditions: half, outcome: ids },
      { conditions: [], outcome: ids.toReversed() },
    ]);
  },
  'what costs least': (ids) => {
    const fees = ids.map((payment_service_id, index) => ({
      payment_service_id,
      basis_points: 150 - 10 * index,
    }));
    return always({ order_by: 'cost', fees });
  },
  'what is approved': (ids) => always({ order_by: 'success_rate', attempts: ids, explore_percent: 30 }),
  'some are not taken': () => ({
    ...routeRules([]),
    'decline-early': [{ conditions: [amount('is_between', { min: 1200, max: 1300 })], outcome: true }],
    'skip-3ds': [
      {
        conditions: [{ name: 'split_routing', operator: 'less_than_or_equal_to', value: 30 }],
        outcome: { exemption: 'low_value' },
      },
      { conditions: [amount('less_than', { value: 1100 })], outcome: 'force' },
    ],
  }),
} as const satisfies Readonly<Record<string, (paymentServiceIds: readonly string[]) => Rules>>;

export type RuleSet = keyof typeof RULE_SETS;
export const RULE_SET_NAMES = Object.keys(RULE_SETS) as RuleSet[]; // the keys of the table above

function routeRules(rules: readonly Rule[]): Rules {
  return { 'decline-early': [], 'route-transaction': rules, 'skip-3ds': [] };
}

function always(outcome: unknown): Rules {
  return routeRules([{ conditions: [], outcome }]);
}

function amount(operator: string, bounds: object): object {
  return { name: 'amount', operator, value: { currency: 'USD', ...bounds } };
}

const ACTIONS: Readonly<Partial<Record<FlowName, readonly string[]>>> = {
  'card-transaction': ['decline-early', 'route-transaction', 'skip-3ds'],
  'redirect-transaction': ['route-transaction'],
  'non-card-transaction': ['decline-early'],
};

/** From here on the merchant's flows have these rules, each in a version of its own. */
export async function writeRules(stand: Stand, set: RuleSet): Promise<void> {
  const service = stand.world.service();
  for (const [flow, actions] of Object.entries(ACTIONS)) {
    const ids = stand.payments.flatMap(({ plan, serviceId }) =>
      serviceId !== null && flowOf(plan.way) === flow ? [serviceId] : [],
    );
    if (ids.length === 0) continue;
    const rules: Rules = RULE_SETS[set]([...new Set(ids)]);
    const written = actions.map((action) => ({ action, rules: rules[action] ?? [] }));
    const draft = await ask(stand, service, 'POST', `/flows/${flow}/drafts`, { actions: written });
    assert.equal(draft.status, 201, draft.text);
    const published = await ask(stand, service, 'POST', `/flows/${flow}/drafts/${draft.body.id}/publish`);
    assert.equal(published.status, 201, published.text);
  }
}

function flowOf(way: Parameters<typeof wayOf>[0]): FlowName {
  const { method, buyer } = wayOf(way);
  if (method?.['method'] === 'card') return 'card-transaction';
  return buyer === 'page' ? 'redirect-transaction' : 'non-card-transaction';
}
