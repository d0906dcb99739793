import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ProcessorReportRow } from '../../../server/db/queries/processor-reports.ts';
import { ledgerDifferences } from '../../../server/operations/ledger/check.ts';
import { workOff } from '../../../server/operations/due.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { processorReportsDue } from '../../../server/settlement-files/read-reports.ts';
import { HMAC_KEY, signedItem } from '../../../sandbox/processors/adyen/desk.ts';
import { signCheckoutEvent } from '../../../sandbox/processors/checkout-com/desk.ts';
import { reportItem } from '../../../sandbox/processors/adyen/settlement.ts';
import {
  MERCADOPAGO_BUYER,
  MERCADOPAGO_CARD,
  MERCADOPAGO_FIELDS,
  atMercadoPago,
} from '../../connectors/mercadopago-shop.ts';
import type { TestService } from '../../harness/index.ts';
import { addPaymentService } from '../../harness/shop.ts';
import { type World, openSimulatedWorld } from '../../harness/simulated-world.ts';

/**
 * A settlement report of several pieces, with the service killed at each statement of fetching and reading it: one
 * whose lines are read as they come, and one whose lines are added up first.
 */
type ReportState = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;
type Company = Readonly<{
  id: string;
  definition: string;
  fields: readonly Readonly<{ key: string; value: string }>[];
  number: string;
  expires?: string;
  /** How long it takes until earlier files are told no more, where each message tells them all. */
  forgetsMs?: number;
  /** Where and by whom is paid; else in euros. */
  place?: Readonly<{ currency: string; country: string; buyer?: object }>;
  /** The newest file, and how its company tells of it. No webhook is set up there, so that the test says when. */
  newest(simulatorUrl: string, number: number): Promise<Readonly<{ name: string; told(): ReportState }>>;
  /** Lines, and those of the payment; what was taken of 12.99. */
  lines: readonly [bigint, bigint];
  commission: bigint;
}>;

const ADYEN: Company = {
  id: 'adyen',
  definition: 'adyen-card',
  fields: [
    { key: 'api_key', value: 'AQE-default' },
    { key: 'merchant_account', value: 'RailyardECOM' },
    { key: 'hmac_key', value: HMAC_KEY },
    { key: 'report_api_key', value: 'AQE-default' },
  ],
  number: '4111111111111111',
  newest(_url, number) {
    const name = `settlement_detail_report_batch_${number}.csv`;
    const told = (): ReportState => {
      const NotificationRequestItem = signedItem(reportItem('RailyardECOM', name), new Date());
      const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
      return { body, headers: { 'content-type': 'application/json' } };
    };
    return Promise.resolve({ name, told });
  },
  lines: [802n, 1n],
  commission: 13n,
};

const CHECKOUT: Company = {
  id: 'checkout-com',
  definition: 'checkout-card',
  fields: [
    { key: 'secret_key', value: 'sk_sbox_default' },
    { key: 'processing_channel_id', value: 'pc_sandbox' },
    { key: 'webhook_signature_key', value: 'whsec_sandbox_checkout-com' },
    { key: 'report_secret_key', value: 'sk_sbox_default' },
  ],
  number: '4242424242424242',
  async newest(url) {
    const headers = { authorization: 'Bearer sk_sbox_default' };
    const listed: unknown = await (await fetch(`${url}/checkout-com/reports`, { headers })).json();
    const [report] = (listed as { data: { id: string; files: { id: string }[] }[] }).data; // as the simulator writes it
    const [id = '', file = ''] = [report?.id, report?.files[0]?.id];
    const told = (): ReportState => {
      const data = {
        ...{ report_id: id, report_type: 'FinancialActionsByPayout' },
        api_resources: { files: [{ id: file }] },
      };
      const body = JSON.stringify({ id: `evt_${newId(new Date())}`, type: 'report_generated', data });
      return { body, headers: { 'content-type': 'application/json', ...signCheckoutEvent(body) } };
    };
    return { name: `${id}/${file}`, told };
  },
  lines: [808n, 7n],
  commission: 11n,
};

/** Its lines name the payment alone, between semicolons; its message says nothing but that the list is to be asked. */
const MERCADOPAGO: Company = {
  id: 'mercadopago',
  definition: 'mercadopago-card',
  fields: [...MERCADOPAGO_FIELDS, { key: 'country', value: 'BR' }],
  number: MERCADOPAGO_CARD.number,
  expires: '12/39',
  place: { currency: 'BRL', country: 'BR', buyer: MERCADOPAGO_BUYER },
  async newest(simulatorUrl) {
    const listed = await atMercadoPago({ simulatorUrl }, 'GET', 'v1/account/settlement_report/list');
    const [{ file_name: name }] = listed as unknown as [{ file_name: string }]; // as the simulator writes it
    const files = [{ type: '.csv', url: `https://www.mercadopago.com/${name}`, name }];
    const body = JSON.stringify({ generation_date: new Date().toISOString(), files });
    return { name, told: () => ({ body, headers: { 'content-type': 'application/json' } }) };
  },
  forgetsMs: 31 * 86_400_000,
  lines: [802n, 1n],
  commission: 65n,
};

