import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CHECKOUT_STATES } from '../../packages/client-core/src/checkout-state.ts';
import { CheckoutWorld } from './checkout-world.ts';
import { diceOf, playRandomEvents } from './random-checkouts.ts';

type Vectors = Readonly<{
  events: readonly Readonly<{ event: object }>[];
  states: readonly Readonly<{ state: Readonly<{ at: string }> }>[];
}>;
const FILE = path.join(import.meta.dirname, '../../contract/vectors/checkout.json');
const { events, states } = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Vectors;
const HAPPENINGS = events.map(({ event }) => event);

test('the vectors have every state of a checkout', () => {
  assert.deepEqual(
    CHECKOUT_STATES.filter((name) => !states.some(({ state }) => state.at === name)),
    [],
  );
});

/** `test/slow/front/checkout-sequences.test.ts` plays a hundred thousand. */
test('a checkout ends once, within its deadlines, and is not paid again after the process ended', () => {
  for (let seed = 1; seed <= 3_000; seed += 1) {
    try {
      playRandomEvents(diceOf(seed), HAPPENINGS);
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  }
});

test('a buyer pays once, and is told what the service knows, whatever gets lost', () => {
  const outcomes = new Set<string>();
  for (let seed = 1; seed <= 2_000; seed += 1) {
    try {
      outcomes.add(new CheckoutWorld(diceOf(seed)).play().outcome);
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  }
  assert.deepEqual([...outcomes].sort(), ['closed', 'completed', 'failed', 'pending']);
});
