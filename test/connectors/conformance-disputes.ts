import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DisputeDesk, DisputeEvidence } from '../../server/connectors/connector.ts';
import type { DisputeNews } from '../../server/domain/dispute/dispute.ts';
import { EVIDENCE_TEXT_NAMES, type EvidenceTexts } from '../../server/domain/dispute/evidence.ts';
import type { Outcome } from '../../server/domain/outcome.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import { currencyOf } from './conformance-samples.ts';
import { AMOUNT, type RawEvent, type Suite, assertSucceeded } from './conformance-suite.ts';

/** What holds where disputes are answered over the processor's API. */
export function disputePromises(suite: Suite, desk: DisputeDesk): void {
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${suite.connector.id}: ${text}`, run);

  promise('a dispute that is told of can be asked for, and one that nobody has is not found', async () => {
    const news = await disputedPayment(suite);
    const { reference, stage } = news;
    assert.equal(news.status, 'needs_response');
    const find = async (of: string, named: object = {}) =>
      desk.find?.(suite.call({ of, stage }, named)) ?? { kind: 'found' as const, news };
    const found = await find(reference, { scenario: 'find-dispute' });
    assert.ok(found.kind === 'found', found.kind);
    assert.deepEqual([found.news.reference, found.news.status], [reference, 'needs_response']);
    if (desk.find !== undefined) assert.deepEqual(await find('nobodys'), { kind: 'not_found' });
  });

  promise('what may be said is handed in with a file, and said again it is no second answer', async () => {
    const news = await disputedPayment(suite);
    const evidence = evidenceOf(suite, desk, news);
    const operationId = suite.bench().newOperationId();
    const submit = (named: object = {}): Promise<Outcome<DisputeNews | null>> =>
      attempt(() => desk.submit(suite.call(evidence, { operationId, ...named })));
    assertSucceeded(await submit({ scenario: 'submit-dispute' }));
    await stands(suite, desk, news, ['under_review']);
    assert.notEqual((await submit()).kind, 'unknown');
    await stands(suite, desk, news, ['under_review']);
  });

  const { accept } = desk;
  if (accept === undefined) return;
  promise('a claim that is accepted cannot be answered any more', async () => {
    const news = await disputedPayment(suite);
    const { reference: of, stage } = news;
    assertSucceeded(await attempt(() => accept(suite.call({ of, stage }, { scenario: 'accept-dispute' }))));
    await stands(suite, desk, news, ['accepted', 'lost']);
    const submitted = await attempt(() => desk.submit(suite.call(evidenceOf(suite, desk, news))));
    assert.notEqual(submitted.kind, 'succeeded');
  });
}

/** A payment that its buyer disputes, as the processor tells it. */
async function disputedPayment(suite: Suite): Promise<DisputeNews> {
  const operationId = suite.bench().newOperationId();
  const reference = await suite.paidOut(AMOUNT, operationId);
  await suite.bench().disputes(reference);
  const told = async (raw: readonly RawEvent[]): Promise<readonly DisputeNews[]> => {
    const readings = await Promise.all(raw.map((one) => suite.read(one)));
    return readings
      .flatMap((reading) => (reading.kind === 'refused' ? [] : reading.events))
      .filter(({ of }) => of.reference === reference || of.operationId === operationId)
      .flatMap(({ change }) => (change?.kind === 'dispute' ? [change.dispute] : []));
  };
  // Not each names the payment, and those of others are refused.
  const raw = await suite.bench().events('', async (events) => (await told(events)).length > 0);
  return (await told(raw)).at(-1) ?? assert.fail('no dispute is told of');
}

async function stands(
  suite: Suite,
  { find }: DisputeDesk,
  { reference: of, stage }: DisputeNews,
  expected: readonly string[],
): Promise<void> {
  if (find === undefined) return;
  const found = await find(suite.call({ of, stage }));
  assert.ok(found.kind === 'found', found.kind);
  assert.ok(expected.includes(found.news.status), found.news.status);
}

function evidenceOf(suite: Suite, { texts }: DisputeDesk, news: DisputeNews): DisputeEvidence {
  return {
    of: news.reference,
    stage: news.stage,
    reason: news.reason ?? null,
    money: { minor: AMOUNT, currency: currencyOf(suite.connector) },
    texts: texts === false ? {} : TEXTS,
    files: [
      {
        id: suite.bench().newOperationId(),
        evidence: 'receipt',
        name: 'receipt.pdf',
        mediaType: 'application/pdf',
        bytes: FILE.length,
        content: suite.bench().secret('dispute_file.content', FILE),
      },
    ],
  };
}

/** The least that is one. */
const FILE = '%PDF-1.4\n';
const TEXTS: EvidenceTexts = {
  ...Object.fromEntries(EVIDENCE_TEXT_NAMES.map((name) => [name, `Their ${name.replaceAll('_', ' ')}`])),
  customer_email_address: 'buyer@shop.example',
  customer_purchase_ip: '203.0.113.7',
  shipping_date: '2026-11-01',
  service_date: '2026-11-01',
};
