import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_SCHEMES } from '../card-scheme.ts';
import { eciFor } from './eci.ts';
import {
  type Authentication,
  type ExchangedIds,
  type Stage,
  summaryOf,
  type Verdict,
  verdictOf,
} from './result.ts';

const exchanged: ExchangedIds = {
  serverTransactionId: 's',
  directoryTransactionId: 'd',
  acsTransactionId: 'a',
  authenticationStatus: 'Y',
  reason: null,
  cardholderInfo: null,
};
const problem = { code: '303', description: 'Access denied', detail: 'No profile.', component: 'S' } as const;

function authentication(stage: Stage, scheme: Authentication['scheme'] = 'visa'): Authentication {
  return { version: '2.2.0', scheme, amount: 1299n, stage };
}

type Row = readonly [
  what: string,
  stage: Stage,
  verdict: Verdict['kind'],
  status: string | null,
  method: string | null,
  data: 'response' | 'error' | null,
];
const TABLE: readonly Row[] = [
  ['before the buyer comes', { kind: 'awaiting_buyer' }, 'wait', null, null, null],
  [
    'during a challenge',
    { kind: 'challenge', exchanged, acsUrl: 'https://acs', app: null },
    'wait',
    null,
    'challenge',
    null,
  ],
  ['not enrolled', { kind: 'not_enrolled' }, 'proceed', 'setup_error', null, 'error'],
  ['no merchant profile', { kind: 'setup_error', problem }, 'stop', 'setup_error', null, 'error'],
  ['directory server out of order', { kind: 'error', problem }, 'stop', 'error', null, 'error'],
  ['the buyer never came', { kind: 'expired' }, 'stop', 'error', null, 'error'],
  ['challenge left', { kind: 'cancelled', exchanged }, 'stop', 'cancelled', 'challenge', 'error'],
  [
    'frictionless Y',
    { kind: 'answered', method: 'frictionless', exchanged, result: 'Y', cavv: 'x' },
    'proceed',
    'complete',
    'frictionless',
    'response',
  ],
  [
    'frictionless A',
    { kind: 'answered', method: 'frictionless', exchanged, result: 'A', cavv: 'x' },
    'proceed',
    'complete',
    'frictionless',
    'response',
  ],
  [
    'frictionless N',
    { kind: 'answered', method: 'frictionless', exchanged, result: 'N', cavv: null },
    'stop',
    'declined',
    'frictionless',
    'error',
  ],
  [
    'frictionless R',
    { kind: 'answered', method: 'frictionless', exchanged, result: 'R', cavv: null },
    'stop',
    'declined',
    'frictionless',
    'error',
  ],
  [
    'frictionless U',
    { kind: 'answered', method: 'frictionless', exchanged, result: 'U', cavv: null },
    'proceed',
    'error',
    'frictionless',
    'error',
  ],
  [
    'directory timeout',
    { kind: 'answered', method: 'frictionless', exchanged, result: 'timeout', cavv: null },
    'stop',
    'error',
    'frictionless',
    'error',
  ],
  [
    'challenge Y',
    { kind: 'answered', method: 'challenge', exchanged, result: 'Y', cavv: 'x' },
    'proceed',
    'complete',
    'challenge',
    'response',
  ],
  [
    'challenge N',
    { kind: 'answered', method: 'challenge', exchanged, result: 'N', cavv: null },
    'stop',
    'declined',
    'challenge',
    'error',
  ],
  [
    'challenge timeout',
    { kind: 'answered', method: 'challenge', exchanged, result: 'timeout', cavv: null },
    'stop',
    'error',
    'challenge',
    'error',
  ],
];

for (const [what, stage, verdict, status, method, data] of TABLE) {
  test(`${what}: the payment has to ${verdict}, the summary says ${status}`, () => {
    const summary = summaryOf(authentication(stage));
    assert.equal(verdictOf(authentication(stage)).kind, verdict);
    assert.deepEqual(
      [summary.status, summary.method, summary.response_data !== null, summary.error_data !== null],
      [status, method, data === 'response', data === 'error'],
    );
    assert.equal(summary.amount, 1299);
    assert.equal(summary.version, '2.2.0');
  });
}

test('a charge carries a proof for Y and A only, with the scheme’s own ECI', () => {
  const answered = (result: 'Y' | 'A' | 'U'): Stage => ({
    kind: 'answered',
    method: 'frictionless',
    exchanged,
    result,
    cavv: result === 'U' ? null : 'cavv',
  });
  assert.deepEqual(verdictOf(authentication(answered('Y'), 'mastercard')), {
    kind: 'proceed',
    proof: { eci: '02', cavv: 'cavv', version: '2.2.0', directoryTransactionId: 'd', transactionStatus: 'Y' },
  });
  assert.deepEqual(verdictOf(authentication(answered('A'), 'amex')), {
    kind: 'proceed',
    proof: { eci: '06', cavv: 'cavv', version: '2.2.0', directoryTransactionId: 'd', transactionStatus: 'A' },
  });
  assert.deepEqual(verdictOf(authentication(answered('U'))), { kind: 'proceed', proof: null });
  assert.deepEqual(verdictOf(authentication({ kind: 'not_enrolled' })), { kind: 'proceed', proof: null });
});

test('the issuer’s words to the cardholder are told', () => {
  const told = { ...exchanged, cardholderInfo: 'Call your bank' };
  assert.equal(
    summaryOf(
      authentication({ kind: 'answered', method: 'frictionless', exchanged: told, result: 'N', cavv: null }),
    ).error_data?.detail,
    'Call your bank',
  );
  assert.equal(
    summaryOf(
      authentication({ kind: 'answered', method: 'frictionless', exchanged: told, result: 'Y', cavv: 'c' }),
    ).response_data?.cardholder_info,
    'Call your bank',
  );
});

test('every scheme has an ECI for every assurance: Mastercard counts from 00, the others from 05', () => {
  for (const scheme of CARD_SCHEMES) {
    const three = [eciFor(scheme, 'authenticated'), eciFor(scheme, 'attempted'), eciFor(scheme, 'none')];
    assert.deepEqual(
      three,
      ['mastercard', 'maestro', 'cirrus'].includes(scheme) ? ['02', '01', '00'] : ['05', '06', '07'],
      scheme,
    );
  }
});
