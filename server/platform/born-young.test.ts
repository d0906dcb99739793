import './born-young.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHeapSpaceStatistics } from 'node:v8';
import { collectYoung } from '../../test/harness/memory.ts';

const ROUNDS = 400_000;
type SampleObject = Readonly<{
  index: number;
  parts: readonly number[];
  more: Readonly<{ left: number; right: number }>;
}>;
const make = (index: number): SampleObject => ({
  index,
  parts: [index, index + 1],
  more: { left: index, right: -index },
});
const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ??
  Number.NaN;

/** As requests do: a few at once, and then they end. */
function makeInPassing(): void {
  const atOnce: SampleObject[] = [];
  for (let index = 0; index < ROUNDS / 4; index += 1) atOnce[index % 50] = make(index);
  atOnce.length = 0;
  collectYoung();
}

test('what is made where much lived on is young all the same', () => {
  const living: SampleObject[] = [];
  for (let index = 0; index < ROUNDS; index += 1) living.push(make(index));
  collectYoung();
  makeInPassing(); // Until here what makes them is compiled.
  const before = oldBytes();
  makeInPassing();
  const grown = oldBytes() - before;
  assert.equal(living.length, ROUNDS);
  assert.ok(grown < 4_000_000, `${grown} bytes more are old`);
});
