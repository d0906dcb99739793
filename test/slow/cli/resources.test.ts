import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { eventually } from '../../harness/index.ts';
import { type CommandLineStand, openCommandLine, runProgram } from '../../harness/command-line.ts';

let stand: CommandLineStand;
before(async () => {
  stand = await openCommandLine();
});
after(() => stand.instance.close());

async function json(...words: readonly string[]) {
  const { code, out, err } = await stand.railyard([...words, '--json']);
  assert.equal(code, 0, err);
  return JSON.parse(out);
}

test('pay makes a payment, says how it went and under which key, and ends with 3 where it was declined', async () => {
  const paid = await stand.railyard(['pay', '1299', 'USD', '--external-identifier', 'order-1']);
  assert.equal(paid.code, 0, paid.err);
  assert.match(paid.out, /^[0-9a-f-]{36} {2}captured {2}12\.99 USD\nhttp:\/\/dashboard\.localhost/);
  const [, key = ''] = /^Idempotency-Key: (\S+)$/m.exec(paid.err) ?? [];
  const again = await stand.railyard([
    'pay',
    '1299',
    'USD',
    '--external-identifier',
    'order-1',
    '--idempotency-key',
    key,
  ]);
  assert.equal(again.out, paid.out, 'the same payment under the same key');
  const declined = await stand.railyard(['pay', '--decline', 'insufficient-funds']);
  assert.deepEqual(
    [declined.code, /declined \(insufficient_funds\)/.test(declined.err)],
    [3, true],
    declined.err,
  );
});

test('pay answers the issuer’s question as it is told', async () => {
  for (const [answer, code, status] of [
    ['agree', 0, 'captured'],
    ['approve', 0, 'captured'],
    ['decline', 3, 'failed'],
    ['wait', 0, 'buyer_approval_pending'],
  ] as const) {
    const paid = await stand.railyard(['pay', '1299', 'USD', '--three-d-secure', answer, '--json']);
    assert.equal(paid.code, code, `${answer}: ${paid.err}`);
    assert.equal(JSON.parse(paid.out).status, status, answer);
  }
});

test('a payment is captured, refunded and voided by short commands', async () => {
  const { id } = await json('pay', '1000', 'USD', '--authorize');
  assert.equal((await json('capture', id, '--amount', '600')).captured_amount, 600);
  const refund = await json('refund', id, '--amount', '200', '--reason', 'too late');
  assert.deepEqual([refund.amount, refund.reason], [200, 'too late']);
  const held = await json('pay', '500', 'USD', '--authorize');
  assert.equal((await stand.railyard(['void', held.id])).code, 0);
  assert.equal((await json('transactions', 'get', held.id)).status, 'voided');
  const refused = await stand.railyard(['refund', held.id]);
  assert.deepEqual([refused.code, /\nRequest: [0-9a-f-]{36}\n/.test(refused.err)], [1, true], refused.err);
});

test('lists are a table of words between tabs for programs, pages go on, and --all is every page', async () => {
  for (const name of ['Ada', 'Grace', 'Edsger'])
    assert.equal((await stand.railyard(['buyers', 'create', '--display-name', name])).code, 0);
  const first = await stand.railyard(['buyers', 'list', '--limit', '2', '--fields', 'display_name']);
  assert.deepEqual(first.out, 'Edsger\nGrace\n');
  const [, cursor = ''] = /--cursor (\S+),/.exec(first.err) ?? [];
  const second = await stand.railyard([
    'buyers',
    'list',
    '--limit',
    '2',
    '--cursor',
    cursor,
    '--fields',
    'display_name',
  ]);
  assert.deepEqual([second.out, second.err], ['Ada\n', '']);
  const all = await stand.railyard([
    'buyers',
    'list',
    '--all',
    '--limit',
    '1',
    '--json',
    '--fields',
    'display_name',
  ]);
  assert.deepEqual(
    all.out,
    ['Edsger', 'Grace', 'Ada'].map((name) => `{"display_name":"${name}"}\n`).join(''),
  );
  assert.equal((await json('buyers', 'list', '--search', 'Grace')).items.length, 1);
  const table = await stand.railyard(['transactions', 'list', '--status', 'captured', '--limit', '1']);
  assert.equal(table.out.split('\t')[1], 'captured');
});

