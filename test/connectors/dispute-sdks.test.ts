import assert from 'node:assert/strict';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Client, DisputesAPI, EnvironmentEnum } from '@adyen/api-library';
import braintree from 'braintree';
import { Checkout } from 'checkout-sdk-node';
import Stripe from 'stripe';
import { PRIVATE_KEY } from '../../sandbox/processors/braintree/desk.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../server/domain/json.ts';
import { type ConnectorBench, openConnectorBench } from '../harness/connector-bench.ts';
import { PDF } from '../harness/dispute-shop.ts';
import { type ProcessorFront, agentTo, openProcessorFront } from '../harness/processor-front.ts';
import { trustTestAuthority } from '../harness/tls-target.ts';
import { PublishedDocument } from './published.ts';

/**
 * Simulated dispute desks, judged by the processors' own npm packages: these read a dispute, show a file, say
 * something, hand it in and accept. PayPal's package knows no disputes; its published OpenAPI judges there.
 */

let running: ConnectorBench;
let folder: string;
const fronts: ProcessorFront[] = [];
before(async () => {
  trustTestAuthority();
  running = await openConnectorBench();
  folder = mkdtempSync(path.join(tmpdir(), 'disputes-'));
  writeFileSync(path.join(folder, 'proof.pdf'), PDF);
});
after(async () => {
  for (const front of fronts) await front.close();
  await running.close();
  rmSync(folder, { recursive: true });
});

async function frontOf(processor: string, tls = false): Promise<ProcessorFront> {
  const front = await openProcessorFront(running.simulator.url, processor, tls);
  fronts.push(front);
  return front;
}

type ToldEvent = Readonly<{ processor: string; body: string }>;

/** A payment that its buyer's bank disputes, and the event that tells of it. */
async function tellOfDispute(id: string, processor: string): Promise<ToldEvent> {
  const reference = await running.suite(id).paidOut(5000n);
  await running.act(processor, reference, 'dispute');
  const answer = await fetch(`${running.simulator.url}/_control/events?account=conformance`);
  const { items } = (await answer.json()) as { items: ToldEvent[] };
  return (
    items.findLast(
      ({ processor: of, body }) => of === processor && /dispute|CHARGEBACK|bt_payload/u.test(body),
    ) ?? assert.fail('no event tells of it')
  );
}

/** What a week of the bank does with what was said. */
const decide = (): Promise<void> => running.advance(1_000);

