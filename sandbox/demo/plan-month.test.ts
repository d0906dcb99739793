import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planMonth } from './plan-month.ts';

const wanted = { seed: 7, days: 30, payments: 600 };

test('one seed plans one month, and another seed another', () => {
  assert.deepEqual(planMonth(wanted), planMonth(wanted));
  assert.notDeepEqual(planMonth(wanted).orders[0], planMonth({ ...wanted, seed: 8 }).orders[0]);
});

test('a month has something of everything: ways to pay, refusals, disputes, refunds, parts, voids', () => {
  const { orders } = planMonth(wanted);
  const afterwards = orders.flatMap(({ then }) => then);
  assert.ok(orders.length >= wanted.payments);
  assert.ok(new Set(orders.map(({ way }) => way)).size >= 10);
  assert.ok(new Set(orders.flatMap(({ refusal }) => refusal ?? [])).size >= 6);
  assert.ok(new Set(orders.map(({ market }) => market.country)).size >= 12);
  assert.deepEqual([...new Set(afterwards.map(({ act }) => act))].toSorted(), [
    'capture',
    'dispute',
    'refund',
    'void',
  ]);
  assert.ok(orders.every(({ minute }) => minute >= 0 && minute < wanted.days * 1_440));
});

test('only what is to be lost or refused has an amount that means something to the sandbox', () => {
  const meant = planMonth({ ...wanted, payments: 3_000 }).orders.filter(
    ({ amount, story }) => story === null && amount >= 200_000 && amount % 10_000 < 100,
  );
  assert.deepEqual(meant, []);
});
