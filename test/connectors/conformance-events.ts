import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorReference } from '../../server/domain/outcome.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import { type RawEvent, AMOUNT, type Suite, assertPending, assertSucceeded } from './conformance-suite.ts';

export function webhookPromises(suite: Suite): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);
  const paidEvents = async (): Promise<Readonly<{ operationId: string; raw: readonly RawEvent[] }>> => {
    const operationId = suite.bench().newOperationId();
    await suite.paidOut(AMOUNT, operationId);
    const saysPaid = async (raw: readonly RawEvent[]): Promise<boolean> =>
      (await suite.eventsIn(raw)).some(
        ({ change }) => change?.kind === 'payment' && change.outcome.kind === 'succeeded',
      );
    return { operationId, raw: await suite.bench().events(operationId, saysPaid) };
  };

  promise('its events are signed, name our operation, and say how the payment ended', async () => {
    const { operationId, raw } = await paidEvents();
    const events = await suite.eventsIn(raw);
    const paid = events.find(
      ({ of, change }) =>
        of.operationId === operationId && change?.kind === 'payment' && change.outcome.kind === 'succeeded',
    );
    assert.ok(
      paid?.change?.kind === 'payment' && paid.change.outcome.kind === 'succeeded',
      JSON.stringify(events.map(({ name }) => name)),
    );
    assert.equal(paid.change.outcome.value.captured, AMOUNT);
    assert.equal(new Set(events.map(({ eventId }) => eventId)).size, events.length);
  });

  promise(
    'an event with a changed byte, another signature, none, or an old one is not verified',
    async () => {
      const [event] = (await paidEvents()).raw;
      assert.ok(event !== undefined);
      const forgeries = suite.bench().facts?.forgeries;
      if (forgeries !== undefined) {
        for (const forged of forgeries(event))
          assert.equal((await suite.read(forged)).kind, 'refused', forged.body.toString());
        return;
      }
      const isRefused = async (raw: Partial<RawEvent>, at?: Date): Promise<boolean> =>
        (await suite.read({ ...event, ...raw }, at)).kind === 'refused';
      const { headers, body } = event;
      const changed = Buffer.from(body);
      changed[body.length - 2] = (changed[body.length - 2] ?? 0) ^ 1;
      assert.ok(await isRefused({ body: changed }));
      assert.ok(await isRefused({ headers: {} }));
      const forged = Object.entries(headers).map(([name, value]) => [
        name,
        value.replaceAll(/[0-9a-f]{64}/g, '0'.repeat(64)),
      ]);
      assert.ok(await isRefused({ headers: Object.fromEntries(forged) }));
      const later = new Date(Date.now() + 3_600_000);
      assert.ok(await isRefused({}, later), 'an hour later');
    },
  );

  promise('a body that is not an event is no event, and nothing is thrown', async () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '{"id":1}',
      '{"id":"x","type":"y"}',
      '\u0000',
      '{"id":"x","type":"__proto__","payment":{"id":"__proto__"}}',
    ]) {
      for (const event of await suite.eventsIn([suite.bench().signed(Buffer.from(text))]))
        assert.equal(event.change, null, text);
    }
  });
}

export function mandatePromises(suite: Suite): void {
  const { connector } = suite;
  test(`${connector.id}: a mandate can be ended, once or often, and one that does not exist cannot`, async () => {
    const { cancelMandate } = connector.operations;
    assert.ok(cancelMandate !== undefined);
    const { mandate } = assertPending(await suite.authorize(AMOUNT, { capture: true }));
    assert.ok(mandate !== undefined);
    assertSucceeded(
      await attempt(() =>
        cancelMandate(suite.call({ mandate: mandate.reference }, { scenario: 'cancel-mandate' })),
      ),
    );
    assertSucceeded(await attempt(() => cancelMandate(suite.call({ mandate: mandate.reference }))));
    assert.equal(
      (
        await attempt(() =>
          cancelMandate(suite.call({ mandate: processorReference(suite.bench().newOperationId()) })),
        )
      ).kind,
      'failed',
    );
  });
}
