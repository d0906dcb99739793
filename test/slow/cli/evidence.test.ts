import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { grantRoles } from '../../../server/db/database-roles.ts';
import { execute } from '../../harness/cluster.ts';
import { eventually } from '../../harness/eventually.ts';
import { type CommandLineStand, openCommandLine } from '../../harness/command-line.ts';
import { urlOf } from '../../harness/process.ts';
import { recordSecret } from '../../harness/recording.ts';

let stand: CommandLineStand;
before(async () => {
  stand = await openCommandLine();
});
after(() => stand.instance.close());

const folderNamed = (name: string): string => path.join(stand.instance.folder, name);

type PrintedResult = Readonly<{ manifest: string; files: readonly string[]; problems: readonly string[] }>;

/** A command of the operator's, with the settings of the instance. */
function evidence(...words: string[]): ReturnType<CommandLineStand['railyard']> {
  return stand.railyard(['evidence', ...words], { environment: stand.instance.settings });
}

type Row = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, readonly Row[]>>;

function read<Content>(folder: string, file: string): Content {
  return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Content; // what it holds is asserted
}

async function change(text: string): Promise<void> {
  await stand.instance.database.db.query({ name: '', text }, []);
}

test('an instance is exported: keys, people, proofs and refused calls, and no secret in any file', async () => {
  recordSecret('4111111111111111');
  const paid = await stand.railyard(['pay', '1299', 'USD']);
  assert.equal(paid.code, 0, paid.err);
  const refused = await fetch(`${stand.instance.url}/buyers`, { headers: { authorization: 'Bearer a.b.c' } });
  assert.equal(refused.status, 401);
  await eventually(async () => {
    const rows = await stand.instance.database.db.query(
      { name: '', text: 'SELECT FROM requests WHERE response_status = 401' },
      [],
    );
    assert.ok(rows.length > 0);
  });
  const folder = folderNamed('evidence');
  const done = await evidence('--out', folder, '--json');
  assert.equal(done.code, 0, done.out + done.err);
  const { manifest, files, problems } = JSON.parse(done.out) as PrintedResult;
  assert.deepEqual(problems, []);
  assert.deepEqual(fs.readdirSync(folder).toSorted(), files.toSorted());
  assert.equal(fs.statSync(folder).mode & 0o777, 0o700);

  const lines = fs.readFileSync(path.join(folder, 'MANIFEST.sha256'), 'utf8');
  assert.equal(createHash('sha256').update(lines).digest('hex'), manifest);
  for (const line of lines.trimEnd().split('\n')) {
    const [sum = '', name = ''] = line.split('  ');
    const bytes = fs.readFileSync(path.join(folder, name));
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sum, name);
    assert.equal(fs.statSync(path.join(folder, name)).mode & 0o777, 0o600);
    for (const secret of ['4111111111111111', 'PRIVATE KEY', stand.instance.settings['DATABASE_URL'] ?? ''])
      assert.ok(!bytes.includes(secret), `${name} has ${secret}`);
    assert.ok(
      name === 'index.md' || fs.readFileSync(path.join(folder, 'index.md')).includes(`](${name})`),
      name,
    );
  }

  lookAtKeysAndLogs(folder);
  lookAtTheRest(folder);
});

function lookAtKeysAndLogs(folder: string): void {
  const { root_keys: [root] = [], api_keys: [key] = [] } = read<Parts>(folder, 'keys.json');
  assert.match(String(root?.['name']), /^file:1-/);
  assert.deepEqual([key?.['roles'], key?.['age_days']], [['full-access'], 0]);
  assert.notEqual(key?.['last_used_at'], null);
  assert.ok((read<Parts>(folder, 'people.json')['roles'] ?? []).length >= 9);

  const { access_log: [chain] = [], refused_calls: refused = [] } = read<Parts>(folder, 'logs.json');
  assert.equal(chain?.['fault'], null);
  assert.ok(Number(chain?.['entries']) > 0);
  assert.ok(refused.some(({ status }) => status === 401));
}

function lookAtTheRest(folder: string): void {
  assert.equal(read<Row>(folder, 'versions.json')['node'], process.versions.node);
  const kept = read<readonly Row[]>(folder, 'retention.json').find(
    ({ setting }) => setting === 'auditLogDays',
  );
  const [oldest] = (kept?.['oldest'] ?? []) as readonly Row[];
  assert.deepEqual([kept?.['keeps_days'], oldest?.['table'], oldest?.['days']], [400, 'audit_logs', 0]);
  const { migrations = [], version: [version] = [] } = read<Parts>(folder, 'database.json');
  assert.ok(migrations.length > 30 && String(version?.['version']).startsWith('PostgreSQL'));
  const address = read<readonly Row[]>(folder, 'settings.json').find(
    ({ variable }) => variable === 'DATABASE_URL',
  );
  assert.deepEqual([address?.['is_set'], address?.['value']], [true, '«address», sslmode: not said']);
  assert.equal(read<Row>(folder, 'sbom.cdx.json')['bomFormat'], 'CycloneDX');
}

test('a folder that is there is not written over', async () => {
  const done = await evidence('--out', stand.instance.folder);
  assert.deepEqual([done.code, /is there already/.test(done.err)], [2, true], done.err);
});

test('a name that holds a card number, or a key, ends it before anything is written', async () => {
  for (const name of ['card 4539578763621486', 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQ=']) {
    await change(`UPDATE api_key_pairs SET display_name = '${name}'`);
    const done = await evidence('--out', folderNamed('none'));
    assert.deepEqual(
      [done.code, /Nothing was written: keys\.json would hold/.test(done.err)],
      [2, true],
      done.err,
    );
    assert.ok(!done.err.includes(name) && !fs.existsSync(folderNamed('none')));
  }
  await change(`UPDATE api_key_pairs SET display_name = 'first'`);
});

test('a log that was changed is told, and so is who may delete logs in production, and ends it with 1', async () => {
  await change(`UPDATE instance SET environment = 'production'`);
  await change(`UPDATE vault.access_log SET actor = 'nobody' WHERE seq = 1`);
  const folder = folderNamed('changed');
  const done = await evidence('--out', folder);
  assert.equal(done.code, 1, done.out);
  assert.match(done.out, /^to look at: the access log \S+ does not hold: entry 1 was changed/m);
  assert.match(done.out, /^to look at: \S+ is connected to the database, and may delete its logs$/m);
  assert.match(fs.readFileSync(path.join(folder, 'index.md'), 'utf8'), /To look at: the access log/);
});

test('what the user of the database may not see is said to be missing, and the rest is there', async () => {
  const { connection } = stand.instance.database;
  const login = `login_evidence_${process.pid}`;
  await grantRoles(connection);
  await execute(connection, `CREATE ROLE ${login} LOGIN IN ROLE railyard_api`);
  try {
    const folder = folderNamed('as-api');
    const environment = { ...stand.instance.settings, DATABASE_URL: urlOf(connection, login) };
    const done = await stand.railyard(['evidence', '--out', folder], { environment });
    assert.equal(done.code, 1, done.out + done.err);
    assert.match(done.out, /^to look at: keys\.json: root_keys was not read \(permission denied/m);
    assert.ok((read<Parts>(folder, 'keys.json')['api_keys'] ?? []).length > 0);
    const tables = read<Parts>(folder, 'logs.json')['append_only'] ?? [];
    assert.ok(tables.length > 10 && tables.every((one) => one['may_change'] === false));
  } finally {
    await execute(connection, `DROP OWNED BY ${login}; DROP ROLE ${login}`);
  }
});
