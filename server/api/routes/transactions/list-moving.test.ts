import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openShop, type Shop } from '../../../../test/harness/shop.ts';
import { statements } from '../../../db/db.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

type Row = Readonly<{ id: string; captured_amount: number }>;
const NINE = 9;

/** The walks of the list: by each way that its rows are looked for. */
const WALKS: readonly Readonly<{ name: string; query(began: string, amount: number): string }>[] = [
  { name: 'without filters', query: () => '' },
  { name: 'by the time of the change', query: (began) => `&updated_at_gte=${began}` },
  { name: 'by the time of creation', query: (began) => `&created_at_gte=${began}` },
  { name: 'by a filter without an index', query: (_began, amount) => `&amount_eq=${amount}` },
  { name: 'by a filter with an index', query: (_began, amount) => `&external_identifier=walk-${amount}` },
];

for (const [index, { name, query }] of WALKS.entries())
  test(`200: pages ${name} miss no payment that changes while they are read`, async () => {
    const amount = 5_000 + index;
    const began = encodeURIComponent(new Date().toISOString());
    const ids: string[] = [];
    for (let count = 0; count < NINE; count += 1) {
      const { body } = await shop.pay({ amount, external_identifier: `walk-${amount}` });
      ids.push(body.id);
    }
    const seen: Row[] = [];
    let captured = 0;
    const capture = async (position: number): Promise<void> => {
      const answer = await shop.post(`/transactions/${ids[position]}/capture`, {});
      assert.equal(answer.status, 200, answer.text);
      captured += 1;
    };
    const pages = await walk(`/transactions?limit=2${query(began, amount)}`, ids, async (page, rows) => {
      seen.push(...rows);
      // Oldest of all, one in the middle, and one that was seen; and what is new is not of this walk.
      if (page === 1) await capture(0);
      if (page === 2) await capture(3);
      if (page === 3) await capture(8);
      if (page <= 3) await shop.pay({ amount, external_identifier: `walk-${amount}` });
    });
    assert.equal(captured, 3);
    const own = seen.filter(({ id }) => ids.includes(id));
    assert.deepEqual(new Set(own.map(({ id }) => id)), new Set(ids), `in ${pages} pages`);
    for (const position of [0, 3, 8]) {
      const last = own.findLast(({ id }) => id === ids[position]);
      assert.equal(last?.captured_amount, amount, 'as it is now');
    }
    assert.equal(own.length, NINE + 1, 'only what was seen before it changed comes twice');
    if (index > 0) assert.equal(own.length, seen.length, 'what is new is not of this walk');
  });

async function walk(
  path: string,
  ids: readonly string[],
  read: (page: number, rows: readonly Row[]) => Promise<void>,
): Promise<number> {
  let cursor: string | null = null;
  for (let page = 1; page < 100; page += 1) {
    const answer = await shop.get(`${path}${cursor === null ? '' : `&cursor=${cursor}`}`);
    assert.equal(answer.status, 200, answer.text);
    await read(page, answer.body.items);
    cursor = answer.body.next_cursor;
    if (cursor === null) return page;
  }
  throw new Error(`a walk past ${ids.length} payments does not end`);
}

test('200: a walk during which nothing changes ends with its last page, and pages back are the same', async () => {
  const pages: string[][] = [];
  let back: string | null = null;
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await shop.get(`/transactions?limit=20${cursor === '' ? '' : `&cursor=${cursor}`}`);
    pages.push(answer.body.items.map(({ id }: Row) => id));
    ({ next_cursor: cursor, previous_cursor: back } = answer.body);
  }
  assert.equal(new Set(pages.flat()).size, pages.flat().length);
  for (let at = pages.length - 2; at >= 0; at -= 1) {
    const answer = await shop.get(`/transactions?limit=20&cursor=${back}`);
    assert.deepEqual(
      answer.body.items.map(({ id }: Row) => id),
      pages[at],
    );
    back = answer.body.previous_cursor;
  }
});

test('no other list is walked by what changes, but scenarios by their order and disputes by deadline', () => {
  const walked = [...statements.values()].filter(({ name }) => name.endsWith('_next'));
  assert.ok(walked.length > 20);
  const moving = walked.filter(
    ({ text }) =>
      !/ORDER BY (?:\w+\.)?(?:created_at|started_at|ingested_at|at|number|line|\w+_id)\b/.test(text),
  );
  // Lines of a bank statement keep their places in it, as differences do in the run that found them; so do days.
  const isOther = (name: string): boolean =>
    !/^(?:transactions\.list|bank_statements\.lines|reconciliation_(?:days|differences)\.list)/.test(name);
  const names = moving.map(({ name }) => name).filter(isOther);
  assert.deepEqual(names, ['three_ds_scenarios.list_next', 'disputes.list_due_next']);
});
