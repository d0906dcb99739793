import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { acceptTraces, type Accepted } from '../../model/accept.ts';
import { Acceptor } from '../../model/trace-steps.ts';
import { openStateTrace } from '../../server/db/state-trace.ts';
import { letGracePass, openShop, recoverDue, type Shop } from '../harness/shop.ts';

/** A line of a trace that is tampered with. */
type Line = Record<string, unknown>;

/** What it has learnt of one trace it knows for the next. */
const acceptor = new Acceptor();
let [folder, lines]: [string, readonly Line[]] = ['', []];
before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-traces-'));
  const shop = await openShop({ worker: false, config: { stateTrace: path.join(folder, 'run') } });
  await payInEveryWay(shop).finally(() => shop.close());
  const text = fs
    .readdirSync(path.join(folder, 'run'))
    .map((name) => fs.readFileSync(path.join(folder, 'run', name), 'utf8'));
  lines = text
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));

async function payInEveryWay(shop: Shop): Promise<void> {
  const authorized = await shop.pay({}, { idempotencyKey: 'the-order-of-Ada' });
  const at = `/transactions/${authorized.body.id}`;
  await shop.post(`${at}/capture`, { amount: 1000 });
  await shop.post(`${at}/refunds`, { amount: 400 });
  await shop.post(`/transactions/${(await shop.pay()).body.id}/void`);
  await shop.pay({ intent: 'capture', amount: 200_011 });
  for (const manner of ['reset_after', 'reset_before']) {
    await shop.misbehave({ manner, kind: 'authorize' });
    await shop.pay();
    await letGracePass(shop.service);
    for (let tries = 0; tries < 3; tries += 1) {
      await shop.service.db.query(
        { name: '', text: `UPDATE operations SET due_at = created_at WHERE due_at IS NOT NULL` },
        [],
      );
      await recoverDue(shop.service.parts);
    }
  }
}

