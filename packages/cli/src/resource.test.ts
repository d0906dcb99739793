import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { completeWords } from './complete.ts';
import { CommandError } from './command-error.ts';
import { DEVELOPER_GROUPS } from './commands.ts';
import { membersOf, placeOfFlag, valueOfFlag } from './flags.ts';
import { STRUCTS } from './generated/bodies.ts';
import { OPERATIONS } from './generated/operations.ts';
import { helpText } from './help.ts';
import { moneyText } from './money-text.ts';
import type { Operation } from './operation.ts';
import { homeAt, homeOfProfiles, readProfiles, writeProfiles } from './profiles.ts';
import type { Program } from './program.ts';
import {
  exampleOf,
  memberText,
  nounHelp,
  nounNames,
  nounOf,
  operationHelp,
  operationText,
} from './resource-help.ts';
import { readRequest } from './resource-request.ts';
import { recordText, tableText, withoutSecrets } from './show-answer.ts';
import { parseTime } from './times.ts';

const all = Object.entries(OPERATIONS);

function read(name: string, ...words: readonly string[]) {
  const operation = operationOf(name);
  return readRequest(operationHelp(name, operation), operation, words, []);
}

function operationOf(name: string): Operation {
  const found = OPERATIONS[name];
  assert.ok(found !== undefined, name);
  return found;
}

const saying = (said: RegExp) => (error: unknown) =>
  error instanceof CommandError && said.test(error.message);

test('every help page of a noun, verb, object and command fits 80 columns and has an example', async () => {
  const nouns = new Set(
    all.flatMap(([name]) =>
      name
        .split(' ')
        .slice(0, -1)
        .map((_, at, words) => words.slice(0, at + 1).join(' ')),
    ),
  );
  const pages = new Map<string, string>();
  for (const noun of nouns)
    pages.set(noun, nounHelp(noun.split(' '), nounOf(noun.split(' ')) ?? { verbs: {}, nouns: [] }));
  for (const [name, operation] of all) {
    pages.set(name, operationText(name, operation));
    for (const member of Object.keys(membersOf(operation.body)))
      pages.set(`${name} ${member}`, memberText(name, operation, member));
  }
  for (const commands of Object.values(DEVELOPER_GROUPS))
    for (const [name, { purpose, load }] of Object.entries(commands))
      pages.set(name, helpText(purpose, (await load()).HELP));
  assert.ok(pages.size > 900, `${pages.size} pages`);
  const wide = [...pages].flatMap(([name, text]) =>
    text.split('\n').flatMap((line) => ([...line].length > 80 ? [`${name}: ${line}`] : [])),
  );
  assert.deepEqual(wide, []);
  for (const [name] of all) assert.match(pages.get(name) ?? '', /\nExample:\n {2}\.\/railyard /, name);
});

test('every operation can be named, and the example of its page is read without a complaint', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-example-')), 'request.json');
  for (const [name, operation] of all) {
    const required = Object.entries(membersOf(operation.body)).filter(([, member]) => member[2] === true);
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(required.map(([member]) => [member, 'given']))));
    const words = exampleOf(name, operation).replace('@request.json', `@${file}`).split(' ');
    const request = read(name, ...words.slice(name.split(' ').length));
    assert.doesNotMatch(request.path, /[{}]/, name);
  }
  fs.rmSync(path.dirname(file), { recursive: true });
});

test('options become members: nested, in lists, by their type, over what a file says', () => {
  const { body, path: place } = read(
    'transactions create',
    '--amount',
    '1299',
    '--currency=EUR',
    '--payment-method.method',
    'card',
    '--payment-method.number',
    '4111111111111111',
    '--cart-items.0.name',
    'Tea',
    '--cart-items.1.name',
    'Cup',
    '--cart-items.0.quantity',
    '2',
    '--metadata.order-id',
    '7',
    '--async-capture',
    '--merchant-initiated',
    'false',
    '--data',
    '{"amount":1,"payment_method":{"security_code":"123"},"country":"DE"}',
    '--null',
    'statement-descriptor',
  );
  assert.equal(place, '/transactions');
  assert.deepEqual(body, {
    amount: 1299,
    currency: 'EUR',
    country: 'DE',
    payment_method: { method: 'card', number: '4111111111111111', security_code: '123' },
    cart_items: [{ name: 'Tea', quantity: 2 }, { name: 'Cup' }],
    metadata: { 'order-id': '7' },
    async_capture: true,
    merchant_initiated: false,
    statement_descriptor: null,
  });
});

test('filters become a query: lists by comma or twice, times in words', () => {
  const { path: place } = read(
    'transactions list',
    '--status',
    'captured,voided',
    '--status',
    'failed',
    '--limit',
    '5',
  );
  assert.equal(place, '/transactions?status=captured&status=voided&status=failed&limit=5');
  const since = read('transactions list', '--created-at-gte', '7d').path;
  const ago = Date.now() - Date.parse(new URL(since, 'http://x').searchParams.get('created_at_gte') ?? '');
  assert.ok(ago >= 7 * 86_400_000 && ago < 7 * 86_400_000 + 60_000);
  const now = Date.UTC(2027, 0, 31, 12);
  const at = (text: string, isFilter = true) => parseTime('--x', text, { type: 'date-time', isFilter }, now);
  assert.equal(at('yesterday'), '2027-01-30T00:00:00.000Z');
  assert.equal(at('2h'), '2027-01-31T10:00:00.000Z');
  assert.equal(at('2h', false), '2027-01-31T14:00:00.000Z');
  assert.throws(() => at('soon'), saying(/--x takes a time such as 2027-01-31/));
});

