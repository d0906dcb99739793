import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { recoverDue, openShop, type Shop } from '../harness/shop.ts';
import { eventually } from '../harness/index.ts';

const GUIDE = fs.readFileSync(path.join(import.meta.dirname, '../../docs/anti-fraud.md'), 'utf8');

/** The block of the guide with that name behind `json`. */
function block(name: string): unknown {
  const found = new RegExp(`\`\`\`json ${name}\\n([^]*?)\`\`\``).exec(GUIDE)?.[1];
  assert.ok(found, `the guide has a block ${name}`);
  return JSON.parse(found);
}

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

test('the guide is a way through: set up, a payment under review, its end, and a rule on the decision', async () => {
  assert.equal((await shop.post('/anti-fraud-services', block('service'))).status, 201);
  const { body } = await shop.post('/transactions', block('payment'));
  assert.deepEqual([body.status, body.pending_review], ['authorized', true]);
  assert.equal((await shop.post(`/transactions/${body.id}/review`, block('review'))).status, 200);
  await eventually(async () => {
    await recoverDue(shop.service.parts);
    assert.equal((await shop.get(`/transactions/${body.id}`)).body.status, 'captured');
  });
  const rule = await shop.post('/flows/card-transaction/actions/decline-early/rules', block('rule'));
  assert.equal(rule.status, 201, rule.text);
  const { buyer: _buyer, ...unscreened } = block('payment') as Record<string, unknown>;
  assert.equal((await shop.post('/transactions', unscreened)).body.error_code, 'flow_not_screened');
});
