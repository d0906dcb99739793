import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  for (let index = 1; index <= 11; index += 1)
    await service.request('POST', '/merchant-accounts', {
      body: { id: `page-${String(index).padStart(2, '0')}`, display_name: index % 2 === 0 ? 'even' : 'odd' },
    });
});
after(() => service.close());

const list = (query: string) => service.request('GET', `/merchant-accounts?${query}`);
const ids = (answer: { body: { items: { id: string }[] } }): string[] =>
  answer.body.items.map((item) => item.id);

test('200: pages forward hold every row once, and back from the end they are the same pages', async () => {
  const forward: string[][] = [];
  const cursors: (string | null)[] = [];
  let answer = await list('limit=5');
  for (;;) {
    forward.push(ids(answer));
    cursors.push(answer.body.previous_cursor);
    if (answer.body.next_cursor === null) break;
    answer = await list(`limit=5&cursor=${answer.body.next_cursor}`);
  }
  assert.deepEqual(
    forward.map((page) => page.length),
    [5, 5, 2],
  );
  assert.equal(new Set(forward.flat()).size, 12);
  assert.equal(cursors[0], null);
  const back: string[][] = [forward.at(-1) ?? []];
  while (answer.body.previous_cursor !== null) {
    answer = await list(`limit=5&cursor=${answer.body.previous_cursor}`);
    back.unshift(ids(answer));
  }
  assert.deepEqual(back, forward);
  const first = await list('limit=5');
  assert.deepEqual(answer.body, first.body);
});

test('200: the limit is answered, 20 where none is asked, and may change from page to page', async () => {
  assert.equal((await list('')).body.limit, 20);
  const first = await list('limit=2');
  const second = await list(`limit=3&cursor=${first.body.next_cursor}`);
  assert.equal(second.body.limit, 3);
  assert.equal(ids(second).length, 3);
});

test('200: rows that came meanwhile do not break the way back: its end is the first page as it is now', async () => {
  const first = await list('limit=4');
  const second = await list(`limit=4&cursor=${first.body.next_cursor}`);
  await service.request('POST', '/merchant-accounts', { body: { id: 'newcomer', display_name: 'odd' } });
  const back = await list(`limit=4&cursor=${second.body.previous_cursor}`);
  assert.deepEqual(ids(back), ids(first));
  const top = await list(`limit=4&cursor=${back.body.previous_cursor}`);
  assert.equal(ids(top)[0], 'newcomer');
  assert.equal(ids(top).length, 4);
  assert.equal(top.body.previous_cursor, null);
});

test('400: a cursor works for its list, filters and merchant account only, and not with a bit changed', async () => {
  const { body } = await list('limit=2&search=odd');
  const cursor: string = body.next_cursor;
  assert.equal((await list(`limit=2&search=odd&cursor=${cursor}`)).status, 200);
  assert.equal((await list(`limit=2&search=even&cursor=${cursor}`)).status, 400);
  assert.equal((await list(`limit=2&cursor=${cursor}`)).status, 400);
  assert.equal((await service.request('GET', `/api-key-pairs?cursor=${cursor}`)).status, 400);
  assert.equal((await service.request('GET', `/audit-logs?cursor=${cursor}`)).status, 400);
  for (let at = 0; at < cursor.length; at += 5) {
    const changed = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
    assert.equal((await list(`limit=2&search=odd&cursor=${changed}`)).status, 400, `at ${at}`);
  }
  for (const changed of [
    cursor.slice(0, -1),
    cursor.slice(4),
    `${cursor}A`,
    `${cursor}=`,
    `%20${cursor}`,
    'A'.repeat(9_000),
  ])
    assert.equal((await list(`limit=2&search=odd&cursor=${changed}`)).status, 400, changed.slice(0, 20));
});

test('400: a cursor of one merchant account is none of another', async () => {
  await service.request('GET', '/audit-logs');
  const { body } = await service.request('GET', '/audit-logs?limit=2', { merchantAccount: 'page-01' });
  const mine = await service.request('GET', '/audit-logs?limit=1', { merchantAccount: 'default' });
  assert.equal(body.items.length, 1, 'the creation of page-01 is filed under it');
  if (mine.body.next_cursor !== null)
    assert.equal(
      (
        await service.request('GET', `/audit-logs?limit=1&cursor=${mine.body.next_cursor}`, {
          merchantAccount: 'page-01',
        })
      ).status,
      400,
    );
});

test('400: unknown parameters, arrays in brackets and prototype tricks in the query are refused by name', async () => {
  for (const query of ['serach=odd', 'a[]=1', 'a[b]=1', '__proto__[x]=1', 'constructor=1', 'limit[]=5']) {
    const answer = await list(query);
    assert.equal(answer.status, 400, query);
    assert.equal(answer.body.details[0].type, 'value_error.extra', query);
    assert.equal(answer.body.details[0].location, 'query', query);
  }
  for (const query of ['search=%ff', 'search=%00', 'search=%zz', 'search=%ed%a0%80'])
    assert.equal((await list(query)).status, 400, query);
  assert.equal((await list('search=%27%3B%20DROP%20TABLE%20merchant_accounts%3B--')).status, 200);
});