test('what is wrong is said before anything is sent, with what was most likely meant', () => {
  for (const [words, said] of [
    [['transactions create'], /^--amount, --currency are missing\./],
    [['transactions create', '--amuont', '1'], /^There is no option --amuont: did you mean --amount\?/],
    [['transactions create', '--payment-method.nubmer', '4'], /did you mean --payment-method\.number\?/],
    [
      ['transactions create', '--amount', '12.99'],
      /takes a whole number, and not "12\.99"\. Amounts are in minor/,
    ],
    [['transactions create', '--intent', 'captur'], /^--intent takes no "captur": did you mean capture\?/],
    [['transactions create', '--amount.x', '1'], /^--amount takes a value, and has no "x" in it\./],
    [['transactions create', '--cart-items.name', 'Tea'], /^--cart-items is a list: number its items/],
    [['transactions create', '--cart-items', 'Tea'], /^--cart-items takes a list as JSON/],
    [['transactions create', '--data', '{'], /^--data takes JSON, @FILE with JSON, or -/],
    [['transactions create', '--data', '@none.json'], /there is nothing to read \(ENOENT\)/],
    [['transactions list', '--jsn'], /did you mean --json\?/],
    [['transactions list', 'x'], /^"x" is a word too many\./],
    [['transactions get'], /^TRANSACTION_ID is missing\./],
    [['transactions get', '..'], /^"\.\." is no id\./],
    [['transactions update', 'ID', '--merchant-initiated=perhaps'], /There is no option|true or false/],
  ] as const) {
    const [name, ...rest] = words;
    assert.throws(() => read(name, ...rest), saying(said), words.join(' '));
  }
});

test('a member has its name for itself where an option has the same; before the noun it is the option', () => {
  const operation = operationOf('webhook-subscriptions create');
  const help = operationHelp('webhook-subscriptions create', operation);
  const words = ['--url', 'https://shop.example/webhooks', '--reveal'];
  const { body, own } = readRequest(help, operation, words, ['--url', 'https://pay.example', '--json']);
  assert.deepEqual(body, { url: 'https://shop.example/webhooks' });
  assert.deepEqual([own.url, own.json, own.reveal], ['https://pay.example', true, true]);
});

test('each kind of value is read, and every member of every body can be reached', () => {
  for (const [name, members] of Object.entries(STRUCTS))
    for (const member of Object.keys(members))
      assert.deepEqual(placeOfFlag(member.replaceAll('_', '-'), members).path, [member], name);
  assert.equal(valueOfFlag({ name: 'x', value: '123' }, 'text', false), '123');
  assert.deepEqual(valueOfFlag({ name: 'x', value: 'a,b' }, { list: 'text' }, false), ['a', 'b']);
  assert.deepEqual(valueOfFlag({ name: 'x', value: '{"a":1}' }, 'unknown', false), { a: 1 });
});

test('money is shown with the digits of its currency', () => {
  assert.deepEqual(
    [moneyText(1299, 'EUR'), moneyText(1299, 'JPY'), moneyText(1299, 'KWD'), moneyText(-5, 'USD')],
    ['12.99 EUR', '1299 JPY', '1.299 KWD', '-0.05 USD'],
  );
});

test('a table fits the terminal, ids stay whole, and no secret is printed unless it is asked for', () => {
  const id = '0198c4a2-5d3e-7000-8000-000000000001';
  const lines = tableText(
    [
      ['ID', 'NAME', 'URL'],
      [id, 'n'.repeat(60), 'u'.repeat(90)],
    ],
    80,
  ).split('\n');
  assert.ok(lines.every((line) => line.length <= 80) && lines[1]?.startsWith(`${id}  `), lines.join('\n'));
  const answer = { id, private_key: 'KEY', deep: [{ secret: 'S', password: '********' }] };
  assert.deepEqual(withoutSecrets(answer), {
    id,
    private_key: '[hidden]',
    deep: [{ secret: '[hidden]', password: '********' }],
  });
  const style = { noun: 'x', asJson: false, fields: null, isRevealed: false };
  assert.doesNotMatch(recordText(answer, style), /KEY|: S$/m);
  assert.match(recordText(answer, { ...style, isRevealed: true }), /private_key: KEY/);
});

