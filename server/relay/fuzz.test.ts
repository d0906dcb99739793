import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Readable } from 'node:stream';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { wholeBody } from '../../test/harness/answer-body.ts';
import { Problem } from '../domain/problem.ts';
import type { HeaderLine } from '../access/caller.ts';
import { systemClock } from '../platform/clock.ts';
import { toId } from '../domain/ids.ts';
import { Secret } from '../domain/secret.ts';
import { systemResolve } from '../net/egress.ts';
import type { Outbound } from '../net/exchange.ts';
import { headerRefusal } from '../net/headers.ts';
import { readHead } from '../relay-requests/head.ts';
import { type RelayCard, type RelayEngine, createRelay } from './relay.ts';

/** 10⁴ in the suite; `npm run fuzz` sets a million for a night. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
const SEED = process.env['FUZZ_SEED'];
if (SEED !== undefined) fc.configureGlobal({ seed: Number(SEED) });

/** The way out of this test: keeps what would have left. */
const sent: Buffer[] = [];
const outbound: Outbound = {
  policy: { allowLoopback: false, ownOrigins: [], resolve: systemResolve },
  exchange: async ({ body }) => {
    const chunks: Buffer[] = [];
    if (Buffer.isBuffer(body)) chunks.push(Buffer.from(body));
    else if (body !== null) for await (const chunk of body.chunks) chunks.push(Buffer.from(chunk));
    sent.push(Buffer.concat(chunks));
    return { status: 200, headers: [], body: Readable.from([]), progress: { bytes: 0 } };
  },
  exchangeWhole: () => Promise.reject(new Error('the relay reads answers as they come')),
  close: async () => undefined,
};

/** A value that looks like a placeholder must come out as it is: nothing is expanded twice. */
const VALUES: Readonly<Record<string, string>> = {
  one: '{{CARD_NUMBER_2}}',
  two: '378282246310005',
  three: 'a"\\\u0001\n&=+é😀',
};
const EXPIRY = { month: 4, year: 2031 };
const FILLED: Readonly<Record<string, string>> = {
  CARD_NUMBER_1: VALUES['one'] ?? '',
  CARD_NUMBER_2: VALUES['two'] ?? '',
  CARD_NUMBER_3: VALUES['three'] ?? '',
  CARD_EXPIRATION_DATE_1: '04/31',
  CARD_EXPIRATION_DATE_M_2: '4',
  CARD_EXPIRATION_DATE_MM_3: '04',
  CARD_EXPIRATION_DATE_YY_1: '31',
  CARD_EXPIRATION_DATE_YYYY_2: '2031',
  CARD_EXPIRATION_DATE_MMYY_3: '0431',
  CARD_NETWORK_TOKEN_OR_EMPTY_STRING_1: '',
  CARD_CRYPTOGRAM_OR_EMPTY_STRING_2: '',
  CARD_3DS_CAVV_OR_EMPTY_STRING_1: '',
};
const WRONG: readonly string[] = [
  'CARD_NUMBER_4',
  'CARD_NUMBER_0',
  'CARD_NUMBER_01',
  'card_number_1',
  'CARD_NUMBER',
  'CARD_SECURITY_CODE_1',
  'CARD_NETWORK_TOKEN_1',
  'CARD_3DS_ECI_1',
  'CARD_NUMBER_1_',
  'NUMBER_1',
  'CARD_NUMBER_-1',
  '__proto__',
  '1',
  '',
];

let folder: string;
let relay: RelayEngine;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railyard-fuzz-'));
  relay = createRelay({ outbound, clock: systemClock(), folder });
});
after(() => rm(folder, { recursive: true }));

const cards: readonly RelayCard[] = Object.keys(VALUES).map((label): RelayCard => ({
  paymentMethodId: toId(label),
  number: new Secret(label, { kind: 'held', handle: label }),
  expiry: EXPIRY,
  securityCode: null,
}));

