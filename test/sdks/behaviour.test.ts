import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import * as sdk from '@railyard/sdk';
import {
  ConnectionError,
  Listing,
  OutcomeUnknown,
  Railyard,
  RailyardError,
  type WireAnswer,
  type WireRequest,
} from '@railyard/sdk';
import { callById } from './call-by-id.ts';

/** `sdks/behaviour/README.md` says what the words of a case mean. */
type Case = Readonly<{
  name: string;
  client?: Readonly<{ merchantAccount?: string }>;
  replies: readonly Reply[];
  calls: readonly VectorCall[];
  sent: readonly SentRequest[];
}>;
type Reply =
  | 'broken'
  | 'refused'
  | Readonly<{ status: number; body?: unknown; text?: string; headers?: Readonly<Record<string, string>> }>;
type VectorCall = Readonly<{
  operation: string;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  key?: string;
  merchantAccount?: string;
  forMerchantAccount?: string;
  answers?: unknown;
  isReplayed?: boolean;
  requestId?: string;
  items?: readonly string[];
  stopAfter?: number;
  cursor?: string;
  fails?: Readonly<Record<string, unknown>> & Readonly<{ class: string }>;
  unknown?: true;
  resolves?: Readonly<{ unknown?: true; answers?: unknown }>;
}>;
type SentRequest = Readonly<{
  key?: string | null;
  token?: string;
  tokenAhead?: number;
  merchantAccount?: string;
  method?: string;
  url?: string;
  headers?: Readonly<Record<string, string>>;
}>;

const BEHAVIOUR = path.join(import.meta.dirname, '../../sdks/behaviour');
const readVectors = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(BEHAVIOUR, file), 'utf8')) as T;
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

for (const one of readVectors<Readonly<{ cases: readonly Case[] }>>('calls.json').cases)
  test(`the SDK behaves: ${one.name}`, async () => {
    const sent: WireRequest[] = [];
    const railyard = new Railyard({
      url: 'https://pay.example/',
      key: privateKey,
      merchantAccount: one.client?.merchantAccount,
      retry: { firstPauseMs: 0, longestPauseMs: 0 },
      transport: (request) => {
        sent.push(request);
        return replyOf(one.replies[sent.length - 1]);
      },
    });
    for (const call of one.calls) await play(railyard, call);
    judgeSent(one.sent, sent);
  });

async function replyOf(reply: Reply | undefined): Promise<WireAnswer> {
  if (reply === undefined) throw new Error('BUG: nothing more was to be sent');
  if (reply === 'broken') throw new ConnectionError('it broke', true);
  if (reply === 'refused') throw new ConnectionError('nobody is there', false);
  const { status, body, text, headers = {} } = reply;
  const { date, ...others } = headers;
  const at = date === undefined ? {} : { date: new Date(Date.now() + Number(date) * 1000).toUTCString() };
  const content = text ?? (body === undefined ? '' : JSON.stringify(body));
  return {
    status,
    headers: new Headers({ ...others, ...at }),
    bytes: new Uint8Array(Buffer.from(content)),
  };
}

async function play(client: Railyard, step: VectorCall): Promise<void> {
  const { operation, path: params, forMerchantAccount } = step;
  const on = forMerchantAccount === undefined ? client : client.forMerchantAccount(forMerchantAccount);
  const invoke = (): ReturnType<typeof callById> => callById(on, operation, { ...step, params });
  if (step.items !== undefined) return walk(invoke(), step);
  if (step.fails !== undefined) return judgeError(await thrownBy(invoke), step.fails);
  if (step.unknown === true) return judgeUnknown(await thrownBy(invoke), step);
  const answer = await invoke().send();
  if (step.answers === null) assert.equal(answer.result, null);
  else assert.partialDeepStrictEqual(answer.result, step.answers);
  assert.equal(answer.isReplayed, step.isReplayed ?? false);
  if (step.requestId !== undefined) assert.equal(answer.requestId, step.requestId);
}

async function walk(listing: unknown, step: VectorCall): Promise<void> {
  assert.ok(listing instanceof Listing);
  const ids: unknown[] = [];
  for await (const item of listing) {
    ids.push(Reflect.get(item as object, 'id'));
    if (ids.length === step.stopAfter) break;
  }
  assert.deepEqual(ids, step.items);
  if (step.cursor !== undefined) assert.equal(listing.cursor, step.cursor);
}

async function thrownBy(invoke: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await invoke();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
}

function judgeError(error: unknown, { class: name, ...facts }: NonNullable<VectorCall['fails']>): void {
  assert.ok(error instanceof RailyardError, String(error));
  assert.equal(error.constructor, Reflect.get(sdk, name));
  for (const [member, value] of Object.entries(facts))
    assert.deepEqual(Reflect.get(error, member), value, member);
}

async function judgeUnknown(error: unknown, { resolves }: VectorCall): Promise<void> {
  assert.ok(error instanceof OutcomeUnknown && !(error instanceof RailyardError), String(error));
  if (resolves?.unknown === true) await assert.rejects(error.resolve(60_000), OutcomeUnknown);
  else if (resolves !== undefined)
    assert.partialDeepStrictEqual(await error.resolve(60_000), resolves.answers);
}

function judgeSent(wanted: readonly SentRequest[], sent: readonly WireRequest[]): void {
  assert.equal(sent.length, wanted.length);
  const pairs = wanted.map((one, at) => [one, sent[at] ?? assert.fail()] as const);
  for (const [one, request] of pairs) judgeRequest(one, request);
  judgeNames(pairs.map(([{ key }, { headers }]) => [key, headers['idempotency-key']]));
  judgeNames(pairs.map(([{ token }, { headers }]) => [token, headers['authorization']]));
}

function judgeRequest(wanted: SentRequest, { method, url, headers }: WireRequest): void {
  const said = (name: string): string => headers[name] ?? assert.fail(`no ${name}`);
  if (wanted.key?.startsWith('=') === true) assert.equal(said('idempotency-key'), wanted.key.slice(1));
  if (wanted.key === null) assert.equal(headers['idempotency-key'], undefined);
  if (wanted.tokenAhead !== undefined) {
    const ahead = issuedAt(said('authorization')) - Date.now() / 1000;
    assert.ok(Math.abs(ahead - wanted.tokenAhead) < 60);
  }
  if (wanted.merchantAccount !== undefined)
    assert.equal(said('x-merchant-account-id'), wanted.merchantAccount);
  assert.equal(method, wanted.method ?? method);
  if (wanted.url !== undefined) assert.equal(url, `https://pay.example${wanted.url}`);
  assert.partialDeepStrictEqual(headers, wanted.headers ?? {});
}

/** The same name is the same value, and other names are others. */
function judgeNames(
  pairs: readonly (readonly [name: string | null | undefined, value: string | undefined])[],
): void {
  const values = new Map<string, string | undefined>();
  for (const [name, value] of pairs)
    if (typeof name === 'string' && !name.startsWith('=')) {
      assert.ok(value !== undefined);
      assert.equal(values.get(name) ?? value, value, name);
      values.set(name, value);
    }
  assert.equal(new Set(values.values()).size, values.size);
}

function issuedAt(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
  };
  return claims.iat;
}

test('addresses that a client takes', () => {
  const { addresses } =
    readVectors<Readonly<{ addresses: Readonly<Record<'taken' | 'refused', readonly string[]>> }>>(
      'clients.json',
    );
  for (const url of addresses.taken) assert.ok(new Railyard({ url }));
  for (const url of addresses.refused) assert.throws(() => new Railyard({ url }), RailyardError, url);
});