test('a body comes by options, from a file or from what comes in, and can be cleared in part', async () => {
  const file = path.join(stand.instance.folder, 'buyer.json');
  fs.writeFileSync(file, JSON.stringify({ display_name: 'Ada', external_identifier: 'a-1' }));
  const made = await json(
    'buyers',
    'create',
    '--data',
    `@${file}`,
    '--billing-details.address.country',
    'DE',
  );
  assert.deepEqual([made.external_identifier, made.billing_details.address.country], ['a-1', 'DE']);
  const { out } = await stand.railyard(['buyers', 'update', made.id, '--data', '-', '--json'], {
    input: '{"display_name":"Ada L."}',
  });
  assert.equal(JSON.parse(out).display_name, 'Ada L.');
  assert.equal(
    (await json('buyers', 'update', made.id, '--null', 'external-identifier')).external_identifier,
    null,
  );
  const asked = await stand.railyard(['buyers', 'delete', made.id]);
  assert.deepEqual([asked.code, /add --yes/.test(asked.err)], [2, true], asked.err);
  assert.equal((await stand.railyard(['buyers', 'delete', made.id, '--yes'])).code, 0);
  assert.equal((await stand.railyard(['buyers', 'get', made.id])).code, 1);
});

test('what is shown once goes into a file, and nothing is sent before it is said where', async () => {
  const words = ['webhook-subscriptions', 'create', '--url', 'https://shop.example/webhooks'];
  const unasked = await stand.railyard(words);
  assert.deepEqual([unasked.code, /--secret-file FILE/.test(unasked.err)], [2, true], unasked.err);
  assert.equal((await json('webhook-subscriptions', 'list')).items.length, 0);
  const file = path.join(stand.instance.folder, 'webhook-secret');
  const made = await stand.railyard([...words, '--secret-file', file]);
  assert.equal(made.code, 0, made.err);
  const secret = fs.readFileSync(file, 'utf8');
  assert.match(secret, /^whsec_/);
  assert.ok(
    !made.out.includes(secret) && !made.err.includes(secret) && /secret: \[hidden\]/.test(made.out),
    made.out,
  );
  assert.equal(fs.statSync(file).mode & 0o777, 0o600);
});