/** Longer than any lease, and than the pause after some tries. */
const GONE_BY_MS = 1_300_000;
const STATEMENTS_MAX = 80;

let world: World;
before(async () => {
  world = await openSimulatedWorld();
});
after(() => world.close());

const IN_EUROS = { currency: 'EUR', country: 'NL' } as const;
type OpenedAccount = Readonly<{ service: string; webhook: string }>;

/** A new payment service, and the path of its webhook. */
async function openAccount({ definition, fields, place = IN_EUROS }: Company): Promise<OpenedAccount> {
  const service = await addPaymentService(world.service(), {
    display_name: definition,
    payment_service_definition_id: definition,
    accepted_currencies: [place.currency],
    accepted_countries: [place.country],
    fields,
  });
  const { body } = await world.service().request('GET', `/payment-services/${service}`);
  return { service, webhook: new URL(body.webhook_url).pathname };
}

/** A payment that is paid out in a batch of its own, among lines of others. */
async function paidOut(company: Company, service: string): Promise<string> {
  const { id: processor, number, expires = '03/30', place = IN_EUROS } = company;
  const { body } = await world.service().request('POST', '/transactions', {
    body: {
      ...{ amount: 1299, ...place, intent: 'capture', payment_service_id: service },
      payment_method: { method: 'card', number, expiration_date: expires, security_code: '737' },
    },
  });
  assert.equal(body.status, 'captured', JSON.stringify(body));
  const subject: string = body.payment_service_transaction_id;
  const order = { account: 'default', processor, subject, act: 'settle_among_some' };
  const answer = await fetch(`${world.simulatorUrl()}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify(order),
  });
  assert.equal(answer.status, 200, await answer.text());
  return body.id;
}

async function announce(
  service: TestService,
  webhook: string,
  { body, headers }: ReportState,
): Promise<void> {
  const answer = await fetch(`${service.url}${webhook}`, { method: 'POST', headers, body });
  assert.equal(answer.status, 200, await answer.text());
}

async function all(text: string, values: readonly unknown[]): Promise<readonly Record<string, unknown>[]> {
  return world.db.query<Record<string, unknown>>({ name: '', text }, values);
}

async function checkRead(company: Company, id: string, file: string, where: string): Promise<void> {
  const [lines, ofPayment] = company.lines;
  const [row] = await world.db.query<ProcessorReportRow>(
    { name: '', text: 'SELECT * FROM processor_reports WHERE name = $1' },
    [file],
  );
  assert.deepEqual(
    [row?.status, row?.lines, row?.of_payments, row?.of_account, row?.unmatched, row?.unreadable],
    ['read', lines, ofPayment, 1n, 800n, 0n],
    `${where}: every line once (${row?.fault ?? ''})`,
  );
  assert.ok((row?.pieces ?? 0) > 1);
  const taken = await all('SELECT amount, commission FROM settlement_lines WHERE transaction_id = $1', [id]);
  assert.deepEqual(taken, [{ amount: 1299n, commission: company.commission }], where);
  assert.deepEqual(await all('SELECT FROM processor_report_pieces', []), [], where);
  assert.deepEqual(await all('SELECT FROM processor_report_movements', []), [], where);
  // By its whole key: lines of all reports before it stand in the same table.
  const left = await all(
    `SELECT line FROM processor_report_lines_left
     WHERE merchant_account_id = $1 AND payment_service_id = $2 AND name = $3`,
    [row?.merchant_account_id, row?.payment_service_id, file],
  );
  assert.equal(left.length, 800, where);
}

for (const company of [ADYEN, CHECKOUT, MERCADOPAGO])
  test(
    `killed at any statement, a settlement report of ${company.id} is read to its end, and each line ` +
      'counts once',
    async (t) => {
      const { service: paidBy, webhook } = await openAccount(company);
      for (let statement = 1; statement <= STATEMENTS_MAX; statement += 1) {
        const id = await paidOut(company, paidBy);
        const { name, told } = await company.newest(world.simulatorUrl(), statement);
        await world.alive(
          async (service) => {
            await announce(service, webhook, told());
            await workOff(service.parts, processorReportsDue);
          },
          { statement, when: 'before' },
        );
        const where = `killed before statement ${statement} (${world.statements().at(-1) ?? ''})`;
        const isOver = !world.isDead();
        if (!isOver) {
          await world.restart();
          await announce(world.service(), webhook, told()); // it had no answer, or is sent once more
          world.skip(company.forgetsMs ?? GONE_BY_MS);
          await workOff(world.service().parts, processorReportsDue);
        }
        await checkRead(company, id, name, where);
        if (!isOver) continue;
        assert.ok(statement > 12, `only ${statement - 1} places to be killed at`);
        assert.deepEqual(await ledgerDifferences(world.db), []);
        return t.diagnostic(`${statement - 1} crashes`);
      }
      assert.fail('it never ran to its end');
    },
  );
