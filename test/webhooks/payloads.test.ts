import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { TRIGGERS } from '../../packages/cli/src/triggers.ts';
import { operationById } from '../../server/api-contract/index.ts';
import { type Example, fillReferences } from '../../server/api/examples/example.ts';
import { type ApiVersion, API_VERSIONS } from '../../server/domain/api-version.ts';
import { EVENT_NAMES } from '../../server/domain/event-names.ts';
import { RETRY_SCHEDULES } from '../../server/domain/retry/schedules.ts';
import { checkAnswer } from '../harness/contract.ts';
import { countSchedule, issuerOfCard } from '../harness/retry-counts.ts';
import { CARD } from '../harness/shop.ts';
import { steady } from '../harness/steady.ts';
import { type Target, openTlsTarget } from '../harness/tls-target.ts';
import { CAUSES, makeReports } from './causes.ts';
import { type Teller, openTeller, verifyMessage } from '../harness/teller.ts';

/** `GOLDEN=write` records every payload, a line for each event and version. */
const FILE = path.join(import.meta.dirname, '../../contract/webhooks.json');

let teller: Teller;
let endpoint: Target;
before(async () => {
  teller = await openTeller();
  endpoint = await openTlsTarget();
  await teller.shop.post('/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gifts',
    fields: [],
  });
  const issuer = await issuerOfCard(teller.shop, (await teller.shop.post('/payment-methods', CARD)).body.id);
  const cause = 'insufficient_funds';
  await countSchedule(teller.shop, { issuer, cause, best: RETRY_SCHEDULES[cause][0].name });
});
after(async () => {
  await endpoint.close();
  await teller.close();
});

/**
 * Names of the published API that can be subscribed to, and why nobody is ever told of them. Nothing that is
 * published says when this one is told.
 */
const NEVER_TOLD: Readonly<Record<string, string>> = {
  'payment-method.authorization-expiring': 'no permission of a buyer has an end that is known before',
};

test('every event is caused by requests, or by whom it depends on, or is never told', () => {
  const caused = [...Object.keys(TRIGGERS), ...Object.keys(CAUSES), ...Object.keys(NEVER_TOLD)];
  assert.deepEqual(caused.toSorted(), [...EVENT_NAMES]);
});

test('every event stands on the page about webhooks', () => {
  const page = fs.readFileSync(path.join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
  const names = [...page.slice(page.indexOf('\n## Events\n')).matchAll(/`([a-z-]*)((?:\.[a-z-]+)+)`/g)];
  let subject = '';
  const told = names.map(([, named = '', rest = '']) => {
    if (named !== '') subject = `${named}${rest.slice(0, rest.lastIndexOf('.'))}`;
    return `${subject}${rest.slice(rest.lastIndexOf('.'))}`;
  });
  assert.deepEqual(told.toSorted(), [...EVENT_NAMES]);
});

test('every event tells the whole resource in the words of each version, signed for both libraries', async () => {
  const recorded: Record<string, unknown> = {};
  for (const name of EVENT_NAMES.filter((each) => NEVER_TOLD[each] === undefined)) {
    const subscriptions = await Promise.all(
      API_VERSIONS.map((api_version) =>
        teller.subscribe(`${endpoint.url}/${name}/${api_version}`, {
          api_version,
          events: [name],
          merchant_account_id: null,
        }),
      ),
    );
    await (CAUSES[name]?.(teller) ?? request(TRIGGERS[name] ?? []));
    await makeReports(teller);
    await teller.work();
    for (const { id, secret, api_version: version } of subscriptions) {
      const messages = endpoint.received.filter(({ url }) => url === `/${name}/${version}`);
      const [message] = messages;
      assert.ok(message && messages.length === 1, `${name} in ${version}: ${messages.length} messages`);
      const told = verifyMessage(message, secret);
      assertAsRead(told.target, version);
      await assertAsAnswered(told.target, version);
      recorded[`${name} ${version}`] = steady(told);
      await teller.shop.service.request('DELETE', `/webhook-subscriptions/${id}`);
    }
  }
  const lines = Object.entries(recorded).map(
    ([of, told]) => `${JSON.stringify(of)}: ${JSON.stringify(told)}`,
  );
  if (process.env['GOLDEN'] === 'write') fs.writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
  assert.deepEqual(recorded, JSON.parse(fs.readFileSync(FILE, 'utf8')));
});

/** Where what events are about is read, by its type. */
const READ_AT: Readonly<Record<string, string>> = {
  'api-key-pair': '/api-key-pairs/x',
  buyer: '/buyers/x',
  capture: '/transactions/x/captures/x',
  'card-export': '/card-exports/x',
  dispute: '/disputes/x',
  experiment: '/experiments/x',
  'gift-card': '/gift-cards/x',
  'monitoring.incident': '/monitoring/incidents/x',
  'payment-link': '/payment-links/x',
  'payment-method': '/payment-methods/x',
  payout: '/payouts/x',
  reconciliation: '/reconciliations/x',
  refund: '/refunds/x',
  'report-execution': '/report-executions/x',
  'shipping-details': '/buyers/x/shipping-details/x',
  transaction: '/transactions/x',
  'transparency-log.checkpoint': '/transparency-log/checkpoints/x',
};

/** It is what the operation that reads it may answer with in this version. */
type ToldEvent = Readonly<{
  type: string;
  id: string;
  date?: string;
  buyer_id?: string;
  transaction_id?: string;
}>;
function assertAsRead(target: ToldEvent, version: ApiVersion): void {
  const readAt = READ_AT[target.type];
  assert.ok(readAt, `${target.type} is read nowhere`);
  checkAnswer({
    method: 'GET',
    path: readAt,
    version,
    status: 200,
    body: target,
    text: JSON.stringify(target),
  });
}

/** Whoever reads it now is answered the same, unless it is gone. */
async function assertAsAnswered(target: ToldEvent, version: ApiVersion): Promise<void> {
  const { id, date, buyer_id: buyerId, transaction_id: transactionId } = target;
  const ids = {
    ...{ buyers: buyerId ?? id, transactions: transactionId ?? id, disputes: id },
    reconciliations: date ?? id,
  };
  const place = (READ_AT[target.type] ?? '').replaceAll(/(?<=\/([a-z-]+)\/)x/g, (_x, kind: string) =>
    String(kind in ids ? ids[kind as keyof typeof ids] : id),
  );
  const answer = await teller.shop.service.request('GET', place, { version });
  if (answer.status !== 404) assert.deepEqual(target, answer.body, place);
}

async function request(steps: readonly Example[]): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const step of steps) {
    const operation = operationById(step.operation);
    assert.ok(operation, step.operation);
    const { params = {}, query = {}, body } = fillReferences(step, answers);
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
