import { compileFlow } from '../server/domain/flow/compile.ts';
import { type Inputs, decide, readInputs, writeInputs } from '../server/domain/flow/decide-route.ts';
import { count, emptyTally } from '../server/domain/flow/replay-tally.ts';
import { interpret } from '../test/flow/interpreter.ts';
import { countries } from '../server/domain/country.ts';
import { SERVICES, randomFrom, randomInputs, randomRules } from '../test/flow/random.ts';

/**
 * `npm run bench -- --only=flow`: processor time of a decision under a thousand rules, compiled and by the plain
 * interpreter, and of a replayed decision. One thread, no database; processor time, so that a busy machine says the
 * same.
 */
const RULES = 1000;
const DECISIONS = 2000;
const REPLAYED = 100_000;

const random = randomFrom(11);
/** Never holds. */
const never = { name: 'card_issuer_name', operator: 'like_one_of', value: ['nobody is called this'] };
const ROUTE = { action: 'route-transaction', active: true, outcome: SERVICES, error_code: null } as const;
/** Every kind of condition, and each rule fails at its last one, if not before; the last rule holds. */
const worst = randomRules(random, 'card-transaction', RULES).map((rule, index) => ({
  ...rule,
  ...ROUTE,
  conditions: index === RULES - 1 ? [] : [...rule.conditions, never],
}));
/** As merchants write them: by country, currency and amount. */
const usual = worst.map((rule, index) => ({
  ...rule,
  conditions:
    index === RULES - 1
      ? []
      : [
          { name: 'card_country', operator: 'is_one_of', value: [countries[index % countries.length]] },
          { name: 'currency', operator: 'is_one_of', value: ['USD', 'EUR'] },
          { name: 'amount', operator: 'greater_than', value: { currency: 'EUR', value: 20_000 + index } },
        ],
}));
/** Conditions that hold for every payment, before one that no index can tell. */
const alike = worst.map((rule, index) => ({
  ...rule,
  conditions:
    index === RULES - 1
      ? []
      : [
          { name: 'card_scheme', operator: 'is_not_one_of', value: ['jcb'] },
          { name: 'amount', operator: 'greater_than', value: { currency: 'EUR', value: 20_000 + index } },
        ],
}));
const inputs = Array.from({ length: DECISIONS }, () => randomInputs(random));

function microsecondsOf(payments: readonly Inputs[], work: (one: Inputs) => unknown): readonly number[] {
  for (const one of payments) work(one); // once to warm up
  const times = payments.map((one) => {
    const before = process.cpuUsage();
    work(one);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return times.sort((a, b) => a - b);
}
const percentileAt = (times: readonly number[], share: number): string =>
  (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
const printTimes = (name: string, times: readonly number[]): void =>
  void process.stdout.write(
    `${name}: p50 ${percentileAt(times, 0.5)} µs, p99 ${percentileAt(times, 0.99)} µs\n`,
  );

/** Each has values that no payment had before it. */
const fresh = inputs.map((one, index) => ({
  ...one,
  facts: {
    ...one.facts,
    amount: BigInt(index),
    card_issuer_name: `Bank ${index}`,
    card_bin: String(40_000_000 + index),
  },
}));

for (const [name, rules, payments] of [
  ['rules by country, currency and amount', usual, inputs],
  ['rules that only their amounts tell apart', alike, inputs],
  ['rules of every kind that fail at their last condition', worst, inputs],
  ['the same, of amounts, issuers and first digits that were never met', worst, fresh],
] as const) {
  const compiled = compileFlow('card-transaction', 1, rules);
  printTimes(
    `${RULES} ${name}, compiled`,
    microsecondsOf(payments, (one) => decide(compiled, one)),
  );
  printTimes(
    `${RULES} ${name}, interpreted`,
    microsecondsOf(payments, (one) => interpret(rules, one)),
  );
}

const few = compileFlow('card-transaction', 1, randomRules(random, 'card-transaction', 20));
const stored = inputs.map((one) => JSON.stringify(writeInputs(one)));
const tally = emptyTally();
const begun = process.cpuUsage();
for (let index = 0; index < REPLAYED; index += 1) {
  const read = readInputs(
    JSON.parse(stored[index % stored.length] ?? '{}') as Parameters<typeof readInputs>[0],
  );
  const decision = decide(few, read);
  count(
    tally,
    { inputs: read, before: decision, after: decision, isReproduced: true, wasApproved: true },
    [],
  );
}
const { user, system } = process.cpuUsage(begun);
const perSecond = Math.round(REPLAYED / ((user + system) / 1e6));
const heapMb = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
process.stdout.write(
  `replayed decisions, read and counted: ${perSecond} a second of processor time, ${heapMb} MB of heap\n`,
);
