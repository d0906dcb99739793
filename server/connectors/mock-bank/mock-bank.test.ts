import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { currency } from '../../domain/currency.ts';
import type { Outcome, ProcessorReference } from '../../domain/outcome.ts';
import { type Bench, callOf, assertPending, settingsOf } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import type { Authorize, AuthorizedAmounts, Call, LookUpOutcome, Instrument } from '../connector.ts';
import type { ProcessorChange } from '../events.ts';
import { eventsIn } from '../../../test/connectors/sandbox-events.ts';
import { mockBank } from './definition.ts';

const DAY_MS = 86_400_000;
let running: ConnectorBench;
let bench: Bench;
before(async () => {
  running = await openConnectorBench();
  bench = running.bench(mockBank);
});
after(() => running.close());

const { operations } = mockBank;

function call<Input>(input: Input, operationId?: string): Call<(typeof mockBank)['settings'], Input> {
  return callOf(bench, settingsOf(mockBank, bench), input, { operationId });
}

type Bank = Extract<Instrument, { method: 'bank' }>;

function bank(change: Partial<Bank>): Bank {
  const sample = sampleAuthorize(mockBank, bench, 1n, true).instrument;
  assert.ok(sample.method === 'bank');
  return { ...sample, ...change };
}

function debit(
  amount: bigint,
  instrument: Partial<Bank> = {},
  code = 'USD',
): Promise<Outcome<AuthorizedAmounts>> {
  const input: Authorize = {
    ...sampleAuthorize(mockBank, bench, amount, true),
    amount: { minor: amount, currency: currency(code) },
    instrument: bank(instrument),
  };
  return operations.authorize(call(input));
}

async function state(reference: ProcessorReference): Promise<LookUpOutcome['kind'] | undefined> {
  const response = await fetch(
    `${running.simulator.url}/_control/ledger?account=${bench.merchantAccountId}&payment=${reference}`,
  );
  const { payments } = (await response.json()) as { payments: { details: { reference: string } }[] };
  const of = call(
    { kind: 'authorize' as const, of: reference, sentAt: null },
    payments[0]?.details.reference ?? '',
  );
  return (await operations.find?.(of))?.kind;
}

/** What the connector reads out of the last event about a subject. */
async function lastChange(subject: string): Promise<ProcessorChange | null | undefined> {
  const response = await fetch(
    `${running.simulator.url}/_control/events?account=${bench.merchantAccountId}&subject=${subject}`,
  );
  const { items } = (await response.json()) as { items: { body: string }[] };
  return (await eventsIn(mockBank, Buffer.from(items.at(-1)?.body ?? ''))).at(0)?.change;
}

test('each scheme settles after its own days, and its mandate is confirmed before', async () => {
  for (const [scheme, code, mandateDays, settlementDays] of [
    ['ach', 'USD', 0, 3],
    ['sepa', 'EUR', 1, 2],
    ['bacs', 'GBP', 2, 3],
  ] as const) {
    const { reference, mandate } = assertPending(await debit(1299n, { scheme }, code));
    assert.ok(mandate !== undefined);
    assert.equal(mandate.status, mandateDays === 0 ? 'active' : 'pending', scheme);
    await running.advance(mandateDays * DAY_MS + 1000);
    if (mandateDays > 0)
      assert.deepEqual(await lastChange(mandate.reference), {
        kind: 'mandate',
        mandate: mandate.reference,
        status: 'active',
        by: 'bank',
      });
    assert.equal(await state(reference), 'pending');
    await running.advance((settlementDays - mandateDays) * DAY_MS + 1000);
    assert.equal(await state(reference), 'succeeded', scheme);
  }
});

test('a debit without cover is accepted first and fails at settlement', async () => {
  const { reference } = assertPending(await debit(200011n));
  await running.advance(4 * DAY_MS);
  const change = await lastChange(reference);
  assert.ok(change?.kind === 'payment');
  assert.deepEqual(
    [change.outcome.kind, 'code' in change.outcome && change.outcome.code],
    ['declined', 'insufficient_funds'],
  );
});

test('money that arrived can come back: the return says how much and why, and find that it arrived', async () => {
  const { reference } = assertPending(await debit(540001n));
  await running.advance(3 * DAY_MS + 1000);
  assert.equal(await state(reference), 'succeeded');
  await running.advance(2 * DAY_MS);
  const change = await lastChange(reference);
  assert.ok(
    change?.kind === 'returned' &&
      change.payment.kind === 'succeeded' &&
      change.payment.value.captured === 540001n,
    'the payment stands beside its return',
  );
  assert.deepEqual(
    { ...change, payment: null },
    {
      kind: 'returned',
      amount: 540001n,
      code: 'insufficient_funds',
      raw: { code: '200011', description: 'insufficient funds' },
      payment: null,
    },
  );
  assert.equal(await state(reference), 'succeeded');
});

test('a mandate that the bank refuses takes its debit down with it', async () => {
  const { reference, mandate } = assertPending(await debit(540003n, { scheme: 'sepa' }, 'EUR'));
  await running.advance(3 * DAY_MS);
  assert.deepEqual(await lastChange(mandate?.reference ?? ''), {
    kind: 'mandate',
    mandate: mandate?.reference,
    status: 'failed',
    by: 'bank',
  });
  assert.equal(await state(reference), 'declined');
});

test('a later debit under the mandate sends no account number; under a revoked one it is declined', async () => {
  const { mandate } = assertPending(await debit(1000n));
  assert.ok(mandate !== undefined);
  const again = assertPending(await debit(1100n, { mandate: mandate.reference }));
  assert.deepEqual(again.mandate, mandate);
  await running.act('mock-bank', mandate.reference, 'revoke_by_buyer');
  assert.deepEqual(await lastChange(mandate.reference), {
    kind: 'mandate',
    mandate: mandate.reference,
    status: 'revoked',
    by: 'buyer',
  });
  const refused = await debit(1200n, { mandate: mandate.reference });
  assert.deepEqual(
    [refused.kind, 'code' in refused && refused.code],
    ['declined', 'canceled_payment_method'],
  );
});

test('a mandate that has ended says so once, whoever ends it again', async () => {
  const { mandate } = assertPending(await debit(1000n));
  assert.ok(mandate !== undefined && operations.cancelMandate !== undefined);
  await operations.cancelMandate(call({ mandate: mandate.reference }));
  await running.act('mock-bank', mandate.reference, 'revoke_by_bank');
  await running.act('mock-bank', mandate.reference, 'activate');
  assert.deepEqual(
    (await running.written(mandate.reference)).filter((name) => name.startsWith('mandate.')),
    ['mandate.created', 'mandate.revoked'],
  );
});

test('a cancelled debit never settles', async () => {
  const { reference } = assertPending(await debit(1000n));
  assert.ok(operations.cancel !== undefined);
  await operations.cancel(
    call({
      transactionId: 't',
      amount: { minor: 1000n, currency: currency('USD') },
      of: reference,
      reason: null,
      final: true,
      paid: { authorized: 0n, captured: 0n, refunded: 0n },
      instrument: { lastFour: null, scheme: null, expiry: null },
    }),
  );
  await running.advance(5 * DAY_MS);
  assert.equal(await state(reference), 'failed');
  assert.deepEqual(
    (await running.written(reference)).filter((name) => name.startsWith('debit.')),
    [],
  );
});
