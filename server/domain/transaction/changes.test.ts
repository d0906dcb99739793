import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authorizedReport, movedReport, pending, unknown } from '../../../test/domain/transaction-reports.ts';
import { currency } from '../currency.ts';
import { inCurrencyOf, type ReportedOutcome } from './changes.ts';

const EUROS = { currency: 'EUR' };
const reportIn = (report: ReportedOutcome, code: string): ReportedOutcome =>
  report.kind === 'succeeded' ? { ...report, value: { ...report.value, currency: currency(code) } } : report;

test('an answer in the currency that was asked for, or that names none, is what it says', () => {
  for (const report of [
    authorizedReport(1000n),
    movedReport(1000n),
    pending,
    unknown,
    reportIn(authorizedReport(1000n), 'EUR'),
    reportIn(movedReport(1000n), 'EUR'),
  ])
    assert.deepEqual(inCurrencyOf(EUROS, report), report);
});

test('an answer in another currency says nothing of what happened', () => {
  for (const report of [authorizedReport(1000n), movedReport(1000n)])
    assert.deepEqual(inCurrencyOf(EUROS, reportIn(report, 'GBP')), {
      kind: 'unknown',
      detail: 'the processor speaks of GBP, and was asked for EUR',
    });
});
