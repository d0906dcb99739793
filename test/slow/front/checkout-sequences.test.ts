import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CardRunWorld } from '../../front/card-run-world.ts';
import { CheckoutWorld } from '../../front/checkout-world.ts';
import { diceOf, playRandomEvents } from '../../front/random-checkouts.ts';

const FILE = path.join(import.meta.dirname, '../../../contract/vectors/checkout.json');
const { events } = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Readonly<{
  events: readonly Readonly<{ event: object }>[];
}>;
const HAPPENINGS = events.map(({ event }) => event);
/** `test/front/checkout-reducer.test.ts` plays those before it. */
const FIRST_SEED = 10_000;
/** Each waits for timers, promises and storage, and takes some twenty milliseconds. */
const CARD_FORMS = Number(process.env['CARD_FORM_SEQUENCES'] ?? 1000);

test('of a hundred thousand checkouts each ends once, in time, and is not paid again after a death', () => {
  const ends = new Set<string>();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + 100_000; seed += 1)
    try {
      ends.add(playRandomEvents(diceOf(seed), HAPPENINGS).at);
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  assert.deepEqual([...ends].sort(), ['closed', 'done', 'failed']);
});

test('of a hundred thousand buyers none pays twice, or is told what is not so, whatever gets lost', () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + 100_000; seed += 1)
    try {
      new CheckoutWorld(diceOf(seed)).play();
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
});

test('of a thousand card forms each ends once and pays once, with everything that does its work', async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + CARD_FORMS; seed += 1)
    try {
      await new CardRunWorld(diceOf(seed)).play();
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
});
