import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { eventually, openTestService, type TestService } from '../../harness/index.ts';
import { openImportCommand } from '../../harness/import-command.ts';
import { addOrderService, addPaymentService } from '../../harness/shop.ts';

const TOKENS = 5_000;
let service: TestService;
let paymentServiceId: string;

before(async () => {
  service = await openTestService({ worker: false });
  paymentServiceId = await addPaymentService(service);
});
after(async () => {
  await service.close();
  command.close();
});

const command = openImportCommand(() => service, 'import-tokens');
const { inFolder, run: railyard, start } = command;

async function storedPairs(): Promise<ReadonlySet<string>> {
  const text = `SELECT external_identifier || ',' || payment_method_id AS pair FROM payment_methods
    WHERE payment_service_id = $1`;
  const rows = await service.db.query<{ pair: string }>({ name: '', text }, [paymentServiceId]);
  return new Set(rows.map(({ pair }) => pair));
}

test('a list goes in through the command, killed again and again, and the mapping is the same bytes', async () => {
  const rows = Array.from({ length: TOKENS }, (_, at) => `card_sandbox_${at}_kept,old-${at},12/40,1111`);
  fs.writeFileSync(
    inFolder('tokens.csv'),
    ['token,external_identifier,expiration_date,label', ...rows, ''].join('\n'),
  );
  const asked = ['tokens.csv', '--payment-service', paymentServiceId] as const;
  const checked = await railyard('check', ...asked, '--json');
  assert.equal(checked.code, 0, checked.output);
  assert.partialDeepStrictEqual(JSON.parse(checked.output), { dry_run: true, imported: TOKENS, refused: 0 });
  assert.equal((await storedPairs()).size, 0);

  const seen = new Set<string>();
  for (const most of [1, 2_000, 4_000]) {
    const started = start('run', ...asked, '--mapping', 'ids.csv');
    await eventually(async () => started.child.exitCode !== null || (await storedPairs()).size >= most);
    await started.end('SIGKILL');
    for (const pair of await storedPairs()) seen.add(pair);
  }
  const last = await railyard('run', ...asked, '--mapping', 'ids.csv');
  assert.equal(last.code, 0, last.output);
  const mapping = fs.readFileSync(inFolder('ids.csv'), 'utf8');
  const lines = mapping.trimEnd().split('\n');
  assert.equal(lines[0], 'token,external_identifier,payment_method_id');
  assert.equal(lines.length, TOKENS + 1);
  for (const pair of seen) assert.ok(mapping.includes(`,${pair}\n`), pair);
  await railyard('run', ...asked, '--mapping', 'again.csv');
  assert.equal(fs.readFileSync(inFolder('again.csv'), 'utf8'), mapping);
  assert.equal(fs.statSync(inFolder('ids.csv')).mode & 0o777, 0o600);
});

test('words that do not go together, and payment services that take no tokens, are told', async () => {
  fs.writeFileSync(inFolder('wrong.csv'), 'token,label\npm_1,1111\n');
  const told = async (...words: readonly string[]): Promise<string> => {
    const { code, output } = await railyard(...words);
    assert.notEqual(code, 0, output);
    return output;
  };
  const bank = await addOrderService(service, 'mock-pix', ['BRL'], ['BR']);
  const of = (id: string): readonly string[] => ['wrong.csv', '--payment-service', id];
  assert.match(await told('run', ...of(paymentServiceId)), /--mapping/);
  assert.match(await told('check', 'wrong.csv'), /--payment-service/);
  assert.match(await told('check', 'none.csv', '--payment-service', paymentServiceId), /There is no file/);
  assert.match(await told('check', ...of(bank)), /takes no tokens that were made elsewhere.*stripe-card/);
  assert.match(await told('check', ...of('x')), /There is no payment service "x"/);
  assert.match(
    await told('run', ...of(paymentServiceId), '--mapping', 'm.csv', '--delete-at-processor'),
    /--yes/,
  );
  const refused = await told('check', ...of(paymentServiceId), '--problems', 'refused.csv');
  assert.match(refused, /1 are refused\n {2}line 2: \/token must be a token of this processor/);
  assert.match(
    fs.readFileSync(inFolder('refused.csv'), 'utf8'),
    /^line,old_id,pointer,type,message\n2,,\/token,/,
  );
});
