import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { TRIGGERS } from '../../cli/triggers.ts';
import { operationById } from '../../server/api/contract/index.ts';
import { type Example, filled } from '../../server/api/examples/example.ts';
import { API_VERSIONS } from '../../server/domain/api-version.ts';
import { EVENT_NAMES } from '../../server/domain/event-names.ts';
import { steady } from '../harness/steady.ts';
import { type Teller, openTeller } from './rig.ts';

/** `GOLDEN=write` records every payload, a line for each event and version. */
const FILE = path.join(import.meta.dirname, 'payloads.golden.json');

let teller: Teller;
before(async () => {
  teller = await openTeller();
  await teller.shop.post('/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gifts',
    fields: [],
  });
});
after(() => teller.close());

/** Events that no request by itself causes here, and what does. */
const UNTRIGGERED: Readonly<Record<string, string>> = {
  'capture.pending': 'a processor that does not say yet',
  'monitoring.incident.closed': 'an endpoint that takes deliveries again, an outcome that becomes known',
  'monitoring.incident.created': 'an endpoint that fails',
  'payment-method.authorization-expiring': 'nothing yet: no stored payment method expires by itself',
  'payment-method.authorization-update-required': 'a mandate that a bank ends',
  'payment-method.authorization-updated': 'a mandate that a bank accepts',
  'payment-method.paused': 'nothing yet: no stored payment method is paused',
  'payment-method.resumed': 'nothing yet: no stored payment method is paused',
  'payout.pending': 'a processor that does not say yet',
  'refund.processing': 'a processor that does not say yet',
  'report-execution.failed': 'a report that a worker cannot make',
  'report-execution.succeeded': 'a report that a worker makes',
  'transaction.authenticated': 'a buyer who approves',
  'transaction.authentication-pending': 'a payment that a buyer has to approve',
  'transaction.capture-pending': 'a processor that does not say yet',
  'transaction.modified': 'an increment, at a processor that takes one',
  'transaction.settled': 'a report of a processor',
  'transaction.void-pending': 'a processor that does not say yet',
};

test('every event is caused by a trigger, or says what causes it', () => {
  const untriggered = EVENT_NAMES.filter((name) => TRIGGERS[name] === undefined);
  assert.deepEqual(untriggered, Object.keys(UNTRIGGERED));
});

test('every event stands on the page about webhooks', () => {
  const page = fs.readFileSync(path.join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
  const names = [...page.slice(page.indexOf('## Events')).matchAll(/`([a-z-]*)((?:\.[a-z-]+)+)`/g)];
  let subject = '';
  const told = names.map(([, named = '', rest = '']) => {
    if (named !== '') subject = `${named}${rest.slice(0, rest.lastIndexOf('.'))}`;
    return `${subject}${rest.slice(rest.lastIndexOf('.'))}`;
  });
  assert.deepEqual(told.toSorted(), [...EVENT_NAMES]);
});

test('every event that can be caused tells what is recorded, with the whole resource, in every version', async () => {
  const recorded: Record<string, unknown> = {};
  for (const [name, steps] of Object.entries(TRIGGERS)) {
    const subscriptions = await Promise.all(
      API_VERSIONS.map((api_version) =>
        teller.subscribe('railyard:listen', { api_version, events: [name], merchant_account_id: null }),
      ),
    );
    await cause(steps);
    await teller.work();
    for (const { id, api_version: version } of subscriptions) {
      const { items } = (await teller.shop.get(`/webhook-subscriptions/${id}/waiting`)).body;
      assert.equal(items.length, 1, `${name} in ${version}`);
      recorded[`${name} ${version}`] = steady(JSON.parse(items[0].payload));
      await teller.shop.service.request('DELETE', `/webhook-subscriptions/${id}`);
    }
  }
  const lines = Object.entries(recorded).map(
    ([of, told]) => `${JSON.stringify(of)}: ${JSON.stringify(told)}`,
  );
  if (process.env['GOLDEN'] === 'write') fs.writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
  assert.deepEqual(recorded, JSON.parse(fs.readFileSync(FILE, 'utf8')));
  for (const [of, told] of Object.entries(recorded) as [string, { target: object }][])
    assert.ok(Object.keys(told.target).length > 3, `${of} has a whole resource`);
});

async function cause(steps: readonly Example[]): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const step of steps) {
    const operation = operationById(step.operation);
    assert.ok(operation, step.operation);
    const { params = {}, query = {}, body } = filled(step, answers);
    const place = operation.path.replaceAll(/\{([a-z0-9_]+)\}/g, (_all, word: string) => params[word] ?? '');
    const answer = await teller.shop.service.request(
      operation.method,
      `${place}?${new URLSearchParams(query).toString()}`,
      body === undefined ? {} : { body },
    );
    assert.ok(answer.status < 300, `${step.operation}: ${answer.text}`);
    answers[step.operation] = answer.body;
  }
}
