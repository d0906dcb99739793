import assert from 'node:assert/strict';
import type { Outcome } from '../../server/domain/outcome.ts';
import type { Wire } from '../../server/net/wire.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import { factsOf } from './facts.ts';
import { sampleAuthorize } from './conformance-samples.ts';
import { AMOUNT, Suite, assertPending, assertSucceeded } from './conformance-suite.ts';

/** Tokens that a processor makes of an instrument: how one is had, whether it pays, how it is forgotten. */

/** Whose a token is, where its processor asks. */
const customers = new Map<string, string | null>();

/**
 * As the processor gives it: by an answer, or by an event about the payment that its instrument is stored with; or to
 * somebody else.
 */
export async function storedToken(suite: Suite): Promise<string> {
  const { connector } = suite;
  const bench = suite.bench();
  const operationId = bench.newOperationId();
  const { complete, tokenize } = connector.operations;
  const keep = factsOf(connector)?.keep;
  if (keep !== undefined) {
    const kept = await keep(bench.baseUrl);
    customers.set(kept.token, kept.customer);
    return kept.token;
  }
  const sample = { ...sampleAuthorize(connector, bench, AMOUNT, true), store: true };
  if (tokenize !== undefined) {
    const { instrument } = sample;
    const ask = () =>
      attempt(() =>
        tokenize(suite.call({ instrument, returnUrl: 'https://shop.example/back' }, { operationId })),
      );
    const first = await ask();
    if (first.kind !== 'pending') return assertSucceeded(first).value.token;
    await bench.buyerDoes(assertPending(first).reference);
    return assertSucceeded(await ask()).value.token;
  }
  const paid = await attempt(() => connector.operations.authorize(suite.call(sample, { operationId })));
  const { reference } = paid.kind === 'succeeded' ? paid : assertPending(paid);
  if (paid.kind === 'pending') {
    await bench.buyerDoes(reference);
    await attempt(() => (complete ?? assert.fail())(suite.completing(paid, true)));
  }
  let token: string | undefined;
  await bench.events(reference, async (raw) => {
    for (const { change } of await suite.eventsIn(raw))
      if (change?.kind === 'stored_token') token = change.token;
    return token !== undefined;
  });
  return token ?? assert.fail('no token was told of');
}

/** Whether the processor still takes it. */
export async function pays(suite: Suite, token: string): Promise<boolean> {
  const { connector } = suite;
  const bench = suite.bench();
  const outcome = await attempt(() =>
    connector.operations.authorize(
      suite.call({
        ...sampleAuthorize(connector, bench, AMOUNT, true),
        initiator: 'merchant' as const,
        isSubsequentPayment: true,
        instrument: {
          method: 'stored-token' as const,
          token: bench.secret('payment_service_token', token),
          customer: customers.get(token) ?? null,
          name: connector.method,
        },
      }),
    ),
  );
  assert.ok(outcome.kind === 'succeeded' || 'code' in outcome, `neither yes nor no: ${outcome.kind}`);
  return outcome.kind === 'succeeded';
}

/** Asked for of the buyer that it was stored for. */
export async function forget(
  { connector, bench }: Suite,
  token: string,
  http: (wire: Wire) => Wire = (wire) => wire,
): Promise<Outcome<null>> {
  const wired = new Suite(connector, () => ({ ...bench(), wire: (name) => http(bench().wire(name)) }));
  const { buyerId } = sampleAuthorize(connector, bench(), AMOUNT, true);
  const { deleteToken } = connector.operations;
  const input = { token: bench().secret('payment_service_token', token), buyerId };
  return attempt(() => (deleteToken ?? assert.fail())(wired.call(input)));
}
