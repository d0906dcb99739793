import assert from 'node:assert/strict';
import { companyOf } from '../../sandbox/ways/companies.ts';
import { serviceBody, wayOf } from '../../sandbox/ways/ways.ts';
import { eventually } from '../harness/eventually.ts';
import { type Answer, cardPayment, type CrashRig, must } from '../harness/crash-rig.ts';
import type { Scenario } from './scenario.ts';

/** What is drafted, shown and handed in against a dispute, and the word that it is accepted. */
export const DISPUTE_SCENARIOS = {
  'dispute drafted': {
    counted: `SELECT count(*) FROM dispute_events WHERE name = 'dispute.evidence-updated'`,
    prepare: async (rig) => `${await openDispute(rig)}/evidence`,
    body: { explanation: 'They signed for it.' },
    mayFail: false,
  },
  // Its bytes, too: none that no file names.
  'dispute file added': {
    counted: `SELECT count(*) FROM dispute_files WHERE removed_at IS NULL`,
    untouched: `SELECT (SELECT count(*) FROM vault.records WHERE kind = 'dispute_file') -
      (SELECT count(*) FROM dispute_files WHERE removed_at IS NULL) AS count`,
    prepare: async (rig) => `${await openDispute(rig)}/files`,
    body: {
      evidence: 'receipt',
      name: 'receipt.pdf',
      content: Buffer.from('%PDF-1.4 paid').toString('base64'),
    },
    mayFail: false,
  },
  'dispute answered': {
    counted: `SELECT coalesce(sum((body->>'submissions')::integer), 0)::bigint AS count FROM simulator.objects
      WHERE processor = 'stripe' AND kind = 'dispute'`,
    prepare: async (rig) => {
      const path = await openDispute(rig);
      await must(rig.request('POST', `${path}/evidence`, { explanation: 'They signed for it.' }));
      return `${path}/submit`;
    },
    send: (rig, path, key) => respond(rig, path, key),
    mayFail: false,
  },
  'dispute accepted': {
    // Others are lost as well, once their time is over.
    counted: `SELECT count(*) FROM simulator.objects o
      JOIN disputes d ON d.processor_reference = o.body->>'id'
      JOIN dispute_responses r ON r.dispute_id = d.dispute_id
      WHERE r.kind = 'accept' AND r.status = 'succeeded'
        AND o.processor = 'stripe' AND o.kind = 'dispute' AND o.body->>'status' = 'lost'`,
    prepare: async (rig) => `${await openDispute(rig)}/accept`,
    send: (rig, path, key) => respond(rig, path, key),
    mayFail: false,
  },
} satisfies Readonly<Record<string, Scenario>>;

/** From here on payments in pounds go to a company that tells of disputes. */
async function tellOfDisputes(rig: CrashRig): Promise<void> {
  const { items } = await must(rig.request('GET', '/payment-services'));
  const ids = (items as readonly { payment_service_definition_id: string }[]).map(
    ({ payment_service_definition_id: id }) => id,
  );
  if (ids.includes('stripe-card')) return;
  const way = { ...wayOf('stripe'), currency: DISPUTED.currency, country: DISPUTED.country };
  const { webhook_url: url } = await must(
    rig.request('POST', '/payment-services', serviceBody(way, 'default')),
  );
  await companyOf('stripe').listen(fetch, rig.simulatorUrl(), 'default', String(url));
}

const DISPUTED = { currency: 'GBP', country: 'GB', intent: 'capture' };

/** The path of the dispute of a payment, which its company has told of. */
async function openDispute(rig: CrashRig): Promise<string> {
  await tellOfDisputes(rig);
  const control = async (what: string, body: object): Promise<void> => {
    const answer = await fetch(`${rig.simulatorUrl()}/_control/${what}`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', ...body }),
    });
    assert.equal(answer.status, 200, await answer.text());
  };
  await control('events', { manner: 'deliver' });
  const { id, payment_service_transaction_id: subject } = await must(
    rig.request('POST', '/transactions', cardPayment(1200, DISPUTED)),
  );
  await control('acts', { processor: 'stripe', subject, act: 'dispute' });
  const [found] = await eventually(async () => {
    const { items } = await must(rig.request('GET', `/disputes?transaction_id=${String(id)}`));
    assert.ok(Array.isArray(items) && items.length > 0, 'nobody has told of the dispute');
    return items as readonly { id: string }[];
  });
  return `/disputes/${found?.id ?? ''}`;
}

/** An answer to a dispute, with the status of what was sent as that of the answer. */
async function respond(rig: CrashRig, path: string, key: string): Promise<Answer> {
  const { status, body } = await rig.request('POST', path, undefined, key);
  const sent = (body['responses'] as readonly { status: string }[] | undefined)?.at(-1)?.status;
  // What is not known yet is waited for, as behind a key that is in use.
  return sent === 'processing' ? { status: 409, body } : { status, body };
}
