import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Payment, Dashboards } from '../../connectors/dashboards.ts';
import { PDF } from '../../harness/dispute-shop.ts';
import { askAt } from '../../harness/ask-at.ts';
import { eventually } from '../../harness/index.ts';
import { letGracePass, recoverDue } from '../../harness/shop.ts';
import type { WayName } from '../../../sandbox/ways/ways.ts';

/** That evidence is handed in, and a claim accepted, at every company whose API takes it, against its simulator. */

type Company = Readonly<{
  way: WayName;
  processor: string;
  pays?: readonly string[];
  /** A payment that its simulator disputes by itself, and why. */
  magic: Readonly<{ with: object; pays?: readonly string[]; reason: string }>;
  /** It takes files alone. */
  filesOnly?: true;
  /** What is told of money once it is won. */
  givesBack?: number;
}>;
const DESKS: readonly Company[] = [
  {
    ...{ way: 'stripe', processor: 'stripe', givesBack: 1299 },
    magic: { with: withCard('4000000000002685'), reason: 'not_received' },
  },
  {
    ...{ way: 'adyen', processor: 'adyen', filesOnly: true, givesBack: 1299 },
    magic: {
      with: { buyer: { billing_details: { first_name: 'Chargeback:13.1' } } },
      reason: 'not_received',
    },
  },
  {
    ...{ way: 'checkout.com', processor: 'checkout-com', givesBack: 1299 },
    magic: { with: { ...withCard('4242424242424242', '01/40'), amount: 1040 }, reason: 'fraudulent' },
  },
  {
    ...{ way: 'braintree', processor: 'braintree', givesBack: 1299 },
    magic: { with: withCard('4023898493988028'), reason: 'fraudulent' },
  },
  {
    ...{ way: 'paypal for real', processor: 'paypal', pays: ['approve'], givesBack: 1299 },
    magic: { with: {}, pays: ['approve_and_dispute'], reason: 'not_received' },
  },
];

function withCard(number: string, expiration_date = '03/40'): object {
  return { payment_method: { method: 'card', number, expiration_date, security_code: '100' } };
}

let dashboards: Dashboards;
before(async () => {
  dashboards = await Dashboards.open(DESKS.map(({ way }) => way));
});
after(() => dashboards.close());

const request = (method: 'GET' | 'POST', path: string, body?: object) =>
  dashboards.service.request(method, path, body === undefined ? {} : { body });
const read = async (id: string) => (await request('GET', `/disputes/${id}`)).body;

async function openDisputed(of: Company): Promise<Readonly<{ payment: Payment; id: string }>> {
  const payment = await dashboards.pay(of.way, { amount: 1299, intent: 'capture' }, of.pays);
  await eventually(async () => (await payment.read())['status'] === 'captured');
  const begun = await request('POST', '/sandbox/situations', { kind: 'dispute', transaction_id: payment.id });
  assert.equal(begun.status, 201, begun.text);
  return { payment, id: (await disputeOf(payment)).id };
}

/** Once it wants an answer. */
async function disputeOf(payment: Payment): Promise<Readonly<Record<string, unknown> & { id: string }>> {
  const found = async () => (await request('GET', `/disputes?transaction_id=${payment.id}`)).body.items[0];
  await eventually(async () => (await found())?.status === 'needs_response');
  return found();
}

/** The account's clock goes on, and the simulators do what is due. */
async function pass(seconds: number): Promise<void> {
  await dashboards.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
  const run = { method: 'POST', body: JSON.stringify({ account: 'default' }) };
  assert.equal((await askAt(`${dashboards.service.simulatorUrl}/_control/run`, run)).status, 200);
}

