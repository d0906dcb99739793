import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

let instance: Instance;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
});
after(() => instance.close());

const demoData = (...words: readonly string[]): Promise<string> => instance.railyard('demo-data', ...words);

test('days of a shop are made over the API, and nothing that a run asks for is refused', async () => {
  const summary = JSON.parse(await demoData('--days', '4', '--payments', '60', '--json')) as {
    payments: number;
    captures: number;
    byStatus: Readonly<Record<string, number>>;
    refusals: Readonly<Record<string, number>>;
    stopped: boolean;
  };
  assert.deepEqual([summary.refusals, summary.stopped], [{}, false]);
  assert.ok(summary.payments >= 60 && summary.captures > 0);
  assert.ok((summary.byStatus['captured'] ?? 0) > 0 && (summary.byStatus['declined'] ?? 0) > 0);
});

test('a merchant account that has payments is left alone, unless more are wanted', async () => {
  await assert.rejects(demoData(), /has payments already: --add makes more beside them/);
  const more = JSON.parse(await demoData('--days', '1', '--payments', '10', '--add', '--json')) as {
    refusals: Readonly<Record<string, number>>;
  };
  assert.deepEqual(more.refusals, {});
});

test('demo-data says what is wrong with its words, and where there is no sandbox', async () => {
  await assert.rejects(demoData('--days', '99'), /--days takes a whole number from 1 to 60/);
  await assert.rejects(demoData('--merchant-account', 'nobody'), /no sandbox merchant account "nobody"/);
});

test('a setting has it done after the start, where there are no payments yet', async (context) => {
  const filled = await newInstance();
  context.after(() => filled.close());
  const settings = { RAILYARD_DEMO_DATA: '10' };
  const first = filled.start(settings);
  await first.ready();
  assert.match(first.output(), /A month of a shop with 10 payments is being made/);
  await eventually(() => assert.match(first.output(), /the sandbox has a month of payments/));
  assert.equal(await first.end('SIGINT'), 0);
  const second = filled.start(settings);
  await second.ready();
  assert.doesNotMatch(second.output(), /is being made/);
});