/** What leaves, or null where it was refused. A refusal that let a byte out fails here. */
async function relayBody(body: string, contentType: string, cuts: readonly number[]): Promise<string | null> {
  sent.length = 0;
  const bytes = Buffer.from(body);
  const borders = [...cuts.map((cut) => Math.min(cut, bytes.length)).toSorted((a, b) => a - b), bytes.length];
  const chunks = borders.map((border, index) => Buffer.from(bytes.subarray(borders[index - 1] ?? 0, border)));
  const request = {
    merchantAccountId: toId<'merchant-account'>('default'),
    actor: 'fuzz',
    method: 'POST' as const,
    url: 'https://api.example.com/',
    extraPorts: [],
    headers: [],
    contentType,
    announcedBytes: null,
    timeoutMs: 1_000,
    merchantInitiated: true,
    cards,
    threeDSecure: null,
    authentications: [],
  };
  try {
    const template = { chunks: Readable.from(chunks), sendable: () => Promise.resolve() };
    const answer = await relay(request, template, {
      open: async ({ label }) => Buffer.from(VALUES[label] ?? ''),
      openedAll: () => undefined,
      networkToken: async () => null,
    });
    await wholeBody(answer.body);
  } catch (error) {
    assert.ok(error instanceof Problem && error.code === 'bad_request', String(error));
    assert.deepEqual(sent, [], 'refused, and yet something was sent');
    return null;
  }
  assert.equal(sent.length, 1);
  return sent[0]?.toString() ?? '';
}

const good = fc
  .tuple(fc.constantFrom(...Object.keys(FILLED)), fc.constantFrom('', ' ', '   '))
  .map(([name, space]) => `{{${space}${name}${space}}}`);
const bad = fc.oneof(
  fc.constantFrom(...WRONG).map((name) => `{{ ${name} }}`),
  fc.constantFrom(
    '{{',
    '{{ {{CARD_NUMBER_2}} }}',
    '{{{CARD_NUMBER_2}}}',
    '{{CARD_NUMBER_2 x',
    '{{CARD_NUMBER_2}',
    '{{CARD NUMBER_2}}',
  ),
);
const plain = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('{', '}', '}}', '\\', '"', '\\u007b\\u007bCARD_NUMBER_1}}', '%7B'),
  )
  .map((text) => text.replaceAll('{{', '{'));
const cuts = fc.array(fc.nat({ max: 400 }), { maxLength: 6 });

/** In our own words what a template means: the text between, and what stands in braces, in one pass. */
function expectedText(text: string): string {
  return text.replaceAll(/\{\{[ \t]*([A-Z0-9_]+)[ \t]*\}\}/g, (_whole, name: string) => FILLED[name] ?? '');
}

/** Joined so that no piece makes a pair of braces with its neighbour. */
const joinPieces = (pieces: readonly string[]): string =>
  pieces.reduce(
    (whole, piece) => (whole.endsWith('{') && piece.startsWith('{') ? `${whole} ${piece}` : whole + piece),
    '',
  );
const text = fc
  .array(fc.oneof({ arbitrary: plain, weight: 3 }, { arbitrary: good, weight: 2 }), { maxLength: 6 })
  .map(joinPieces);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(null, true, 0, -1.5e10),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('valid JSON in, valid JSON out: values stand in the template’s strings, and nothing else changed', async () => {
  await fc.assert(
    fc.asyncProperty(json, cuts, fc.constantFrom(0, 2), async (value, borders, indent) => {
      const out = await relayBody(JSON.stringify(value, null, indent), 'application/json', borders);
      assert.ok(out !== null, 'was refused');
      const wanted = JSON.stringify(mapValue(value));
      if (JSON.stringify(mapValue(value), null, indent) !== out)
        assert.equal(readAfresh(out), readAfresh(wanted));
    }),
    { numRuns: RUNS / 2 },
  );
});

test('one wrong placeholder anywhere, and not one byte leaves', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      bad,
      text,
      cuts,
      fc.constantFrom(
        'application/json',
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
      ),
      async (before_, wrong, after_, borders, contentType) => {
        const body =
          contentType === 'application/json'
            ? JSON.stringify([before_, wrong, after_])
            : `${before_} ${wrong} ${after_}`;
        assert.equal(await relayBody(body, contentType, borders), null);
      },
    ),
    { numRuns: RUNS / 4 },
  );
});