/** `runs`: what each process has written. */
function accept(...runs: readonly (readonly Line[])[]): Promise<Accepted> {
  const files = runs.map((tampered, run) => {
    const file = path.join(folder, `tampered-${run}.jsonl`);
    const numbers = new Map(tampered.map((line, index) => [line['n'], index + 1]));
    const told = tampered.map((line) => ({
      ...line,
      n: numbers.get(line['n']),
      ...(line['of'] === undefined ? {} : { of: numbers.get(line['of']) }),
    }));
    fs.writeFileSync(file, told.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return file;
  });
  return acceptTraces(files, acceptor);
}

test('what the service did is a path of the model, from the first line to the last', async () => {
  const { refused, changes, transactions, operations } = await accept(lines);
  assert.deepEqual(refused, []);
  assert.ok(
    transactions === 5 && operations === 8 && changes >= 15,
    `${transactions} ${operations} ${changes}`,
  );
});

test('others see to an operation before the process that began it goes on, and reads that it has', async () => {
  const claim = lines.find(({ at }) => at === 'claims') ?? assert.fail('no worker has claimed anything');
  const intent = lines.find(
    ({ at, operations }) =>
      at === 'begins' && JSON.stringify(operations).includes(String(claim['operation'])),
  );
  assert.ok(intent !== undefined);
  const isOwn = ({ n, of }: Line): boolean => n === intent['n'] || of === intent['n'];
  const lastUs = Number(lines.at(-1)?.['at_us']);
  const stoodStill = lines
    .filter(isOwn)
    .map((line) => (line['of'] === undefined ? line : { ...line, at_us: lastUs + 1 }));
  assert.equal(stoodStill.length, 2, 'the intent, and its result');
  const { refused } = await accept(
    stoodStill,
    lines.filter((line) => !isOwn(line)),
  );
  assert.deepEqual(refused, []);
});

test('a trace has no card data, and no text of the merchant', () => {
  const text = JSON.stringify(lines);
  assert.doesNotMatch(text, /4111111111111111|Ada|security_code/);
});

test('nothing is written where nobody asks for it', () => {
  assert.equal(openStateTrace(null), undefined);
});

const stepsOf = (all: readonly Line[], is: (line: Line) => boolean): Line[] =>
  all.filter((line) => line['at'] === 'step' && is(line));
const causeOf = (line: Line): Record<string, unknown> | null =>
  line['cause'] as Record<string, unknown> | null;
const kindOf = (line: Line): unknown => (causeOf(line)?.['operation'] as Line | undefined)?.['kind'];
const saidBy = (line: Line): unknown => (causeOf(line)?.['outcome'] as Line | undefined)?.['kind'];
/** The first step of which this is so, changed; its result stays. */
const changed =
  (is: (line: Line) => boolean, change: (line: Line) => Line) =>
  (all: readonly Line[]): Line[] => {
    const [found] = stepsOf(all, is);
    assert.ok(found !== undefined);
    return all.map((line) => (line === found ? change(line) : line));
  };
const isCaptured = (line: Line): boolean => kindOf(line) === 'capture' && saidBy(line) === 'succeeded';

const TAMPERED: Readonly<Record<string, (all: readonly Line[]) => Line[]>> = {
  'a step is left out': (all) => {
    const [gone] = stepsOf(all, isCaptured);
    return all.filter((line) => line !== gone && line['of'] !== gone?.['n']);
  },
  'two steps are told in another order': (all) => {
    const [intent] = stepsOf(all, (line) => JSON.stringify(line['operations']).includes('"capture"'));
    const [outcome] = stepsOf(all, isCaptured);
    const versions = new Map([
      [intent, outcome?.['version']],
      [outcome, intent?.['version']],
    ]);
    return all.map((line) => (versions.has(line) ? { ...line, version: versions.get(line) } : line));
  },
  'more is captured than the processor told': changed(isCaptured, (line) => ({
    ...line,
    after: { ...(line['after'] as Line), captured_amount: 1299 },
  })),
  'what is not known has failed': changed(
    (line) => saidBy(line) === 'unknown',
    (line) => ({
      ...line,
      changes: (line['changes'] as Line[]).map((one) => ({ ...one, status: 'failed' })),
    }),
  ),
  'a refusal is kept for a yes': changed(
    (line) => saidBy(line) === 'declined',
    (line) => ({
      ...line,
      changes: (line['changes'] as Line[]).map((one) => ({ ...one, status: 'succeeded' })),
    }),
  ),
  'an entry of the ledger is missing': changed(isCaptured, (line) => ({
    ...line,
    ledger: (line['ledger'] as Line[]).slice(1),
  })),
  'a webhook is missing': changed(isCaptured, (line) => ({ ...line, webhooks: [] })),
  'it was decided on a state of before': changed(isCaptured, (line) => ({
    ...line,
    before: { ...(line['before'] as Line), status: 'authorized', capturing_amount: 0 },
  })),
  'an answer comes of what was never sent': (all) => all.filter(({ at }) => at !== 'sends'),
  'the call says that it was not sent, and commits a success': (all) =>
    all.map((line) =>
      line['at'] === 'answered' ? { ...line, outcome: { kind: 'failed', unsent: true } } : line,
    ),
  'a worker concludes without having claimed it': (all) =>
    all.filter(({ at }) => at !== 'claims' && at !== 'looks' && at !== 'looked'),
  'a key is bound to another operation': (all) => {
    const bound = all.find((line) => (line['key'] as Line | null)?.['binds']);
    const [other] = stepsOf(all, (line) => kindOf(line) === 'void');
    assert.ok(bound !== undefined && other !== undefined);
    return all.map((line) =>
      line === other ? { ...line, key: { ...(bound['key'] as Line), binds: 'another' } } : line,
    );
  },
};
for (const [name, tamper] of Object.entries(TAMPERED))
  test(`a trace is refused, and what would have been right is told, where ${name}`, async () => {
    const { refused } = await accept(tamper(lines));
    assert.ok(refused.length > 0);
    assert.ok(
      refused.some(({ what, nearest }) => what.length > 0 && nearest.join('').length + what.length > 20),
    );
  });

test('a process that is killed before it knows leaves a step that the next one proves', async () => {
  const [outcome] = stepsOf(lines, (line) => kindOf(line) === 'capture');
  const { refused } = await accept(lines.filter((line) => line['of'] !== outcome?.['n']));
  assert.deepEqual(refused, []);
});

test('of two statements of one killed process that happened which the next one was decided on', async () => {
  const [outcome] = stepsOf(lines, (line) => kindOf(line) === 'capture');
  // Of another request of it, which wanted the same version for something else, a moment later.
  const other = { ...outcome, n: 100_001, at_us: Number(outcome?.['at_us']) + 1, after: {}, changes: [] };
  const unheard = lines.filter((line) => line['of'] !== outcome?.['n']);
  assert.deepEqual((await accept([...unheard, other])).refused, []);
});

/** The last capture's outcome, told once more by a later statement. */
function toldTwice(): Line[] {
  const outcome = stepsOf(lines, isCaptured).at(-1);
  const result = lines.find(({ of }) => of === outcome?.['n']);
  const last = Math.max(...lines.map(({ at_us }) => Number(at_us)));
  const again = { ...outcome, n: 100_002, at_us: last + 2 };
  return [again, { ...result, n: 100_003, of: 100_002, at_us: last + 3 }];
}

test('a version is written twice only where a restore has forgotten the first', async () => {
  const [again] = toldTwice();
  const forgotten = lines.filter(
    (line) =>
      line['transaction'] === again?.['transaction'] && Number(line['version']) > Number(again?.['version']),
  );
  const gone = new Set(forgotten.map(({ n }) => n));
  const kept = lines.filter((line) => !gone.has(line['n']) && !gone.has(line['of']));
  const held = {
    n: 100_001,
    at_us: Number(again?.['at_us']) - 1,
    at: 'epoch',
    epoch: 9,
    held: true,
  };
  const twice = await accept([...kept, ...toldTwice()]);
  assert.match(twice.refused[0]?.what ?? '', /written twice/);
  assert.deepEqual((await accept([...kept, held, ...toldTwice()])).refused, []);
});
