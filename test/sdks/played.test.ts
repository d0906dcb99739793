import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ApiError, Listing, Railyard, RailyardError, verifyWebhook } from '@railyard/sdk';
import { ensureRoles } from '../../server/access/bootstrap.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { callById } from './call-by-id.ts';

/** `sdks/played/README.md` says what the words of a scene mean. */
type Step = Readonly<{
  operation: string;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  key?: string;
  answers?: unknown;
  items?: readonly unknown[];
  fails?: Readonly<Record<string, unknown>>;
  isReplayed?: boolean;
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

const { scenes, webhooks } = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../sdks/played/scenes.json'), 'utf8'),
) as Scenes;

let shop: Shop;
let railyard: Railyard;
before(async () => {
  shop = await openShop();
  const roles = await ensureRoles(shop.service.parts);
  const made = await shop.post('/api-key-pairs', {
    display_name: 'Scenes',
    role_ids: [roles['full-access'].role_id],
  });
  railyard = new Railyard({ url: shop.service.url, key: made.body.private_key, merchantAccount: 'default' });
});
after(() => shop.close());

for (const { name, steps } of scenes)
  test(`the SDK plays the scene: ${name}`, async () => {
    const known: Record<string, unknown> = {};
    for (const step of steps) await play(fillReferences(step, known) as Step, known);
  });

for (const { name, secrets, now, headers, body, holds } of webhooks)
  test(`the SDK judges the message: ${name}`, () => {
    const verify = () => verifyWebhook({ body, headers, secrets, nowMs: now * 1000 });
    if (holds === false) assert.throws(verify, RailyardError);
    else assert.partialDeepStrictEqual(verify(), holds);
  });

async function play(step: Step, known: Record<string, unknown>): Promise<void> {
  const call = callById(railyard, step.operation, { ...step, params: step.path });
  if (step.fails !== undefined) {
    const error = await call.then(
      () => assert.fail(`${step.operation} was not refused`),
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof ApiError, String(error));
    const { status, code, details } = error;
    return assert.partialDeepStrictEqual({ status, code, details }, step.fails);
  }
  if (step.items !== undefined) {
    assert.ok(call instanceof Listing);
    const items: unknown[] = [];
    for await (const item of call) items.push(item);
    assert.equal(items.length, step.items.length);
    return assert.partialDeepStrictEqual(items, step.items);
  }
  const { result, isReplayed } = await call.send();
  if (step.answers === null) assert.equal(result, null);
  else assert.partialDeepStrictEqual(result, step.answers);
  if (step.isReplayed !== undefined) assert.equal(isReplayed, step.isReplayed);
  if (step.as !== undefined) known[step.as] = result;
}

/** `{payment.id}` is what an earlier step answered. */
function fillReferences(value: unknown, known: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inside: unknown) =>
    typeof inside === 'string'
      ? inside.replaceAll(/\{(\w+)\.(\w+)\}/g, (_all, name: string, field: string) =>
          String(Reflect.get(known[name] as object, field)),
        )
      : inside,
  );
}