test('a form’s fields read back as the template’s with the values in them', async () => {
  const field = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 8 }).map((plain_) => plain_.replaceAll(/[{}]/g, '')),
        good,
      ),
      { maxLength: 4 },
    )
    .map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, field), { maxLength: 5 }), cuts, async (pairs, borders) => {
      const out = await relayBody(
        new URLSearchParams(pairs).toString(),
        'application/x-www-form-urlencoded',
        borders,
      );
      assert.ok(out !== null, 'was refused');
      assert.deepEqual(
        [...new URLSearchParams(out)],
        pairs.map(([name, value]) => [wellFormed(expectedText(name)), wellFormed(expectedText(value))]),
      );
    }),
    { numRuns: RUNS / 8 },
  );
});

test('any set of headers is either a head that keeps every rule, or a list of what is wrong with it', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'x-vault-forward-url',
      'x-vault-forward-http-method',
      'x-vault-forward-payment-methods',
      'x-vault-forward-checkout-session',
      'x-vault-forward-authentications',
      'x-vault-forward-timeout',
      'x-vault-forward-merchant-initiated',
      'x-vault-forward-header-authorization',
      'x-vault-forward-header-',
      'x-vault-forward-header-host',
      'content-type',
      'content-encoding',
    ),
    fc.string().map((text_) => `x-vault-forward-header-${text_.toLowerCase()}`),
    fc.string(),
  );
  const value = fc.oneof(
    fc.constantFrom(
      'https://api.example.com/',
      'https://127.0.0.1/',
      'http://x.example',
      'POST',
      'PUT',
      'get',
      '30',
      '0',
      'true',
      'application/json',
      '018f0000-0000-7000-8000-000000000001',
      '018f0000-0000-7000-8000-000000000001,018f0000-0000-7000-8000-000000000001',
    ),
    fc.string(),
    fc.webUrl(),
    fc.uuid(),
    fc.string({ unit: 'binary' }),
  );
  const base = fc.constantFrom<readonly HeaderLine[]>(
    [],
    [
      ['x-vault-forward-url', 'https://api.example.com/'],
      ['x-vault-forward-http-method', 'POST'],
      ['x-vault-forward-payment-methods', '018f0000-0000-7000-8000-000000000001'],
    ],
  );
  fc.assert(
    fc.property(base, fc.array(fc.tuple(name, value), { maxLength: 6 }), (first, lines) => {
      const head = readHead([...first, ...lines], { allowLoopback: false, extraPorts: [], echoUrl: null });
      if (!('target' in head))
        return assert.ok(
          head.length > 0 && head.every(({ location, message }) => location === 'header' && message !== ''),
        );
      assert.equal(head.target.url.protocol, 'https:');
      assert.equal(head.target.url.username, '');
      assert.ok(['POST', 'PUT', 'PATCH'].includes(head.method));
      assert.ok(head.timeoutMs >= 1_000 && head.timeoutMs <= 120_000);
      assert.equal(new Set(head.paymentMethodIds).size, head.paymentMethodIds.length);
      for (const [forwarded, content] of head.headers) assert.equal(headerRefusal(forwarded, content), null);
      assert.equal(new Set(head.headers.map(([forwarded]) => forwarded)).size, head.headers.length);
    }),
    { numRuns: RUNS / 8 },
  );
});

function mapValue(value: unknown): unknown {
  if (typeof value === 'string') return expectedText(value);
  if (Array.isArray(value)) return value.map(mapValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [expectedText(key), mapValue(inside)]),
  );
}

/**
 * JSON with its names in order. Read in a realm of its own: V8 takes an escaped name for one that it met
 * before in an object of this shape and that looks like the escape (`{"\\\\":0}`, then `{"\\"":0}`:
 * nodejs/node#63785), and a million bodies do meet.
 */
function readAfresh(json_: string): string {
  return String(runInNewContext('JSON.stringify(inOrder(JSON.parse(text)))', { text: json_, inOrder }));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inside]) => [key, inOrder(inside)]);
}

function wellFormed(text_: string): string {
  return text_.toWellFormed();
}