test('each ending has its exit code, and says what to do', async () => {
  const { railyard, keyFile } = stand;
  const { folder } = stand.instance;
  const other = path.join(folder, 'other.pem');
  fs.writeFileSync(
    other,
    (await runProgram('openssl', ['ecparam', '-genkey', '-name', 'prime256v1', '-noout'])).out,
  );
  const ends = async (code: number, said: RegExp, words: readonly string[], environment = {}) => {
    const ended = await railyard(words, { environment });
    assert.deepEqual([ended.code, said.test(ended.err)], [code, true], `${words.join(' ')}\n${ended.err}`);
  };
  await ends(1, /the list of the same noun/, ['buyers', 'get', '0198c4a2-5d3e-7000-8000-000000000001']);
  await ends(2, /did you mean list\?/, ['buyers', 'lst']);
  await ends(4, /Name a key of this instance/, ['buyers', 'list', '--key-file', other]);
  await ends(4, /There is no private key in /, ['buyers', 'list', '--key-file', `${keyFile}.none`]);
  await ends(5, /did not answer .*: start Railyard/s, ['buyers', 'list', '--url', 'http://127.0.0.1:1']);
  const silent = createServer((request, response) => {
    const environment = request.headers['x-merchant-account-id'] === 'live' ? 'production' : 'sandbox';
    if (request.url === '/capabilities') response.end(JSON.stringify({ environment }));
    else request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await eventually(() => silent.listening);
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await ends(6, /do not do it anew: ask again with the same words and --idempotency-key k-1/, [
    'pay',
    '--url',
    url,
    '--idempotency-key',
    'k-1',
  ]);
  const live = ['pay', '--url', url, '--merchant-account', 'live'];
  await ends(2, /is production, and pay makes payments with test cards/, live);
  silent.close();
});

test('log in, who am I, log out: a profile is a file of one’s own, with no key in it', async () => {
  const { railyard, keyFile, instance } = stand;
  const config = { XDG_CONFIG_HOME: path.join(instance.folder, 'logged-in') };
  const said = await railyard(['login', '--url', instance.url, '--key-file', keyFile, '--profile', 'shop'], {
    environment: config,
  });
  assert.deepEqual([said.code, /Logged in to .* as the profile shop/.test(said.out)], [0, true], said.err);
  const file = path.join(instance.folder, 'logged-in/railyard/profiles.json');
  assert.deepEqual(
    [fs.statSync(file).mode & 0o777, fs.readFileSync(file, 'utf8').includes('PRIVATE')],
    [0o600, false],
  );
  const who = await railyard(['whoami', '--profile', 'shop'], { environment: config });
  assert.match(
    who.out,
    /^Instance +http.*\(sandbox, .*\nProfile +shop\n.*Key +First key \(.*Roles +Full access/s,
  );
  const key = fs.readFileSync(keyFile, 'utf8');
  const piped = ['login', '--url', instance.url, '--key-file', '-', '--profile', 'piped'];
  assert.equal((await railyard(piped, { environment: config, input: key })).code, 0);
  assert.equal(fs.statSync(path.join(instance.folder, 'logged-in/railyard/piped.pem')).mode & 0o777, 0o600);
  const listed = await railyard(['--profile', 'piped', 'buyers', 'list', '--limit', '1'], {
    environment: config,
  });
  assert.equal(listed.code, 0, listed.err);
  assert.equal((await railyard(['logout', '--profile', 'piped'], { environment: config })).code, 0);
  assert.ok(!fs.existsSync(path.join(instance.folder, 'logged-in/railyard/piped.pem')));
  const gone = await railyard(['buyers', 'list', '--profile', 'piped'], { environment: config });
  assert.deepEqual([gone.code, /There is no profile "piped"/.test(gone.err)], [2, true], gone.err);
  const inEnvironment = await railyard(['buyers', 'list', '--limit', '1'], {
    environment: { RAILYARD_CLI_KEY: key },
  });
  assert.equal(inEnvironment.code, 0, inEnvironment.err);
});

test('logs show what the API was asked, the newest last, and a page is opened by an id', async () => {
  const missing = '0198c4a2-5d3e-7000-8000-00000000000f';
  assert.equal((await stand.railyard(['buyers', 'get', missing])).code, 1);
  const line = new RegExp(`404 GET /buyers/${missing} not_found \\d+ ms [0-9a-f-]{36}\\n$`);
  await eventually(async () =>
    assert.match((await stand.railyard(['logs', '--errors', '--since', '1h'])).out, line),
  );
  const { id } = await json('pay');
  const opened = await stand.railyard(['open', id, '--print']);
  assert.match(opened.out, new RegExp(`^http://dashboard\\.localhost:\\d+/m/default/payments/${id}\\n$`));
  const docs = await stand.railyard(['open', 'docs', '--print']);
  assert.equal(docs.out, `${stand.instance.url}/docs\n`);
});

test('who reads only the first line ends it quietly, and bash completes its words', async () => {
  const { environment } = stand;
  const program = path.join(import.meta.dirname, '../../../railyard');
  const head = await runProgram(
    'bash',
    ['--norc', '-c', `"${program}" resources | head -1; echo "\${PIPESTATUS[0]}" >&2`],
    {
      environment,
    },
  );
  assert.deepEqual([head.err, head.out.split('\n').length], ['0\n', 2], head.err);
  const script = `source <("${program}" completion bash)
    COMP_WORDS=("${program}" transactions list --status capt); COMP_CWORD=4; _railyard; echo "\${COMPREPLY[@]}"
    COMP_WORDS=("${program}" clo); COMP_CWORD=1; _railyard; echo "\${COMPREPLY[@]}"
    complete -p railyard`;
  const completed = await runProgram('bash', ['--norc', '-c', script], { environment });
  assert.match(
    completed.out,
    /^capture_pending captured\nclock\ncomplete .*-F _railyard railyard\n$/,
    completed.err,
  );
});

/** The shell's own functions are stood in for by those that print what they are given. */
const SHELLS: Readonly<Record<string, readonly string[]>> = {
  zsh: [
    '-fc',
    'compdef() {}; _describe() { print -l -- "${found[@]}" }; source <("$0" completion zsh); ' +
      'words=("$0" transactions get); CURRENT=3; _railyard',
  ],
  fish: ['-Nc', '"$argv[1]" completion fish | source; complete -C "railyard transactions get"'],
};

for (const [shell, words] of Object.entries(SHELLS))
  test(`${shell} completes words`, { skip: hasProgram(shell) ? false : `no ${shell} is here` }, async () => {
    const program = path.join(import.meta.dirname, '../../../railyard');
    const PATH = `${path.dirname(program)}:${process.env['PATH'] ?? ''}`;
    const environment = { ...stand.environment, PATH };
    const completed = await runProgram(shell, [...words, program], { environment });
    assert.match(completed.out, /^get.Read a transaction\.\n$/, completed.err);
  });

function hasProgram(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.some((folder) => fs.existsSync(path.join(folder, name)));
}
