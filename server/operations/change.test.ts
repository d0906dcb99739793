import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../domain/problem.ts';
import { compareAndSet } from './change.ts';

type Row = Readonly<{ version: number; amount: number }>;

/** A row that others may move between a look and a write, as a table would have it. */
class HeldRow {
  row: Row = { version: 1, amount: 100 };
  reads = 0;

  subject(known: Row | null = null) {
    return {
      name: 'a row',
      known,
      read: async (): Promise<Row> => {
        this.reads += 1;
        return this.row;
      },
      version: (row: Row): number => row.version,
    };
  }

  /** Only while the row still stands as it was decided on. */
  async write(decidedOn: Row, amount: number): Promise<boolean> {
    if (this.row.version !== decidedOn.version) return false;
    this.row = { version: decidedOn.version + 1, amount };
    return true;
  }

  moveByOthers(): void {
    this.row = { version: this.row.version + 1, amount: this.row.amount + 1 };
  }
}

const isProblem =
  (code: string, text: string | null = null) =>
  (error: unknown): boolean =>
    error instanceof Problem && error.code === code && error.privateText === text;

test('what is decided on a row is written while the row still stands so, and its result is given', async () => {
  const held = new HeldRow();
  const result = await compareAndSet(held.subject(), (row) => ({
    commit: () => held.write(row, row.amount + 10),
    result: `had ${row.amount}`,
  }));
  assert.deepEqual([result, held.row, held.reads], ['had 100', { version: 2, amount: 110 }, 1]);
});

test('a row that the caller has just read is not read again', async () => {
  const held = new HeldRow();
  await compareAndSet(held.subject(held.row), (row) => ({ commit: () => held.write(row, 1), result: null }));
  assert.deepEqual([held.row.amount, held.reads], [1, 0]);
});

test('where nothing is to be written nothing is, and the result is given', async () => {
  const held = new HeldRow();
  assert.equal(await compareAndSet(held.subject(), () => ({ commit: null, result: 'as it is' })), 'as it is');
  assert.deepEqual([held.row, held.reads], [{ version: 1, amount: 100 }, 1]);
});

test('whoever loses the race decides anew, on the row as the winner left it', async () => {
  const held = new HeldRow();
  const decidedOn: number[] = [];
  const result = await compareAndSet(held.subject(), async (row) => {
    decidedOn.push(row.amount);
    if (decidedOn.length <= 2) held.moveByOthers();
    return { commit: () => held.write(row, row.amount * 2), result: row.amount };
  });
  assert.deepEqual([decidedOn, result, held.row], [[100, 101, 102], 102, { version: 4, amount: 204 }]);
});

test('409 where nobody moved the row and it could not be written: the key is no longer this request’s', async () => {
  const held = new HeldRow();
  let decisions = 0;
  const refused = compareAndSet(held.subject(), () => {
    decisions += 1;
    return { commit: async () => false, result: null };
  });
  await assert.rejects(refused, isProblem('concurrent_request'));
  assert.deepEqual([decisions, held.reads], [1, 2]);
});

test('503 for a row that was moved two hundred times before it could be written', async () => {
  const raced = (races: number): Promise<number> => {
    const held = new HeldRow();
    let decisions = 0;
    return compareAndSet(held.subject(), (row) => {
      decisions += 1;
      if (decisions <= races) held.moveByOthers();
      return { commit: () => held.write(row, 0), result: decisions };
    });
  };
  assert.equal(await raced(199), 200);
  await assert.rejects(raced(200), isProblem('service_unavailable', 'a row is too busy'));
});
