import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  authorize,
  authorizedReport,
  movedReport,
  operationState,
  unknown,
} from '../../../test/domain/transaction-reports.ts';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import { errorCode } from '../decline.ts';
import { processorReference } from '../outcome.ts';
import type { ReportedOutcome } from './changes.ts';
import { contextOf, factsOf, lapsesAt, patchOf, stateLeftBy } from './facts.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const AT = '2026-11-21T09:00:00.000000+00:00';
const IN_A_WEEK = '2026-11-28T09:00:00.000000+00:00';
const AFTER = newTransaction('authorize', 1000n);
const RAW = { code: '05', description: 'no' };
const TOLD = { raw_response_code: '05', raw_response_description: 'no' };
const UNTOLD = { raw_response_code: null, raw_response_description: null };
const reference = processorReference('ref');
const [FINAL, BROKEN] = [errorCode('insufficient_funds'), errorCode('service_error')];
const declined: ReportedOutcome & { kind: 'declined' } = { kind: 'declined', code: FINAL, raw: RAW };
const failed: ReportedOutcome & { kind: 'failed' } = { kind: 'failed', code: BROKEN, detail: 'broken' };

type KnownReport = Exclude<ReportedOutcome, { kind: 'unknown' }>;
const knownReport = (report: ReportedOutcome): KnownReport =>
  report.kind === 'unknown' ? assert.fail() : report;
const successOf = (captured = 0n): KnownReport & { kind: 'succeeded' } => {
  const report = knownReport(authorizedReport(1000n, captured));
  return report.kind === 'succeeded' ? { ...report, reference } : assert.fail();
};

test('an authorization leaves its times, codes and identifiers, and nothing of an earlier try', () => {
  const value = {
    authorized: 1000n,
    captured: 0n,
    schemeTransactionId: 'scheme',
    avs: 'A',
    cvv: 'M',
    authorizationCode: '123456',
  };
  const codes = {
    auth_response_code: '123456',
    avs_response_code: 'A',
    cvv_response_code: 'M',
    scheme_transaction_id: 'scheme',
  };
  const made = { payment_service_transaction_id: 'ref', error_code: null, next_action: null };
  assert.deepEqual(factsOf(authorize(), { kind: 'succeeded', reference, value, raw: RAW }, AFTER, NOW), {
    ...TOLD,
    ...made,
    ...codes,
    authorized_at: AT,
    authorization_expires_at: IN_A_WEEK,
  });
  const named = { ...value, additionalIdentifiers: { arn: '7' } };
  const captured = { ...AFTER, captured_amount: 1n };
  assert.deepEqual(factsOf(authorize(), { kind: 'succeeded', reference, value: named }, captured, NOW), {
    ...UNTOLD,
    ...made,
    ...codes,
    authorized_at: AT,
    captured_at: AT,
    additional_identifiers: { arn: '7' },
  });
  assert.deepEqual(
    factsOf(authorize(), { kind: 'succeeded', reference, value: { amount: 1000n } }, AFTER, NOW),
    {
      ...UNTOLD,
      ...made,
      authorized_at: AT,
      authorization_expires_at: IN_A_WEEK,
    },
  );
});

test('an authorization that waits leaves what its buyer has to do, and until when where the processor decides', () => {
  const expiresAt = new Date('2026-11-24T00:00:00Z');
  const [shown, end] = [
    { kind: 'display', url: 'https://pay.example', reference: '1', picture: null } as const,
    '2026-11-24T00:00:00.000000+00:00',
  ];
  const next = { ...shown, expiresAt };
  const leaves = (report: ReportedOutcome): object => factsOf(authorize(), knownReport(report), AFTER, NOW);
  assert.deepEqual(leaves({ kind: 'pending', next, reference }), {
    ...UNTOLD,
    payment_service_transaction_id: 'ref',
    next_action: { ...shown, expiresAt: end },
  });
  assert.deepEqual(leaves({ kind: 'pending', next: { ...next, isProcessorsTime: true }, reference: null }), {
    ...UNTOLD,
    next_action: { ...shown, expiresAt: end, isProcessorsTime: true },
    approval_expires_at: end,
  });
  assert.deepEqual(leaves({ kind: 'pending', reference: null }), { ...UNTOLD, next_action: null });
});

