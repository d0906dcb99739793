import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstWhere } from './first-where.ts';

const never = (): Promise<never> => new Promise(() => undefined);

test('who says yes is found while others hang', async () => {
  assert.equal(await firstWhere([1, 2, 3], (one) => (one === 2 ? Promise.resolve(true) : never())), 2);
});

test('all are asked before any has answered', async () => {
  const asked: number[] = [];
  void firstWhere([1, 2, 3], (one) => (asked.push(one), never()));
  assert.deepEqual(asked, [1, 2, 3]);
});

test('nobody is found where all say no, or nobody is there', async () => {
  assert.equal(await firstWhere([1, 2], () => Promise.resolve(false)), null);
  assert.equal(await firstWhere([], () => Promise.resolve(true)), null);
});

test('what goes wrong with one is told', async () => {
  const asking = firstWhere([1, 2], (one) =>
    one === 1 ? Promise.reject(new Error('away')) : Promise.resolve(false),
  );
  await assert.rejects(asking, /away/);
});
