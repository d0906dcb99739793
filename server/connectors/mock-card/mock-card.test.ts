import { readStatementDescriptor } from '../../domain/purchase/details.ts';
import { readBuyer } from '../../domain/purchase/people.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { attempt } from '../../payment-services/attempt.ts';
import {
  type Bench,
  callOf,
  settingsOf,
  assertSucceeded,
} from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Authorize, AuthorizedAmounts, Instrument } from '../connector.ts';
import { mockCard } from './definition.ts';
import { DECLINES, readAuthorized } from './wire.ts';

let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await openConnectorBench();
  bench = running.bench(mockCard);
});
after(() => running.close());

function authorize(
  change: Partial<Authorize>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Outcome<AuthorizedAmounts>> {
  const input = { ...sampleAuthorize(mockCard, bench, 1299n, false), ...change };
  return attempt(() =>
    mockCard.operations.authorize({
      ...callOf(bench, settingsOf(mockCard, bench), input),
      options,
      webhookUrl: null,
    }),
  );
}

test('it cannot sync, verify, increment or cancel, and says so by not having them', () => {
  assert.deepEqual(Object.keys(mockCard.operations).sort(), [
    'authorize',
    'capture',
    'deleteToken',
    'find',
    'findToken',
    'payout',
    'refund',
    'tokenize',
    'void',
  ]);
});

test('the table of raw codes is complete: 54 of authorization and 10 of what follows it', () => {
  assert.equal(Object.keys(DECLINES).length, 64);
});

test('the postal code decides the address check', async () => {
  for (const [postalCode, expected] of [
    ['77001', 'no_match'],
    ['88001', 'partial_match_postcode'],
    ['99001', 'partial_match_address'],
    ['94107', 'match'],
  ] as const) {
    const outcome = assertSucceeded(
      await authorize({ buyer: readBuyer({ billing_details: { address: { postal_code: postalCode } } }) }),
    );
    assert.equal(outcome.value.avs, expected);
  }
});

test('the security code decides its own check', async () => {
  const card = sampleAuthorize(mockCard, bench, 1n, false).instrument;
  assert.ok(card.method === 'card');
  for (const [code, expected] of [
    ['222', 'not_provided'],
    ['333', 'no_match'],
    ['123', 'match'],
  ] as const) {
    const instrument: Instrument = { ...card, securityCode: bench.secret('card.security_code', code) };
    assert.equal(assertSucceeded(await authorize({ instrument })).value.cvv, expected);
  }
  assert.equal(
    assertSucceeded(await authorize({ instrument: { ...card, securityCode: null } })).value.cvv,
    'not_provided',
  );
});

test('merchant advice comes back with a decline of the account it was set for, and of no other', async () => {
  const amount = { ...sampleAuthorize(mockCard, bench, 200011n, false).amount };
  const adviceFor = async (account: string): Promise<string | undefined> => {
    const outcome = await authorize(
      { amount },
      { merchant_advice_code: { result: '01', account_number: account } },
    );
    assert.ok(outcome.kind === 'declined');
    return outcome.details?.merchantAdviceCode;
  };
  assert.deepEqual(
    [await adviceFor('4111111111111111'), await adviceFor('4242424242424242')],
    ['01', undefined],
  );
});

test('an expired card is declined as expired', async () => {
  const card = sampleAuthorize(mockCard, bench, 1n, false).instrument;
  assert.ok(card.method === 'card');
  const outcome = await authorize({ instrument: { ...card, expiry: { month: 1, year: 2020 } } });
  assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['declined', 'expired_payment_method']);
});

test('what the transaction carries reaches the processor', async () => {
  const { reference } = assertSucceeded(
    await authorize({
      installmentCount: 3,
      initiator: 'merchant',
      previousSchemeTransactionId: '123456789012345',
      previousTransactionLinkId: 'link-1',
      statementDescriptor: readStatementDescriptor({ name: 'RAILYARD' }),
      buyer: readBuyer({ billing_details: { address: { postal_code: '94107' } } }),
    }),
  );
  const response = await fetch(
    `${running.simulator.url}/_control/ledger?account=${bench.merchantAccountId}&payment=${reference}`,
  );
  const { payments } = (await response.json()) as {
    payments: { details: Record<string, unknown>; instrument: Record<string, unknown> }[];
  };
  assert.deepEqual(
    { ...payments[0]?.details, ...payments[0]?.instrument, token: null },
    {
      initiator: 'merchant',
      payment_source: 'ecommerce',
      previous_scheme_transaction_id: '123456789012345',
      previous_transaction_link_id: 'link-1',
      order: 'order-1',
      installments: 3,
      descriptor: 'RAILYARD',
      eci: null,
      purchase: {
        created_at: '2026-11-01T10:00:00.000Z',
        buyer: { billing_details: { address: { postal_code: '94107' } } },
        statement_descriptor: { name: 'RAILYARD' },
      },
      kind: 'card',
      last_four: '1111',
      scheme: 'visa',
      token: null,
    },
  );
});

test('scheme transaction ids have the form of their scheme', async () => {
  assert.match(assertSucceeded(await authorize({})).value.schemeTransactionId ?? '', /^[0-9]{15}$/);
  const card = sampleAuthorize(mockCard, bench, 1n, false).instrument;
  assert.ok(card.method === 'card');
  assert.match(
    assertSucceeded(await authorize({ instrument: { ...card, scheme: 'mastercard' } })).value
      .schemeTransactionId ?? '',
    /^MCS[0-9]{10}$/,
  );
});

test('an answer that is not what the processor documents is unknown, whatever it says', () => {
  for (const [status, text] of [
    [200, ''],
    [200, 'null'],
    [200, '[]'],
    [200, '{}'],
    [200, '{"id":"x","status":"approved"}'],
    [200, '{"id":"x","status":"maybe"}'],
    [200, '<html>'],
    [502, '{"status":"approved"}'],
    [409, '{}'],
    [204, ''],
  ] as const) {
    assert.equal(readAuthorized(status, text).kind, 'unknown', `${status} ${text}`);
  }
});