test('stripe: the SDK reads a dispute, shows a file, hands the evidence in once, and closes another', async () => {
  const front = await frontOf('stripe', true);
  const stripe = new Stripe('sk_test_conformance', {
    httpAgent: agentTo(front),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const opened = async (): Promise<string> => {
    const { body } = await tellOfDispute('stripe-card', 'stripe');
    return textAt(parseObject(body), 'data', 'object', 'id') ?? '';
  };
  const id = await opened();
  const read = await stripe.disputes.retrieve(id);
  assert.deepEqual([read.status, read.amount, read.reason], ['needs_response', 5000, 'fraudulent']);
  const file = await stripe.files.create({
    purpose: 'dispute_evidence',
    file: { data: PDF, name: 'proof.pdf', type: 'application/pdf' },
  });
  const drafted = await stripe.disputes.update(id, { evidence: { receipt: file.id }, submit: false });
  assert.deepEqual([drafted.status, drafted.evidence_details.submission_count], ['needs_response', 0]);
  const said = { evidence: { uncategorized_text: 'winning_evidence' } };
  const sent = await stripe.disputes.update(id, { ...said, submit: true });
  assert.deepEqual([sent.status, sent.evidence_details.submission_count], ['under_review', 1]);
  await assert.rejects(stripe.disputes.update(id, said), Stripe.errors.StripeInvalidRequestError);
  await decide();
  assert.equal((await stripe.disputes.retrieve(id)).status, 'won');

  const other = await opened();
  assert.equal((await stripe.disputes.close(other)).status, 'lost');
  await assert.rejects(stripe.disputes.close(other), Stripe.errors.StripeInvalidRequestError);
});

type DisputeAtAdyen = Parameters<DisputesAPI['DisputesApi']['acceptDispute']>[0];

test('adyen: the SDK asks for reasons, supplies a document, defends once, and accepts another', async () => {
  const front = await frontOf('adyen', true);
  const api = new DisputesAPI(new Client({ apiKey: 'AQE-conformance', environment: EnvironmentEnum.TEST }));
  const desk = api.DisputesApi;
  Object.assign(desk, { baseUrl: `${front.url}/ca/services/DisputeService/v30` });
  const opened = async (): Promise<DisputeAtAdyen> => {
    const notification = await notificationOf(await tellOfDispute('adyen-card', 'adyen'));
    const item = objectOf(notification?.['NotificationRequestItem']);
    const named: unknown = Object.fromEntries([
      ['disputePspReference', textAt(item, 'pspReference')],
      ['merchantAccountCode', textAt(item, 'merchantAccountCode')],
    ]);
    return named as DisputeAtAdyen; // the two names that every request has
  };
  const named = await opened();
  const { defenseReasons = [] } = await desk.retrieveApplicableDefenseReasons(named);
  const [reason] = defenseReasons;
  assert.equal(reason?.defenseReasonCode, 'GoodsOrServicesProvided');
  const early = await desk.defendDispute({ ...named, defenseReasonCode: 'GoodsOrServicesProvided' });
  assert.equal(early.disputeServiceResult.success, false);
  const supplied = await desk.supplyDefenseDocument({
    ...named,
    defenseDocuments: [
      {
        content: Buffer.concat([PDF, Buffer.from('compelling_evidence')]).toString('base64'),
        contentType: 'application/pdf',
        defenseDocumentTypeCode: 'ProofOfGoodsOrServicesProvided',
      },
    ],
  });
  assert.equal(supplied.disputeServiceResult.success, true);
  const defense = { ...named, defenseReasonCode: 'GoodsOrServicesProvided' };
  assert.equal((await desk.defendDispute(defense)).disputeServiceResult.success, true);
  assert.equal((await desk.defendDispute(defense)).disputeServiceResult.success, false);

  const other = await opened();
  assert.equal((await desk.acceptDispute(other)).disputeServiceResult.success, true);
  assert.equal((await desk.acceptDispute(other)).disputeServiceResult.success, false);
});

async function notificationOf({ body }: ToldEvent): Promise<JsonObject | null> {
  const items = parseObject(body)?.['notificationItems'];
  return Array.isArray(items) ? objectOf(items[0]) : null;
}

test('checkout.com: the SDK reads a dispute, uploads, submits once, and accepts another', async () => {
  const desk = new Checkout('Bearer sk_sbox_conformance', {
    host: `${running.simulator.url}/checkout-com`,
    pk: 'pk_sbox_any',
  });
  const opened = async (): Promise<string> => {
    const { body } = await tellOfDispute('checkout-card', 'checkout-com');
    return textAt(parseObject(body), 'data', 'id') ?? '';
  };
  const statusOf = async (id: string): Promise<unknown> =>
    objectOf(await desk.disputes.getDetails(id))?.['status'];
  const id = await opened();
  assert.equal(await statusOf(id), 'evidence_required');
  const file = objectOf(
    await desk.files.upload({
      file: createReadStream(path.join(folder, 'proof.pdf')),
      purpose: 'dispute_evidence',
    }),
  );
  await desk.disputes.provideEvidence(id, {
    proof_of_delivery_or_service_file: textAt(file, 'id'),
    proof_of_delivery_or_service_text: 'winning_evidence',
  });
  await desk.disputes.submit(id);
  assert.equal(await statusOf(id), 'evidence_under_review');
  await assert.rejects(desk.disputes.submit(id));
  await decide();
  assert.equal(await statusOf(id), 'won');

  const other = await opened();
  await desk.disputes.accept(other);
  assert.equal(await statusOf(other), 'accepted');
  await assert.rejects(desk.disputes.accept(other));
});

test('braintree: the SDK finds a dispute, adds two things, finalizes once, and accepts another', async () => {
  const front = await frontOf('braintree');
  const desk = new braintree.BraintreeGateway({
    environment: new braintree.Environment(front.host, String(front.port), '', false, '', ''),
    merchantId: 'sandbox',
    publicKey: 'public_conformance',
    privateKey: PRIVATE_KEY,
  });
  const opened = async (): Promise<string> => {
    const { body } = await tellOfDispute('braintree-card', 'braintree');
    const told = new URLSearchParams(body);
    const { dispute } = await desk.webhookNotification.parse(
      told.get('bt_signature') ?? '',
      told.get('bt_payload') ?? '',
    );
    return String(dispute?.['id']);
  };
  const statusOf = async (id: string): Promise<unknown> => (await desk.dispute.find(id)).dispute['status'];
  const id = await opened();
  assert.equal(await statusOf(id), 'open');
  const uploaded = await desk.documentUpload.create({
    kind: 'evidence_document',
    file: createReadStream(path.join(folder, 'proof.pdf')),
  });
  assert.equal(uploaded.success, true);
  const shown = await desk.dispute.addFileEvidence(id, String(uploaded.documentUpload['id']));
  assert.equal(shown.success, true);
  assert.equal((await desk.dispute.addTextEvidence(id, 'compelling_evidence')).success, true);
  const mistaken = await desk.dispute.addTextEvidence(id, 'on second thoughts');
  await desk.dispute.removeEvidence(id, String(mistaken.evidence['id']));
  assert.equal((await desk.dispute.finalize(id)).success, true);
  assert.equal(await statusOf(id), 'disputed');
  assert.equal((await desk.dispute.finalize(id)).success, false);
  await decide();
  assert.equal(await statusOf(id), 'won');

  const other = await opened();
  assert.equal((await desk.dispute.accept(other)).success, true);
  assert.equal(await statusOf(other), 'accepted');
});

test('paypal: what its OpenAPI describes is taken, and what is answered is as it describes', async () => {
  const published = new PublishedDocument('paypal');
  const base = `${running.simulator.url}/paypal/v1`;
  const login = await fetch(`${base}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('sandbox_conformance:any')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const authorization = `Bearer ${textAt(parseObject(await login.text()), 'access_token') ?? ''}`;
  const ask = async (
    id: string,
    what: string,
    given?: Readonly<{ judged: object; sent: string | FormData }>,
  ) => {
    const method = given === undefined ? 'GET' : 'POST';
    const name = `${method} /v1/customer/disputes/{id}${what}`;
    assert.deepEqual(published.faultsOfRequest(name, given?.judged), []);
    const type = typeof given?.sent === 'string' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${base}/customer/disputes/${id}${what}`, {
      method,
      headers: { authorization, ...type },
      body: given?.sent ?? null,
    });
    const body = parseObject(await answer.text());
    assert.deepEqual(published.faultsOfAnswer(name, String(answer.status), body), []);
    return { status: answer.status, body };
  };
  const opened = async (): Promise<string> => {
    const { body } = await tellOfDispute('paypal-paypal', 'paypal');
    return textAt(parseObject(body), 'resource', 'dispute_id') ?? '';
  };
  const statusOf = async (id: string): Promise<string | null> => textAt((await ask(id, '')).body, 'status');
  const id = await opened();
  assert.equal(await statusOf(id), 'WAITING_FOR_SELLER_RESPONSE');
  const evidences = [
    {
      evidence_type: 'PROOF_OF_FULFILLMENT',
      documents: [{ name: 'proof.pdf' }],
      evidence_info: { tracking_info: [{ carrier_name: 'DHL', tracking_number: '00340434161094042557' }] },
      notes: 'winning_evidence',
    },
  ];
  const form = (): FormData => {
    const parts = new FormData();
    parts.append('input', new Blob([JSON.stringify({ evidences })], { type: 'application/json' }));
    parts.append('file1', new Blob([PDF], { type: 'application/pdf' }), 'proof.pdf');
    return parts;
  };
  const evidence = () =>
    ask(id, '/provide-evidence', {
      judged: { input: JSON.stringify({ evidences }), file1: 'proof.pdf' },
      sent: form(),
    });
  assert.equal((await evidence()).status, 200);
  assert.equal(await statusOf(id), 'UNDER_REVIEW');
  assert.equal((await evidence()).status, 422);
  await decide();
  assert.equal(textAt((await ask(id, '')).body, 'dispute_outcome', 'outcome_code'), 'RESOLVED_SELLER_FAVOUR');

  const other = await opened();
  const claim = { note: 'They are right.', accept_claim_type: 'REFUND' };
  const accept = () => ask(other, '/accept-claim', { judged: claim, sent: JSON.stringify(claim) });
  assert.deepEqual([(await accept()).status, (await accept()).status], [200, 422]);
});
