import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { addCardExport } from '../../card-exports/add-card-export.ts';
import { cardNumber } from '../../card-imports/card-numbers.ts';
import { encryptFile } from '../../card-imports/encrypt-file.ts';
import { eventually, openTestService, recordSecret, type TestService } from '../../harness/index.ts';
import { type ServiceProcess, openProcess, urlOf } from '../../harness/process.ts';
import { toId } from '../../../server/domain/ids.ts';

const CARDS = 3_000;
const MERCHANT = toId<'merchant-account'>('default');
let service: TestService;
let folder: string;
let publicKey: string;
let fingerprint: string;

before(async () => {
  service = await openTestService({ worker: false });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-export-'));
  const made = JSON.parse(await railyard('import-cards', 'key', '--json')) as Record<string, string>;
  publicKey = made['publicKey'] ?? '';
  fingerprint = made['fingerprint'] ?? '';
  const rows = Array.from({ length: CARDS }, (_, at) => {
    const number = cardNumber(800_000 + at);
    recordSecret(number);
    return `card-${at},${number},12/40,buyer-${at % 7}`;
  });
  const text = ['external_identifier,number,expiration_date,buyer_external_identifier', ...rows].join('\n');
  fs.writeFileSync(inFolder('export.pgp'), encryptFile(publicKey, Buffer.from(text)));
  await railyard('import-cards', 'run', 'export.pgp', '--from', 'other', '--mapping', 'ids.csv');
});
after(async () => {
  await service.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const MAIN = path.join(import.meta.dirname, '../../../cli/main.ts');
const inFolder = (name: string): string => path.join(folder, name);
const unfinishedFiles = (): readonly string[] =>
  fs.readdirSync(folder).filter((name) => name.endsWith('.unfinished'));

function start(...words: readonly string[]): ServiceProcess {
  const environment = {
    RAILYARD_DATA_DIR: service.parts.config.dataDir,
    DATABASE_URL: urlOf(service.database.connection),
  };
  return openProcess(environment, { command: [process.execPath, MAIN, ...words], cwd: folder });
}

async function railyard(...words: readonly string[]): Promise<string> {
  const started = start(...words);
  assert.equal(await started.ended(), 0, started.output());
  return started.output();
}

async function refusal(...words: readonly string[]): Promise<string> {
  const started = start(...words);
  assert.equal(await started.ended(), 2, started.output());
  return started.output();
}

async function permission(more: object = {}): Promise<string> {
  const now = service.parts.clock.now();
  const wanted = { merchantAccountId: MERCHANT, publicKey, fingerprint, ...more };
  return (await addCardExport(service.db, now, wanted)).card_export_id;
}

test('a run that is killed leaves no clear byte; the next one makes the file, once, and it is told', async () => {
  const id = await permission();
  const killed = start('export-cards', id, '--out', 'cards.pgp');
  await eventually(() => killed.child.exitCode !== null || unfinishedFiles().length > 0);
  await killed.end('SIGKILL');
  assert.equal(fs.existsSync(inFolder('cards.pgp')), false);

  const told = JSON.parse(await railyard('export-cards', id, '--out', 'cards.pgp', '--json')) as object;
  const bytes = fs.readFileSync(inFolder('cards.pgp'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  assert.partialDeepStrictEqual(told, { cards: CARDS, gone: 0, fingerprint, sha256 });
  assert.deepEqual(unfinishedFiles(), []);
  assert.equal(fs.statSync(inFolder('cards.pgp')).mode & 0o777, 0o600);
  const { body } = await service.request('GET', `/card-exports/${id}`);
  assert.partialDeepStrictEqual(body, { state: 'finished', cards: CARDS, sha256, runs: 2 });
  const { body: events } = await service.request('GET', '/events?name=card-export.finished');
  assert.deepEqual(
    events.items.map((event: { resource_id: string }) => event.resource_id),
    [id],
  );
  const { body: log } = await service.request('GET', '/audit-logs?action=exported');
  assert.equal(log.items.length, 2);
  assert.match(await refusal('export-cards', id, '--out', 'again.pgp'), /was made at/);

  const checked = await railyard('import-cards', 'check', 'cards.pgp', '--from', 'railyard', '--json');
  assert.partialDeepStrictEqual(JSON.parse(checked), { imported: CARDS, refused: 0, with_buyer: CARDS });
});

test('what two people did not agree to is refused in a sentence, and opens nothing', async () => {
  const past = new Date(service.parts.clock.now().getTime() - 1_000);
  const [few, over, other] = [
    await permission({ cardsMax: CARDS - 1 }),
    await permission({ expiresAt: past }),
    await permission({ fingerprint: 'AB'.repeat(20) }),
  ];
  for (const [words, said] of [
    [[few, '--out', 'no.pgp'], /more than the 2999 cards that two people agreed to/],
    [[over, '--out', 'no.pgp'], /The time of this export is over/],
    [[other, '--out', 'no.pgp'], /not the one whose fingerprint two people saw/],
    [[few, '--out', 'ids.csv'], /ids\.csv is there already/],
    [[few], /--out says where/],
    [['0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e', '--out', 'no.pgp'], /has no export/],
    [['--out', 'no.pgp'], /takes the id of an export/],
  ] as const)
    assert.match(await refusal('export-cards', ...words), said);
  assert.equal(fs.existsSync(inFolder('no.pgp')), false);
});
