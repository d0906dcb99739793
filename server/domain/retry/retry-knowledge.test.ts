import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ChosenSchedule,
  NO_COUNTS,
  type RetryCount,
  type RetryCounts,
  chooseSchedule,
  retryKnowledge,
} from './retry-knowledge.ts';
import { RETRY_CAUSES, RETRY_SCHEDULES } from './schedules.ts';

const SEEDS = Array.from({ length: 2_000 }, (_, index) => Math.imul(index, 0x9e3779b1) >>> 0);

/** Every attempt of every schedule was approved as rarely, but for those of one. */
function countsWith(better: string | null, tried: number, share = 0.3): readonly RetryCount[] {
  return RETRY_SCHEDULES.insufficient_funds.flatMap(({ name, steps }) =>
    steps.map((_, step) => ({
      ...{ schedule: name, step, tried },
      recovered: Math.round(tried * (name === better ? share : 0.1)),
    })),
  );
}

function chosenOf(counts: RetryCounts, attemptsMax = 4): readonly ChosenSchedule[] {
  const knowledge = retryKnowledge('insufficient_funds', counts);
  const possible = knowledge.schedules.map((known) => ({ known, from: 0, to: attemptsMax }));
  return SEEDS.map((seed) => chooseSchedule(knowledge, possible, seed));
}
const shareOf = (name: string, all: readonly ChosenSchedule[]): number =>
  all.filter(({ known }) => known.schedule.name === name).length / all.length;

const [usual] = RETRY_SCHEDULES.insufficient_funds;

test('where little is known it is the usual schedule, and of ten charges about one goes by another', () => {
  const all = chosenOf(NO_COUNTS);
  assert.ok(shareOf(usual.name, all) > 0.88 && shareOf(usual.name, all) < 0.95);
  for (const { name } of RETRY_SCHEDULES.insufficient_funds) assert.ok(shareOf(name, all) > 0, name);
});

test('the schedule that recovers most at an issuer is taken there, whatever all issuers say', () => {
  const all = countsWith('fridays-evening', 10_000);
  assert.ok(shareOf('fridays-evening', chosenOf({ issuer: [], all })) > 0.5, 'an issuer that was never met');
  assert.ok(
    shareOf('paydays-evening', chosenOf({ issuer: countsWith('paydays-evening', 5_000), all })) > 0.99,
  );
});

test('one that may still be the best is tried, and one that is known to be worse is left alone', () => {
  const issuer = countsWith('paydays-evening', 5_000).filter(
    ({ schedule }) => schedule !== 'days-7-14-21-28-evening',
  );
  const all = chosenOf({ issuer, all: issuer });
  assert.ok(shareOf('days-7-14-21-28-evening', all) > 0.01);
  assert.equal(shareOf('fridays-morning', all), 0);
  for (const { known, isBest } of all)
    assert.equal(isBest, known.schedule.name === 'paydays-evening', known.schedule.name);
});

test('only attempts count for which there is time', () => {
  const late = countsWith('paydays-evening', 5_000, 0.9).map((count) =>
    count.schedule === 'paydays-evening' && count.step === 0 ? { ...count, recovered: 0 } : count,
  );
  assert.ok(shareOf('paydays-evening', chosenOf({ issuer: late, all: late })) > 0.99);
  assert.equal(shareOf('paydays-evening', chosenOf({ issuer: late, all: late }, 1)), 0);
});

test('who plans a charge again chooses the same, and no two schedules of a cause have one name', () => {
  const counts = { issuer: countsWith(null, 100), all: countsWith(null, 1_000) };
  assert.deepEqual(chosenOf(counts), chosenOf(counts));
  for (const cause of RETRY_CAUSES) {
    const names = RETRY_SCHEDULES[cause].map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
  }
});
