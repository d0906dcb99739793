import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { GoCardlessClient } from 'gocardless-nodejs/client';
import { Environments } from 'gocardless-nodejs/constants';
import { ValidationFailedError } from 'gocardless-nodejs/errors';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { ACCOUNT_NUMBER } from '../../../test/connectors/conformance-samples.ts';
import { assertPending } from '../../../test/connectors/conformance-suite.ts';
import { type ProcessorFront, agentTo, openProcessorFront } from '../../../test/harness/processor-front.ts';

/** A customer's bank account is there once, judged by GoCardless's own npm package. */

let running: ConnectorBench;
let front: ProcessorFront;
let gocardless: GoCardlessClient;
before(async () => {
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'gocardless', true);
  const proxy = { https: agentTo(front) };
  gocardless = new GoCardlessClient('sandbox_conformance', Environments.Sandbox, { proxy });
});
after(async () => {
  await front.close();
  await running.close();
});

const ADA = { given_name: 'Ada', family_name: 'Lovelace' };

function accountOf(customer: string) {
  return gocardless.customerBankAccounts.create({
    account_holder_name: 'Ada Lovelace',
    account_number: ACCOUNT_NUMBER,
    bank_code: '110000000',
    account_type: 'checking',
    country_code: 'US',
    links: { customer },
  });
}

test('the SDK hears that a customer has the account already, and another customer may have it, too', async () => {
  const { id: ada = '' } = await gocardless.customers.create(ADA);
  const account = await accountOf(ada);
  const error = await accountOf(ada).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof ValidationFailedError);
  assert.match(JSON.stringify(error.errors), new RegExp(`bank_account_exists.*${account.id}`));
  const { id: another = '' } = await gocardless.customers.create(ADA);
  assert.notEqual((await accountOf(another)).id, account.id);
});

test('a first debit of a customer whose account is there already is made with it', async () => {
  const suite = running.suite('gocardless-bank');
  const operationId = suite.bench().newOperationId();
  // An earlier attempt came as far as the account, and its key is not known any more.
  const { id: customer = '' } = await gocardless.customers.create(ADA, `${operationId}-customer`);
  const account = await accountOf(customer);
  const { reference } = assertPending(await suite.authorize(1299n, { operationId, capture: true }));
  const { links } = await gocardless.payments.find(reference);
  const mandate = await gocardless.mandates.find(links?.mandate ?? '');
  assert.equal(mandate.links?.customer_bank_account, account.id);
});
