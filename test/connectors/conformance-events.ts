import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorReference } from '../../server/domain/outcome.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import type { Connector, ProcessorEvent } from '../../server/connectors/connector.ts';
import { type RawEvent, AMOUNT, type Suite, pending, succeeded } from './conformance-suite.ts';

export function webhookPromises(suite: Suite, webhook: NonNullable<Connector['webhook']>): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);
  const paidEvents = async (): Promise<
    Readonly<{ operationId: string; raw: readonly RawEvent[]; events: readonly ProcessorEvent[] }>
  > => {
    const operationId = suite.bench().newOperationId();
    await suite.paid(AMOUNT, true, operationId);
    const saysPaid = ({ body }: RawEvent): boolean =>
      webhook
        .parse(body)
        .some(({ change }) => change?.kind === 'payment' && change.outcome.kind === 'succeeded');
    const raw = await suite.bench().events(operationId, (events) => events.some(saysPaid));
    return { operationId, raw, events: raw.flatMap(({ body }) => webhook.parse(body)) };
  };

  promise('its events are signed, name our operation, and say how the payment ended', async () => {
    const { operationId, raw, events } = await paidEvents();
    for (const { headers, body } of raw)
      assert.equal(
        await webhook.verify(
          { headers, body, now: suite.bench().now() },
          suite.settings(),
          suite.bench().signatures,
        ),
        true,
      );
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
      const { headers, body } = event;
      const now = suite.bench().now();
      const verify = (raw: RawEvent, at = now): Promise<boolean> =>
        webhook.verify({ ...raw, now: at }, suite.settings(), suite.bench().signatures);
      const changed = Buffer.from(body);
      changed[body.length - 2] = (changed[body.length - 2] ?? 0) ^ 1;
      assert.equal(await verify({ headers, body: changed }), false);
      assert.equal(await verify({ headers: {}, body }), false);
      assert.equal(
        await verify({
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [
              name,
              value.replaceAll(/[0-9a-f]{64}/g, '0'.repeat(64)),
            ]),
          ),
          body,
        }),
        false,
      );
      assert.equal(
        await verify({ headers, body }, new Date(now.getTime() + 3_600_000)),
        false,
        'an hour later',
      );
    },
  );

  promise('a body that is not an event is no event, and nothing is thrown', () => {
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
      for (const event of webhook.parse(Buffer.from(text))) assert.equal(event.change, null, text);
    }
    return Promise.resolve();
  });
}

export function mandatePromises(suite: Suite): void {
  const { connector } = suite;
  test(`${connector.id}: a mandate can be ended, once or often, and one that does not exist cannot`, async () => {
    const { cancelMandate } = connector.operations;
    assert.ok(cancelMandate !== undefined);
    const { mandate } = pending(await suite.authorize(AMOUNT, { capture: true }));
    assert.ok(mandate !== undefined);
    succeeded(
      await attempt(() =>
        cancelMandate(suite.call({ mandate: mandate.reference }, { scenario: 'cancel-mandate' })),
      ),
    );
    succeeded(await attempt(() => cancelMandate(suite.call({ mandate: mandate.reference }))));
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