test('an authorization that is refused leaves its code, and what the issuer advises', () => {
  const details = { merchantAdviceCode: '01', avs: 'N', cvv: 'P' };
  assert.deepEqual(factsOf(authorize(), { ...declined, details, reference }, AFTER, NOW), {
    ...TOLD,
    payment_service_transaction_id: 'ref',
    error_code: FINAL,
    next_action: null,
    merchant_advice_code: '01',
    avs_response_code: 'N',
    cvv_response_code: 'P',
  });
  assert.deepEqual(factsOf(authorize(), declined, AFTER, NOW), {
    ...TOLD,
    error_code: FINAL,
    next_action: null,
    merchant_advice_code: null,
    avs_response_code: null,
    cvv_response_code: null,
  });
  assert.deepEqual(factsOf(authorize(), failed, AFTER, NOW), {
    ...UNTOLD,
    error_code: BROKEN,
    next_action: null,
  });
});

test('other operations leave the time at which they were made, and nothing where they were not', () => {
  const leaves = (
    kind: Parameters<typeof operationState>[0],
    report: ReportedOutcome,
    status = AFTER.status,
  ): object => factsOf(operationState(kind, 1000n), knownReport(report), { ...AFTER, status }, NOW);
  const made = movedReport(1000n);
  assert.deepEqual(leaves('capture', made), { captured_at: AT });
  assert.deepEqual(leaves('void', made, 'voided'), { voided_at: AT });
  assert.deepEqual(leaves('void', made, 'captured'), {}, 'what was left of a capture was let go of');
  const canceled = { canceled_at: AT, error_code: 'canceled', next_action: null };
  assert.deepEqual(leaves('cancel', made), canceled);
  for (const kind of ['refund', 'increment', 'sync'] as const) assert.deepEqual(leaves(kind, made), {});
  for (const kind of ['capture', 'void', 'cancel'] as const)
    assert.deepEqual(leaves(kind, declined, 'voided'), {}, kind);
});

test('an operation keeps its end, the processor’s words and reference, and when it was known', () => {
  assert.deepEqual(patchOf({ ...successOf(), raw: RAW }, NOW), {
    ...TOLD,
    processor_reference: 'ref',
    resolved_at: AT,
    status: 'succeeded',
    moved_amount: 1000n,
  });
  assert.deepEqual(patchOf(declined, NOW), {
    ...TOLD,
    resolved_at: AT,
    status: 'declined',
    error_code: FINAL,
  });
  assert.deepEqual(patchOf({ ...failed, reference }, NOW), {
    ...UNTOLD,
    processor_reference: 'ref',
    resolved_at: AT,
    status: 'failed',
    error_code: BROKEN,
    detail: 'broken',
  });
  assert.deepEqual(patchOf({ kind: 'pending', reference: null }, NOW), { ...UNTOLD, status: 'pending' });
  assert.deepEqual(patchOf(unknown, NOW), { status: 'unknown', detail: 'no answer' });
});

test('the timeline says what was asked and what was answered', () => {
  const operation = operationState('refund', 1000n);
  const asked = {
    operation_id: 'operation',
    kind: 'refund',
    attempt: 1,
    payment_service_id: 'service',
    amount: 1000,
  };
  assert.deepEqual(contextOf(operation, { ...declined, reference }), {
    ...asked,
    ...TOLD,
    result: 'declined',
    code: FINAL,
    payment_service_reference: 'ref',
  });
  assert.deepEqual(contextOf(operation, failed), {
    ...asked,
    ...UNTOLD,
    result: 'failed',
    code: BROKEN,
    payment_service_reference: null,
  });
  assert.deepEqual(contextOf(operation, unknown), {
    ...asked,
    ...UNTOLD,
    result: 'unknown',
    code: null,
    payment_service_reference: null,
  });
});

test('what a connector wants to be told again is kept, and what it does not say stays as it was', () => {
  assert.deepEqual(stateLeftBy({ ...successOf(), state: { order: '7' } }), {
    connector_state: { order: '7' },
  });
  assert.deepEqual(stateLeftBy(successOf()), {});
  assert.deepEqual(stateLeftBy(unknown), {});
});

test('a payment is given up at the end of its buyer’s time, or when no more can be told of it', () => {
  assert.equal(lapsesAt({ next_action: null, approval_expires_at: null }), null);
  assert.equal(lapsesAt({ next_action: { kind: 'display' }, approval_expires_at: AT }), AT);
  assert.equal(lapsesAt({ next_action: { toldUntil: IN_A_WEEK }, approval_expires_at: AT }), IN_A_WEEK);
});