async function prepareEvidence(of: Company): Promise<Readonly<{ payment: Payment; id: string }>> {
  const made = await openDisputed(of);
  if (of.filesOnly !== true) {
    const told = await request('POST', `/disputes/${made.id}/evidence`, {
      explanation: 'They signed for it.',
      shipping_carrier: 'DHL',
      shipping_tracking_number: '00340434161094042557',
    });
    assert.equal(told.status, 200, told.text);
  }
  const file = await request('POST', `/disputes/${made.id}/files`, {
    ...{ evidence: 'shipping_documentation', name: 'proof.pdf', content: PDF.toString('base64') },
  });
  assert.equal(file.status, 201, file.text);
  return made;
}

for (const of of DESKS) {
  test(`${of.way}: a payment disputes itself by order, and a word in the evidence decides it`, async () => {
    const { with: more, pays = of.pays, reason } = of.magic;
    const payment = await dashboards.pay(of.way, { amount: 1299, intent: 'capture', ...more }, pays);
    await eventually(async () => (await payment.read())['status'] === 'captured');
    await pass(61);
    const { id } = await disputeOf(payment);
    await eventually(async () => (await read(id)).reason === reason);
    const said = 'compelling_evidence';
    const content = Buffer.concat([PDF, Buffer.from(said)]).toString('base64');
    const given =
      of.filesOnly === true
        ? await request('POST', `/disputes/${id}/files`, {
            evidence: 'receipt',
            name: 'receipt.pdf',
            content,
          })
        : await request('POST', `/disputes/${id}/evidence`, { explanation: said });
    assert.ok(given.status < 300, given.text);
    const submitted = await request('POST', `/disputes/${id}/submit`);
    assert.equal(submitted.status, 200, submitted.text);
    await pass(1);
    await eventually(async () => (await read(id)).status === 'won');
  });

  test(`${of.way}: evidence is handed in, and the dispute is won`, async () => {
    const { payment, id } = await prepareEvidence(of);
    const submitted = await request('POST', `/disputes/${id}/submit`);
    assert.deepEqual(
      [submitted.body.status, submitted.body.responses[0]?.status],
      ['under_review', 'succeeded'],
      submitted.text,
    );
    await payment.act('win_dispute');
    await eventually(async () => (await read(id)).status === 'won');
    await eventually(async () => (await read(id)).given_back_amount === of.givesBack);
  });

  test(`${of.way}: a claim is accepted, and stays so`, async () => {
    const { id } = await openDisputed(of);
    const accepted = await request('POST', `/disputes/${id}/accept`);
    assert.deepEqual([accepted.status, accepted.body.status], [200, 'accepted'], accepted.text);
    assert.equal((await request('POST', `/disputes/${id}/accept`)).status, 409);
  });

  test(`${of.way}: a submission whose answer is lost is handed in once`, async () => {
    const { id } = await prepareEvidence(of);
    const order = {
      account: 'default',
      processor: of.processor,
      kind: 'submit_dispute',
      manner: 'reset_after',
    };
    const ordered = await askAt(`${dashboards.service.simulatorUrl}/_control/behaviours`, {
      method: 'POST',
      body: JSON.stringify(order),
    });
    assert.equal(ordered.status, 201);
    const lost = await request('POST', `/disputes/${id}/submit`);
    assert.equal(lost.body.responses[0]?.status, 'processing', lost.text);
    await dashboards.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3600 } });
    await letGracePass(dashboards.service);
    await eventually(async () => {
      // Cases of other tests may be due before it.
      await recoverDue(dashboards.service.parts);
      return (await read(id)).responses[0].status === 'succeeded';
    });
    const { status, history } = await read(id);
    assert.equal(status, 'under_review');
    assert.equal(
      history.filter(({ name }: { name: string }) => name === 'dispute.response-failed').length,
      0,
    );
  });

  test(`${of.way}: who does not answer in time loses`, async () => {
    const { id } = await openDisputed(of);
    await dashboards.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 15 * 86_400 } });
    await recoverDue(dashboards.service.parts);
    await eventually(async () => ['expired', 'lost'].includes((await read(id)).status));
  });
}
