import assert from 'node:assert/strict';
import { type Answer, cardPayment, type CrashRig, must } from '../harness/crash-rig.ts';
import { approvedCount, type Scenario } from './scenario.ts';

const TAKEN_OR_GIVEN_BACK = `SELECT count(*) FROM simulator.operations
  WHERE kind IN ('capture', 'void') AND status = 'approved'`;

/** Payments that an anti-fraud service is asked about, and that wait for a person, however that ends. */
export const REVIEW_SCENARIOS = {
  // What an anti-fraud service was asked about and never sent on has failed.
  screened: {
    counted: approvedCount('authorize'),
    prepare: async (rig) => (await screening(rig), '/transactions'),
    body: cardPayment(1000, { intent: 'capture', buyer: buyerAs('accept') }),
    mayFail: true,
  },
  // What a review lets go on, a worker does, and is killed as well.
  flagged: {
    counted: approvedCount('authorize'),
    untouched: approvedCount('capture'),
    prepare: async (rig) => (await screening(rig), '/transactions'),
    body: cardPayment(1000, { intent: 'capture', buyer: buyerAs('review') }),
    mayFail: true,
  },
  'review accepted': {
    counted: approvedCount('capture'),
    untouched: approvedCount('void'),
    prepare: underReview,
    send: async (rig, path, key) => workThrough(rig, await review(rig, path, 'accept', key)),
    mayFail: false,
  },
  'review rejected': {
    counted: approvedCount('void'),
    untouched: approvedCount('capture'),
    prepare: underReview,
    send: async (rig, path, key) => workThrough(rig, await review(rig, path, 'reject', key)),
    mayFail: false,
  },
  'review accepted by the provider': {
    counted: approvedCount('capture'),
    untouched: approvedCount('void'),
    prepare: underReview,
    send: async (rig, path) => workThrough(rig, await tellDecision(rig, path, 'accept')),
    mayFail: false,
  },
  // By the merchant and by the provider at once, who disagree: one of them is heard.
  'review resolved twice': {
    counted: TAKEN_OR_GIVEN_BACK,
    prepare: underReview,
    send: async (rig, path, key) => {
      const [ours, theirs] = await Promise.all([
        review(rig, path, 'accept', key),
        tellDecision(rig, path, 'reject'),
      ]);
      assert.ok(ours.status === 200 || ours.body['code'] === 'invalid_state', JSON.stringify(ours));
      return workThrough(rig, theirs);
    },
    mayFail: false,
  },
  // What was given back stays there, whoever accepts it afterwards.
  'review resolved late': {
    counted: approvedCount('void'),
    untouched: approvedCount('capture'),
    prepare: underReview,
    send: async (rig, path, key) => {
      const given = await rig.request('POST', `${path}/void`, {}, key);
      const late = await tellDecision(rig, path, 'accept');
      assert.deepEqual([late.status, late.body['results']], [200, ['ignored']]);
      const refused = await review(rig, path, 'accept');
      assert.deepEqual([refused.status, refused.body['code']], [409, 'invalid_state']);
      return workThrough(rig, given);
    },
    mayFail: false,
  },
} satisfies Readonly<Record<string, Scenario>>;

function buyerAs(wish: string) {
  return { billing_details: { email_address: `${wish}@example.com` } };
}

/** From here on payments are screened. */
async function screening(rig: CrashRig): Promise<void> {
  const { items } = await must(rig.request('GET', '/anti-fraud-services'));
  if (Array.isArray(items) && items.length > 0) return;
  const service = {
    anti_fraud_service_definition_id: 'mock-anti-fraud',
    display_name: 'Screening',
    fields: [],
  };
  await must(rig.request('POST', '/anti-fraud-services', service));
}

/** The path of a payment that is authorized, and waits for somebody to look at it. */
async function underReview(rig: CrashRig): Promise<string> {
  await screening(rig);
  const body = cardPayment(1200, { intent: 'capture', buyer: buyerAs('review') });
  const { id, status, pending_review: isPending } = await must(rig.request('POST', '/transactions', body));
  assert.deepEqual([status, isPending], ['authorized', true]);
  return `/transactions/${String(id)}`;
}

type ReviewDecision = 'accept' | 'reject';

function review(rig: CrashRig, payment: string, decision: ReviewDecision, key?: string): Promise<Answer> {
  return rig.request('POST', `${payment}/review`, { decision }, key);
}

/** What the anti-fraud service sends once somebody there has looked. */
async function tellDecision(rig: CrashRig, payment: string, decision: ReviewDecision): Promise<Answer> {
  const { items } = await must(rig.request('GET', '/anti-fraud-services'));
  const [service] = items as readonly { webhook_url: string }[];
  assert.ok(service);
  const { pathname } = new URL(service.webhook_url);
  return rig.request('POST', pathname, { transaction_id: payment.split('/').at(-1), decision });
}

async function workThrough(rig: CrashRig, answer: Answer): Promise<Answer> {
  await rig.work();
  return answer;
}
