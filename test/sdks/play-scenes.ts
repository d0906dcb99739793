import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import * as sdk from '@railyard/sdk';
import {
  ApiError,
  type Call,
  Listing,
  OutcomeUnknown,
  Railyard,
  RailyardError,
  verifyWebhook,
} from '@railyard/sdk';
import { eventually } from '../harness/eventually.ts';
import { callById } from './call-by-id.ts';

/** `sdks/played/README.md` says what the words of a scene mean. */
type Step = Readonly<{
  operation: string;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  key?: string;
  merchantAccount?: string;
  answers?: unknown;
  isReplayed?: boolean;
  items?: readonly unknown[];
  stopAfter?: number;
  fails?: Readonly<Record<string, unknown>>;
  resolves?: true;
  eventually?: true;
  embedToken?: Readonly<Record<string, unknown>>;
  webhook?: string;
  secrets?: readonly string[];
  stand?: string;
  with?: Readonly<Record<string, unknown>>;
  as?: string;
}>;
type Webhook = Readonly<{
  name: string;
  secrets: readonly string[];
  now: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  holds: unknown;
}>;
type Scenes = Readonly<{
  scenes: readonly Readonly<{ name: string; steps: readonly Step[] }>[];
  webhooks: readonly Webhook[];
}>;

const variableOf = (name: string): string =>
  process.env[name] ??
  assert.fail(`${name} is not set: npm run sdk:conform -- --language=typescript sets it`);
const { scenes, webhooks } = JSON.parse(fs.readFileSync(variableOf('RAILYARD_SCENES'), 'utf8')) as Scenes;
/** What stands before the service alters its answers: that they can be read is all that is judged of them. */
const isAltered = process.env['RAILYARD_ALTERED'] === 'true';
const RESOLVED_WITHIN_MS = 300_000;

const railyard = new Railyard({
  url: variableOf('RAILYARD_URL'),
  key: fs.readFileSync(variableOf('RAILYARD_KEY_FILE'), 'utf8'),
  merchantAccount: 'default',
});
type NamedResults = Record<string, unknown>;

for (const { name, steps } of scenes)
  test(`the SDK plays the scene: ${name}`, async () => {
    const known: NamedResults = {};
    for (const step of steps) {
      const filled = fillReferences(step, known) as Step;
      const result =
        filled.eventually === true ? await untilPlayed(filled, known) : await play(filled, known);
      if (filled.as !== undefined) known[filled.as] = result;
    }
  });

for (const { name, secrets, now, headers, body, holds } of webhooks)
  test(`the SDK judges the message: ${name}`, () => {
    const verify = () => verifyWebhook({ body, headers, secrets, nowMs: now * 1000 });
    if (holds === false) assert.throws(verify, RailyardError);
    else assert.partialDeepStrictEqual(verify(), holds);
  });

async function untilPlayed(step: Step, known: NamedResults): Promise<unknown> {
  let result: unknown;
  await eventually(async () => void (result = await play(step, known)));
  return result;
}

/** Gives what comes of it. */
async function play(step: Step, known: NamedResults): Promise<unknown> {
  if (step.stand !== undefined) return act(step);
  if (step.embedToken !== undefined) return { token: railyard.embedToken(step.embedToken) };
  if (step.webhook !== undefined) return judgeMessage(step, known);
  const call = callById(railyard, step.operation, { ...step, params: step.path });
  if (step.fails !== undefined) return judgeFailure(call, step.fails);
  if (step.items !== undefined) return walk(call, step);

  const { result, isReplayed } = await answerOf(call, step);
  judge(result, step.answers);
  if (step.isReplayed !== undefined) assert.equal(isReplayed, step.isReplayed);
  return result;
}

async function act({ stand, with: given = {}, answers = {} }: Step): Promise<unknown> {
  const answer = await fetch(`${variableOf('RAILYARD_ACTS_URL')}/${stand}`, {
    method: 'POST',
    body: JSON.stringify(given),
  });
  const result: unknown = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(result));
  assert.partialDeepStrictEqual(result, answers);
  return result;
}

function judgeMessage({ webhook = '', secrets = [], answers }: Step, known: NamedResults): unknown {
  const { body, headers } = known[webhook] as Pick<Webhook, 'body' | 'headers'>;
  const event = verifyWebhook({ body, headers, secrets });
  assert.partialDeepStrictEqual(event, answers);
  return event;
}

async function judgeFailure(call: Call<unknown>, fails: NonNullable<Step['fails']>): Promise<void> {
  const error = await call.then(
    () => assert.fail('it was not refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ApiError, String(error));
  const { class: name, ...facts } = fails;
  if (name !== undefined) assert.equal(error.constructor, Reflect.get(sdk, String(name)));
  const { status, code, details } = error;
  assert.partialDeepStrictEqual({ status, code, details }, facts);
}

async function walk(call: Call<unknown>, { items = [], stopAfter }: Step): Promise<unknown> {
  assert.ok(call instanceof Listing);
  const walked: unknown[] = [];
  for await (const item of call) {
    walked.push(item);
    if (walked.length === stopAfter) break;
  }
  assert.equal(walked.length, items.length);
  judge(walked, items);
  return { items: walked, cursor: call.cursor };
}

async function answerOf(
  call: Call<unknown>,
  { resolves }: Step,
): Promise<Readonly<{ result: unknown; isReplayed?: boolean }>> {
  try {
    return await call.send();
  } catch (error) {
    if (resolves !== true || !(error instanceof OutcomeUnknown)) throw error;
    return { result: await error.resolve(RESOLVED_WITHIN_MS) };
  }
}

function judge(result: unknown, answers: unknown): void {
  if (answers === null) assert.equal(result, null);
  else if (answers !== undefined && !isAltered) assert.partialDeepStrictEqual(result, answers);
}

/** `{payment.id}` is what an earlier step came to; `{list.items.0.id}` is in a list in it. */
function fillReferences(value: unknown, known: NamedResults): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inside: unknown) =>
    typeof inside === 'string'
      ? inside.replaceAll(/\{(\w+(?:\.\w+)+)\}/g, (_all, words: string) =>
          String(words.split('.').reduce<unknown>((at, word) => Reflect.get(at as object, word), known)),
        )
      : inside,
  );
}