test('profiles are kept for nobody else to read; words are over variables, and these over a profile', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-profiles-'));
  const environment = { XDG_CONFIG_HOME: folder };
  const one = { url: 'https://one.example', keyFile: '/one.pem' };
  const two = {
    url: 'https://two.example',
    keyFile: '/two.pem',
    merchantAccount: 'shop',
    dashboardUrl: 'https://d.example',
  };
  writeProfiles({ current: 'two', profiles: { one, two } }, environment);
  assert.equal(fs.statSync(path.join(folder, 'railyard', 'profiles.json')).mode & 0o777, 0o600);
  assert.equal(readProfiles(environment).current, 'two');
  const home = homeOfProfiles(null, environment);
  assert.deepEqual(
    [home().url, home().merchantAccount, home().dashboardUrl],
    [two.url, 'shop', two.dashboardUrl],
  );
  assert.equal(home('one').keyFile, '/one.pem');
  assert.throws(() => home('tow'), saying(/There is no profile "tow": did you mean two\?/));
  const set = homeOfProfiles(null, {
    ...environment,
    RAILYARD_CLI_URL: 'https://x.example',
    RAILYARD_CLI_PROFILE: 'one',
  });
  assert.deepEqual([set().url, set().keyFile], ['https://x.example', null], 'and neither is its key');
  assert.deepEqual(
    [set('two').url, set('two').dashboardUrl],
    ['https://x.example', null],
    'pages of another are not its',
  );
  const local = homeOfProfiles(
    () => ({ ...home('one'), profile: null, url: 'http://127.0.0.1:8080' }),
    environment,
  );
  assert.equal(
    local().url,
    'http://127.0.0.1:8080',
    'in a checkout its own instance is asked, and no other by accident',
  );
  fs.rmSync(folder, { recursive: true });
});

test('what can stand next is told to each shell', async () => {
  const program: Program = {
    name: 'railyard',
    version: '0',
    groups: DEVELOPER_GROUPS,
    home: homeOfProfiles(null, {}),
    elsewhere: {},
  };
  const next = async (shell: string, ...words: readonly string[]) =>
    (await completeWords(program, [shell, '--', ...words])).trimEnd().split('\n');
  assert.deepEqual(await next('bash', 'trans'), ['transactions', 'transparency-log']);
  assert.deepEqual(await next('bash', 'transactions', 're'), [
    'review',
    'receipts',
    'refund-settlements',
    'refunds',
    'retry',
  ]);
  assert.deepEqual(await next('bash', 'transactions', 'list', '--stat'), ['--status']);
  assert.deepEqual(await next('bash', 'transactions', 'list', '--status', 'capt'), [
    'capture_pending',
    'captured',
  ]);
  assert.ok(
    (await next('bash', 'transactions', 'create', '--payment-method.')).includes('--payment-method.number'),
  );
  assert.deepEqual(await next('bash', 'trigger', 'transaction.capt'), [
    'transaction.captured',
    'transaction.capture-failed',
  ]);
  assert.deepEqual(await next('bash', 'pay', '--three'), ['--three-d-secure']);
  assert.deepEqual(await next('bash', 'pay', '--decline', 'ins'), ['insufficient_funds']);
  assert.deepEqual(await next('bash', 'pay', '--card', 'am'), ['amex']);
  assert.deepEqual(await next('bash', 'open', 'pay'), ['payments', 'payouts']);
  assert.deepEqual(await next('bash', 'help', 'whoa'), ['whoami']);
  assert.deepEqual(await next('fish', 'clock', 'adv'), ['advance\tmoves it on: 30s, 15m, 12h, 3d']);
  assert.deepEqual(await next('zsh', 'transactions', 'get'), ['get:Read a transaction.']);
  assert.ok(nounNames().length > 40);
});

test('what an instance answers moves no cursor, neither by its values nor by its names, as text or as JSON', () => {
  const hostile = '\u001b[2J\u009b2J\u202e';
  const answer = { id: 'one', [`a${hostile}`]: hostile, metadata: { [`b${hostile}`]: [hostile], c: null } };
  const style = { noun: 'buyers', fields: null, isRevealed: false };
  const text = recordText(answer, { ...style, asJson: false });
  assert.doesNotMatch(text.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
  const json = recordText(answer, { ...style, asJson: true });
  assert.doesNotMatch(json.trimEnd(), /[\p{Cc}\u202e]/u);
  assert.deepEqual(JSON.parse(json), answer);
});

test('the key of an instance signs nothing for another, unless both are on this machine', () => {
  const home = {
    ...{ profile: 'shop', url: 'https://pay.example', shopUrl: null, dashboardUrl: null },
    ...{ keyFile: '/key.pem', merchantAccount: null, folder: '/' },
  };
  const here = { ...home, url: 'http://127.0.0.1:8080' };
  const keyAt = (of: typeof home, url: string) => homeAt(of, url).keyFile;
  assert.equal(keyAt(home, 'https://pay.example/'), '/key.pem');
  assert.equal(keyAt(here, 'http://localhost:9090'), '/key.pem');
  for (const url of [
    'https://pay.example.evil',
    'https://pay.example@evil.example',
    'http://pay.example',
    'https://pay.example:8443',
    'http://127.0.0.1:8080',
    'https://evil.example\\@pay.example',
    'nonsense',
  ])
    assert.equal(keyAt(home, url), null, url);
  assert.equal(keyAt(here, 'https://pay.example'), null);
});
