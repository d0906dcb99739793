import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ProcessorReportRow } from '../../server/db/queries/processor-reports.ts';
import { ledgerDifferences } from '../../server/ledger/check.ts';
import { workOff } from '../../server/operations/due.ts';
import { processorReportsDue } from '../../server/processor-reports/read-reports.ts';
import { HMAC_KEY, signedItem } from '../../server/simulator/adyen/desk.ts';
import { reportItem } from '../../server/simulator/adyen/settlement.ts';
import type { TestService } from '../harness/index.ts';
import { addPaymentService } from '../payments/setup.ts';
import { type World, startWorld } from '../simulation/world.ts';

/** A settlement report of several pieces, with the service killed at each statement of fetching and reading it. */
const FIELDS = [
  { key: 'api_key', value: 'AQE-default' },
  { key: 'merchant_account', value: 'RailyardECOM' },
  { key: 'hmac_key', value: HMAC_KEY },
  { key: 'report_api_key', value: 'AQE-default' },
];
/** Longer than any lease, and than the pause after some tries. */
const GONE_BY_MS = 1_300_000;
const STATEMENTS_MAX = 80;
const TEST_TIMEOUT_MS = 900_000;

let world: World;
let webhook: string;
before(async () => {
  world = await startWorld();
  const service = await addPaymentService(world.service(), {
    display_name: 'Adyen',
    payment_service_definition_id: 'adyen-card',
    accepted_currencies: ['EUR'],
    accepted_countries: ['NL'],
    fields: FIELDS,
  });
  const { body } = await world.service().request('GET', `/payment-services/${service}`);
  webhook = new URL(body.webhook_url).pathname;
});
after(() => world.close());

/** A payment that Adyen pays out in a batch of its own, among lines of others; and the file's number. */
async function paidOut(number: number): Promise<Readonly<{ id: string; file: string }>> {
  const { body } = await world.service().request('POST', '/transactions', {
    body: {
      ...{ amount: 1299, currency: 'EUR', country: 'NL', intent: 'capture' },
      payment_method: {
        ...{ method: 'card', number: '4111111111111111' },
        ...{ expiration_date: '03/30', security_code: '737' },
      },
    },
  });
  assert.equal(body.status, 'captured', JSON.stringify(body));
  const subject: string = body.payment_service_transaction_id;
  const order = { account: 'default', processor: 'adyen', subject, act: 'settle_among_some' };
  const answer = await fetch(`${world.simulatorUrl()}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify(order),
  });
  assert.equal(answer.status, 200, await answer.text());
  return { id: body.id, file: `settlement_detail_report_batch_${number}.csv` };
}

/** As Adyen tells it: no webhook is set up there, so that the test says when. */
async function announce(service: TestService, file: string): Promise<void> {
  const NotificationRequestItem = signedItem(reportItem('RailyardECOM', file), new Date());
  const answer = await fetch(`${service.url}${webhook}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] }),
  });
  assert.equal(answer.status, 200, await answer.text());
}

async function all(text: string, values: readonly unknown[]): Promise<readonly Record<string, unknown>[]> {
  return world.db.query<Record<string, unknown>>({ name: '', text }, values);
}

async function checkRead(id: string, file: string, where: string): Promise<void> {
  const [row] = await world.db.query<ProcessorReportRow>(
    { name: '', text: 'SELECT * FROM processor_reports WHERE name = $1' },
    [file],
  );
  assert.deepEqual(
    [row?.status, row?.lines, row?.of_payments, row?.of_account, row?.unmatched, row?.unreadable],
    ['read', 802n, 1n, 1n, 800n, 0n],
    `${where}: every line once (${row?.fault ?? ''})`,
  );
  assert.ok((row?.pieces ?? 0) > 1);
  const lines = await all('SELECT amount, commission FROM settlement_lines WHERE transaction_id = $1', [id]);
  assert.deepEqual(lines, [{ amount: 1299n, commission: 13n }], where);
  assert.deepEqual(await all('SELECT FROM processor_report_pieces', []), [], where);
  const left = await all('SELECT DISTINCT line FROM processor_report_lines_left WHERE name = $1', [file]);
  assert.equal(left.length, 800, where);
}

test(
  'killed at any statement, a settlement report is read to its end, and each of its lines counts once',
  { timeout: TEST_TIMEOUT_MS },
  async (t) => {
    for (let statement = 1; statement <= STATEMENTS_MAX; statement += 1) {
      const { id, file } = await paidOut(statement);
      await world.alive(
        async (service) => {
          await announce(service, file);
          await workOff(service.parts, processorReportsDue);
        },
        { statement, when: 'before' },
      );
      const where = `killed before statement ${statement} (${world.statements().at(-1) ?? ''})`;
      const isOver = !world.isDead();
      if (!isOver) {
        await world.restart();
        await announce(world.service(), file); // Adyen had no answer, or sends it once more
        world.skip(GONE_BY_MS);
        await workOff(world.service().parts, processorReportsDue);
      }
      await checkRead(id, file, where);
      if (!isOver) continue;
      assert.ok(statement > 12, `only ${statement - 1} places to be killed at`);
      assert.deepEqual(await ledgerDifferences(world.db), []);
      return t.diagnostic(`${statement - 1} crashes`);
    }
    assert.fail('it never ran to its end');
  },
);
