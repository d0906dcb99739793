import fc from 'fast-check';
import { paymentServices } from '../../server/connections/connection-kinds.ts';
import type { Cut } from '../harness/wire-proxy.ts';
import { type WayName, wayOf } from '../../sandbox/ways/ways.ts';
import { RULE_SET_NAMES, type RuleSet } from './rules.ts';

/** One payment that is going to be made. Plain data throughout, so that a scenario prints as what it is. */
export type Plan = Readonly<{
  way: WayName;
  intent: 'authorize' | 'capture';
  amount: number;
  store: boolean;
  /** The merchant's rules say where it goes, and not the merchant. */
  routed: boolean;
  giftCards: readonly number[];
}>;

/** What merchants and buyers do to the payment `on`. */
export const ACTS = [
  'create',
  'capture',
  'void',
  'cancel',
  'refund',
  'refund all',
  'increment',
  'sync',
  'review',
  'delete payment method',
  'approve',
  'decline',
  'come back',
  'finish in the sheet',
  'pay late',
  'bank acts',
  'mandate acts',
] as const;
export type Act = Readonly<{
  act: (typeof ACTS)[number];
  on: number;
  /** Of its amount, where it takes one: a part in percent; null for all that is left. */
  percent: number | null;
  final: boolean;
}>;
/**
 * What the world does meanwhile. `misbehave`: the processor's next answer to this kind of operation gets
 * lost.
 */
export type Weather =
  | Readonly<{ world: 'clock'; seconds: number }>
  | Readonly<{ world: 'jobs' }>
  | Readonly<{ world: 'events'; manner: 'deliver' | 'drop' | 'repeat' | 'hold' }>
  | Readonly<{ world: 'release'; order: 'as written' | 'the other way round' }>
  | Readonly<{ world: 'send an event again'; which: number }>
  | Readonly<{ world: 'rules'; set: RuleSet }>
  | Readonly<{ world: 'misbehave'; kind: string; manner: string }>;
/** Everything of a step happens at once; a cut kills the service at that statement of it. */
export type Step = Readonly<{ weather: readonly Weather[]; acts: readonly Act[]; cut: Cut | null }>;
export type Scenario = Readonly<{ plans: readonly Plan[]; steps: readonly Step[] }>;

const PLANS_MAX = 3;
/** More statements than a step of these sends; a cut beyond its end never comes. */
const CUT_AT_MAX = 25;
const SECOND_DAY_WEEK = [30, 120, 900, 4_000, 20_000, 90_000, 2 * 86_400, 4 * 86_400, 8 * 86_400];

const planBy = (way: WayName): fc.Arbitrary<Plan> => {
  const { amounts, storable = false, giftCards = false } = wayOf(way);
  return fc.record({
    way: fc.constant(way),
    intent: canHold(way) ? fc.constantFrom('authorize', 'capture') : fc.constant('capture'),
    amount: fc.constantFrom(...amounts),
    store: storable ? fc.boolean() : fc.constant(false),
    routed: fc.boolean(),
    giftCards: giftCards
      ? fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 })
      : fc.constant([]),
  });
};

/** Others would be refused, and nothing played. */
function canHold(way: WayName): boolean {
  const { connector } = wayOf(way);
  return connector === null || paymentServices.known(connector)?.capabilities.delayedCapture === true;
}

const act: fc.Arbitrary<Act> = fc.record({
  act: fc.constantFrom(...ACTS),
  on: fc.nat({ max: PLANS_MAX - 1 }),
  percent: fc.option(fc.integer({ min: 1, max: 120 })),
  final: fc.boolean(),
});

const weather: fc.Arbitrary<Weather> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      world: fc.constant('clock' as const),
      seconds: fc.constantFrom(...SECOND_DAY_WEEK),
    }),
  },
  { weight: 4, arbitrary: fc.record({ world: fc.constant('jobs' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      world: fc.constant('events' as const),
      manner: fc.constantFrom('deliver', 'drop', 'repeat', 'hold'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      world: fc.constant('release' as const),
      order: fc.constantFrom('as written', 'the other way round'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ world: fc.constant('send an event again' as const), which: fc.nat({ max: 20 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ world: fc.constant('rules' as const), set: fc.constantFrom(...RULE_SET_NAMES) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      world: fc.constant('misbehave' as const),
      kind: fc.constantFrom(
        'authorize',
        'capture',
        'void',
        'refund',
        'cancel',
        'increment',
        'complete',
        'redeem',
        'find',
        'sync',
        'screen',
        'report',
      ),
      manner: fc.constantFrom(
        'reset_before',
        'reset_after',
        'error_before',
        'error_after',
        'garbage_after',
        'answer_twice',
      ),
    }),
  },
);

const cut: fc.Arbitrary<Cut | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      statement: fc.integer({ min: 1, max: CUT_AT_MAX }),
      when: fc.constantFrom('before', 'after'),
    }),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  weather: fc.array(weather, { maxLength: 2 }),
  acts: fc.array(act, { minLength: 1, maxLength: 3 }),
  cut,
});

/** Most begin with their payments, which is what everything else is about. */
const beginning: fc.Arbitrary<Step> = fc.record({
  weather: fc.array(weather, { maxLength: 1 }),
  acts: fc.constant(
    Array.from({ length: PLANS_MAX }, (_, on): Act => ({ act: 'create', on, percent: null, final: true })),
  ),
  cut,
});

/** By payments of these ways. */
export function scenarioBy(ways: readonly WayName[]): fc.Arbitrary<Scenario> {
  return fc.record({
    plans: fc.array(fc.constantFrom(...ways).chain(planBy), { minLength: 1, maxLength: PLANS_MAX }),
    steps: fc
      .tuple(beginning, fc.array(step, { minLength: 1, maxLength: 10 }))
      .map(([first, others]) => [first, ...others]),
  });
}

/** A scenario as somebody reads it: a line a step. */
export function printScenario({ plans, steps }: Scenario): string {
  const lines = plans.map(
    (each, index) =>
      `payment ${index}: ${each.amount} by ${each.way}, to ` +
      `${each.intent}${each.store ? ', stored' : ''}${each.routed ? ', by rules' : ''}` +
      `${each.giftCards.length === 0 ? '' : `, gift cards ${each.giftCards.join(' + ')}`}`,
  );
  for (const [index, { weather: before, acts, cut: where }] of steps.entries()) {
    const happened = [
      ...before.map(({ world, ...more }) => [world, ...Object.values(more)].join(' ')),
      acts
        .map(
          (each) =>
            `${each.act} ${each.on % plans.length}` +
            `${each.percent === null ? '' : ` (${each.percent} %)`}` +
            `${each.act === 'capture' && each.final ? ' final' : ''}`,
        )
        .join(' | '),
      ...(where === null ? [] : [`killed ${where.when} statement ${where.statement}`]),
    ];
    lines.push(`${index + 1}. ${happened.join('; ')}`);
  }
  return lines.join('\n');
}
