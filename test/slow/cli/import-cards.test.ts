import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { cardNumber } from '../../card-imports/card-numbers.ts';
import { encryptFile } from '../../card-imports/encrypt-file.ts';
import { eventually, openTestService, recordSecret, type TestService } from '../../harness/index.ts';
import { openImportCommand } from '../../harness/import-command.ts';
import { importedPairs } from '../../../server/db/queries/card-imports.ts';
import { toId } from '../../../server/domain/ids.ts';

const CARDS = 6_000;
let service: TestService;

before(async () => {
  service = await openTestService({ worker: false });
});
after(async () => {
  await service.close();
  command.close();
});

const command = openImportCommand(() => service, 'import-cards');
const { inFolder, run: railyard, start } = command;

async function storedPairs(): Promise<readonly string[]> {
  const pairs = await importedPairs(service.db, toId('default'), 'other', '', CARDS + 1);
  return pairs.map((pair) => `${pair.old_id},${pair.payment_method_id}`);
}

test('a file goes in through the command, killed again and again, and the mapping is the same bytes', async () => {
  const key = await railyard('key', '--name', 'Example Shop', '--out', 'key.asc');
  assert.equal(key.code, 0, key.output);
  const rows = Array.from({ length: CARDS }, (_, at) => {
    const number = cardNumber(200_000 + at);
    recordSecret(number);
    return `card-${String(at).padStart(5, '0')},${number},12/40,b-${at % 97}`;
  });
  const text = ['external_identifier,number,expiration_date,buyer_external_identifier', ...rows, ''].join(
    '\n',
  );
  const file = encryptFile(fs.readFileSync(inFolder('key.asc'), 'utf8'), Buffer.from(text));
  fs.writeFileSync(inFolder('export.pgp'), file);
  const checked = await railyard('check', 'export.pgp', '--from', 'other', '--json');
  assert.equal(checked.code, 0, checked.output);
  assert.partialDeepStrictEqual(JSON.parse(checked.output), { dry_run: true, imported: CARDS, refused: 0 });
  assert.deepEqual(await storedPairs(), []);

  const seen = new Set<string>();
  for (const most of [1, 900, 2_100, 4_000]) {
    const started = start('run', 'export.pgp', '--from', 'other', '--mapping', 'ids.csv');
    await eventually(async () => started.child.exitCode !== null || (await storedPairs()).length >= most);
    await started.end('SIGKILL');
    for (const pair of await storedPairs()) seen.add(pair);
  }
  const last = await railyard('run', 'export.pgp', '--from', 'other', '--mapping', 'ids.csv');
  assert.equal(last.code, 0, last.output);
  const mapping = fs.readFileSync(inFolder('ids.csv'), 'utf8');
  const lines = mapping.trimEnd().split('\n');
  assert.deepEqual([lines[0], lines.length], ['old_id,payment_method_id', CARDS + 1]);
  assert.deepEqual(lines.slice(1), await storedPairs());
  for (const pair of seen) assert.ok(lines.includes(pair), pair);

  const again = await railyard('run', 'export.pgp', '--from', 'other', '--mapping', 'again.csv', '--json');
  assert.partialDeepStrictEqual(JSON.parse(again.output), { imported: 0, already: CARDS });
  const told = await railyard('check', 'export.pgp', '--from', 'other');
  assert.match(told.output, /^0 would be imported$/m);
  assert.equal(fs.readFileSync(inFolder('again.csv'), 'utf8'), mapping);
  const counted = await service.db.query<{ cards: bigint; records: bigint }>(
    {
      name: '',
      text: `SELECT (SELECT count(*) FROM payment_methods) AS cards,
        (SELECT count(*) FROM vault.records WHERE kind = 'card') AS records`,
    },
    [],
  );
  assert.deepEqual(counted, [{ cards: BigInt(CARDS), records: BigInt(CARDS) }]);
});

test('a file that was changed, or that is in clear, stores nothing and is told in a sentence', async () => {
  const before = (await storedPairs()).length;
  const changed = fs.readFileSync(inFolder('export.pgp'));
  changed[changed.length - 30] = (changed[changed.length - 30] ?? 0) ^ 1;
  fs.writeFileSync(inFolder('changed.pgp'), changed);
  fs.writeFileSync(inFolder('clear.csv'), 'external_identifier,number,expiration_date\n');
  for (const [name, said] of [
    ['changed.pgp', /changed\.pgp cannot be read: (it was changed on its way|its compressed data)/],
    ['clear.csv', /clear\.csv cannot be read: it is no OpenPGP message/],
    ['none.pgp', /There is no file/],
    ['.', /There is no file/],
  ] as const) {
    const refused = await railyard('run', name, '--from', 'other', '--mapping', 'no.csv');
    assert.deepEqual([refused.code, said.test(refused.output)], [2, true], refused.output);
  }
  assert.equal((await storedPairs()).length, before);
});

test('words that do not go together are refused, and a key is listed and ended by its id', async () => {
  for (const [words, said] of [
    [[], /What is to be done/],
    [['reveal'], /no verb of import-cards "reveal"/],
    [['run'], /takes the name of a file/],
    [['run', 'export.pgp', '--from', 'square', '--mapping', 'x'], /no origin "square"/],
    [['run', 'export.pgp', '--from', 'other'], /--mapping says where/],
    [['keys', 'all'], /takes no further word/],
    [['key', '--out', 'key.asc'], /is there already/],
    [['keys', '--merchant-account', 'nobody'], /no merchant account "nobody"/],
    [['destroy-key', '0000000000000000', '--yes'], /There is no key/],
  ] as const) {
    const refused = await railyard(...words);
    assert.deepEqual([refused.code, said.test(refused.output)], [2, true], refused.output);
  }
  const listed = await railyard('keys', '--json');
  const [{ id }] = JSON.parse(listed.output) as readonly [{ id: string }];
  const asked = await railyard('destroy-key', id);
  assert.match(asked.output, /open for nobody any more\. Nothing was done: add --yes/);
  assert.equal((await railyard('destroy-key', id, '--yes')).code, 0);
  const gone = await railyard('check', 'export.pgp', '--from', 'other');
  assert.match(gone.output, /to no key of this merchant account/);
});
